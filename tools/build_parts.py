"""Which files a board needs: found by following the imports from what the board starts.

An import inside a function is a choice made on the board. Of the languages, fonts and drivers
between which it chooses only those are kept that this board will choose.
"""

import ast
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

from tools import launchers
from tools.dev import Trouble

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"

# What somebody at the REPL, and the tests, ask the app for: these names are never shortened.
OF_APP = frozenset(
    """
    App Settings Screen step done autoplay screen_name stack push pop pop_to draw dirty press tick
    device keys kind fb buffer width height colours show buttons ticks seed store load save
    main language tone volume brightness sleep battery date room gc
    """.split()
)
# The same for the engine as a library.
OF_ENGINE = frozenset(
    """
    Match rules look choose deal moves apply is_over score lines next_start winner replay s
    """.split()
)
# The modules that are asked for by name, all others may become part of one another.
ENTRIES = frozenset("main start play crash app.main_app".split())
# MicroPython runs main.py as source only; board.py is for the owner to read and change.
ALWAYS_SOURCE = ("main.py", "board.py")
LANGUAGES = ("th", "en")
# What a language's modules, and its fonts, are asked for.
_TEXTS = {"lang.{}": "TEXTS", "lang.{}_match": "TEXTS", "lang.help_{}": "HELP"}
_FONT_VALUES = "ASCENT, GAP, HEIGHT, INDEX, LINE, RISE, STRIP, STRIP_HEIGHT, STRIP_WIDTH, TALL"
# The whole game's live bytes at its peak, by screen and kind of build: measured, and written by
# `tools/memory.py --update`.
PEAKS = ROOT / "tools" / "ram.json"
# What a board needs for each of them: the peak times a factor, for source that of the compiler, and
# bytes for drivers, what lies about until it is collected, and gaps. tests/boot plays a hand of
# each in a heap of that size.
_NEEDS = {"rom": (1, 30 << 10), "mpy": (1, 37 << 10), "py": (1.95, 0)}


def modules(config, languages):
    """Return the source files by their paths on the board, board.py and the stand-ins left out."""
    left_out = _other_languages(languages) | _other_fonts(config, languages)
    first = "start" if launchers.has_launcher(config) else "main"
    return reached([first, *_drivers(config)], left_out) | _without(config)


def _without(config):
    """Return what takes the place of the modules for parts that a board has not."""
    absent = []
    if not {"battery", "power"} & config.keys():
        absent.append("charge")
    if config["sound"]["kind"] == "none":
        absent.append("sound")
    return {f"app/{part}.py": FIRMWARE / "app" / f"no_{part}.py" for part in absent}


def reached(names, left_out=()):
    """Return the source files of modules and of all that they import, by their paths on a board."""
    found = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        path = _source(name)
        if path is None or name in left_out or path in found.values():
            continue
        found[_on_board(path)] = path
        waiting += _imports(path)
    return found


def stand_ins(config, languages):
    """Return modules in place of those of the languages left out: the text of each by its path."""
    kept = languages[0]
    fonts = {name for name in _loaded_by_canvas(config["display"]) if name.endswith(f"_{kept}")}
    values = _TEXTS | {name.removesuffix(kept) + "{}": _FONT_VALUES for name in fonts}
    texts = {}
    for language in LANGUAGES:
        if language not in languages:
            for module, value in values.items():
                path = module.format(language).replace(".", "/") + ".py"
                texts[path] = _handing_on(module.format(kept), value.split(", "))
    return texts


def _handing_on(module, names):
    """Return the text of a module that has these names of another one."""
    package, _, name = module.rpartition(".")
    lines = [f"{each} = kept.{each}\n" for each in names]
    return f"from {package} import {name} as kept\n" + "".join(lines)


def package():
    """Return what package.json says: all files of the game, for any board, as source."""
    everywhere = [ROOT / "engine", FIRMWARE]
    paths = sorted(path for folder in everywhere for path in folder.rglob("*.py"))
    urls = [[_on_board(path), path.relative_to(ROOT).as_posix()] for path in paths]
    return {"version": _version(), "urls": urls, "deps": []}


def _version():
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return re.search(r'^version = "(.+)"$', text, re.MULTILINE)[1]


def board_file(name):
    """Return the path of a board's config."""
    return ROOT / "board_configs" / f"{name}.py"


