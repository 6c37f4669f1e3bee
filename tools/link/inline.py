"""Functions with a single call are put where they are called: a function costs some 60 bytes.

Only functions that nothing else can reach, and only calls where the statements of the function can
stand in place of the call. Whatever is not surely the same is left as it is.
"""

import ast
import copy

from tools.link.bodies import Refused, always_returns, without_returns
from tools.link.program import bound_names
from tools.link.walk import walk

_CLOSED = (
    ast.FunctionDef,
    ast.Lambda,
    ast.ClassDef,
    ast.Yield,
    ast.YieldFrom,
    ast.Await,
    ast.Try,
    ast.ListComp,
    ast.SetComp,
    ast.DictComp,
    ast.GeneratorExp,
    ast.NamedExpr,
    ast.Global,
    ast.Nonlocal,
    ast.Delete,
)


def inline(trees, keep, strings):
    """Put functions and methods with one call in the units' trees (path → tree) where it is.

    `keep`: names that something outside uses; `strings`: texts that may be names.
    """
    attributes = {}
    methods = {}
    for tree in trees.values():
        for node in walk(tree):
            if isinstance(node, ast.Attribute):
                attributes[node.attr] = attributes.get(node.attr, 0) + 1
            elif isinstance(node, ast.ClassDef):
                for name in _defined_names(node):
                    methods[name] = methods.get(name, 0) + 1
    alone = {name for name, count in attributes.items() if count == 1 and methods.get(name) == 1}
    alone -= keep | strings
    for tree in trees.values():
        Inliner(tree, alone, strings).run()


def _defined_names(node):
    return [
        name
        for part in node.body
        for name in ([part.name] if isinstance(part, ast.FunctionDef) else bound_names(part))
    ]


