"""Dummy, thinking ahead: lines to play out, and deals of the unseen cards.

A *line* is what a position has come to after one candidate move, as masks and small numbers in an
array of LINE_SIZE ints: `take_up` fills it once. `deal` puts the unseen cards into another order:
the others' hands first, in seat order, then the stock. dummy_playout.py plays a line with a deal.
The engine alone says what is legal; what comes after the candidate's move is an estimate.
"""

from array import array

from engine.const import const
from engine.knock import load_table
from engine.knock_search import above, below, fourth
from engine.players.dummy_sense import places, points
from engine.settle import knock_rule, laid
from engine.state import options, total

_PLAYERS = const(2)
_TARGET = const(5)
_PHASE = const(38)
_TURN = const(39)
_DIRECTION = const(41)
_END_BY = const(44)
_HEAD = const(46)
_BORN = const(47)
_BORN_BEFORE = const(48)
_PICK_LAST = const(49)
_PICK_FOOL = const(50)
_ROW_N = const(51)
_STOCK_POS = const(53)
_STOCK_END = const(54)
_LAST = const(66)
_FINES = const(79)
_HAND_N = const(107)
_ROW = const(165)
_BY = const(251)
_HANDS = const(316)
_NONE = const(0xFF)
_PLAY_PHASE = const(1)
_OVER = const(4)
_RULE_D17 = const(0)
_UNSEEN_PLACE = const(4)  # in dummy_sense.places
_FINE_RULES = const(7)

# --- a line: places in the array; 0-15 are the hands, a mask for each seat and suit ---------------
_ROWS = const(16)  # the row as a mask a suit
_FOURTH = const(20)  # what fits sets on the table, a mask a suit
_MADE = const(24)  # 4 seats: points laid, with fines and the knock
_COUNT = const(28)  # 4 seats: cards in hand
_COLOURS = const(32)  # 4 seats: the suits laid, a bit each
_FITS = const(36)  # what fits the table at all, a mask a suit
_ROW_LEN = const(40)
_FOOL = const(41)  # whose discard this turn's pick-up has, and what D22 would cost him
_HATCHED = const(42)  # who is born, a bit a seat
_NEXT = const(43)  # place of the stock's next card in `cards`
_KNOCKER = const(44)
_MOVER = const(45)
_MODE = const(46)
_BEFORE = const(47)  # who was born when the turn began
_ABOVE = const(48)  # what fits the upper ends of runs on the table, a mask a suit
_BELOW = const(52)  # … the lower ends
_FOOL_PAYS = const(56)
_STEP = const(57)  # to the next seat: 1, or players - 1
_THREW = const(58)  # 4 seats: the last discard
_NEWEST = const(62)  # the last of the row: card | seat << 6
LINE_SIZE = const(63)
_NOBODY = const(7)

# What comes next in a line: a turn, a draw, laying and a discard, nothing.
_TURN_MODE = const(0)
_DRAW_MODE = const(1)
_LAY_MODE = const(2)
_DONE_MODE = const(3)

# --- about the decision: places in `about` --------------------------------------------------------
_ON = const(0)  # option bits
_SEATS = const(1)
_TOP = const(2)  # the head card
_ME = const(3)
_GOAL = const(4)  # the match's target
_SCORES = const(5)  # 4 seats: match totals
_UNSEEN = const(9)  # how many unseen cards there are
_HIDDEN = const(10)  # … how many of them in hands
_STOCK_ENDS = const(11)  # … and in hands and stock, without those put aside (O11)
_RANDOM = const(12)
_HIDDEN_IN = const(13)  # 4 seats: how many of them in each hand
_STOCK_FROM = const(17)  # STOCK_POS of the position
_FITTING = const(18)  # 4 suits: what fits the table of the position, a mask each

_DRAWS = const(6)  # stock cards that a playout may come to, at most
_REPAIRS = const(6)  # how many unlikely cards of a hand are changed, at most

about = array("h", bytes(44))
cards = bytearray(52)  # the unseen, in the order of the last deal
# The row, as card | seat << 6: alike in all lines but for the newest card, and in the line in play.
entries = array("h", bytes(2 * 52))
row = array("h", bytes(2 * 52))
dealt = array("H", bytes(32))  # the other hands of the deal, a mask for each seat and suit
had = array("H", bytes(8))  # working memory: a hand
_left = array("H", bytes(32))  # what each seat left in the row, a mask for each seat and suit


