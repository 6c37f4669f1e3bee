"""What a screen is: the four calls that the app makes, and how screens lie on one another."""

from app.keys import elapsed
from engine.const import const

_PART_MS = const(1600)  # how long a part of a text stays where all of it has no room
_PARTS = const(6)  # parts are counted to here: a text has one, two or three


class Screen:
    """One screen of the app. The app calls, in this order and on the top screen only:

    `enter()` when it comes to the top, `press(button)` for each press (a bit of keys.py),
    `tick(now)` once a frame (ms), and `draw(canvas)` when `dirty` is set.
    `vertical`: whether it is gone through up and down, as a list is; `repeats`: whether a long
    press held on counts again and again (keys.py).
    """

    name = ""
    vertical = False
    repeats = False

    def __init__(self, app):
        self.app = app
        self.dirty = True

    def enter(self):
        """Come to the top."""
        self.dirty = True

    def press(self, button):
        """Answer a press."""

    def tick(self, now):
        """Let time go on."""

    def draw(self, canvas):
        """Draw the whole screen."""


def part_at(now, since):
    """Return which part of a text is said at the time `now` (ms), see Canvas.say_part."""
    return elapsed(now, since) // _PART_MS % _PARTS
