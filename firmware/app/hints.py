"""What the level normal would do, and why; loaded when the pause menu is asked for it."""

from app.seats import NORMAL, computer
from app.table import HAND, ROW
from engine.const import const
from engine.melds import card_at

_ROW_N = const(51)
_ROW = const(165)
_MOVE_KIND = const(17)
_MOVE_MELD = const(6)
_MELD_MASK = const(0x7FF)
_CARD_MASK = const(0x3F)
_TAKE = const(2)
_PICK = const(3)
_LAY = const(4)


def hint(session):
    """Return the move that the normal level would make for the viewer, from the same view."""
    move = computer(session.game, NORMAL).choose(session.view, session.moves)
    session.show_to(session.viewer)  # its list of moves was used
    return move


def _why(session, move):
    """Return the reason for a hint, a number of docs/players.md."""
    if session.game:
        from engine.players.rummy_hints import why
    else:
        from engine.players.dummy_hints import why
    return why(session.view, move)


def recommend(table):
    """Recommend a move on the table, and put the cursor on the card that it begins with."""
    move = hint(table.session)
    table.hint = move
    table.why = _why(table.session, move)
    table.dirty = True
    view = table.session.view
    kind = move >> _MOVE_KIND
    card = move & _CARD_MASK
    if kind == _PICK or kind == _TAKE:
        table.band = ROW
        table.row_at = view[_ROW_N] - 1
        while kind == _PICK and view[_ROW + table.row_at] != card:
            table.row_at -= 1
        return
    table.band = HAND
    if kind == _LAY:
        card = card_at(move >> _MOVE_MELD & _MELD_MASK, 0)
    if kind >= _LAY:
        table.hand_at = 0
        while table.hand[table.hand_at] != card and table.hand_at < table.hand_n - 1:
            table.hand_at += 1
