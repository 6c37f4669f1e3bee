"""Where things are in the record of a match, which is also where the match is played.

A session keeps its state, journal and history in such a record (session.py), so that saving it
copies nothing. docs/saves.md has the layout.
"""

from app.seats import SEATS
from app.slots import LEAD, TAIL
from engine.const import const

BEFORE = const(45)  # bytes of the state that a deal starts from (up to END_BY)
HISTORY = const(24)  # hands whose scores are kept for the chart
JOURNAL = const(1600)  # bytes: longer matches go on, but are only replayed so far
_SIZE = const(472)

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
JOURNAL_END = AT_JOURNAL + JOURNAL
RECORD = JOURNAL_END + TAIL  # bytes of a whole record


def put(data, at, value, count):
    """Write a number into `count` bytes from `at` on."""
    while count:
        data[at] = value & 0xFF
        value >>= 8
        at += 1
        count -= 1