def load(view, seed, line):
    """Take up a position for all its lines; `seed`: 1..32767. Needs dummy_sense.load.

    Fills `line` with the position itself.
    """
    seats = view[_PLAYERS]
    about[_ON] = options(view)
    about[_SEATS] = seats
    about[_TOP] = view[_HEAD]
    about[_ME] = view[_TURN]
    about[_GOAL] = view[_TARGET] | view[_TARGET + 1] << 8
    about[_RANDOM] = seed
    seat = 0
    while seat < seats:
        about[_SCORES + seat] = max(-30000, min(30000, total(view, seat)))
        seat += 1
    n = 0
    card = 0
    while card < 61:
        if places[card] == _UNSEEN_PLACE:
            cards[n] = card
            n += 1
        card += 1
    about[_UNSEEN] = n
    _load_left(view, seats)
    take_up(line, view)
    hidden = 0
    seat = 0
    while seat < seats:
        i = seat << 2
        n = bits(line[i]) + bits(line[i + 1]) + bits(line[i + 2]) + bits(line[i + 3])
        about[_HIDDEN_IN + seat] = line[_COUNT + seat] - n
        hidden += line[_COUNT + seat] - n
        seat += 1
    i = 0
    while i < 4:
        about[_FITTING + i] = line[_FITS + i]
        i += 1
    about[_HIDDEN] = hidden
    about[_STOCK_ENDS] = hidden + view[_STOCK_END] - view[_STOCK_POS]
    about[_STOCK_FROM] = view[_STOCK_POS]


def _load_left(view, seats):
    """Note in `_left` the row cards that each seat was content to leave when it last drew.

    That is all but the newest: since then each turn, its own included, has added one at most.
    """
    i = 0
    while i < 16:
        _left[i] = 0
        i += 1
    seat = 0
    while seat < seats:
        turns = seat - view[_TURN] if view[_DIRECTION] else view[_TURN] - seat
        i = view[_ROW_N] - (turns + seats) % seats
        while i > 0:
            i -= 1
            card = view[_ROW + i]
            _left[(seat << 2) + (card >> 4)] |= 1 << (card & 15)
        seat += 1


# --- a line ---------------------------------------------------------------------------------------
def take_up(line, s):
    """Fill a line from a state of the position that `load` took up; needs that."""
    i = 0
    while i < LINE_SIZE:
        line[i] = 0
        i += 1
    seat = about[_SEATS]
    while seat:
        seat -= 1
        _take_up_seat(line, s, seat)
    phase = s[_PHASE]
    line[_MODE] = _LAY_MODE if phase == _PLAY_PHASE else _TURN_MODE
    line[_KNOCKER] = _NOBODY
    if phase == _OVER:
        line[_MODE] = _DONE_MODE
        line[_KNOCKER] = s[_END_BY]
    line[_NEXT] = about[_HIDDEN] + s[_STOCK_POS] - about[_STOCK_FROM]
    line[_MOVER] = s[_TURN]
    line[_HATCHED] = s[_BORN]
    line[_BEFORE] = s[_BORN_BEFORE]
    line[_STEP] = about[_SEATS] - 1 if s[_DIRECTION] else 1
    line[_FOOL] = _NOBODY
    if s[_PICK_FOOL] != _NONE:
        line[_FOOL] = s[_PICK_FOOL]
        line[_FOOL_PAYS] = 100 if points[s[_PICK_LAST]] >= 50 else 50
    _take_up_row(line, s)
    load_table(s, -1)
    i = 0
    while i < 4:
        line[_ABOVE + i] = above[i]
        line[_BELOW + i] = below[i]
        line[_FOURTH + i] = fourth[i]
        line[_FITS + i] = above[i] | below[i] | fourth[i]
        i += 1


def _take_up_seat(line, s, seat):
    at = _HANDS + (seat << 3)
    i = seat << 2
    while i < (seat << 2) + 4:
        line[i] = s[at] | s[at + 1] << 8
        i += 1
        at += 2
    own = laid(s, seat)
    made = own >> 4
    i = 0
    while i < _FINE_RULES:
        made -= 50 * s[_FINES + (i << 2) + seat]
        i += 1
    if s[_PHASE] == _OVER and s[_END_BY] == seat:
        made += 50 if knock_rule(s) == _RULE_D17 else 100
    line[_MADE + seat] = made
    line[_COUNT + seat] = s[_HAND_N + seat]
    line[_COLOURS + seat] = own & 15
    line[_THREW + seat] = s[_LAST + seat]


