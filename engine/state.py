"""The match's bytes: seats, hands, table, events and totals, read and changed one step at a time.

These are the only functions that know how a hand, the table or an event is packed (layout.py has
the offsets). They check nothing: whether a change is allowed is the game's affair.
"""

from engine.const import const
from engine.melds import card_at, fit, size

_OPTIONS = const(3)
_TOTALS = const(19)
_ACES = const(37)
_OFFS = const(60)
_HAND_N = const(107)
_MELD_N = const(55)
_EVENT_N = const(56)
_MELDS = const(217)
_BY = const(251)
_HANDS = const(316)
_KNOWN = const(364)
_EVENTS = const(412)
_EVENT_SIZE = const(5)
_EVENT_MAX = const(12)
_MELD_SEAT = const(11)
_CODE = const(0x7FF)
_NONE = const(0xFF)


class _Slices:
    def __getitem__(self, key):
        return key


# Slices made once: `copy[ALL] = state` then copies a whole match without allocating.
SLICES = _Slices()
ALL = SLICES[:]


def options(s):
    """Return the option bits of the match (OPTION_BITS in layout.py)."""
    return s[_OPTIONS] | s[_OPTIONS + 1] << 8


def seat_after(seat, players, direction):
    """Return the next of 0 … players - 1 seats; `direction`: 0 ascending, 1 descending (D22)."""
    if direction:
        return seat - 1 if seat else players - 1
    return seat + 1 if seat + 1 < players else 0


def mask(s, seat, suit):
    """Return the cards of one suit in a hand as a 13-bit mask, bit 0 = the two."""
    at = _HANDS + (seat << 3) + (suit << 1)
    return s[at] | s[at + 1] << 8


def holds(s, seat, card):
    """Return whether the hand has the card (0 or not 0); the card is any byte of 0..63."""
    return s[_HANDS + (seat << 3) + (card >> 3)] & 1 << (card & 7)


def known(s, seat, card):
    """Return whether all have seen the card go into that hand, and it is still there."""
    return s[_KNOWN + (seat << 3) + (card >> 3)] & 1 << (card & 7)


def gain(s, seat, card, seen):
    """Put a card into a hand; `seen`: whether all know it."""
    at = (seat << 3) + (card >> 3)
    bit = 1 << (card & 7)
    s[_HANDS + at] |= bit
    if seen:
        s[_KNOWN + at] |= bit
    s[_HAND_N + seat] += 1


def lose(s, seat, card):
    """Take a card out of a hand that holds it."""
    at = (seat << 3) + (card >> 3)
    bit = 0xFF ^ 1 << (card & 7)
    s[_HANDS + at] &= bit
    s[_KNOWN + at] &= bit
    s[_HAND_N + seat] -= 1


def holds_all(s, seat, code):
    """Return whether the hand has every card of the meld."""
    i = size(code)
    while i:
        i -= 1
        if not holds(s, seat, card_at(code, i)):
            return False
    return True


def meld(s, i):
    """Return the code of meld `i` on the table."""
    at = _MELDS + (i << 1)
    return (s[at] | s[at + 1] << 8) & _CODE


def meld_seat(s, i):
    """Return the seat that first laid meld `i` on the table."""
    return s[_MELDS + (i << 1) + 1] >> _MELD_SEAT - 8


def lay(s, seat, code):
    """Lay a meld from the hand on the table, as its last one (D6, R5)."""
    i = size(code)
    while i:
        i -= 1
        card = card_at(code, i)
        lose(s, seat, card)
        s[_BY + card] = seat
    at = _MELDS + (s[_MELD_N] << 1)
    s[at] = code & 0xFF
    s[at + 1] = code >> 8 | seat << _MELD_SEAT - 8
    s[_MELD_N] += 1


def lay_off(s, seat, card, i):
    """Lay a card from the hand off on meld `i`, which it fits (D10, R6)."""
    code = fit(meld(s, i), card, s[_ACES])
    at = _MELDS + (i << 1)
    s[at] = code & 0xFF
    s[at + 1] = s[at + 1] & 0xF8 | code >> 8
    lose(s, seat, card)
    s[_BY + card] = seat
    s[_OFFS + seat] += 1


def fits_table(s, card):
    """Return whether the card could be laid off on any meld on the table (D10)."""
    aces = s[_ACES]
    i = s[_MELD_N]
    while i:
        i -= 1
        if fit(meld(s, i), card, aces):
            return True
    return False


def event(s, seat, rule, units, card, card2=_NONE, card3=_NONE):
    """Note an event of this move: `units` of 50 points (negative: a fine) by RULES[rule]."""
    n = s[_EVENT_N]
    if n == _EVENT_MAX:
        return
    at = _EVENTS + n * _EVENT_SIZE
    s[at] = seat | rule << 3
    s[at + 1] = units & 0xFF
    s[at + 2] = card
    s[at + 3] = card2
    s[at + 4] = card3
    s[_EVENT_N] = n + 1


def total(s, seat):
    """Return a seat's total of the match, in points."""
    at = _TOTALS + seat * 3
    value = s[at] | s[at + 1] << 8 | s[at + 2] << 16
    return value - 0x1000000 if value & 0x800000 else value


def set_total(s, seat, points):
    """Set a seat's total of the match, -8388608 … 8388607 points."""
    at = _TOTALS + seat * 3
    s[at] = points & 0xFF
    s[at + 1] = points >> 8 & 0xFF
    s[at + 2] = points >> 16 & 0xFF
