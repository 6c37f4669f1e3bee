"""Dummy: why a hint's move is good, as a number; docs/players.md has the words for each."""

from engine.const import const
from engine.dummy import keeps_knock
from engine.fines import is_speto
from engine.players import dummy_sense as sense
from engine.state import holds

_TURN = const(39)
_BORN = const(47)
_MOVE_KIND = const(17)
_CARD_MASK = const(0x3F)
_DRAW = const(1)
_PICK = const(3)
_LAY = const(4)
_OFF = const(5)
_KNOCK = const(7)
_PASS = const(8)
_SHORT = const(3)  # turns left for each seat
_DEAR = const(10)  # points
_TWO_OF_CLUBS = const(0x00)
_QUEEN_OF_SPADES = const(0x3A)

_NO_PICK_UP = const(1)
_STAYS_DARK = const(2)
_PICK_UP_KNOCKS = const(3)
_BORN_NOW = const(4)
_BORN_SHORT = const(5)
_PICK_UP_PAYS = const(6)
_MELD = const(7)
_LAY_OFF = const(8)
_KNOCKS = const(9)
_KNOCKS_DARK = const(10)
_PASSES = const(11)
_UNLOADS = const(12)
_SAFE = const(13)
_KEEPS_SPETO = const(14)
_USELESS = const(15)
_LEAST_HARM = const(16)


def why(view, move):
    """Return the reason for a legal move of the seat to move, 1..16 (docs/players.md)."""
    kind = move >> _MOVE_KIND
    born = view[_BORN] >> view[_TURN] & 1
    if kind == _LAY:
        return _MELD
    if kind == _OFF:
        return _LAY_OFF
    if kind == _KNOCK:
        return _KNOCKS if born else _KNOCKS_DARK
    if kind == _PASS:
        return _PASSES
    sense.load(view)
    if kind == _DRAW:
        return _NO_PICK_UP if born or not sense.dark_chance(view) else _STAYS_DARK
    if kind == _PICK:
        return _why_pick_up(view, move, born)
    return _why_discard(view, move & _CARD_MASK)


def _why_pick_up(view, move, born):
    if keeps_knock(view, view[_TURN], move):
        return _PICK_UP_KNOCKS
    if born:
        return _PICK_UP_PAYS
    return _BORN_SHORT if sense.turns[0] <= _SHORT else _BORN_NOW


def _why_discard(view, card):
    if sense.turns[0] <= _SHORT and sense.points[card] >= _DEAR:
        return _UNLOADS
    sense.load_risks(view)
    if sense.risk[card] == 0:
        return _SAFE
    seat = view[_TURN]
    if not is_speto(card) and (
        holds(view, seat, _TWO_OF_CLUBS) or holds(view, seat, _QUEEN_OF_SPADES)
    ):
        return _KEEPS_SPETO
    sense.ways(card)
    mine = sense.counts[sense.BOTH_MINE] + sense.counts[sense.MINE_ROW]
    return _LEAST_HARM if mine + sense.counts[sense.MINE_UNSEEN] else _USELESS