def _take_up_row(line, s):
    n = line[_ROW_LEN] = s[_ROW_N]
    i = 0
    while i < n:
        card = s[_ROW + i]
        line[_NEWEST] = entries[i] = card | (s[_BY + card] & 7) << 6
        line[_ROWS + (card >> 4)] |= 1 << (card & 15)
        i += 1


def to_draw(line):
    """Let the line go on with a draw, whatever lies in the row."""
    line[_MODE] = _DRAW_MODE


# --- a deal ---------------------------------------------------------------------------------------
def deal(line):
    """Deal the unseen cards at random, but as what the others left or kept says they lie.

    A seat that drew had no pick-up in the row that suited it; one that is born would have laid its
    melds and what fits the table. Such cards of a hand are changed for others of the stock. What
    all know of the others' hands any `line` of the position tells.
    """
    _shuffle(min(about[_UNSEEN] - 1, about[_HIDDEN] + _DRAWS))
    start = 0
    seat = 0
    while seat < about[_SEATS]:
        if seat != about[_ME]:
            end = start + about[_HIDDEN_IN + seat]
            i = 0
            while i < 4:
                had[i] = line[(seat << 2) + i]
                i += 1
            _repair(line[_HATCHED] >> seat & 1, seat, start, end)
            while i:
                i -= 1
                dealt[(seat << 2) + i] = had[i]
            start = end
        seat += 1


def _shuffle(n):
    """Draw the first `n` of the unseen cards at random."""
    x = about[_RANDOM]
    left = about[_UNSEEN]
    i = 0
    while i < n:
        x ^= x << 7 & 0x7FFF
        x ^= x >> 9
        x ^= x << 13 & 0x7FFF
        j = i + (x * left >> 15)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
        i += 1
        left -= 1
    about[_RANDOM] = x


def _swap(i, j):
    card = cards[i]
    cards[i] = cards[j]
    cards[j] = card


def _below(n):
    """Return a random number below n, 1..52."""
    x = about[_RANDOM]
    x ^= x << 7 & 0x7FFF
    x ^= x >> 9
    x ^= x << 13 & 0x7FFF
    about[_RANDOM] = x
    return x * n >> 15


def _flip(card):
    had[card >> 4] ^= 1 << (card & 15)


def _repair(born, seat, start, end):
    """Change cards of the hand `cards[start:end]` that the seat would not have kept."""
    i = start
    while i < end:
        _flip(cards[i])
        i += 1
    stock = about[_HIDDEN]
    tries = _REPAIRS if stock < about[_UNSEEN] else 0
    while tries:
        tries -= 1
        i = _unlikely(born, seat, start, end)
        if i < 0:
            return
        _flip(cards[i])
        _swap(i, stock + _below(about[_UNSEEN] - stock))
        _flip(cards[i])


def _unlikely(born, seat, start, end):
    """Return the place of a card that the seat would have laid, -1 if there is none."""
    at = seat << 2
    a = had[0] | _left[at]
    b = had[1] | _left[at + 1]
    c = had[2] | _left[at + 2]
    d = had[3] | _left[at + 3]
    sets = a & b & (c | d) | c & d & (a | b)
    if not born:
        sets &= _left[at] | _left[at + 1] | _left[at + 2] | _left[at + 3]
    while start < end:
        card = cards[start]
        suit = card >> 4
        bit = 1 << (card & 15)
        if sets & bit:
            return start
        m = in_runs(had[suit] | _left[at + suit])
        if born:
            m |= about[_FITTING + suit]
        else:
            m &= ~in_runs(had[suit])
        if m & bit:
            return start
        start += 1
    return -1


def in_runs(m):
    """Return which cards of a suit's mask lie in runs."""
    m &= m >> 1 & m >> 2
    return m | m << 1 | m << 2


def bits(m):
    """Return how many cards a mask has."""
    n = 0
    while m:
        m &= m - 1
        n += 1
    return n
