"""A frame buffer that only remembers where letters were put, to find those cut off or over another.

It has what the screens draw with, and shows nothing, so that thousands of screens can be tried.
"""

from emulator.framebuf import row_colours

_BITS = bytes.maketrans(b"\x00\x01", b"01")


class Paper:
    """`outside`: letters of which a part fell off the screen, as (x, y); `over`: letters put on
    another's pixels. Both are emptied by `fill`, which begins a new screen."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self._inks = {}
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

    def blit(self, cell, x, y, key=-1, palette=None):
        """Take a letter, as text.glyph puts it."""
        rows = self._ink(cell)
        if not rows:
            return
        left = x + min((bits & -bits).bit_length() - 1 for _, bits in rows)
        right = x + max(bits.bit_length() for _, bits in rows)
        if left < 0 or right > self.width or y + rows[0][0] < 0 or y + rows[-1][0] >= self.height:
            self.outside.append((x, y))
            return
        collides = 0
        for row, bits in rows:
            bits = bits << x if x >= 0 else bits >> -x
            collides |= self._rows[y + row] & bits
            self._rows[y + row] |= bits
        if collides:
            self.over.append((x, y))

    def _ink(self, cell):
        """Return the rows of a letter that have ink, as (row, bits); the left column is bit 0."""
        key = (cell._width, bytes(cell._bytes))
        if key not in self._inks:
            rows = [row_colours(cell, row)[::-1] for row in range(cell._height)]
            bits = [int(row.translate(_BITS), 2) for row in rows]
            self._inks[key] = [(row, value) for row, value in enumerate(bits) if value]
        return self._inks[key]
