"""What the one-colour OLED controllers share: pages, what changed in them, contrast, sleep.

The frame is MONO_VLSB. A copy of what was sent last shows what changed, page by page; of a page
the changed columns are sent, in steps of four.
"""

from drivers.bus import COMMANDS, DATA
from drivers.kernels import load, span

_STEP = 4  # columns; a view of each multiple is kept


def _nothing():
    """Stand in for `poll` until there are buttons."""


class Oled:
    """An OLED over `bus` that shows `frame`. `spec`: a board config's display.

    A controller's class gives `_init()`, its start as bytes, and `_window(page, column, count)`,
    which puts the commands that open a window into `self._go` and returns the view to send.
    """

    dims = True  # it has a brightness

    def __init__(self, bus, frame, spec):
        self.poll = _nothing  # called between pages, so that no press is missed
        self._bus = bus
        self._spec = spec
        self._frame = frame
        self._columns, self._pages = self._shape()
        self._sent = bytearray(self._columns * self._pages)
        self._all = True
        self._lost = False  # it did not answer: it may have been without power
        self._level = 15
        self._line = bytearray(1 + self._columns)
        self._line[0] = DATA
        self._views = [bus.view(self._line, _STEP * n) for n in range(self._columns // _STEP + 1)]
        self._go = bytearray(8)
        self._go[0] = COMMANDS
        self._short = bus.view(self._go, 3)
        self._long = bus.view(self._go, 6)
        self._commands(self._init())

    def _shape(self):
        """Columns and pages of the controller, as `_frame` has them."""
        return self._spec["width"], (self._spec["height"] + 7) // 8

    def _init(self):
        raise NotImplementedError

    def _window(self, page, column, count):
        raise NotImplementedError

    def show(self):
        """Send what changed since the last time. A bus fault is made good by the next call."""
        try:
            if self._lost:
                self._commands(self._init())
                self._commands(self._contrast())
                self._lost = False
            if self._all:
                self._all = False
                self._forget()
            self._show()
        except OSError:
            self._all = self._lost = True

    def _show(self):
        page = 0
        while page < self._pages:
            start = page * self._columns
            changed = span(self._frame, self._sent, start, self._columns)
            if changed >= 0:
                first = (changed >> 8) // _STEP
                count = (changed & 0xFF) // _STEP + 1 - first
                column = first * _STEP
                load(self._line, self._frame, start + column, count * _STEP)
                self._bus.command(self._window(page, column, count * _STEP))
                self._bus.data(self._views[count])
                self.poll()
            page += 1

    def _forget(self):
        """Make all of the frame look changed."""
        i = 0
        while i < len(self._sent):
            self._sent[i] = self._frame[i] ^ 0xFF
            i += 1

    def brightness(self, level):
        """Set the contrast: 0 (dark) to 15, within what the board allows."""
        self._level = level
        self._tell(self._contrast())

    def _contrast(self):
        return bytes((0x81, self._spec.get("contrast_max", 255) * self._level // 15))

    def sleep(self, on):
        """Switch the panel off, or on again; its picture stays."""
        self._tell(b"\xae" if on else b"\xaf")

    def _tell(self, commands):
        try:
            self._commands(commands)
        except OSError:
            self._all = self._lost = True

    def _commands(self, commands):
        self._bus.command(self._bus.view(bytes((COMMANDS,)) + commands, len(commands)))
