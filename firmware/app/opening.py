"""What the session of a match begins with, and its deals; forgotten once a hand is there."""

from array import array

from app.record import AT_BEFORE, AT_JOURNAL, AT_STATE, BEFORE, JOURNAL_END, RECORD
from app.seats import Seats
from engine.const import const
from engine.dealing import hands
from engine.journal import after, move_at
from engine.match import Match
from engine.state import ALL

_PLAYERS = const(2)
_SIZE = const(472)
_MOVES_MAX = const(400)
_HAND = const(250)  # bytes of a hand in the journal: of 900 between computers none took over 219


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


def deal(session):
    """Deal the next hand: see Session.deal."""
    session.seats.call_in()
    match = session.match
    for i in range(BEFORE):
        session.before[i] = match.s[i]
    if len(match.journal) - match.written < _HAND or not is_whole(match):
        # It takes the place of the last hand, and so will all later ones: what is written of the
        # first hands stays for the replay, and of the hand in play for its log and for undo.
        match.written = max(0, session.hand_at - 1)
    match.deal()
    session.hand_at = match.written
    session.settled()


def is_whole(match):
    """Return whether all hands of a match are in its journal, one after another."""
    at = deals = 0
    while at < match.written:
        if not move_at(match.journal, at):
            deals += 1
        at = after(match.journal, at)
    return deals == hands(match.s)


def _first_viewer(seats):
    for seat in range(seats.players):
        if seats.is_human(seat):
            return seat
    return 0
