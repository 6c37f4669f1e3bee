"""Short tones: one's turn, a pick-up, a knock, a penalty, a refusal. They never hold up the game.

A device without `tone(hz, ms)` is silent. `volume(0 … 3)` is called where the device has it.
"""

from app.keys import elapsed
from engine.const import const

_PAUSE = const(20)  # ms between two tones
# A tone is a pitch in units of 10 Hz and a length in units of 10 ms.
TURN = b"\x58\x06"
PICK_UP = b"\x42\x05\x58\x07"
KNOCK = b"\x34\x08\x42\x08\x4e\x08\x69\x14"
PENALTY = b"\x21\x0c\x19\x16"
REFUSED = b"\x16\x0a"


class Sound:
    """Plays one tune at a time; a new one takes the place of the last."""

    def __init__(self, device, settings):
        self._tone = getattr(device, "tone", None)
        self._volume = getattr(device, "volume", None)
        self._settings = settings
        self._tune = TURN
        self._at = len(TURN)
        self._since = 0
        self._wait = 0
        self.set_volume()

    def set_volume(self):
        """Take over the volume of the settings."""
        if self._volume:
            self._volume(self._settings.volume)

    def play(self, tune):
        """Begin a tune, unless the sound is off."""
        if self._tone and self._settings.volume:
            self._tune = tune
            self._at = 0
            self._wait = 0

    def step(self, now):
        """Go on with the tune; to be called often, with the clock's ms."""
        if self._at == len(self._tune) or elapsed(now, self._since) < self._wait:
            return
        length = 10 * self._tune[self._at + 1]
        self._tone(10 * self._tune[self._at], length)
        self._since = now
        self._wait = length + _PAUSE
        self._at += 2
