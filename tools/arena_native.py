"""Translates the engine and its players to C, so that the arena can play many more deals.

The engine is written for MicroPython without allocation: functions over ints and byte arrays,
`while` loops, no objects. That much of Python is C in other letters, and this file changes the
letters. Nothing is played differently: tests/tools/test_arena.py plays the same deals both ways.
Whatever it does not know it refuses (Untranslatable). It needs a C compiler (`cc`).
"""

import ast
import ctypes
import hashlib
import importlib
import inspect
import os
import subprocess
import tempfile
from pathlib import Path

# Parameters that are arrays, by name; a global array handed over decides otherwise.
_NAMED = dict.fromkeys("s view state copy masks cards cases costs".split(), "uint8_t")
_NAMED.update(into="int32_t", weights="int32_t", line="int16_t", template="int16_t")
_TYPES = {"i": "int32_t", "H": "uint16_t", "B": "uint8_t", "h": "int16_t"}
_BINARY = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|",
    ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip
_COMPARE = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip
_UNARY = {ast.USub: "-", ast.Invert: "~", ast.Not: "!"}
_HEAD = """
#include <stdint.h>
#include <string.h>
enum { MATCH = 472, LINE = 126 };
static inline int32_t floor_div(int32_t a, int32_t b) { return a / b - (a % b && (a ^ b) < 0); }
static inline int32_t floor_mod(int32_t a, int32_t b) { return a - b * floor_div(a, b); }
static inline int32_t min_of(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t max_of(int32_t a, int32_t b) { return a > b ? a : b; }
static inline int32_t is_in(int32_t a, const uint8_t *set, int n) {
  while (n--) if (set[n] == a) return 1;
  return 0;
}
"""


class Untranslatable(ValueError):
    """Python that is no C in other letters; the message names the place."""


class Unit:
    """One module on its way to C. `name` is its prefix there."""

    def __init__(self, module, name):
        self.module = module
        self.name = name
        self.tree = ast.parse(inspect.getsource(module))
        functions = [node for node in self.tree.body if isinstance(node, ast.FunctionDef)]
        self.functions = {node.name: node for node in functions}
        self.own = {target for node in self.tree.body for target in _targets(node)}


def _targets(node):
    if not isinstance(node, ast.Assign):
        return []
    return [name.id for top in node.targets for name in ast.walk(top) if isinstance(name, ast.Name)]


def _plain(module):
    """Return a module's name without its packages."""
    return module.__name__.rpartition(".")[2]


class Translator:
    """Translates modules that import each other into one C source."""

    def __init__(self):
        self.units = {}
        self.kinds = {}

    def add(self, module):
        """Take a module; its own name is the prefix of its names in C."""
        name = _plain(module)
        self.units[name] = Unit(module, name)
        return self

    # --- names ------------------------------------------------------------------------------------
    def resolve(self, unit, node):
        """Return (unit, name) of a global that a name or `module.name` stands for, or None."""
        if isinstance(node, ast.Attribute):
            if not isinstance(node.value, ast.Name):
                return None
            owner = getattr(unit.module, node.value.id, None)
            found = self.units.get(_plain(owner)) if inspect.ismodule(owner) else None
            return found and self._defined(found, node.attr)
        if not isinstance(node, ast.Name):
            return None
        if node.id in unit.functions or node.id in unit.own:
            return unit, node.id
        for statement in unit.tree.body:
            if isinstance(statement, ast.ImportFrom):
                for alias in statement.names:
                    if (alias.asname or alias.name) == node.id:
                        source = importlib.import_module(statement.module)
                        found = self.units.get(_plain(source))
                        return found and self._defined(found, alias.name)
        return None

    def _defined(self, unit, name):
        """Return (unit, name) of a name of a unit, which may itself have imported it."""
        if name in unit.functions or name in unit.own:
            return unit, name
        return self.resolve(unit, ast.Name(id=name))

    def array_type(self, unit, node):
        """Return the C type of the elements of a global array, None if it is none."""
        if not isinstance(node, (ast.Name, ast.Attribute)):
            return None
        place = self.resolve(unit, node)
        return place and _element(getattr(place[0].module, place[1], None))

    # --- the whole --------------------------------------------------------------------------------
    def source(self, roots):
        """Return the C source of the functions named, "unit__function", and all that they call."""
        for unit in self.units.values():
            for function in unit.functions.values():
                self._note_parameters(unit, function)
        for unit in self.units.values():
            for function in unit.functions.values():
                self._note_arguments(unit, function)
        parts = [_HEAD]
        parts += [self._globals(unit) for unit in self.units.values()]
        self.wanted = [self._root(name) for name in dict.fromkeys(roots)]
        bodies = [Body(self, *place).text() for place in _growing(self.wanted)]
        parts += [self._signature(*place) + ";" for place in self.wanted]
        return "\n".join(parts + bodies)

    def _root(self, name):
        unit, _, function = name.rpartition("__")
        return self.units[unit], self.units[unit].functions[function]

    def want(self, unit, name):
        """Have a function translated too."""
        place = (unit, unit.functions[name])
        if place not in self.wanted:
            self.wanted.append(place)

    def _note_parameters(self, unit, function):
        kinds = {}
        for argument in function.args.args:
            if argument.arg in _NAMED:
                kinds[argument.arg] = _NAMED[argument.arg]
        self.kinds[unit.name, function.name] = kinds

    def _note_arguments(self, unit, function):
        for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
            place = self.resolve(unit, call.func)
            if not place or place[1] not in place[0].functions:
                continue
            parameters = place[0].functions[place[1]].args.args
            for parameter, argument in zip(parameters, call.args, strict=False):
                kind = self.array_type(unit, argument)
                if kind and not kind.endswith("*"):
                    self.kinds[place[0].name, place[1]][parameter.arg] = kind

    def _globals(self, unit):
        lines = []
        for name in sorted(unit.own):
            value = getattr(unit.module, name, None)
            lines += self._global(f"{unit.name}__{name}", value)
        return "\n".join(lines)

    def _global(self, full, value):
        if isinstance(value, int):
            return [f"enum {{ {full} = {int(value)} }};"]
        kind = _element(value)
        if kind and kind.endswith("*"):
            lines = [_array(f"{full}_{i}", kind[:-2], inner) for i, inner in enumerate(value)]
            inside = ", ".join(f"{full}_{i}" for i in range(len(value)))
            return [*lines, f"static {kind}{full}[] = {{{inside}}};"]
        if not kind:
            return []
        return [_array(full, kind, value)]

    def _signature(self, unit, function):
        kinds = self.kinds[unit.name, function.name]
        inside = [
            f"{kinds[a.arg]} *v_{a.arg}" if a.arg in kinds else f"int32_t v_{a.arg}"
            for a in function.args.args
        ]
        return f"static int32_t {unit.name}__{function.name}({', '.join(inside) or 'void'})"


