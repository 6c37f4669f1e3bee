"""The modules of a program and what their names stand for, as far as that is plain to see.

A module that does anything unusual is `strange`: nothing of it is changed but constants of others
that it uses, and it stays a file of its own.
"""

import ast
import functools

from tools.link.walk import walk

_PLAIN = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef, ast.Assign)
_SCOPES = (ast.FunctionDef, ast.Lambda, ast.ClassDef)


class Module:
    """A module. `name`: dotted; `imports`: what each name that an import binds stands for.

    `shadowed`: names that stand for something else in some function.
    That is ("module", M) or ("name", M, x) for what is in the program, ("outside", M, x) for what
    is not, None where the name has more than one meaning. `top`: the modules that it always
    imports; `lazy`: those that it may import while it runs.
    """

    def __init__(self, path, text):
        self.path = path
        self.name = module_name(path)
        self.tree = ast.parse(text, path)
        drop_docstrings(self.tree)
        self.tree.body = [node for node in self.tree.body if bound_names(node) != {"__all__"}]
        for node in walk(self.tree):
            if hasattr(node, "lineno"):
                node.origin = (path, node.lineno)
        self.imports = {}
        self.shadowed = own_names(self.tree)
        self.top = []
        self.lazy = []
        self.strange = _is_strange(self.tree)
        self.as_value = False

    def package(self):
        """Return the name of the package that the module lies in."""
        return self.name if self.path.endswith("__init__.py") else self.name.rpartition(".")[0]


class Program:
    """All modules, by name. `keep`: names that something outside uses, in modules of `entries`."""

    def __init__(self, sources, keep, entries):
        self.keep = set(keep)
        self.entries = set(entries)
        self.pinned = set()
        self.modules = {}
        for path, text in sources.items():
            module = Module(str(path), text)
            self.modules[module.name] = module
        for module in self.modules.values():
            drop_preloads(module.tree)
            self._read_imports(module)
        for module in self.modules.values():
            for name, ref in module.imports.items():
                module.imports[name] = self._followed(ref)
        for module in self.modules.values():
            self._read_values(module)
        reached = {name for m in self.modules.values() for name in m.top + m.lazy}
        self.entries |= self.modules.keys() - reached  # something loads it by its name
        for name in self.entries & self.modules.keys():
            self.modules[name].as_value = True
        self.attributes = {
            node.attr
            for module in self.modules.values()
            for node in walk(module.tree)
            if isinstance(node, ast.Attribute)
        }

    @functools.cache  # noqa: B019
    def strings(self):
        """Return all texts in the program: any of them may be a name that is asked for."""
        nodes = (node for module in self.modules.values() for node in walk(module.tree))
        return {
            node.value
            for node in nodes
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }

    def targets(self, module, node):
        """Return (name that is bound, what it stands for) for each part of an import."""
        if isinstance(node, ast.Import):
            for alias in node.names:
                known = alias.name in self.modules and (alias.asname or "." not in alias.name)
                ref = ("module", alias.name) if known else ("outside", alias.name, None)
                yield alias.asname or alias.name.partition(".")[0], ref
            return
        base = node.module or ""
        if node.level:
            around = module.package().split(".")
            around = around[: len(around) - node.level + 1]
            base = ".".join(filter(None, (*around, node.module)))
        for alias in node.names:
            inner = f"{base}.{alias.name}"
            if inner in self.modules:
                ref = ("module", inner)
            elif base in self.modules:
                ref = ("name", base, alias.name)
            else:
                ref = ("outside", base, alias.name)
            yield alias.asname or alias.name, ref

    def _read_imports(self, module):
        outer = set(module.tree.body)
        stored = defined(module.tree)
        for node in walk(module.tree):
            if not isinstance(node, (ast.Import, ast.ImportFrom)):
                continue
            for name, ref in self.targets(module, node):
                same = module.imports.get(name, ref) == ref and name not in stored
                module.imports[name] = ref if same else None
                if ref[0] != "outside":
                    (module.top if node in outer else module.lazy).append(ref[1])
        if module.strange:
            module.imports = dict.fromkeys(module.imports)

    def home(self, module, name):
        """Return what `module.name` stands for: as in `imports`, where that is defined."""
        return self._followed(("name", module, name))

    def _followed(self, ref):
        """Return what a name stands for that a module has only imported itself."""
        while ref and ref[0] == "name":
            module = self.modules[ref[1]]
            behind = module.imports.get(ref[2])
            if not behind or ref[2] in defined(module.tree):
                return ref
            ref = behind
        return ref

    def _read_values(self, module):
        """Mark the modules of which more is used here than the names in them."""
        attributes = {
            id(node.value) for node in walk(module.tree) if isinstance(node, ast.Attribute)
        }
        for node in walk(module.tree):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                for name, ref in self.targets(module, node):
                    if ref[0] != "outside" and module.imports[name] is None:
                        self.modules[ref[1]].as_value = True
                        self.pinned.add(ref[1:])
            elif isinstance(node, ast.Name) and id(node) not in attributes:
                ref = module.imports.get(node.id) if node.id not in module.shadowed else None
                if ref and ref[0] == "module":
                    self.modules[ref[1]].as_value = True

    def fixed(self, module, name):
        """Return whether a module's name must stay: something may ask for it by this name."""
        if (module.name, name) in self.pinned:
            return True
        if module.strange or (name in self.keep and module.name in self.entries):
            return True
        return module.as_value and self.is_asked(module, name)

    def is_asked(self, module, name):
        """Return whether this name may be asked of a module that is used as a value."""
        known = self.keep | self.attributes | self.strings()
        return not name.startswith("_") and (module.strange or name in known)


