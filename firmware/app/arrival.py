"""Coming to the table: a new match, a kept one, the next hand; forgotten once it is dealt."""

from app.session import Session
from app.table import HAND, Table
from engine.const import const

_STARTER = const(40)


def arrive(app, match):
    """Open the table: see App.go."""
    app.push(_begin(app, match) if isinstance(match, int) else _resume(app, match))


def _begin(app, seed):
    """Begin a match with the settings as they are, and return its table."""
    app.room.only_game(app.settings.game)
    session = Session(app.settings, seed, app.saves.record)
    app.saves.number += 1  # so that the hands of a match are counted once (statistics.py)
    session.number = app.saves.number
    session.deal()
    app.keep(session)
    return Table(app, session)


def _resume(app, session):
    """Return the table of a match that was kept, as it was left."""
    table = Table(app, session)
    table.notes.n = 0
    table.motion.left = 0
    return table


def set_table(table, session):
    """Give a table (table.py) all that it begins with."""
    table.session = session
    table.hand = bytearray(52)
    table.hand_n = 0
    table.band = HAND
    table.hand_at = 0
    table.row_at = 0
    table.warning = 0
    table.hint = table.why = 0
    table.moved = False
    table.part = 0
    table.since = None
    table.draw_melds = None
    if table.app.canvas.layout.has_melds:
        from app.meld_view import draw_melds_on_table

        table.draw_melds = draw_melds_on_table
    _lay_hand(table)


def next_hand(table):
    """Deal the next hand of the match."""
    app = table.app
    table.session.deal()
    app.room.trim()
    app.keep(table.session)
    _lay_hand(table)


def _lay_hand(table):
    """Let the cards that are dealt be seen on their way; at first they are nobody's to see."""
    app = table.app
    session = table.session
    table.covered = session.seats.humans > 1
    table.notes.begin(session.view[_STARTER], 0, session.view)
    table.sort_hand()
    table.dealing = app.settings.motion
    if table.dealing:
        table.motion.deal(app.canvas, table)
