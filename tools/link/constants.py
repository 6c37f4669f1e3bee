"""Whole numbers with a name: put in where the name is used, in whichever module, and left out.

Bytes made of such numbers become literals; bytes and texts are put in within a unit.
"""

import ast
import collections
import copy
import operator

from tools.link.program import bound_by, bound_names, defined, own_names
from tools.link.walk import walk

_OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
}


def fold(program):
    """Put all constants of a program in where they are used."""
    constants = _Constants(program)
    for module in program.modules.values():
        if not module.strange:
            _Putting(program, module, constants).visit(module.tree)
            _leave_out(program, module, constants)


class _Constants:
    """The value of each constant of each module, worked out when it is asked for."""

    def __init__(self, program):
        self.program = program
        self.stored = {
            node.attr
            for module in program.modules.values()
            for node in walk(module.tree)
            if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load)
        }
        self.places = {name: _assigned(m.tree) for name, m in program.modules.items()}
        self.values = {}

    def of(self, module, name):
        """Return the int that a module's name stands for, None if it is no constant."""
        key = (module, name)
        if key not in self.values:
            self.values[key] = None  # what needs itself is none
            node = self.places[module].get(name)
            if node is not None and name not in self.stored:
                self.values[key] = self.value(self.program.modules[module], node)
        return self.values[key]

    def meant(self, module, node):
        """Return the int that a name or an attribute stands for, None if it is no constant."""
        if isinstance(node, ast.Name):
            if node.id in self.places[module.name]:
                return self.of(module.name, node.id)
            ref = module.imports.get(node.id) if node.id not in module.shadowed else None
            return self.of(ref[1], ref[2]) if ref and ref[0] == "name" else None
        if isinstance(node.value, ast.Name):
            ref = module.imports.get(node.value.id)
            home = self.program.home(ref[1], node.attr) if ref and ref[0] == "module" else None
            return self.of(home[1], home[2]) if home and home[0] == "name" else None
        return None

    def value(self, module, node):
        """Return the int that an expression gives, None if that is not certain."""
        if isinstance(node, ast.Constant):
            return node.value if type(node.value) is int else None
        if isinstance(node, (ast.Name, ast.Attribute)):
            return self.meant(module, node)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "const":
            return self.value(module, node.args[0])
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            value = self.value(module, node.operand)
            return None if value is None else -value
        if isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
            left, right = self.value(module, node.left), self.value(module, node.right)
            if left is not None and right is not None:
                return _OPERATORS[type(node.op)](left, right)
        return None


def _assigned(tree):
    """Return the expression of each name that a module binds once, at its top level."""
    places = {}
    counts = collections.Counter(map(bound_by, walk(tree)))
    for node in tree.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                places.update(_pairs(target, node.value))
    return {name: node for name, node in places.items() if counts[name] == 1}


def _pairs(target, value):
    """Return the names of a target, each with its own expression."""
    if isinstance(target, ast.Name):
        return {target.id: value}
    if isinstance(target, ast.Tuple):
        parts = _parts(value)
        if len(parts) == len(target.elts):
            both = zip(target.elts, parts, strict=True)
            return {name: node for t, v in both for name, node in _pairs(t, v).items()}
    return {}


def _parts(value):
    """Return the expressions of a tuple's parts, or of a range's."""
    if isinstance(value, ast.Tuple):
        return value.elts
    if isinstance(value, ast.Call) and getattr(value.func, "id", "") == "range":
        try:
            limits = [ast.literal_eval(arg) for arg in value.args]
        except ValueError:
            return []
        return [ast.Constant(number) for number in range(*limits)]
    return []