class Inliner:
    """Inlines within one unit. `alone`: attributes that stand for one method and are read once."""

    def __init__(self, tree, alone, strings):
        self.tree = tree
        self.callees = {}  # (class or None, name) → function
        self.fresh = 0
        uses = {}
        for node in walk(tree):
            if isinstance(node, ast.Name):
                uses[node.id] = uses.get(node.id, 0) + 1
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                private = node.name.startswith("_") and node.name not in strings
                if private and uses.get(node.name) == 1 and is_open(node):
                    self.callees[None, node.name] = node
            elif isinstance(node, ast.ClassDef):
                for part in node.body:
                    if isinstance(part, ast.FunctionDef) and part.name in alone and is_open(part):
                        self.callees[node.name, part.name] = part

    def run(self):
        """Inline all that can be, the innermost first."""
        for owner, body in self._bodies():
            for function in [node for node in body if isinstance(node, ast.FunctionDef)]:
                if not any(
                    isinstance(node, ast.FunctionDef)
                    for node in walk(function)
                    if node is not function
                ):
                    self._into(owner, function, [function.name])

    def _bodies(self):
        return [(None, self.tree.body)] + [
            (node.name, node.body) for node in self.tree.body if isinstance(node, ast.ClassDef)
        ]

    def _called(self, owner, function, node):
        """Return the key of the callee that a node calls, None if it is no such call."""
        if not isinstance(node, ast.Call) or node.keywords:
            return None
        if any(isinstance(arg, ast.Starred) for arg in node.args):
            return None
        if isinstance(node.func, ast.Name):
            key = (None, node.func.id)
        elif isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
            first = function.args.args[0].arg if function.args.args else None
            if owner is None or node.func.value.id != first or first in _stored(function):
                return None
            key = (owner, node.func.attr)
        else:
            return None
        return key if key in self.callees else None

    def _into(self, owner, function, around):
        """Inline into a function what it calls; `around`: the functions being worked on."""
        done = getattr(function, "inlined", False)
        function.inlined = True
        while not done:
            done = True
            for node in walk(function):
                key = self._called(owner, function, node)
                if key is None or key[1] in around:
                    continue
                callee = self.callees.pop(key)
                self._into(key[0], callee, [*around, key[1]])
                if self.put(function, callee, node):
                    self._remove(key, callee)
                    done = False
                    break

    def _remove(self, key, callee):
        for owner, body in self._bodies():
            if owner == key[0] and callee in body:
                body.remove(callee)
                if not body:
                    body.append(ast.Pass())

    def put(self, function, callee, call):
        """Put a callee in place of its call; returns whether that could be done."""
        try:
            if self._as_expression(function, callee, call):
                return True
            place = _Place(function, call)
            self._as_statements(function, callee, call, place)
        except Refused:
            return False
        return True

    # --- an expression ---------------------------------------------------------------------------
    def _as_expression(self, function, callee, call):
        body = callee.body
        if len(body) != 1 or not isinstance(body[0], ast.Return) or body[0].value is None:
            return False
        value = body[0].value
        own = _stored(function) | {arg.arg for arg in function.args.args}
        given = _arguments(callee, call)
        for name, arg in given.items():
            uses = sum(isinstance(n, ast.Name) and n.id == name for n in walk(value))
            plain = isinstance(arg, ast.Constant) or (isinstance(arg, ast.Name) and arg.id in own)
            if not plain and not (uses == 1 and _is_pure(value) and _is_pure(arg)):
                return False
        if _globals_of(callee) & own:
            return False
        new = _Substituting(given).visit(copy.deepcopy(value))
        _replace(function, call, new)
        return True

    # --- statements ------------------------------------------------------------------------------
    def _as_statements(self, function, callee, call, place):
        own = _stored(function) | {arg.arg for arg in function.args.args}
        if _globals_of(callee) & own:
            raise Refused
        before, given = self._bind(function, callee, call, place.is_tail, own)
        names = {}
        for name in sorted(_stored(callee) | {arg.arg for arg in callee.args.args}):
            if name not in given:
                names[name] = self._fresh(name, function)
        given.update({name: ast.Name(new, ast.Load()) for name, new in names.items()})
        body = [_Substituting(given).visit(node) for node in copy.deepcopy(callee.body)]
        if place.is_tail:
            if not always_returns(body):
                body.append(ast.Return(None))
            place.put(before + body)
            return
        if place.is_bare:
            place.put(before + without_returns(body, lambda value: _evaluated(value)))
            return
        target = place.target or self._fresh("value", function)

        def sink(value):
            value = ast.Constant(None) if value is None else value
            return [ast.Assign([ast.Name(target, ast.Store())], value)]

        before += without_returns(body, sink)
        place.put(before, None if place.target else ast.Name(target, ast.Load()))

    def _bind(self, function, callee, call, is_tail, own):
        """Return (statements, substitutes) that give the parameters their values."""
        before, given = [], {}
        changed = _stored(callee)
        arguments = _arguments(callee, call)
        for name, arg in arguments.items():
            if isinstance(arg, ast.Constant) and name not in changed:
                given[name] = arg
            elif isinstance(arg, ast.Name) and arg.id in own:
                times = sum(
                    isinstance(node, ast.Name) and node.id == arg.id
                    for other in arguments.values()
                    for node in walk(other)
                )
                if name not in changed or (is_tail and times == 1):
                    given[name] = arg
        for name, arg in arguments.items():
            if name not in given:
                new = self._fresh(name, function)
                before.append(ast.Assign([ast.Name(new, ast.Store())], arg))
                given[name] = ast.Name(new, ast.Load())
        for node in before:
            node.origin = getattr(call, "origin", None) or ("", 0)
        return before, given

    def _fresh(self, name, function):
        """Return a name that the function does not use yet."""
        self.fresh += 1
        return f"{name.partition('__')[0]}__{self.fresh}"


def _evaluated(value):
    """Return what is left of a returned value that nobody wants."""
    if value is None or isinstance(value, (ast.Constant, ast.Name)):
        return []
    return [ast.Expr(value)]


class _Place:
    """Where a call stands in a function: `is_tail` in `return f()`, `is_bare` as a statement,
    `target`: the variable of `x = f()`. Refused where its value is wanted in the midst of things.
    """

    def __init__(self, function, call):
        self.call = call
        self.body, self.at = _find(function, call)
        node = self.body[self.at]
        self.is_tail = isinstance(node, ast.Return) and node.value is call
        self.is_bare = isinstance(node, ast.Expr) and node.value is call
        self.target = None
        if isinstance(node, ast.Assign) and node.value is call and len(node.targets) == 1:
            self.target = getattr(node.targets[0], "id", None)
        if not (self.is_tail or self.is_bare or self.target):
            _check_first(node, call)

    def put(self, statements, value=None):
        """Put statements there; `value`: what then stands for the call in its own statement."""
        node = self.body[self.at]
        for statement in statements:
            ast.copy_location(statement, node)
            if not hasattr(statement, "origin"):
                statement.origin = getattr(node, "origin", ("", 0))
        if value is not None:
            _replace(node, self.call, value)
            statements = [*statements, node]
        self.body[self.at : self.at + 1] = statements or [ast.Pass()]


