"""Runs the app: frame after frame, in the player's time or in a script's."""

import pygame

from emulator import script
from emulator.script import FRAME_MS

FAST = 8  # how much quicker time runs with --fast while no key is held
_LONGEST_FRAME = 100  # ms: a window that was dragged about does not jump ahead


class Game:
    """An app on its device in its window; `scale` is that of the screenshots."""

    def __init__(self, app, device, window, scale):
        self.app = app
        self._device = device
        self._window = window
        self._scale = scale

    def ended(self):
        """Return whether the player has left the game or closed the window."""
        return self.app.done or self._window.closed

    def closed(self):
        """Return whether the window was closed."""
        return self._window.closed

    def frame(self, mask, ms):
        """Let `ms` go by and run the app once, with the buttons of `mask` held."""
        self._device.advance(ms)
        self._device.hold(mask)
        self.app.step()
        self._window.draw(mask)
        self._window.pump()

    def screenshot(self, path):
        """Save what the screen shows; EmulatorError (status 1) if that fails."""
        self._device.screen.save(path, self._scale)

    def run_script(self, steps):
        """Play a script as quickly as the machine can; EmulatorError if it cannot be finished."""
        for mask in script.frames(steps, self):
            self.frame(mask, FRAME_MS)
            if self.closed():
                return

    def run_live(self, fast):
        """Let the player play until the game or the window is closed."""
        timer = pygame.time.Clock()
        while not self.ended():
            ms = min(timer.tick(1000 // FRAME_MS), _LONGEST_FRAME)
            mask = self._window.buttons()
            self.frame(mask, ms * FAST if fast and not mask else ms)
