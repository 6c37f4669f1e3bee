"""Runs the app: frame after frame, and what can be kept of its screen."""

from emulator import script
from emulator.gif import Recording
from emulator.script import FRAME_MS


class Game:
    """An app on its device in its window; `scale` is that of the pictures.

    `asks_home(keys, now)`: whether the way back to the title is asked for (firmware/play.py), None
    for an app that has none. `recording`: the GIF being made, or None.
    """

    def __init__(self, app, device, window, scale, asks_home=None):
        self.app = app
        self._asks_home = asks_home
        self.recording = None
        self._device = device
        self._window = window
        self._scale = scale
        self._passed = 0

    def ended(self):
        """Return whether the player has left the game or closed the window."""
        return self.app.done or self._window.closed

    def closed(self):
        """Return whether the window was closed."""
        return self._window.closed

    def frame(self, mask, ms):
        """Let `ms` go by and run the app once, with the buttons of `mask` held."""
        self._passed += ms
        self._device.advance(ms)
        self._device.hold(mask)
        self.app.step()
        if self._asks_home and self._asks_home(self.app.keys, self._device.ticks()):
            self.app.pop_to("title")
            self.app.keys.forget()
        if self.recording:
            self.recording.frame(self._passed)
        self._window.draw(mask)
        self._window.pump()

    def screenshot(self, path):
        """Save what the screen shows; EmulatorError (status 1) if that fails."""
        self._device.screen.save(path, self._scale)

    def record(self, path):
        """Record a GIF from here on, or with None no longer: then it is written.

        EmulatorError (status 1) if that fails.
        """
        made, self.recording = self.recording, None
        if made:
            made.save(self._passed)
        if path:
            self.recording = Recording(self._device.screen, self._scale, path)
            self.recording.frame(self._passed)

    def run_script(self, steps):
        """Play a script as quickly as the machine can; EmulatorError if it cannot be finished."""
        for mask in script.frames(steps, self):
            self.frame(mask, FRAME_MS)
            if self.closed():
                return
