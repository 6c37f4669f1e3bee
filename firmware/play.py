"""The app's loop on a board, and the way out of it. Imported after the frame buffer is made."""

import gc
import time

from app.keys import DPAD, A, B, elapsed
from app.main_app import App
from app.settings import Settings
from crash import wait_for_press

_FRAME = 20  # ms from one step to the next, at least
_HOME = 2000  # ms


class Home:
    """Notices the button for "back" held down for two seconds: the way to the title, and out.

    That is B, or A where there is no B to hold (see app/keys.py).
    """

    def __init__(self, keys):
        """`keys`: the app's."""
        self.keys = keys
        self.button = B if keys.kind == DPAD else A
        self.answered = False

    def asked(self, now):
        """Return True once in each such hold. `now`: ms, the device's clock."""
        keys = self.keys
        if keys.held != self.button:
            self.answered = False
            return False
        if self.answered or elapsed(now, keys.since) < _HOME:
            return False
        self.answered = True
        return True


def play(device, launcher):
    """Run the app until the player leaves it; the buttons are watched meanwhile.

    Without a `launcher` to go back to the display is then put to sleep until a button is pressed.
    """
    device.watch(True)
    try:
        _run(device, launcher)
    finally:
        device.watch(False)
    if not launcher:
        device.sleep(True)
        wait_for_press(device)
        device.sleep(False)


def _run(device, launcher):
    app = App(device, Settings(device.store), frugal=True)
    home = Home(app.keys)
    gc.collect()
    while not app.done:
        began = device.ticks()
        app.step()
        if home.asked(device.ticks()):
            if app.screen_name == "title" and launcher:
                return
            app.pop_to("title")
            app.keys.forget()
        spent = elapsed(device.ticks(), began)
        if spent < _FRAME:
            time.sleep_ms(_FRAME - spent)
