"""What a unit uses once or twice of another one it asks that module for.

A name that a module imports takes 8 bytes of its table, and the table grows in steps. To ask the
other module for it takes two bytes more in each place, and a little time: not in loops.
"""

import ast
import collections

from tools.link.program import bound_names, local_names, module_name
from tools.link.walk import walk

_ENTRY = 8  # bytes of a name in a module's table
_ASKING = 2  # bytes more for each use


def ask_modules(trees):
    """Ask other units for what is used little, in all units' trees (path → tree)."""
    units = {module_name(path) for path in trees if not path.endswith("__init__.py")}
    for tree in trees.values():
        for unit in sorted(units):
            _ask(tree, unit)


def _ask(tree, unit):
    """Ask one other unit for what this one uses little of it, if that takes less."""
    imports = [node for node in tree.body if _is_from(node, unit)]
    if not imports:
        return
    names = {a.asname or a.name: a.name for node in imports for a in node.names}
    uses = collections.Counter(node.id for node in walk(tree) if isinstance(node, ast.Name))
    # What the unit does not use itself it hands on: it is asked for it.
    used = {name for name in names if uses[name]}
    gains = {name: _ENTRY - uses[name] * _ASKING for name in used - _left_alone(tree)}
    few = {name: names[name] for name, gain in gains.items() if gain > 0}
    package, _, called = unit.rpartition(".")
    taken = bound_names(tree) | local_names(tree) | names.keys() | _imported(tree)
    if not package or called in taken or sum(gains[name] for name in few) <= _ENTRY:
        return
    _Asking(few, called).visit(tree)
    for node in imports:
        node.names = [alias for alias in node.names if (alias.asname or alias.name) not in few]
    tree.body = [node for node in tree.body if node not in imports or node.names]
    tree.body.insert(0, ast.ImportFrom(package, [ast.alias(called)], 0))


def _left_alone(tree):
    """Return the names in loops, and those of base classes, which shorten.py must know."""
    nodes = walk(tree)
    parts = [node for node in nodes if isinstance(node, (ast.While, ast.For))]
    parts += [base for node in nodes if isinstance(node, ast.ClassDef) for base in node.bases]
    return {node.id for part in parts for node in walk(part) if isinstance(node, ast.Name)}


def _is_from(node, unit):
    return isinstance(node, ast.ImportFrom) and node.module == unit and not node.level


def _imported(tree):
    """Return the names that the imports at the top of a unit bind."""
    imports = [node for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]
    aliases = [alias for node in imports for alias in node.names]
    return {alias.asname or alias.name.partition(".")[0] for alias in aliases}


class _Asking(ast.NodeTransformer):
    """Makes names questions to a module. `names`: what each is called there."""

    def __init__(self, names, module):
        self.names = names
        self.module = module

    def visit_Name(self, node):
        if node.id not in self.names:
            return node
        asked = ast.Attribute(ast.Name(self.module, ast.Load()), self.names[node.id], node.ctx)
        return ast.copy_location(asked, node)
