"""Dummy, thinking ahead: the single steps of a playout, on a line (dummy_ahead.py).

Taking from the row, laying, laying off and knocking, with what they count. Whether a step is
possible is the caller's affair (dummy_playout.py). The fines for feeding others are simplified.
"""

from array import array

from engine.const import const
from engine.players.dummy_ahead import about, bits, row
from engine.players.dummy_sense import points

_NONE = const(0xFF)
_O1 = const(1 << 0)
_O2 = const(1 << 1)
_O6 = const(1 << 5)
_O7_O8 = const(3 << 6)
_TWO_OF_CLUBS = const(0x00)
_QUEEN_OF_SPADES = const(0x3A)
# Places in a line and in `about`: see dummy_ahead.py.
_ROWS = const(16)
_ABOVE = const(48)
_BELOW = const(52)
_FOURTH = const(20)
_FITS = const(36)
_MADE = const(24)
_COUNT = const(28)
_COLOURS = const(32)
_THREW = const(58)
_HATCHED = const(42)
_ROW_LEN = const(40)
_KNOCKER = const(44)
_FOOL = const(41)
_FOOL_PAYS = const(56)
_NOBODY = const(7)
_ON = const(0)
_SEATS = const(1)
_TOP = const(2)

IN_SET = const(4)  # stands for a suit: the meld is a set

# Of 1 << rank the rank, by its rest over 19.
RANK = b"\x00\x00\x01\x00\x02\x00\x00\x06\x03\x08\x00\x0c\x00\x05\x07\x0b\x04\x0a\x09"

pick = array("h", bytes(8))  # a pick-up: its suit or IN_SET, mask, place in the row, worth


def gain(line, seat, card):
    """Put a card into a hand."""
    line[(seat << 2) + (card >> 4)] |= 1 << (card & 15)


def worth(suit, m):
    """Return the points of the cards of a suit's mask."""
    suit <<= 4
    found = 0
    while m:
        found += points[suit | RANK[(m & -m) % 19]]
        m &= m - 1
    return found


def run_with(m, bit):
    """Return the neighbouring cards of a mask that this one is among."""
    low = bit
    while m & low >> 1:
        low >>= 1
    while m & bit << 1:
        bit <<= 1
    return (bit << 1) - low


def take(line, seat):
    """Make the pick-up that is in `pick`: take the row from its place on, and lay its meld."""
    suit = pick[0]
    m = pick[1]
    place = pick[2]
    i = line[_ROW_LEN]
    line[_COUNT + seat] += i - place
    while i > place:
        i -= 1
        card = row[i] & 63
        gain(line, seat, card)
        line[_ROWS + (card >> 4)] &= ~(1 << (card & 15))
    _note_fool(line, seat, suit, m)
    line[_ROW_LEN] = place
    line[_HATCHED] |= 1 << seat
    if about[_ON] & (_O6 | _O7_O8):
        _fine_feeders(line, seat, suit, m)
    if suit == IN_SET:
        lay_set(line, seat, m)
    else:
        lay_run(line, seat, suit, m)


def _has(suit, m, card):
    """Return whether a meld has the card."""
    return 1 << (card & 15) & m and (suit == IN_SET or card >> 4 == suit)


def _note_fool(line, seat, suit, m):
    """D22: remember whose discard is the latest row card of the meld."""
    i = line[_ROW_LEN] - 1
    while not _has(suit, m, row[i] & 63):
        i -= 1
    fool = row[i] >> 6
    if fool != seat:
        line[_FOOL] = fool
        line[_FOOL_PAYS] = 100 if points[row[i] & 63] >= 50 else 50


def _fine_feeders(line, seat, suit, m):
    """O6-O8, simplified: fine whose last discard lies in a meld with the head card or a speto."""
    fine = 0
    if about[_ON] & _O6 and pick[2] == 0 and _has(suit, m, about[_TOP]):
        fine = 50
    if about[_ON] & _O7_O8 and (_has(suit, m, _TWO_OF_CLUBS) or _has(suit, m, _QUEEN_OF_SPADES)):
        fine += 50
    other = about[_SEATS] if fine else 0
    while other:
        other -= 1
        card = line[_THREW + other]
        if other != seat and card != _NONE and _has(suit, m, card):
            line[_MADE + other] -= fine


def lay_run(line, seat, suit, m):
    """Lay a run, which the mask is."""
    line[(seat << 2) + suit] &= ~m
    line[_MADE + seat] += worth(suit, m)
    line[_COUNT + seat] -= bits(m)
    line[_COLOURS + seat] |= 1 << suit
    line[_ABOVE + suit] |= m << 1 & ~m & 0x1FFF
    line[_BELOW + suit] |= m >> 1 & ~m
    line[_FITS + suit] |= (m << 1 | m >> 1) & ~m & 0x1FFF


def lay_set(line, seat, bit):
    """Lay all cards that the seat has of a rank, which the bit is."""
    i = seat << 2
    suit = 0
    while suit < 4:
        if line[i] & bit:
            line[i] ^= bit
            line[_MADE + seat] += worth(suit, bit)
            line[_COUNT + seat] -= 1
            line[_FOURTH + suit] &= ~bit
            line[_FITS + suit] = line[_ABOVE + suit] | line[_BELOW + suit] | line[_FOURTH + suit]
        else:
            line[_FOURTH + suit] |= bit
            line[_FITS + suit] |= bit
        i += 1
        suit += 1
    line[_COLOURS + seat] = 15


def lay_off(line, seat, suit, bit):
    """Lay a card off, where it fits."""
    line[(seat << 2) + suit] ^= bit
    line[_COUNT + seat] -= 1
    line[_MADE + seat] += worth(suit, bit)
    line[_COLOURS + seat] |= 1 << suit
    above = line[_ABOVE + suit]
    below = line[_BELOW + suit]
    if line[_FOURTH + suit] & bit:
        line[_FOURTH + suit] ^= bit
    else:
        if above & bit:
            above = line[_ABOVE + suit] = above & ~bit | bit << 1 & 0x1FFF
        if below & bit:
            below = line[_BELOW + suit] = below & ~bit | bit >> 1
    line[_FITS + suit] = above | below | line[_FOURTH + suit]


def knock(line, seat):
    """End the hand with what is left of the seat's (D17, D22, O1, O2)."""
    line[_KNOCKER] = seat
    bonus = 50
    suit = 0
    while suit < 4:
        i = (seat << 2) + suit
        m = line[i]
        if m:
            if about[_ON] & _O1 and worth(suit, m) >= 50:
                bonus = 100
            if about[_ON] & _O2 and m & line[_FITS + suit]:
                bonus = 100
            line[i] = 0
        suit += 1
    line[_MADE + seat] += bonus
    if line[_FOOL] != _NOBODY:
        line[_MADE + line[_FOOL]] -= line[_FOOL_PAYS]
