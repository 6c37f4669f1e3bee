"""Whether the bytes of a match make sense, so that a record from outside can be gone on with.

The checksum (slots.py) finds what was damaged by accident. This finds what was written wrongly, or
made up: after it the engine and the screens can trust every byte that they use as a place. It is
loaded only to read a saved match.
"""

from array import array

from app.settings import MOST
from app.settings_record import ALL_OPTIONS
from engine import match
from engine.const import const
from engine.melds import card_at, is_meld, size
from engine.state import mask, meld, meld_seat

_VERSION = const(0)
_GAME = const(1)
_PLAYERS = const(2)
_OPTIONS = const(3)
_TARGET = const(5)
_RNG = const(7)
_ACES = const(37)
_PHASE = const(38)
_TURN = const(39)
_STARTER = const(40)
_DIRECTION = const(41)
_REVERSE = const(42)
_END = const(43)
_END_BY = const(44)
_KNOCK_CARD = const(45)
_HEAD = const(46)
_BORN = const(47)
_BORN_BEFORE = const(48)
_PICK_LAST = const(49)
_PICK_FOOL = const(50)
_ROW_N = const(51)
_PICK_END = const(52)
_STOCK_POS = const(53)
_STOCK_END = const(54)
_MELD_N = const(55)
_EVENT_N = const(56)
_TAKEN = const(57)
_RESHUFFLES = const(58)
_LAID_BEFORE = const(59)
_LAST = const(66)
_FINE_O6 = const(72)
_FINE_O8 = const(74)
_JOINED = const(75)
_HAND_N = const(107)
_STOCK = const(113)
_ROW = const(165)
_BY = const(251)
_KNOWN = const(364)
_EVENTS = const(412)
_EVENT_SIZE = const(5)
_EVENT_MAX = const(12)
_MELD_MAX = const(17)
_LAYOUT_VERSION = const(1)
_RUMMY = const(1)
_R11 = const(1 << 1)
_ACE_LOW = const(1)
_ACE_BOTH = const(2)
_DRAW_PHASE = const(0)
_LAST_PHASE = const(2)
_LAST_PLAY = const(3)
_OVER = const(4)
_END_KNOCK = const(1)
_END_RAN_OUT = const(2)
_END_OUT = const(3)
_END_BLOCKED = const(4)
_RULE_O9 = const(9)
_RESHUFFLES_MAX = const(2)  # R7
_NONE = const(0xFF)
_PACK = const(52)
_SEATS = const(6)  # that there is room for
_MOVES_MAX = const(400)


def is_sound(s):
    """Return whether `s` (SIZE bytes) is a state that a match could be in."""
    return (
        _header(s)
        and _turn(s)
        and _seats(s)
        and _cards(s)
        and _events(s)
        and (s[_PHASE] == _OVER or _can_move(s))
    )


def is_start(before, s):
    """Return whether `before`, the first bytes of a state (BEFORE), can lead to the hand in `s`.

    All zero, as for a hand that was set up and not dealt, is fine too.
    """
    if not before[_PLAYERS]:
        return True
    i = 0
    while i < _RNG:
        if before[i] != s[i]:
            return False
        i += 1
    players = s[_PLAYERS]
    by = before[_END_BY]
    return (
        before[_STARTER] < players
        and before[_DIRECTION] <= 1
        and before[_REVERSE] <= 1
        and before[_END] <= _END_BLOCKED
        and (by < players or (by == _NONE and before[_END] != _END_KNOCK))
    )


def _header(s):
    """What is kept from hand to hand."""
    game = s[_GAME]
    if s[_VERSION] != _LAYOUT_VERSION or game > _RUMMY or not 2 <= s[_PLAYERS] <= MOST[game]:
        return False
    options = s[_OPTIONS] | s[_OPTIONS + 1] << 8
    if options & ~ALL_OPTIONS[game] or not s[_TARGET] | s[_TARGET + 1]:
        return False
    aces = (_ACE_BOTH if options & _R11 else _ACE_LOW) if game == _RUMMY else 0
    return s[_ACES] == aces


def _turn(s):
    """Whose turn it is, and how the hand has ended if it has."""
    players = s[_PLAYERS]
    end = s[_END]
    rummy = s[_GAME] == _RUMMY
    if s[_PHASE] > _OVER or (rummy and _LAST_PHASE <= s[_PHASE] <= _LAST_PLAY):
        return False
    if s[_TURN] >= players or s[_STARTER] >= players or s[_DIRECTION] > 1 or s[_REVERSE] > 1:
        return False
    if (s[_PHASE] == _OVER) != (end != 0):
        return False
    if end and not (_END_OUT if rummy else _END_KNOCK) <= end <= (
        _END_BLOCKED if rummy else _END_RAN_OUT
    ):
        return False
    if end == _END_KNOCK or end == _END_OUT:
        if s[_END_BY] >= players:
            return False
    elif s[_END_BY] != _NONE:
        return False
    if (end == _END_KNOCK) != (s[_KNOCK_CARD] != _NONE):
        return False
    if s[_PHASE] == _DRAW_PHASE and s[_STOCK_POS] == s[_STOCK_END]:
        return False
    return s[_RESHUFFLES] <= _RESHUFFLES_MAX


