"""Dealing a hand, as both games do it (D1-D3, R1, R13), and which seat comes after which.

Knows neither game: how many cards a seat gets and who starts are told by its caller.
"""

from engine import rng
from engine.const import const
from engine.state import gain

_PLAYERS = const(2)
_RNG = const(7)
_HAND_NO = const(17)
_PHASE = const(38)
_TURN = const(39)
_STARTER = const(40)
_END_BY = const(44)
_KNOCK_CARD = const(45)
_PICK_LAST = const(49)
_PICK_FOOL = const(50)
_ROW_N = const(51)
_STOCK_POS = const(53)
_STOCK_END = const(54)
_LAST = const(66)
_STOCK = const(113)
_ROW = const(165)
_BY = const(251)
_SIZE = const(472)
_NONE = const(0xFF)


def seat_after(seat, players, direction):
    """Return the next of 0 … players - 1 seats; `direction`: 0 ascending, 1 descending (D22)."""
    if direction:
        return seat - 1 if seat else players - 1
    return seat + 1 if seat + 1 < players else 0


def hands(s):
    """Return how many hands of the match have been dealt, 0..65535."""
    return s[_HAND_NO] | s[_HAND_NO + 1] << 8


def first_starter(s):
    """Draw the dealer of the first hand and return who starts, the seat after it (D3, R13)."""
    players = s[_PLAYERS]
    return (rng.below(s, _RNG, players) + 1) % players


def deal(s, starter, each):
    """Clear the last hand and deal `each` cards a seat with the match's own random numbers.

    The next card is turned up as the row, the rest is the stock (D2, R1); `starter` is to move.
    """
    _clear(s)
    s[_STARTER] = s[_TURN] = starter
    number = hands(s) + 1
    s[_HAND_NO] = number & 0xFF
    s[_HAND_NO + 1] = number >> 8 & 0xFF
    i = 0
    while i < 52:
        s[_STOCK + i] = i // 13 << 4 | i % 13
        i += 1
    rng.shuffle(s, _RNG, s, _STOCK, _STOCK + 52)
    _hand_out(s, each)


def _clear(s):
    """Make everything that belongs to a hand 0, or NONE where that is no card or no seat."""
    i = _PHASE
    while i < _SIZE:
        s[i] = 0
        i += 1
    s[_END_BY] = s[_KNOCK_CARD] = s[_PICK_LAST] = s[_PICK_FOOL] = _NONE
    i = 0
    while i < 6:
        s[_LAST + i] = _NONE
        i += 1
    i = 0
    while i < 64:
        s[_BY + i] = _NONE
        i += 1


def _hand_out(s, each):
    top = _STOCK
    seat = 0
    while seat < s[_PLAYERS]:
        i = each
        while i:
            gain(s, seat, s[top], False)
            top += 1
            i -= 1
        seat += 1
    s[_ROW] = s[top]
    s[_ROW_N] = 1
    s[_STOCK_POS] = top + 1 - _STOCK
    s[_STOCK_END] = 52
