"""Basic Rummy (R1-R13): making one move, and the score of a hand.

Knows nothing of screens or players. The list of legal moves is in rummy_moves.py. Same functions
and same bytes (layout.py) as Dummy: the discard pile is the row, its top card the last one. The
options R8a and R11 act here (R11 also in dealing.py), R12 in match.py.
"""

from array import array

from engine import rng
from engine.const import const
from engine.melds import card_at, fit, is_meld, size
from engine.rummy_moves import meld_leaves, moves, off_leaves
from engine.state import (
    gain,
    holds,
    holds_all,
    lay,
    lay_off,
    lose,
    meld,
    options,
    seat_after,
    set_total,
    total,
)

__all__ = ("apply", "begin_turn", "go_out", "is_over", "lines", "moves", "score", "value")

_PLAYERS = const(2)
_RNG = const(7)
_ACES = const(37)
_PHASE = const(38)
_TURN = const(39)
_END = const(43)
_END_BY = const(44)
_ROW_N = const(51)
_STOCK_POS = const(53)
_STOCK_END = const(54)
_MELD_N = const(55)
_EVENT_N = const(56)
_TAKEN = const(57)
_RESHUFFLES = const(58)
_LAID_BEFORE = const(59)
_HAND_N = const(107)
_STOCK = const(113)
_ROW = const(165)
_BY = const(251)
_HANDS = const(316)
_NONE = const(0xFF)
_MOVE_KIND = const(17)
_MOVE_MELD = const(6)
_MELD_MASK = const(0x7FF)
_CARD_MASK = const(0x3F)
_DRAW = const(1)
_TAKE = const(2)
_LAY = const(4)
_OFF = const(5)
_DISCARD = const(6)
_DRAW_PHASE = const(0)
_PLAY_PHASE = const(1)
_OVER = const(4)
_END_OUT = const(3)
_END_BLOCKED = const(4)
_R11 = const(1 << 1)
_RULE_R9 = const(16)
_RULE_R10 = const(17)
_UNKNOWN_MOVE = const(1)
_OVER_OUT = const(5)
_OVER_BLOCKED = const(6)
_WRONG_PHASE = const(7)
_DISCARD_NOT_HELD = const(8)
_MELD_NOT_HELD = const(9)
_NOT_A_MELD = const(10)
_OFF_NOT_HELD = const(15)
_NO_FIT = const(16)
_TAKEN_CARD = const(25)
_RESHUFFLES_MAX = const(2)  # R7: the third time the stock runs out, the hand is blocked
_ACE = const(12)

_POINTS = b"\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0a\x0a\x0a\x01"  # R9

_lines = array("i", bytes(4 * 2 * 2))


def is_over(s):
    """Return whether the hand has ended."""
    return s[_PHASE] == _OVER


# --- making a move -------------------------------------------------------------------------------
def apply(s, move):
    """Make a move. Returns 0, or a reason (REASONS in layout.py) with the state unchanged."""
    if move < 0:
        return _UNKNOWN_MOVE
    kind = move >> _MOVE_KIND
    card = move & _CARD_MASK
    code = move >> _MOVE_MELD & _MELD_MASK
    if card & 15 > _ACE or not _well_formed(kind, card, code):
        return _UNKNOWN_MOVE
    phase = s[_PHASE]
    if phase == _OVER:
        return _OVER_OUT if s[_END] == _END_OUT else _OVER_BLOCKED
    if (phase == _DRAW_PHASE) != (kind == _DRAW or kind == _TAKE):
        return _WRONG_PHASE
    seat = s[_TURN]
    if kind == _DRAW:
        return _draw(s, seat)
    if kind == _TAKE:
        return _take(s, seat)
    if kind == _LAY:
        return _lay(s, seat, code)
    if kind == _OFF:
        return _off(s, seat, card, code)
    return _discard(s, seat, card)


def _well_formed(kind, card, code):
    """Return whether the game has this kind of move, with only the fields set that it has."""
    if kind == _DRAW or kind == _TAKE:
        return card == 0 and code == 0
    if kind == _LAY:
        return card == 0
    if kind == _DISCARD:
        return code == 0
    return kind == _OFF


def _draw(s, seat):
    """R3: draw the top of the stock, which a turn never finds empty (R7)."""
    s[_EVENT_N] = 0
    gain(s, seat, s[_STOCK + s[_STOCK_POS]], False)
    s[_STOCK_POS] += 1
    s[_PHASE] = _PLAY_PHASE
    return 0


def _take(s, seat):
    """R3, R4: take the top of the pile; only a position set up by hand can have no pile."""
    if not s[_ROW_N]:
        return _WRONG_PHASE
    s[_EVENT_N] = 0
    s[_ROW_N] -= 1
    card = s[_ROW + s[_ROW_N]]
    s[_BY + card] = _NONE
    gain(s, seat, card, True)
    s[_TAKEN] = card
    s[_PHASE] = _PLAY_PHASE
    return 0


