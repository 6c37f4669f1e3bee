"""The six buttons, as bits of a mask, and the presses made of what a device has.

Nothing here knows pins; a host answers `device.buttons()` with a mask of the buttons held down,
and `device.kind` says what the device has:

- "dpad": all six. An arrow held down repeats.
- "three": LEFT, A, RIGHT. Through a list (a screen that is `vertical`) left and right go up and
  down, and held long they are left and right; elsewhere it is the other way round. A long: B.
- "two": A, and B or RIGHT as the button that goes on: down a list, or to the right; held long it
  goes up. A long: B.

A D-pad can also be played with one hand, with the arrows alone (ARROWS: left held long is B, right
is A) or with A and B alone (as TWO).

Where a long press means something else, a short one counts when the button is let go.
"""

UP = 1
DOWN = 2
LEFT = 4
RIGHT = 8
A = 16
B = 32

DPAD, THREE, TWO, ARROWS = 0, 1, 2, 3
KINDS = ("dpad", "three", "two")
BACK = bytes((B, A, A, LEFT))  # by kind, the button that means "back", short or long

_ARROWS = UP | DOWN | LEFT | RIGHT
_FIRST_REPEAT = 350  # ms from a press to its first repeat
_NEXT_REPEAT = 110
_LONG = 450  # ms
_BOUNCE = 25  # ms after a button went up or down in which what it does is not believed
_WRAP = 0x3FFFFFFF  # clocks are compared within this many ms, see `elapsed`
_BUTTONS = 6

# The short presses of the buttons in the order of the bits, then the long ones.
_ONE_HAND = bytes((UP, DOWN, LEFT, RIGHT, A, B, UP, DOWN, B, A, A, B))
_THREE_ACROSS = bytes((0, 0, LEFT, RIGHT, A, LEFT, 0, 0, UP, DOWN, B, UP))
_THREE_ALONG = bytes((0, 0, UP, DOWN, A, UP, 0, 0, LEFT, RIGHT, B, LEFT))
_TWO_ACROSS = bytes((0, 0, RIGHT, RIGHT, A, RIGHT, 0, 0, UP, UP, B, UP))
_TWO_ALONG = bytes((0, 0, DOWN, DOWN, A, DOWN, 0, 0, UP, UP, B, UP))
# By kind.
_ACROSS = (b"", _THREE_ACROSS, _TWO_ACROSS, _ONE_HAND)
_ALONG = (b"", _THREE_ALONG, _TWO_ALONG, _ONE_HAND)


def elapsed(now, since):
    """Return the ms from `since` to `now`, two readings of a clock that wraps at 2**30 ms."""
    return now - since & _WRAP


class Keys:
    """Turns masks of held buttons into presses. `kind`: DPAD, THREE, TWO or ARROWS; `held`: the
    buttons that are down, `since` when that changed last; `deaf`: those that are not heard until
    they are let go; `vertical`: see above; `repeats`: whether a long press held on counts again and
    again."""

    def __init__(self, kind=DPAD):
        self.kind = kind
        self.vertical = False
        self.repeats = False
        self.held = 0
        self.since = 0
        self.fresh = 0
        self._wait = 0
        self._long = 0  # buttons whose press has become a long one
        self.deaf = 0
        self._changed = [0] * _BUTTONS
        self._started = 0  # buttons that have ever changed

    def feed(self, mask, now):
        """Take the buttons held at the time `now` (ms); `next` then gives the presses."""
        mask = self._settled(mask, now)
        down = mask & ~self.held
        up = self.held & ~mask
        if mask != self.held:
            self.held = mask
            self.since = now
            self._wait = _FIRST_REPEAT
        self.deaf &= mask | up
        if self.kind == DPAD:
            self._feed_all(down, mask, now)
        else:
            self._feed_few(up, mask, now)
        self.deaf &= mask

    def _settled(self, mask, now):
        """Return the mask without changes that come too soon after the last: contacts bounce."""
        changed = mask ^ self.held
        place = 0
        while changed >> place:
            bit = 1 << place
            if changed & bit:
                if self._started & bit and elapsed(now, self._changed[place]) < _BOUNCE:
                    mask ^= bit
                else:
                    self._started |= bit
                    self._changed[place] = now
            place += 1
        return mask

    def _feed_all(self, down, mask, now):
        self.fresh |= down & ~self.deaf
        if not down and mask & _ARROWS & ~self.deaf and elapsed(now, self.since) >= self._wait:
            self.fresh |= mask & _ARROWS & ~self.deaf
            self.since = now
            self._wait = _NEXT_REPEAT

    def _feed_few(self, up, mask, now):
        """Short presses come when a button is let go, long ones while it is held."""
        presses = (_ALONG if self.vertical else _ACROSS)[self.kind]
        place = 0
        while place < _BUTTONS:
            bit = 1 << place
            if up & bit:
                if not (self._long | self.deaf) & bit:
                    self.fresh |= presses[place]
                self._long &= ~bit
            elif mask & bit & ~self.deaf:
                self._hold(bit, place, presses[_BUTTONS + place], now)
            place += 1

    def _hold(self, bit, place, button, now):
        wait = _NEXT_REPEAT if self._long & bit else _LONG
        if elapsed(now, self._changed[place]) < wait:
            return
        if self._long & bit and (button & (A | B) or not (self.repeats or self.kind == ARROWS)):
            return
        self._long |= bit
        self._changed[place] = now
        self.fresh |= button

    def forget(self):
        """Drop what was pressed; what is held now is not heard until it is let go."""
        self.fresh = 0
        self.deaf = self.held

    def next(self):
        """Return the next button pressed, as its bit; 0 when there is none."""
        bit = self.fresh & -self.fresh
        self.fresh ^= bit
        return bit
