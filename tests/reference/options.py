"""Options of both games: presets, names and numbers (O1-O14, R8a, R11, R12)."""

import re
from dataclasses import dataclass

from .cards import Malformed

_SWITCHES = {
    "dummy": {f"O{number}" for number in range(1, 14)},
    "rummy": {"R8a", "R11"},
}
_FULL = {
    "dummy": frozenset({f"O{number}" for number in range(1, 10)} | {"O11"}),
    "rummy": frozenset({"R8a", "R11"}),
}
_TARGET = {"dummy": 500, "rummy": 150}


@dataclass(frozen=True)
class Options:
    """`on`: the switches; `target`: points that win the match; `match_hands`: or the number of
    hands after which it ends (R12), None if it is played to the target."""

    on: frozenset
    target: int
    match_hands: int | None = None

    def __contains__(self, option):
        return option in self.on


def options_from(game, value):
    """Options of a preset's name or a list of option texts; Malformed names the wrong one.

    O10 always holds and may be named. R12 takes any number from 1.
    """
    if value in ("plain", "full"):
        return Options(_FULL[game] if value == "full" else frozenset(), _TARGET[game])
    if not isinstance(value, list):
        raise Malformed(f"options: {value!r} is no preset and no list")
    on, target, match_hands = set(), _TARGET[game], None
    for text in value:
        number = _number(game, text)
        if isinstance(text, str) and text in _SWITCHES[game]:
            on.add(text)
        elif number and text.endswith("h"):
            match_hands = number
        elif number:
            target = number
        else:
            raise Malformed(f"options: unknown option {text!r}")
    return Options(frozenset(on), target, match_hands)


def _number(game, text):
    """Number of `O14=300`, `R12=150` or `R12=5h`; None if it is none of these or out of range."""
    pattern = r"O14=(\d+)" if game == "dummy" else r"R12=(\d+)h?"
    match = re.fullmatch(pattern, text) if isinstance(text, str) else None
    if match is None:
        return None
    number = int(match.group(1))
    return number if game == "rummy" or 100 <= number <= 2000 else None
