"""Dummy (D1-D23): making one move.

Knows nothing of screens or players. The list of legal moves is in dummy_moves.py, penalties are in
fines.py, the settlement in settle.py, the question whether a hand can knock in knock.py. Options
O1-O13 act there, O11 in dealing.py.
"""

from engine import fines, knock, knock_lay, settle
from engine.const import const
from engine.dummy_moves import can_pick_last, keeps_knock, moves, pick_reason
from engine.melds import card_at, fit, is_meld, size
from engine.settle import is_colour, lines, score
from engine.state import gain, holds, holds_all, lay, lose, meld, options, seat_after

__all__ = (
    "apply",
    "is_colour",
    "is_over",
    "lines",
    "moves",
    "offer_last",
    "score",
)

_PLAYERS = const(2)
_PHASE = const(38)
_TURN = const(39)
_DIRECTION = const(41)
_END = const(43)
_END_BY = const(44)
_KNOCK_CARD = const(45)
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
_LAST = const(66)
_HAND_N = const(107)
_OFFS = const(60)
_STOCK = const(113)
_ROW = const(165)
_BY = const(251)
_NONE = const(0xFF)
_MOVE_KIND = const(17)
_MOVE_MELD = const(6)
_MELD_MASK = const(0x7FF)
_CARD_MASK = const(0x3F)
_DRAW = const(1)
_PICK = const(3)
_LAY = const(4)
_OFF = const(5)
_DISCARD = const(6)
_KNOCK = const(7)
_PASS = const(8)
_DRAW_PHASE = const(0)
_PLAY_PHASE = const(1)
_LAST_PHASE = const(2)
_LAST_PLAY = const(3)
_OVER = const(4)
_END_KNOCK = const(1)
_END_RAN_OUT = const(2)
_O13 = const(1 << 12)
_OFFS_MAX = const(2)
_UNKNOWN_MOVE = const(1)
_OVER_KNOCK = const(2)
_OVER_DARK = const(3)
_OVER_RAN_OUT = const(4)
_WRONG_PHASE = const(7)
_DISCARD_NOT_HELD = const(8)
_MELD_NOT_HELD = const(9)
_NOT_A_MELD = const(10)
_NOT_BORN = const(14)
_OFF_NOT_HELD = const(15)
_NO_FIT = const(16)
_OFF_LIMIT = const(17)
_LAST_CARD = const(18)
_MUST_KNOCK = const(19)
_KNOCK_NOT_HELD = const(20)
_KNOCK_TOO_MANY = const(21)
_DARK_NOT_HELD = const(22)
_DARK_TOO_MANY = const(23)
_LAST_TURN = const(24)


def is_over(s):
    """Return whether the hand has ended."""
    return s[_PHASE] == _OVER


# --- making a move -------------------------------------------------------------------------------
def apply(s, move):
    """Make a move. Returns 0, or a reason (REASONS in layout.py) with the state unchanged."""
    if move < 0 or move >> _MOVE_KIND > _PASS:
        return _UNKNOWN_MOVE
    kind = move >> _MOVE_KIND
    card = move & _CARD_MASK
    code = move >> _MOVE_MELD & _MELD_MASK
    if not _well_formed(kind, card, code):
        return _UNKNOWN_MOVE
    phase = s[_PHASE]
    if phase == _OVER:
        return _over_reason(s)
    seat = s[_TURN]
    if kind == _DRAW:
        return _draw(s, seat, phase)
    if kind == _PICK:
        return _pick_up(s, seat, phase, move)
    if kind == _PASS:
        return _pass(s, phase)
    if phase != _PLAY_PHASE and phase != _LAST_PLAY:
        return _WRONG_PHASE
    if kind == _LAY:
        return _lay(s, seat, phase, move)
    if kind == _OFF:
        return _off(s, seat, phase, move)
    if kind == _DISCARD:
        return _discard(s, seat, phase, card)
    return _knock(s, seat, card)


def _well_formed(kind, card, code):
    """Return whether only the fields that this kind of move has are set."""
    if card & 15 > 12:
        return False
    if kind == _DRAW or kind == _PASS:
        return card == 0 and code == 0
    if kind == _LAY:
        return card == 0
    if kind == _DISCARD or kind == _KNOCK:
        return code == 0
    return kind == _PICK or kind == _OFF


def _over_reason(s):
    if s[_END] == _END_RAN_OUT:
        return _OVER_RAN_OUT
    return _OVER_KNOCK if s[_BORN] >> s[_END_BY] & 1 else _OVER_DARK


def _draw(s, seat, phase):
    """D4: take the top of the stock."""
    if phase == _LAST_PHASE:
        return _LAST_TURN
    if phase != _DRAW_PHASE:
        return _WRONG_PHASE
    s[_EVENT_N] = 0
    gain(s, seat, s[_STOCK + s[_STOCK_POS]], False)
    s[_STOCK_POS] += 1
    s[_PHASE] = _PLAY_PHASE
    return 0


def _pass(s, phase):
    """D14: decline the last pick-up."""
    if phase != _LAST_PHASE:
        return _WRONG_PHASE
    s[_EVENT_N] = 0
    _run_out(s)
    return 0


