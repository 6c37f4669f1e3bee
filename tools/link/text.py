"""Program text out of trees, and which lines of the sources each of its lines came from."""

import ast

from tools.link.walk import walk

_TOGETHER = 4


def write(tree):
    """Return (text, origins): a module's text, and for each of its lines a list of origins.

    An origin is (path, line). Statements that only follow one another share a line.
    """
    writer = _Writer()
    writer.body(tree.body, 0)
    return "\n".join(writer.lines) + "\n", writer.origins


class _Writer:
    def __init__(self):
        self.lines = []
        self.origins = []

    def _line(self, depth, text, nodes):
        self.lines.append(" " * depth + text)
        places = {
            inner.origin for node in nodes for inner in _own(node) if hasattr(inner, "origin")
        }
        self.origins.append(sorted(places))

    def body(self, nodes, depth):
        """Write the statements of a block."""
        waiting = []
        for node in nodes:
            simple = not hasattr(node, "body")
            alone = isinstance(node, (ast.Import, ast.ImportFrom))
            if waiting and (not simple or alone or len(waiting) == _TOGETHER):
                self._simple(waiting, depth)
                waiting = []
            if not simple:
                self._compound(node, depth)
            else:
                waiting.append(node)
                if alone:
                    self._simple(waiting, depth)
                    waiting = []
        if waiting:
            self._simple(waiting, depth)

    def _simple(self, nodes, depth):
        self._line(depth, "; ".join(map(_simple, nodes)), nodes)

    def _compound(self, node, depth):
        for decorator in getattr(node, "decorator_list", ()):
            self._line(depth, "@" + ast.unparse(decorator), [node])
        self._head(node, depth, "if" if isinstance(node, ast.If) else None)

    def _head(self, node, depth, word):
        """Write a compound statement: its first line, its body, and what may follow."""
        if isinstance(node, ast.If):
            self._block(depth, f"{word} {ast.unparse(node.test)}:", [node], node.body)
            self._else(node.orelse, depth)
        elif isinstance(node, (ast.While, ast.For, ast.With, ast.FunctionDef, ast.ClassDef)):
            self._block(depth, _first_line(node), [node], node.body)
            if getattr(node, "orelse", None):
                self._block(depth, "else:", [], node.orelse)
        else:  # a try statement: as it is
            self._as_it_is(node, depth)

    def _else(self, nodes, depth):
        if len(nodes) == 1 and isinstance(nodes[0], ast.If):
            self._head(nodes[0], depth, "elif")
        elif nodes:
            self._block(depth, "else:", [], nodes)

    def _block(self, depth, head, nodes, body):
        """Write a first line and its block, on the same line if the block is short and simple."""
        if len(body) <= _TOGETHER and not any(hasattr(node, "body") for node in body):
            self._line(depth, head + " " + "; ".join(map(_simple, body)), nodes + body)
        else:
            self._line(depth, head, nodes)
            self.body(body, depth + 1)

    def _as_it_is(self, node, depth):
        for line in ast.unparse(node).splitlines():
            self._line(depth, line, [node])


def _simple(node):
    """Return the text of a simple statement.

    MicroPython makes no tuple for `a, b = c, d`, but does if there are parentheses.
    """
    if isinstance(node, ast.Assign):
        return " = ".join(map(_bare, [*node.targets, node.value]))
    return ast.unparse(node)


def _bare(node):
    """Return the text of an expression, of a tuple without its parentheses."""
    if isinstance(node, ast.Tuple) and len(node.elts) > 1:
        return ", ".join(map(ast.unparse, node.elts))
    return ast.unparse(node)


def _own(node):
    """Return a statement and what is in it, but not the statements inside of it."""
    if not hasattr(node, "body"):
        return walk(node)
    head = getattr(node, "test", None) or getattr(node, "iter", None)
    return [node, *(walk(head) if head else ())]


def _first_line(node):
    """Return the first line of a compound statement."""
    body = node.body
    node.body = [ast.Pass()]
    rest, decorators = getattr(node, "orelse", None), getattr(node, "decorator_list", None)
    if rest:
        node.orelse = []
    if decorators:
        node.decorator_list = []
    line = ast.unparse(node).splitlines()[0]
    node.body = body
    if rest:
        node.orelse = rest
    if decorators:
        node.decorator_list = decorators
    return line
