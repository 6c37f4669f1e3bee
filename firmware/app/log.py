"""The log of a hand: who did what, and each penalty or bonus, oldest first.

Four bytes an entry: the seat and a move, or EVENT | seat, rule, units of 50 points, card. It is
made of the journal when it is looked at, so that a hand in play needs no room for it.
"""

from app.record import BEFORE
from engine.const import const
from engine.dealing import deal
from engine.journal import after, move_at

_PLAYERS = const(2)
_TURN = const(39)
_SIZE = const(472)
_EVENT_N = const(56)
_TAKEN = const(57)
_EVENTS = const(412)
_EVENT_SIZE = const(5)
_MOVE_KIND = const(17)
_TAKE = const(2)
EVENT = const(0x80)
_ENTRY = const(4)
_ENTRIES = const(300)
_FORGET = const(50)  # entries dropped at once when the log is full


def of_hand(session):
    """Return the log of the hand in play: it is dealt and played again, aside.

    It is empty if the hand was set up and not dealt.
    """
    log = Log()
    if not session.before[_PLAYERS]:
        return log
    match = session.match
    s = bytearray(_SIZE)
    for i in range(BEFORE):
        s[i] = session.before[i]
    deal(s)
    at = session.hand_at
    while at < match.written:
        move = move_at(match.journal, at)
        at = after(match.journal, at)
        seat = s[_TURN]
        if match.game.apply(s, move):
            break
        log.add(seat, move, s)
    return log


class Log:
    """`n` entries in `data`. A hand that is longer than the log loses its oldest entries."""

    def __init__(self):
        self.data = bytearray(_ENTRY * _ENTRIES)
        self.n = 0

    def add(self, seat, move, s):
        """Write down a move that `seat` has just made; `s` has its events."""
        card = s[_TAKEN] if move >> _MOVE_KIND == _TAKE else 0
        self._put(seat, move & 0xFF | card, move >> 8 & 0xFF, move >> 16)
        i = 0
        while i < s[_EVENT_N]:
            at = _EVENTS + i * _EVENT_SIZE
            self._put(EVENT | s[at] & 7, s[at] >> 3, s[at + 1], s[at + 2])
            i += 1

    def _put(self, a, b, c, d):
        if self.n == _ENTRIES:
            self._forget()
        at = _ENTRY * self.n
        self.data[at] = a
        self.data[at + 1] = b
        self.data[at + 2] = c
        self.data[at + 3] = d
        self.n += 1

    def _forget(self):
        i = _ENTRY * _FORGET
        while i < _ENTRY * _ENTRIES:
            self.data[i - _ENTRY * _FORGET] = self.data[i]
            i += 1
        self.n -= _FORGET
