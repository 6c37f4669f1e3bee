"""What a seat may see. Computer players and screens read a match only through `look`."""

from engine.const import const
from engine.state import ALL

_PLAYERS = const(2)
_RNG = const(7)
_HANDS = const(316)
_KNOWN = const(364)
_STOCK = const(113)
_RNG_SIZE = const(10)
_NONE = const(0xFF)


def look(s, seat, view):
    """Copy the match into the bytearray `view` (SIZE bytes), without what the seat may not see.

    The view has the layout of a match (layout.py), so the same functions read it. The order of
    the stock and the cards put aside are gone, and the random numbers too; of the other hands
    only the cards are left that all have seen go there, though HAND_N still counts them all.
    """
    view[ALL] = s
    i = _RNG
    while i < _RNG + _RNG_SIZE:
        view[i] = 0
        i += 1
    i = _STOCK
    while i < _STOCK + 52:
        view[i] = _NONE
        i += 1
    at = 0
    own = seat << 3
    while at < s[_PLAYERS] << 3:
        if at < own or at > own + 7:
            view[_HANDS + at] = s[_KNOWN + at]
        at += 1
