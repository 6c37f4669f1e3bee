"""Can a seat knock (D12, D13, D14): can all cards of its hand but one be laid?

`load` takes up a hand and the table; `add`, `after_meld` and `after_off` suppose a move; then it
can be asked. The search is in knock_search.py, the arrangement in which a dark knock is laid in
knock_lay.py.
"""

from engine.const import const
from engine.knock_search import (
    above,
    below,
    choices,
    fourth,
    hand,
    hopeless,
    limit,
    must_meld,
    search,
)
from engine.state import meld, options

_OFFS = const(60)
_MELD_N = const(55)
_HANDS = const(316)
_KNOCK = const(7 << 17)
_SET = const(0x400)
_O12 = const(1 << 11)
_O13 = const(1 << 12)
_OFFS_MAX = const(2)
_NO_LIMIT = const(63)
_RANKS = const(13)
_NONE = const(0xFF)
_MANY = const(0x100)  # no card: two of them or more
_ALL_CHOICES = const(0x7F)  # see `choices` in knock_search.py


# --- questions -----------------------------------------------------------------------------------
def with_card(s, seat, card):
    """Return whether the seat, having drawn, can lay all its cards but `card`, which it holds."""
    load(s, seat)
    return _without(card >> 4, card & 15)


def cards(s, seat, into, n):
    """List `KNOCK | card` for each possible knock card in `into` from place `n` on; new `n`."""
    load(s, seat)
    if not any_card():
        return n
    suit = 0
    while suit < 4:
        rank = 0
        while rank < _RANKS:
            if hand[suit] >> rank & 1 and _without(suit, rank):
                into[n] = _KNOCK | suit << 4 | rank
                n += 1
            rank += 1
        suit += 1
    return n


def any_card():
    """Return whether the loaded hand has a card without which all the others can be laid."""
    card = hopeless()
    if card == _NONE:
        return search(1) >= 0
    return card < _MANY and _without(card >> 4, card & 15)


def _without(suit, rank):
    """Return whether the loaded hand can be laid without this card of it."""
    hand[suit] ^= 1 << rank
    can = hopeless() == _NONE and search(0) >= 0
    hand[suit] ^= 1 << rank
    return can


# --- loading a hand and the table ----------------------------------------------------------------
def load(s, seat):
    """Take up a seat's hand and the table, for the questions below."""
    at = _HANDS + (seat << 3)
    suit = 0
    while suit < 4:
        hand[suit] = s[at] | s[at + 1] << 8
        must_meld[suit] = 0
        at += 2
        suit += 1
    rank = 0
    while rank < _RANKS:
        choices[rank] = _ALL_CHOICES
        rank += 1
    on = options(s)
    limit[0] = max(0, _OFFS_MAX - s[_OFFS + seat]) if on & _O13 else _NO_LIMIT
    limit[1] = 1 if on & _O12 else 0
    limit[2] = 0
    load_table(s, -1)


def load_table(s, skipped):
    """Note what fits the melds of the table, but for meld `skipped`."""
    suit = 0
    while suit < 4:
        above[suit] = below[suit] = fourth[suit] = 0
        suit += 1
    i = s[_MELD_N]
    while i:
        i -= 1
        if i != skipped:
            _open(meld(s, i))


def _open(code):
    """Note what fits a meld."""
    if code & _SET:
        missing = code & 15 ^ 15
        if missing:
            suit = 0
            while not missing >> suit & 1:
                suit += 1
            fourth[suit] |= 1 << (code >> 4 & 15)
        return
    suit = code >> 8
    low = code >> 4 & 15
    high = code & 15
    if low > 1:
        below[suit] |= 1 << low - 2
    if high < 13:
        above[suit] |= 1 << high


def add(card):
    """Suppose that the hand got the card."""
    hand[card >> 4] |= 1 << (card & 15)


def after_meld(code):
    """Suppose that the hand laid the meld."""
    if code & _SET:
        bit = 1 << (code >> 4 & 15)
        suit = 0
        while suit < 4:
            if code >> suit & 1:
                hand[suit] &= ~bit
            suit += 1
    else:
        hand[code >> 8] &= ~((2 << (code & 15)) - (1 << (code >> 4 & 15)) >> 1)
    _open(code)


def after_off(s, card, i):
    """Suppose that the hand laid the card off on meld `i` of the table."""
    hand[card >> 4] &= ~(1 << (card & 15))
    if limit[0] != _NO_LIMIT:
        limit[0] -= 1
    load_table(s, i)
    code = meld(s, i)
    if not code & _SET:
        _open(code + 1 if code & 15 == card & 15 else code - 16)
