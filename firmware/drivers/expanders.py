"""From 16 colours (GS4_HMSB) to what a colour panel wants: RGB565, high byte first.

Two ways behind one interface: a table of pixel pairs in native code (12 ms for 240x240 on an
RP2040), or framebuf's blit through a palette (68 ms) where there is no native code.
"""

from array import array

from framebuf import GS4_HMSB, RGB565, FrameBuffer

from drivers import kernels


def rgb565(colours):
    """Return RGB888 bytes as a list of RGB565 values, their bytes swapped for the wire."""
    values = []
    for i in range(0, len(colours), 3):
        value = (colours[i] & 0xF8) << 8 | (colours[i + 1] & 0xFC) << 3 | colours[i + 2] >> 3
        values.append((value & 0xFF) << 8 | value >> 8)
    return values


class PairTable:
    """Expands a byte, two pixels, at a time through a table of 256 pairs (1 KB)."""

    def __init__(self, frame, strip, width):
        self._frame = frame
        self._strip = strip
        self._table = bytearray(1024)
        self._where = array("i", (0, 0, 0, width // 2))
        self._stride = width // 2

    def set_palette(self, colours):
        """Take sixteen colours, RGB888, 48 bytes."""
        values = rgb565(colours)
        for i in range(256):
            for place, value in ((4 * i, values[i >> 4]), (4 * i + 2, values[i & 15])):
                self._table[place] = value & 0xFF
                self._table[place + 1] = value >> 8

    def fill(self, x, y, width, rows):
        """Fill the strip with the pixels of a window; x and width are even."""
        where = self._where
        where[0] = y * self._stride + x // 2
        where[1] = width // 2
        where[2] = rows
        kernels.expand(self._strip, self._frame, self._table, where)


class PaletteBlit:
    """Expands by blit, in C: needs no native code from us."""

    def __init__(self, frame, strip, width, tile):
        """`width` of the frame in pixels, in whole tiles, `tile` pixels wide."""
        height = len(frame) * 2 // width
        self._frame = FrameBuffer(frame, width, height, GS4_HMSB)
        self._tile = tile
        self._strips = [
            FrameBuffer(strip, count * tile, 8, RGB565) for count in range(1, width // tile + 1)
        ]
        self._palette = FrameBuffer(bytearray(32), 16, 1, RGB565)

    def set_palette(self, colours):
        """Take sixteen colours, RGB888, 48 bytes."""
        values = rgb565(colours)
        for i in range(16):
            self._palette.pixel(i, 0, values[i])

    def fill(self, x, y, width, rows):
        """Fill the strip with the pixels of a window; width is whole tiles. Rows are always 8."""
        self._strips[width // self._tile - 1].blit(self._frame, -x, -y, -1, self._palette)


def best(frame, strip, width, tile):
    """Return the faster expander that this firmware can run."""
    if kernels.expand:
        return PairTable(frame, strip, width)
    return PaletteBlit(frame, strip, width, tile)
