"""Dummy, level normal: the rules of thumb that Thai players use.

Every legal move gets a worth in 64ths of a point, from what the hand is worth before and after
it, and the best is made. Who can knock this turn, does.
"""

from engine import knock
from engine.const import const
from engine.dummy_moves import keeps_knock, moves
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
_PICK = const(3)
_LAY = const(4)
_DISCARD = const(6)
_KNOCK = const(7)
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


def choose(view, into):
    """Return the move of the seat to move; see engine.players."""
    n = moves(view, into)
    if n == 1:
        return into[0]
    sense.load(view)
    if view[_PHASE] == _DRAW_PHASE or view[_PHASE] == _LAST_PHASE:
        return _pick_up(view, into, n)
    return _lay(view, into, n) or _discard(view, into, n)


# --- drawing or picking up -----------------------------------------------------------------------
def _pick_up(view, into, n):
    """Return the best pick-up, or what is not one (to draw, to pass) if that is better."""
    born = view[_BORN] >> view[_TURN] & 1
    now = sense.hand_worth(born)
    wait = _DRAW_GAIN
    if not born:
        wait += _DARK_WORTH * sense.dark_chance(view)
    best = into[0]
    best_worth = _LEAST
    i = 0
    while i < n:
        worth = wait
        if into[i] >> _MOVE_KIND == _PICK:
            worth = _pick_worth(view, into[i]) - now
        if worth > best_worth:
            best = into[i]
            best_worth = worth
        i += 1
    return best


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
def _lay(view, into, n):
    """Return the best meld, lay-off or knock, 0 if it is better to wait."""
    seat = view[_TURN]
    knock.load(view, seat)
    born = view[_BORN] >> seat & 1
    ending = born and knock.any_card()
    now = sense.hand_worth(born)
    best = 0
    best_worth = 0 if into[n - 1] >> _MOVE_KIND == _DISCARD else _LEAST
    i = 0
    while i < n:
        move = into[i]
        if move >> _MOVE_KIND != _DISCARD:
            worth = _laid_worth(view, move, ending) - now
            if worth > best_worth:
                best = move
                best_worth = worth
        i += 1
    return best


def _laid_worth(view, move, ending):
    """Return what the hand and what it lays are worth after a meld, a lay-off or a knock."""
    kind = move >> _MOVE_KIND
    card = move & _CARD_MASK
    if kind == _KNOCK:
        return _KNOCK_GAIN + _DARK_GAIN + _knock_points(view, card)
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
def _discard(view, into, n):
    """Return the discard that costs least."""
    sense.load_risks(view)
    born = view[_BORN] >> view[_TURN] & 1
    best = 0
    best_worth = _LEAST
    while n:
        n -= 1
        card = into[n] & _CARD_MASK
        if into[n] >> _MOVE_KIND == _DISCARD:
            sense.chance[card] = 0
            worth = sense.hand_worth(born) - sense.risk[card]
            sense.chance[card] = sense.SURE
            if worth > best_worth:
                best = into[n]
                best_worth = worth
    return best
