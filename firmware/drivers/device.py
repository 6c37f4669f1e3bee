"""Builds the device that the app sees from a board config's data. See docs/boards.md.

The frame buffer is made first, before the other drivers are even imported: it needs the largest
free block. Only the drivers that the board has are imported.
"""

import gc
from time import ticks_ms

from framebuf import GS4_HMSB, MONO_VLSB, FrameBuffer

_SET_CLOCK = 2025  # a clock that was never set shows an earlier year


def build(config):
    """Return the Device of a board. `config`: the module of a board config, with BOARD in it.

    OSError if the display does not answer.
    """
    board = config.BOARD
    gc.collect()
    display = board["display"]
    width, height = display["width"], display["height"]
    mono = display["colours"] == 2
    buffer = bytearray(width * ((height + 7) // 8) if mono else width // 2 * height)
    fb = FrameBuffer(buffer, width, height, MONO_VLSB if mono else GS4_HMSB)
    return Device(board, buffer, fb)


class Device:
    """The parts of a board behind the interface that the app knows.

    `fb`: the framebuf.FrameBuffer over `buffer`; `width`, `height` in pixels; `colours`: 2
    (MONO_VLSB) or 16 (GS4_HMSB); `kind`: "dpad", "three" or "two", the kind of its buttons;
    `watch(on)`: look at them by a timer, or no longer;
    `store`: see store.py. What a board lacks is not there at all: `tone(hz, ms)`, which starts a
    short beep and returns at once, `volume(1 .. 3)`, `brightness(0 .. 15)`. `deals`: how many
    deals the level hard looks at (docs/players.md).
    """

    def __init__(self, board, buffer, fb):
        from drivers.buttons import Buttons
        from drivers.sound import Sound
        from drivers.store import Store

        display = board["display"]
        self.fb = fb
        self.buffer = buffer
        self.width = display["width"]
        self.height = display["height"]
        self.colours = display["colours"]
        _prepare(board)
        power = _power(board)
        self._battery = power or _battery(board)
        self._display = _display(board, buffer, power)
        # After the bus, which may take more pins than it is given.
        self._buttons = Buttons(board["buttons"])
        self.watch = self._buttons.watch
        self._sound = Sound(board["sound"])
        self._display.poll = self._poll
        if self._sound.audible:
            self.tone = self._sound.tone
            self.volume = self._sound.volume
        if self._display.dims:
            self.brightness = self._display.brightness
        self.kind = board["buttons"].get("kind", "dpad")
        self.deals = board.get("deals", 0)
        self.store = Store(board.get("saves", "/saves"))
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


def _prepare(board):
    """Clock and pins that must be right before anything else."""
    import machine

    if "cpu_hz" in board:
        try:
            # The second figure puts SPI on the CPU's clock: 62.5 MHz instead of 24.
            machine.freq(board["cpu_hz"], board["cpu_hz"])  # type: ignore
        except TypeError:
            pass  # older firmware takes no second figure, and gives SPI the whole clock at start
    for number, level in board.get("park", {}).items():
        machine.Pin(int(number), machine.Pin.OUT, value=level)


def _driver(name):
    return __import__("drivers." + name, None, None, (name,))


def _display(board, buffer, power):
    from drivers import bus

    spec = board["display"]
    driver = _driver(spec["controller"])
    if spec["colours"] == 2:
        return driver.Display(bus.make(_choose_bus(spec)), buffer, spec)
    from gfx.palette import RGB

    panel = driver.Display(bus.make(_choose_bus(spec)), buffer, spec, power)
    panel.set_palette(RGB)
    return panel


def _choose_bus(spec):
    """Return the bus config: some displays are sold on either bus under one name."""
    if "straps" in spec and not _strapped(spec["straps"]):
        return spec["bus_unstrapped"]
    if "bus_if_found" in spec and _found(spec["bus_if_found"]):
        return spec["bus_if_found"]
    return spec["bus"]


def _strapped(straps):
    """Return the number that a board's straps spell: the sum of those tied to ground."""
    from machine import Pin

    number = 0
    for value, pin in straps.items():
        if not Pin(pin, Pin.IN, Pin.PULL_UP).value():
            number += int(value)
        Pin(pin, Pin.IN)  # a pull-up against a strap would cost current
    return number


def _found(spec):
    """Return whether a display answers on this I2C bus."""
    from machine import I2C, Pin

    from drivers import bus

    if "rst" in spec:
        bus.reset(spec["rst"])
    i2c = I2C(spec["id"], scl=Pin(spec["scl"]), sda=Pin(spec["sda"]), freq=spec["hz"])
    return spec["address"] in i2c.scan()


def _power(board):
    """The chip that powers the display, where there is one."""
    if "power" not in board:
        return None
    return _driver(board["power"]["kind"]).Power(board["power"])


def _battery(board):
    if "battery" not in board:
        return None
    spec = board["battery"]
    return _driver(spec.get("kind", "battery")).Battery(spec)
