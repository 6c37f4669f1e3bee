"""Keeping the match: the whole session as one record in two slots (record.py, docs/saves.md).

Also what is known of the last match when it is over, so that it can be replayed.
"""

from app.record import (
    AT_HAND_AT,
    AT_HANDS,
    AT_JOURNAL,
    AT_KINDS,
    AT_NAMES,
    AT_NUMBER,
    AT_SEED,
    AT_STATUS,
    AT_VIEWER,
    AT_WRITTEN,
    RECORD,
    put,
)
from app.seats import SEATS
from app.slots import LEAD, Slots
from engine.const import const

_VERSION = const(2)

NOTHING, IN_PLAY, FINISHED = 0, 1, 2  # what the store holds


class Saves:
    """The saved match of a store, None for a device without one.

    `status`: NOTHING, IN_PLAY (it can be continued) or FINISHED (only replayed); `number`: of the
    last match. `record`: where a match is to be played (session.py); made once, since it is large.
    """

    def __init__(self, store):
        self.slots = Slots(store, "match", _VERSION)
        self.record = bytearray(RECORD)
        self.number = 0
        self.status = NOTHING
        if store is not None:
            from app.saved import look

            look(self)

    def save(self, session, status=IN_PLAY):
        """Keep the session as it is; returns whether it is kept (no store: True)."""
        if self.slots.store is None:
            return True
        data = session.record
        written = session.match.written
        data[AT_STATUS] = status
        put(data, AT_SEED, session.seed, 4)
        put(data, AT_NUMBER, session.number, 3)
        seat = SEATS
        while seat:
            seat -= 1
            data[AT_KINDS + seat] = session.seats.kinds[seat]
            data[AT_NAMES + seat] = session.seats.names[seat]
        data[AT_VIEWER] = session.viewer
        put(data, AT_HAND_AT, session.hand_at, 2)
        put(data, AT_WRITTEN, written, 2)
        data[AT_HANDS] = session.hands
        if not self.slots.save(data, AT_JOURNAL - LEAD + written):
            return False
        self.status = status
        return True

    def load(self):
        """Return the saved session, None if there is none; it goes on exactly where it was."""
        from app.saved import load

        return load(self)
