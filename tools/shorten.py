"""Shorten the names in a program for a board: a name costs some 24 bytes of RAM, all names 16 KB.

Works on all sources of a build together, as text, so that lines and columns of a traceback stay
where they are. What is shortened: parameters, within their function; a module's private names,
within that module; and public functions, classes and attributes, everywhere alike. What is kept:
whatever MicroPython or a host could also mean by the name, what stands in quotes somewhere,
constants (they cost nothing), and everything in `keep`. An attribute and a variable may get the
same short name: MicroPython never looks for one where the other is.
"""

import ast
import builtins
import itertools
import keyword
import string

from tools.link.program import defined
from tools.link.walk import walk
from tools.static_names import STATIC

# Names by which MicroPython's objects are asked for something, beside those of CPython's own types.
_MICROPYTHON = set(
    """
    fill pixel hline vline rect fill_rect line ellipse poly text scroll blit FrameBuffer MONO_VLSB
    MONO_HLSB MONO_HMSB GS2_HMSB GS4_HMSB GS8 RGB565 collect mem_free mem_alloc threshold const
    native viper asm_thumb heap_lock heap_unlock ticks_ms ticks_us ticks_diff ticks_add sleep_ms
    sleep_us Pin SPI I2C SoftI2C PWM ADC Timer freq reset unique_id on off value init deinit irq
    duty_u16 read_u16 read write readinto writeto writevto scan listdir remove rename stat statvfs
    urandom implementation path modules print_exception exit name main start board
    """.split()
)
_TYPES = (int, str, bytes, bytearray, list, tuple, dict, set, object, Exception, memoryview)
_LETTERS = string.ascii_letters


def shorten(sources, keep=()):
    """Return the sources (a dict, path → text) with short names. SyntaxError if one is no Python.

    `keep`: names that something outside these sources uses.
    """
    trees = {path: ast.parse(text, str(path)) for path, text in sources.items()}
    for tree in trees.values():
        _mark_asked(tree, {str(path) for path in sources})
    names = _Names(trees, set(keep))
    result = {}
    for path, text in sources.items():
        edits = _Edits(text, names.attributes, names.of_module(trees[path]), names.kept)
        edits.visit(trees[path])
        result[path] = edits.text()
    return result


def _mark_asked(tree, paths):
    """Mark the attributes of modules that a module imports at its top: variables of theirs."""
    modules = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            folder = node.module.replace(".", "/")
            modules |= {alias.name for alias in node.names if f"{folder}/{alias.name}.py" in paths}
    for node in walk(tree):
        if isinstance(node, ast.Attribute):
            node.asked = isinstance(node.value, ast.Name) and node.value.id in modules


class _Names:
    """The short names of a program: `attributes`, and those of each module's variables.

    A variable and an attribute never meet, nor do the private variables of two modules, nor what
    two classes ask only themselves for, so the same short name serves for all of them; a public
    variable is an attribute of its module too.
    """

    def __init__(self, trees, keep):
        self.kept = _kept(trees) | keep
        public = _public(trees, self.kept)
        variables = {n for tree in trees.values() for n in defined(tree)} & public
        attributes = set().union(*map(_attributes, trees.values()))
        both = variables & attributes
        used = set().union(*map(_variables, trees.values())) - variables
        seen = keep | set().union(*map(_strings, trees.values()))
        words = (_free(used | seen), _free(attributes - public | seen, _LETTERS))
        shared = _free(used | seen | attributes - public)
        shared = dict(zip(sorted(both), shared, strict=False))
        taken = set(shared.values())
        inner = _inner(trees, public - variables)
        outer = public - variables - set().union(*inner.values())
        self.attributes = _named(outer, words[1], taken) | shared
        left = [name for name in words[1] if name not in {*taken, *self.attributes.values()}]
        for names, inherited in _with_inherited(trees, inner):
            used = {self.attributes[name] for name in inherited}
            self.attributes |= _named(names, left, used)
        self.variables = _named(variables - both, words[0], taken) | shared

    def of_module(self, tree):
        """Return the short names of a module's variables, its private ones among them."""
        private = _private(tree, self.kept) - self.attributes.keys()
        taken = {self.variables.get(name, name) for name in _variables(tree) | defined(tree)}
        taken |= _strings(tree)
        return {**self.variables, **_named(private, _free(taken), ())}


