"""Rummy, level easy: a beginner, with a beginner's mistakes.

Lays at once whatever it has, overlooks some of what could be laid off or taken, never thinks of
going rummy, and discards a high card or any card, be it half a meld or what the next seat wants.
What it takes from the pile it always lays down, so that no hand can go on for ever.
"""

from engine import rng
from engine.const import const
from engine.players.rummy_sense import makes_meld
from engine.rummy import value
from engine.rummy_moves import moves
from engine.state import fits_table, options

_HAND_NO = const(17)
_PHASE = const(38)
_TURN = const(39)
_ROW_N = const(51)
_STOCK_POS = const(53)
_MELD_N = const(55)
_TAKEN = const(57)
_RESHUFFLES = const(58)
_HAND_N = const(107)
_ROW = const(165)
_NONE = const(0xFF)
_MOVE_KIND = const(17)
_CARD_MASK = const(0x3F)
_DRAW = const(1)
_TAKE = const(2)
_LAY = const(4)
_OFF = const(5)
_DRAW_PHASE = const(0)
_OVERLOOKS = const(3)  # one chance in so many to overlook a card to take or to lay off
_HIGH = const(2)  # one discard in so many is any card, the others are the dearest

_rng = bytearray(10)


def choose(view, into):
    """Return the move of the seat to move; see engine.players."""
    _seed(view)
    if view[_PHASE] == _DRAW_PHASE:
        return _draw_or_take(view)
    n = moves(view, into)
    if into[0] >> _MOVE_KIND == _LAY:
        return into[0]
    if into[0] >> _MOVE_KIND == _OFF:
        if view[_TAKEN] != _NONE or rng.below(_rng, 0, _OVERLOOKS):
            return into[0]
    first = 0
    while into[first] >> _MOVE_KIND == _OFF:
        first += 1
    if rng.below(_rng, 0, _HIGH):
        return _dearest(view, into, first, n)
    return into[first + rng.below(_rng, 0, n - first)]


def _draw_or_take(view):
    """Return TAKE for a card that can be laid at once, if it is not overlooked, else DRAW."""
    if view[_ROW_N] and rng.below(_rng, 0, _OVERLOOKS):
        card = view[_ROW + view[_ROW_N] - 1]
        if makes_meld(view, view[_TURN], card) or fits_table(view, card):
            return _TAKE << _MOVE_KIND
    return _DRAW << _MOVE_KIND


def _dearest(view, into, i, n):
    """Return the discard among `into[i:n]` of the card that counts most."""
    on = options(view)
    best = into[i]
    while i < n:
        if value(into[i] & _CARD_MASK, on) > value(best & _CARD_MASK, on):
            best = into[i]
        i += 1
    return best


def _seed(view):
    """Start the random numbers from what all seats see of the position."""
    mix = view[_HAND_NO] << 8 | view[_RESHUFFLES] << 6 | view[_STOCK_POS]
    mix = mix * 31 + (view[_MELD_N] << 3 | view[_TURN]) & 0xFFFFF
    mix = mix * 31 + (view[_ROW_N] << 4 | view[_HAND_N + view[_TURN]]) & 0xFFFFF
    if view[_ROW_N]:
        mix = mix * 31 + view[_ROW + view[_ROW_N] - 1] & 0xFFFFF
    rng.seed(_rng, 0, mix)
