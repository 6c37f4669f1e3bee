"""Between two hands: a new match, its next deal, its winner (D1-D3, D18, O11, R1, R2, R11-R13).

Match (match.py) loads this when it is asked for it, and a board lets it go again: nothing here is
needed while a hand is played.
"""

from engine import rng
from engine.const import const
from engine.state import gain, options, seat_after, total

__all__ = ("deal", "new", "next_start", "winner")

_VERSION = const(0)
_GAME = const(1)
_PLAYERS = const(2)
_OPTIONS = const(3)
_TARGET = const(5)
_RNG = const(7)
_HAND_NO = const(17)
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
_PICK_LAST = const(49)
_PICK_FOOL = const(50)
_ROW_N = const(51)
_STOCK_POS = const(53)
_STOCK_END = const(54)
_TAKEN = const(57)
_LAST = const(66)
_STOCK = const(113)
_ROW = const(165)
_BY = const(251)
_SIZE = const(472)
_NONE = const(0xFF)
_LAYOUT_VERSION = const(1)
_RUMMY = const(1)
_OVER = const(4)
_END_KNOCK = const(1)
_ACE_LOW = const(1)
_ACE_BOTH = const(2)
_O11 = const(1 << 10)
_R11 = const(1 << 1)
_OPT_HANDS = const(1 << 2)
_PUT_ASIDE = const(5)  # cards, by O11

_CARDS_EACH = (b"\x00\x00\x0b\x09\x07", b"\x00\x00\x0a\x07\x07\x06\x06")  # D1, R1


def new(s, game, players, options, target, seed):
    """Fill `s` (SIZE bytes) with a new match that has no hand dealt yet.

    game: DUMMY or RUMMY; players: D1, R1; options: bits (OPTION_BITS); target: points (D18, O14,
    R12) or hands; seed: 0..2**30 - 1.
    """
    i = 0
    while i < _SIZE:
        s[i] = 0
        i += 1
    s[_VERSION] = _LAYOUT_VERSION
    s[_GAME] = game
    s[_PLAYERS] = players
    s[_OPTIONS] = options & 0xFF
    s[_OPTIONS + 1] = options >> 8
    s[_TARGET] = target & 0xFF
    s[_TARGET + 1] = target >> 8
    rng.seed(s, _RNG, seed)
    s[_PHASE] = _OVER
    s[_END_BY] = _NONE


def hands(s):
    """Return how many hands of the match have been dealt, 0..65535."""
    return s[_HAND_NO] | s[_HAND_NO + 1] << 8


def next_start(s):
    """Return who starts the next hand, and in which direction: seat | direction << 3.

    The dealer of the first hand is drawn with the match's random numbers; then Dummy's winner
    starts, else the next seat (D3, D22, R13).
    """
    players = s[_PLAYERS]
    direction = s[_DIRECTION] ^ s[_REVERSE]
    if not hands(s):
        seat = (rng.below(s, _RNG, players) + 1) % players
    elif s[_GAME] != _RUMMY and s[_END] == _END_KNOCK:
        seat = s[_END_BY]
    else:
        seat = seat_after(s[_STARTER], players, direction)
    return seat | direction << 3


def deal(s):
    """Clear the last hand and deal the next one with the match's own random numbers.

    A card is turned up as the row, the rest is the stock (D2, R1, O11).
    """
    start = next_start(s)
    _clear(s)
    s[_STARTER] = s[_TURN] = start & 7
    number = hands(s) + 1
    s[_HAND_NO] = number & 0xFF
    s[_HAND_NO + 1] = number >> 8 & 0xFF
    _shuffle(s)
    _hand_out(s, _CARDS_EACH[s[_GAME]][s[_PLAYERS]])
    if s[_GAME] == _RUMMY:
        s[_TAKEN] = s[_HEAD] = _NONE
        s[_ACES] = _ACE_BOTH if options(s) & _R11 else _ACE_LOW
        return
    s[_DIRECTION] = start >> 3
    s[_HEAD] = s[_ROW]
    if s[_PLAYERS] == 2 and options(s) & _O11:
        s[_STOCK_END] -= _PUT_ASIDE


def _clear(s):
    """Make everything that belongs to a hand 0, or NONE where that is no card or no seat."""
    i = _PHASE
    while i < _SIZE:
        s[i] = 0
        i += 1
    s[_END_BY] = s[_KNOCK_CARD] = s[_PICK_LAST] = s[_PICK_FOOL] = _NONE
    i = 0
    while i < 6:
        s[_LAST + i] = _NONE
        i += 1
    i = 0
    while i < 64:
        s[_BY + i] = _NONE
        i += 1


def _shuffle(s):
    i = 0
    while i < 52:
        s[_STOCK + i] = i // 13 << 4 | i % 13
        i += 1
    rng.shuffle(s, _RNG, s, _STOCK, _STOCK + 52)


def _hand_out(s, each):
    top = _STOCK
    seat = 0
    while seat < s[_PLAYERS]:
        i = each
        while i:
            gain(s, seat, s[top], False)
            top += 1
            i -= 1
        seat += 1
    s[_ROW] = s[top]
    s[_ROW_N] = 1
    s[_STOCK_POS] = top + 1 - _STOCK
    s[_STOCK_END] = 52


def winner(s):
    """Return the seat that has won the match, NONE while it goes on (D18, R12).

    To be asked between hands. Several seats at the target: the highest total wins; equal totals
    play another hand. With an agreed number of hands the highest total wins after the last.
    """
    target = s[_TARGET] | s[_TARGET + 1] << 8
    if s[_GAME] == _RUMMY and s[_OPTIONS] & _OPT_HANDS:
        if hands(s) < target:
            return _NONE
        target = 0
    best = target - 1
    found = _NONE
    seat = 0
    while seat < s[_PLAYERS]:
        points = total(s, seat)
        if points > best:
            best = points
            found = seat
        elif points == best:
            found = _NONE
        seat += 1
    return found
