"""Shorten the names in a program for a board: a name costs some 24 bytes of RAM, all names 16 KB.

Works on all sources of a build together, as text, so that lines and columns of a traceback stay
where they are. What is shortened: parameters, within their function; a module's private names,
within that module; and public functions, classes and attributes, everywhere alike. What is kept:
whatever MicroPython or a host could also mean by the name, what stands in quotes somewhere,
constants (they cost nothing), and everything in `keep`.
"""

import ast
import builtins
import itertools
import string

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
    kept = _kept(trees) | set(keep)
    names = {path: _all_names(tree) for path, tree in trees.items()}
    taken = set().union(kept, *names.values())
    everywhere = dict(zip(sorted(_public(trees, kept)), _pairs(taken), strict=False))
    result = {}
    for path, text in sources.items():
        private = _private(trees[path], kept) - everywhere.keys()
        within = _singles(private, names[path])
        edits = _Edits(text, everywhere, within, kept)
        edits.visit(trees[path])
        result[path] = edits.text()
    return result


# --- which names ---------------------------------------------------------------------------------
def _kept(trees):
    """Return the names that must stay: MicroPython's, and those of keyword arguments."""
    names = set(dir(builtins)) | _MICROPYTHON
    for kind in _TYPES:
        names |= set(dir(kind))
    for tree in trees.values():
        for node in ast.walk(tree):
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


def _defined(tree):
    """Return the names that a module defines at its top level."""
    names = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                names |= {n.id for n in ast.walk(target) if isinstance(n, ast.Name)}
    return names


def _constants(tree):
    """Return the names of `_NAME = const(…)`, which MicroPython folds away."""
    names = set()
    for node in tree.body:
        called = getattr(getattr(node, "value", None), "func", None)
        if getattr(called, "id", "") == "const":
            names |= {target.id for target in node.targets}
    return names


def _private(tree, kept):
    names = _defined(tree) - _constants(tree) - kept
    return {name for name in names if name.startswith("_") and not name.startswith("__")}


def _public(trees, kept):
    """Return the public names of all modules, and all attributes and methods of our own."""
    names = set()
    for tree in trees.values():
        names |= {name for name in _defined(tree) if not name.startswith("_")}
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                names |= {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
                names |= _defined(node)
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                names.add(node.attr)
    consts = set().union(*map(_constants, trees.values()))
    return {name for name in names - kept - consts if not name.startswith("__")}


def _all_names(tree):
    """Return every name that stands anywhere in a module."""
    names = set()
    for node in ast.walk(tree):
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


def _pairs(taken):
    """Yield names of two letters that are not taken."""
    for first, second in itertools.product(_LETTERS, _LETTERS + string.digits):
        if first + second not in taken and not _is_keyword(first + second):
            yield first + second


def _is_keyword(name):
    return name in ("as", "if", "in", "is", "or")


def _singles(names, taken):
    """Return a short name for each of a module's private names."""
    free = (f"_{letter}{more}" for more in ("", *_LETTERS) for letter in _LETTERS)
    free = (name for name in free if name not in taken)
    return dict(zip(sorted(names), free, strict=False))


# --- putting the short names in ------------------------------------------------------------------
class _Edits(ast.NodeVisitor):
    """Collects where a name stands in a text and what goes there.

    `everywhere`: short names of what all modules share; `within`: those of the module's own.
    """

    def __init__(self, text, everywhere, within, kept):
        self.lines = [line.encode() for line in text.splitlines(keepends=True)]
        self.everywhere = everywhere
        self.names = {**everywhere, **within}
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
        self._put(node.lineno, node.col_offset, node.id, self.names)

    def visit_Attribute(self, node):
        at = node.end_col_offset - len(node.attr)
        self._put(node.end_lineno, at, node.attr, self.everywhere)
        self.generic_visit(node)

    def visit_ImportFrom(self, node):
        for alias in node.names:
            self._put(alias.lineno, alias.col_offset, alias.name, self.everywhere)

    def visit_arg(self, node):
        self._put(node.lineno, node.col_offset, node.arg, self.names)

    def visit_ClassDef(self, node):
        self._put(node.lineno, node.col_offset + len("class "), node.name, self.names)
        self.generic_visit(node)

    def visit_FunctionDef(self, node):
        self._put(node.lineno, node.col_offset + len("def "), node.name, self.names)
        outer = self.names
        for part in [*node.decorator_list, *node.args.defaults]:  # these stand outside of it
            self.visit(part)
        self.names = {**outer, **self._parameters(node)}
        for part in [*node.args.args, *node.body]:
            self.visit(part)
        self.names = outer

    def _parameters(self, node):
        """Return short names for a function's parameters, one letter each."""
        inner = [n for n in ast.walk(node) if isinstance(n, (ast.FunctionDef, ast.Lambda))]
        if inner != [node]:
            return {}
        names = [arg.arg for arg in node.args.args if arg.arg not in self.kept | {"self"}]
        taken = _all_names(node)
        free = (letter for letter in _LETTERS if letter not in taken)
        return dict(zip(names, free, strict=False))
