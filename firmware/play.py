"""The app's loop on a board, and the way out of it. Imported after the frame buffer is made."""

import gc
import time

from app.keys import BACK, elapsed
from app.main_app import App
from app.settings import Settings
from crash import wait_for_press

_FRAME = 20  # ms from one step to the next, at least
_HOME = 2000  # ms


def asks_home(keys, now):
    """Return whether the way back to the title, and out, is asked for. `now`: ms, as for `keys`.

    That is the button that means "back" (keys.BACK), held alone and for two seconds. No other press
    is made of it by then: it does not repeat. The press that wakes the screen does not count.
    """
    button = BACK[keys.kind]
    return keys.held & ~keys.deaf == button == keys.held and elapsed(now, keys.since) >= _HOME


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
    gc.collect()
    while not app.done:
        began = device.ticks()
        app.step()
        if asks_home(app.keys, device.ticks()):  # type: ignore
            if app.screen_name == "title" and launcher:
                return
            app.pop_to("title")
            app.keys.forget()  # type: ignore
        spent = elapsed(device.ticks(), began)
        if spent < _FRAME:
            time.sleep_ms(_FRAME - spent)