def _free(taken, letters=""):
    """Return the short names that are not taken, those that cost nothing first."""
    pairs = map("".join, itertools.product(_LETTERS, _LETTERS + string.digits))
    names = itertools.chain(STATIC, letters, pairs)
    return [name for name in names if name not in taken and not keyword.iskeyword(name)]


def _named(names, free, taken):
    """Return a dict that gives each name one of the free ones."""
    left = (name for name in free if name not in taken)
    return dict(zip(sorted(names), left, strict=False))


# --- which names ---------------------------------------------------------------------------------
def _kept(trees):
    """Return the names that must stay: MicroPython's, and those of keyword arguments."""
    names = set(dir(builtins)) | _MICROPYTHON
    for kind in _TYPES:
        names |= set(dir(kind))
    for tree in trees.values():
        for node in walk(tree):
            if isinstance(node, ast.keyword) and node.arg:
                names.add(node.arg)
            elif isinstance(node, ast.JoinedStr):
                names |= _all_names(node)  # older Pythons do not say where in a text they stand
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                names |= {node.value}  # getattr, hasattr, a key: it may be a name
            elif isinstance(node, ast.Global):
                names |= set(node.names)
            elif isinstance(node, ast.Import):
                names |= {part for alias in node.names for part in alias.name.split(".")}
            elif isinstance(node, ast.ImportFrom):
                names |= set((node.module or "").split("."))
                names |= {alias.asname for alias in node.names if alias.asname}
    return names | _module_names(trees)


def _module_names(trees):
    return {part.removesuffix(".py") for path in trees for part in str(path).split("/")}


def _constants(tree):
    """Return the names of `_NAME = const(…)`, which MicroPython folds away."""
    names = set()
    for node in tree.body:
        called = getattr(getattr(node, "value", None), "func", None)
        if getattr(called, "id", "") == "const":
            names |= {target.id for target in node.targets}
    return names


def _private(tree, kept):
    names = defined(tree) - _constants(tree) - kept
    return {name for name in names if name.startswith("_") and not name.startswith("__")}


def _public(trees, kept):
    """Return the public names of all modules, and all attributes and methods of our own."""
    names = set()
    for tree in trees.values():
        names |= {name for name in defined(tree) if not name.startswith("_")}
        for node in walk(tree):
            if isinstance(node, ast.ClassDef):
                names |= {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
                names |= defined(node)
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                names.add(node.attr)
    consts = set().union(*map(_constants, trees.values()))
    return {name for name in names - kept - consts if not name.startswith("__")}


def _all_names(tree):
    """Return every name that stands anywhere in a module."""
    names = set()
    for node in walk(tree):
        if isinstance(node, ast.Name):
            names.add(node.id)
        elif isinstance(node, ast.Attribute):
            names.add(node.attr)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.alias):
            names |= {node.name, node.asname}
    return names - {None}


def _variables(tree):
    """Return every name that stands for a variable in a module, parameters among them."""
    names = {node.id for node in walk(tree) if isinstance(node, ast.Name)}
    return names | {node.arg for node in walk(tree) if isinstance(node, ast.arg)}


def _attributes(tree):
    """Return every name that stands for an attribute in a module, methods among them."""
    names = set()
    for node in walk(tree):
        if isinstance(node, ast.Attribute) and not node.asked:
            names.add(node.attr)
        elif isinstance(node, ast.ClassDef):
            names |= defined(node)
    return names


def _inner(trees, names):
    """Return what only a class's own methods ask `self` for, by the name of the class."""
    askers = {}
    for tree in trees.values():
        seen = set()
        for node in walk(tree):
            if not isinstance(node, ast.ClassDef):
                continue
            for name in defined(node):
                askers.setdefault(name, set()).add(node.name)
            for function in [part for part in node.body if isinstance(part, ast.FunctionDef)]:
                for inner in walk(function):
                    if isinstance(inner, ast.Attribute) and _is_self(inner.value, function):
                        askers.setdefault(inner.attr, set()).add(node.name)
                        seen.add(inner)
        for node in walk(tree):
            if isinstance(node, ast.Attribute) and node not in seen and not node.asked:
                askers.setdefault(node.attr, set()).add(None)
    inner = {}
    for name in names:
        classes = askers.get(name, {None})
        if len(classes) == 1 and None not in classes:
            inner.setdefault(*classes, set()).add(name)
    return inner


