"""The best arrangement of a dark knock (D13), and laying it.

It is, in this order:
1. the one with the highest score for the knocker (D13): O2's knock card fits a meld, O12's aces
   lie in sets (nothing else in a score depends on the arrangement);
2. the one with the fewest lay-offs;
3. of two, the one that melds the lowest card, in pack order, that only one of them melds;
4. of two, the one with no set, else with the lower suits, at the lowest rank where they differ;
5. neighbouring cards of a suit that stay in runs make one run;
6. a laid-off card goes to the first meld of the table for which all of that still holds.
"""

from engine.const import const
from engine.fines import is_speto, lay_off
from engine.knock import load
from engine.knock_search import (
    SETS,
    above,
    below,
    best,
    choices,
    count,
    fourth,
    hand,
    limit,
    must_meld,
    search,
    suits_at,
    ways,
)
from engine.state import lay, meld, options

_MELD_N = const(55)
_SET = const(0x400)
_O1 = const(1 << 0)
_O2 = const(1 << 1)
_RANKS = const(13)
_OFF_CHOICE = const(6)
# Steps: settle which cards are melded, where the others go; lay the melds, then lay off.
_SETTLE_MELDS = const(0)
_SETTLE_TARGETS = const(1)
_LAY_MELDS = const(2)
_CODES = b"\x00\x07\x0b\x0d\x0e\x0f"  # the suits of knock.SETS, as in a meld code


def lay_all(s, seat, card):
    """Lay all cards of the hand but `card` in the best arrangement (D13); there must be one."""
    load(s, seat)
    suit = card >> 4
    rank = card & 15
    hand[suit] ^= 1 << rank
    on = options(s)
    if on & _O2 and not (on & _O1 and is_speto(card)):
        _find_ways(suit, rank)
    worth = best()
    step = 0
    while step < 4:
        if step == _SETTLE_TARGETS:
            _settle_sets(worth)
        _go_through(s, seat, step, worth)
        step += 1


def _go_through(s, seat, step, worth):
    """Take one step with each card that the loaded hand still has, in pack order."""
    suit = 0
    while suit < 4:
        rank = 0
        while rank < _RANKS:
            if hand[suit] >> rank & 1:
                if step == _SETTLE_MELDS:
                    _settle_meld(suit, rank, worth)
                elif step == _SETTLE_TARGETS:
                    _settle_target(s, suit, rank, worth)
                elif step == _LAY_MELDS:
                    _lay_meld(s, seat, suit, rank)
                else:
                    _lay_one_off(s, seat, suit, rank)
            rank += 1
        suit += 1


def _find_ways(suit, rank):
    """O2: note each way in which the knock card can fit a meld, where it does not fit already."""
    bit = 1 << rank
    if (above[suit] | below[suit] | fourth[suit]) & bit:
        return
    set_without = 1 << 4 - suit
    stay = 1 | set_without
    n = _way(0, rank, set_without)
    if rank and hand[suit] >> rank - 1 & 1:
        n = _way(n, rank - 1, stay)
    if hand[suit] >> rank + 1 & 1:
        n = _way(n, rank + 1, stay)
    limit[2] = n


def _way(n, rank, allowed):
    """Add a way if it leads to an arrangement."""
    kept = choices[rank]
    choices[rank] = allowed
    if search(0) >= 0:
        ways[n] = rank
        ways[n + 1] = allowed
        n += 2
    choices[rank] = kept
    return n


def _settle_meld(suit, rank, worth):
    """Rule 3: meld the card if the worth stays."""
    bit = 1 << rank
    must_meld[suit] |= bit
    if best() < worth:
        must_meld[suit] &= ~bit


def _settle_sets(worth):
    """Rule 4: rank by rank, the first set that keeps the worth."""
    rank = 0
    while rank < _RANKS:
        if count(suits_at(rank)) >= 3:
            choice = 0
            while True:
                choices[rank] = 1 << choice
                if best() == worth:
                    break
                choice += 1
        rank += 1


def _settle_target(s, suit, rank, worth):
    """Rule 6, for a card that fits a set of the table: there or to a run."""
    if fourth[suit] & ~must_meld[suit] & 1 << rank and choices[rank] & 1:
        to_set = _set_target(s, rank) < _run_target(s, suit << 4 | rank)
        choices[rank] = 1 << _OFF_CHOICE if to_set else 1
        if best() < worth:
            choices[rank] = 1 if to_set else 1 << _OFF_CHOICE


def _set_target(s, rank):
    i = 0
    while meld(s, i) >> 4 != _SET >> 4 | rank:
        i += 1
    return i


def _run_target(s, card):
    """Return the first run of the table that this card's neighbours lead to, 255 if none."""
    suit = card >> 4
    first = last = card & 15
    while first and _stays(suit, first - 1):
        first -= 1
    while _stays(suit, last + 1):
        last += 1
    found = 255
    i = s[_MELD_N]
    while i:
        i -= 1
        code = meld(s, i)
        if not code & _SET and code >> 8 == suit:
            if code & 15 == first or code >> 4 & 15 == last + 2:
                found = i
    return found


def _stays(suit, rank):
    """Return whether the hand's card of this rank is laid off on a run."""
    if not hand[suit] >> rank & 1 or must_meld[suit] >> rank & 1:
        return False
    return choices[rank] != 1 << _OFF_CHOICE


def _lay_meld(s, seat, suit, rank):
    """Lay the card's meld, of which it is the lowest in pack order, if it is to be melded."""
    if must_meld[suit] >> rank & 1:
        code = _meld_from(suit, rank)
        lay(s, seat, code)
        _take_out(code)


def _meld_from(suit, rank):
    """Return the meld whose lowest card is this one."""
    choice = 1
    while choice < _OFF_CHOICE:
        if choices[rank] == 1 << choice and SETS[choice] >> (suit << 1) & 1:
            return _SET | rank << 4 | _CODES[choice]
        choice += 1
    high = rank + 1
    while hand[suit] >> high & 1 and not _in_set(suit, high):
        high += 1
    return suit << 8 | rank + 1 << 4 | high


def _in_set(suit, rank):
    choice = 1
    while choice < _OFF_CHOICE:
        if choices[rank] == 1 << choice:
            return SETS[choice] >> (suit << 1) & 1
        choice += 1
    return choices[rank] == 1 << _OFF_CHOICE


def _take_out(code):
    """Take a meld's cards out of the loaded hand."""
    if code & _SET:
        suit = 0
        while suit < 4:
            if code >> suit & 1:
                hand[suit] &= ~(1 << (code >> 4 & 15))
            suit += 1
    else:
        hand[code >> 8] &= ~((2 << (code & 15)) - (1 << (code >> 4 & 15)) >> 1)


def _lay_one_off(s, seat, suit, rank):
    """Lay off a card: upwards, but before it those above it that go down to the same run."""
    card = suit << 4 | rank
    if choices[rank] == 1 << _OFF_CHOICE:
        target = _set_target(s, rank)
    else:
        target = _run_target(s, card)
        code = meld(s, target)
        if code & 15 != rank:
            while code >> 4 & 15 != rank + 2:
                _lay_one_off(s, seat, suit, (code >> 4 & 15) - 2)
                code = meld(s, target)
    lay_off(s, seat, card, target)
    hand[suit] ^= 1 << rank
