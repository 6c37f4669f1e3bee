"""Keeping the match: the whole session as one record in two slots (docs/saves.md has the layout).

Also what is known of the last match when it is over, so that it can be replayed.
"""

from app.seats import SEATS
from app.session import BEFORE, HISTORY, JOURNAL_MOVES
from app.slots import LEAD, TAIL, Slots
from engine.const import const

_VERSION = const(1)
_SIZE = const(472)
MOVE_BYTES = const(3)

NOTHING, IN_PLAY, FINISHED = 0, 1, 2  # what the store holds

# Places in the record.
AT_STATUS = LEAD
AT_SEED = AT_STATUS + 1
AT_NUMBER = AT_SEED + 4
AT_KINDS = AT_NUMBER + 3
AT_NAMES = AT_KINDS + SEATS
AT_VIEWER = AT_NAMES + SEATS
AT_HAND_AT = AT_VIEWER + 1
AT_WRITTEN = AT_HAND_AT + 2
AT_HANDS = AT_WRITTEN + 2
AT_HISTORY = AT_HANDS + 1
AT_BEFORE = AT_HISTORY + 2 * SEATS * HISTORY
AT_STATE = AT_BEFORE + BEFORE
AT_JOURNAL = AT_STATE + _SIZE
_MOST = AT_JOURNAL + MOVE_BYTES * JOURNAL_MOVES + TAIL


class Saves:
    """The saved match of a store, None for a device without one.

    `status`: NOTHING, IN_PLAY (it can be continued) or FINISHED (only replayed); `number`: of the
    last match. `journal`: where
    the match in play is to write its moves, so that they need not be copied; None without a store.
    """

    def __init__(self, store):
        self.slots = Slots(store, "match", _VERSION)
        self._data = None
        self.journal = None
        if store is not None:
            self._data = bytearray(_MOST)
            self.journal = memoryview(self._data)[AT_JOURNAL : _MOST - TAIL]
        self.number = 0
        self.status = NOTHING
        if store is not None:
            from app.saved import look

            look(self)

    def begin(self, session):
        """Number a new match, so that its hands are counted once (statistics.py)."""
        self.number += 1
        session.number = self.number

    def save(self, session, status=IN_PLAY):
        """Keep the session as it is; returns whether it is kept (no store: True)."""
        data = self._data
        if data is None:
            return True
        written = session.match.written
        data[AT_STATUS] = status
        _put(data, AT_SEED, session.seed, 4)
        _put(data, AT_NUMBER, session.number, 3)
        _copy(data, AT_KINDS, session.seats.kinds, SEATS)
        _copy(data, AT_NAMES, session.seats.names, SEATS)
        data[AT_VIEWER] = session.viewer
        _put(data, AT_HAND_AT, session.hand_at, 2)
        _put(data, AT_WRITTEN, written, 2)
        data[AT_HANDS] = session.hands
        i = 0
        while i < SEATS * session.hands:
            _put(data, AT_HISTORY + 2 * i, session.history[i] & 0xFFFF, 2)
            i += 1
        _copy(data, AT_BEFORE, session.before, BEFORE)
        _copy(data, AT_STATE, session.match.s, _SIZE)
        if session.match.journal is not self.journal:
            _copy(data, AT_JOURNAL, session.match.journal, written)
        if not self.slots.save(data, AT_JOURNAL - LEAD + written):
            return False
        self.status = status
        return True

    def load(self):
        """Return the saved session, None if there is none; it goes on exactly where it was."""
        from app.saved import load

        return load(self)


def _put(data, at, value, count):
    while count:
        data[at] = value & 0xFF
        value >>= 8
        at += 1
        count -= 1


def _copy(data, at, source, count):
    i = 0
    while i < count:
        data[at + i] = source[i]
        i += 1