def _pick_up(s, seat, phase, move):
    """D8, D9: take row cards from the chosen one on, and lay the pick-up's meld."""
    if phase != _DRAW_PHASE and phase != _LAST_PHASE:
        return _WRONG_PHASE
    reason = pick_reason(s, seat, move & _CARD_MASK, move >> _MOVE_MELD & _MELD_MASK)
    if reason:
        return reason
    if phase == _LAST_PHASE and not keeps_knock(s, seat, move):
        return _LAST_TURN
    s[_EVENT_N] = 0
    _take_row(s, seat, move & _CARD_MASK)
    code = move >> _MOVE_MELD & _MELD_MASK
    _note_latest(s, code)
    s[_BORN] |= 1 << seat
    fines.note_meld(s, seat, code)
    lay(s, seat, code)
    s[_PHASE] = _LAST_PLAY if phase == _LAST_PHASE else _PLAY_PHASE
    return 0


def _take_row(s, seat, chosen):
    s[_PICK_END] = s[_ROW_N]
    card = _NONE
    while card != chosen:
        s[_ROW_N] -= 1
        card = s[_ROW + s[_ROW_N]]
        gain(s, seat, card, True)


def _note_latest(s, code):
    """D22: remember the latest row card of the pick-up's meld and who discarded it."""
    i = s[_PICK_END]
    while True:
        i -= 1
        card = s[_ROW + i]
        n = size(code)
        while n:
            n -= 1
            if card_at(code, n) == card:
                s[_PICK_LAST] = card
                s[_PICK_FOOL] = s[_BY + card]
                return


def _lay(s, seat, phase, move):
    """D6, D9, D11a: lay a meld from the hand."""
    code = move >> _MOVE_MELD
    code &= _MELD_MASK
    if not is_meld(code, 0):
        return _NOT_A_MELD
    if not holds_all(s, seat, code):
        return _MELD_NOT_HELD
    if not s[_BORN] >> seat & 1:
        return _NOT_BORN
    if size(code) >= s[_HAND_N + seat]:
        return _LAST_CARD
    if phase == _LAST_PLAY and not keeps_knock(s, seat, move):
        return _LAST_TURN
    s[_EVENT_N] = 0
    fines.note_meld(s, seat, code)
    lay(s, seat, code)
    return 0


def _off(s, seat, phase, move):
    """D10, D11, D11a, O13, O9: lay a card off on a meld."""
    card = move & _CARD_MASK
    i = move >> _MOVE_MELD & _MELD_MASK
    reason = _off_reason(s, seat, card, i)
    if reason:
        return reason
    if phase == _LAST_PLAY and not keeps_knock(s, seat, move):
        return _LAST_TURN
    s[_EVENT_N] = 0
    fines.lay_off(s, seat, card, i)
    return 0


def _off_reason(s, seat, card, i):
    if not holds(s, seat, card):
        return _OFF_NOT_HELD
    if not s[_BORN] >> seat & 1:
        return _NOT_BORN
    if i >= s[_MELD_N] or not fit(meld(s, i), card, 0):
        return _NO_FIT
    if options(s) & _O13 and s[_OFFS + seat] >= _OFFS_MAX:
        return _OFF_LIMIT
    if s[_HAND_N + seat] == 1:
        return _LAST_CARD
    return 0


def _discard(s, seat, phase, card):
    """D4: discard a card, which ends the turn."""
    if not holds(s, seat, card):
        return _DISCARD_NOT_HELD
    if s[_BORN] >> seat & 1 and s[_HAND_N + seat] == 1:
        return _MUST_KNOCK
    if phase == _LAST_PLAY:
        return _LAST_TURN
    s[_EVENT_N] = 0
    fines.turn_ends(s, seat)
    fines.discard(s, seat, card)
    lose(s, seat, card)
    s[_ROW + s[_ROW_N]] = card
    s[_ROW_N] += 1
    s[_BY + card] = seat
    s[_LAST + seat] = card
    _next_turn(s, seat)
    return 0


def _next_turn(s, seat):
    s[_PICK_END] = 0
    s[_PICK_LAST] = s[_PICK_FOOL] = _NONE
    s[_BORN_BEFORE] = s[_BORN]
    s[_TURN] = seat_after(seat, s[_PLAYERS], s[_DIRECTION])
    s[_PHASE] = _DRAW_PHASE
    if s[_STOCK_POS] == s[_STOCK_END]:
        offer_last(s)


def offer_last(s):
    """D14: the stock is empty; the seat to move may only pick up, and only to knock."""
    s[_PHASE] = _LAST_PHASE
    if not can_pick_last(s, s[_TURN]):
        _run_out(s)


def _run_out(s):
    """D14: the hand ends without a knock."""
    s[_PHASE] = _OVER
    s[_END] = _END_RAN_OUT
    settle.settle(s)


def _knock(s, seat, card):
    """D12, D13: end the hand with the knock card."""
    reason = _knock_reason(s, seat, card)
    if reason:
        return reason
    s[_EVENT_N] = 0
    if not s[_BORN] >> seat & 1:
        knock_lay.lay_all(s, seat, card)
    lose(s, seat, card)
    s[_KNOCK_CARD] = card
    s[_END] = _END_KNOCK
    s[_END_BY] = seat
    s[_PHASE] = _OVER
    fines.turn_ends(s, seat)
    fines.foolish(s, seat)
    settle.knock_bonus(s)
    settle.settle(s)
    return 0


def _knock_reason(s, seat, card):
    if s[_BORN] >> seat & 1:
        if not holds(s, seat, card):
            return _KNOCK_NOT_HELD
        return _KNOCK_TOO_MANY if s[_HAND_N + seat] > 1 else 0
    if not holds(s, seat, card):
        return _DARK_NOT_HELD
    return 0 if knock.with_card(s, seat, card) else _DARK_TOO_MANY
