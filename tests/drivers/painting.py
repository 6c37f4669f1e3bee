"""The program that a MicroPython runs: it builds a device and shows changing frames.

It prints a line a step: name, what the buses carried, and the frame buffer, both in hex.
"""

PROGRAM = """
import sys
sys.path.insert(0, sys.path[1] + "/tests/drivers/fakes")
import without_gc
import machine, micropython
from binascii import hexlify

class Config:
    BOARD = {board!r}

setup = {setup!r}
machine.chip = {chip!r}
machine.present = set(setup.get("present", [0x3C]))
for pin in setup.get("low", []):
    machine.levels[pin] = 0
if "stuck" in setup:
    # A line that the panel pulls up: what an output sets is not what an input reads.
    class Stuck(machine.Pin):
        def __call__(self, level=None):
            if level is None and self.number in setup["stuck"]:
                return 1
            return super().__call__(level)
        value = __call__
    machine.Pin = Stuck

from drivers.assembly import build
device = build(Config)
fb, width, height = device.fb, device.width, device.height
colours = device.colours - 1

def step(name):
    micropython.heap_lock()
    device.show()
    micropython.heap_unlock()
    print(name, str(hexlify(memoryview(machine.log)[: machine.end]), "ascii"),
          str(hexlify(device.buffer), "ascii"))
    machine.clear()

def noise(seed):
    buffer = device.buffer
    for i in range(len(buffer)):
        seed = (seed * 75 + 74) % 65537
        buffer[i] = seed & 0xFF

step("start")
noise(1)
step("whole")
step("nothing")
# The worst places: across the borders of pages and tiles.
w, h = width // 8, height // 4
x, y = width // 4 - w + 1, 8 - 1
fb.rect(x, y, w, h, colours)
fb.fill_rect(x + 1, y + 1, w - 2, h - 2, 0)
step("card")
fb.rect(x, y, w, h, 0)
fb.rect(x + w, y, w, h, colours)
step("cursor")
fb.pixel(width - 1, height - 1, fb.pixel(width - 1, height - 1) ^ 1)
step("corner")
for i in range(12):
    fb.fill_rect(i * 37 % width, i * 23 % height, i * 5 % 31 + 1, i * 7 % 29 + 1, i & colours)
    step("piece")
noise(2)
step("whole")
device.sleep(True)
step("dark")
device.sleep(False)
if hasattr(device, "brightness"):
    device.brightness(7)
step("light")
"""


def program(board, setup):
    """Return the program for a board config's dict; `setup`: see boards.py."""
    chip = "esp32" if board["mcu"] == "esp32" else "rp2"
    setup = {key: value for key, value in setup.items() if key != "bus"}
    return PROGRAM.format(board=board, setup=setup, chip=chip)


def steps(output):
    """Yield name, log and frame of each step."""
    for line in output.splitlines():
        name, log, frame = line.split(" ")
        yield name, bytes.fromhex(log), bytes.fromhex(frame)