def _growing(places):
    """Yield what is in a list, and what is added to it meanwhile."""
    i = 0
    while i < len(places):
        yield places[i]
        i += 1


def _array(name, kind, values):
    inside = ", ".join(str(int(value)) for value in values)
    return f"static {kind} {name}[] = {{{inside}}};"


def _element(value):
    if isinstance(value, (bytes, bytearray)):
        return "uint8_t"
    if isinstance(value, (list, tuple)) and value and all(isinstance(v, int) for v in value):
        return "int32_t"
    if hasattr(value, "typecode"):
        return _TYPES[value.typecode]
    if isinstance(value, tuple) and value and _element(value[0]):
        return _element(value[0]) + " *"
    return None


class Body:
    """Translates one function."""

    def __init__(self, translator, unit, function):
        self.all = translator
        self.unit = unit
        self.function = function
        self.kinds = dict(translator.kinds[unit.name, function.name])
        self.parameters = {a.arg for a in function.args.args}
        self.locals = {}
        for node in ast.walk(function):
            if isinstance(node, (ast.Assign, ast.AugAssign)):
                self._note_local(node)

    def _note_local(self, node):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        for target in targets:
            if isinstance(target, ast.Name) and target.id not in self.parameters:
                kind = self._pointer(node.value)
                self.locals.setdefault(target.id, kind)
                if kind:
                    self.kinds[target.id] = kind

    def _pointer(self, node):
        """Return the element type if an expression is an array."""
        if isinstance(node, ast.Name) and node.id in self.kinds:
            return self.kinds[node.id]
        if isinstance(node, ast.Subscript) and isinstance(node.value, (ast.Name, ast.Attribute)):
            kind = self._array(node.value)
            return kind[:-2] if kind and kind.endswith("*") else None
        return self._array(node)

    def _array(self, node):
        if isinstance(node, ast.Name) and (node.id in self.parameters or node.id in self.locals):
            return None
        return self.all.array_type(self.unit, node)

    def fail(self, node):
        where = f"{self.unit.module.__name__}.{self.function.name}"
        raise Untranslatable(f"{where}, line {node.lineno}: {ast.unparse(node)}")

    def text(self):
        """Return the function's C."""
        lines = [self.all._signature(self.unit, self.function) + " {"]
        for name, kind in self.locals.items():
            lines.append(f"  {kind} *v_{name} = 0;" if kind else f"  int32_t v_{name} = 0;")
        lines += self.block(self.function.body)
        return "\n".join([*lines, "  return 0;", "}"])

    def block(self, statements):
        return [line for statement in statements for line in self.statement(statement)]

    def statement(self, node):
        if isinstance(node, ast.Expr):
            return [] if isinstance(node.value, ast.Constant) else [self.value(node.value) + ";"]
        if isinstance(node, ast.Return):
            return [f"return {self.value(node.value) if node.value else 0};"]
        if isinstance(node, ast.Assign):
            return self.assign(node)
        if isinstance(node, ast.AugAssign):
            whole = ast.BinOp(node.target, node.op, node.value, lineno=node.lineno)
            return [f"{self.value(node.target)} = {self.value(whole)};"]
        if isinstance(node, (ast.If, ast.While)):
            return self.branch(node)
        if isinstance(node, ast.Break):
            return ["break;"]
        if isinstance(node, ast.Continue):
            return ["continue;"]
        if isinstance(node, ast.Pass):
            return []
        return self.fail(node)

    def assign(self, node):
        first = node.targets[0]
        if isinstance(first, ast.Subscript) and isinstance(first.slice, ast.Name):
            part = getattr(self.unit.module, first.slice.id, None)
            if isinstance(part, slice):
                return [self.copy(first.value, part, node.value)]
        if any(not isinstance(target, (ast.Name, ast.Subscript)) for target in node.targets):
            self.fail(node)
        values = [self.value(target) for target in node.targets]
        return [" = ".join([*values, self.value(node.value)]) + ";"]

    def copy(self, target, part, source):
        """Return the C of `target[part] = source`; a slice without ends is the whole array."""
        array = self.value(target)
        if part.start is None:
            whole = "LINE" if self._pointer(target) == "int16_t" else "MATCH"
            if self._array(target):
                whole = f"sizeof({array})"
            return f"memcpy({array}, {self.value(source)}, {whole});"
        return f"memcpy({array} + {part.start}, {self.value(source)}, {part.stop - part.start});"

    def branch(self, node):
        word = "if" if isinstance(node, ast.If) else "while"
        lines = [f"{word} ({self.value(node.test)}) {{", *self.block(node.body), "}"]
        if node.orelse:
            if word == "while":
                self.fail(node)
            lines += ["else {", *self.block(node.orelse), "}"]
        return lines

    def value(self, node):
        """Return the C of an expression."""
        name = type(node).__name__
        return getattr(self, "_" + name, self.fail)(node)

    def _Constant(self, node):
        if not isinstance(node.value, int):
            self.fail(node)
        return str(int(node.value))

    def _Name(self, node):
        if node.id in self.parameters or node.id in self.locals:
            return "v_" + node.id  # "case" is a word of C
        return self._global(node)

    def _Attribute(self, node):
        return self._global(node)

    def _global(self, node):
        place = self.all.resolve(self.unit, node)
        if not place:
            self.fail(node)
        return f"{place[0].name}__{place[1]}"

    def _Subscript(self, node):
        return f"{self.value(node.value)}[{self.value(node.slice)}]"

    def _BinOp(self, node):
        left, right = self.value(node.left), self.value(node.right)
        if isinstance(node.op, ast.FloorDiv):
            return f"floor_div({left}, {right})"
        if isinstance(node.op, ast.Mod):
            return f"floor_mod({left}, {right})"
        return f"({left} {_BINARY[type(node.op)]} {right})"

    def _UnaryOp(self, node):
        return f"({_UNARY[type(node.op)]}{self.value(node.operand)})"

    def _BoolOp(self, node):
        values = [self.value(value) for value in node.values]
        text = values.pop()
        for left in reversed(values):
            if isinstance(node.op, ast.Or):
                text = f"({left} ?: {text})"
            else:
                text = f"({left} ? {text} : 0)"
        return text

    def _IfExp(self, node):
        return f"({self.value(node.test)} ? {self.value(node.body)} : {self.value(node.orelse)})"

    def _Compare(self, node):
        parts = []
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(operator, ast.In) and isinstance(right, ast.Constant):
                members = ", ".join(map(str, right.value))
                array = f"(uint8_t[]){{{members}}}"
                parts.append(f"is_in({self.value(left)}, {array}, {len(right.value)})")
            else:
                word = _COMPARE.get(type(operator)) or self.fail(node)
                parts.append(f"({self.value(left)} {word} {self.value(right)})")
            left = right
        return "(" + " && ".join(parts) + ")"

    def _Call(self, node):
        values = [self.value(argument) for argument in node.args]
        if isinstance(node.func, ast.Name) and node.func.id in ("min", "max") and len(values) == 2:
            return f"{node.func.id}_of({values[0]}, {values[1]})"
        place = self.all.resolve(self.unit, node.func)
        if not place or place[1] not in place[0].functions or node.keywords:
            self.fail(node)
        self.all.want(*place)
        called = place[0].functions[place[1]].args
        missing = len(called.args) - len(values)
        for default in called.defaults[len(called.defaults) - missing :] if missing else ():
            values.append(Body(self.all, place[0], place[0].functions[place[1]]).value(default))
        return f"{place[0].name}__{place[1]}({', '.join(values)})"


def compiled(source):
    """Compile C and return the library, kept in the user's cache by its content."""
    digest = hashlib.sha256(source.encode()).hexdigest()[:16]
    folder = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"), "speto")
    library = folder / f"arena-{digest}.so"
    if not library.exists():
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder) as scratch:
            text, made = Path(scratch, "arena.c"), Path(scratch, "arena.so")
            text.write_text(source, encoding="utf-8")
            command = ["cc", "-O2", "-fwrapv", "-w", "-shared", "-fPIC", "-o", str(made), str(text)]
            subprocess.run(command, check=True)
            os.replace(made, library)
    return ctypes.CDLL(str(library))
