"""Rummy, level hard: plays for going rummy, which doubles what the hand brings (R10).

Keeps its melds in hand until all can be laid in one turn, or until another seat is about to go
out. While it waits, it takes from the pile only what brings more cards into melds, so that no hand
can go on for ever; its discards are those of the level normal.
"""

from engine.const import const
from engine.players import rummy_normal as normal
from engine.players.rummy_sense import cover, hand, load
from engine.rummy_moves import moves

_PLAYERS = const(2)
_PHASE = const(38)
_TURN = const(39)
_ROW_N = const(51)
_LAID_BEFORE = const(59)
_HAND_N = const(107)
_ROW = const(165)
_MOVE_KIND = const(17)
_DRAW = const(1)
_TAKE = const(2)
_DRAW_PHASE = const(0)
_SOON = b"\x00\x00\x03\x03\x03\x02\x02"  # by players: who holds so few cards may go out soon


def choose(view, into):
    """Return the move of the seat to move; see engine.players."""
    seat = view[_TURN]
    load(view, seat)
    waits = _waits(view, seat)
    if view[_PHASE] == _DRAW_PHASE:
        return _draw_or_take(view) if waits else normal.draw_or_take(view, seat)
    n = moves(view, into)
    if not waits:
        move = normal.best_laid(view, seat, into, n)
        if move:
            return move
    return normal.best_discard(view, seat, into, n)


def _waits(view, seat):
    """Return whether to keep the melds in hand for now."""
    if view[_LAID_BEFORE] >> seat & 1 or view[_HAND_N + seat] - cover() <= 1:
        return False
    other = view[_PLAYERS]
    while other:
        other -= 1
        if other != seat and view[_HAND_N + other] <= _SOON[view[_PLAYERS]]:
            return False
    return True


def _draw_or_take(view):
    """Return TAKE for a card that brings more of the hand into melds, else DRAW."""
    if view[_ROW_N]:
        card = view[_ROW + view[_ROW_N] - 1]
        before = cover()
        hand[card >> 4] |= 1 << (card & 15)
        if cover() > before:
            return _TAKE << _MOVE_KIND
    return _DRAW << _MOVE_KIND
