"""Dummy's penalties: D22, and O3, O4, O6-O9 where the match has them on.

O3, O4 and O9 are certain at once; O6, O7, O8 and D22 fall when the pick-up's turn ends, from what
`note_meld` and the pick-up remembered. Each fine is counted in FINES for the settlement and noted
as an event. Who looks at the row "as it stood before a discard" looks at what lies before that
card in the row: a pick-up takes the row's end, so nothing before a card can have gone. Decided, for
O6, O7 and O8: a card that is picked up and discarded again within a round counts for both who
discarded it, with what lies before it in the row where it lies at last.
"""

from engine.const import const
from engine.melds import card_at, size
from engine.state import event, fits_table, meld, meld_seat, options
from engine.state import lay_off as put_off

_PLAYERS = const(2)
_HEAD = const(46)
_PICK_LAST = const(49)
_PICK_FOOL = const(50)
_ROW_N = const(51)
_PICK_END = const(52)
_REVERSE = const(42)
_LAST = const(66)
_FINE_O6 = const(72)
_FINE_O7 = const(73)
_FINE_O8 = const(74)
_JOINED = const(75)
_FINES = const(79)
_ROW = const(165)
_BY = const(251)
_NONE = const(0xFF)
_SET = const(0x400)

_O3 = const(1 << 2)
_O4 = const(1 << 3)
_O6 = const(1 << 5)
_O7 = const(1 << 6)
_O8 = const(1 << 7)
_O9 = const(1 << 8)
_PICK_OPTIONS = const(7 << 5)
_RULE_D22 = const(3)
_RULE_O3 = const(4)
_RULE_O4 = const(5)
_RULE_O6 = const(6)
_RULE_O7 = const(7)
_RULE_O8 = const(8)
_RULE_O9 = const(9)

_TWO_OF_CLUBS = const(0x00)
_QUEEN_OF_SPADES = const(0x3A)


def is_speto(card):
    """Return whether the card is a speto (D15): the two of clubs or the queen of spades."""
    return card == _TWO_OF_CLUBS or card == _QUEEN_OF_SPADES


def neighbours(card, other):
    """Return whether two cards are neighbours (O6): same rank, or one or two apart in suit."""
    if card == other:
        return False
    if card & 15 == other & 15:
        return True
    return card >> 4 == other >> 4 and -2 <= card - other <= 2


def speto_near(card):
    """Return the speto of which the card is a neighbour (O7), NONE if there is none."""
    if neighbours(card, _TWO_OF_CLUBS):
        return _TWO_OF_CLUBS
    if neighbours(card, _QUEEN_OF_SPADES):
        return _QUEEN_OF_SPADES
    return _NONE


def _fine(s, seat, rule, times, card, card2=_NONE, card3=_NONE):
    s[_FINES + (rule - _RULE_D22 << 2) + seat] += times
    event(s, seat, rule, -times, card, card2, card3)


# --- O3, O4: the discard itself -------------------------------------------------------------------
def discard(s, seat, card):
    """Fine a discard that fits the table (O3) or is full with the row (O4), before it is there."""
    on = options(s)
    if on & _O3 and fits_table(s, card):
        _fine(s, seat, _RULE_O3, 1, card)
    if on & _O4:
        pair = full_with(s, card)
        if pair:
            _fine(s, seat, _RULE_O4, 1, card, pair & 0xFF, pair >> 8)


def full_with(s, card):
    """Return two row cards with which the card makes a meld, `first | second << 8`; 0 if none."""
    suit = card & 0x30
    rank = card & 15
    first = _NONE
    other = rank
    while other < 0x40:
        if other != card and row_place(s, other, s[_ROW_N]) != _NONE:
            if first != _NONE:
                return first | other << 8
            first = other
        other += 16
    low = rank - 2
    while low <= rank:
        if low >= 0 and low <= 10:
            first = suit | (low + 1 if low == rank else low)
            other = suit | (low + 1 if low == rank - 2 else low + 2)
            if row_place(s, first, s[_ROW_N]) != _NONE and row_place(s, other, s[_ROW_N]) != _NONE:
                return first | other << 8
        low += 1
    return 0


def row_place(s, card, end):
    """Return the card's place in the first `end` cards of the row, NONE if it is not there."""
    i = 0
    while i < end:
        if s[_ROW + i] == card:
            return i
        i += 1
    return _NONE


