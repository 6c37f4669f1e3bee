"""The smallest app a host can run: it stands in for the real one in the emulator's own tests.

On the title A goes to the table, B ends. On the table the arrows move a square, whose first place
comes from the seed; with `autoplay` the score follows after a second.
"""

from app.where import square_from

_A = 16
_B = 32
_TABLE_MS = 1000


class App:
    def __init__(self, device, settings):
        self.device = device
        self.done = False
        self.autoplay = False
        self.screen_name = "title"
        self.played_ms = 0
        self.held = 0
        self.last = device.ticks()
        seed = device.seed() if settings.seed is None else settings.seed
        self.x, self.y = square_from(seed, device.width, device.height)
        self.draw()

    def step(self):
        now = self.device.ticks()
        passed, self.last = now - self.last & 0x3FFFFFFF, now
        held = self.device.buttons()
        pressed, self.held = held & ~self.held, held
        if self.screen_name == "title":
            self.title(pressed)
        elif self.screen_name == "table":
            self.table(pressed, passed)

    def title(self, pressed):
        if pressed & _A:
            self.screen_name = "table"
            self.device.store.save("last", b"table")
        self.done = bool(pressed & _B)

    def table(self, pressed, passed):
        self.y += (pressed >> 1 & 1) - (pressed & 1)
        self.x += (pressed >> 3 & 1) - (pressed >> 2 & 1)
        if pressed:
            self.draw()
        if self.autoplay:
            self.played_ms += passed
        if self.played_ms >= _TABLE_MS:
            self.screen_name = "score"

    def draw(self):
        self.device.fb.fill(0)
        self.device.fb.fill_rect(self.x, self.y, 4, 4, 1)
        self.device.show()
