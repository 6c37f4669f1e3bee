"""Dummy's settlement (D15-D23, O1, O2, O5, O12): a hand's score, line by line."""

from array import array

from engine.const import const
from engine.fines import is_speto
from engine.melds import card_at, size
from engine.state import event, fits_table, meld, options, set_total, total

_PLAYERS = const(2)
_END_BY = const(44)
_KNOCK_CARD = const(45)
_HEAD = const(46)
_BORN = const(47)
_BORN_BEFORE = const(48)
_MELD_N = const(55)
_FINES = const(79)
_BY = const(251)
_HANDS = const(316)
_SET = const(0x400)

_O1 = const(1 << 0)
_O2 = const(1 << 1)
_O5 = const(1 << 4)
_O12 = const(1 << 11)

_RULE_D17 = const(0)
_RULE_O1 = const(1)
_RULE_O2 = const(2)
_RULE_D22 = const(3)
_RULE_D15 = const(10)
_RULE_D16 = const(11)
_RULE_D19 = const(12)
_RULE_D20 = const(13)
_RULE_D21 = const(14)
_RULE_D23 = const(15)

_FINE_RULES = const(7)

_POINTS = b"\x05\x05\x05\x05\x05\x05\x05\x05\x0a\x0a\x0a\x0a\x0f"

LINES_MAX = 12
# Working memory: a seat's lines; and in dummy_moves.py the melds of one suit, or all sets.
scratch = array("i", bytes(4 * 66))


def value(card):
    """Return a card's own points (D15)."""
    return 50 if is_speto(card) else _POINTS[card & 15]


def laid_value(card, code, head, on):
    """Return the points of a card on the table in the meld `code` (D15, O5, O12).

    `head`: the head card; `on`: the match's option bits.
    """
    if card == head and on & _O5:
        return 100 if is_speto(card) else 50
    if on & _O12 and card & 15 == 12 and not code & _SET:
        return 10
    return value(card)


def laid(s, seat):
    """Return what a seat has laid in this hand: points << 4 | its suits, a bit each (D16, D19)."""
    on = options(s)
    head = s[_HEAD]
    points = suits = 0
    m = s[_MELD_N]
    while m:
        m -= 1
        code = meld(s, m)
        i = size(code)
        while i:
            i -= 1
            card = card_at(code, i)
            if s[_BY + card] == seat:
                points += laid_value(card, code, head, on)
                suits |= 1 << (card >> 4)
    return points << 4 | suits


def held(s, seat):
    """Return the points of the cards in a hand (D16)."""
    points = 0
    at = _HANDS + (seat << 3)
    i = 0
    while i < 8:
        bits = s[at + i]
        card = i << 3
        while bits:
            if bits & 1:
                points += value(card)
            bits >>= 1
            card += 1
        i += 1
    return points


def is_colour(s, seat):
    """Return whether all that the seat has laid is of one suit (D19)."""
    return laid(s, seat) & 15 in b"\x01\x02\x04\x08"


def knock_rule(s):
    """Return the rule that prices the knock card (RULES): O1 or O2 (100 points) or D17 (50)."""
    on = options(s)
    card = s[_KNOCK_CARD]
    if on & _O1 and is_speto(card):
        return _RULE_O1
    if on & _O2 and fits_table(s, card):
        return _RULE_O2
    return _RULE_D17


def knock_bonus(s):
    """Note the event of the knock card's points (D17, O1, O2)."""
    rule = knock_rule(s)
    event(s, s[_END_BY], rule, 1 if rule == _RULE_D17 else 2, s[_KNOCK_CARD])


def lines(s, seat, into):
    """List the lines of a seat's score in the order of D16, as the hand stands.

    `into` takes pairs of ints, a rule (RULES) and its points, 2 * LINES_MAX at most; lines of no
    points are left out. A multiplier's line has the points that it adds. Returns how many lines;
    their points add up to the seat's score.
    """
    own = laid(s, seat)
    n = _line(into, 0, _RULE_D15, own >> 4)
    n = _line(into, n, _RULE_D16, -held(s, seat))
    if s[_END_BY] == seat:
        rule = knock_rule(s)
        n = _line(into, n, rule, 50 if rule == _RULE_D17 else 100)
    i = 0
    while i < _FINE_RULES and seat < 4:
        n = _line(into, n, _RULE_D22 + i, -50 * s[_FINES + (i << 2) + seat])
        i += 1
    points = _sum(into, n)
    if s[_END_BY] != seat:
        return n if s[_BORN] >> seat & 1 else _line(into, n, _RULE_D23, points)
    dark = not s[_BORN_BEFORE] >> seat & 1
    if own & 15 in b"\x01\x02\x04\x08":
        if dark:
            return _line(into, n, _RULE_D21, 3 * points)
        return _line(into, n, _RULE_D19, points)
    return _line(into, n, _RULE_D20, points) if dark else n


def _line(into, n, rule, points):
    if points:
        into[n << 1] = rule
        into[(n << 1) + 1] = points
        n += 1
    return n


def _sum(into, n):
    points = 0
    while n:
        n -= 1
        points += into[(n << 1) + 1]
    return points


def score(s, seat):
    """Return a seat's score of the hand (D16), as the hand stands."""
    return _sum(scratch, lines(s, seat, scratch))


def settle(s):
    """Add the hand's scores to the totals of the match (D18)."""
    seat = 0
    while seat < s[_PLAYERS]:
        set_total(s, seat, total(s, seat) + score(s, seat))
        seat += 1
