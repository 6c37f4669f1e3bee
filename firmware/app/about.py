"""A page of text over the screen: what the game is, or a message. Up and down scroll it."""

from app.keys import DOWN, UP
from app.menu import draw_position
from app.screen import Screen
from engine.const import const
from gfx.paragraph import Paragraph

_T_ABOUT_TEXT = const(154)


class About(Screen):
    """Shows text `number` in full; any other button than up and down goes back."""

    name = "about"
    vertical = True

    def __init__(self, app, number=_T_ABOUT_TEXT):
        super().__init__(app)
        canvas = app.canvas
        self.body = Paragraph(canvas.font, canvas.text(number), canvas.width - 10)
        self.top = 0

    def press(self, button):
        self.dirty = True
        last = max(0, self.body.lines - self.app.canvas.layout.rows)
        if button == UP:
            self.top = max(0, self.top - 1)
        elif button == DOWN:
            self.top = self.top + 1 if self.top < last else 0
        else:
            self.app.pop()

    def draw(self, canvas):
        layout = canvas.layout
        canvas.clear()
        self.body.draw(canvas, self.top, layout.rows, 3, layout.pad, layout.line)
        draw_position(canvas, 0, canvas.height, self.top, layout.rows, self.body.lines)
