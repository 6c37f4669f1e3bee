"""The flash store on real file systems in a pretended flash, whose power goes at every write."""

import pytest

PROGRAM = """
import sys
sys.path.insert(0, sys.path[1] + "/tests/drivers/fakes")
import os
from drivers.store import Store

class PowerCut(Exception):
    pass

class Flash:
    SIZE = 512
    COUNT = {blocks}

    def __init__(self):
        self.data = bytearray(self.SIZE * self.COUNT)
        self.left = 1 << 20  # writes until the power goes

    def readblocks(self, block, buffer, offset=0):
        at = block * self.SIZE + offset
        buffer[:] = self.data[at : at + len(buffer)]

    def writeblocks(self, block, buffer, offset=None):
        if self.left == 0:
            raise PowerCut
        self.left -= 1
        at = block * self.SIZE + (offset or 0)
        self.data[at : at + len(buffer)] = buffer

    def ioctl(self, op, argument):
        if op == 4:
            return self.COUNT
        if op == 5:
            return self.SIZE
        if op == 6:
            if self.left == 0:
                raise PowerCut
            return 0

OLD = bytes([1]) * 700
NEW = bytes([2]) * 900
cuts = 0
while True:
    flash = Flash()
    os.{vfs}.mkfs(flash)
    os.mount(os.{vfs}(flash), "/flash")
    store = Store("/flash/saves/deep")
    assert store.load("match") is None
    store.save("match", OLD)
    assert store.load("match") == OLD
    flash.left = cuts
    try:
        store.save("match", NEW)
        done = True
    except (PowerCut, OSError):
        done = False
    try:
        os.umount("/flash")
    except (PowerCut, OSError):
        pass
    flash.left = 1 << 20
    os.mount(os.{vfs}(flash), "/flash")
    found = store.load("match")
    assert found == NEW if done else found in (OLD, NEW), (cuts, found and len(found))
    store.save("match", OLD)  # and it can be written again
    assert store.load("match") == OLD
    os.umount("/flash")
    cuts += 1
    if done:
        break
print(cuts)
"""


@pytest.mark.parametrize(("vfs", "blocks"), [("VfsLfs2", 64), ("VfsFat", 128)])
def test_a_power_cut_leaves_old_or_new(unix_host, vfs, blocks):
    cuts = int(unix_host(PROGRAM.format(vfs=vfs, blocks=blocks), heapsize=16 << 20))
    assert cuts > 4, "the save wrote next to nothing: what was cut?"


def test_a_full_flash_says_so(unix_host):
    program = PROGRAM.partition("OLD =")[0].format(blocks=16) + (
        "flash = Flash()\nos.VfsLfs2.mkfs(flash)\nos.mount(os.VfsLfs2(flash), '/flash')\n"
        "store = Store('/flash')\nstore.save('a', b'small')\n"
        "try:\n    store.save('a', bytes(20000))\n"
        "except OSError as error:\n    print(error.errno)\n"
        "print(store.load('a'))\n"
    )
    assert unix_host(program) == "28\nb'small'\n"
