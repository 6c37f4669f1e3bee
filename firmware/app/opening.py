"""What the session of a match begins with; forgotten once its table is there."""

from array import array

from app.record import AT_BEFORE, AT_JOURNAL, AT_STATE, JOURNAL_END, RECORD
from app.seats import Seats
from engine.const import const
from engine.match import Match
from engine.state import ALL

_PLAYERS = const(2)
_SIZE = const(472)
_MOVES_MAX = const(400)


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
