"""Moves as text and as data, and the refusal of a move. Judges no move."""

from dataclasses import dataclass

from .cards import Malformed, card_from, name, names

DUMMY_KINDS = ("draw", "pick", "meld", "off", "discard", "knock", "end")
RUMMY_KINDS = ("draw", "take", "meld", "off", "discard")


class Refused(Exception):
    """A move against the rules: the reason in words and the number of the rule."""

    def __init__(self, reason, rule):
        super().__init__(f"{reason} ({rule})")
        self.reason = reason
        self.rule = rule


@dataclass(frozen=True)
class Move:
    """One move. `card`: the card picked, laid off, discarded or knocked with; `meld`: the cards
    laid as a new meld; `place`: the number of the meld laid off on."""

    kind: str
    card: int | None = None
    meld: tuple = ()
    place: int | None = None

    def text(self):
        """The move as referee.md writes it, the cards of a meld in pack order."""
        meld = names(sorted(self.meld))
        if self.kind == "pick":
            return f"pick {name(self.card)} meld {meld}"
        if self.kind == "meld":
            return f"meld {meld}"
        if self.kind == "off":
            return f"off {name(self.card)} on {self.place}"
        return self.kind if self.card is None else f"{self.kind} {name(self.card)}"


def parse(text, kinds):
    """Move of a text. `kinds`: the moves this game has.

    A text that is no move of the game is Malformed. A `pick` whose meld is missing is a move (one
    that D8 refuses), and so is a meld that names a card twice.
    """
    words = text.split() if isinstance(text, str) else []
    if not words or words[0] not in kinds:
        raise Malformed(f"unknown move {text!r}")
    kind, rest = words[0], words[1:]
    if kind in ("draw", "take", "end") and not rest:
        return Move(kind)
    if kind in ("discard", "knock") and len(rest) == 1:
        return Move(kind, card_from(rest[0]))
    if kind == "meld" and rest:
        return Move(kind, meld=tuple(card_from(word) for word in rest))
    if kind == "off" and len(rest) == 3 and rest[1] == "on" and rest[2].isdecimal():
        return Move(kind, card_from(rest[0]), place=int(rest[2]))
    if kind == "pick" and rest and rest[1:2] in ([], ["meld"]):
        return Move(kind, card_from(rest[0]), tuple(card_from(word) for word in rest[2:]))
    raise Malformed(f"unknown move {text!r}")
