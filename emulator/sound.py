"""The desktop's beeps. They never fail: without an audio device there is silence."""

import contextlib
import os
from array import array

import pygame

_RATE = 22050  # samples a second
_LOUDEST = 9000  # of 32767: a square wave is loud
_BITS = 16


class Sound:
    """What a board's drivers/sound.py is, on pygame.mixer. `muted`: a script's beeps are not heard.

    The audio device is opened by the first beep that is to be heard.
    """

    def __init__(self, muted=False):
        self.muted = muted
        self._level = 3
        self._channel = None
        self._failed = False

    def volume(self, level):
        """Set the loudness of the beeps to come, 1 to 3; each level has a quarter of the next."""
        self._level = level

    def tone(self, hz, ms):
        """Start a beep of `hz` (20 to 20000) for `ms`; it replaces one that still sounds."""
        if self.muted or not self._open():
            return
        self._channel.play(pygame.mixer.Sound(buffer=square_wave(hz, ms, self._level)))

    def _open(self):
        """Return whether there is an audio device; ask for it once."""
        if self._channel is None and not self._failed:
            try:
                with _silenced_stderr():
                    pygame.mixer.init(_RATE, -_BITS, 1, 512, allowedchanges=0)
                self._channel = pygame.mixer.Channel(0)
            except (pygame.error, NotImplementedError):
                self._failed = True
        return self._channel is not None


def square_wave(hz, ms, level):
    """Return the samples of a beep, 16 bits each."""
    loud = _LOUDEST >> 2 * (3 - level)
    samples = range(_RATE * ms // 1000)
    return array("h", (loud if 2 * hz * at // _RATE % 2 else -loud for at in samples))


@contextlib.contextmanager
def _silenced_stderr():
    """Keep away what sound libraries print, beside their error, where there is no device."""
    with open(os.devnull, "wb") as nowhere:
        kept = os.dup(2)
        os.dup2(nowhere.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(kept, 2)
            os.close(kept)
