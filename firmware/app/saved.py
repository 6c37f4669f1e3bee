"""Going on with a match that was kept: reading the record that saves.py writes."""

from app.record import (
    AT_BEFORE,
    AT_HAND_AT,
    AT_HANDS,
    AT_JOURNAL,
    AT_KINDS,
    AT_NAMES,
    AT_NUMBER,
    AT_SEED,
    AT_STATE,
    AT_STATUS,
    AT_VIEWER,
    AT_WRITTEN,
    HISTORY,
    JOURNAL,
)
from app.saves import FINISHED, NOTHING
from app.seats import LEVELS, NAMES, SEATS
from app.session import Session
from app.settings import Settings
from app.slots import TAIL
from app.slots_read import refuse
from engine.const import const
from engine.journal import after

_GAME = const(1)
_PLAYERS = const(2)
_OPTIONS = const(3)
_TARGET = const(5)


def get(data, at, count):
    """Return the number in `count` bytes from `at` on, low byte first."""
    value = 0
    while count:
        count -= 1
        value = value << 8 | data[at + count]
    return value


def look(saves):
    """Note what the store of `saves` holds."""
    data = saves.slots.load(_makes_sense)
    if data:
        saves.status = data[AT_STATUS]
        saves.number = get(data, AT_NUMBER, 3)


def load(saves):
    """Saves.load: return the session of the record, None if there is none to go on with."""
    data = saves.slots.load(_makes_sense)
    while data and not _is_sound(data):
        data = saves.slots.load(_makes_sense) if refuse(saves.slots) else None
    if not data:
        saves.status = NOTHING
        return None
    session = Session(_settings(data), get(data, AT_SEED, 4), saves.record)
    session.number = get(data, AT_NUMBER, 3)
    session.hand_at = get(data, AT_HAND_AT, 2)
    session.hands = data[AT_HANDS]
    session.match.written = get(data, AT_WRITTEN, 2)
    for i in range(AT_HANDS + 1, AT_JOURNAL + session.match.written):
        session.record[i] = data[i]
    session.viewer = data[AT_VIEWER]
    session.settled()
    return session


def _makes_sense(data):
    """Return whether a record is whole: lengths, counts, seats and who sits there."""
    if len(data) < AT_JOURNAL + TAIL or not NOTHING < data[AT_STATUS] <= FINISHED:
        return False
    written = get(data, AT_WRITTEN, 2)
    if len(data) < AT_JOURNAL + written + TAIL or written > JOURNAL or data[AT_HANDS] > HISTORY:
        return False
    hand_at = get(data, AT_HAND_AT, 2)
    if hand_at > written or not _are_moves(memoryview(data)[AT_JOURNAL:], hand_at, written):
        return False
    for seat in range(SEATS):
        if data[AT_KINDS + seat] > LEVELS or data[AT_NAMES + seat] > NAMES:
            return False
    return data[AT_VIEWER] < data[AT_STATE + _PLAYERS]


def _are_moves(journal, *ends):
    """Return whether moves of a journal end at each of these places; the last is its own end."""
    at = 0
    for end in ends:
        while at < end:
            at = after(journal, at)
        if at != end:
            return False
    return True


def _is_sound(data):
    """Return whether the state in a whole record is one that can be played on."""
    from app.state_check import is_sound, is_start

    state = memoryview(data)[AT_STATE:AT_JOURNAL]
    return is_sound(state) and is_start(memoryview(data)[AT_BEFORE:AT_STATE], state)


def _settings(data):
    """Return settings that name the saved match's game, options and seats."""
    settings = Settings()
    game = data[AT_STATE + _GAME] % 2
    settings.game = game
    settings.players[game] = data[AT_STATE + _PLAYERS]
    settings.options[game] = get(data, AT_STATE + _OPTIONS, 2)
    settings.target[game] = get(data, AT_STATE + _TARGET, 2)
    for seat in range(SEATS):
        settings.kinds[seat] = data[AT_KINDS + seat]
        settings.names[seat] = data[AT_NAMES + seat]
    return settings
