"""A build's compiled files as one image for a board's ROM partition (ROMFS, MicroPython 1.25).

MicroPython runs .mpy files where they lie in such a partition: their bytecode and constants take no
RAM. On the board's own file system stay what is read as text and what the owner may change.
"""

import contextlib
import io
import shutil
import tempfile
from pathlib import Path

IMAGE = "speto.romfs"  # beside what goes onto the file system; goes into the partition
# What MicroPython does at its start with an image in its ROM partition, for one that has none.
MOUNT = """
import os, sys, vfs
image = bytearray(os.stat({path!r})[6])
with open({path!r}, "rb") as file:
    file.readinto(image)
vfs.mount(vfs.VfsRom(memoryview(image)), "/rom")
sys.path.append("/rom")
"""
BLANK = b"\xd2\xcd\x31\x00"  # an image without files


def pack(root, image):
    """Move all .mpy files of the folder `root` into an image; write it to the path `image`.

    Returns their paths in it, sorted, as they are below `root`; MicroPython finds them in /rom.
    """
    from mpremote.romfs import make_romfs

    with tempfile.TemporaryDirectory() as folder:
        names = _move(Path(root), Path(folder))
        with contextlib.redirect_stdout(io.StringIO()):
            image.write_bytes(make_romfs(folder, mpy_cross=False))
    return names


def _move(root, target):
    """Move the .mpy files, and leave no empty folder behind; returns their paths."""
    names = [path.relative_to(root).as_posix() for path in sorted(root.rglob("*.mpy"))]
    for name in names:
        Path(target, name).parent.mkdir(parents=True, exist_ok=True)
        shutil.move(root / name, target / name)
    for folder in sorted(root.rglob("*"), reverse=True):
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
    return names
