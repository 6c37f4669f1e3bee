"""The flash command's end of the cable: a MicroPython board on a serial port, through mpremote.

Every failure is a Trouble that says what to do. What is asked of the board is a few lines of
Python, run in its raw REPL.
"""

import argparse
import ast
import contextlib
import errno
import io
from pathlib import PurePosixPath
from typing import NamedTuple

import serial
import serial.tools.list_ports
from mpremote.commands import do_romfs
from mpremote.main import State
from mpremote.transport import TransportError, TransportExecError
from mpremote.transport_serial import SerialTransport

from tools.dev import Trouble

ARCHES = (
    None, "x86", "x64", "armv6", "armv6m", "armv7m", "armv7em", "armv7emsp", "armv7emdp",
    "xtensa", "xtensawin", "rv32imc", "rv64imc",
)  # fmt: skip
_CHUNK = 1024  # bytes of a file sent at once: as repr, up to four times that in the board's RAM
_ANSWER = 8  # seconds to wait for a board's answer
_NEW = ".new"

PULLED = (
    "the connection to the board was lost in the middle: plug it in and run the same command again;"
    " it finishes what is left. Until then the board starts without the game."
)

_FACTS = """
import sys, os, gc
gc.collect()
i = sys.implementation
v = os.statvfs('/')
print((i.name, tuple(i.version[:3]), getattr(i, '_machine', ''), getattr(i, '_mpy', 0),
    sys.platform, v[1], v[1] * v[3], gc.mem_free()))
"""

_WALK = """
import os
def walk(folder):
    for entry in os.ilistdir(folder or '/'):
        path = folder + '/' + entry[0]
        if path == '/rom':
            continue
        if entry[1] == 0x4000:
            walk(path)
        else:
            print((path[1:], os.stat(path)[6]))
walk('')
"""

_HASH = """
import hashlib, binascii
buf = bytearray(512)
view = memoryview(buf)
def sha(path):
    h = hashlib.sha256()
    with open(path, 'rb') as f:
        while True:
            n = f.readinto(buf)
            if not n:
                break
            h.update(view[:n])
    return binascii.hexlify(h.digest()).decode()
for path in {paths!r}:
    print((path, sha('/' + path)))
"""

_REPLACE = """
import os
try:
    os.rename({new!r}, {path!r})
except OSError:
    os.remove({path!r})
    os.rename({new!r}, {path!r})
"""


# Both kinds of partition, memory (rp2) and block device (esp32), can be read as a buffer.
_ROM = """
import os
size, names = 0, ()
try:
    import vfs
    if vfs.rom_ioctl(1) > 0:
        size = len(memoryview(vfs.rom_ioctl(2, 0)))
        names = tuple(os.listdir('/rom'))
except (ImportError, AttributeError, OSError):
    pass
print((size, names))
"""

_ROM_HASH = """
import vfs, hashlib, binascii
h = hashlib.sha256()
h.update(memoryview(vfs.rom_ioctl(2, 0))[:{size}])
print(binascii.hexlify(h.digest()).decode())
"""


class Rom(NamedTuple):
    """A board's ROM partition: its size in bytes, 0 if there is none, and the names in it."""

    size: int
    names: tuple


class Facts(NamedTuple):
    """What a board says of itself. Sizes in bytes; `mpy` is None if it loads no .mpy files."""

    name: str
    version: tuple
    machine: str
    mpy: str
    arch: str
    platform: str
    block: int
    disk: int
    ram: int


def ports():
    """Return the serial ports that may have a board: (device, description), the likely first."""
    found = [port for port in serial.tools.list_ports.comports() if port.vid is not None]
    return [(port.device, port.product or port.description) for port in sorted(found)]


