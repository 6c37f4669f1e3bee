"""The log of a hand as a list that scrolls."""

from app.keys import DOWN, LEFT, RIGHT, UP
from app.log import EVENT, of_hand
from app.menu import draw_position
from app.screen import Screen
from engine.const import const
from gfx.phrase import Phrase

_MOVE_KIND = const(17)
_MOVE_MELD = const(6)
_MELD_MASK = const(0x7FF)
_CARD_MASK = const(0x3F)
_ENTRY = const(4)
_POSITION = const(3)  # columns at the right edge for the mark of the position
_T_DID_DEAL = const(24)
_T_FINED = const(62)
_T_RULE_D17 = const(63)
_T_LOG = const(159)
_T_LOG_EMPTY = const(160)


class LogScreen(Screen):
    """The log as a list, the latest entry last and shown first. Up, down: a line; left, right: a
    page; A and B go back."""

    name = "log"
    vertical = True

    def __init__(self, app, session):
        super().__init__(app)
        self.log = of_hand(session)
        self.phrase = Phrase()
        self.top = max(0, self.log.n - app.canvas.layout.lines)

    def press(self, button):
        self.dirty = True
        lines = self.app.canvas.layout.lines
        last = max(0, self.log.n - lines)
        if button == UP:
            self.top = max(0, self.top - 1)
        elif button == LEFT:
            self.top = max(0, self.top - lines)
        elif button == DOWN:
            self.top = self.top + 1 if self.top < last else 0
        elif button == RIGHT:
            self.top = min(last, self.top + lines)
        else:
            self.app.pop()

    def draw(self, canvas):
        layout = canvas.layout
        canvas.clear()
        if layout.narrow and self.log.n:
            self._draw_alone(canvas, self.top)
            return
        canvas.say_centred(_T_LOG if self.log.n else _T_LOG_EMPTY, layout.pad)
        y = layout.line
        i = self.top
        while i < self.log.n and i < self.top + layout.lines:
            self._draw_entry(canvas, i, 3, y + layout.pad)
            y += layout.line
            i += 1
        draw_position(canvas, layout.line, canvas.height, self.top, layout.lines, self.log.n)

    def _draw_entry(self, canvas, i, x, y):
        text = self._take_up(i)
        if self.log.data[_ENTRY * i] & EVENT:
            if self.phrase.number:
                x += self.phrase.draw(canvas, _T_FINED, x, y) + 3
            canvas.say(text, x, y)
        else:
            self.phrase.draw(canvas, text, x, y)

    def _draw_alone(self, canvas, i):
        """Draw one entry on a screen of its own."""
        text = self._take_up(i)
        y = 0
        right = canvas.width - _POSITION
        if self.log.data[_ENTRY * i] & EVENT and self.phrase.number:
            y = canvas.layout.cell * self.phrase.wrap(canvas, _T_FINED, 2, 0, right)
        self.phrase.wrap(canvas, text, 2, y, right)
        draw_position(canvas, 0, canvas.height, i, 1, self.log.n)

    def _take_up(self, i):
        """Fill the phrase's gaps with entry `i`; returns the number of its text."""
        data = self.log.data
        at = _ENTRY * i
        phrase = self.phrase
        phrase.who = data[at] & 7
        if data[at] & EVENT:
            units = data[at + 2]
            phrase.number = 50 * (units - 256 if units > 127 else units)
            return _T_RULE_D17 + data[at + 1]
        move = data[at + 1] | data[at + 2] << 8 | data[at + 3] << 16
        phrase.card = move & _CARD_MASK
        phrase.meld = move >> _MOVE_MELD & _MELD_MASK
        return _T_DID_DEAL + (move >> _MOVE_KIND)
