"""A board on a pseudo-terminal: a raw REPL whose programs the real micropython runs.

The terminal side is here, the running side in board_side.py. The file system is a littlefs in an
image file, which outlives the board: a second FakeBoard on it is the same board plugged in again.
"""

import contextlib
import os
import pty
import select
import struct
import subprocess
import sys
import threading
import tty
from pathlib import Path

from tests.micropython.hosts import REPOSITORY

_SIDE = Path(__file__).with_name("board_side.py")
# The package's own -m entry forgets the exit status.
_MICROPYTHON = "import sys, micropython_unix; sys.exit(micropython_unix.main())"
_RAW = b"raw REPL; CTRL-B to exit\r\n>"
_BLOCK = 4096
_WINDOW = 128

PICO = {
    "sys": {
        "name": "micropython",
        "version": (1, 29, 0, ""),
        "_machine": "Raspberry Pi Pico with RP2040",
        "_mpy": 6 | 3 << 8 | 4 << 10,  # .mpy 6.3 for armv6m
    },
    "platform": "rp2",
    "free": 241_000,
    "rom": None,
}


def facts(**changes):
    """What a Pico says of itself, with other values for `free`, `platform` or a name in sys.

    `rom`: "memory" or "blocks" for a ROM partition, as rp2 or esp32 have it.
    """
    board = {**PICO, "sys": dict(PICO["sys"])}
    for name, value in changes.items():
        (board if name in board else board["sys"])[name] = value
    return board


class FakeBoard:
    """A context manager. `port`: the terminal's name. `starts`: how often it started anew.

    `cut`: after this many bytes from the computer the cable is pulled, and the chip stops where
    it is. `received` counts those bytes.
    """

    def __init__(self, image, blocks=352, board=PICO, cut=None, rom_blocks=64):
        self.image = Path(image)
        self.rom = Path(f"{image}.rom")
        for file, size in ((self.image, blocks), (self.rom, rom_blocks)):
            if not file.exists():
                file.write_bytes(b"\xff" * (size * _BLOCK))
        self.blocks = self.image.stat().st_size // _BLOCK
        self.board = board
        self.cut = cut
        self.received = 0
        self.starts = 0
        self.chip = None
        self.input = b""

    def __enter__(self):
        self.master, self.slave = pty.openpty()
        tty.setraw(self.slave)
        self.port = os.ttyname(self.slave)
        self._power_on()
        self.gone = threading.Event()
        self.thread = threading.Thread(target=self._serve, daemon=True)
        self.thread.start()
        return self

    def __exit__(self, *failure):
        self.gone.set()
        self.thread.join(5)
        self._power_off()
        os.close(self.slave)
        with contextlib.suppress(OSError):
            os.close(self.master)

    def files(self):
        """Return the files on the file system, by path, from a micropython of its own."""
        program = (
            "import os\ndef walk(d):\n for e in os.ilistdir(d or '/'):\n  p = d + '/' + e[0]\n"
            "  if p == '/rom': pass\n  elif e[1] == 0x4000: walk(p)\n"
            "  else: print((p[1:], open(p, 'rb').read()))\nwalk('')"
        )
        return dict(eval(line) for line in self.run(program).splitlines())

    def put(self, files):
        """Put files on the board while it is not plugged in: bytes by path."""
        program = "import os\n"
        for path, data in files.items():
            folder = path.rpartition("/")[0]
            if folder:
                program += f"if {folder!r} not in os.listdir('/'): os.mkdir({folder!r})\n"
            program += f"with open({path!r}, 'wb') as f: f.write({data!r})\n"
        self.run(program)

    def run(self, program):
        """Run a program on the board's file system while nobody else does; return its output."""
        done = subprocess.run(
            self._command(),
            input=b"%d\n%s" % (len(program), program.encode()),
            capture_output=True,
            check=True,
        )
        output, error, _ = done.stdout.decode().split("\x04")
        assert not error, error
        return output

    def _command(self):
        side = [str(_SIDE), str(self.image), str(self.blocks), repr(self.board)]
        return [sys.executable, "-c", _MICROPYTHON, *side]

    def _power_on(self):
        self.chip = subprocess.Popen(
            self._command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=REPOSITORY
        )

    def _power_off(self):
        self.chip.kill()
        self.chip.wait()
        self.chip.stdin.close()
        self.chip.stdout.close()

    def _soft_reset(self):
        self._power_off()
        self._power_on()

    # The terminal: a byte at a time in, whole answers out.

    def _serve(self):
        with contextlib.suppress(_PulledError):
            while True:
                self._friendly()
                self._raw()

    def _byte(self):
        """Return the next byte from the computer; _PulledError when the cable is."""
        while not self.input:
            if self.gone.is_set():
                raise _PulledError
            if not select.select([self.master], [], [], 0.05)[0]:
                continue
            self.input = os.read(self.master, 4096)
        byte, self.input = self.input[:1], self.input[1:]
        self.received += 1
        if self.cut is not None and self.received > self.cut:
            self.chip.kill()
            os.close(self.master)
            # As when a USB device goes: whoever has the port open gets an error.
            raise _PulledError
        return byte

    def _say(self, text):
        os.write(self.master, text)

    def _friendly(self):
        """The prompt >>>, until Ctrl-A."""
        while (byte := self._byte()) != b"\x01":
            if byte == b"\x04":
                # First the new chip: its fork would hold the port that the computer then closes.
                self._soft_reset()
                self.starts += 1
                self._say(b"\r\nMPY: soft reboot\r\n>>> ")
            elif byte in b"\x03\r":
                self._say(b"\r\n>>> ")
        self._say(_RAW)

    def _raw(self):
        """The raw REPL, until Ctrl-B."""
        program = b""
        while (byte := self._byte()) != b"\x02":
            if byte == b"\x01":
                self._say(_RAW)
                program = b""
            elif byte == b"\x03":
                program = b""
            elif byte == b"\x05" and not program:
                self._paste()
            elif byte == b"\x04" and not program:
                self._soft_reset()
                self._say(b"OK\r\nMPY: soft reboot\r\n" + _RAW)
            elif byte == b"\x04":
                self._say(b"OK")
                self._execute(program)
                program = b""
            else:
                program += byte
        self._say(b"\r\nMicroPython\r\n>>> ")

    def _paste(self):
        """Raw-paste mode: the computer may send a window's bytes before it has to wait."""
        assert self._byte() + self._byte() == b"A\x01"
        self._say(b"R\x01" + struct.pack("<H", _WINDOW) + b"\x01")
        program = bytearray()
        while (byte := self._byte()) != b"\x04":
            program += byte
            if len(program) % _WINDOW == 0:
                self._say(b"\x01")
        self._say(b"\x04")
        self._execute(bytes(program))

    def _execute(self, program):
        """Let the chip run a program: its output, 0x04, its traceback, 0x04, then the prompt."""
        self.chip.stdin.write(b"%d\n%s" % (len(program), program))
        self.chip.stdin.flush()
        ends = 0
        while ends < 2:
            output = self.chip.stdout.read1(4096)
            if not output:
                raise _PulledError
            ends += output.count(b"\x04")
            self._say(output.replace(b"\n", b"\r\n"))
        self._say(b">")


class _PulledError(Exception):
    """The cable has been pulled."""
