"""A card of the row with its neighbours, twice as large as the hand's cards, and who discarded it.

Left and right go along the row, A does what it does in the row, up shows the melds; all else goes
back to the table.
"""

from app.keys import LEFT, RIGHT, UP, A
from app.screen import Screen
from engine.const import const
from gfx.cards import MARK_ROOM, MARKED, PICKED, draw_card
from gfx.text import int_width, width

_ROW_N = const(51)
_ROW = const(165)
_BY = const(251)
_PLAYERS = const(2)
_GAP = const(2)
_HEADING_X = const(3)  # room for what stands out to the left of a first letter
_OF = b"/"

_T_DID_DISCARD = const(30)


class Zoom(Screen):
    """The row from near, the card under the table's cursor in the middle."""

    name = "zoom"

    def __init__(self, app, table):
        super().__init__(app)
        self.table = table
        style = app.canvas.card
        self.rows = style.height + MARK_ROOM
        self.small = app.canvas.like(style.width, self.rows)

    def press(self, button):
        self.dirty = True
        if button == LEFT or button == RIGHT:
            self.table.move_cursor(button)
            return
        self.app.pop()
        if button == A:
            self.table.press(button)
        elif button == UP:
            from app.melds import Melds

            self.app.push(Melds(self.app, self.table.session))

    def draw(self, canvas):
        canvas.clear()
        view = self.table.session.view
        at = self.table.row_at
        y = self._draw_heading(canvas, view, at)
        pitch = 2 * canvas.card.width + _GAP
        beside = ((canvas.width + _GAP) // pitch - 1) // 2
        y += (canvas.height - y - 2 * self.rows) // 2
        for i in range(at - beside, at + beside + 1):
            if 0 <= i < view[_ROW_N]:
                x = (canvas.width - pitch + _GAP) // 2 + (i - at) * pitch
                self._draw_card(canvas, view[_ROW + i], x, y, i == at)

    def _draw_heading(self, canvas, view, at):
        """Draw the place in the row, and who discarded the card; returns the rows they take."""
        layout = canvas.layout
        figures = canvas.figures
        wide = int_width(figures, at + 1) + width(figures, _OF) + int_width(figures, view[_ROW_N])
        left = canvas.width - wide
        x = left + canvas.small_number(at + 1, left, layout.pad, canvas.ink)
        x += canvas.small(_OF, x, layout.pad, canvas.ink)
        canvas.small_number(view[_ROW_N], x, layout.pad, canvas.ink)
        card = view[_ROW + at]
        if layout.narrow:
            return layout.capitals
        if view[_BY + card] < view[_PLAYERS]:
            phrase = self.table.notes.phrase
            phrase.who = view[_BY + card]
            phrase.card = card
            phrase.wrap(canvas, _T_DID_DISCARD, _HEADING_X, layout.pad, left, True, 1)
        return layout.line

    def _draw_card(self, canvas, card, x, y, picked):
        """Draw a card twice as large, its mark's top at `y`."""
        look = MARKED if self.table.is_legal(card) else 0
        small = self.small
        small.fill(canvas.paper)
        draw_card(small, canvas.card, card, 0, MARK_ROOM, look | (PICKED if picked else 0))
        for row in range(self.rows):
            column = 0
            while column < canvas.card.width:
                colour = small.pixel(column, row)
                start = column
                while column < canvas.card.width and small.pixel(column, row) == colour:
                    column += 1
                if colour != canvas.paper:
                    wide = 2 * (column - start)
                    canvas.fb.fill_rect(x + 2 * start, y + 2 * row, wide, 2, colour)
