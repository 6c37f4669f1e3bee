"""Rummy, level normal: counts what it waits for, and who waits for what it throws away.

Takes from the pile only what it can lay at once, so that no hand can go on for ever; lays the melds
that use most cards; and of the other cards discards the one that is least likely to become a meld,
that costs most if another goes out, and that the next seat can use least.
"""

from engine.const import const
from engine.melds import fit, run_mask, size
from engine.players.rummy_sense import (
    count,
    cover,
    hand,
    load,
    load_unseen,
    makes_meld,
    remove,
    suits_of,
    unseen,
)
from engine.rummy import value
from engine.rummy_moves import moves
from engine.state import fits_table, holds, known, meld, options

_PLAYERS = const(2)
_ACES = const(37)
_PHASE = const(38)
_TURN = const(39)
_ROW_N = const(51)
_ROW = const(165)
_KNOWN = const(364)
_MOVE_KIND = const(17)
_MOVE_MELD = const(6)
_MELD_MASK = const(0x7FF)
_CARD_MASK = const(0x3F)
_SET = const(0x400)
_DRAW = const(1)
_TAKE = const(2)
_LAY = const(4)
_OFF = const(5)
_DISCARD = const(6)
_DRAW_PHASE = const(0)
_WINDOW = const(7)  # three places in a row

# What speaks for keeping a card, in points of the card's own value:
_PAIR_OUT = const(6)  # each card out of sight that makes a set of a pair
_RUN_OUT = const(8)  # each that makes a run of two cards
_LONE = const(1)  # each way to a meld that needs two more cards
_MELD = const(60)  # it is in a meld already
_FEED = const(6)  # each way to a meld of the next seat, with a card that all know it has


def choose(view, into):
    """Return the move of the seat to move; see engine.players."""
    seat = view[_TURN]
    if view[_PHASE] == _DRAW_PHASE:
        return draw_or_take(view, seat)
    n = moves(view, into)
    load(view, seat)
    return best_laid(view, seat, into, n) or best_discard(view, seat, into, n)


def best_laid(view, seat, into, n):
    """Return the best meld or lay-off among the moves `into[:n]`, 0 if there is none.

    Needs `rummy_sense.load`, as `best_discard` does.
    """
    kind = into[0] >> _MOVE_KIND
    if kind == _LAY:
        return _best_meld(into, n)
    return _best_off(view, seat, into, n) if kind == _OFF else 0


def draw_or_take(view, seat):
    """Return TAKE for a card that can be laid at once, else DRAW."""
    if view[_ROW_N]:
        card = view[_ROW + view[_ROW_N] - 1]
        if fits_table(view, card) or makes_meld(view, seat, card):
            return _TAKE << _MOVE_KIND
    return _DRAW << _MOVE_KIND


def _best_meld(into, n):
    """Return the meld that, with the melds after it, lays most cards; the longest of those."""
    best = best_cards = 0
    i = 0
    while i < n and into[i] >> _MOVE_KIND == _LAY:
        code = into[i] >> _MOVE_MELD & _MELD_MASK
        remove(code)
        cards = cover() + size(code) << 4 | size(code)
        remove(code)
        if cards > best_cards:
            best_cards = cards
            best = into[i]
        i += 1
    return best


def _best_off(view, seat, into, n):
    """Return the lay-off that lets another of the hand follow, else one that closes a set."""
    best = best_worth = 0
    i = 0
    while i < n and into[i] >> _MOVE_KIND == _OFF:
        worth = _off_worth(view, seat, into[i] & _CARD_MASK, into[i] >> _MOVE_MELD & _MELD_MASK)
        if worth > best_worth:
            best_worth = worth
            best = into[i]
        i += 1
    return best


def _off_worth(view, seat, card, place):
    code = meld(view, place)
    if code & _SET:
        return 2
    code = fit(code, card, view[_ACES])
    suit = card & 0x30
    rank = 0
    while rank < 13:
        if holds(view, seat, suit | rank) and fit(code, suit | rank, view[_ACES]):
            return 3
        rank += 1
    return 1


def best_discard(view, seat, into, n):
    """Return the discard among the moves `into[:n]` of the card least worth keeping."""
    load_unseen(view)
    after = seat + 1 if seat + 1 < view[_PLAYERS] else 0
    on = options(view)
    best = 0
    best_worth = 1 << 20
    i = 0
    while i < n and into[i] >> _MOVE_KIND != _DISCARD:
        i += 1
    while i < n:
        card = into[i] & _CARD_MASK
        worth = _set_worth(view, card, after) + _run_worth(view, card, after) - value(card, on)
        if worth < best_worth:
            best_worth = worth
            best = into[i]
        i += 1
    return best


def _set_worth(view, card, after):
    """Return what speaks for keeping a card because of the others of its rank."""
    rank = card & 15
    mine = count(suits_of(hand, rank)) - 1
    free = count(suits_of(unseen, rank))
    worth = 0
    if mine > 1:
        worth = _MELD
    elif mine:
        worth = free * _PAIR_OUT
    elif free > 1:
        worth = _LONE * (free - 1)
    suit = 0
    theirs = 0
    while suit < 4:
        if known(view, after, suit << 4 | rank):
            theirs += 1
        suit += 1
    if theirs and theirs + free > 1:
        worth += _FEED * theirs
    return worth


def _run_worth(view, card, after):
    """Return what speaks for keeping a card because of its neighbours in the suit."""
    aces = view[_ACES]
    suit = card >> 4
    at = _KNOWN + (after << 3) + (suit << 1)
    bit = 1 << (card & 15)
    mine = run_mask(hand[suit] & ~bit, aces)
    free = run_mask(unseen[suit], aces)
    theirs = run_mask(view[at] | view[at + 1] << 8, aces)
    places = run_mask(bit, aces)
    worth = 0
    window = _WINDOW
    while window < 1 << 14:
        if window & places:
            worth += _window_worth(window & ~places, mine, free, theirs)
        window <<= 1
    return worth


def _window_worth(others, mine, free, theirs):
    """Return the worth of one run of three, of which `others` are the two other cards."""
    if others & (free | mine) == others:
        if not others & free:
            return _MELD
        return _RUN_OUT if others & mine else _LONE
    if others & theirs and others & (free | theirs) == others:
        return _FEED
    return 0
