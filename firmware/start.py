"""Starts the game on a board and sees it out. It knows no pin: the parts come from board.py.

Left to itself the board boots into the game. A button held at power-on leaves the REPL instead.
"""

import gc
import sys
import time

import crash

_SETTLE = 50  # ms: longer than the buttons' debounce
_HELD = 200  # ms: a button held this long at power-on was meant


def main(launcher=False):
    """Run the game until it is left, then restart the board (without a reset of its chip).

    `launcher`: the game was started from a launcher's menu, which the restart leads back to; a
    button held from choosing the game there means nothing. Returns, to the REPL, if a button is
    held at power-on, or if the screen itself cannot be used. Ctrl-C goes through.
    """
    device = None
    try:
        device = _device()
        if not launcher and _held(device):
            crash.say(device, ("Speto:", "a button", "is held,", "no game"))
            print("Speto: a button is held, so the game is not started")
            return
        _play(device, launcher)
    except Exception as error:
        device = crash.report(device, error)
        if device is None:
            return
    # A soft reset: MicroPython's answer to SystemExit from main.py.
    sys.exit()


def _device():
    # The frame buffer needs the largest free block: it is made before all other imports.
    gc.collect()
    import board
    from drivers.assembly import build

    device = build(board)
    # They have done their work.
    del sys.modules["board"], sys.modules["drivers.assembly"]
    delattr(sys.modules["drivers"], "assembly")
    return device


def _held(device):
    """Return whether a button is held down all through the first moments."""
    device.buttons()
    time.sleep_ms(_SETTLE)
    device.buttons()  # what was latched meanwhile is not held
    for _ in range(_HELD // 10):
        time.sleep_ms(10)
        if not device.buttons():
            return False
    return True


def _play(device, launcher):
    from play import play

    play(device, launcher)
