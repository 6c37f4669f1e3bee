"""The app: a stack of screens on a device that a host provides.

The device has `fb` (a framebuf.FrameBuffer), `width`, `height`, `colours` (2 or 16), `show()`,
`buttons()` (a mask, see keys.py), `ticks()` (ms) and `seed()` (0..2**30 - 1). It may have `store`
(see slots.py), `kind` (what buttons there are: keys.py), `tone(hz, ms)` and `volume(0..3)`
(sound.py), `brightness(0..15)` and `sleep(on)` (light.py), `battery()` (percent or None), `date()`
(year, month, day or None), `deals` (how many the level hard looks at, if the device is faster or
slower than a Pico).
"""

from micropython import heap_lock, heap_unlock

# What is not used here outlives what first asks for it, and so is there from the start.
from app.charge import Charge  # noqa: F401
from app.keys import Keys  # noqa: F401
from app.light import Light  # noqa: F401
from app.menu import Menu  # noqa: F401
from app.room import Room, loaded
from app.saves import FINISHED, IN_PLAY, Saves  # noqa: F401
from app.seats import Seats  # noqa: F401
from app.session import Session  # noqa: F401
from app.settings import LONG, SHORT
from app.sound import Sound  # noqa: F401
from engine.const import const
from engine.match import Match  # noqa: F401
from gfx.canvas import Canvas  # noqa: F401
from lang import language

_DEALS = const(22)  # for a device that names no number


class App:
    """The running game. A host calls `step` once a frame until `done`.

    `autoplay`: the computer also plays the human's seat. `screen_name`: what is on top; `stack`:
    all screens, the title first; `in_match`, or on the way from one place to another, None stands
    for it; `place`, `match`: where `go` leads, and what with. `saves`, `statistics`: what is kept;
    `damaged`: a file was not, and that is still to be told. `sound`, `light`, `charge`: of what a
    device may have.
    `frugal`: the device has little memory, see room.py.
    """

    def __init__(self, device, settings, frugal=False):
        from app.assembly import put_together

        self.room = Room(frugal, _ALWAYS)
        put_together(self, device, settings)
        self.go("title")
        self._arrive()

    @property
    def screen_name(self):
        """The name of the screen on top, "" when the app is done or on its way."""
        top = self.stack[-1] if self.stack else None
        return top.name if top else ""

    @property
    def statistics(self):
        """What came of all hands, read anew each time: it is seldom asked for."""
        from app.statistics import Statistics

        return Statistics(self.saves.slots.store)

    def load_texts(self):
        """Give the canvas the texts of the language, in a match those that are said in one."""
        self.canvas.texts = language.load(self.settings.language, self.in_match)

    # --- the stack -------------------------------------------------------------------------------
    def push(self, screen):
        """Put a screen on top."""
        self.stack.append(screen)
        if self.in_match and len(self.stack) == 2:
            self.room.settle()
        screen.enter()

    def pop(self):
        """Take the top screen away; without a last screen the app is done."""
        self.stack.pop()
        if self.stack:
            self._back()
        else:
            self.done = True

    def pop_to(self, name):
        """Take screens away until the one of this name is on top."""
        while len(self.stack) > 1 and self.screen_name != name:
            self.stack.pop()
        self._back()

    def go(self, place, match=None):
        """Leave all screens; the lowest one of another place is opened in this step or the next.

        By then nothing of the old screens is in use any more, so that all of it can go. `place`:
        "title", "table" or "replay"; for these two `match` is the session of the match that was
        kept, for the table also the seed of a new one.
        """
        self.stack = [None]
        self.place = place
        self.match = match

    def _arrive(self):
        """Open the lowest screen where `go` leads."""
        while self.place:
            place = self.place
            self.place = None
            self.in_match = place != "title"
            self.canvas.names = None  # they hold the computer players, and these the rules
            self.room.clear(self.in_match)
            self.load_texts()
            if place == "title":
                from app.title import arrive
            elif place == "table":
                from app.arrival import arrive
            else:
                from app.replay import arrive
            match, self.match = self.match, None
            arrive(self, match)

    def _back(self):
        if self.stack[-1]:
            self.room.trim()
            self.stack[-1].enter()
        else:
            self.go("title")

    # --- matches ---------------------------------------------------------------------------------
    def keep(self, session, over=False):
        """Save the match as it is; `over`: it is finished. Returns whether it is kept."""
        return self.saves.save(session, FINISHED if over else IN_PLAY)

    def deals(self):
        """Return how many deals the level hard looks at: the device's number, and the setting."""
        deals = getattr(self.device, "deals", 0) or _DEALS
        if self.settings.thinking == SHORT:
            return deals // 3
        return deals * 2 if self.settings.thinking == LONG else deals

    # --- time ------------------------------------------------------------------------------------
    def step(self):
        """Read the buttons, let the top screen answer, and show what changed."""
        now = self.device.ticks()
        keys = self.keys
        self._arrive()
        if self.stack:
            keys.vertical = self.stack[-1].vertical
            keys.repeats = self.stack[-1].repeats
        keys.feed(self.device.buttons(), now)
        if self._wakes(now):
            return
        button = keys.next()
        while button and self.stack and not self.place:
            self.stack[-1].press(button)
            button = keys.next()
        self._arrive()
        if not self.stack:
            return
        self.sound.step(now)
        self.charge.step(now)
        self.stack[-1].tick(now)
        if self.stack and not self.place and self.stack[-1].dirty:
            self._draw(self.stack[-1])

    def _wakes(self, now):
        """Return whether this step only has to do with a dark screen: it stays so, or wakes."""
        if self.keys.held and self.light.stir(now):
            self.keys.forget()
            self.stack[-1].dirty = True
        return self.light.step(now)

    def _draw(self, screen):
        screen.dirty = False
        # MicroPython puts the variables of a large function on the heap, which it searches for
        # room at each call; while the heap is locked it takes the stack, in half the time.
        heap_lock()
        try:
            screen.draw(self.canvas)
        finally:
            heap_unlock()
        self.device.show()


_ALWAYS = loaded()  # with this module, and before anything that is loaded when it is needed
