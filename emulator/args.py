"""The command line: what may be asked, and one line for everything that may not.

It opens nothing but the files it checks, and needs no pygame: `--help` works without it.
"""

import argparse
import datetime
import re
from difflib import get_close_matches
from pathlib import Path

from emulator import boards, script
from emulator.errors import EmulatorError
from emulator.files import check_picture

DEFAULT_BOARD = "pico_ssd1306"
LANGUAGES = ("th", "en")
GAMES = ("dummy", "rummy")
PLAYERS = {"dummy": (2, 4), "rummy": (2, 6)}  # D1, R1
SEEDS = (0, 2**30 - 1)
SCALES = (1, 20)
SPEEDS = (0.5, 8)
FIRST_YEAR = 2025  # an earlier one is that of a clock that was never set
SCRIPT_SEED = 0  # a script plays the same game every time, --seed or not

_KEYS = """keys:
  arrows            up, down, left, right
  Z, Enter, Space   A
  X, Backspace, Esc B
  P, Pause          pause, and go on
  - +               slower, faster: half as fast as life to eight times
  F, F11            full screen, and back
  S, F12            save the screen as speto-1.png, speto-2.png …
  G                 record speto-1.gif …; once more ends it
A game controller's D-pad or left stick, A and B are the same, Start is pause.

A script has one step a line; docs/emulator.md lists the steps."""


class _Parser(argparse.ArgumentParser):
    def error(self, message):
        raise EmulatorError(message)


def parse(argv):
    """Return the checked options.

    `board` is the board's dict, `script` the steps or None. EmulatorError for anything wrong.
    """
    args = _parse_all(_parser(), argv)
    _check_players(args)
    args.board = boards.load(args.board)
    args.script = args.script and script.read(args.script)
    _check_buttons(args)
    for path, suffix in ((args.screenshot, ".png"), (args.gif, ".gif")):
        if path:
            check_picture(path, suffix)
    if args.script is not None and args.seed is None:
        args.seed = SCRIPT_SEED
    return args


def _check_players(args):
    least, most = PLAYERS[args.game or GAMES[0]]
    if args.players and not least <= args.players <= most:
        raise EmulatorError(
            f"argument --players: '{args.players}' is not a whole number from {least} to {most}"
            + ("" if args.game else " (more with --game rummy)")
        )


def _check_buttons(args):
    """A step with a button that the board lacks would do nothing, and nobody would know why."""
    has = args.board["buttons"]["pins"]
    for step in args.script or ():
        lacks = [name for name, bit in boards.BUTTONS.items() if bit in step.values[:1]]
        if step.name in ("press", "hold") and lacks and lacks[0] not in has:
            raise EmulatorError(
                f"script line {step.line}: this board has no button {lacks[0]!r}; "
                f"it has {', '.join(has)}"
            )


def _parser():
    parser = _Parser(
        prog="python -m emulator",
        description="Play Speto on the desktop, on the screen of a chosen board.",
        epilog=_KEYS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("--board", metavar="NAME", default=DEFAULT_BOARD, help="whose screen (%(default)s)")
    add("--list-boards", action="store_true", help="list the boards and end")
    add("--lang", choices=LANGUAGES, help="language (as last time; at first th)")
    add("--game", choices=GAMES, help="game (as last time; at first dummy)")
    add("--players", metavar="N", type=_whole(*PLAYERS["rummy"]), help="2 to 4, Rummy 2 to 6")
    add("--seed", metavar="N", type=_whole(*SEEDS), help="play a given match, 0 to 2**30 - 1")
    add("--scale", metavar="N", type=_whole(*SCALES), help="window pixels a screen pixel, 1 to 20")
    add("--speed", metavar="X", type=_speed, default=1, help="how fast time runs, 0.5 to 8")
    add("--full-screen", action="store_true", help="begin so")
    add("--date", metavar="DAY", type=_date, help="the board's date, YYYY-MM-DD or none")
    add("--battery", metavar="N", type=_whole(0, 100), help="how full the board's battery is")
    add("--script", metavar="FILE", help="play this file's steps instead of the keyboard")
    add("--screenshot", metavar="FILE", help="at the end, save the screen as this PNG")
    add("--gif", metavar="FILE", help="record the game as this GIF")
    add("--saves", metavar="DIR", type=Path, help="folder of the saved games")
    return parser


def _parse_all(parser, argv):
    args, rest = parser.parse_known_args(argv)
    if rest:
        options = [name for action in parser._actions for name in action.option_strings]
        close = get_close_matches(rest[0].partition("=")[0], options, 1)
        guess = f"did you mean {close[0]}? " if close else ""
        parser.error(f"unknown option {rest[0]!r}; {guess}--help lists them all")
    return args


def _whole(low, high):
    """Return a reader of whole numbers from `low` to `high`."""

    def read(text):
        if text.isascii() and text.isdigit() and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {low} to {high}")

    return read


def _speed(text):
    """Read how fast time runs."""
    low, high = SPEEDS
    if re.fullmatch(r"\d(\.\d{1,3})?", text, re.ASCII) and low <= float(text) <= high:
        return float(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number from {low} to {high}")


def _date(text):
    """Read a day as (year, month, day); () for a board that does not know it."""
    if text == "none":
        return ()
    try:
        day = datetime.date.fromisoformat(text)
    except ValueError:
        day = datetime.date.min
    if day.year < FIRST_YEAR or len(text) != len("YYYY-MM-DD"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a day from {FIRST_YEAR}-01-01 on")
    return day.year, day.month, day.day
