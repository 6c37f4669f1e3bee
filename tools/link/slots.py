"""Variables of a function that are never needed at the same time become one.

MicroPython reaches the first sixteen variables of a function with one byte, the others with two,
and a call takes room for all of them. What is left of `a = b` when both are one goes too. This
matters most for functions into which others were put (inline.py).
"""

import ast

from tools.link.program import bound_names, imported_names
from tools.link.walk import walk

_CLOSED = (
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.Lambda,
    ast.ClassDef,
    ast.ListComp,
    ast.SetComp,
    ast.DictComp,
    ast.GeneratorExp,
    ast.NamedExpr,
    ast.Try,
    ast.With,
    ast.Delete,
    ast.Match,
)


def share(tree):
    """Let the variables of each function in a unit's tree share places."""
    for function in walk(tree):
        if isinstance(function, ast.FunctionDef) and _is_plain(function):
            names = _shared(function)
            function.body = _Renaming(names).body(function.body) or [ast.Pass()]


def _is_plain(function):
    return not any(isinstance(node, _CLOSED) for part in function.body for node in walk(part))


def _shared(function):
    """Return what each variable is to be called: the first of those with which it shares."""
    needs = _Needs(function)
    groups = {name: {name} for name in needs.variables}
    for one, other in needs.copies:
        _join(groups, needs, one, other)
    for at, name in enumerate(needs.variables):
        for other in needs.variables[:at]:
            if _join(groups, needs, other, name):
                break
    order = {name: at for at, name in enumerate(needs.variables)}
    return {name: min(group, key=order.get) for name, group in groups.items()}


def _join(groups, needs, one, other):
    """Let two variables and all that share with them be one if that can be; returns whether."""
    both = groups.get(one), groups.get(other)
    if None in both or both[0] is both[1]:
        return False
    if any(needs.clash(a, b) for a in both[0] for b in both[1]):
        return False
    both[0].update(both[1])
    for name in both[1]:
        groups[name] = both[0]
    return True


class _Needs:
    """Which variables of a function are needed at the same time.

    `variables`: those that may share, parameters first, in their order; `copies`: the pairs of
    which one gets the value of the other.
    """

    def __init__(self, function):
        parameters = _parameters(function.args)
        self.own = set(parameters).union(*map(bound_names, function.body))
        self.clashes = set()
        self.copies = {}
        first = self._before(function.body, set(), None, None)
        self._define(parameters, first)
        # What may be read before it has a value stays alone, and what shorten.py knows by its name.
        fixed = first - set(parameters) | {"self"}
        fixed = fixed.union(*map(imported_names, function.body))
        seen = [node.id for part in function.body for node in _in_order(part)]
        self.variables = [
            name for name in dict.fromkeys(parameters + seen) if name in self.own - fixed
        ]

    def clash(self, one, other):
        """Return whether two variables must stay two."""
        return (one, other) in self.clashes

    def _define(self, names, needed):
        """Note that these variables get values while others are needed later."""
        for name in names:
            for other in needed.union(names) - {name}:
                self.clashes |= {(name, other), (other, name)}

    def _read(self, node):
        """Return the variables that an expression (or None) reads."""
        names = [part for part in walk(node or ast.Pass()) if isinstance(part, ast.Name)]
        return {name.id for name in names if isinstance(name.ctx, ast.Load)} & self.own

    def _before(self, body, needed, on_break, on_continue):
        """Return what is needed before some statements if `needed` is behind them."""
        for node in reversed(body):
            needed = self._before_one(node, needed, on_break, on_continue)
        return needed

    def _before_one(self, node, needed, on_break, on_continue):
        if isinstance(node, ast.Break):
            return on_break
        if isinstance(node, ast.Continue):
            return on_continue
        if isinstance(node, (ast.Return, ast.Raise)):
            return self._read(node)
        if isinstance(node, (ast.Assign, ast.AugAssign)):
            return self._before_assignment(node, needed)
        if isinstance(node, ast.If):
            branches = (
                self._before(part, needed, on_break, on_continue)
                for part in (node.body, node.orelse)
            )
            return self._read(node.test).union(*branches)
        if isinstance(node, (ast.While, ast.For)):
            return self._before_loop(node, needed, on_break, on_continue)
        return needed | self._read(node)

    def _before_assignment(self, node, needed):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names = set().union(*map(bound_names, targets)) & self.own
        inner = set().union(*map(self._read, targets))
        if isinstance(node, ast.AugAssign):
            self._define(names, needed)
            return needed | names | inner | self._read(node.value)
        source = getattr(node.value, "id", None)
        if source in self.own and len(names) == len(targets) == 1 and not inner:
            (target,) = names
            self.copies[source, target] = True
            self._define(names, needed - {source})
        else:
            self._define(names, needed | inner)
        return needed - names | inner | self._read(node.value)

    def _before_loop(self, node, needed, on_break, on_continue):
        """Return what is needed before a loop; around it as often as that still grows."""
        behind = self._before(node.orelse, needed, on_break, on_continue)
        names = set()
        if isinstance(node, ast.For):
            names = bound_names(node.target) & self.own
            head = behind | self._read(node.target)
        elif isinstance(node.test, ast.Constant) and node.test.value:
            head = set()
        else:
            head = behind | self._read(node.test)
        while True:
            inside = self._before(node.body, head, needed, head)
            self._define(names, inside)
            grown = head | inside - names
            if grown == head:
                break
            head = grown
        return head | self._read(node.iter) if isinstance(node, ast.For) else head


def _parameters(args):
    """Return the names of a function's parameters."""
    more = [arg for arg in (args.vararg, args.kwarg) if arg]
    return [arg.arg for arg in [*args.posonlyargs, *args.args, *args.kwonlyargs, *more]]


def _in_order(node):
    """Yield the names in a statement about in the order in which they are met."""
    if isinstance(node, ast.Name):
        yield node
    parts = list(ast.iter_child_nodes(node))
    for part in parts[::-1] if isinstance(node, (ast.Assign, ast.AugAssign)) else parts:
        yield from _in_order(part)


class _Renaming(ast.NodeTransformer):
    """Gives variables their new names, and leaves out what then says nothing."""

    def __init__(self, names):
        self.names = names

    def body(self, nodes):
        """Return the statements of a body."""
        return [new for new in map(self.visit, nodes) if new is not None]

    def visit_Name(self, node):
        node.id = self.names.get(node.id, node.id)
        return node

    def visit_Assign(self, node):
        self.generic_visit(node)
        only = len(node.targets) == 1 and isinstance(node.targets[0], ast.Name)
        same = only and isinstance(node.value, ast.Name) and node.value.id == node.targets[0].id
        return None if same else node

    def generic_visit(self, node):
        super().generic_visit(node)
        if isinstance(node, (ast.If, ast.While, ast.For)) and not node.body:
            node.body = [ast.Pass()]
        return node
