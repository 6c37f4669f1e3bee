"""The counts of all hands against the computers, a page for each game and level."""

from app.keys import DOWN, LEFT, RIGHT, UP, A
from app.menu import draw_position
from app.screen import Screen
from app.seats import LEVELS
from app.settings_record import level
from app.statistics import BEST, FIELDS, KNOCKS
from engine.const import const
from gfx.phrase import Phrase

_POSITION = const(6)  # columns at the right edge for the mark of the position
_T_DUMMY = const(6)
_T_EASY = const(12)
_T_STAT_HANDS = const(187)


class StatisticsScreen(Screen):
    """The counts of a game and level, a page each. Left, right and A turn the pages, up and down
    scroll, B goes back."""

    name = "statistics"
    vertical = True

    def __init__(self, app):
        super().__init__(app)
        self.statistics = app.statistics
        self.phrase = Phrase()
        self.page = app.settings.game * LEVELS + level(app.settings)
        self.top = 0

    def _fields(self):
        """Return how many lines the page has: Rummy knows no knocks."""
        return FIELDS if self.page < LEVELS else FIELDS - (BEST - KNOCKS)

    def press(self, button):
        self.dirty = True
        layout = self.app.canvas.layout
        last = max(0, self._fields() - (0 if layout.narrow else layout.lines))
        if button == UP:
            self.top = self.top - 1 if self.top else last
        elif button == DOWN:
            self.top = self.top + 1 if self.top < last else 0
        elif button == LEFT or button == RIGHT or button == A:
            pages = 2 * LEVELS
            self.page = (self.page + (pages - 1 if button == LEFT else 1)) % pages
            self.top = 0
        else:
            self.app.pop()

    def draw(self, canvas):
        layout = canvas.layout
        canvas.clear()
        if layout.narrow and self.top:
            self._draw_alone(canvas, self.top - 1)
            return
        canvas.invert(0, 0, canvas.width, layout.line)
        pad = layout.pad
        x = 3 + canvas.say(_T_DUMMY + self.page // LEVELS, 3, pad, canvas.paper) + 4
        canvas.say(_T_EASY + self.page % LEVELS, x, pad, canvas.paper)
        if layout.narrow:
            draw_position(canvas, layout.line, canvas.height, 0, 1, self._fields() + 1)
            return
        y = layout.line
        i = self.top
        while i < self._fields() and i < self.top + layout.lines:
            self._draw_field(canvas, i, y)
            y += layout.line
            i += 1
        draw_position(canvas, layout.line, canvas.height, self.top, layout.lines, self._fields())

    def _draw_field(self, canvas, i, y):
        y += canvas.layout.pad
        canvas.say(_T_STAT_HANDS + self._field(i), 3, y, canvas.ink)
        canvas.number_right(self._value(i), canvas.width - _POSITION, y, canvas.ink)

    def _draw_alone(self, canvas, i):
        """Draw one count on a screen of its own."""
        height = canvas.height
        text = _T_STAT_HANDS + self._field(i)
        self.phrase.wrap(canvas, text, 2, 0, canvas.width - _POSITION)
        y = height - canvas.layout.cell
        canvas.number_right(self._value(i), canvas.width - _POSITION, y, canvas.ink)
        draw_position(canvas, 0, height, self.top, 1, self._fields() + 1)

    def _field(self, i):
        return i if i < KNOCKS or self.page < LEVELS else BEST

    def _value(self, i):
        return self.statistics.get(self.page // LEVELS, self.page % LEVELS, self._field(i))
