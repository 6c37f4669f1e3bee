"""MicroPython's ``framebuf`` on CPython, equal to the C module pixel for pixel.

Works on whole rows, so that fills and blits stay quick: a row of pixels is either *colours* (one
number a pixel) or *bits* (one big int, as the row lies in the buffer). ``ellipse``, ``poly`` and
``text`` are left out: nothing in ``firmware/`` may use them. It knows no screen and no game.

Where C would read or write outside the buffer (a palette too short), this raises IndexError.
"""

from array import array

MONO_VLSB = MVLSB = 0
RGB565 = 1
GS4_HMSB = 2
MONO_HLSB = 3
MONO_HMSB = 4
GS2_HMSB = 5
GS8 = 6

_WORD = 0xFFFFFFFF
_LONGEST_SIDE = 0xFFFF


def _shift_table(shift):
    """A ``bytes.translate`` table that shifts each byte left (right if negative), within 8 bits."""
    if shift < 0:
        return bytes(value >> -shift for value in range(256))
    return bytes(value << shift & 0xFF for value in range(256))


def _colours(values, depth):
    """``values`` cut to ``depth`` bits as C cuts them, in the type that ``depth`` is kept in."""
    if depth == 1:
        return bytes([value & _WORD != 0 for value in values])
    limit = (1 << depth) - 1
    return (bytes if depth <= 8 else _halfwords)([value & limit for value in values])


def _halfwords(values):
    return array("H", values)


