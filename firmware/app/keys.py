"""The six buttons, as bits of a mask, and the presses made of it: edges and auto-repeat.

Nothing here knows pins; a host answers `device.buttons()` with a mask of the buttons held down.
"""

UP = 1
DOWN = 2
LEFT = 4
RIGHT = 8
A = 16
B = 32

_ARROWS = UP | DOWN | LEFT | RIGHT
_FIRST_REPEAT = 350  # ms from a press to its first repeat
_NEXT_REPEAT = 110
_WRAP = 0x3FFFFFFF  # clocks are compared within this many ms, see `elapsed`


def elapsed(now, since):
    """Return the ms from `since` to `now`, two readings of a clock that wraps at 2**30 ms."""
    return now - since & _WRAP


class Keys:
    """Turns masks of held buttons into presses. An arrow held down repeats."""

    def __init__(self):
        self.held = 0
        self.since = 0
        self.wait = 0
        self.fresh = 0

    def feed(self, mask, now):
        """Take the buttons held at the time `now` (ms); `next` then gives the presses."""
        self.fresh |= mask & ~self.held
        if mask != self.held:
            self.held = mask
            self.since = now
            self.wait = _FIRST_REPEAT
        elif mask & _ARROWS and elapsed(now, self.since) >= self.wait:
            self.fresh |= mask & _ARROWS
            self.since = now
            self.wait = _NEXT_REPEAT

    def next(self):
        """Return the next button pressed, as its bit; 0 when there is none."""
        bit = self.fresh & -self.fresh
        self.fresh ^= bit
        return bit
