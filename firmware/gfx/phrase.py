"""Sentences with gaps: "{who} ทิ้ง {card}", drawn piece by piece without making a string.

The compiled texts have a code below 0x20 where a gap is. `Phrase` holds what goes there.
"""

from engine.const import const
from engine.melds import card_at, size
from gfx.cards import draw_name
from gfx.text import draw

# The codes of the gaps; tools/lang.py writes them.
WHO = const(1)
CARD = const(2)
MELD = const(3)
NUMBER = const(4)
BREAK = const(5)  # a place where a line may end

_SPACE = const(0x20)
_LONG_RUN = const(4)  # a longer meld is shown by its ends


class Phrase:
    """What fills the gaps of a text: seat `who`, `card`, `meld` (a code), `number`.

    What the seat is called the canvas's `names` say.
    """

    def __init__(self):
        self.who = 0
        self.card = 0
        self.meld = 0
        self.number = 0

    def draw(self, canvas, number, x, y, colour=1):
        """Draw text `number` of the canvas's language with its gaps filled; returns the width."""
        at, end = canvas.begin(number), canvas.begin(number + 1)
        return self._draw_span(canvas, canvas.texts, at, end, x, y, colour)

    def width(self, canvas, number):
        """Return what `draw` would return."""
        at, end = canvas.begin(number), canvas.begin(number + 1)
        return self._span_width(canvas, canvas.texts, at, end)

    def wrap(self, canvas, number, x, y, right, show=True, most=9):
        """Draw the text in lines from `x` to `right`, the first at `y`; returns how many lines.

        Without `show` it only counts them; what `most` lines cannot hold is left out. A line ends
        at a space or at BREAK.
        """
        text = canvas.texts
        at, last = canvas.begin(number), canvas.begin(number + 1)
        lines = 1
        pen = x
        while at < last:
            end = _token_end(text, at, last)
            columns = self._span_width(canvas, text, at, end)
            if pen > x and text[at] != _SPACE and pen + columns - canvas.font.gap > right:
                if lines == most:
                    return lines
                lines += 1
                pen = x
            if pen > x or text[at] != _SPACE:
                if show:
                    top = y + (lines - 1) * canvas.layout.cell
                    self._draw_span(canvas, text, at, end, pen, top, canvas.ink)
                pen += columns
            at = end
        return lines

    def _draw_span(self, canvas, text, at, end, x, y, colour):
        start = x
        while at < end:
            to = _piece_end(text, at, end)
            if text[at] < _SPACE:
                x += self._draw_gap(canvas, text[at], x, y, colour)
            else:
                x += draw(canvas.fb, canvas.font, text, x, y, colour, at, to)
            at = to
        return x - start

    def _span_width(self, canvas, text, at, end):
        shown = canvas.look_away()
        columns = self._draw_span(canvas, text, at, end, 0, 0, 0)
        canvas.fb = shown
        return columns

    def _draw_gap(self, canvas, code, x, y, colour):
        if code == WHO:
            return canvas.names.draw(canvas, self.who, x, y, colour)
        if code == CARD:
            return draw_name(canvas.fb, canvas.font, self.card, x, y, colour)
        if code == MELD:
            return draw_meld(canvas, self.meld, x, y, colour)
        if code == NUMBER:
            return canvas.number(self.number, x, y, colour)
        return 0


def _token_end(text, at, last):
    """Return where what begins at `at` ends and may be followed by a new line."""
    blank = text[at] == _SPACE
    at += 1
    while at < last and (text[at] == _SPACE) == blank and text[at] != BREAK:
        at += 1
    return at


def _piece_end(text, at, end):
    """Return where a gap, or the letters up to the next gap, end."""
    if text[at] < _SPACE:
        return at + 1
    while at < end and text[at] >= _SPACE:
        at += 1
    return at


def draw_meld(canvas, code, x, y, colour=1):
    """Draw the names of a meld's cards, of a long run the first and the last; returns the width."""
    start = x
    count = size(code)
    i = 0
    while i < count:
        if i == 1 and count > _LONG_RUN:
            x += draw(canvas.fb, canvas.font, b"-", x, y, colour)
            i = count - 1
        x += draw_name(canvas.fb, canvas.font, card_at(code, i), x, y, colour)
        i += 1
    return x - start