class _Horizontal:
    """Formats whose bytes hold ``8 // depth`` neighbours in a row, 1 to 8 bits each."""

    def __init__(self, depth, high_first):
        self.depth = depth
        self._per_byte = per_byte = 8 // depth
        shifts = [depth * place for place in range(per_byte)]
        if high_first:
            shifts.reverse()
        self._shift_tables = [_shift_table(shift) for shift in shifts]
        limit = (1 << depth) - 1
        self._unpacked = [bytes(byte >> s & limit for s in shifts) for byte in range(256)]

    def stride(self, stride):
        """``stride`` (pixels) rounded up to whole bytes."""
        return -(-stride // self._per_byte) * self._per_byte

    def size(self, width, height, stride):
        """The bytes that the buffer must have; the last row may end with its last pixel."""
        return ((height - 1) * stride + self.stride(width)) // self._per_byte

    def span(self, x, y, width, stride):
        """Start and end in the buffer of the bytes that hold ``width`` pixels from ``x``."""
        row = y * stride
        return (row + x) // self._per_byte, (row + x + width - 1) // self._per_byte + 1

    def pack(self, colours, x, y):
        """Bits of a span with ``colours`` in their places and 0 elsewhere."""
        per_byte = self._per_byte
        if per_byte == 1:
            return int.from_bytes(colours, "big")
        before = x % per_byte
        after = -(before + len(colours)) % per_byte
        padded = bytes(before) + colours + bytes(after)
        bits = 0
        for place, table in enumerate(self._shift_tables):
            bits |= int.from_bytes(padded[place::per_byte].translate(table), "big")
        return bits

    def unpack(self, data, x, y, width):
        """The colours that the bytes of a span hold."""
        before = x % self._per_byte
        unpacked = self._unpacked
        return b"".join([unpacked[byte] for byte in data])[before : before + width]


class _Vertical:
    """MONO_VLSB: a byte holds eight pixels of a column, the top one lowest; eight rows a page."""

    depth = 1

    def __init__(self):
        self._up = [_shift_table(place) for place in range(8)]
        self._down = [bytes(value >> place & 1 for value in range(256)) for place in range(8)]

    def stride(self, stride):
        return stride

    def size(self, width, height, stride):
        return (height - 1) // 8 * stride + width

    def span(self, x, y, width, stride):
        start = y // 8 * stride + x
        return start, start + width

    def pack(self, colours, x, y):
        return int.from_bytes(colours.translate(self._up[y % 8]), "big")

    def unpack(self, data, x, y, width):
        return bytes(data).translate(self._down[y % 8])


class _Halfword:
    """RGB565: two bytes a pixel in the machine's byte order."""

    depth = 16

    def stride(self, stride):
        return stride

    def size(self, width, height, stride):
        return ((height - 1) * stride + width) * 2

    def span(self, x, y, width, stride):
        start = (y * stride + x) * 2
        return start, start + 2 * width

    def pack(self, colours, x, y):
        return int.from_bytes(colours.tobytes(), "big")

    def unpack(self, data, x, y, width):
        return array("H", bytes(data))


_FORMATS = {
    MONO_VLSB: _Vertical(),
    RGB565: _Halfword(),
    GS4_HMSB: _Horizontal(4, high_first=True),
    MONO_HLSB: _Horizontal(1, high_first=True),
    MONO_HMSB: _Horizontal(1, high_first=False),
    GS2_HMSB: _Horizontal(2, high_first=False),
    GS8: _Horizontal(8, high_first=True),
}


class _Palette(dict):
    """Colour → the colour of that pixel in a palette's first row, read when first asked for."""

    def __init__(self, frame):
        super().__init__()
        self._frame = frame

    def __missing__(self, colour):
        found = self[colour] = self._frame._read(colour, 0, 1)[0]
        return found


class FrameBuffer:
    """A picture in a caller's buffer.

    ``buffer`` is any writable buffer, ``width``, ``height`` and ``stride`` are in pixels,
    ``format`` one of this module's constants. ValueError if the format is none of them, a side is
    not positive, the stride is shorter than the width, or the buffer is too short.
    """

    def __init__(self, buffer, width, height, format, stride=None, /):
        self._open(buffer, width, height, format, stride)
        if self._bytes.readonly:
            raise TypeError("object with buffer protocol required")

    def _open(self, buffer, width, height, format, stride=None):
        stride = width if stride is None else stride
        if not (1 <= width <= _LONGEST_SIDE and 1 <= height <= _LONGEST_SIDE):
            raise ValueError("side out of range")
        if not width <= stride <= _LONGEST_SIDE:
            raise ValueError("stride out of range")
        if format not in _FORMATS:
            raise ValueError("invalid format")
        self._format = _FORMATS[format]
        self._bytes = memoryview(buffer).cast("B")
        self._width = width
        self._height = height
        self._stride = self._format.stride(stride)
        if self._format.size(width, height, self._stride) > len(self._bytes):
            raise ValueError("buffer too short")

    def fill(self, colour, /):
        """Paint every pixel."""
        self.fill_rect(0, 0, self._width, self._height, colour)

    def pixel(self, x, y, colour=None, /):
        """Without ``colour`` return the pixel's colour, else set it; None outside the picture."""
        if not (0 <= x < self._width and 0 <= y < self._height):
            return None
        if colour is None:
            return self._read(x, y, 1)[0]
        self._write(x, y, _colours((colour,), self._format.depth))
        return None

    def hline(self, x, y, width, colour, /):
        """A line of ``width`` pixels to the right."""
        self.fill_rect(x, y, width, 1, colour)

    def vline(self, x, y, height, colour, /):
        """A line of ``height`` pixels downwards."""
        self.fill_rect(x, y, 1, height, colour)

    def rect(self, x, y, width, height, colour, fill=False, /):
        """A rectangle, its outline or, with ``fill``, all of it."""
        if fill:
            self.fill_rect(x, y, width, height, colour)
            return
        self.fill_rect(x, y, width, 1, colour)
        self.fill_rect(x, y + height - 1, width, 1, colour)
        self.fill_rect(x, y, 1, height, colour)
        self.fill_rect(x + width - 1, y, 1, height, colour)

    def fill_rect(self, x, y, width, height, colour, /):
        """Paint a rectangle; nothing if a side is not positive."""
        right = min(x + width, self._width)
        bottom = min(y + height, self._height)
        x = max(x, 0)
        y = max(y, 0)
        if x >= right or y >= bottom:
            return
        width = right - x
        mask, bits = self._solid(x, width, colour)
        for row in range(y, bottom):
            self._merge(x, row, width, mask[row % 8], bits[row % 8])

    def line(self, x1, y1, x2, y2, colour, /):
        """A one pixel wide line from (x1, y1) to (x2, y2), both ends painted."""
        length, across = abs(x2 - x1), abs(y2 - y1)
        step_x = 1 if x2 > x1 else -1
        step_y = 1 if y2 > y1 else -1
        steep = across > length
        if steep:
            length, across = across, length
        error = 2 * across - length
        x, y = x1, y1
        for _ in range(length):
            self.pixel(x, y, colour)
            if error >= 0:
                error -= 2 * length
                x, y = (x + step_x, y) if steep else (x, y + step_y)
            error += 2 * across
            x, y = (x, y + step_y) if steep else (x + step_x, y)
        self.pixel(x2, y2, colour)

    def blit(self, source, x, y, key=-1, palette=None, /):
        """Copy ``source`` with its corner to (x, y).

        ``source`` and ``palette`` are frame buffers, or tuples of what makes one (read-only
        buffers too). With a palette, a colour of the source becomes the colour of the palette's
        pixel (colour, 0). Pixels whose colour, so translated, is ``key`` are left as they are.
        """
        source = _frame(source)
        lookup = None if palette is None else _Palette(_frame(palette))
        left, top = max(0, x), max(0, y)
        width = min(self._width, x + source._width) - left
        bottom = min(self._height, y + source._height)
        if width <= 0 or bottom <= top:
            return
        # Within one buffer C may read pixels that it has just written: one at a time, then.
        chunk = 1 if self._bytes.obj is source._bytes.obj else width
        for row in range(top, bottom):
            for column in range(left, left + width, chunk):
                colours = source._read(column - x, row - y, chunk)
                self._copy(column, row, colours, key & _WORD, lookup)

    def scroll(self, step_x, step_y, /):
        """Move the picture; what it uncovers keeps its old pixels."""
        width = self._width - abs(step_x)
        if width <= 0:
            return
        left = max(0, step_x)
        rows = range(max(0, step_y), self._height + min(0, step_y))
        for row in rows if step_y < 0 else reversed(rows):
            self._write(left, row, self._read(left - step_x, row - step_y, width))

    def _copy(self, x, y, colours, key, lookup):
        """Write a row of a blit: translate, leave out the key colour, cut to this format."""
        if lookup is not None:
            colours = [lookup[colour] for colour in colours]
        depth = self._format.depth
        mask = None
        if key != _WORD and key in list(colours):
            kept = (1 << depth) - 1
            mask = _colours([0 if colour == key else kept for colour in colours], depth)
        self._write(x, y, _colours(colours, depth), mask)

    def _read(self, x, y, width):
        """Colours of ``width`` pixels from (x, y), which must lie in the buffer."""
        start, end = self._format.span(x, y, width, self._stride)
        if end > len(self._bytes):
            raise IndexError("outside the buffer")
        return self._format.unpack(self._bytes[start:end], x, y, width)

    def _write(self, x, y, colours, mask=None):
        """Set a row of pixels in the picture; if there is a ``mask``, only where it is all ones."""
        pack = self._format.pack
        if mask is None:
            mask = self._solid_colours(-1, len(colours))
        changed = pack(mask, x, y)
        self._merge(x, y, len(colours), changed, pack(colours, x, y) & changed)

    def _merge(self, x, y, width, changed, bits):
        """Replace the ``changed`` bits of a span by ``bits``."""
        start, end = self._format.span(x, y, width, self._stride)
        kept = int.from_bytes(self._bytes[start:end], "big") & ~changed
        self._bytes[start:end] = (kept | bits).to_bytes(end - start, "big")

    def _solid_colours(self, colour, width):
        """A row of one colour; -1 is all ones in every format."""
        return _colours((colour,), self._format.depth) * width

    def _solid(self, x, width, colour):
        """Bits to change and bits to set for a one-colour row, by the row's place in its page."""
        pack = self._format.pack
        mask = self._solid_colours(-1, width)
        colours = self._solid_colours(colour, width)
        return [pack(mask, x, y) for y in range(8)], [pack(colours, x, y) for y in range(8)]


def _frame(source):
    """``source`` if it is a frame buffer, else one over the tuple's parts."""
    if isinstance(source, FrameBuffer):
        return source
    if not isinstance(source, (tuple, list)):
        raise TypeError(f"object {type(source).__name__!r} isn't a tuple or list")
    frame = FrameBuffer.__new__(FrameBuffer)
    frame._open(*source)
    return frame


def row_colours(frame, y):
    """The colours of one row, left to right, for hosts that show a frame buffer.

    ``bytes``, or for RGB565 ``array('H')``. MicroPython has no such function.
    """
    return frame._read(0, y, frame._width)
