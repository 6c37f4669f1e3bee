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
_ROW_N = const(51)
_ROW = const(165)
_MELD_MASK = const(0x7FF)
_CARD_MASK = const(0x3F)

_T_DID_DEAL = const(24)
_T_HINT_NO_PICK_UP = const(203)
_T_FINED = const(62)
_T_RULE_D17 = const(63)


class Notes:
    """The sentences about the last move: first the move, then each event that it caused."""

    def __init__(self):
        self.phrase = Phrase()
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

    def draw(self, canvas, view, x, y, show=True):
        """Draw the present sentence; returns how many lines it takes, without `show` only that."""
        if self.at:
            at = _EVENTS + (self.at - 1) * _EVENT_SIZE
            return self._draw_event(canvas, view, at, x, y, show)
        phrase = self.phrase
        move = self.move
        phrase.who = self.seat
        phrase.card = view[_TAKEN] if move >> _MOVE_KIND == _TAKE else move & _CARD_MASK
        phrase.meld = move >> _MOVE_MELD & _MELD_MASK
        return phrase.wrap(canvas, _T_DID_DEAL + (move >> _MOVE_KIND), x, y, canvas.width, show)

    def draw_hint(self, canvas, move, why, view, x, y, show=True):
        """Draw what is recommended, and the reason `why`; returns how many lines it takes."""
        phrase = self.phrase
        kind = move >> _MOVE_KIND
        phrase.card = view[_ROW + view[_ROW_N] - 1] if kind == _TAKE else move & _CARD_MASK
        phrase.meld = move >> _MOVE_MELD & _MELD_MASK
        return phrase.wrap(canvas, _T_HINT_NO_PICK_UP + why - 1, x, y, canvas.width, show)

    def _draw_event(self, canvas, view, at, x, y, show):
        """Draw the points and the rule's name, which goes to a line of its own if it must."""
        units = view[at + 1]
        phrase = self.phrase
        phrase.who = view[at] & 7
        phrase.card = view[at + 2]
        phrase.number = 50 * (units - 256 if units > 127 else units)
        rule = _T_RULE_D17 + (view[at] >> 3)
        if not units:
            return phrase.wrap(canvas, rule, x, y, canvas.width, show)
        points = phrase.width(canvas, _T_FINED) + 3
        if show:
            phrase.draw(canvas, _T_FINED, x, y)
        if x + points + canvas.said_width(rule) <= canvas.width:
            if show:
                canvas.say(rule, x + points, y)
            return 1
        return 1 + phrase.wrap(canvas, rule, x, y + canvas.layout.cell, canvas.width, show)