def _lay(s, seat, code):
    """R3, R5: lay a meld from the hand."""
    if not is_meld(code, s[_ACES]):
        return _NOT_A_MELD
    if not holds_all(s, seat, code):
        return _MELD_NOT_HELD
    reason = meld_leaves(s, seat, code)
    if reason:
        return reason
    s[_EVENT_N] = 0
    lay(s, seat, code)
    if not s[_HAND_N + seat]:
        go_out(s, seat)
    return 0


def _off(s, seat, card, i):
    """R3, R6: lay a card off on any meld."""
    if not holds(s, seat, card):
        return _OFF_NOT_HELD
    if i >= s[_MELD_N] or not fit(meld(s, i), card, s[_ACES]):
        return _NO_FIT
    reason = off_leaves(s, seat, card)
    if reason:
        return reason
    s[_EVENT_N] = 0
    lay_off(s, seat, card, i)
    if not s[_HAND_N + seat]:
        go_out(s, seat)
    return 0


def _discard(s, seat, card):
    """R3, R4, R8: put a card on the pile, which ends the turn, and with the last card the hand."""
    if not holds(s, seat, card):
        return _DISCARD_NOT_HELD
    if card == s[_TAKEN]:
        return _TAKEN_CARD
    s[_EVENT_N] = 0
    lose(s, seat, card)
    s[_ROW + s[_ROW_N]] = card
    s[_ROW_N] += 1
    s[_BY + card] = seat
    if not s[_HAND_N + seat]:
        go_out(s, seat)
        return 0
    if not s[_LAID_BEFORE] >> seat & 1 and _has_laid(s, seat):
        s[_LAID_BEFORE] |= 1 << seat
    s[_TURN] = seat_after(seat, s[_PLAYERS], 0)
    begin_turn(s)
    return 0


def _has_laid(s, seat):
    """Return whether the seat has cards on the table."""
    m = s[_MELD_N]
    while m:
        m -= 1
        code = meld(s, m)
        i = size(code)
        while i:
            i -= 1
            if s[_BY + card_at(code, i)] == seat:
                return True
    return False


# --- the start of a turn, and the end of the hand ------------------------------------------------
def begin_turn(s):
    """Begin the turn of the seat to move (R7): an empty stock is made from the pile, or blocks.

    For a position set up by hand, to be called once if nothing is drawn yet.
    """
    s[_TAKEN] = _NONE
    s[_PHASE] = _DRAW_PHASE
    if s[_STOCK_POS] < s[_STOCK_END]:
        return
    if s[_ROW_N] <= 1 or s[_RESHUFFLES] == _RESHUFFLES_MAX:
        s[_PHASE] = _OVER
        s[_END] = _END_BLOCKED
    else:
        _turn_pile_over(s)


def _turn_pile_over(s):
    """R7: all of the pile but its top card becomes the stock."""
    n = s[_ROW_N] - 1
    i = 0
    while i < n:
        card = s[_ROW + i]
        s[_STOCK + i] = card
        s[_BY + card] = _NONE
        i += 1
    s[_ROW] = s[_ROW + n]
    s[_ROW_N] = 1
    s[_STOCK_POS] = 0
    s[_STOCK_END] = n
    s[_RESHUFFLES] += 1
    if _has_random_numbers(s):
        rng.shuffle(s, _RNG, s, _STOCK, _STOCK + n)


def _has_random_numbers(s):
    """Return whether the match was seeded.

    A generator that was seeded never comes to four zero words. A position set up by hand leaves
    them zero: its pile then becomes the stock in its order, oldest card first.
    """
    i = _RNG
    while i < _RNG + 8:
        if s[i]:
            return True
        i += 1
    return False


def go_out(s, seat):
    """R8, R9: the seat has no card left; the hand ends and is scored."""
    s[_PHASE] = _OVER
    s[_END] = _END_OUT
    s[_END_BY] = seat
    set_total(s, seat, total(s, seat) + score(s, seat))


# --- the score -----------------------------------------------------------------------------------
def value(card, on):
    """Return a card's points (R9, R11); `on`: the match's option bits."""
    if on & _R11 and card & 15 == _ACE:
        return 15
    return _POINTS[card & 15]


def _held(s):
    """Return the points of the cards in all hands."""
    on = options(s)
    points = 0
    at = 0
    while at < s[_PLAYERS] << 3:
        bits = s[_HANDS + at]
        card = at << 3 & 0x38
        while bits:
            if bits & 1:
                points += value(card, on)
            bits >>= 1
            card += 1
        at += 1
    return points


def lines(s, seat, into):
    """List the lines of a seat's score: R9 what the others hold, R10 the same again.

    `into` takes pairs of ints, a rule (RULES) and its points; lines of no points are left out.
    Returns how many lines; none but for the seat that has gone out.
    """
    if s[_END] != _END_OUT or s[_END_BY] != seat:
        return 0
    points = _held(s)
    if not points:
        return 0
    into[0] = _RULE_R9
    into[1] = points
    if s[_LAID_BEFORE] >> seat & 1:
        return 1
    into[2] = _RULE_R10
    into[3] = points
    return 2


def score(s, seat):
    """Return a seat's score of the hand (R9, R10), 0 while it goes on."""
    points = 0
    n = lines(s, seat, _lines)
    while n:
        n -= 1
        points += _lines[(n << 1) + 1]
    return points
