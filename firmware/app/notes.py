"""What just happened: the last move and its events, one sentence at a time."""

from engine.const import const
from gfx.phrase import Phrase

_EVENT_N = const(56)
_TAKEN = const(57)
_EVENTS = const(412)
_EVENT_SIZE = const(5)
_MOVE_KIND = const(17)
_MOVE_MELD = const(6)
_TAKE = const(2)
_MELD_MASK = const(0x7FF)
_CARD_MASK = const(0x3F)

_T_YOU = const(1)
_T_COMPUTER = const(2)
_T_DID_DEAL = const(23)
_T_DID_DRAW = const(24)
_T_FINED = const(49)
_T_RULE_D17 = const(50)


class Notes:
    """The sentences about the last move: first the move, then each event that it caused."""

    def __init__(self):
        self.phrase = Phrase(_T_YOU, _T_COMPUTER)
        self.at = 0
        self.n = 0
        self.move = 0
        self.seat = 0

    def begin(self, seat, move, view):
        """Take up a move that `seat` has just made; `view` has its events. Move 0 is the deal."""
        self.seat = seat
        self.move = move
        self.at = 0
        self.n = 1 + (view[_EVENT_N] if move else 0)

    def next(self):
        """Go to the next sentence; returns whether there is one."""
        if self.at < self.n:
            self.at += 1
        return self.at < self.n

    def draw(self, canvas, view, x, y):
        """Draw the present sentence."""
        if self.at:
            self._draw_event(canvas, view, _EVENTS + (self.at - 1) * _EVENT_SIZE, x, y)
            return
        phrase = self.phrase
        move = self.move
        phrase.who = self.seat
        phrase.card = view[_TAKEN] if move >> _MOVE_KIND == _TAKE else move & _CARD_MASK
        phrase.meld = move >> _MOVE_MELD & _MELD_MASK
        phrase.draw(canvas, _T_DID_DEAL + (move >> _MOVE_KIND), x, y)

    def _draw_event(self, canvas, view, at, x, y):
        units = view[at + 1]
        phrase = self.phrase
        phrase.who = view[at] & 7
        phrase.card = view[at + 2]
        phrase.number = 50 * (units - 256 if units > 127 else units)
        if units:
            x += phrase.draw(canvas, _T_FINED, x, y) + 3
        canvas.say(_T_RULE_D17 + (view[at] >> 3), x, y)
