"""What came of all hands against the computers, for each game and level.

Only matches with one person at the table count, and for the lowest level that sits there. A hand
counts once, also when its end is shown again after the device was switched off.
"""

from app.slots import LEAD, TAIL, Slots
from engine.const import const

_VERSION = const(1)
_HAND_NO = const(17)
_END = const(43)
_END_BY = const(44)
_FINES = const(79)
_BORN_BEFORE = const(48)
_NONE = const(0xFF)
_END_KNOCK = const(1)
_DUMMY = const(0)

LEVELS_MAX = const(4)  # room for levels to come
HANDS, WON, MATCHES, KNOCKS, DARK, COLOUR, FOOLISH, BEST = range(8)
FIELDS = const(8)
_FIELD = const(3)  # bytes
_MOST = const(0xFFFFFF)  # a count that stands still
_COUNTED = const(9)  # bytes: seed, number and hand of the last hand counted
_SIZE = const(9 + 2 * 4 * 8 * 3)


class Statistics:
    """The counts, kept in two slots (slots.py). `get(game, level, field)` reads one."""

    def __init__(self, store):
        self.slots = Slots(store, "stats", _VERSION)
        self._data = bytearray(LEAD + _SIZE + TAIL)
        saved = self.slots.load(_is_whole)
        if saved:
            for i in range(LEAD, LEAD + _SIZE):
                self._data[i] = saved[i]

    def _place(self, game, level, field):
        return LEAD + _COUNTED + ((game * LEVELS_MAX + level) * FIELDS + field) * _FIELD

    def get(self, game, level, field):
        """Return a count; BEST is in points, 0 before the first hand that was worth more."""
        data = self._data
        at = self._place(game, level, field)
        return data[at] | data[at + 1] << 8 | data[at + 2] << 16

    def _set(self, game, level, field, value):
        data = self._data
        at = self._place(game, level, field)
        data[at] = value & 0xFF
        data[at + 1] = value >> 8 & 0xFF
        data[at + 2] = value >> 16 & 0xFF

    def _add(self, game, level, field, more):
        count = self.get(game, level, field)
        if more and count < _MOST:
            self._set(game, level, field, count + 1)

    def count(self, session):
        """Count the hand that has just ended, unless it was counted before."""
        seat = session.seats.me
        level = lowest_level(session.seats)
        if seat == _NONE or level < 0 or not self._is_new(session):
            return
        s = session.match.s
        game = session.game
        won = s[_END_BY] == seat
        self._add(game, level, HANDS, 1)
        self._add(game, level, WON, won)
        self._add(game, level, MATCHES, session.winner() == seat)
        if game == _DUMMY:
            self._count_dummy(session.match, seat, level, won and s[_END] == _END_KNOCK)
        score = session.score(seat)
        if score > self.get(game, level, BEST):
            self._set(game, level, BEST, score)
        self.slots.save(self._data, _SIZE)

    def _count_dummy(self, match, seat, level, knocked):
        s = match.s
        self._add(_DUMMY, level, KNOCKS, knocked)
        self._add(_DUMMY, level, DARK, knocked and not s[_BORN_BEFORE] >> seat & 1)
        self._add(_DUMMY, level, COLOUR, knocked and match.game.is_colour(s, seat))
        self._add(_DUMMY, level, FOOLISH, s[_FINES + seat])

    def _is_new(self, session):
        """Return whether this hand was not the last one counted, and note that it is now."""
        s = session.match.s
        data = self._data
        new = False
        i = 0
        while i < _COUNTED:
            if i < 4:
                byte = session.seed >> 8 * i & 0xFF
            elif i < 7:
                byte = session.number >> 8 * (i - 4) & 0xFF
            else:
                byte = s[_HAND_NO + i - 7]
            new = new or data[LEAD + i] != byte
            data[LEAD + i] = byte
            i += 1
        return new


def lowest_level(seats):
    """Return the lowest level of the computer players, -1 without any."""
    lowest = -1
    for seat in range(seats.players):
        level = seats.kinds[seat] - 1
        if level >= 0 and (lowest < 0 or level < lowest):
            lowest = level
    return lowest


def _is_whole(data):
    return len(data) >= LEAD + _SIZE + TAIL
