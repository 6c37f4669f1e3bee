"""The frozen *simple* players, the arena's yardstick across versions. Never change this file.

The whole rule, for both games: draw, unless the row's end can be had for a meld (Dummy: the
pick-up whose meld counts most; Rummy: a card that makes a meld or fits the table); lay the meld
that counts most, then lay off what fits, then knock if possible; discard the dearest card that has
neither its rank nor its neighbour in suit in the hand, or the dearest card if all have; never a
speto while there is another card. The first listed of equals is taken.
"""

from engine import layout, rummy, settle
from engine.melds import card_at, size
from engine.rummy_moves import moves as rummy_moves
from engine.state import fits_table, holds, options


def choose(view, into):
    """Return the move of the seat to move; the same interface as engine.players."""
    if view[layout.GAME] == layout.RUMMY:
        return _choose(view, into, rummy_moves, lambda card: rummy.value(card, options(view)))
    from engine.dummy_moves import moves as dummy_moves

    return _choose(view, into, dummy_moves, settle.value)


def _choose(view, into, moves, value):
    listed = list(into[: moves(view, into)])
    if view[layout.PHASE] == layout.DRAW_PHASE and view[layout.GAME] == layout.RUMMY:
        return listed[-1 if _wants_top(view) else 0]
    for kinds in ((layout.PICK, layout.LAY), (layout.OFF,), (layout.KNOCK,)):
        found = [move for move in listed if move >> layout.MOVE_KIND in kinds]
        if found:
            return max(found, key=lambda move: _meld_points(move, value))
    found = [move for move in listed if move >> layout.MOVE_KIND == layout.DISCARD]
    if not found:
        return listed[0]
    return max(found, key=lambda move: _to_discard(view, move & layout.MOVE_CARD_MASK, value))


def _meld_points(move, value):
    """Return what the cards of a move's meld count, 0 for a move without one."""
    if move >> layout.MOVE_KIND not in (layout.PICK, layout.LAY):
        return 0
    code = move >> layout.MOVE_MELD & layout.MOVE_MELD_MASK
    return sum(value(card_at(code, i)) for i in range(size(code)))


def _wants_top(view):
    """Return whether the top of Rummy's pile makes a meld with the hand or fits the table."""
    if not view[layout.ROW_N]:
        return False
    top = view[layout.ROW + view[layout.ROW_N] - 1]
    if fits_table(view, top):
        return view[layout.HAND_N + view[layout.TURN]] > 1
    if view[layout.HAND_N + view[layout.TURN]] < 3:
        return False
    seat = view[layout.TURN]
    same = sum(1 for suit in range(4) if holds(view, seat, suit << 4 | top & 15))
    run = [top & 15 == rank or _has(view, seat, top >> 4, rank) for rank in range(13)]
    return same > 1 or any(
        all(run[low : low + 3]) for low in range(max(0, (top & 15) - 2), min(10, top & 15) + 1)
    )


def _has(view, seat, suit, rank):
    return bool(holds(view, seat, suit << 4 | rank))


def _to_discard(view, card, value):
    """Return how gladly a card is discarded, for comparing."""
    seat = view[layout.TURN]
    rank = card & 15
    friends = [suit << 4 | rank for suit in range(4)]
    friends += [card - 1] * (rank > 0) + [card + 1] * (rank < 12)
    lone = not any(other != card and holds(view, seat, other) for other in friends)
    speto = view[layout.GAME] == layout.DUMMY and value(card) == 50
    return not speto, lone, value(card)
