"""Finds the board configs, and knows the names used in them. It opens no hardware."""

from difflib import get_close_matches
from importlib import import_module
from pathlib import Path

from emulator.errors import EmulatorError

# A button's name in the configs and in scripts, and its bit in what the app reads.
BUTTONS = {"up": 1, "down": 2, "left": 4, "right": 8, "a": 16, "b": 32}

# The kinds of boards by their buttons, and what each kind has.
KINDS = {"dpad": set(BUTTONS), "three": {"left", "right", "a"}, "two": {"a", "b"}}

FOLDER = Path(__file__).resolve().parent.parent / "board_configs"


def names():
    """Return the names of all boards, sorted."""
    return sorted(path.stem for path in FOLDER.glob("[!_]*.py"))


def load(name):
    """Return a board's dict; EmulatorError, which lists the boards, if there is none so named."""
    known = names()
    if name not in known:
        close = get_close_matches(name, known, 1)
        guess = f" (did you mean {close[0]}?)" if close else ""
        raise EmulatorError(f"unknown board {name!r}{guess}; known boards: {', '.join(known)}")
    return import_module(f"board_configs.{name}").BOARD
