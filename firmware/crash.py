"""What a player sees when the game fails: the error, a short code, and a way to start again.

It must work when little else does: it draws with the frame buffer's own 8x8 font, imports nothing
of the game, and lets no failure of its own hide the first one.
"""

import gc
import io
import sys
import time

FILE = "crash.txt"
_LETTER = 8  # pixels of a letter, both ways
_FRAME = 20  # ms from one look at the buttons to the next


def report(device, error):
    """Write `error` to FILE, show it, and wait for a button.

    Returns the device, or None if there is no screen to show it on (`device` is None, or fails).
    """
    gc.collect()
    trace = _trace(error)
    code = code_of(trace)
    print("Speto has failed,", code)
    print(trace)
    _write(code, trace)
    if device is None:
        return None
    try:
        device.sleep(False)
        say(device, _lines(device, code, error))
        wait_for_press(device)
    except Exception as other:  # the screen is what fails
        sys.print_exception(other)
        return None
    return device


def code_of(trace):
    """Return the code of a traceback: the same for the same fault in the same build."""
    value = 0x811C
    for byte in trace.encode():
        value = (value ^ byte) * 0x0193 & 0xFFFF
    return "E-%04X" % value


def say(device, lines):
    """Show a few short lines of ASCII, from the top."""
    device.fb.fill(0)
    y = 0
    for line in lines:
        device.fb.text(line, 0, y, 1)
        y += _LETTER
    device.show()


def wait_for_press(device):
    """Wait until all buttons are up and then one is pressed."""
    while device.buttons():
        time.sleep_ms(_FRAME)
    while not device.buttons():
        time.sleep_ms(_FRAME)


def _trace(error):
    text = io.StringIO()
    sys.print_exception(error, text)
    return text.getvalue()


def _write(code, trace):
    try:
        with open(FILE, "w") as file:
            file.write(code + "\n" + trace)
    except OSError:
        pass  # a full or broken file system: the screen still tells


def _lines(device, code, error):
    """Return the lines of the screen: the code, as much of the error as fits, what to do."""
    columns = device.width // _LETTER
    room = device.height // _LETTER - 2
    text = type(error).__name__ + ": " + str(error)
    lines = [code]
    while text and len(lines) <= room:
        lines.append(text[:columns])
        text = text[columns:]
    lines.append("A=restart"[:columns])
    return lines
