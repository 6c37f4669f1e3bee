"""What Rummy's computer players can see in a hand: the melds in it and what a card is good for.

Works on a seat's view only, with working memory that `load` fills. Nothing here allocates.
"""

from array import array

from engine.const import const
from engine.melds import run_mask, suit_mask
from engine.state import mask, meld, options

_PLAYERS = const(2)
_ACES = const(37)
_ROW_N = const(51)
_MELD_N = const(55)
_HAND_N = const(107)
_ROW = const(165)
_KNOWN = const(364)
_R8A = const(1 << 0)
_LOW_ACE = const(1)
_HIGH_ACE = const(1 << 13)
_ALL_RANKS = const(0x1FFF)
_SETS = b"\x07\x0b\x0d\x0e\x0f"

hand = array("H", bytes(8))  # the seat's cards, a mask a suit
unseen = array("H", bytes(8))  # the cards that lie neither here nor anywhere in sight
_aces = bytearray(1)


def load(view, seat):
    """Read the seat's hand into `hand`."""
    _aces[0] = view[_ACES]
    suit = 0
    while suit < 4:
        hand[suit] = mask(view, seat, suit)
        suit += 1


def load_unseen(view):
    """Find the cards that are out of sight; needs `load`."""
    suit = 0
    while suit < 4:
        bits = hand[suit]
        i = view[_MELD_N]
        while i:
            i -= 1
            bits |= suit_mask(meld(view, i), suit)
        i = view[_PLAYERS]
        while i:
            i -= 1
            at = _KNOWN + (i << 3) + (suit << 1)
            bits |= view[at] | view[at + 1] << 8
        unseen[suit] = _ALL_RANKS & ~bits
        suit += 1
    i = view[_ROW_N]
    while i:
        i -= 1
        card = view[_ROW + i]
        unseen[card >> 4] &= ~(1 << (card & 15))


def makes_meld(view, seat, card):
    """Return whether with this card the hand had a meld that holds it and may be laid (R4, R8a)."""
    if options(view) & _R8A and view[_HAND_N + seat] < 3:
        return False
    rank = card & 15
    same = 0
    suit = 0
    while suit < 4:
        same += mask(view, seat, suit) >> rank & 1
        suit += 1
    bits = run_mask(mask(view, seat, card >> 4) | 1 << rank, view[_ACES])
    places = run_mask(1 << rank, view[_ACES])
    starts = bits & bits >> 1 & bits >> 2
    return same > 1 or starts & (places | places >> 1 | places >> 2) != 0


def cover():
    """Return how many cards of `hand` can lie in melds at the same time."""
    ab = hand[0] & hand[1]
    cd = hand[2] & hand[3]
    return _cover(ab & (hand[2] | hand[3]) | cd & (hand[0] | hand[1]), 0)


def _cover(triples, rank):
    """Try every set of the ranks in `triples`, and none; what is left of each suit gives runs."""
    while triples and not triples & 1:
        triples >>= 1
        rank += 1
    if not triples:
        return _in_runs(hand[0]) + _in_runs(hand[1]) + _in_runs(hand[2]) + _in_runs(hand[3])
    best = _cover(triples >> 1, rank + 1)
    held = suits_of(hand, rank)
    i = 0
    while i < 5:
        suits = _SETS[i]
        if suits & held == suits:
            _flip(rank, suits)
            found = _cover(triples >> 1, rank + 1) + (4 if i == 4 else 3)
            _flip(rank, suits)
            if found > best:
                best = found
        i += 1
    return best


def suits_of(cards, rank):
    """Return the suits in which the four masks of `cards` have the rank, a bit each."""
    suits = cards[0] >> rank & 1 | (cards[1] >> rank & 1) << 1
    return suits | (cards[2] >> rank & 1) << 2 | (cards[3] >> rank & 1) << 3


def _flip(rank, suits):
    suit = 0
    while suits:
        if suits & 1:
            hand[suit] ^= 1 << rank
        suits >>= 1
        suit += 1


def _in_runs(bits):
    """Return how many cards of one suit lie in runs; an ace is in one run only (R11)."""
    bits = run_mask(bits, _aces[0])
    if bits & _LOW_ACE and bits & _HIGH_ACE:
        low = _run_cards(bits & ~_HIGH_ACE)
        high = _run_cards(bits & ~_LOW_ACE)
        return low if low > high else high
    return _run_cards(bits)


def _run_cards(bits):
    bits &= bits >> 1 & bits >> 2
    return count(bits | bits << 1 | bits << 2)


def count(bits):
    """Return how many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def remove(code):
    """Take the cards of a meld out of `hand`, or put them back."""
    suit = 0
    while suit < 4:
        hand[suit] ^= suit_mask(code, suit)
        suit += 1
