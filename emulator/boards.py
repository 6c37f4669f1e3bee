"""Finds the board configs, reads them as data, and knows the names used in them.

It opens no hardware, and runs no config: what is not plain data is refused.
"""

import ast
from difflib import get_close_matches
from pathlib import Path

from emulator.errors import EmulatorError

# A button's name in the configs and in scripts, and its bit in what the app reads.
BUTTONS = {"up": 1, "down": 2, "left": 4, "right": 8, "a": 16, "b": 32}

# The kinds of boards by their buttons, and what each kind has.
KINDS = {"dpad": set(BUTTONS), "three": {"left", "right", "a"}, "two": {"a", "b"}}

FOLDER = Path(__file__).resolve().parent.parent / "board_configs"
_SMALLEST, _LARGEST = (72, 40), (640, 480)  # pixels of a display


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
    return read(FOLDER / f"{name}.py")


def read(path):
    """Return the dict of a board config; EmulatorError if the file is none that can be used."""
    try:
        board = _literal(Path(path).read_bytes())
        _check(board)
    except OSError as error:
        raise EmulatorError(f"cannot read board config {path.name}: {error.strerror}") from None
    except (SyntaxError, ValueError, TypeError, RecursionError, MemoryError) as error:
        raise EmulatorError(f"board config {path.name}: {_first_line(error)}") from None
    return board


def _literal(source):
    """Return what the file gives BOARD: whole numbers, texts and dicts of them."""
    for node in ast.parse(source).body:
        names = [getattr(target, "id", "") for target in getattr(node, "targets", ())]
        if isinstance(node, ast.Assign) and names == ["BOARD"]:
            return ast.literal_eval(node.value)
    raise ValueError("there is no BOARD = {…} in it")


def _check(board):
    """Raise ValueError, which says what is wrong, unless screen and buttons can be used."""
    for key, kind in (("title", str), ("display", dict), ("buttons", dict)):
        _part(board, "BOARD", key, kind)
    display, buttons = board["display"], board["buttons"]
    for key, least, most in zip(("width", "height"), _SMALLEST, _LARGEST, strict=True):
        if not least <= _part(display, "display", key, int) <= most:
            raise ValueError(f"display: {key} {display[key]} is not from {least} to {most}")
    if _part(display, "display", "colours", int) not in (2, 16):
        raise ValueError(f"display: colours {display['colours']} is neither 2 nor 16")
    kind = _part({"kind": "dpad", **buttons}, "buttons", "kind", str)
    if kind not in KINDS:
        raise ValueError(f"buttons: kind {kind!r} is not one of {', '.join(KINDS)}")
    pins = _part(buttons, "buttons", "pins", dict)
    if set(pins) != KINDS[kind]:
        raise ValueError(f"buttons: kind {kind!r} has the pins {', '.join(sorted(KINDS[kind]))}")
    _check_optional(board)


def _check_optional(board):
    """The same for what a board may have or not."""
    if "sound" in board:
        _part(_part(board, "BOARD", "sound", dict), "sound", "kind", str)
    if "backlight" in board["display"]:
        _part(board["display"], "display", "backlight", dict)


def _part(holder, where, key, kind):
    """Return what a dict has under a key, if it is of a kind."""
    if type(holder) is not dict or type(holder.get(key)) is not kind:
        wanted = {str: "a text", int: "a whole number", dict: "a dict"}[kind]
        raise ValueError(f"{where} has no {key!r}, {wanted}")
    return holder[key]


def _first_line(error):
    return (str(error).splitlines() or [type(error).__name__])[0]
