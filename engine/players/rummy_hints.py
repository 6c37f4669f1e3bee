"""Rummy: why a hint's move is good, as a number; docs/players.md has the words for each."""

from engine.const import const
from engine.melds import size
from engine.players.rummy_sense import makes_meld
from engine.rummy import value
from engine.state import options

_TURN = const(39)
_ROW_N = const(51)
_LAID_BEFORE = const(59)
_HAND_N = const(107)
_ROW = const(165)
_MOVE_KIND = const(17)
_MOVE_MELD = const(6)
_MELD_MASK = const(0x7FF)
_CARD_MASK = const(0x3F)
_DRAW = const(1)
_TAKE = const(2)
_LAY = const(4)
_OFF = const(5)
_DEAR = const(10)  # points

_MELD = const(7)
_LAY_OFF = const(8)
_LEAST_HARM = const(16)
_TAKES_MELD = const(17)
_TAKES_FIT = const(18)
_NO_TAKE = const(19)
_GOES_OUT = const(20)
_GOES_RUMMY = const(21)
_DEAREST = const(22)


def why(view, move):
    """Return the reason for a legal move of the seat to move, 7..22 (docs/players.md)."""
    kind = move >> _MOVE_KIND
    seat = view[_TURN]
    if kind == _DRAW:
        return _NO_TAKE
    if kind == _TAKE:
        top = view[_ROW + view[_ROW_N] - 1]
        return _TAKES_MELD if makes_meld(view, seat, top) else _TAKES_FIT
    fresh = not view[_LAID_BEFORE] >> seat & 1
    if kind == _LAY or kind == _OFF:
        laid = size(move >> _MOVE_MELD & _MELD_MASK) if kind == _LAY else 1
        if view[_HAND_N + seat] - laid <= 1:
            return _GOES_RUMMY if fresh else _GOES_OUT
        return _MELD if kind == _LAY else _LAY_OFF
    if view[_HAND_N + seat] == 1:
        return _GOES_OUT
    return _DEAREST if value(move & _CARD_MASK, options(view)) >= _DEAR else _LEAST_HARM
