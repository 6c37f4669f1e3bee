"""The stand-ins for MicroPython's modules."""

import subprocess
import sys
import time
from pathlib import Path

from emulator import framebuf, shim

ROOT = Path(__file__).resolve().parents[2]

FIRMWARE = """
import sys
from emulator.shim import install
install()
install()

import framebuf
import micropython
import time
from micropython import const

WIDTH = const(8)

@micropython.native
def paint(frame):
    frame.fill(1)

micropython.heap_lock()
buffer = bytearray(WIDTH)
paint(framebuf.FrameBuffer(buffer, WIDTH, 8, framebuf.MONO_VLSB))
micropython.heap_unlock()
assert buffer == b"\\xff" * 8
assert time.ticks_diff(time.ticks_add(time.ticks_ms(), 5), time.ticks_ms()) <= 5
"""


def run(program):
    """In a process of its own: ``install`` changes modules for good."""
    return subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)


def test_code_written_for_micropython_runs():
    done = run(FIRMWARE)
    assert done.returncode == 0, done.stderr


def test_hardware_is_not_there():
    done = run("from emulator.shim import install; install(); import machine")
    assert "ModuleNotFoundError" in done.stderr


def test_what_is_there_already_stays(monkeypatch):
    monkeypatch.setitem(sys.modules, "micropython", "mine")
    monkeypatch.setitem(sys.modules, "framebuf", framebuf)
    monkeypatch.setattr(time, "ticks_ms", "mine", raising=False)
    for name in ("ticks_us", "ticks_add", "ticks_diff", "sleep_ms"):
        monkeypatch.setattr(time, name, None, raising=False)
    shim.install()
    assert sys.modules["micropython"] == time.ticks_ms == "mine"


def test_ticks_count_milliseconds_and_microseconds():
    start_ms, start_us = shim.ticks_ms(), shim.ticks_us()
    shim.sleep_ms(20)
    assert 19 <= shim.ticks_diff(shim.ticks_ms(), start_ms) < 2000
    assert 19_000 <= shim.ticks_diff(shim.ticks_us(), start_us) < 2_000_000


def test_ticks_wrap_as_on_a_board():
    last = (1 << 30) - 1
    assert shim.ticks_add(last, 1) == 0
    assert shim.ticks_diff(0, last) == 1
    assert shim.ticks_diff(last, 0) == -1


def test_no_time_to_sleep_is_no_error():
    shim.sleep_ms(-5)
