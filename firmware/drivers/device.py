"""What the app sees of a board: its parts behind one interface. assembly.py puts them together."""

from time import ticks_ms

_SET_CLOCK = 2025  # a clock that was never set shows an earlier year


class Device:
    """The parts of a board behind the interface that the app knows.

    `fb`: the framebuf.FrameBuffer over `buffer`; `width`, `height` in pixels; `colours`: 2
    (MONO_VLSB) or 16 (GS4_HMSB); `kind`: "dpad", "three" or "two", the kind of its buttons;
    `watch(on)`: look at them by a timer, or no longer;
    `store`: see store.py. What a board lacks is not there at all: `tone(hz, ms)`, which starts a
    short beep and returns at once, `volume(1 .. 3)`, `brightness(0 .. 15)`. `deals`: how many
    deals the level hard looks at (docs/players.md).
    """

    def __init__(self, board, buffer, fb, display, buttons, sound, battery, store):
        spec = board["display"]
        self.fb = fb
        self.buffer = buffer
        self.store = store
        self.width = spec["width"]
        self.height = spec["height"]
        self.colours = spec["colours"]
        self.kind = board["buttons"].get("kind", "dpad")
        self.deals = board.get("deals", 0)
        self._display = display
        self._buttons = buttons
        self._sound = sound
        self._battery = battery
        self.watch = buttons.watch
        display.poll = self._poll
        if sound.audible:
            self.tone = sound.tone
            self.volume = sound.volume
        if display.dims:
            self.brightness = display.brightness
        self.ticks = ticks_ms

    def _poll(self):
        """What must not wait until a frame has been sent."""
        self._buttons.poll()
        self._sound.poll()

    def show(self):
        """Send what changed of the frame buffer to the screen."""
        self._display.show()

    def buttons(self):
        """Return the mask of the buttons held, or pressed since the last call (buttons.BITS)."""
        self._sound.poll()
        return self._buttons.read()

    def seed(self):
        """Return an unforeseen number, 0 to 2**30 - 1."""
        from drivers.entropy import seed

        return seed()

    def sleep(self, on):
        """Switch the screen off, or on again."""
        self._display.sleep(on)

    def battery(self):
        """Return how full the battery is in percent, None where the board does not tell."""
        return self._battery.percent() if self._battery else None

    def date(self):
        """Return (year, month, day), None if the board's clock was never set."""
        from time import localtime

        today = localtime()[:3]
        return today if today[0] >= _SET_CLOCK else None