def module_name(path):
    """Return the dotted name of the module at a path."""
    return str(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def bound_by(node):
    """Return the name that this one node binds, None if it binds none or is an import."""
    if isinstance(node, ast.Name):
        return None if isinstance(node.ctx, ast.Load) else node.id
    if isinstance(node, ast.arg):
        return node.arg
    if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)):
        return node.name
    return None


def bound_names(tree):
    """Return all names that are bound by anything but an import, anywhere in a tree."""
    return {bound_by(node) for node in walk(tree)} - {None}


def local_names(tree):
    """Return all names that some function in a tree has as its own, imports included."""
    functions = [node for node in walk(tree) if isinstance(node, ast.FunctionDef)]
    return own_names(tree).union(*map(imported_names, functions))


def own_names(tree):
    """Return all names that some function or class in a tree binds, imports left out."""
    names = set()
    for function in walk(tree):
        if isinstance(function, (ast.FunctionDef, ast.Lambda)):
            inner = function.body if isinstance(function.body, list) else [function.body]
            names = names.union(*map(bound_names, [function.args, *inner]))
        elif isinstance(function, (ast.ListComp, ast.GeneratorExp, ast.DictComp, ast.SetComp)):
            names |= bound_names(function)
        elif isinstance(function, ast.ClassDef):
            names |= defined(function)
    return names


def imported_names(tree):
    """Return the names that imports anywhere in a tree bind."""
    aliases = (node for node in walk(tree) if isinstance(node, ast.alias))
    return {alias.asname or alias.name.partition(".")[0] for alias in aliases}


def defined(tree):
    """Return the names that the statements of a module or class define, imports left out."""
    names = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names = names.union(*map(bound_names, node.targets))
    return names


def drop_preloads(tree):
    """Take out imports inside of functions that bind only names that the function never uses.

    They load parts of what the function imports next, so that the imports do not nest.
    """
    for function in walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        used = {node.id for node in walk(function) if isinstance(node, ast.Name)}
        for node in walk(function):
            for field in ("body", "orelse"):
                body = getattr(node, field, None)
                if isinstance(body, list) and any(map(_is_import, body)):
                    kept = [
                        part for part in body if imported_names(part) & used or not _is_import(part)
                    ]
                    last = [part for part in body if _is_import(part)][-1]
                    if last in kept:
                        setattr(node, field, kept)


def _is_import(node):
    return isinstance(node, (ast.Import, ast.ImportFrom))


def drop_docstrings(tree):
    """Take out what has no effect: docstrings and other texts that stand alone."""
    for node in walk(tree):
        if isinstance(node, (ast.Module, *_SCOPES)) and isinstance(node.body, list):
            node.body = [part for part in node.body if not _is_text(part)]
            if not node.body and not isinstance(node, ast.Module):
                node.body = [ast.Pass()]


def _is_text(node):
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_strange(tree):
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.decorator_list:
            return True
        if not isinstance(node, _PLAIN):
            return True
    for node in walk(tree):
        if isinstance(node, (ast.Global, ast.Nonlocal, ast.AsyncFunctionDef, ast.AnnAssign)):
            return True
        if isinstance(node, ast.alias) and node.name == "*":
            return True
        if isinstance(node, ast.Import) and any(map(_binds_package, node.names)):
            return True
        if isinstance(node, ast.Name) and node.id in ("__name__", "__file__", "globals", "locals"):
            return True
    return False


def _binds_package(alias):
    """Return whether an import of this binds what is around it, as `import a.b` binds a."""
    return "." in alias.name and not alias.asname
