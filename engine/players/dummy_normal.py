"""Dummy, level normal: the rules of thumb that Thai players use.

Every legal move gets a worth in 64ths of a point, from what the hand is worth before and after
it, and the best is made. Who can knock this turn, does.
"""

from array import array

from engine import knock
from engine.const import const
from engine.dummy import keeps_knock, moves
from engine.fines import is_speto
from engine.players import dummy_sense as sense
from engine.state import fits_table, options

_PHASE = const(38)
_TURN = const(39)
_BORN = const(47)
_ROW_N = const(51)
_ROW = const(165)
_BY = const(251)
_MOVE_KIND = const(17)
_MOVE_MELD = const(6)
_MELD_MASK = const(0x7FF)
_CARD_MASK = const(0x3F)
_DRAW = const(1)
_PICK = const(3)
_LAY = const(4)
_DISCARD = const(6)
_KNOCK = const(7)
_PASS = const(8)
_DRAW_PHASE = const(0)
_LAST_PHASE = const(2)
_O1 = const(1 << 0)
_O2 = const(1 << 1)

_DRAW_GAIN = const(-30 << 6)  # what a card from the stock is worth
_LAY_GAIN = const(12 << 6)  # what it is worth to lay now and not later
_KNOCK_GAIN = const(120 << 6)  # what a knock is worth beside the cards it lays
_DARK_GAIN = const(120 << 6)  # … and a dark one beside that
_DARK_WORTH = const(150)  # how much more it is than knocking born, in points
_COLOUR_GAIN = const(100 << 6)  # what it is worth to keep to one suit in the turn of the knock
_LEAST = const(-1 << 28)
_FIRST = const(1 << 20)  # what is worth laying is laid before any discard

_now = array("i", bytes(4 * 3))  # the hand's worth, what waiting is worth, whether it may knock


def choose(view, into):
    """Return the move of the seat to move; see engine.players."""
    n = moves(view, into)
    if n == 1:
        return into[0]
    prepare(view, into, n)
    best = into[0]
    best_worth = _LEAST
    i = 0
    while i < n:
        gain = worth(view, into[i])
        if gain > 0 and into[i] >> _MOVE_KIND != _DISCARD:
            gain += _FIRST
        if gain > best_worth:
            best = into[i]
            best_worth = gain
        i += 1
    return best


def prepare(view, into, n):
    """Take up a view and its `n` moves, for `worth`."""
    if look_over(view, into, n):
        sense.load_risks(view)


def look_over(view, into, n):
    """Take up a view but for its risks. Returns whether those are needed for `worth`."""
    sense.load(view)
    seat = view[_TURN]
    born = view[_BORN] >> seat & 1
    _now[0] = sense.hand_worth(born)
    if view[_PHASE] == _DRAW_PHASE or view[_PHASE] == _LAST_PHASE:
        _now[1] = _DRAW_GAIN
        if not born:
            chance = sense.dark_chance(view)
            _now[1] += _DARK_WORTH * chance
        return False
    knock.load(view, seat)
    _now[2] = born and knock.any_card()
    return into[n - 1] >> _MOVE_KIND == _DISCARD


def worth(view, move):
    """Return the worth of a move."""
    kind = move >> _MOVE_KIND
    if kind == _PICK:
        return _pick_worth(view, move) - _now[0]
    if kind == _DISCARD:
        return without(view, move & _CARD_MASK) - sense.risk[move & _CARD_MASK]
    if kind == _DRAW or kind == _PASS:
        return _now[1]
    return _laid_worth(view, move, _now[2]) - _now[0]


def _pick_worth(view, move):
    """Return what the hand and the meld are worth after a pick-up."""
    code = move >> _MOVE_MELD & _MELD_MASK
    i = view[_ROW_N]
    card = -1
    while card != move & _CARD_MASK:
        i -= 1
        card = view[_ROW + i]
        sense.chance[card] = sense.SURE
    worth = sense.mark(code, 0) + sense.hand_worth(1)
    sense.restore()
    if keeps_knock(view, view[_TURN], move):
        worth += _KNOCK_GAIN
        if not view[_BORN] >> view[_TURN] & 1:
            worth += _DARK_GAIN
    return worth


# --- melds, lay-offs and the knock ---------------------------------------------------------------
def _laid_worth(view, move, ending):
    """Return what the hand and what it lays are worth after a meld, a lay-off or a knock."""
    kind = move >> _MOVE_KIND
    card = move & _CARD_MASK
    if kind == _KNOCK:
        return _knock_points(view, card) + (_KNOCK_GAIN + _DARK_GAIN)
    if kind == _LAY:
        code = move >> _MOVE_MELD & _MELD_MASK
        suit = code >> 8
        worth = sense.mark(code, 0) + sense.hand_worth(1) + _LAY_GAIN
        sense.mark(code, sense.SURE)
    else:
        suit = card >> 4
        sense.chance[card] = 0
        worth = (sense.points[card] << 6) + sense.hand_worth(1)
        sense.chance[card] = sense.SURE
    if ending and keeps_knock(view, view[_TURN], move):
        worth += _KNOCK_GAIN
        if _is_one_colour(view, suit):
            worth += _COLOUR_GAIN
    return worth


def _is_one_colour(view, suit):
    """Return whether all that the seat has laid is of this suit (D19)."""
    card = 0
    while card < 61:
        if view[_BY + card] == view[_TURN] and card >> 4 != suit and not sense.chance[card]:
            return False
        card += 1
    return True


def _knock_points(view, card):
    """Return how much more than its own points a knock card counts (D17, O1, O2), in 64ths."""
    on = options(view)
    counts = 50
    if (on & _O1 and is_speto(card)) or (on & _O2 and fits_table(view, card)):
        counts = 100
    return counts - sense.points[card] << 6


# --- the discard ---------------------------------------------------------------------------------
def without(view, card):
    """Return what the hand is worth without the card, less than with it."""
    sense.chance[card] = 0
    left = sense.hand_worth(view[_BORN] >> view[_TURN] & 1)
    sense.chance[card] = sense.SURE
    return left - _now[0]
