"""Links a program for a board: the same program in fewer modules, names and functions.

The sources stay as they are for reading; this works on all modules of a build together, and each
of its steps leaves alone whatever it does not understand. No step knows any module or function by
its name.
"""

import ast

from tools.link.constants import fold, put_texts
from tools.link.files import ask_nearby, rename
from tools.link.inline import inline
from tools.link.let_go import let_go
from tools.link.modules import ask_modules
from tools.link.program import Program
from tools.link.prune import imported, prune
from tools.link.slots import share
from tools.link.small import inline_small
from tools.link.text import write
from tools.link.units import unite


def link(sources, keep=(), entries=()):
    """Return (texts, origins) of a program's units, both by path.

    `sources`: text by path; `keep`: names that something outside uses; `entries`: modules that are
    asked for by name. `origins` has for each line of a text where it came from. SyntaxError if a
    source is no Python.
    """
    program = Program(sources, keep, entries)
    fold(program)
    trees = unite(program)
    strange = {module.path for module in program.modules.values() if module.strange} & trees.keys()
    prune(trees, program.keep, strange)
    inline(trees, program.keep, program.strings())
    prune(trees, program.keep, strange)
    known = program.strings() | program.keep | imported(trees)
    for tree in trees.values():
        put_texts(tree, known)
        inline_small(tree, known)
        share(tree)
    ask_modules(trees)
    let_go(trees, program.keep)
    texts, origins = {}, {}
    paths = rename(trees, strange, program.entries, program.strings())
    for path, tree in trees.items():
        target = paths.get(path, path)
        if path.endswith("__init__.py") and all(isinstance(node, ast.Pass) for node in tree.body):
            continue  # a folder is a package without it too
        ask_nearby(target, tree)
        ast.fix_missing_locations(tree)
        if path in strange:
            texts[target] = sources[path]
            continue
        texts[target], origins[target] = write(tree)
    return texts, origins
