"""What a Dummy player can tell from its view: chances, what a hand is worth, what a discard risks.

`load` takes up a view; the other functions answer from what it noted. Chances are in 64ths,
worths in 64ths of a point. They are estimates for choosing between moves, not odds.
"""

from array import array

from engine import knock, knock_search
from engine.const import const
from engine.fines import full_with, is_speto
from engine.melds import card_at, size
from engine.settle import value
from engine.state import fits_table, holds, meld, options

_PLAYERS = const(2)
_TURN = const(39)
_HEAD = const(46)
_BORN = const(47)
_ROW_N = const(51)
_STOCK_POS = const(53)
_STOCK_END = const(54)
_MELD_N = const(55)
_HAND_N = const(107)
_ROW = const(165)
_O3 = const(1 << 2)
_O4 = const(1 << 3)
_O5 = const(1 << 4)
_O6 = const(1 << 5)
_O7 = const(1 << 6)
_O8 = const(1 << 7)
_FINE = const(50 << 6)
SURE = const(64)

# Where a card is, as the seat knows it, and (but for the unseen) the chance to have it for a meld.
_LAID = const(0)
_THEIRS = const(1)
_IN_ROW = const(2)
_MINE = const(3)
_UNSEEN = const(4)
MINE_ROW = const(2 * 5 + 3)
ROW_UNSEEN = const(2 * 5 + 4)
BOTH_MINE = const(3 * 5 + 3)
MINE_UNSEEN = const(3 * 5 + 4)
BOTH_UNSEEN = const(4 * 5 + 4)
_CHANCES = b"\x00\x08\x2c\x40"

_COMING = const(90)  # chance to get a card: so many 64ths a turn left, over the cards unseen
_BURDEN = const(24)  # chance that a card without a meld stays in hand to the end, all turns left
_UNBORN = const(24)  # chance to be born yet, all turns left
_BORN_GAIN = const(30)  # what being born gives another seat, in points
_FEW = const(4)  # a born seat with so many cards may knock soon
_KNOCK_LOSS = const(60)  # what it costs to help it, in points
_HURT = const(30)  # how much of what one other gains is a loss, over the number of others

points = bytearray(64)  # a card's points when laid
chance = bytearray(64)  # chance that the seat has the card for a meld: SURE if it holds it
_theirs = bytearray(64)  # the same for another seat, as `_suppose` sees it
risk = array("i", bytes(256))  # what discarding the card may cost
places = bytearray(64)
_pair = bytearray(12)
counts = bytearray(25)
turns = array("i", bytes(16))  # turns left and at the start, cards unseen, chance of one


