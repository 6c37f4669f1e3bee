"""Runs the app on a bare frame buffer and tells what it showed. For CPython and MicroPython.

Not a test itself: test_screens.py runs it on all hosts and compares what it prints.
"""

import framebuf

from app.main_app import App
from app.settings import Settings

LONG = 64  # in a press


class Device:
    """A screen that is never shown, and a clock that the driver moves."""

    def __init__(self, width=128, height=64, colours=2, kind="dpad"):
        self.width = width
        self.height = height
        self.colours = colours
        self.kind = kind
        if colours == 2:
            self.buffer = bytearray(width * ((height + 7) // 8))
            form = framebuf.MONO_VLSB
        else:
            self.buffer = bytearray((width + 1) // 2 * height)
            form = framebuf.GS4_HMSB
        self.fb = framebuf.FrameBuffer(self.buffer, width, height, form)
        self.now = 0
        self.held = 0
        self.shown = 0

    def show(self):
        self.shown += 1

    def buttons(self):
        return self.held

    def ticks(self):
        return self.now

    def seed(self):
        return 1


def checksum(data):
    """Return a checksum of bytes below 2**30, the same on every host."""
    value = 7
    for byte in data:
        value = (value * 31 + byte) % 1000003
    return value


def run(screen, language, players, seed, presses, autoplay):
    """Press the buttons of `presses` (bytes of masks, a press each); print each screen shown.

    A mask with LONG in it is held for longer. `screen`: width, height, colours, and the kind of
    buttons unless it is a D-pad. With `autoplay`, then let the computer play to the hand's score.
    """
    device = Device(*screen)
    settings = Settings(seed=seed)
    settings.language = language
    settings.players[0] = players
    app = App(device, settings)
    shown = 0
    frames = 0
    last = 3000 * autoplay
    for mask in presses:
        held = mask & ~LONG
        for device.held, ms in ((held, 60), (held, 600 if mask & LONG else 0), (0, 60)):
            device.now += ms
            app.step()
            if device.shown != shown:
                shown = device.shown
                print(app.screen_name, checksum(device.buffer))
    if autoplay:
        app.pop_to("table")
    app.autoplay = bool(autoplay)
    while frames < last and app.screen_name != "score":
        device.now += 200
        frames += 1
        app.step()
        if device.shown != shown:
            shown = device.shown
            print(app.screen_name, checksum(device.buffer))
    print("end", app.screen_name, shown)
