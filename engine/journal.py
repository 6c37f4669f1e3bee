"""The journal of a match: its moves and deals in order, one to three bytes each.

Most take one byte: a deal, which is 0; a move that is nothing but its kind, as a draw; and a
discard, 0x80 with the card. Any other move takes three: 0xC0 with its upper bits, then its lower
16, low byte first.
"""

from engine.const import const

LONGEST = const(3)  # bytes of a move at most
_LONG = const(0xC0)
_DISCARDED = const(0x80)
_MOVE_KIND = const(17)
_CARD_MASK = const(0x3F)
_DETAILS = const(0x1FFFF)  # what a move says beside its kind
_DISCARD = const(6)


def write(journal, at, move):
    """Write a move, or 0 for a deal, at `at`; returns where the next one goes.

    When there is no room for the longest move nothing is written, and `at` is returned.
    """
    if at + LONGEST > len(journal):
        return at
    kind = move >> _MOVE_KIND
    if not move & _DETAILS:
        journal[at] = kind
        return at + 1
    if kind == _DISCARD:
        journal[at] = _DISCARDED | move & _CARD_MASK
        return at + 1
    journal[at] = _LONG | move >> 16
    journal[at + 1] = move & 0xFF
    journal[at + 2] = move >> 8 & 0xFF
    return at + LONGEST


def move_at(journal, at):
    """Return the move that begins at `at`, 0 for a deal."""
    first = journal[at]
    if first >= _LONG:
        return (first & _CARD_MASK) << 16 | journal[at + 1] | journal[at + 2] << 8
    if first >= _DISCARDED:
        return _DISCARD << _MOVE_KIND | first & _CARD_MASK
    return first << _MOVE_KIND


def after(journal, at):
    """Return where the move that begins at `at` ends."""
    return at + (LONGEST if journal[at] >= _LONG else 1)
