"""Keeping the match: the whole session as one record in two slots (docs/saves.md has the layout).

Also what is known of the last match when it is over, so that it can be replayed.
"""

from app.seats import LEVELS, NAMES, SEATS
from app.session import BEFORE, HISTORY, JOURNAL_MOVES, Session
from app.settings import Settings
from app.slots import LEAD, TAIL, Slots
from engine.const import const

_VERSION = const(1)
_GAME = const(1)
_PLAYERS = const(2)
_OPTIONS = const(3)
_TARGET = const(5)
_SIZE = const(472)
_MOVE_BYTES = const(3)

NOTHING, IN_PLAY, FINISHED = 0, 1, 2  # what the store holds

# Places in the record.
_STATUS = LEAD
_SEED = _STATUS + 1
_NUMBER = _SEED + 4
_KINDS = _NUMBER + 3
_NAMES = _KINDS + SEATS
_VIEWER = _NAMES + SEATS
_HAND_AT = _VIEWER + 1
_WRITTEN = _HAND_AT + 2
_HANDS = _WRITTEN + 2
_HISTORY = _HANDS + 1
_BEFORE = _HISTORY + 2 * SEATS * HISTORY
_STATE = _BEFORE + BEFORE
_JOURNAL = _STATE + _SIZE
_MOST = _JOURNAL + _MOVE_BYTES * JOURNAL_MOVES + TAIL


class Saves:
    """The saved match of a store, None for a device without one.

    `status`: NOTHING, IN_PLAY (it can be continued) or FINISHED (only replayed). `journal`: where
    the match in play is to write its moves, so that they need not be copied; None without a store.
    """

    def __init__(self, store):
        self.slots = Slots(store, "match", _VERSION, _makes_sense)
        self._data = None
        self.journal = None
        if store is not None:
            self._data = bytearray(_MOST)
            self.journal = memoryview(self._data)[_JOURNAL : _MOST - TAIL]
        self._number = 0
        self.status = NOTHING
        data = self.slots.load()
        if data:
            self.status = data[_STATUS]
            self._number = _get(data, _NUMBER, 3)

    def begin(self, session):
        """Number a new match, so that its hands are counted once (statistics.py)."""
        self._number += 1
        session.number = self._number

    def save(self, session, status=IN_PLAY):
        """Keep the session as it is; returns whether it is kept (no store: True)."""
        data = self._data
        if data is None:
            return True
        written = session.match.written
        data[_STATUS] = status
        _put(data, _SEED, session.seed, 4)
        _put(data, _NUMBER, session.number, 3)
        _copy(data, _KINDS, session.seats.kinds, SEATS)
        _copy(data, _NAMES, session.seats.names, SEATS)
        data[_VIEWER] = session.viewer
        _put(data, _HAND_AT, session.hand_at, 2)
        _put(data, _WRITTEN, written, 2)
        data[_HANDS] = session.hands
        i = 0
        while i < SEATS * session.hands:
            _put(data, _HISTORY + 2 * i, session.history[i] & 0xFFFF, 2)
            i += 1
        _copy(data, _BEFORE, session.before, BEFORE)
        _copy(data, _STATE, session.match.s, _SIZE)
        if session.match.journal is not self.journal:
            _copy(data, _JOURNAL, session.match.journal, written)
        if not self.slots.save(data, _JOURNAL - LEAD + written):
            return False
        self.status = status
        return True

    def load(self):
        """Return the saved session, None if there is none; it goes on exactly where it was."""
        data = self.slots.load()
        while data and not _is_sound(data):
            data = self.slots.load() if self.slots.refuse() else None
        if not data:
            self.status = NOTHING
            return None
        session = Session(_settings(data), _get(data, _SEED, 4), self.journal)
        session.number = _get(data, _NUMBER, 3)
        session.hand_at = _get(data, _HAND_AT, 2)
        session.hands = data[_HANDS]
        for i in range(SEATS * session.hands):
            value = _get(data, _HISTORY + 2 * i, 2)
            session.history[i] = value - 0x10000 if value & 0x8000 else value
        match = session.match
        match.written = _get(data, _WRITTEN, 2)
        for i in range(BEFORE):
            session.before[i] = data[_BEFORE + i]
        for i in range(_SIZE):
            match.s[i] = data[_STATE + i]
        for i in range(match.written):
            match.journal[i] = data[_JOURNAL + i]
        session.rebuild_log()
        session.viewer = data[_VIEWER]
        session.settled()
        return session


def _makes_sense(data):
    """Return whether a record is whole: lengths, counts, seats and who sits there."""
    if len(data) < _JOURNAL + TAIL or not NOTHING < data[_STATUS] <= FINISHED:
        return False
    written = _get(data, _WRITTEN, 2)
    if len(data) < _JOURNAL + written + TAIL or written > _MOVE_BYTES * JOURNAL_MOVES:
        return False
    if written % _MOVE_BYTES or _get(data, _HAND_AT, 2) > written or data[_HANDS] > HISTORY:
        return False
    for seat in range(SEATS):
        if data[_KINDS + seat] > LEVELS or data[_NAMES + seat] > NAMES:
            return False
    return data[_VIEWER] < data[_STATE + _PLAYERS]


def _is_sound(data):
    """Return whether the state in a whole record is one that can be played on."""
    from app.state_check import is_sound, is_start

    state = memoryview(data)[_STATE : _STATE + _SIZE]
    return is_sound(state) and is_start(memoryview(data)[_BEFORE:_STATE], state)


def _settings(data):
    """Return settings that name the saved match's game, options and seats."""
    settings = Settings()
    game = data[_STATE + _GAME] % 2
    settings.game = game
    settings.players[game] = data[_STATE + _PLAYERS]
    settings.options[game] = _get(data, _STATE + _OPTIONS, 2)
    settings.target[game] = _get(data, _STATE + _TARGET, 2)
    for seat in range(SEATS):
        settings.kinds[seat] = data[_KINDS + seat]
        settings.names[seat] = data[_NAMES + seat]
    return settings


def _put(data, at, value, count):
    while count:
        data[at] = value & 0xFF
        value >>= 8
        at += 1
        count -= 1


def _get(data, at, count):
    value = 0
    while count:
        count -= 1
        value = value << 8 | data[at + count]
    return value


def _copy(data, at, source, count):
    i = 0
    while i < count:
        data[at + i] = source[i]
        i += 1
