"""The app's screens on the real framebuf of MicroPython equal the emulator's, pixel for pixel."""

import contextlib
import io
import sys

import pytest

from emulator.shim import install
from tests.micropython.hosts import REPOSITORY

sys.path.insert(0, str(REPOSITORY / "firmware"))
install()

UP, DOWN, LEFT, RIGHT, A, B = 1, 2, 4, 8, 16, 32
# Title, its choices, the table, the row, the melds, a draw, a card's moves, the pause menu.
TOUR = bytes(
    [DOWN, DOWN, RIGHT, RIGHT, RIGHT, DOWN, RIGHT, DOWN, A, DOWN, DOWN, A, B, DOWN, A, DOWN, B]
    + [UP, UP, UP, UP, UP, A]
    + [A] * 12
    + [UP, LEFT, UP, B, DOWN, RIGHT, A, A, B, B, DOWN, A, B, DOWN, DOWN, A, B]
)
RUNS = [("th", 4, 7, TOUR, 1), ("en", 2, 11, TOUR, 1), ("th", 3, 5, bytes([A, A, A]), 1)]
DRIVER = (REPOSITORY / "tests" / "conformance" / "screen_driver.py").read_text(encoding="utf-8")


def on_cpython(run):
    from tests.conformance import screen_driver

    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        screen_driver.run(*run)
    return out.getvalue()


@pytest.mark.parametrize("run", RUNS, ids=lambda run: f"{run[0]}-{run[1]}-players")
def test_screens_are_the_same_on_micropython(run, micropython_host):
    here = on_cpython(run)
    assert here.splitlines()[-1].startswith("end score"), here[-200:]
    there = micropython_host(f"{DRIVER}\nrun(*{run!r})\n")
    assert there.splitlines() == here.splitlines()
