"""How full the battery is, where the device tells it: a small sign beside a title, or the stock."""

from app.keys import elapsed
from engine.const import const

_MINUTE = const(60000)  # ms
_LOW = const(20)  # percent
_LEAST = const(5)  # rows of the sign


class Charge:
    """The battery of a device. `percent`: 0 to 100, as it was a minute ago or later, None without.

    It is not asked for while a frame is drawn: a chip that does not answer raises, for which there
    must be memory.
    """

    def __init__(self, device):
        self._ask = getattr(device, "battery", None)
        self._since = None
        self.percent = None

    def step(self, now):
        """Ask the device for its `battery()` once a minute. `now`: ms."""
        if self._ask and (self._since is None or elapsed(now, self._since) >= _MINUTE):
            self._since = now
            self.percent = self._ask()

    def draw(self, canvas, right, y):
        """Draw a battery that ends before `right`, its top at `y`; returns the columns it takes."""
        percent = self.percent
        if percent is None:
            return 0
        high = max(_LEAST, canvas.layout.capitals - 2)
        y += (canvas.layout.capitals - high) // 2
        wide = 2 * high - 1
        fb = canvas.fb
        x = right - wide - 1
        colour = canvas.ink if percent > _LOW else canvas.mark
        fb.rect(x, y, wide, high, colour)
        fb.vline(x + wide, y + 2, high - 4, colour)
        fb.fill_rect(x + 1, y + 1, (wide - 2) * percent // 100, high - 2, colour)
        return wide + 2