class Link:
    """An open connection; a context manager. Trouble if no MicroPython answers at `port`."""

    def __init__(self, port):
        self.port = port
        try:
            self._transport = SerialTransport(port, timeout=_ANSWER)
        except (TransportError, OSError):
            raise _port_trouble(port) from None
        try:
            # mpremote prints what it cannot understand.
            with contextlib.redirect_stdout(io.StringIO()):
                self._transport.enter_raw_repl(timeout_overall=_ANSWER)
        except TransportError:
            self.close()
            raise Trouble(
                f"something is at {port}, but no MicroPython answers: press the board's reset"
                " button and try again; if it has another firmware, docs/flash.md says how to put"
                " MicroPython on it."
            ) from None
        except OSError:
            self.close()
            raise Trouble(PULLED) from None

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self.close()

    def close(self):
        """Close the port; also after the board has gone."""
        with contextlib.suppress(OSError):
            self._transport.close()

    def facts(self):
        """Ask the board what it is."""
        name, version, machine, mpy, *rest = ast.literal_eval(self._run(_FACTS))
        number = f"{mpy & 0xFF}.{mpy >> 8 & 3}" if mpy else None
        index = mpy >> 10
        arch = ARCHES[index] if index < len(ARCHES) else None
        return Facts(name, version, machine, number, arch, *rest)

    def rom(self):
        """Ask the board for its ROM partition."""
        return Rom(*ast.literal_eval(self._run(_ROM)))

    def rom_hash(self, size):
        """Return the SHA-256 of the first bytes of the ROM partition, in hex."""
        return self._run(_ROM_HASH.format(size=size))

    def write_rom(self, image):
        """Put an image, a file's path, into the ROM partition: mpremote says how far it is."""
        state = State()
        state.transport = self._transport
        state.ensure_raw_repl(soft_reset=False)
        what = argparse.Namespace(command=["deploy"], path=str(image), partition=0, mpy=False)
        self._guard(lambda: do_romfs(state, what))

    def files(self):
        """Return all of the board's files: their sizes by their paths, without a leading slash."""
        return dict(self._lines(_WALK))

    def hashes(self, paths):
        """Return the SHA-256 of files that are there, in hex, by path."""
        return dict(self._lines(_HASH.format(paths=tuple(paths)))) if paths else {}

    def read(self, path):
        """Return the bytes of a file."""
        return bytes(self._guard(lambda: self._transport.fs_readfile("/" + path)))

    def make_folders(self, folder, known):
        """Make a folder and those around it, but for those in the set `known`; adds to it."""
        for part in [*reversed(PurePosixPath(folder).parents), PurePosixPath(folder)]:
            if str(part) not in (".", *known):
                known.add(str(part))
                with contextlib.suppress(FileExistsError):
                    self._guard(lambda part=part: self._transport.fs_mkdir(f"/{part}"))

    def write(self, path, data, digest, progress):
        """Put a file on the board as a whole or not at all; Trouble if its hash is another then.

        `progress(n)` is called with each number of bytes gone over the cable.
        """
        new = f"/{path}{_NEW}"
        done = 0

        def count(written, size):
            nonlocal done
            progress(written - done)
            done = written

        self._guard(
            lambda: self._transport.fs_writefile(new, data, _CHUNK, progress_callback=count)
        )
        if self.hashes([path + _NEW])[path + _NEW] != digest:
            raise Trouble(f"{path} has not arrived as it was sent: try another cable or USB port.")
        self._run(_REPLACE.format(new=new, path=f"/{path}"))

    def rename(self, old, new):
        """Give a file another name, in place of a file of that name."""
        self._run(_REPLACE.format(new=f"/{old}", path=f"/{new}"))

    def remove(self, path):
        """Delete a file."""
        self._guard(lambda: self._transport.fs_rmfile("/" + path))

    def remove_folder(self, path):
        """Delete a folder if it is empty."""
        with contextlib.suppress(OSError, Trouble):
            self._guard(lambda: self._transport.fs_rmdir("/" + path))

    def start(self):
        """Start the board anew, as at power-on, without its chip losing USB."""

        def reset():
            self._transport.exit_raw_repl()
            self._transport.read_until(1, b">>> ", timeout=1)
            self._transport.serial.write(b"\x04")
            self._transport.read_until(1, b"soft reboot", timeout=1)

        self._guard(reset)

    def _lines(self, program):
        return [ast.literal_eval(line) for line in self._run(program).splitlines() if line.strip()]

    def _run(self, program):
        return self._guard(lambda: self._transport.exec(program)).decode().strip()

    def _guard(self, action):
        """Do something over the cable; turn what can go wrong into Trouble."""
        try:
            return action()
        except TransportExecError as error:
            raise _board_trouble(error.error_output) from None
        except FileExistsError:
            raise
        except TransportError as error:
            raise Trouble(f"{PULLED} ({error})") from None
        except OSError as error:
            if error.errno == errno.ENOSPC:
                raise _board_trouble("ENOSPC") from None
            raise Trouble(PULLED) from None


def _port_trouble(port):
    """Return why a port cannot be opened: mpremote does not say."""
    error = OSError()
    try:
        serial.Serial(port, exclusive=True).close()
    except OSError as reason:
        error = reason
    text = str(error)
    if error.errno == errno.EACCES or "PermissionError" in text or "Access is denied" in text:
        return Trouble(
            f"{port} may not be opened. Linux: `sudo usermod -aG dialout $USER`, then log out and"
            " in. Windows: close the other program that uses it (Thonny, a serial monitor)."
        )
    if error.errno == errno.EBUSY or "lock" in text or "busy" in text.lower():
        return Trouble(f"{port} is in use: close Thonny, the serial monitor or mpremote first.")
    return Trouble(
        f"no board at {port}: see `--list` for the ports that are there, and try another cable"
        " (some only charge)."
    )


def _board_trouble(traceback):
    last = traceback.strip().splitlines()[-1] if traceback.strip() else "no reason given"
    if "ENOSPC" in last or "OSError: 28" in last:
        return Trouble(
            "the board's file system is full: delete files of your own from it (`mpremote fs ls`,"
            " `mpremote fs rm`), or build with one language (`--lang th`), and run this again."
        )
    if "MemoryError" in last:
        return Trouble("the board has run out of memory: reset it and run the same command again.")
    if "EROFS" in last or "OSError: 30" in last:
        return Trouble("the board's file system is read-only: see boot.py on the board.")
    return Trouble(f"the board answers with an error: {last}")
