"""The device that the app sees on the desktop. It has no window: what drives it, does."""

import random

from emulator import framebuf
from emulator.boards import BUTTONS
from emulator.screen import Screen
from emulator.sound import Sound

_FORMATS = {2: framebuf.MONO_VLSB, 16: framebuf.GS4_HMSB}
_WRAP = 2**30 - 1  # MicroPython's ticks_ms on a 32-bit board


class Device:
    """What firmware/drivers/assembly.py builds of a board's parts, built of the desktop's.

    `board`: a dict of board_configs/; `store`: see files.py; `seed`: makes `seed()` give the same
    numbers in every run, or None; `clock`: a function that returns (year, month, day), or None
    for a board whose clock was never set; `charge`: one that returns how full the battery is, which
    is asked only where the board has one that it can read. `screen` has what was shown last,
    `sound` the beeps. What the board lacks is not there at all: `tone`, `volume`, `brightness`.
    """

    def __init__(self, board, store, seed=None, clock=None, charge=None):
        display = board["display"]
        self.width = display["width"]
        self.height = display["height"]
        self.colours = display["colours"]
        self.kind = board["buttons"].get("kind", "dpad")
        self.store = store
        self.screen = Screen(self.width, self.height, self.colours)
        self.sleep = self.screen.sleep
        if _dims(board):
            self.brightness = self.screen.brightness
        self.sound = Sound()
        if board.get("sound", {}).get("kind", "none") != "none":
            self.tone = self.sound.tone
            self.volume = self.sound.volume
        self.buffer = bytearray(_buffer_size(self.width, self.height, self.colours))
        self.fb = framebuf.FrameBuffer(self.buffer, self.width, self.height, _FORMATS[self.colours])
        self._random = random.SystemRandom() if seed is None else random.Random(seed)
        self._clock = clock
        self._charge = charge if "battery" in board or "power" in board else None
        self._has = sum(BUTTONS[name] for name in board["buttons"]["pins"])
        self._held = 0
        self._now = 0

    def show(self):
        """Send the frame buffer to the screen."""
        self.screen.show(self.fb)

    def buttons(self):
        """Return the mask of the buttons held (BUTTONS)."""
        return self._held

    def ticks(self):
        """Return the clock in ms; it wraps at 2**30."""
        return self._now & _WRAP

    def seed(self):
        """Return an unforeseen number, 0 to 2**30 - 1."""
        return self._random.getrandbits(30)

    def date(self):
        """Return (year, month, day), None if the board's clock was never set."""
        return self._clock() if self._clock else None

    def battery(self):
        """Return how full the battery is in percent, None where the board does not tell."""
        return self._charge() if self._charge else None

    def hold(self, mask):
        """Hold the buttons of `mask`, as far as the board has them, and let go of all others.

        Where there are two, the second is the ▶ of what the screen says.
        """
        if self.kind == "two" and mask & BUTTONS["right"]:
            mask |= BUTTONS["b"]
        self._held = mask & self._has

    def advance(self, ms):
        """Move the clock on: nothing else does, so a script's time is the same in every run."""
        self._now += ms


def _buffer_size(width, height, colours):
    """Bytes of a frame: eight rows a page in two colours, two pixels a byte in sixteen."""
    return width * ((height + 7) // 8) if colours == 2 else (width + 1) // 2 * height


def _dims(board):
    """Return whether the board's light has more than on and off, as its drivers see it."""
    display = board["display"]
    return (
        display["colours"] == 2 or "power" in board or bool(display.get("backlight", {}).get("pwm"))
    )
