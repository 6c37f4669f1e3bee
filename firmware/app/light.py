"""The screen's light: its brightness, blank after a while without a press, and asleep after that.

The press that wakes the screen does nothing else.
"""

from app.keys import elapsed
from app.settings import BLANKS
from engine.const import const

_MINUTE = const(60000)  # ms
_ASLEEP_AFTER = const(120000)  # ms of a blank screen
AWAKE, BLANK, ASLEEP = 0, 1, 2


class Light:
    """`state`: AWAKE, BLANK (nothing is shown) or ASLEEP (the panel is off)."""

    def __init__(self, device, settings):
        self.device = device
        self._settings = settings
        self._can_sleep = hasattr(device, "sleep")
        self.state = AWAKE
        self._since = 0
        self._started = False
        self.set_brightness()

    def set_brightness(self):
        """Take over the brightness of the settings."""
        if hasattr(self.device, "brightness"):
            self.device.brightness(self._settings.brightness * 3)

    def stir(self, now):
        """Something was pressed or has happened; returns whether the screen was dark."""
        self._since = now
        self._started = True
        if self.state == AWAKE:
            return False
        if self.state == ASLEEP:
            self.device.sleep(False)
        self.state = AWAKE
        return True

    def step(self, now):
        """Let time go on; returns whether the screen is dark."""
        if not self._started:
            self.stir(now)
        if self.state == ASLEEP or not self._can_sleep:
            return self.state != AWAKE
        idle = elapsed(now, self._since)
        minutes = BLANKS[self._settings.blank]
        if self.state == AWAKE and minutes and idle >= minutes * _MINUTE:
            self.state = BLANK
            self.device.fb.fill(0)
            self.device.show()
        elif self.state == BLANK and idle >= minutes * _MINUTE + _ASLEEP_AFTER:
            self.state = ASLEEP
            self.device.sleep(True)
        return self.state != AWAKE
