"""What the colour panels share: MIPI commands, windows, tiles that changed, strips on the wire.

The frame is GS4_HMSB. It is looked at in strips of eight rows, a strip in four or five tiles; a
hash of each tile says whether it changed since it was sent. Changed tiles go out, neighbours in one
window, as RGB565 with the high byte first. A strip below the last one goes on in its window without
a new command, so that a whole frame needs one.
"""

from array import array
from time import sleep_ms

from drivers import expanders
from drivers.backlight import Backlight
from drivers.kernels import tiles

_ROWS = 8  # of a strip
_POLL = 31  # mask of y: after each fourth strip, which is about 4 ms at 62 MHz and 8 at 26

_DELAY = 0x80


def _nothing():
    """Stand in for `poll` until there are buttons."""


class Panel:
    """A colour panel over `bus` that shows `frame`. `spec`: a board config's display.

    A controller's class has INIT: for each command its byte, the number of its parameters, these,
    and, if 80h was added to the number, a time to wait in 10 ms; and SHORT_565: whether its pixel
    format is written 05 or 55. `light`: see backlight.py.
    """

    INIT = b""
    SHORT_565 = False

    def __init__(self, bus, frame, spec, light=None):
        self.poll = _nothing  # called every few strips, so that no press is missed
        self._bus = bus
        self._frame = frame
        self._width = width = spec["width"]
        self._height = spec["height"]
        self._x = spec.get("x", 0)
        self._y = spec.get("y", 0)
        self._light = light or Backlight(spec.get("backlight"))
        self.dims = self._light.dims
        self._tiles = 4 if width % 80 else 5
        self._tile = width // self._tiles
        if self._tile % 16:  # the kernels take eight bytes at a time
            raise ValueError("a panel's width is a multiple of 64 or of 80")
        strips = (self._height + _ROWS - 1) // _ROWS
        self._hashes = array("i", bytes(4 * strips * self._tiles))
        self._where = array("i", (0, self._tile // 2, 0, width // 2, self._tiles, 0))
        strip = bytearray(width * _ROWS * 2)
        self._expander = expanders.best(frame, strip, width, self._tile)
        self._views = self._make_views(memoryview(strip))
        self._byte = bytearray(2)
        self._command = bus.view(self._byte, 1)
        self._range = bytearray(5)
        self._range_view = bus.view(self._range, 4)
        self._window = -1
        self._below = 0
        self.refresh()
        self._start(spec)

    def _make_views(self, strip):
        """What to send of the strip: for whole and for last strips, by the number of tiles."""
        last = self._height % _ROWS or _ROWS
        return [
            [strip[: count * self._tile * rows * 2] for count in range(self._tiles + 1)]
            for rows in (_ROWS, last)
        ]

    def _start(self, spec):
        self._run(self.INIT)
        self._send(0x36, bytes((spec.get("madctl", 0),)))
        self._send(0x3A, b"\x05" if self.SHORT_565 else b"\x55")
        self._send(0x21 if spec.get("invert") else 0x20)
        self._send(0x13)
        sleep_ms(10)
        self._send(0x29)

    def _run(self, commands):
        """Send an init list."""
        i = 0
        while i < len(commands):
            count = commands[i + 1] & ~_DELAY
            self._send(commands[i], commands[i + 2 : i + 2 + count])
            wait = commands[i + 1] & _DELAY
            i += 2 + count
            if wait:
                sleep_ms(commands[i] * 10)
                i += 1

    def _send(self, command, parameters=b""):
        self._order(command)
        if parameters:
            self._bus.data(self._bus.view(b"\x00" + parameters, len(parameters)))

    def _order(self, command):
        self._byte[1] = command
        self._bus.command(self._command)

    def set_palette(self, colours):
        """Take sixteen colours, RGB888, 48 bytes; the next `show` sends everything."""
        self._expander.set_palette(colours)
        self.refresh()

    def refresh(self):
        """Have the next `show` send everything."""
        i = 0
        while i < len(self._hashes):
            self._hashes[i] = -1  # no hash
            i += 1

    def show(self):
        """Send what changed since the last time."""
        self._window = -1
        where = self._where
        y = 0
        while y < self._height:
            rows = self._height - y
            if rows > _ROWS:
                rows = _ROWS
            where[0] = y * where[3]
            where[2] = rows
            where[5] = y // _ROWS * self._tiles
            changed = tiles(0, self._frame, self._hashes, where)
            if changed:
                self._send_strip(changed, y, rows)
            if not y & _POLL:
                self.poll()
            y += _ROWS

    def _send_strip(self, changed, y, rows):
        """Send the changed tiles of a strip, neighbours together."""
        views = self._views[0 if rows == _ROWS else 1]
        tile = 0
        while changed >> tile:
            count = 0
            while changed >> tile + count & 1:
                count += 1
            if count:
                self._open(tile, count, y)
                self._expander.fill(tile * self._tile, y, count * self._tile, rows)
                self._bus.data(views[count])
            tile += count or 1

    def _open(self, tile, count, y):
        """Open a window from (tile, y) down to the last row, unless the last one goes on there."""
        window = tile << 3 | count
        if window != self._window or y != self._below:
            self._window = window
            left = self._x + tile * self._tile
            self._limits(0x2A, left, left + count * self._tile - 1)
            self._limits(0x2B, self._y + y, self._y + self._height - 1)
            self._order(0x2C)
        self._below = y + _ROWS

    def _limits(self, command, first, last):
        limits = self._range
        limits[1] = first >> 8
        limits[2] = first & 0xFF
        limits[3] = last >> 8
        limits[4] = last & 0xFF
        self._order(command)
        self._bus.data(self._range_view)

    def brightness(self, level):
        """Set the backlight: 0 (darkest that can be read) to 15."""
        self._light.level(level)

    def sleep(self, on):
        """Switch panel and light off, or on again; the picture stays."""
        self._send(0x28 if on else 0x29)
        self._light.sleep(on)