def _is_self(node, function):
    first = function.args.args[0].arg if function.args.args else None
    return isinstance(node, ast.Name) and node.id == first == "self"


def _with_inherited(trees, inner):
    """Yield each class's own inner attributes and those of the classes over it, these first."""
    nodes = [node for tree in trees.values() for node in walk(tree)]
    classes = {}
    for node in nodes:
        if isinstance(node, ast.ClassDef):
            bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
            classes.setdefault(node.name, set()).update(bases)

    def over(name, seen):
        for base in classes.get(name, ()):
            if base not in seen:
                seen.add(base)
                over(base, seen)
        return seen

    for name in sorted(inner, key=lambda name: (len(over(name, set())), name)):
        inherited = (inner.get(base, set()) for base in over(name, set()) - {name})
        yield inner[name], set().union(*inherited)


def _strings(tree):
    """Return all texts in a module, which may be names that are asked for, and keywords."""
    nodes = [node for node in walk(tree) if isinstance(node, (ast.Constant, ast.keyword))]
    found = {getattr(node, "value", None) for node in nodes if isinstance(node, ast.Constant)}
    return {text for text in found if isinstance(text, str)} | {
        node.arg for node in nodes if isinstance(node, ast.keyword)
    }


# --- putting the short names in ------------------------------------------------------------------
class _Edits(ast.NodeVisitor):
    """Collects where a name stands in a text and what goes there.

    `attributes`: short names of attributes; `names`: those of the variables; `own`: those of what
    the class around has, which hold in its body but not in its methods.
    """

    def __init__(self, text, attributes, names, kept):
        self.lines = [line.encode() for line in text.splitlines(keepends=True)]
        self.attributes = attributes
        self.names = self.variables = names
        self.own = {}
        self.kept = kept
        self.found = set()

    def text(self):
        """Return the text with the short names."""
        for row, at, old, new in sorted(self.found, reverse=True):
            line = self.lines[row - 1]
            if line[at : at + len(old)] != old.encode():
                raise ValueError(f"line {row} has no {old} at column {at}")
            self.lines[row - 1] = line[:at] + new.encode() + line[at + len(old) :]
        return b"".join(self.lines).decode()

    def _put(self, row, at, old, names):
        if old in names:
            self.found.add((row, at, old, names[old]))

    def visit_Name(self, node):
        names = self.own if node.id in self.own else self.names
        self._put(node.lineno, node.col_offset, node.id, names)

    def visit_Attribute(self, node):
        at = node.end_col_offset - len(node.attr)
        names = self.variables if node.asked else self.attributes
        self._put(node.end_lineno, at, node.attr, names)
        self.generic_visit(node)

    def visit_ImportFrom(self, node):
        for alias in node.names:
            self._put(alias.lineno, alias.col_offset, alias.name, self.names)

    def visit_arg(self, node):
        self._put(node.lineno, node.col_offset, node.arg, self.names)

    def visit_ClassDef(self, node):
        self._put(node.lineno, node.col_offset + len("class "), node.name, self.names)
        for part in [*node.bases, *node.decorator_list]:
            self.visit(part)
        outer = self.own
        self.own = {name: self.attributes.get(name, name) for name in defined(node)}
        for part in node.body:
            self.visit(part)
        self.own = outer

    def visit_FunctionDef(self, node):
        names = {**self.names, **self.own}
        self._put(node.lineno, node.col_offset + len("def "), node.name, names)
        for part in [*node.decorator_list, *node.args.defaults]:  # these stand outside of it
            self.visit(part)
        outer = self.names, self.own
        self.names = {**self.names, **self._parameters(node)}
        self.own = {}
        for part in [*node.args.args, *node.body]:
            self.visit(part)
        self.names, self.own = outer

    def _parameters(self, node):
        """Return short names for a function's parameters, those first that cost nothing."""
        inner = [n for n in walk(node) if isinstance(n, (ast.FunctionDef, ast.Lambda))]
        if inner != [node]:
            return {}
        names = [arg.arg for arg in node.args.args if arg.arg not in self.kept | {"self"}]
        used = _all_names(node)
        taken = used | {self.names.get(name, name) for name in used}
        free = (name for name in (*STATIC, *_LETTERS) if name not in taken)
        return dict(zip(names, free, strict=False))
