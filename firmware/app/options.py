"""The options of the chosen game, one a page: name, state and what it means.

Up and down turn the pages, left, right and A change the option, B goes back and remembers all.
"""

from app.keys import DOWN, LEFT, UP, B
from app.screen import Screen
from engine.const import const
from gfx.paragraph import Paragraph

_T_OFF = const(77)
_T_PLAIN = const(79)
_T_OPTION_PRESET = const(82)
_T_OPTION_TARGET = const(83)
_T_OPTION_O1 = const(84)
_T_OPTION_R8A = const(96)
_T_OPTION_HANDS = const(98)
_T_ABOUT_PRESET = const(99)

_PRESET, _TARGET = 0, 1  # the first two pages of both games
# The bits of the pages after these; the texts stand in the same order.
_BITS = (
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12),  # O1-O9, O11-O13
    (0, 1, 2),  # R8a, R11, R12
)
_FIRST_TEXT = (_T_OPTION_O1, _T_OPTION_R8A)
_FULL = (0x5FF, 0x3)
_PRESET_BITS = (0x1DFF, 0x3)  # what a preset decides: not whether hands are counted
_OPT_HANDS = const(1 << 2)
_RUMMY = const(1)
_POINTS = ((100, 2000, 50), (50, 500, 25))  # least, most, step
_HANDS = (1, 20, 1)
_DEFAULT_POINTS = (500, 150)
_DEFAULT_HANDS = const(5)


class Options(Screen):
    """The options of the game that the settings name."""

    name = "options"

    def __init__(self, app):
        super().__init__(app)
        self.at = 0
        self.game = app.settings.game
        self.about = None
        self._turn(0)

    def _turn(self, step):
        self.at = (self.at + step) % (2 + len(_BITS[self.game]))
        canvas = self.app.canvas
        text = canvas.texts[self._text() - _T_OPTION_PRESET + _T_ABOUT_PRESET]
        self.about = Paragraph(canvas.font, text, canvas.width - 8)

    def _text(self):
        """Return the number of the text that names the present option."""
        if self.at <= _TARGET:
            return _T_OPTION_PRESET + self.at
        return _FIRST_TEXT[self.game] + self.at - 2

    def press(self, button):
        self.dirty = True
        if button == UP or button == DOWN:
            self._turn(1 if button == DOWN else -1)
        elif button == B:
            self.app.settings.save()
            self.app.pop()
        else:
            self._change(-1 if button == LEFT else 1)

    def _change(self, step):
        settings = self.app.settings
        game = self.game
        on = settings.options[game]
        if self.at == _TARGET:
            self._change_target(step)
        elif self.at == _PRESET:
            full = on & _PRESET_BITS[game] == _FULL[game]
            settings.options[game] = on & ~_PRESET_BITS[game] | (0 if full else _FULL[game])
        else:
            bit = 1 << _BITS[game][self.at - 2]
            settings.options[game] = on ^ bit
            if game == _RUMMY and bit == _OPT_HANDS:
                hands = settings.options[game] & bit
                settings.target[game] = _DEFAULT_HANDS if hands else _DEFAULT_POINTS[game]

    def _change_target(self, step):
        settings = self.app.settings
        game = self.game
        least, most, unit = _HANDS if self._counts_hands() else _POINTS[game]
        value = settings.target[game] + step * unit
        settings.target[game] = most if value < least else least if value > most else value

    def _counts_hands(self):
        return self.game == _RUMMY and self.app.settings.options[_RUMMY] & _OPT_HANDS

    def draw(self, canvas):
        layout = canvas.layout
        canvas.clear()
        canvas.invert(0, 0, canvas.width, layout.line)
        canvas.say(self._text(), 3, 0, canvas.paper)
        self._draw_state(canvas, canvas.width - 3)
        self.about.draw(canvas, 0, layout.lines, 4, layout.line, layout.line)

    def _draw_state(self, canvas, right):
        settings = self.app.settings
        on = settings.options[self.game]
        if self.at == _TARGET:
            canvas.number_right(settings.target[self.game], right, 0, canvas.paper)
        elif self.at == _PRESET:
            bits = on & _PRESET_BITS[self.game]
            which = 0 if not bits else 1 if bits == _FULL[self.game] else 2
            canvas.say_right(_T_PLAIN + which, right, 0, canvas.paper)
        else:
            state = on >> _BITS[self.game][self.at - 2] & 1
            canvas.say_right(_T_OFF + state, right, 0, canvas.paper)
