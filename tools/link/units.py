"""Modules that are always loaded together become one: a module costs some 200 bytes of its own.

Which those are follows from the imports. What is loaded once an import inside a function is
carried out is what that module imports at its top, and so on, less what surely is there by then.
Modules that are loaded on exactly the same occasions make a unit.
"""

import ast
import collections

from tools.link.program import defined, imported_names, local_names
from tools.link.walk import walk


def unite(program):
    """Return the units of a program, path → tree.

    A unit has the path of one of its modules. References between modules are put right.
    """
    groups = _groups(program)
    heads = {name: _head(program, group) for group in groups for name in group}
    names = _Finals(program, groups)
    trees = {}
    for group in groups:
        head = program.modules[heads[group[0]]]
        trees[head.path] = _merged(program, group, heads, names)
    return trees


# --- which modules are loaded when ----------------------------------------------------------------
def _groups(program):
    """Return the lists of modules that make units, each in the order of its imports."""
    closures = {name: _closure(program, name) for name in program.modules}
    lazy = {name: [] for name in program.modules}
    for module in program.modules.values():
        for target in module.lazy:
            lazy[target].append(module.name)
    reached = {name for module in program.modules.values() for name in module.top}
    outside = {
        name for name in lazy if name in program.entries or not (lazy[name] or name in reached)
    }
    roots = outside | {name for name, sites in lazy.items() if sites}  # by which others get loaded
    there = {name: set() if name in outside else set(program.modules) for name in roots}
    occasions = {name: [root for root in roots if name in closures[root]] for name in closures}
    while True:
        loaded = {
            name: set.intersection(*(closures[root] | there[root] for root in occasions[name]))
            for name in program.modules
            if occasions[name]
        }
        new = {
            root: before
            if root in outside
            else set.intersection(*(loaded.get(site, before) for site in lazy[root]))
            for root, before in there.items()
        }
        if new == there:
            break
        there = new
    return _same_occasions(program, closures, there)


def _same_occasions(program, closures, there):
    groups = {}
    for name in _in_order(program):
        new = frozenset(root for root in there if name in closures[root] - there[root])
        groups.setdefault(new or name, []).append(name)
    return [part for group in groups.values() for part in _parted(program, group)]


def _parted(program, group):
    """Part a group so that each unit has no more than one module that keeps its own name.

    What needs a module that stays alone is not united with what that module needs.
    """
    entry = next((name for name in group if name in program.entries), None)
    units = {}
    levels = {}
    first = entry
    for name in group:
        module = program.modules[name]
        known = name in program.entries or module.as_value
        alone = module.strange or module.path.endswith("__init__.py")
        alone = alone or (known and first not in (None, name))
        if known and not alone:
            first = name
        levels[name] = max((levels[other] for other in module.top if other in levels), default=0)
        if alone:
            units[name] = [name]
            levels[name] += 1
        else:
            units.setdefault(levels[name], []).append(name)
    return list(units.values())


def _closure(program, name):
    """Return what is loaded with a module: itself, and all that it imports at its top."""
    found = set()
    waiting = [name]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += program.modules[name].top
    return found


def _in_order(program):
    """Return the names of all modules, each behind those that it imports at its top."""
    order = []

    def visit(name):
        if name not in seen:
            seen.add(name)
            for other in program.modules[name].top:
                visit(other)
            order.append(name)

    seen = set()
    for name in sorted(program.modules):
        visit(name)
    return order


def _head(program, group):
    """Return the module of a group that lends the unit its name."""
    kept = [name for name in group if name in program.entries or program.modules[name].as_value]
    lazy = {name for module in program.modules.values() for name in module.lazy}
    return (kept or [name for name in group if name in lazy] or group[-1:])[-1]


