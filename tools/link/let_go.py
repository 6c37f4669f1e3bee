"""What only the loading of a unit uses is let go at its end: functions that make tables, and such.

The code of a unit itself is not kept, so that to say so costs nothing.
"""

import ast

from tools.link.program import defined
from tools.link.prune import asked, imported
from tools.link.walk import walk


def let_go(trees, keep):
    """Add a `del` to the end of each unit's tree (path → tree) for what nothing uses later.

    `keep`: names that something outside uses.
    """
    known = set(keep).union(imported(trees), *asked(trees))
    for tree in trees.values():
        names = defined(tree) & _read(tree.body) - known - _used_later(tree)
        names = sorted(name for name in names if not name.startswith("__"))
        if names:
            tree.body.append(ast.Delete([ast.Name(name, ast.Del()) for name in names]))


def _used_later(tree):
    """Return the names that functions in a unit read: they may run at any time."""
    functions = [node for node in walk(tree) if isinstance(node, (ast.FunctionDef, ast.Lambda))]
    return _read(functions)


def _read(nodes):
    """Return the names that are read anywhere in these nodes."""
    parts = (part for node in nodes for part in walk(node))
    return {part.id for part in parts if isinstance(part, ast.Name)}
