"""A card that moves over the table: from the stock to a hand, from a hand to the row, and so on.

The table stays as it was before the move; what is under the card is kept and put back, so that only
few pixels change, and nothing is allocated. The move itself is long made.
"""

from array import array

from app.bands import place
from app.keys import elapsed
from engine.const import const
from engine.melds import card_at
from gfx.cards import NO_CARD, draw_card

_PLAYERS = const(2)
_STARTER = const(40)
_ROW_N = const(51)
_ROW = const(165)
_MOVE_KIND = const(17)
_MOVE_MELD = const(6)
_MELD_MASK = const(0x7FF)
_CARD_MASK = const(0x3F)
_DRAW = const(1)
_TAKE = const(2)
_PICK = const(3)
_LAY = const(4)
_OFF = const(5)
_KNOCK = const(7)
_FLIGHT_MS = const(220)
_FROM, _TO, _NOW = 0, 2, 4  # places in `Motion.path`, x and then y


class Motion:
    """`left`: how many flights are still to come, that in the air included; 0: nothing moves."""

    def __init__(self, canvas):
        self.left = 0
        self.card = NO_CARD
        self.seat = 0
        self.since = None
        self.flown = 0  # ms
        self.path = array("h", bytes(12))
        self.under = canvas.like(canvas.card.width, canvas.card.height)
        self.kept = False  # what is under the card is in `under`

    def deal(self, canvas, table):
        """Prepare a card's way to each seat, the starter first."""
        view = table.session.view
        self.card = NO_CARD
        self.kept = False
        self.left = view[_PLAYERS]
        self._take_off(canvas, table, view[_STARTER])

    def plan(self, canvas, table, seat, move):
        """Prepare the way of the card of a move that `seat` is about to make on the table."""
        kind = move >> _MOVE_KIND
        card = move & _CARD_MASK
        if kind == _LAY:
            card = card_at(move >> _MOVE_MELD & _MELD_MASK, 0)
        elif kind == _TAKE:
            card = table.session.view[_ROW + table.session.view[_ROW_N] - 1]
        self.card = NO_CARD if kind == _DRAW or kind == _KNOCK else card
        self.kept = False
        self.left = 1 if _DRAW <= kind <= _KNOCK else 0
        self._take_off(canvas, table, seat)
        if kind > _PICK:
            self._put_at_seat(canvas, table, _FROM, card)
            self._put_at_row(canvas, table, _TO, NO_CARD)
        elif kind > _DRAW:
            self._put_at_row(canvas, table, _FROM, card)
        if kind == _LAY or kind == _OFF:
            self._put(_TO, canvas.width // 2, canvas.layout.melds_y or canvas.layout.row_y)

    def _take_off(self, canvas, table, seat):
        """Begin a way from the stock to a seat."""
        self.seat = seat
        self.since = None
        self.flown = 0
        self._put(_FROM, canvas.width - canvas.card.width, canvas.layout.seats_y)
        self._put_at_seat(canvas, table, _TO, NO_CARD)

    def _put(self, end, x, y):
        self.path[end] = x
        self.path[end + 1] = y

    def _put_at_seat(self, canvas, table, end, card):
        """Put an end where the seat's card is: the viewer's in the hand, others at their names."""
        if self.seat != table.session.viewer:
            x = canvas.width * self.seat // table.session.view[_PLAYERS]
            self._put(end, x, canvas.layout.seats_y)
            return
        i = 0
        while i < table.hand_n and table.hand[i] != card:
            i += 1
        x = place(canvas, canvas.card, i, table.hand_at, table.hand_n)
        self._put(end, x, canvas.layout.hand_y)

    def _put_at_row(self, canvas, table, end, card):
        """Put an end where the card is in the row, or at the row's end."""
        view = table.session.view
        count = view[_ROW_N]
        i = 0
        while i < count and view[_ROW + i] != card:
            i += 1
        x = place(canvas, canvas.row_card, i, table.row_at if table.band else count, count)
        self._put(end, x, canvas.layout.row_y)

    def step(self, now, canvas, table):
        """Let time go on to `now` (ms)."""
        if self.since is None:
            self.since = now
        self.flown = elapsed(now, self.since)
        if self.flown >= _FLIGHT_MS:
            self.left -= 1
            if self.left:
                self._take_off(canvas, table, (self.seat + 1) % table.session.view[_PLAYERS])

    def draw(self, canvas):
        """Move the card over what is on the canvas."""
        path = self.path
        if self.kept:
            canvas.fb.blit(self.under, path[_NOW], path[_NOW + 1])
        for i in (0, 1):
            way = path[_TO + i] - path[_FROM + i]
            path[_NOW + i] = path[_FROM + i] + way * self.flown // _FLIGHT_MS
        self.under.blit(canvas.fb, -path[_NOW], -path[_NOW + 1])
        self.kept = True
        draw_card(canvas.fb, canvas.card, self.card, path[_NOW], path[_NOW + 1])