def _find(function, call):
    """Return the list of statements, and the place in it, whose own part holds the call."""
    for node in walk(function):
        for field in ("body", "orelse", "finalbody"):
            body = getattr(node, field, None)
            if not isinstance(body, list):
                continue
            for at, part in enumerate(body):
                if any(inner is call for own in _own_parts(part) for inner in walk(own)):
                    return body, at
    raise Refused


def _own_parts(node):
    """Return the expressions of a statement itself, not of the statements inside of it."""
    parts = []
    for field, value in ast.iter_fields(node):
        if field not in ("body", "orelse", "finalbody", "handlers"):
            parts += [
                part
                for part in (value if isinstance(value, list) else [value])
                if isinstance(part, ast.AST)
            ]
    return parts


def _check_first(node, call):
    """Refuse unless nothing but variables and constants is looked at before the call."""
    if isinstance(node, ast.AugAssign):
        if not isinstance(node.target, ast.Name):
            raise Refused
        value = node.value
    elif isinstance(node, (ast.Return, ast.Assign, ast.Expr)):
        value = node.value
    elif isinstance(node, ast.If):
        value = node.test
    else:
        raise Refused
    if not _leads_to(value, call):
        raise Refused


def _leads_to(node, call):
    """Return whether the call is surely carried out first of all in an expression."""
    if node is call:
        return True
    if isinstance(node, (ast.BoolOp, ast.IfExp)):
        first = node.values[0] if isinstance(node, ast.BoolOp) else node.test
        return _leads_to(first, call)
    if isinstance(node, ast.Compare) and len(node.ops) > 1:
        return _leads_to(node.left, call)
    if not isinstance(
        node, (ast.BinOp, ast.UnaryOp, ast.Compare, ast.Call, ast.Tuple, ast.Subscript)
    ):
        return False
    parts = [part for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr)]
    for part in parts:
        if _leads_to(part, call):
            return True
        if not isinstance(part, (ast.Constant, ast.Name)):
            return False
    return False


class _Substituting(ast.NodeTransformer):
    """Puts other expressions in place of variables."""

    def __init__(self, given):
        self.given = given

    def visit_Name(self, node):
        new = self.given.get(node.id)
        if new is None:
            return node
        if isinstance(node.ctx, ast.Load):
            return ast.copy_location(copy.deepcopy(new), node)
        node.id = new.id
        return node


def _arguments(callee, call):
    """Return the expression of each parameter; Refused if they do not go together."""
    given = list(call.args)
    if isinstance(call.func, ast.Attribute):
        given.insert(0, call.func.value)
    names = [arg.arg for arg in callee.args.args]
    missing = len(names) - len(given)
    defaults = callee.args.defaults
    if missing < 0 or missing > len(defaults):
        raise Refused
    given += defaults[len(defaults) - missing :] if missing else []
    if not all(isinstance(node, ast.Constant) for node in given[len(names) - missing :]):
        raise Refused
    return dict(zip(names, given, strict=True))


def is_open(function):
    """Return whether a function is simple enough to be put elsewhere."""
    args = function.args
    if function.decorator_list or args.vararg or args.kwarg or args.kwonlyargs or args.posonlyargs:
        return False
    inner = (node for part in function.body for node in walk(part))
    return not any(
        isinstance(node, (*_CLOSED, ast.Import, ast.ImportFrom, ast.With)) for node in inner
    )


def _is_pure(node):
    """Return whether an expression only reads, and calls nothing."""
    return not any(isinstance(part, (ast.Call, ast.Attribute)) for part in walk(node))


def _stored(function):
    return set().union(*map(bound_names, function.body))


def _globals_of(function):
    """Return the names in a function that are not its own."""
    own = _stored(function) | {arg.arg for arg in function.args.args}
    names = {node.id for part in function.body for node in walk(part) if isinstance(node, ast.Name)}
    return names - own


def _replace(tree, old, new):
    """Put an expression in place of another one."""
    for node in walk(tree):
        for field, value in ast.iter_fields(node):
            if value is old:
                setattr(node, field, ast.copy_location(new, old))
                return
            if isinstance(value, list):
                for at, part in enumerate(value):
                    if part is old:
                        value[at] = ast.copy_location(new, old)
                        return