# --- O6, O7, O8: discards that fed a pick-up ------------------------------------------------------
def note_meld(s, seat, code):
    """Remember whom a meld laid in a pick-up's turn fines under O6, O7 and O8 at its end."""
    on = options(s)
    if not s[_PICK_END] or not on & _PICK_OPTIONS:
        return
    other = 0
    while other < s[_PLAYERS]:
        fed = s[_LAST + other]
        if other != seat and fed != _NONE and _contains(code, fed):
            place = row_place(s, fed, s[_PICK_END])
            if place != _NONE and place >= s[_ROW_N]:
                _note_feeding(s, on, other, fed, place, code)
        other += 1


def _note_feeding(s, on, seat, fed, place, code):
    """O6-O8 for one discard `fed` (at `place` of the row) that the meld contains."""
    bit = 1 << seat
    head = s[_HEAD]
    if on & _O6 and neighbours(fed, head) and _contains(code, head):
        if row_place(s, head, place) != _NONE:
            s[_FINE_O6] |= bit
    if on & _O7 and not s[_FINE_O7] & bit:
        card = _joined(s, fed, place, code)
        if card != _NONE:
            s[_FINE_O7] |= bit
            s[_JOINED + seat] = card
    speto = speto_near(fed)
    if on & _O8 and speto != _NONE and _contains(code, speto):
        if row_place(s, speto, place) == _NONE:
            if not _near_in_row(s, speto, place):
                s[_FINE_O8] |= bit


def _joined(s, fed, place, code):
    """O7: return the card before `place` in the row that the discard joined, NONE if none."""
    if is_speto(fed):
        return _near_in_meld(s, fed, fed, place, code)
    speto = speto_near(fed)
    if speto == _NONE or not _contains(code, speto):
        return _NONE
    if row_place(s, speto, place) != _NONE:
        return speto
    return _near_in_meld(s, speto, fed, place, code)


def _near_in_meld(s, speto, fed, place, code):
    """Return the meld's lowest other neighbour of the speto before `place` in the row."""
    found = _NONE
    i = size(code)
    while i:
        i -= 1
        card = card_at(code, i)
        if card != fed and card < found and neighbours(card, speto):
            if row_place(s, card, place) != _NONE:
                found = card
    return found


def _near_in_row(s, speto, place):
    """Return whether a neighbour of the speto lies before `place` in the row."""
    while place:
        place -= 1
        if neighbours(s[_ROW + place], speto):
            return True
    return False


def _contains(code, card):
    """Return whether the meld has the card."""
    if code & _SET:
        return code >> 4 & 15 == card & 15 and code >> (card >> 4) & 1
    return code >> 8 == card >> 4 and code >> 4 & 15 <= (card & 15) + 1 <= code & 15


def turn_ends(s, seat):
    """Fine what this turn's melds remembered: O6, then O7, then O8, each in seat order."""
    if not s[_PICK_END]:
        return
    rule = _RULE_O6
    while rule <= _RULE_O8:
        at = _FINE_O6 + rule - _RULE_O6
        other = 0
        while other < s[_PLAYERS]:
            if s[at] >> other & 1:
                fed = s[_LAST + other]
                _fine(s, other, rule, 1, fed, _partner(s, rule, other, fed))
            other += 1
        s[at] = 0
        rule += 1


def _partner(s, rule, seat, fed):
    """Return the card that an O6, O7 or O8 event names beside the discard."""
    if rule == _RULE_O6:
        return s[_HEAD]
    if rule == _RULE_O7:
        return s[_JOINED + seat]
    return speto_near(fed)


# --- O9, D22 --------------------------------------------------------------------------------------
def lay_off(s, seat, card, i):
    """Lay a card off on meld `i`, and fine who let a speto be laid off there (O9)."""
    before = meld(s, i)
    put_off(s, seat, card, i)
    if not options(s) & _O9 or not is_speto(card):
        return
    if before & _SET:
        layer = meld_seat(s, i)
        touched = _first_laid(s, before, layer)
    else:
        touched = card_at(before, 0 if before & 15 >= (card & 15) + 1 else size(before) - 1)
        layer = s[_BY + touched]
    if layer != seat and layer != _NONE:
        _fine(s, layer, _RULE_O9, 1, card, touched)


def _first_laid(s, code, layer):
    """Return the lowest card of a set that the seat which laid it put there."""
    i = 0
    while s[_BY + card_at(code, i)] != layer and i + 1 < size(code):
        i += 1
    return card_at(code, i)


def foolish(s, seat):
    """D22: fine whose discard let a pick-up knock in its turn, and turn the direction."""
    fool = s[_PICK_FOOL]
    card = s[_PICK_LAST]
    if not s[_PICK_END] or card == _NONE or fool == _NONE or fool == seat:
        return
    _fine(s, fool, _RULE_D22, 2 if is_speto(card) else 1, card)
    s[_REVERSE] = 1
