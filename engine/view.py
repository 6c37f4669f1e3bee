"""What a seat may see. Computer players and screens read a match only through `look`."""

from engine.const import const
from engine.state import ALL, SLICES

_PLAYERS = const(2)
_RNG = const(7)
_HANDS = const(316)
_KNOWN = const(364)
_STOCK = const(113)
_RNG_SIZE = const(10)

_RNG_BYTES = SLICES[_RNG : _RNG + _RNG_SIZE]
_STOCK_BYTES = SLICES[_STOCK : _STOCK + 52]
_NO_RNG = bytes(_RNG_SIZE)
_NO_STOCK = b"\xff" * 52


def look(s, seat, view):
    """Copy the match into the bytearray `view` (SIZE bytes), without what the seat may not see.

    The view has the layout of a match (layout.py), so the same functions read it. The order of
    the stock and the cards put aside are gone, and the random numbers too; of the other hands
    only the cards are left that all have seen go there, though HAND_N still counts them all.
    """
    view[ALL] = s
    view[_RNG_BYTES] = _NO_RNG
    view[_STOCK_BYTES] = _NO_STOCK
    at = 0
    own = seat << 3
    while at < s[_PLAYERS] << 3:
        if at < own or at > own + 7:
            view[_HANDS + at] = s[_KNOWN + at]
        at += 1
