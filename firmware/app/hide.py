"""Between two people at one device: the cards are hidden until the next one says to be there."""

from app.keys import A, B
from app.screen import Screen
from engine.const import const
from gfx.phrase import Phrase

_T_HAND_OVER = const(155)
_T_PRESS_A = const(156)


class Hide(Screen):
    """Asks for the device to be given to `seat`; A shows that seat's cards."""

    name = "hide"

    def __init__(self, app, session, table, seat):
        super().__init__(app)
        self.session = session
        self.table = table
        self.seat = seat
        self.phrase = Phrase()

    def press(self, button):
        if button == A:
            self.session.show_to(self.seat)
            self.table.uncovered()
            self.app.pop()
        elif button == B:
            from app.pause import Pause

            self.app.push(Pause(self.app, self.session, self.table, False))

    def draw(self, canvas):
        line = canvas.layout.line
        canvas.clear()
        self.phrase.who = self.seat
        y = max(0, canvas.height // 2 - line)
        right = canvas.width
        if canvas.layout.narrow:
            self.phrase.wrap(canvas, _T_PRESS_A, 4, canvas.layout.pad, right)
            return
        y += line * (self.phrase.wrap(canvas, _T_HAND_OVER, 4, y, right) - 1)
        self.phrase.wrap(canvas, _T_PRESS_A, 4, y + line, right)