# --- names ---------------------------------------------------------------------------------------
class _Finals:
    """What each module's names are called in its unit."""

    def __init__(self, program, groups):
        self.names = {}
        self.taken = set().union(*(local_names(m.tree) for m in program.modules.values()))
        self.shared = _shared(program, {name: group[0] for group in groups for name in group})
        for group in groups:
            self._name(program, group)

    def _name(self, program, group):
        """Name what the modules of a group define; what stays within the unit gets an underscore.

        The names of a module that stays alone, and those that something asks for, remain.
        """
        modules = [program.modules[name] for name in group]
        names = [(module, name) for module in modules for name in sorted(defined(module.tree))]
        fixed = {name for module, name in names if program.fixed(module, name)}
        counts = collections.Counter(name for _, name in names)
        for module, name in names:
            final = name
            if not program.fixed(module, name) and not module.path.endswith("__init__.py"):
                shared = (module.name, name) in self.shared
                final = name.lstrip("_") if shared else "_" + name.lstrip("_")
                if (
                    counts[name] > 1
                    or final in self.taken | fixed
                    or final in counts.keys() - {name}
                ):
                    final = f"{module.name.replace('.', '_')}__{name.lstrip('_')}"
                    final = final if shared else "_" + final
            self.names[module.name, name] = final

    def of(self, module, name):
        """Return what a module's name is called."""
        return self.names.get((module, name), name)


