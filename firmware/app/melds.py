"""All melds on the table, whose they are, and how they grew."""

from app.keys import DOWN, UP
from app.meld_view import draw_meld
from app.menu import draw_position
from app.screen import Screen
from engine.const import const

_MELD_N = const(55)
_T_NO_MELDS = const(21)


class Melds(Screen):
    """A scrolling list of the melds, one a line, with the seat that laid each."""

    name = "melds"
    vertical = True

    def __init__(self, app, session):
        super().__init__(app)
        self.session = session
        self.top = 0

    def press(self, button):
        shown = self.app.canvas.height // self.app.canvas.layout.meld_pitch
        last = self.session.view[_MELD_N] - shown
        if button == UP and self.top > 0:
            self.top -= 1
        elif button == DOWN and last > 0:
            self.top = self.top + 1 if self.top < last else 0
        elif button != UP:
            self.app.pop()
        self.dirty = True

    def draw(self, canvas):
        view = self.session.view
        layout = canvas.layout
        canvas.clear()
        if not view[_MELD_N]:
            canvas.say_centred(_T_NO_MELDS, (canvas.height - layout.cell) // 2)
            return
        pitch = layout.meld_pitch
        shown = canvas.height // pitch
        y = (canvas.height - shown * pitch) // 2
        i = self.top
        while i < view[_MELD_N] and i < self.top + shown:
            draw_meld(canvas, view, i, 0, y, 1)
            y += pitch
            i += 1
        draw_position(canvas, 0, canvas.height, self.top, shown, view[_MELD_N])
