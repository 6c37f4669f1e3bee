"""What no part of a program reaches is left out: functions, classes, methods, values, imports."""

import ast

from tools.link.program import bound_names
from tools.link.walk import walk

_HARMLESS = ("bytes", "bytearray", "array", "tuple", "range", "memoryview", "const")


def prune(trees, keep, whole=()):
    """Leave out of the units' trees (path → tree) what nothing uses, again and again.

    `keep`: names that something outside uses; `whole`: paths of those from which nothing is taken.
    """
    while _prune_once(trees, keep, whole):
        pass


def _prune_once(trees, keep, whole):
    attributes, strings = asked(trees)
    known = keep | strings | attributes
    changed = False
    imports = {path: _imports(tree) for path, tree in trees.items()}
    for path, tree in trees.items():
        if path in whole:
            continue
        imported = set().union(*(names for other, names in imports.items() if other != path))
        used = _used_names(tree) | known | imported
        changed |= _leave_out(tree, used)
        for node in walk(tree):
            if isinstance(node, ast.ClassDef):
                changed |= _leave_out(node, known | _used_names(node))
    return changed


def asked(trees):
    """Return all attributes that are read, and all texts, which may be names too."""
    attributes, strings = set(), set()
    for tree in trees.values():
        for node in walk(tree):
            if isinstance(node, ast.Attribute):
                attributes.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.add(node.value)
    return attributes, strings


def imported(trees):
    """Return the names that units import, from each other or from outside."""
    return set().union(*map(_imports, trees.values()))


def _imports(tree):
    """Return the names that a unit imports from others or from outside."""
    nodes = (node for node in walk(tree) if isinstance(node, ast.ImportFrom))
    return {alias.name for node in nodes for alias in node.names}


def _used_names(tree):
    """Return the names that are read in a tree, those that only their own function reads not."""
    used = set()
    for part in tree.body:
        own = part.name if isinstance(part, (ast.FunctionDef, ast.ClassDef)) else None
        for node in walk(part):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id != own:
                used.add(node.id)
    return used


def _leave_out(tree, used):
    """Take the unused definitions out of a body; returns whether there were any."""
    body = []
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            gone = node.name not in used and not node.name.startswith("__")
        elif isinstance(node, ast.Assign):
            gone = not (bound_names(node) & used) and _is_harmless(node)
            gone = gone and not any(name.startswith("__") for name in bound_names(node))
        elif isinstance(node, (ast.Import, ast.ImportFrom)) and isinstance(tree, ast.Module):
            node.names = [a for a in node.names if (a.asname or a.name.partition(".")[0]) in used]
            gone = not node.names
        else:
            gone = False
        if not gone:
            body.append(node)
    changed = len(body) < len(tree.body)
    tree.body = body or [ast.Pass()]
    return changed


def _is_harmless(node):
    """Return whether leaving an assignment out changes nothing else."""
    if any(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets):
        return False
    calls = [part for part in walk(node.value) if isinstance(part, ast.Call)]
    return all(getattr(call.func, "id", None) in _HARMLESS for call in calls)
