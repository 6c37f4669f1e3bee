"""Meld codes: sets and runs as small ints, what fits on them, and all melds in a hand.

Pure functions over cards, masks and codes; nothing here knows a match. A code is
`SET | rank << 4 | suits` or `suit << 8 | low << 4 | high` with places 1 (the two) … 13 (the ace),
0 for a low ace (layout.py). A run mask has bit `place` set for each card of one suit.
"""

from engine.const import const

_SET = const(0x400)
_ACE = const(12)
_ACE_BIT = const(0x1000)
_ACE_HIGH = const(0)
_ACE_LOW = const(1)
_ACE_BOTH = const(2)
_KING = const(12)  # its place
_MOVE_MELD = const(6)


def run_mask(mask, aces):
    """Return the run mask of a suit's 13-bit card mask; `aces`: ACE_HIGH, ACE_LOW or ACE_BOTH."""
    if aces == _ACE_HIGH:
        return mask << 1
    if aces == _ACE_LOW:
        return mask << 1 & 0x1FFF | mask >> _ACE
    return mask << 1 | mask >> _ACE


def size(code):
    """Return how many cards the meld has."""
    if code & _SET:
        suits = code & 15
        return (suits & 1) + (suits >> 1 & 1) + (suits >> 2 & 1) + (suits >> 3)
    return (code & 15) - (code >> 4 & 15) + 1


def card_at(code, i):
    """Return card `i` (0 … size - 1) of the meld: a run from low to high, a set in pack order."""
    if code & _SET:
        suit = 0
        while True:
            if code >> suit & 1:
                if i == 0:
                    return suit << 4 | code >> 4 & 15
                i -= 1
            suit += 1
    place = (code >> 4 & 15) + i
    return code >> 4 & 0x30 | (place - 1 if place else _ACE)


def suit_mask(code, suit):
    """Return the 13-bit mask of the meld's cards of one suit (0..3)."""
    if code & _SET:
        return (code >> suit & 1) << (code >> 4 & 15)
    if code >> 8 != suit:
        return 0
    low = code >> 4 & 15
    mask = (2 << (code & 15)) - (1 << low)
    return mask >> 1 | (_ACE_BIT if mask & 1 else 0)


def fit(code, card, aces):
    """Return the code of the meld with `card` laid off on it, 0 if it does not fit (D10, R6)."""
    suit = card >> 4
    rank = card & 15
    if code & _SET:
        if code >> 4 & 15 == rank and not code >> suit & 1:
            return code | 1 << suit
        return 0
    if code >> 8 != suit:
        return 0
    low = code >> 4 & 15
    high = code & 15
    if rank == high and (rank != _ACE or aces == _ACE_HIGH or (aces != _ACE_LOW and low > 1)):
        return code + 1
    if low and rank == low - 2:
        if low == 2 and high == 13 and aces == _ACE_BOTH:
            return suit << 8 | _KING  # the whole suit: the ace counts as low (see is_meld)
        return code - 16
    if rank == _ACE and low == 1 and aces != _ACE_HIGH:
        return code - 16
    return 0


def is_meld(code, aces):
    """Return whether an 11-bit int is the code of a meld (D5, D6, R5, R11).

    With ACE_BOTH the thirteen cards of a suit have one code, that with the ace low.
    """
    if code & _SET:
        suits = code & 15
        return code >> 4 & 63 <= _ACE and suits in b"\x07\x0b\x0d\x0e\x0f"
    low = code >> 4 & 15
    high = code & 15
    if high < low + 2 or high > 13:
        return False
    if aces == _ACE_HIGH:
        return low > 0
    if aces == _ACE_LOW:
        return high < 13
    return low > 1 or high < 13


def melds(masks, at, aces, move, into, n):
    """List every meld in a hand.

    `masks[at:at + 8]` holds the hand as four u16 suit masks; each meld goes into the array `into`
    from place `n` on as `move | code << MOVE_MELD`. Returns the new `n`.
    """
    n = sets(masks, at, move, into, n)
    suit = 0
    while suit < 4:
        mask = masks[at] | masks[at + 1] << 8
        if mask & mask >> 1:  # every run has two neighbours besides a low ace
            n = runs(run_mask(mask, aces), suit, move, into, n)
        at += 2
        suit += 1
    return n


def sets(masks, at, move, into, n):
    """List every set in a hand, as `melds` does. Returns the new `n`."""
    a = masks[at] | masks[at + 1] << 8
    b = masks[at + 2] | masks[at + 3] << 8
    c = masks[at + 4] | masks[at + 5] << 8
    d = masks[at + 6] | masks[at + 7] << 8
    ab = a & b
    cd = c & d
    triples = ab & (c | d) | cd & (a | b)
    rank = 0
    while triples:
        if triples & 1:
            suits = a >> rank & 1 | (b >> rank & 1) << 1 | (c >> rank & 1) << 2
            suits |= (d >> rank & 1) << 3
            code = move | (_SET | rank << 4 | suits) << _MOVE_MELD
            into[n] = code
            n += 1
            if suits == 15:
                i = 0
                while i < 4:
                    into[n] = code & ~(1 << i + _MOVE_MELD)
                    n += 1
                    i += 1
        triples >>= 1
        rank += 1
    return n


def runs(mask, suit, move, into, n):
    """List every run in the run mask of one suit, as `melds` does. Returns the new `n`."""
    starts = mask & mask >> 1 & mask >> 2
    low = 0
    while starts:
        if starts & 1:
            high = low + 2
            while mask >> high & 1:
                if high < 13 or low > 1 or not mask & 1:
                    into[n] = move | (suit << 8 | low << 4 | high) << _MOVE_MELD
                    n += 1
                high += 1
        starts >>= 1
        low += 1
    return n
