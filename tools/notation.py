"""The referee's notation: cards, melds, moves and options as text, and the engine's numbers.

It judges no move: the engine does (referee.py). Positions are in position.py. A text that cannot
be read raises Malformed.
"""

import functools
import re

from engine import layout
from engine.cards import RANKS, SUITS
from engine.melds import card_at, is_meld, size

NO_MELD = 0  # the code of no meld at all: what cards that make none are written as in a move
SWITCHES = {
    layout.DUMMY: {**layout.OPTION_BITS[layout.DUMMY], "O10": 0},
    layout.RUMMY: {name: layout.OPTION_BITS[layout.RUMMY][name] for name in ("R8a", "R11")},
}
KINDS = {
    layout.DUMMY: {
        "draw": layout.DRAW,
        "pick": layout.PICK,
        "meld": layout.LAY,
        "off": layout.OFF,
        "discard": layout.DISCARD,
        "knock": layout.KNOCK,
        "end": layout.PASS,
    },
    layout.RUMMY: {
        "draw": layout.DRAW,
        "take": layout.TAKE,
        "meld": layout.LAY,
        "off": layout.OFF,
        "discard": layout.DISCARD,
    },
}
_WORDS = {kind: word for kinds in KINDS.values() for word, kind in kinds.items()}
_PLACE = re.compile("[0-9]{1,4000}")  # int() reads no more
_FIGURE = re.compile("(O14|R12)=([0-9]{1,5})(h?)")


class Malformed(ValueError):
    """A position, card or move that cannot be read; the message names the culprit."""


# --- cards and melds ------------------------------------------------------------------------------
def card_from(text):
    """Return the card that `TS` names."""
    if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
        raise Malformed(f"unknown card {text!r}")
    return SUITS.index(text[1]) << 4 | RANKS.index(text[0])


def card_text(card):
    """Return the two letters of a card."""
    return RANKS[card & 15] + SUITS[card >> 4]


def cards_from(text, where="cards"):
    """Return the cards of a text with blanks between them, in its order."""
    if not isinstance(text, str):
        raise Malformed(f"{where}: {text!r} is no text")
    return [card_from(word) for word in text.split()]


def cards_text(cards):
    """Return the text of several cards, in the order given."""
    return " ".join(map(card_text, cards))


def meld_cards(code):
    """Return the cards of a meld code: a run from low to high, a set in pack order."""
    return [card_at(code, i) for i in range(size(code))]


@functools.cache
def _codes(aces):
    codes = {}
    for code in range(1 << layout.MELD_SEAT):
        if is_meld(code, aces):
            codes.setdefault(frozenset(meld_cards(code)), code)
    return codes


def meld_from(cards, aces=layout.ACE_HIGH):
    """Return the meld code of cards in any order, NO_MELD if they are none.

    `aces`: ACE_HIGH, ACE_LOW or ACE_BOTH, where all thirteen cards of a suit have the ace low.
    """
    if len(set(cards)) != len(cards):
        return NO_MELD
    return _codes(aces).get(frozenset(cards), NO_MELD)


# --- moves ----------------------------------------------------------------------------------------
def move_text(move):
    """Return the text of a move int, the cards of its meld in pack order."""
    kind = move >> layout.MOVE_KIND
    code = move >> layout.MOVE_MELD & layout.MOVE_MELD_MASK
    card = move & layout.MOVE_CARD_MASK
    if kind in (layout.DRAW, layout.TAKE, layout.PASS):
        return _WORDS[kind]
    if kind == layout.OFF:
        return f"off {card_text(card)} on {code}"
    if kind in (layout.DISCARD, layout.KNOCK):
        return f"{_WORDS[kind]} {card_text(card)}"
    meld = "meld " + cards_text(sorted(meld_cards(code)))
    return f"pick {card_text(card)} {meld}" if kind == layout.PICK else meld


def words_of(text, game):
    """Return a move's text as its kind (DRAW …), its card or None, its meld's cards, its place."""
    words = text.split() if isinstance(text, str) else []
    kind, rest = KINDS[game].get(words[0]) if words else None, words[1:]
    if kind in (layout.DRAW, layout.TAKE, layout.PASS) and not rest:
        return kind, None, [], 0
    if kind in (layout.DISCARD, layout.KNOCK) and len(rest) == 1:
        return kind, card_from(rest[0]), [], 0
    if kind == layout.LAY and rest:
        return kind, None, cards_from(" ".join(rest)), 0
    if kind == layout.OFF and len(rest) == 3 and rest[1] == "on" and _PLACE.fullmatch(rest[2]):
        return kind, card_from(rest[0]), [], int(rest[2])
    if kind == layout.PICK and rest and rest[1:2] in ([], ["meld"]):
        return kind, card_from(rest[0]), cards_from(" ".join(rest[2:])), 0
    raise Malformed(f"unknown move {text!r}")


def move_from(text, game=layout.DUMMY, aces=layout.ACE_HIGH):
    """Return the move int of a text; cards that make no meld stand in it as NO_MELD."""
    kind, card, cards, place = words_of(text, game)
    code = min(place, layout.MOVE_MELD_MASK)
    if kind in (layout.PICK, layout.LAY):
        code = meld_from(cards, aces)
    return kind << layout.MOVE_KIND | code << layout.MOVE_MELD | (card or 0)


# --- options --------------------------------------------------------------------------------------
def whole(value, key, least, most):
    """Return the value, a whole number of these limits; Malformed names its key."""
    if type(value) is not int or not least <= value <= most:
        raise Malformed(f"{key}: {value!r} is no whole number from {least} to {most}")
    return value


def options_from(game, value):
    """Return the option bits and the target that a preset or a list of options means."""
    target = layout.DEFAULT_TARGET[game]
    if isinstance(value, str) and value in layout.PRESETS[game]:
        return layout.PRESETS[game][value], target
    if not isinstance(value, list | tuple):
        raise Malformed(f"options: {value!r} is no preset and no list")
    bits = 0
    for name in value:
        figure = _FIGURE.fullmatch(str(name))
        if isinstance(name, str) and name in SWITCHES[game]:
            bits |= SWITCHES[game][name]
        elif figure and game == layout.DUMMY and figure[1] == "O14" and not figure[3]:
            target = whole(int(figure[2]), "O14", 100, 2000)
        elif figure and game == layout.RUMMY and figure[1] == "R12":
            target = whole(int(figure[2]), "R12", 1, 65535)
            bits = bits & ~layout.OPT_HANDS | (layout.OPT_HANDS if figure[3] else 0)
        else:
            raise Malformed(f"options: unknown option {name!r}")
    return bits, target


def options_text(game, bits, target):
    """Return the list of options that `options_from` reads as these bits and this target."""
    names = [name for name, bit in SWITCHES[game].items() if bits & bit]
    hands = "h" if game == layout.RUMMY and bits & layout.OPT_HANDS else ""
    if hands or target != layout.DEFAULT_TARGET[game]:
        names.append(f"{'O14' if game == layout.DUMMY else 'R12'}={target}{hands}")
    return names