def lack(config, mcus):
    """Return what a config lacks to be built and started on a board, "" for nothing."""
    for key in ("name", "mcu", "firmware", "sound"):
        if key not in config:
            return f"BOARD has no {key!r}"
    display = config["display"]
    if config["mcu"] not in mcus:
        return f"mcu {config['mcu']!r} is not one of {', '.join(mcus)}"
    if not (FIRMWARE / "drivers" / f"{display.get('controller')}.py").is_file():
        return f"display: there is no driver for the controller {display.get('controller')!r}"
    if display.get("bus", {}).get("kind") not in ("i2c", "spi"):
        return 'display: the bus\'s kind is neither "i2c" nor "spi"'
    return ""


def ram_needed(config, kind):
    """Return the bytes of heap that a build of this kind ("rom", "mpy", "py") needs on a board."""
    factor, more = _NEEDS[kind]
    return int(_peak(config["display"], kind) * factor) + more


def _peak(display, kind):
    """Return the measured peak; for a screen that was not measured, of the next larger one."""
    peaks = json.loads(PEAKS.read_text(encoding="utf-8"))
    size = _size(screen_key(display))
    larger = [
        peak[kind]
        for key, peak in peaks.items()
        if all(side >= own for side, own in zip(_size(key), size, strict=True))
    ]
    return min(larger, default=max(peak[kind] for peak in peaks.values()))


def _size(key):
    """Return the width, the height and the colours of a screen by its name in PEAKS."""
    return tuple(map(int, key.split("x")))


def screen_key(display):
    """Return a screen's name in PEAKS."""
    return "{width}x{height}x{colours}".format(**display)


def _source(name):
    """Return the file of a module of ours, None for MicroPython's own."""
    parts = name.split(".")
    folder = ROOT if parts[0] == "engine" else FIRMWARE
    path = folder.joinpath(*parts)
    for candidate in (path.with_suffix(".py"), path / "__init__.py"):
        if candidate.is_file():
            return candidate
    return None


def _on_board(path):
    return path.relative_to(FIRMWARE if FIRMWARE in path.parents else ROOT).as_posix()


def _drivers(config):
    """Return the drivers that assembly.py chooses for a board: those that its config names."""
    names = {path.stem for path in FIRMWARE.glob("drivers/*.py")}
    return sorted(f"drivers.{name}" for name in names & _words(config))


def _words(data):
    """Return all strings in a config, keys and values."""
    if isinstance(data, str):
        return {data}
    parts = [*data, *data.values()] if isinstance(data, dict) else data
    if not isinstance(data, (dict, list, tuple)):
        return set()
    return set().union(*map(_words, parts))


@cache
def _imports(path):
    """Return the names of all modules that a file may import, the packages around them too."""
    names = set()
    package = ".".join(Path(_on_board(path)).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            around = package.split(".")
            around = around[: len(around) - node.level + 1] if node.level else ()
            module = ".".join(filter(None, (*around, node.module)))
            names |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    for name in tuple(names):
        names |= {name[:at] for at, letter in enumerate(name) if letter == "."}
    return tuple(sorted(names))


def _other_languages(languages):
    others = [language for language in LANGUAGES if language not in languages]
    return {module.format(language) for module in _TEXTS for language in others}


def _other_fonts(config, languages):
    """Return the fonts that a screen of this size never loads, in any of the languages."""
    fonts = {f"gfx.{path.stem}" for path in FIRMWARE.glob("gfx/font_*.py")}
    others = tuple(f"_{language}" for language in LANGUAGES if language not in languages)
    needed = _loaded_by_canvas(config["display"])
    return fonts - {name for name in needed if not name.endswith(others)}


_CANVAS = """
import sys
sys.path[:0] = [{root!r}, {firmware!r}]
from emulator import framebuf, shim
shim.install()
class Device: pass
device = Device()
device.width, device.height, device.colours = {size}
form = framebuf.MONO_VLSB if device.colours == 2 else framebuf.GS4_HMSB
device.buffer = bytearray(device.width * (device.height + 8))
device.fb = framebuf.FrameBuffer(device.buffer, device.width, device.height, form)
from gfx.canvas import Canvas
for language in {languages}:
    for other_text in (False, True):
        Canvas(device, language, other_text)
print(*(name for name in sys.modules if name.startswith("gfx.font_")))
"""


def _loaded_by_canvas(display):
    """Return the fonts that the app's canvas loads for a display; Trouble if it has no layout."""
    return _fonts_of_size(display["width"], display["height"], display["colours"])


@cache
def _fonts_of_size(*size):
    program = _CANVAS.format(root=str(ROOT), firmware=str(FIRMWARE), size=size, languages=LANGUAGES)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8")
    if done.returncode:
        raise Trouble(f"the game cannot use this screen: {done.stderr.strip().splitlines()[-1]}")
    return set(done.stdout.split())
