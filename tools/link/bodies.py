"""The statements of a function as statements of another one: returns become something else."""

import ast


class Refused(Exception):
    """This can't surely be done without changing what the program does."""


def always_returns(body):
    """Return whether the end of a list of statements is never reached."""
    if not body:
        return False
    last = body[-1]
    if isinstance(last, (ast.Return, ast.Raise)):
        return True
    if isinstance(last, ast.If):
        return always_returns(last.body) and always_returns(last.orelse)
    if isinstance(last, ast.While) and isinstance(last.test, ast.Constant) and last.test.value:
        return not _has(last.body, ast.Break)
    return False


def without_returns(body, sink):
    """Return a function's statements with `sink(value)`'s statements in place of each return.

    After what stands for a return the end must be reached at once. Refused where that would take
    more than putting what follows an `if` into its other branch, or into the `else` of a loop.
    """
    done = []
    for at, node in enumerate(body):
        rest = body[at + 1 :]
        if isinstance(node, ast.Return):
            return done + _marked(sink(node.value), node)
        if not _has([node], ast.Return, through_loops=True):
            done.append(node)
            continue
        if isinstance(node, ast.If):
            return [*done, _branches(node, rest, sink)]
        if isinstance(node, (ast.While, ast.For)) and not node.orelse:
            return done + _loop(node, rest, sink)
        raise Refused
    return done + sink(None)


def _branches(node, rest, sink):
    """Return an `if` with a return somewhere inside of it, and all that follows it."""
    if always_returns(node.body):
        node.body = without_returns(node.body, sink) or [ast.Pass()]
        node.orelse = without_returns(node.orelse + rest, sink)
    elif always_returns(node.orelse):
        node.body = without_returns(node.body + rest, sink) or [ast.Pass()]
        node.orelse = without_returns(node.orelse, sink)
    elif not rest:
        node.body = without_returns(node.body, sink) or [ast.Pass()]
        node.orelse = without_returns(node.orelse, sink)
    else:
        raise Refused
    if node.orelse and isinstance(node.body[0], ast.Pass):
        node.test = ast.UnaryOp(ast.Not(), node.test)
        node.body, node.orelse = node.orelse, []
    return node


def _loop(node, rest, sink):
    """Return a loop that is left by a return, and what follows it if it is not."""
    if _has(node.body, ast.Break):
        raise Refused
    node.body = _breaking(node.body, sink)
    endless = (
        isinstance(node, ast.While) and isinstance(node.test, ast.Constant) and node.test.value
    )
    if not endless:
        node.orelse = without_returns(rest, sink)
    return [node]


def _breaking(body, sink):
    """Return a loop's statements with a `break` behind what stands for a return."""
    done = []
    for node in body:
        if isinstance(node, ast.Return):
            return done + _marked([*sink(node.value), ast.Break()], node)
        if isinstance(node, ast.If):
            node.body = _breaking(node.body, sink)
            node.orelse = _breaking(node.orelse, sink)
        elif _has([node], ast.Return, through_loops=True):
            raise Refused
        done.append(node)
    return done


def _marked(statements, node):
    for statement in statements:
        ast.copy_location(statement, node)
        statement.origin = getattr(node, "origin", ("", 0))
    return statements


def _has(body, kind, through_loops=False):
    """Return whether there is a statement of a kind, those of loops inside left out or not."""
    for node in body:
        if isinstance(node, kind):
            return True
        if isinstance(node, (ast.While, ast.For)) and not through_loops:
            continue
        for field in ("body", "orelse", "finalbody", "handlers"):
            if _has(getattr(node, field, None) or [], kind, through_loops):
                return True
    return False
