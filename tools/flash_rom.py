"""The ROM partition of a board, where its firmware has one: the game's code then runs from flash.

Who has been left a partition with something else in it keeps that, unless they say otherwise.
"""

import contextlib
import io
import sys
import tempfile
from pathlib import Path

from tools import rom
from tools.dev import Trouble

_OURS = frozenset("app crash.mpy drivers engine gfx lang play.mpy start.mpy".split())


def room(partition, wanted, had):
    """Return how many bytes of a board's ROM partition the game may take, 0 for none.

    `partition`: what the board says of it; `wanted`: True to take it whatever is in it, False to
    leave it alone, None to take it if it is empty or has the game; `had`: by its manifest it has,
    though a run that was cut off may have left pieces. Trouble if a partition is wanted and there
    is none.
    """
    if wanted and not partition.size:
        raise Trouble(
            "the board's firmware has no ROM partition: docs/flash.md, 1 C, says how to get one;"
            " without --rom the game is copied as files."
        )
    if wanted is False or not partition.size:
        return 0
    names = set(partition.names)
    ours = names <= _OURS or (had and names & _OURS)
    if not ours and not wanted:
        print(
            f"The ROM partition has other things in it ({', '.join(partition.names[:4])}): the game"
            " is copied as files. --rom replaces them."
        )
        return 0
    return partition.size


def too_small(manifest, size):
    """Return the words for a partition that the image does not fit in."""
    need = manifest["rom"]["size"]
    return (
        f"The ROM partition has {size // 1024} KB, and the game needs {need // 1024 + 1} KB: it is"
        " copied as files."
    )


def to_write(link, manifest, had):
    """Return the bytes to write to the ROM partition, 0 if it is as it should be.

    `had`: the game that is on the board lies there. Where it goes onto the file system now, the
    partition is emptied.
    """
    image = manifest["rom"]
    if not image:
        return len(rom.BLANK) if had and link.rom().size else 0
    return 0 if link.rom_hash(image["size"]) == image["sha256"] else image["size"]


def write(link, manifest, folder):
    """Write a build's image, or an empty one if it has none; Trouble if it does not arrive."""
    image = manifest["rom"]
    if not image:
        return erase(link)
    _deploy(link, folder / rom.IMAGE)
    if link.rom_hash(image["size"]) != image["sha256"]:
        raise Trouble("the ROM partition has not become what was sent: try another cable or port.")


def erase(link):
    """Leave an empty image in the ROM partition."""
    with tempfile.TemporaryDirectory() as folder:
        image = Path(folder, rom.IMAGE)
        image.write_bytes(rom.BLANK)
        _deploy(link, image)


def _deploy(link, image):
    """Write an image; mpremote shows on a terminal how far it is."""
    shown = sys.stdout if sys.stdout.isatty() else io.StringIO()
    with contextlib.redirect_stdout(shown):
        link.write_rom(image)
