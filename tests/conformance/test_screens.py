"""The app's screens on the real framebuf of MicroPython equal the emulator's, pixel for pixel."""

import contextlib
import io
import random
import sys

import pytest

from emulator.shim import install
from tests.micropython.hosts import REPOSITORY

sys.path.insert(0, str(REPOSITORY / "firmware"))
install()

UP, DOWN, LEFT, RIGHT, A, B = 1, 2, 4, 8, 16, 32
LONG = 64
PRESSES = 200
# Title, a new match, the table, the row, the melds, a draw, a card's moves, the pause menu.
TOUR = bytes(
    [DOWN, UP, A, DOWN, DOWN, DOWN, UP, UP, UP, A]
    + [A] * 12
    + [UP, LEFT, UP, B, DOWN, RIGHT, A, A, B, B, DOWN, A, B, DOWN, DOWN, A, B]
)
START = bytes([A, A, A])
RUNS = [
    ((72, 40, 2), "th", 4, 7, TOUR, 1),
    ((128, 64, 2), "en", 2, 11, TOUR, 1),
    ((128, 64, 2), "th", 3, 5, START, 1),
    ((128, 128, 16), "th", 2, 3, TOUR, 1),
    ((160, 128, 16), "en", 4, 7, TOUR, 0),
    ((240, 135, 16), "th", 3, 7, TOUR, 0),
    ((240, 240, 16), "en", 4, 7, TOUR, 0),
    ((320, 240, 16), "th", 4, 7, TOUR, 0),
]
# Screens of every size, with each kind of buttons, for presses at random.
MASHED = [
    (72, 40, 2, "dpad"),
    (72, 40, 2, "two"),
    (128, 64, 2, "three"),
    (128, 128, 16, "dpad"),
    (160, 128, 16, "two"),
    (240, 135, 16, "three"),
    (240, 240, 16, "dpad"),
    (320, 240, 16, "two"),
]
DRIVER = (REPOSITORY / "tests" / "conformance" / "screen_driver.py").read_text(encoding="utf-8")


def on_cpython(run):
    from tests.conformance import screen_driver

    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        screen_driver.run(*run)
    return out.getvalue()


@pytest.mark.parametrize("run", RUNS, ids=lambda run: f"{run[0][0]}x{run[0][1]}-{run[1]}-{run[2]}")
def test_screens_are_the_same_on_micropython(run, micropython_host):
    here = on_cpython(run)
    if run[-1]:
        assert here.splitlines()[-1].startswith("end score"), here[-200:]
    assert {"setup", "table"} <= {line.split()[0] for line in here.splitlines()}
    there = micropython_host(f"{DRIVER}\nrun(*{run!r})\n")
    assert there.splitlines() == here.splitlines()


@pytest.mark.parametrize(
    "screen", MASHED, ids=lambda screen: f"{screen[0]}x{screen[1]}-{screen[3]}"
)
def test_whatever_is_pressed_screens_are_the_same_and_drawing_allocates_nothing(
    screen, micropython_host
):
    """The app draws with the heap locked, which MicroPython alone takes seriously."""
    chance = random.Random(f"{screen}")
    keys = {"dpad": [LEFT, RIGHT, UP, DOWN, A, A, B], "three": [LEFT, RIGHT, A], "two": [A, B]}
    keys = keys[screen[3]]
    long = 0 if screen[3] == "dpad" else LONG
    wild = bytes(chance.choice(keys) | chance.choice([0, 0, long]) for _ in range(PRESSES))
    run = (screen, chance.choice(["th", "en"]), 3, chance.randrange(100), START + wild, 0)
    here = on_cpython(run)
    seen = {line.split()[0] for line in here.splitlines()}
    assert "table" in seen
    assert len(seen) > 4
    assert micropython_host(f"{DRIVER}\nrun(*{run!r})\n").splitlines() == here.splitlines()
