"""Names of one letter for the files of units.

A module that was ever loaded leaves its dotted name, the last part of it and the name of its file
in memory for good, and so does each name that is only waiting in an import.
"""

import ast
import string

from tools.link.program import bound_by, module_name
from tools.link.walk import walk


def rename(trees, strange, entries, strings):
    """Put short names into all imports; returns the new paths of units, by their old ones.

    `trees`: path → tree; `strange`: the paths of those that stay as they are; `entries`: modules
    that are asked for by name; `strings`: all texts of the program. What a text may stand for keeps
    its name, and so do packages.
    """
    imports = [node for tree in trees.values() for node in walk(tree) if _is_import(node)]
    units = {module_name(path): path for path in trees if not path.endswith("__init__.py")}
    fixed = {name for name in units if name in entries or _is_told(name, strings)}
    fixed |= {a.name for node in imports if isinstance(node, ast.Import) for a in node.names}
    for path in strange:
        fixed |= {name for node in filter(_is_import, walk(trees[path])) for name in _named(node)}
    packages = _composed(trees)
    free = [name for name in units if "." in name and name not in fixed]
    short = _letters([name for name in free if name.rpartition(".")[0] not in packages], units)
    for tree in trees.values():
        _put(tree, short)
    return {units[name]: new.replace(".", "/") + ".py" for name, new in short.items()}


def ask_nearby(path, tree):
    """Make a unit's imports from modules of its own package relative ones.

    Only then a module's dotted name is not in memory before the module is.
    """
    name = module_name(path)
    package = name if path.endswith("__init__.py") else name.rpartition(".")[0]
    for node in walk(tree):
        if isinstance(node, ast.ImportFrom) and not node.level:
            around, _, last = node.module.rpartition(".")
            if package and around == package:
                node.module, node.level = last, 1


def _is_import(node):
    return isinstance(node, (ast.Import, ast.ImportFrom))


def _named(node):
    """Return the modules that an import may name."""
    module = getattr(node, "module", None)
    return {module, *(f"{module}.{alias.name}" for alias in node.names)}


def _is_told(name, strings):
    """Whether a text is the name of a module, or its beginning (but not only its package)."""
    dotted = (text for text in strings if "." in text and not text.endswith("."))
    return any(name.startswith(text) for text in dotted)


def _composed(trees):
    """Return the packages of which modules are loaded by names that are put together."""
    calls = (node for tree in trees.values() for node in walk(tree) if isinstance(node, ast.Call))
    loads = [node for node in calls if getattr(node.func, "id", None) == "__import__"]
    parts = [part for node in loads for part in walk(node)]
    texts = [part.value for part in parts if isinstance(part, ast.Constant)]
    return {text.rstrip(".") for text in texts if isinstance(text, str)}


def _letters(names, units):
    """Return a short name for each of these modules: a letter of its own, if there is one."""
    taken = set(units)
    short = {}
    for name in sorted(names):
        package, _, last = name.rpartition(".")
        choices = (f"{package}.{letter}" for letter in last + string.ascii_letters if letter != "_")
        new = next((choice for choice in choices if choice not in taken), None)
        if new:
            taken.add(new)
            short[name] = new
    return short


def _put(tree, short):
    """Put the short names into a unit's imports, and where it asks those modules for something."""
    nodes = walk(tree)
    own = _bound(nodes)
    there = {node.id for node in nodes if isinstance(node, ast.Name)} | own
    called = {}
    for node in nodes:
        if not isinstance(node, ast.ImportFrom):
            continue
        for alias in node.names:
            inner = short.get(f"{node.module}.{alias.name}")
            if inner:
                letter = inner.rpartition(".")[2]
                if alias.asname or alias.name in own or letter in there:
                    alias.asname = alias.asname or alias.name
                else:
                    called[alias.name] = letter
                    there.add(letter)
                alias.name = letter
        node.module = short.get(node.module, node.module)
    for node in nodes:
        if isinstance(node, ast.Name):
            node.id = called.get(node.id, node.id)


def _bound(nodes):
    """Return the names that a unit binds, but for what an import binds under its own name."""
    names = {bound_by(node) for node in nodes if not _is_import(node)} - {None}
    imports = [node for node in nodes if _is_import(node)]
    return names | {alias.asname for node in imports for alias in node.names if alias.asname}