class _Putting(ast.NodeTransformer):
    """Puts the constants in."""

    def __init__(self, program, module, constants):
        self.program = program
        self.module = module
        self.constants = constants

    def _put(self, node):
        value = self.constants.meant(self.module, node)
        if value is None or not isinstance(node.ctx, ast.Load):
            return self.generic_visit(node)
        return ast.copy_location(ast.Constant(value), node)

    visit_Name = visit_Attribute = _put

    def visit_Call(self, node):
        """Make `bytes((1, 2))` a literal: else the tuple stays in memory beside the bytes."""
        self.generic_visit(node)
        if not isinstance(node.func, ast.Name) or node.func.id != "bytes" or node.keywords:
            return node
        known = node.func.id in self.module.imports or node.func.id in defined(self.module.tree)
        if known or len(node.args) != 1 or not isinstance(node.args[0], ast.Tuple):
            return node
        parts = [getattr(part, "value", None) for part in node.args[0].elts]
        if not all(type(part) is int and 0 <= part < 256 for part in parts):
            return node
        return ast.copy_location(ast.Constant(bytes(parts)), node)


def _leave_out(program, module, constants):
    """Take out the constants of a module, and the imports of those of others.

    What it imported for constants alone need not be loaded before it any more.
    """

    def goes(name):
        constant = constants.of(module.name, name) is not None
        return constant and not program.fixed(module, name)

    body = []
    for node in module.tree.body:
        bound = bound_names(node) if isinstance(node, ast.Assign) else ()
        if bound and all(goes(name) for name in bound):
            continue
        body.append(node)
    module.tree.body = body
    _Imports(program, module, constants).visit(module.tree)
    imports = [n for n in module.tree.body if isinstance(n, (ast.Import, ast.ImportFrom))]
    left = {ref[1] for node in imports for _, ref in program.targets(module, node)}
    module.top = [name for name in module.top if name in left]


class _Imports(ast.NodeTransformer):
    """Takes out imports of constants, and of `const`."""

    def __init__(self, program, module, constants):
        self.program = program
        self.module = module
        self.constants = constants
        self.used = {part.id for part in walk(module.tree) if isinstance(part, ast.Name)}

    def visit_ImportFrom(self, node):
        refs = dict(self.program.targets(self.module, node))
        left = []
        for alias in node.names:
            name = alias.asname or alias.name
            ref = refs[name]
            if name == "const" and name not in self.used:
                continue
            constant = ref[0] == "name" and self.constants.of(ref[1], ref[2]) is not None
            if not constant or not self.module.imports[name] or name in self.module.shadowed:
                left.append(alias)
        node.names = left
        return node if left else ast.copy_location(ast.Pass(), node)


def put_texts(tree, known):
    """Put the bytes and texts that have a private name in a unit's tree in where it is used.

    The compiler keeps one of those that are equal. So with a tuple of such that is only asked for
    its parts: there it surely is a constant. `known`: names that must stay.
    """
    nodes = walk(tree)
    asked = {node.value for node in nodes if isinstance(node, ast.Subscript)}
    names = [node for node in nodes if isinstance(node, ast.Name)]
    reads = [node for node in names if isinstance(node.ctx, ast.Load)]
    whole = {node.id for node in reads if node not in asked}
    texts = {
        name: node
        for name, node in _assigned(tree).items()
        if name.startswith("_")
        and name not in known
        and (_is_text(node) or (isinstance(node, ast.Tuple) and name not in whole))
        and _is_constant(node)
    }
    shadowed = texts.keys() & own_names(tree)
    texts = {name: node for name, node in texts.items() if name not in shadowed}
    tree.body = [node for node in tree.body if not _only_binds(node, texts)]
    _PuttingTexts(texts).visit(tree)


def _is_text(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, (bytes, str))


def _is_constant(node):
    """Return whether an expression is a number, a text, or a tuple of nothing but such."""
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.operand, ast.Constant)
    if isinstance(node, ast.Tuple):
        return all(map(_is_constant, node.elts))
    return isinstance(node, ast.Constant)


def _only_binds(node, names):
    """Return whether a statement gives one of these names its value, and does nothing else."""
    bound = bound_names(node) if isinstance(node, ast.Assign) else ()
    return bool(bound) and all(name in names for name in bound)


class _PuttingTexts(ast.NodeTransformer):
    def __init__(self, texts):
        self.texts = texts

    def visit_Name(self, node):
        text = self.texts.get(node.id)
        return ast.copy_location(copy.deepcopy(text), node) if text else node
