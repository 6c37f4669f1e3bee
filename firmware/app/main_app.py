"""The app: a stack of screens on a device that a host provides.

The device has `fb` (a framebuf.FrameBuffer), `width`, `height`, `colours` (2 or 16), `show()`,
`buttons()` (a mask, see keys.py), `ticks()` (ms) and `seed()` (0..2**30 - 1). The settings have
their own store (settings.py).
"""

from app.keys import Keys
from app.title import Title
from gfx.canvas import Canvas
from lang import language


class App:
    """The running game. A host calls `step` once a frame until `done`.

    `autoplay`: the computer also plays the human's seat. `screen_name`: what is on top.
    """

    def __init__(self, device, settings):
        self.device = device
        self.settings = settings
        self.canvas = Canvas(device)
        self.keys = Keys()
        self.stack = []
        self.autoplay = False
        self.done = False
        self.set_language(settings.language)
        self.push(Title(self))

    @property
    def screen_name(self):
        """The name of the screen on top, "" when the app is done."""
        return self.stack[-1].name if self.stack else ""

    def set_language(self, name):
        """Change the language of all texts."""
        self.settings.language = name
        self.canvas.texts = language.load(name)

    def push(self, screen):
        """Put a screen on top."""
        self.stack.append(screen)
        screen.enter()

    def pop(self):
        """Take the top screen away; without a last screen the app is done."""
        self.stack.pop()
        if self.stack:
            self.stack[-1].enter()
        else:
            self.done = True

    def pop_to(self, name):
        """Take screens away until the one of this name is on top."""
        while len(self.stack) > 1 and self.screen_name != name:
            self.stack.pop()
        self.stack[-1].enter()

    def new_seed(self):
        """Return the seed of a new match: the chosen one once, then the device's."""
        seed = self.settings.seed
        self.settings.seed = None
        return self.device.seed() if seed is None else seed

    def step(self):
        """Read the buttons, let the top screen answer, and show what changed."""
        now = self.device.ticks()
        self.keys.feed(self.device.buttons(), now)
        button = self.keys.next()
        while button and self.stack:
            self.stack[-1].press(button)
            button = self.keys.next()
        if not self.stack:
            return
        self.stack[-1].tick(now)
        if self.stack and self.stack[-1].dirty:
            screen = self.stack[-1]
            screen.dirty = False
            screen.draw(self.canvas)
            self.device.show()