def _seats(s):
    """Bytes that name seats or single cards."""
    bits = 1 << s[_PLAYERS]
    if s[_BORN] >= bits or s[_BORN_BEFORE] >= bits or s[_LAID_BEFORE] >= bits:
        return False
    i = _FINE_O6
    while i <= _FINE_O8:
        if s[i] >= bits:
            return False
        i += 1
    if s[_PICK_FOOL] != _NONE and s[_PICK_FOOL] >= s[_PLAYERS]:
        return False
    i = 0
    while i < _SEATS:
        if not _card_or_none(s[_LAST + i]) or (i < 4 and not _card_or_none(s[_JOINED + i])):
            return False
        i += 1
    return _card_or_none(s[_HEAD]) and _card_or_none(s[_TAKEN]) and _card_or_none(s[_PICK_LAST])


def _card_or_none(card):
    return card == _NONE or (card < 64 and card & 15 <= 12)


def _cards(s):
    """D1, R1: each card lies in one place, and the counts say how many."""
    if s[_ROW_N] > _PACK or s[_PICK_END] > _PACK or s[_MELD_N] > _MELD_MAX:
        return False
    if not s[_STOCK_POS] <= s[_STOCK_END] <= _PACK:
        return False
    seen = bytearray(64)
    n = _hands(s, seen)
    n += _take(s, seen, _ROW, s[_ROW_N], True)
    end = s[_STOCK_END] if s[_GAME] == _RUMMY else _PACK  # O11: some are put aside
    n += _take(s, seen, _STOCK + s[_STOCK_POS], end - s[_STOCK_POS], False)
    n += _table(s, seen)
    if s[_KNOCK_CARD] != _NONE:
        n += _take(s, seen, _KNOCK_CARD, 1, False)
    return n == _PACK and _picked(s)


def _hands(s, seen):
    """Return how many cards the hands hold, a number too low if a count is wrong."""
    n = 0
    seat = 0
    while seat < _SEATS:
        held = 0
        suit = 0
        while suit < 4:
            bits = mask(s, seat, suit)
            at = _KNOWN + (seat << 3) + (suit << 1)
            if bits >> 13 or (s[at] | s[at + 1] << 8) & ~bits:
                return -_PACK
            rank = 0
            while bits >> rank:
                if bits >> rank & 1:
                    held += 1
                    if seen[suit << 4 | rank]:
                        return -_PACK
                    seen[suit << 4 | rank] = 1
                rank += 1
            suit += 1
        if held != s[_HAND_N + seat] or (held and seat >= s[_PLAYERS]):
            return -_PACK
        n += held
        seat += 1
    return n


def _take(s, seen, at, count, owned):
    """Count the cards of `s[at:at + count]`; `owned`: BY says who put them there."""
    n = 0
    while n < count:
        card = s[at + n]
        if card > 63 or card & 15 > 12 or seen[card]:
            return -_PACK
        if owned and s[_BY + card] != _NONE and s[_BY + card] >= s[_PLAYERS]:
            return -_PACK
        seen[card] = 1
        n += 1
    return n


def _table(s, seen):
    """Count the cards of the melds."""
    n = 0
    i = s[_MELD_N]
    while i:
        i -= 1
        code = meld(s, i)
        if not is_meld(code, s[_ACES]) or meld_seat(s, i) >= s[_PLAYERS]:
            return -_PACK
        k = size(code)
        n += k
        while k:
            k -= 1
            card = card_at(code, k)
            if seen[card] or s[_BY + card] >= s[_PLAYERS]:
                return -_PACK
            seen[card] = 1
    return n


def _picked(s):
    """The cards of this turn's pick-up still stand behind the row (O6-O8 look at them)."""
    i = s[_ROW_N]
    while i < s[_PICK_END]:
        card = s[_ROW + i]
        if card > 63 or card & 15 > 12:
            return False
        if s[_BY + card] != _NONE and s[_BY + card] >= s[_PLAYERS]:
            return False
        i += 1
    return True


def _events(s):
    """The events of the last move."""
    if s[_EVENT_N] > _EVENT_MAX:
        return False
    i = 0
    while i < s[_EVENT_N]:
        at = _EVENTS + i * _EVENT_SIZE
        if s[at] & 7 >= s[_PLAYERS] or s[at] >> 3 > _RULE_O9:
            return False
        k = 2
        while k < _EVENT_SIZE:
            if not _card_or_none(s[at + k]):
                return False
            k += 1
        i += 1
    return True


def _can_move(s):
    """Return whether the seat to move has a legal move: no hand may come to a stand."""
    return match.rules(s[_GAME]).moves(s, array("i", bytes(4 * _MOVES_MAX))) > 0
