"""Dummy, level hard: what a move is worth at a glance, before it is tried on deals.

It is normal's worth with weights of its own. They were found by a search that let hard play
against normal (docs/players.md); what each one stands for is said here, why it has its figure only
the games know. Two players are another game than more of them, so there are two rows.
"""

from engine.const import const
from engine.fines import is_speto
from engine.players import dummy_normal as normal
from engine.players import dummy_sense as sense
from engine.state import fits_table

_PLAYERS = const(2)
_TURN = const(39)
_BORN = const(47)
_ROW_N = const(51)
_HAND_N = const(107)
_ROW = const(165)
_MOVE_KIND = const(17)
_CARD_MASK = const(0x3F)
_DRAW = const(1)
_PICK = const(3)
_LAY = const(4)
_OFF = const(5)
_DISCARD = const(6)
_MANY = const(20)  # stands for the fewest cards of a born seat where no other is born

# The weights, in 64ths of a point for each of what they are for; scales are 64ths.
# Discards: what keeping the card is worth to the hand, and the risk, each with more per turn left
# and more while the seat is not born.
_KEEPING = const(0)
_KEEPING_TURN = const(1)
_KEEPING_DARK = const(2)
_RISK = const(3)
_RISK_TURN = const(4)
_RISK_DARK = const(5)
_FITTING = const(6)  # the card fits the table
_SPETO = const(7)  # it is one
# Each pair of cards that makes a meld with it, by where they are; in the row also by its length.
_BOTH_UNSEEN = const(8)
_ROW_UNSEEN = const(9)
_ROW_UNSEEN_LONG = const(10)
_BOTH_MINE = const(11)
_MINE_UNSEEN = const(12)
_MINE_ROW = const(13)
# Its points: as such, for each turn left, for each card of the born seat that has fewest.
_POINTS = const(14)
_POINTS_TURN = const(15)
_POINTS_FEW = const(16)
# Pick-ups: scale, each card taken (and with each 8 turns left), turns left, the row's length, the
# cards of the born seat that has fewest; for a birth also as such, turns, row, others not born.
_PICKING = const(17)
_PICK_CARD = const(18)
_PICK_CARD_TURN = const(19)
_PICK_TURN = const(20)
_PICK_ROW = const(21)
_PICK_FEW = const(22)
_BIRTH = const(23)
_BIRTH_TURN = const(24)
_BIRTH_ROW = const(25)
_BIRTH_DARK = const(26)
_DRAWING = const(27)  # to draw
# Melds, then lay-offs: scale, as such, turns left, fewest cards of a born seat, own cards.
_LAYING = const(28)
_LAYING_OFF = const(33)

_WEIGHTS = (
    (  # two players
        32, 0, 22, 71, 12, -4, -2390, -425, 14, 294, 18, -1461, -357, -740,
        -21, -15, -6, 70, -544, 249, 195, 140, -213, 1539, 139, 97, -234, 1834,
        34, 1920, -277, -613, 104, 45, 150, -156, -139, -161,
    ),
    (  # three and four
        9, 4, -4, 38, 4, 2, -2215, 1353, 101, -81, 45, -416, -273, -738,
        9, 0, -2, 59, -83, -146, 101, 71, -81, 2503, 422, -187, -160, -1407,
        67, 1787, -126, -290, 114, 53, 303, 6, -51, 130,
    ),
)  # fmt: skip

_about = bytearray(4)  # turns left, whether born, fewest cards of a born seat, others not born
_TURNS = const(0)
_IS_BORN = const(1)
_FEWEST = const(2)
_DARK = const(3)


def load(view):
    """Take up a view for `rating`; needs what normal.worth needs (normal.look_over)."""
    fewest = _MANY
    dark = 0
    other = view[_PLAYERS]
    while other:
        other -= 1
        if other != view[_TURN]:
            if not view[_BORN] >> other & 1:
                dark += 1
            elif view[_HAND_N + other] < fewest:
                fewest = view[_HAND_N + other]
    _about[_TURNS] = sense.turns[0]
    _about[_IS_BORN] = view[_BORN] >> view[_TURN] & 1
    _about[_FEWEST] = fewest
    _about[_DARK] = dark


def rating(view, move):
    """Return the worth of a move at a glance, in 64ths of a point."""
    weights = _WEIGHTS[view[_PLAYERS] > 2]
    kind = move >> _MOVE_KIND
    card = move & _CARD_MASK
    if kind == _DISCARD:
        return _discard(view, card, weights)
    gain = normal.worth(view, move)
    if kind == _PICK:
        return _pick(view, card, weights) + (gain * weights[_PICKING] >> 6)
    if kind == _DRAW:
        return gain + weights[_DRAWING]
    if kind == _LAY:
        return _lay(view, gain, weights, _LAYING)
    if kind == _OFF:
        return _lay(view, gain, weights, _LAYING_OFF)
    return gain


def _pick(view, card, weights):
    row = view[_ROW_N]
    turns = _about[_TURNS]
    i = row - 1
    while view[_ROW + i] != card:
        i -= 1
    taken = row - i
    gain = taken * weights[_PICK_CARD] + (taken * turns * weights[_PICK_CARD_TURN] >> 3)
    gain += turns * weights[_PICK_TURN] + row * weights[_PICK_ROW]
    gain += _about[_FEWEST] * weights[_PICK_FEW]
    if not _about[_IS_BORN]:
        gain += weights[_BIRTH] + turns * weights[_BIRTH_TURN] + row * weights[_BIRTH_ROW]
        gain += _about[_DARK] * weights[_BIRTH_DARK]
    return gain


def _lay(view, gain, weights, i):
    gain = (gain * weights[i] >> 6) + weights[i + 1]
    gain += _about[_TURNS] * weights[i + 2] + _about[_FEWEST] * weights[i + 3]
    return gain + view[_HAND_N + view[_TURN]] * weights[i + 4]


def _discard(view, card, weights):
    sense.ways(card)
    counts = sense.counts
    turns = _about[_TURNS]
    keeping = weights[_KEEPING] + turns * weights[_KEEPING_TURN]
    risk = weights[_RISK] + turns * weights[_RISK_TURN]
    if not _about[_IS_BORN]:
        keeping += weights[_KEEPING_DARK]
        risk += weights[_RISK_DARK]
    gain = normal.without(view, card) * keeping - sense.risk[card] * risk >> 6
    if fits_table(view, card):
        gain += weights[_FITTING]
    if is_speto(card):
        gain += weights[_SPETO]
    long = weights[_ROW_UNSEEN] + view[_ROW_N] * weights[_ROW_UNSEEN_LONG]
    gain += counts[sense.BOTH_UNSEEN] * weights[_BOTH_UNSEEN] + counts[sense.ROW_UNSEEN] * long
    gain += counts[sense.BOTH_MINE] * weights[_BOTH_MINE]
    gain += counts[sense.MINE_UNSEEN] * weights[_MINE_UNSEEN]
    gain += counts[sense.MINE_ROW] * weights[_MINE_ROW]
    points = weights[_POINTS] + turns * weights[_POINTS_TURN]
    return gain + sense.points[card] * (points + _about[_FEWEST] * weights[_POINTS_FEW])
