"""The rules of the games in pages: left and right turn them, up and down scroll, B goes back."""

from app.keys import DOWN, LEFT, RIGHT, UP
from app.menu import draw_position
from app.screen import Screen
from engine.const import const
from gfx.paragraph import Paragraph
from gfx.text import draw

_MARGINS = const(9)  # columns beside the text, the mark of the position included


class Help(Screen):
    """The help of a game (DUMMY or RUMMY) in the app's language."""

    name = "help"
    vertical = True

    def __init__(self, app, game):
        super().__init__(app)
        self.pages = _load(app.settings.language)[game]
        self.page = 0
        self.top = 0
        self.body = None
        self._turn(0)

    def _turn(self, step):
        """Go `step` pages on; a page is a title and its text, one after the other in `pages`."""
        self.page = (self.page + step) % (len(self.pages) // 2)
        self.top = 0
        canvas = self.app.canvas
        text = self.pages[2 * self.page + 1]
        if canvas.layout.narrow:
            text = self.pages[2 * self.page] + b"\n" + text
        self.body = Paragraph(canvas.font, text, canvas.width - _MARGINS)

    def press(self, button):
        self.dirty = True
        lines = self._shown(self.app.canvas.layout)
        if button == LEFT or button == RIGHT:
            self._turn(1 if button == RIGHT else -1)
        elif button == DOWN and self.top + lines < self.body.lines:
            self.top += (
                lines
                if self.top + 2 * lines <= self.body.lines
                else (self.body.lines - self.top - lines)
            )
        elif button == DOWN:
            self._turn(1)
        elif button == UP:
            self.top = max(0, self.top - lines)
        else:
            self.app.pop()

    def _shown(self, layout):
        """Return how many lines are shown; on a narrow screen the title is in the text."""
        return layout.rows if layout.narrow else layout.lines

    def draw(self, canvas):
        layout = canvas.layout
        shown = self._shown(layout)
        canvas.clear()
        y = 0
        if not layout.narrow:
            y = layout.line
            canvas.invert(0, 0, canvas.width, y)
            draw(canvas.fb, canvas.font, self.pages[2 * self.page], 3, layout.pad, canvas.paper)
            right = canvas.width - 2
            top = (y - layout.capitals) // 2
            canvas.small_number_right(self.page + 1, right, top, canvas.paper)
        self.body.draw(canvas, self.top, shown, 3, y + layout.pad, layout.line)
        draw_position(canvas, y, canvas.height, self.top, shown, self.body.lines)


def _load(language):
    """Return the help of a language: for each game a tuple of titles and pages in turn."""
    if language == "en":
        from lang.help_en import HELP
    else:
        from lang.help_th import HELP
    return HELP
