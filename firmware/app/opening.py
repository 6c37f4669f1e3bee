"""Opening a match: what its session begins with, and its table; forgotten once that is there."""

from array import array

from app.record import AT_BEFORE, AT_JOURNAL, AT_STATE, JOURNAL_END, RECORD
from app.seats import Seats
from engine.const import const
from engine.match import Match
from engine.state import ALL

_PLAYERS = const(2)
_SIZE = const(472)
_MOVES_MAX = const(400)


def arrive(app, match):
    """Open the table: see App.go."""
    app.push(_begin(app, match) if isinstance(match, int) else _resume(app, match))


def _begin(app, seed):
    """Begin a match with the settings as they are, and return its table."""
    from app.session import Session
    from app.table import Table

    app.room.only_game(app.settings.game)
    session = Session(app.settings, seed, app.saves.record)
    app.saves.number += 1  # so that the hands of a match are counted once (statistics.py)
    session.number = app.saves.number
    session.deal()
    app.keep(session)
    return Table(app, session)


def _resume(app, session):
    """Return the table of a match that was kept, as it was left."""
    from app.table import Table

    table = Table(app, session)
    table.notes.n = 0
    table.motion.left = 0
    return table


def set_up(session, settings, seed, record):
    """Give a session (session.py) all that it begins with; no hand is dealt yet."""
    game = settings.game
    players = settings.players[game]
    session.game = game
    session.seed = seed
    session.number = 0
    session.match = Match(game, players, settings.options[game], settings.target[game], seed, 0)
    session.record = record or bytearray(RECORD)
    _settle_in(session, memoryview(session.record))
    session.seats = Seats(settings.kinds, settings.names, players, game)
    session.viewer = _first_viewer(session.seats)
    session.view = bytearray(_SIZE)
    session.aside = bytearray(_SIZE)
    session.moves = array("i", bytes(4 * _MOVES_MAX))
    session.n = 0
    session.marked = array("H", bytes(8))
    session.hand_at = 0
    session.hands = 0


def _settle_in(session, record):
    """Let the match be played in the record."""
    match = session.match
    state = record[AT_STATE:AT_JOURNAL]
    state[ALL] = match.s
    match.s = state
    match.journal = record[AT_JOURNAL:JOURNAL_END]
    session.before = record[AT_BEFORE:AT_STATE]
    session.before[_PLAYERS] = 0  # no hand has been dealt


def _first_viewer(seats):
    for seat in range(seats.players):
        if seats.is_human(seat):
            return seat
    return 0