def load(view):
    """Take up the view of the seat to move."""
    players = view[_PLAYERS]
    left = (view[_STOCK_END] - view[_STOCK_POS] + players - 1) // players
    turns[0] = left  # D1 deals 15 - 2 * players cards each
    turns[1] = max(left, (51 - players * (15 - 2 * players)) // players)
    _load_points(view)
    turns[2] = _load_places(view)
    turns[3] = min(SURE - 1, _COMING * left // max(turns[2], 1))
    restore()


def restore():
    """Put `chance` back to what the view says."""
    card = 0
    while card < 64:
        place = places[card]
        chance[card] = turns[3] if place == _UNSEEN else _CHANCES[place]
        card += 1


def _load_points(view):
    card = 0
    while card < 64:
        points[card] = value(card) if card & 15 < 13 else 0
        card += 1
    if options(view) & _O5:
        points[view[_HEAD]] = 100 if is_speto(view[_HEAD]) else 50


def _load_places(view):
    """Note where each card is; returns how many are unseen."""
    i = view[_ROW_N]
    unseen = 52 - i
    card = 0
    while card < 64:
        places[card] = _UNSEEN if card & 15 < 13 else _LAID
        other = view[_PLAYERS]
        while other:
            other -= 1
            if holds(view, other, card):
                places[card] = _MINE if other == view[_TURN] else _THEIRS
                unseen -= 1
        card += 1
    while i:
        i -= 1
        places[view[_ROW + i]] = _IN_ROW
    i = view[_MELD_N]
    while i:
        i -= 1
        code = meld(view, i)
        n = size(code)
        unseen -= n
        while n:
            n -= 1
            places[card_at(code, n)] = _LAID
    return unseen


def mark(code, how):
    """Set the chance of each card of a meld, 0 as if it was laid, SURE if it is held.

    Returns the points of the meld, in 64ths.
    """
    worth = 0
    i = size(code)
    while i:
        i -= 1
        card = card_at(code, i)
        chance[card] = how
        worth += points[card]
    return worth << 6


def _pairs(card):
    """List in `_pair` all pairs of cards that make a meld of three with `card`; twice how many."""
    suit = card & 0x30
    rank = card & 15
    _pair[0] = _pair[2] = card ^ 16
    _pair[1] = _pair[4] = card ^ 32
    _pair[3] = _pair[5] = card ^ 48
    n = 6
    low = rank - 2
    while low <= rank:
        if low >= 0 and low <= 10:
            _pair[n] = suit | (low + 1 if low == rank else low)
            _pair[n + 1] = suit | (low + 1 if low == rank - 2 else low + 2)
            n += 2
        low += 1
    return n


def ways(card):
    """Count in `counts` the pairs that make a meld with the card, by where their cards are.

    MINE_ROW and the like are places in `counts`.
    """
    i = 0
    while i < 25:
        counts[i] = 0
        i += 1
    n = _pairs(card)
    while n:
        n -= 2
        a = places[_pair[n]]
        b = places[_pair[n + 1]]
        counts[a * 5 + b if a < b else b * 5 + a] += 1


# --- the own hand --------------------------------------------------------------------------------
def hand_worth(born):
    """Return what the cards marked SURE are worth: hopes of points, minus the fear to keep them.

    `born`: whether the seat is (0 or not 0).
    """
    left = turns[0]
    all_turns = turns[1]
    burden = SURE - (SURE - _BURDEN) * left // all_turns
    opening = SURE
    if not born:
        opening = min(SURE, _UNBORN * 2 * left // all_turns)
        burden = burden * (SURE * 2 - opening) >> 6
    worth = 0
    card = 0
    while card < 61:
        if chance[card] == SURE:
            worth += _card_worth(card, burden, opening)
        card += 1
    return worth


def _card_worth(card, burden, opening):
    n = _pairs(card)
    hope = 0
    while n:
        n -= 2
        hope += chance[_pair[n]] * chance[_pair[n + 1]] >> 6
    hope = min(hope, SURE) * opening >> 6
    return points[card] * (hope - ((SURE - hope) * burden >> 6))


def dark_chance(view):
    """Return the chance to draw a card with which the unborn hand can knock (D13)."""
    knock.load(view, view[_TURN])
    outs = 0
    card = 0
    while card < 61:
        if places[card] == _UNSEEN:
            knock.add(card)
            if knock.any_card():
                outs += 1
            knock_search.hand[card >> 4] ^= 1 << (card & 15)
        card += 1
    return min(SURE, (outs * turns[0] << 6) // max(turns[2], 1))


# --- the discards --------------------------------------------------------------------------------
def load_risks(view):
    """Note in `risk` what discarding each card of the hand may cost.

    That is fines (O3, O4, O6-O8, D22) and what others may then pick up.
    """
    load_fines(view)
    other = view[_PLAYERS]
    while other:
        other -= 1
        load_feeding(view, other)


def load_fines(view):
    """Begin `load_risks`: the fines that are certain (O3, O4)."""
    on = options(view)
    card = 0
    while card < 61:
        if places[card] == _MINE:
            risk[card] = 0
            if on & _O3 and fits_table(view, card):
                risk[card] = _FINE
            if on & _O4 and full_with(view, card):
                risk[card] += _FINE
        card += 1


def load_feeding(view, other):
    """Go on with `load_risks`: what one seat may make of a discard; nothing if it is the own."""
    if other == view[_TURN]:
        return
    on = options(view)
    gain = _suppose(view, other)
    card = 0
    while card < 61:
        if places[card] == _MINE:
            cost = _feeding(view, on, card, gain)
            risk[card] += cost
        card += 1


def _suppose(view, other):
    """Note in `_theirs` the chance that another seat has each card for a pick-up.

    Returns what a pick-up is worth to it beside the meld, in points.
    """
    hidden = view[_HAND_N + other]
    card = 0
    while card < 64:
        if places[card] == _THEIRS and holds(view, other, card):
            hidden -= 1
        card += 1
    unseen = min(SURE, (hidden << 6) // max(turns[2], 1))
    while card:
        card -= 1
        place = places[card]
        _theirs[card] = 0
        if place == _UNSEEN:
            _theirs[card] = unseen
        elif place == _IN_ROW or (place == _THEIRS and holds(view, other, card)):
            _theirs[card] = SURE
    if not view[_BORN] >> other & 1:
        return _BORN_GAIN
    return _KNOCK_LOSS if view[_HAND_N + other] <= _FEW else 0


def _feeding(view, on, card, gain):
    """Return what one other seat, as supposed, may make of the discard, `gain` points apart."""
    hurt = _HURT // (view[_PLAYERS] - 1)
    cost = 0
    n = _pairs(card)
    while n:
        n -= 2
        a = _pair[n]
        b = _pair[n + 1]
        both = _theirs[a] * _theirs[b] >> 6
        if both and (places[a] != _IN_ROW or places[b] != _IN_ROW):
            fine = _fines(view, on, card, a, b)
            made = points[card] + points[a] + points[b] + gain
            cost += both * ((made * hurt >> 6) + fine)
    return cost


def _fines(view, on, card, a, b):
    """Return the fines in points if another lays the discard with `a` and `b` (O6, O7, O8)."""
    head = view[_HEAD]
    fine = 0
    if on & _O6 and places[head] == _IN_ROW and (a == head or b == head):
        fine = 50
    if is_speto(card) or is_speto(a) or is_speto(b):
        joins = places[a] == _IN_ROW or places[b] == _IN_ROW
        if on & (_O7 if joins else _O8) and (joins or not is_speto(card)):
            fine += 50
    return fine
