"""All melds on the table, whose they are, and how they grew."""

from app.keys import DOWN, UP
from app.menu import draw_position
from app.screen import Screen
from engine.const import const
from engine.melds import card_at, size
from engine.state import meld, meld_seat
from gfx.cards import draw_card

_MELD_N = const(55)
_T_NO_MELDS = const(20)
_LABEL = const(9)  # columns for the seat's label
SEAT_LABELS = (b"ME", b"1", b"2", b"3", b"4", b"5")  # as in the seats' band of the table


class Melds(Screen):
    """A scrolling list of the melds, one a line, with the seat that laid each."""

    name = "melds"

    def __init__(self, app, session):
        super().__init__(app)
        self.session = session
        self.top = 0

    def press(self, button):
        shown = self.app.canvas.height // self.app.canvas.layout.meld_pitch
        last = self.session.view[_MELD_N] - shown
        if button == UP and self.top > 0:
            self.top -= 1
        elif button == DOWN and self.top < last:
            self.top += 1
        elif button != UP:
            self.app.pop()
        self.dirty = True

    def draw(self, canvas):
        view = self.session.view
        canvas.clear()
        if not view[_MELD_N]:
            canvas.say_centred(_T_NO_MELDS, (canvas.height - canvas.layout.line) // 2)
            return
        pitch = canvas.layout.meld_pitch
        y = 0
        i = self.top
        while i < view[_MELD_N] and y < canvas.height:
            canvas.small(SEAT_LABELS[meld_seat(view, i)], 0, y + 5)
            _draw_meld(canvas, meld(view, i), _LABEL, y)
            y += pitch
            i += 1
        draw_position(canvas, 0, canvas.height, self.top, canvas.height // pitch, view[_MELD_N])


def _draw_meld(canvas, code, x, y):
    count = size(code)
    pitch = min(canvas.mini.width + 1, (canvas.width - 4 - x - canvas.mini.width) // (count - 1))
    i = 0
    while i < count:
        draw_card(canvas.fb, canvas.mini, card_at(code, i), x, y)
        x += pitch
        i += 1
