"""Runs on the real micropython: the board's half of a raw REPL, on a littlefs in a file.

    micropython board_side.py IMAGE BLOCKS "{'sys': {…}, 'free': BYTES, 'rom': …}"

Standard input brings programs, each after a line with its length. Each is run as a raw REPL runs
it: what it prints, 0x04, its traceback if it fails, 0x04. The littlefs is the kind that rp2 uses,
so a full disk and a cut in the middle of a write are the real ones. 'rom' is the ROM partition:
None, or what the port makes of it ('memory', as rp2, or 'blocks', as esp32); it is in IMAGE.rom.
"""

import os
import sys

import vfs

_BLOCK = 4096


class File:
    """A flash chip in a file: the block device of the littlefs."""

    def __init__(self, path, blocks):
        self.blocks = blocks
        self.file = open(path, "r+b")  # noqa: SIM115

    def readblocks(self, n, buf, offset=0):
        self.file.seek(n * _BLOCK + offset)
        self.file.readinto(buf)

    def writeblocks(self, n, buf, offset=0):
        self.file.seek(n * _BLOCK + offset)
        self.file.write(buf)
        self.file.flush()

    def ioctl(self, op, arg):
        if op == 4:
            return self.blocks
        if op == 5:
            return _BLOCK
        return 0


class Fake:
    """A module of the board's, where the unix port would say something else."""


class Rom(bytearray):
    """The ROM partition of a port that has it in memory (rp2), with what vfs.rom_ioctl does."""

    def keep(self):
        self.file.seek(0)
        self.file.write(self)
        self.file.flush()
        return 0

    def erase(self, offset, length):
        for at in range(offset, offset + length):
            self[at] = 0xFF
        return self.keep()

    def write(self, offset, data):
        for at, byte in enumerate(data):
            self[offset + at] &= byte  # as flash: only what was erased takes what is written
        return self.keep()

    def rom_ioctl(self, op, *args):
        """1 counts partitions, 2 gets one, 3 erases, 4 writes, 5 ends, 6 tells the block size."""
        if op == 1:
            return 1
        if op == 2:
            return self
        if op == 3:
            return self.erase(args[1], args[2])
        if op == 4:
            return self.write(args[1], args[2])
        return _BLOCK if op == 6 else 0


class RomBlocks(Rom):
    """The same of a port that has a block device (esp32)."""

    def ioctl(self, op, arg):
        if op == 6:
            return self.erase(arg * _BLOCK, _BLOCK)
        return {4: len(self) // _BLOCK, 5: _BLOCK}.get(op)

    def writeblocks(self, n, buf, offset=0):
        self.write(n * _BLOCK + offset, buf)

    def rom_ioctl(self, op, *args):
        return {1: 1, 2: self}.get(op, -22)


def rom_partition(path, kind):
    """Return the partition that lies in a file; `kind`: "memory" or "blocks"."""
    file = open(path, "r+b")  # noqa: SIM115
    rom = (Rom if kind == "memory" else RomBlocks)(file.read())
    rom.file = file
    return rom


def mount_rom(rom):
    """Let the board have a ROM partition, mounted as MicroPython does at its start."""
    board_vfs = Fake()
    for name in ("VfsLfs2", "VfsRom", "mount", "umount"):
        setattr(board_vfs, name, getattr(vfs, name))
    board_vfs.rom_ioctl = rom.rom_ioctl
    sys.modules["vfs"] = board_vfs
    try:
        vfs.mount(vfs.VfsRom(memoryview(rom)), "/rom")
        sys.path.append("/rom")
    except OSError:  # there is no image in it
        pass


def fakes(facts):
    """Put modules that say `facts` before the real ones."""
    board_sys = Fake()
    for name in ("path", "modules", "print_exception", "stdout", "stdin", "exit", "version"):
        setattr(board_sys, name, getattr(sys, name))
    implementation = Fake()
    for name, value in facts["sys"].items():
        setattr(implementation, name, value)
    board_sys.implementation = implementation
    board_sys.platform = facts["platform"]
    sys.modules["sys"] = board_sys
    board_gc = Fake()
    board_gc.collect = lambda: None
    board_gc.mem_free = lambda: facts["free"]
    sys.modules["gc"] = board_gc


def mount(path, blocks):
    """Make `path` the root of the file system; formats a new image."""
    device = File(path, blocks)
    try:
        root = vfs.VfsLfs2(device)
    except OSError:
        vfs.VfsLfs2.mkfs(device)
        root = vfs.VfsLfs2(device)
    vfs.umount("/")
    vfs.mount(root, "/")
    os.chdir("/")


def serve(facts):
    """Run what comes in until the input ends."""
    source, sink = sys.stdin.buffer, sys.stdout
    fakes(facts)
    names = {"__name__": "__main__"}
    while True:
        length = source.readline()
        if not length:
            return
        text = source.read(int(length))
        failed = None
        try:
            exec(text, names)
        except BaseException as error:
            failed = error
        sink.write("\x04")
        if failed is not None:
            sys.print_exception(failed, sink)
        sink.write("\x04")


facts = eval(sys.argv[3])
rom = rom_partition(sys.argv[1] + ".rom", facts["rom"]) if facts["rom"] else None
mount(sys.argv[1], int(sys.argv[2]))
if rom is not None:
    mount_rom(rom)
serve(facts)
