"""Small functions are put in all places where they are called, if that takes less memory.

A function costs some 45 bytes beside its code, so a short one with few calls is dear. What it and
its places take is estimated from their trees, which is near enough to choose by.
"""

import ast
import collections
import copy

from tools.link.inline import Inliner, is_open
from tools.link.program import bound_names
from tools.link.walk import walk

_CALLS_MOST = 6
_ALONE = 45  # object, entry in its module, start of its code, rounding
_CALL = 8  # a call at most, for a small function
_LEAST = 12  # what it must be expected to bring
_BYTES = {
    ast.BinOp: 1, ast.UnaryOp: 1, ast.Compare: 1, ast.Subscript: 1, ast.Attribute: 2, ast.Call: 2,
    ast.BoolOp: 2, ast.IfExp: 4, ast.If: 3, ast.While: 4, ast.For: 6, ast.Expr: 1, ast.Return: 1,
    ast.Break: 2, ast.Continue: 2, ast.AugAssign: 2, ast.Tuple: 2,
}  # fmt: skip


def inline_small(tree, strings):
    """Put small functions of a unit's tree where they are called. `strings`: as for `inline`."""
    inliner = Inliner(tree, set(), strings)
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    parts = [part for node in classes for part in node.body]
    methods = [part for part in parts if isinstance(part, ast.FunctionDef)]
    places = {node: _names(node) for node in [*functions, *methods]}
    uses = _names(tree)
    inside = sum(places.values(), collections.Counter())
    small = [
        node
        for node in functions
        if node.name.startswith("_")
        and node.name not in strings
        and 1 < uses[node.name] == inside[node.name] <= _CALLS_MOST
        and uses[node.name] * (_size(node) - _CALL) <= _ALONE + _size(node) - _LEAST
        and is_open(node)
    ]
    for callee in sorted(small, key=_size):
        users = [function for function, names in places.items() if callee.name in names]
        if callee not in users and _put_everywhere(inliner, callee, users):
            tree.body.remove(callee)
            del places[callee]
            places.update((function, _names(function)) for function in users)


def _names(tree):
    return collections.Counter(node.id for node in walk(tree) if isinstance(node, ast.Name))


def _put_everywhere(inliner, callee, users):
    """Put a function in place of each of its uses, or leave all as it was; returns whether."""
    before = [function.body for function in users]
    size = sum(map(_size, users))
    gain = _ALONE + _size(callee) - _LEAST
    for function in users:
        function.body = copy.deepcopy(function.body)
    done = all(_put(inliner, function, callee) for function in users)
    if done and sum(map(_size, users)) - size <= gain:
        return True
    for function, body in zip(users, before, strict=True):
        function.body = body
    return False


def _put(inliner, function, callee):
    """Put a function in place of its calls in another one; returns whether nothing is left."""
    if any(isinstance(node, ast.FunctionDef) for part in function.body for node in walk(part)):
        return False
    for call in _calls(function, callee.name):
        if call.keywords or any(isinstance(arg, ast.Starred) for arg in call.args):
            return False
        if not inliner.put(function, callee, call):
            return False
    return callee.name not in _names(function)


def _calls(node, name):
    """Return the calls of a function in a tree, each behind those in its arguments."""
    found = [call for part in ast.iter_child_nodes(node) for call in _calls(part, name)]
    if isinstance(node, ast.Call) and getattr(node.func, "id", None) == name:
        found.append(node)
    return found


def _size(function):
    """Return about how many bytes the code of a function takes."""
    own = set().union(*map(bound_names, [function.args, *function.body]))
    return sum(_bytes(node, own) for part in function.body for node in walk(part))


def _bytes(node, own):
    if isinstance(node, ast.Name):
        return 1 if node.id in own else 2
    if isinstance(node, ast.Constant):
        small = not isinstance(node.value, int) or -16 <= node.value < 48
        return 1 if small else 2 if -64 <= node.value < 64 else 3
    more = 4 if isinstance(node, ast.AugAssign) and not isinstance(node.target, ast.Name) else 0
    return _BYTES.get(type(node), 0) + more
