"""Dummy, level easy: a beginner, with a beginner's mistakes.

Picks up whatever can be picked up, lays and lays off at once whatever it sees, overlooks some of
it, and discards a high card or any card: no thought of the row, the table or the others.
"""

from engine import rng
from engine.const import const
from engine.dummy import moves
from engine.settle import value

_HAND_NO = const(17)
_TURN = const(39)
_HEAD = const(46)
_ROW_N = const(51)
_STOCK_POS = const(53)
_MELD_N = const(55)
_HAND_N = const(107)
_ROW = const(165)
_MOVE_KIND = const(17)
_CARD_MASK = const(0x3F)
_DRAW = const(1)
_DISCARD = const(6)
_PASS = const(8)
_OVERLOOKS = const(4)  # one chance in so many to overlook what could be laid or picked up
_HIGH = const(2)  # one discard in so many is the dearest card, the others are any card

_rng = bytearray(10)


def choose(view, into):
    """Return the move of the seat to move; see engine.players."""
    n = moves(view, into)
    if n == 1:
        return into[0]
    _seed(view)
    if into[0] >> _MOVE_KIND == _DRAW:
        return _other_than(into, 0, 1, n)
    if into[n - 1] >> _MOVE_KIND == _PASS:
        return _other_than(into, n - 1, 0, n - 1)
    first = _first_discard(into, n)
    if first and (first == n or rng.below(_rng, 0, _OVERLOOKS)):
        return into[rng.below(_rng, 0, first)]
    if rng.below(_rng, 0, _HIGH):
        return into[first + rng.below(_rng, 0, n - first)]
    return _dearest(into, first, n)


def _other_than(into, usual, start, end):
    """Return any of the pick-ups `into[start:end]`, or, if overlooked, the usual move."""
    if rng.below(_rng, 0, _OVERLOOKS):
        return into[start + rng.below(_rng, 0, end - start)]
    return into[usual]


def _first_discard(into, n):
    """Return the place of the first discard, which all other discards follow."""
    i = 0
    while i < n and into[i] >> _MOVE_KIND != _DISCARD:
        i += 1
    return i


def _dearest(into, i, n):
    """Return the discard among `into[i:n]` of the card that counts most."""
    best = into[i]
    while i < n:
        if value(into[i] & _CARD_MASK) > value(best & _CARD_MASK):
            best = into[i]
        i += 1
    return best


def _seed(view):
    """Start the random numbers from what all seats see of the position."""
    mix = view[_HAND_NO] << 8 | view[_HEAD]
    mix = mix * 31 + (view[_STOCK_POS] << 6 | view[_ROW_N]) & 0xFFFFF
    mix = mix * 31 + (view[_MELD_N] << 3 | view[_TURN]) & 0xFFFFF
    mix = mix * 31 + view[_HAND_N + view[_TURN]] & 0xFFFFF
    if view[_ROW_N]:
        mix = mix * 31 + view[_ROW + view[_ROW_N] - 1] & 0xFFFFF
    rng.seed(_rng, 0, mix)
