"""Choosing among the legal moves of one card: which meld, which lay-off, discard or knock."""

from array import array

from app.menu import Menu
from app.refusals import add_refused, contains
from engine.const import const
from engine.state import meld

_ROW_N = const(51)
_ROW = const(165)
_MOVE_KIND = const(17)
_MOVE_MELD = const(6)
_MELD_MASK = const(0x7FF)
_CARD_MASK = const(0x3F)
_TAKE = const(2)
_PICK = const(3)
_LAY = const(4)
_OFF = const(5)
_KNOCK = const(7)
_NONE = const(0xFF)
_CHOICES_MAX = const(80)

_T_DO_DEAL = const(33)
_T_PICK_COUNT = const(23)
_T_CHOOSE = const(22)
_T_NOT_ALLOWED = const(202)


class Choose(Menu):
    """The moves of a card as a list; the one that is picked is given to `table.make(move)`.

    `choices[:n]` are legal; those up to `shown` are not, and picking one tells why.
    """

    name = "choose"

    def __init__(self, app, session, table):
        super().__init__(app)
        self.session = session
        self.table = table
        self.phrase = table.notes.phrase
        self.choices = array("i", bytes(4 * _CHOICES_MAX))
        self.n = 0
        self.shown = 0

    def offer(self, card):
        """List the legal moves with this card; returns how many there are. 0xFF: without a card."""
        self._list_legal(card)
        self.shown = self.n
        return self.n

    def offer_held(self, card):
        """List the moves with a card of the hand, legal ones first; returns how many are legal."""
        self._list_legal(card)
        self.shown = add_refused(self.session, card, self.choices, self.n)
        return self.n

    def _list_legal(self, card):
        self.n = self.at = self.top = 0
        session = self.session
        top = top_card(session.view)
        i = 0
        while i < session.n and self.n < _CHOICES_MAX:
            if concerns(session.moves[i], card, top):
                self.choices[self.n] = session.moves[i]
                self.n += 1
            i += 1

    def count(self):
        return self.shown

    def pick(self, i):
        self.app.pop()
        if i < self.n:
            self.table.make(self.choices[i])
        else:
            self.table.refuse(self.session.refusal(self.choices[i]))

    def draw_title(self, canvas, y):
        phrase = self.phrase
        move = self.choices[self.at]
        if move >> _MOVE_KIND == _PICK:
            phrase.number = self._picked_up(move & _CARD_MASK)
            phrase.wrap(canvas, _T_PICK_COUNT, 3, y, canvas.width, True, 1)
        else:
            canvas.say(_T_CHOOSE, 3, y)

    def _picked_up(self, card):
        """Return how many row cards go with this one."""
        view = self.session.view
        n = view[_ROW_N]
        i = 0
        while view[_ROW + i] != card:
            i += 1
        return n - i

    def draw_line(self, canvas, i, x, y, colour):
        phrase = self.phrase
        move = self.choices[i]
        kind = move >> _MOVE_KIND
        if i >= self.n:
            x += canvas.say(_T_NOT_ALLOWED, x, y, colour) + 3
        phrase.card = move & _CARD_MASK
        phrase.meld = move >> _MOVE_MELD & _MELD_MASK
        if kind == _TAKE:
            phrase.card = top_card(self.session.view)
        if kind == _OFF:
            phrase.meld = meld(self.session.view, phrase.meld)
        phrase.draw(canvas, _T_DO_DEAL + kind, x, y, colour)


def top_card(view):
    """Return the last card of the row or pile, 0xFF if it is empty."""
    return view[_ROW + view[_ROW_N] - 1] if view[_ROW_N] else _NONE


def concerns(move, card, top):
    """Return whether the move has to do with the card; 0xFF asks for moves without one.

    `top`: the last card of the row, which is what Rummy's TAKE is about.
    """
    kind = move >> _MOVE_KIND
    if kind == _TAKE:
        return card == top
    if kind == _LAY:
        return card != _NONE and contains(move >> _MOVE_MELD & _MELD_MASK, card)
    if _PICK <= kind <= _KNOCK:
        return move & _CARD_MASK == card
    return card == _NONE
