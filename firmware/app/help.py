"""The rules of the games in pages: left and right turn them, up and down scroll, B goes back."""

from app.keys import DOWN, LEFT, RIGHT, UP
from app.menu import draw_position
from app.screen import Screen
from gfx.paragraph import Paragraph
from gfx.text import draw
from lang import language


class Help(Screen):
    """The help of a game (DUMMY or RUMMY) in the app's language."""

    name = "help"

    def __init__(self, app, game):
        super().__init__(app)
        self.pages = language.load_help(app.settings.language)[game]
        self.page = 0
        self.top = 0
        self.body = None
        self._turn(0)

    def _turn(self, step):
        """Go `step` pages on; a page is a title and its text, one after the other in `pages`."""
        self.page = (self.page + step) % (len(self.pages) // 2)
        self.top = 0
        canvas = self.app.canvas
        self.body = Paragraph(canvas.font, self.pages[2 * self.page + 1], canvas.width - 10)

    def press(self, button):
        self.dirty = True
        lines = self.app.canvas.layout.lines
        if button == LEFT or button == RIGHT:
            self._turn(1 if button == RIGHT else -1)
        elif button == DOWN and self.top + lines < self.body.lines:
            self.top += (
                lines
                if self.top + 2 * lines <= self.body.lines
                else (self.body.lines - self.top - lines)
            )
        elif button == UP and self.top:
            self.top = max(0, self.top - lines)
        elif button != UP and button != DOWN:
            self.app.pop()

    def draw(self, canvas):
        layout = canvas.layout
        canvas.clear()
        canvas.invert(0, 0, canvas.width, layout.line)
        draw(canvas.fb, canvas.font, self.pages[2 * self.page], 3, 0, canvas.paper)
        canvas.small_number(self.page + 1, canvas.width - 9, 5, canvas.paper)
        self.body.draw(canvas, self.top, layout.lines, 3, layout.line, layout.line)
        draw_position(canvas, layout.line, canvas.height, self.top, layout.lines, self.body.lines)
