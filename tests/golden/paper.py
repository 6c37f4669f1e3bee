"""A frame buffer that only remembers where letters were put, to find those cut off or over another.

It has what the screens draw with, and shows nothing, so that thousands of screens can be tried.
"""

from emulator.framebuf import row_colours

_BITS = bytes.maketrans(b"\x00\x01", b"01")
_known = {}  # what is known of windows: the ink by strip, width and column


class Paper:
    """`outside`: letters of which a part fell off the screen, as (x, y); `over`: letters put on
    another's pixels. Both are emptied by `fill`, which begins a new screen."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.fill(0)

    def fill(self, colour):
        self.outside = []
        self.over = []
        self._rows = [0] * self.height

    def fill_rect(self, x, y, width, height, colour):
        first = max(0, x)
        mask = ~(((1 << max(0, x + width - first)) - 1) << first)
        for row in range(max(0, y), min(self.height, y + height)):
            self._rows[row] &= mask

    def rect(self, x, y, width, height, colour):
        """Lines hide no letters."""

    def hline(self, x, y, width, colour):
        """Lines hide no letters."""

    vline = hline

    def pixel(self, x, y):
        """Nothing is shown."""
        return 0

    def blit(self, window, x, y, key=-1, palette=None):
        """Take a letter, as text.glyph puts it into a Window."""
        if not window.rows:
            return
        left = x + window.left
        right = x + window.right
        top, bottom = y + window.rows[0][0], y + window.rows[-1][0]
        if left < 0 or right > self.width or top < 0 or bottom >= self.height:
            self.outside.append((x, y))
            return
        collides = 0
        for row, bits in window.rows:
            bits = bits << x if x >= 0 else bits >> -x
            collides |= self._rows[y + row] & bits
            self._rows[y + row] |= bits
        if collides:
            self.over.append((x, y))


class Window:
    """Stands in for a cell of a font: what part of the strip it shows is worked out once for all.

    `rows`: the rows of the letter that have ink, as (row, bits), the left column bit 0; `left`,
    `right`: the columns of that ink.
    """

    def __init__(self, cell):
        self._cell = cell
        self.rows = ()
        self.left = self.right = 0

    def blit(self, strip, x, y):
        """Show the strip from `-x` on, as text.glyph asks its cell to."""
        key = (id(strip._bytes.obj), self._cell._width, x)
        if key not in _known:
            self._cell.blit(strip, x, y)
            _known[key] = self._ink()
        self.rows, self.left, self.right = _known[key]

    def _ink(self):
        cell = self._cell
        rows = [row_colours(cell, row)[::-1] for row in range(cell._height)]
        bits = [int(row.translate(_BITS), 2) for row in rows]
        rows = [(row, value) for row, value in enumerate(bits) if value]
        left = min(((value & -value).bit_length() - 1 for _, value in rows), default=0)
        return rows, left, max((value.bit_length() for _, value in rows), default=0)


def lay(canvas):
    """Let a canvas draw on paper, its fonts through windows. Returns the paper."""
    styles = (canvas.card, canvas.row_card, canvas.mini)
    fonts = {canvas.font, canvas.figures}
    fonts.update(*((style.rank_font, style.suit_font) for style in styles))
    for font in fonts:
        font.cells = [cell and Window(cell) for cell in font.cells]
    canvas.like = Paper
    canvas.fb = Paper(canvas.width, canvas.height)
    return canvas.fb
