"""Runs on the real micropython: the board's half of a raw REPL, on a littlefs in a file.

    micropython board_side.py IMAGE BLOCKS "{'sys': {…}, 'free': BYTES}"

Standard input brings programs, each after a line with its length. Each is run as a raw REPL runs
it: what it prints, 0x04, its traceback if it fails, 0x04. The littlefs is the kind that rp2 uses,
so a full disk and a cut in the middle of a write are the real ones.
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


mount(sys.argv[1], int(sys.argv[2]))
serve(eval(sys.argv[3]))
