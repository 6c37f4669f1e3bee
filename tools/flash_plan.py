"""What has to change on a board so that a build lies on it, as data: nothing here touches a board.

Ours on a board are the files of the build and those that the board's manifest lists. All else,
saves and settings too, is not ours and stays.
"""

import json
from pathlib import PurePosixPath
from typing import NamedTuple

from tools.dev import Trouble

MANIFEST = "manifest.json"
_NEW = ".new"
_TWINS = {".py": ".mpy", ".mpy": ".py"}  # MicroPython takes the .py if both are there
_SPARE_BLOCKS = 4


class Plan(NamedTuple):
    """The steps: paths to `delete`, then to `copy` in this order; `same` need nothing.

    `size`: bytes to copy. `before`: a main.py of somebody else's, kept under this other name, or
    None. `rom`: the bytes to write to the ROM partition between the two, 0 for none.
    """

    delete: tuple
    copy: tuple
    same: tuple
    size: int
    before: str
    rom: int


BEFORE = "main_before_speto.py"


def old_manifest(data):
    """Return the files by path that a manifest on the board lists; none if it cannot be read."""
    try:
        files = json.loads(data)["files"]
        return {path: entry["sha256"] for path, entry in files.items()}
    except (KeyError, TypeError, ValueError, AttributeError):
        return {}


def had_rom(data):
    """Return whether, by its manifest, the game on the board lies in the ROM partition."""
    try:
        return bool(json.loads(data).get("rom"))
    except (ValueError, AttributeError):
        return False


def make(manifest, sizes, hashes, old, rom=0):
    """Plan how to bring a build onto a board.

    `manifest`: the build's; `sizes`: of all files on the board, by path; `hashes`: of those that
    the build has too; `old`: what the manifest on the board lists; `rom`: the bytes to write to
    the ROM partition.
    """
    files = manifest["files"]
    changed = [path for path, entry in files.items() if hashes.get(path) != entry["sha256"]]
    stale = _stale(manifest, sizes, old)
    entry = manifest["entry"]
    foreign = entry in changed and entry == "main.py" and entry in sizes and entry not in old
    # The entry goes first and comes back last: in between the board starts without the game.
    if (changed or stale or rom) and entry in sizes and not foreign:
        stale = [entry, *stale]
        changed = [path for path in changed if path != entry] + [entry]
    changed.sort(key=lambda path: path == entry)
    return Plan(
        tuple(stale),
        tuple(changed),
        tuple(path for path in files if path not in changed),
        sum(files[path]["size"] for path in changed),
        BEFORE if foreign else None,
        rom,
    )


def check_space(plan, manifest, sizes, block, free):
    """Make sure that the copies fit in `free` bytes of blocks; Trouble, with the lack, if not."""

    def blocks(size):
        return -(-size // block)

    files = manifest["files"]
    need = sum(blocks(files[path]["size"]) for path in plan.copy)
    need -= sum(blocks(sizes[path]) for path in {*plan.copy, *plan.delete} if path in sizes)
    # Each file is whole beside the one it replaces for a moment; folders take blocks too.
    need += max((blocks(files[path]["size"]) for path in plan.copy), default=0)
    there = {folder for path in sizes for folder in PurePosixPath(path).parents}
    need += 2 * len({PurePosixPath(path).parent for path in plan.copy} - there)
    lack = (need + _SPARE_BLOCKS) * block - free if plan.copy else 0
    if lack > 0:
        raise Trouble(
            f"the game does not fit: {lack // 1024 + 1} KB of the board's file system are missing."
            " Delete files of your own from it (`mpremote fs ls`, `mpremote fs rm`), or keep one"
            " language (`--lang th`)."
        )


def removal(root, entry, sizes, old):
    """Return the paths to delete to take the game off a board, the entry first."""
    ours = [path for path in old if path in sizes]
    ours.sort(key=lambda path: path != entry)
    leftovers = [path for path in sizes if path.endswith(_NEW) and path[: -len(_NEW)] in old]
    manifest = [root + MANIFEST] if root + MANIFEST in sizes else []
    return [*ours, *leftovers, *manifest]


def _stale(manifest, sizes, old):
    """Return what is on the board and must go: old files of ours, twins and pieces."""
    files = manifest["files"]
    kept = {*files, manifest["root"] + MANIFEST}
    unwanted = {*old, *map(_twin, files), *(path + _NEW for path in {*kept, *old})}
    # MicroPython takes what lies on the file system before what lies in the ROM partition.
    packed = [manifest["root"] + path for path in (manifest["rom"] or {"files": ()})["files"]]
    unwanted |= {*packed, *map(_twin, packed)}
    return [path for path in sizes if path in unwanted and path not in kept]


def _twin(path):
    suffix = PurePosixPath(path).suffix
    return path[: -len(suffix)] + _TWINS[suffix] if suffix in _TWINS else None
