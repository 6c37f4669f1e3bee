"""Text of more than a line: broken where it may be, shown from any of its lines on.

Lines break at spaces and at BREAK, a code that tools/lang.py writes for `|` in the sources, since
Thai has no spaces between words. NEWLINE ends a paragraph.
"""

from array import array

from engine.const import const
from gfx.text import draw, width

BREAK = const(5)
NEWLINE = const(10)
_SPACE = const(0x20)


class Paragraph:
    """A text laid out for a width. Making one allocates; drawing it does not.

    `lines`: how many lines it has.
    """

    def __init__(self, font, text, columns):
        self.font = font
        self.text = text
        self.ends = array("H")
        self._lay_out(columns)
        self.lines = len(self.ends)

    def _lay_out(self, columns):
        """Fill `ends` with the place in the text where each line ends."""
        text = self.text
        start = 0
        while start < len(text):
            end = self._line_end(start, columns)
            self.ends.append(end)
            start = end
            while start < len(text) and text[start] in (_SPACE, NEWLINE):
                start += 1
                if text[start - 1] == NEWLINE:
                    break

    def _line_end(self, start, columns):
        """Return where the line that begins at `start` ends: after the last part that fits."""
        text = self.text
        end = at = start
        while at < len(text) and text[at] != NEWLINE:
            at += 1
            while at < len(text) and text[at] not in (_SPACE, BREAK, NEWLINE):
                at += 1
            if self._width(start, at) > columns and end > start:
                return end
            end = at
        return end

    def _width(self, start, end):
        return width(self.font, self.text, start, end)

    def draw(self, canvas, first, count, x, y, pitch):
        """Draw `count` lines from line `first` on, the first at `y`, `pitch` rows apart."""
        text = self.text
        line = first
        while line < self.lines and line < first + count:
            at = self.ends[line - 1] if line else 0
            end = self.ends[line]
            while at < end and (text[at] == _SPACE or text[at] == NEWLINE):
                at += 1
            draw(canvas.fb, self.font, text, x, y, canvas.ink, at, end)
            y += pitch
            line += 1