def _shared(program, groups):
    """Return (module, name) of what some module uses that does not get into the same unit."""
    shared = set()
    for module in program.modules.values():
        refs = {ref[1:] for ref in module.imports.values() if ref and ref[0] == "name"}
        for node in walk(module.tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                ref = module.imports.get(node.value.id)
                if ref and ref[0] == "module":
                    home = program.home(ref[1], node.attr)
                    if home[0] == "name":
                        refs.add(home[1:])
        shared |= {(name, what) for name, what in refs if groups[name] != groups[module.name]}
    return shared


# --- merging -------------------------------------------------------------------------------------
def _merged(program, group, heads, names):
    """Return the tree of a unit."""
    if len(group) == 1 and program.modules[group[0]].strange:
        return program.modules[group[0]].tree
    body = []
    imports = {}
    taken = set()
    for name in group:
        taken |= {names.of(name, own) for own in defined(program.modules[name].tree)}
        taken |= local_names(program.modules[name].tree)
    for name in group:
        referring = _Referring(program, program.modules[name], heads, names, imports, taken)
        body += [referring.visit(node) for node in program.modules[name].tree.body]
        body += referring.passed_on()
    body = [node for node in body if node is not None and not isinstance(node, ast.Pass)]
    return ast.Module([_import(name, *target) for name, target in imports.items()] + body, [])


def _import(name, module, what):
    """Return an import statement that binds a name."""
    if what is not None:
        return ast.ImportFrom(module, [ast.alias(what, None if what == name else name)], 0)
    package, dot, last = module.rpartition(".")
    if dot:
        return ast.ImportFrom(package, [ast.alias(last, None if last == name else name)], 0)
    return ast.Import([ast.alias(module, None if module == name else name)])


class _Referring(ast.NodeTransformer):
    """Makes the names of one module those of its unit. `imports`: what the unit imports."""

    def __init__(self, program, module, heads, names, imports, taken):
        self.program = program
        self.module = module
        self.heads = heads
        self.names = names
        self.imports = imports
        self.taken = taken
        self.own = defined(module.tree)
        self.unit = heads[module.name]
        self.top_imports = set().union(*map(imported_names, _top_imports(module.tree)))
        self.locals = [set()]  # of the functions around
        self.classes = [set()]

    def _imported(self, name, module, what):
        """Return the name under which the unit has something from outside of it, imported once."""
        for known, target in self.imports.items():
            if target == (module, what):
                return known
        while name in self.taken or name in self.imports:
            name = "_" + name
        self.imports[name] = (module, what)
        return name

    def _global(self, module, name):
        """Return what another module's name is called here."""
        final = self.names.of(module, name)
        if self.heads[module] != self.unit:
            final = self._imported(final, self.heads[module], final)
        if final in self.locals[-1]:
            raise ValueError(f"{self.module.path}: a function has another {final} of its own")
        return final

    def visit_Name(self, node):
        ref = self.module.imports.get(node.id)
        if node.id in self.locals[-1] | self.classes[-1]:
            return node
        if node.id in self.own:
            node.id = self._global(self.module.name, node.id)
        elif ref and node.id in self.top_imports:
            if ref[0] == "name":
                node.id = self._global(ref[1], ref[2])
            elif ref[0] == "module":
                head = self.heads[ref[1]]
                node.id = self._imported(node.id, head, None)
            else:
                node.id = self._imported(node.id, ref[1], ref[2])
        return node

    def visit_Attribute(self, node):
        if isinstance(node.value, ast.Name):
            ref = self.module.imports.get(node.value.id)
            if ref and ref[0] == "module":
                return self._asked(node, ref[1])
        return self.generic_visit(node)

    def _asked(self, node, module):
        """Return what stands for an attribute of a module, which it may itself have imported."""
        home = self.program.home(module, node.attr)
        at_top = node.value.id in self.top_imports
        units = {self.unit, self.heads[module]}  # from where a name can be had in a function
        if home[0] != "name" or not (at_top or self.heads[home[1]] in units):
            raise ValueError(f"{self.module.path}: {module}.{node.attr} lies elsewhere")
        if at_top:
            return ast.copy_location(ast.Name(self._global(*home[1:]), node.ctx), node)
        node.attr = self.names.of(*home[1:])
        if self.heads[home[1]] == self.unit:
            return ast.copy_location(ast.Name(node.attr, node.ctx), node)
        return node

    def passed_on(self):
        """Return assignments for what may be asked of this module though it only imports it."""
        if not self.module.as_value:
            return []
        return [
            ast.Assign([ast.Name(name, ast.Store())], ast.Name(final, ast.Load()), lineno=0)
            for name, ref in self.module.imports.items()
            if name in self.top_imports and ref and ref[0] == "name"
            for final in [self._global(ref[1], ref[2])]
            if final != name and self.program.is_asked(self.module, name)
        ]

    def visit_Import(self, node):
        return self._moved(node)

    def visit_ImportFrom(self, node):
        return self._moved(node)

    def _moved(self, node):
        """Return an import inside a function with its targets put right; at the top none."""
        if len(self.locals) == 1:
            return None
        parts = []
        for name, ref in self.program.targets(self.module, node):
            ref = self.module.imports.get(name) or ref
            if ref[0] == "outside":
                parts.append(_import(name, ref[1], ref[2]))
            elif ref[0] == "module":
                if self.heads[ref[1]] != self.unit:
                    parts.append(_import(name, self.heads[ref[1]], None))
            elif self.heads[ref[1]] == self.unit:
                parts.append(
                    ast.Assign(
                        [ast.Name(name, ast.Store())], ast.Name(self._global(*ref[1:]), ast.Load())
                    )
                )
            else:
                parts.append(_import(name, self.heads[ref[1]], self.names.of(ref[1], ref[2])))
        return [
            ast.fix_missing_locations(ast.copy_location(part, node)) for part in parts
        ] or ast.Pass()

    def visit_FunctionDef(self, node):
        if len(self.locals) == 1 and len(self.classes) == 1:
            node.name = self.names.of(self.module.name, node.name)
        node.decorator_list = [self.visit(part) for part in node.decorator_list]
        node.args.defaults = [self.visit(part) for part in node.args.defaults]
        self.locals.append(self.locals[-1] | local_names(ast.Module([node], [])))
        self.classes.append(set())
        node.body = _flat(self.visit(part) for part in node.body)
        self.classes.pop()
        self.locals.pop()
        return node

    def visit_ClassDef(self, node):
        if len(self.locals) == 1:
            node.name = self.names.of(self.module.name, node.name)
        node.bases = [self.visit(part) for part in node.bases]
        self.classes.append(defined(node))
        node.body = _flat(self.visit(part) for part in node.body)
        self.classes.pop()
        return node


def _top_imports(tree):
    return [node for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]


def _flat(parts):
    """Return the statements of a body, where each may have become several."""
    body = []
    for part in parts:
        body += part if isinstance(part, list) else [part]
    return body or [ast.Pass()]
