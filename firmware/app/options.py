"""The options of the chosen game, one a page: name, state and what it means.

Up and down turn the pages, left, right and A change the option, B goes back and remembers all.
"""

from app.keys import DOWN, LEFT, UP, B
from app.menu import draw_position
from app.screen import Screen
from engine.const import const
from gfx.paragraph import Paragraph
from gfx.phrase import Phrase

_T_OFF = const(89)
_T_PLAIN = const(91)
_T_OPTION_PRESET = const(94)
_T_OPTION_O1 = const(96)
_T_OPTION_R8A = const(108)
_T_ABOUT_PRESET = const(111)

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
_MARGINS = const(9)  # columns beside a text, the mark of the position included
_POINTS = ((100, 2000, 50), (50, 500, 25))  # least, most, step
_HANDS = (1, 20, 1)
_DEFAULT_POINTS = (500, 150)
_DEFAULT_HANDS = const(5)


class Options(Screen):
    """The options of the game that the settings name."""

    name = "options"
    vertical = True

    def __init__(self, app):
        super().__init__(app)
        self.at = 0
        self.top = 0
        self.game = app.settings.game
        self.about = None
        self.phrase = Phrase()
        self._turn(0)

    def _turn(self, step):
        self.top = 0
        self.at = (self.at + step) % (2 + len(_BITS[self.game]))
        canvas = self.app.canvas
        text = canvas.text(self._text() - _T_OPTION_PRESET + _T_ABOUT_PRESET)
        self.about = Paragraph(canvas.font, text, canvas.width - _MARGINS)

    def _scroll(self, step):
        """Go on in a text that is too long for the screen, from its end to the next option."""
        layout = self.app.canvas.layout
        top = self.top + step * (layout.rows if layout.narrow else layout.lines)
        if 0 <= top < self._count(layout):
            self.top = top
        else:
            self._turn(step)

    def _count(self, layout):
        """Return how many lines there are: on a narrow screen name and state come first."""
        return self.about.lines + (layout.rows if layout.narrow else 0)

    def _text(self):
        """Return the number of the text that names the present option."""
        if self.at <= _TARGET:
            return _T_OPTION_PRESET + self.at
        return _FIRST_TEXT[self.game] + self.at - 2

    def press(self, button):
        self.dirty = True
        if button == UP or button == DOWN:
            self._scroll(1 if button == DOWN else -1)
        elif button == B:
            self.app.settings.save()
            self.app.pop()
        else:
            self.top = 0
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
        if layout.narrow:
            self._draw_narrow(canvas, layout)
            return
        canvas.invert(0, 0, canvas.width, layout.line)
        canvas.say(self._text(), 3, layout.pad, canvas.paper)
        self._draw_state(canvas, canvas.width - 3, layout.pad, canvas.paper)
        y = layout.line
        self.about.draw(canvas, self.top, layout.lines, 3, y + layout.pad, y)
        draw_position(canvas, y, canvas.height, self.top, layout.lines, self.about.lines)

    def _draw_narrow(self, canvas, layout):
        """Draw name and state, or lines of what the option means."""
        rows = layout.rows
        pad = layout.pad
        if self.top:
            self.about.draw(canvas, self.top - rows, rows, 3, pad, layout.line)
        else:
            self.phrase.wrap(canvas, self._text(), 2, 0, canvas.width - 3)
            y = canvas.height - layout.cell
            shown = canvas.look_away()
            wide = self._draw_state(canvas, 0, y, canvas.paper)
            canvas.fb = shown
            right = canvas.width - 5
            canvas.invert(right - wide - 2, y, wide + 2, layout.cell)
            self._draw_state(canvas, right, y, canvas.paper)
        draw_position(canvas, 0, canvas.height, self.top, rows, self._count(layout))

    def _draw_state(self, canvas, right, y, colour):
        """Draw the option's state so that it ends before `right`; returns the width."""
        settings = self.app.settings
        on = settings.options[self.game]
        if self.at == _TARGET:
            return canvas.number_right(settings.target[self.game], right, y, colour)
        if self.at == _PRESET:
            bits = on & _PRESET_BITS[self.game]
            which = 0 if not bits else 1 if bits == _FULL[self.game] else 2
            return canvas.say_right(_T_PLAIN + which, right, y, colour)
        state = on >> _BITS[self.game][self.at - 2] & 1
        return canvas.say_right(_T_OFF + state, right, y, colour)
