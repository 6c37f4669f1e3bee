"""Lets ``firmware/`` be imported on CPython as it is: stand-ins for MicroPython's own modules.

Call ``install()`` before the first import from ``firmware``. There is no stand-in for ``machine``:
only drivers import that, and the emulator brings its own devices. Viper's types (``ptr8`` …) are
missing too: a module that uses them has its plain Python beside it.
"""

import sys
import time
from types import ModuleType

from emulator import framebuf

# As on a 32-bit board, so that code which forgets the wrap fails here too.
_TICKS_PERIOD = 1 << 30


def install():
    """Make ``framebuf`` and ``micropython`` importable, and give ``time`` its ticks.

    What is there already is left alone; calling it again changes nothing.
    """
    sys.modules.setdefault("framebuf", framebuf)
    if "micropython" not in sys.modules:
        sys.modules["micropython"] = _micropython()
    for function in (ticks_ms, ticks_us, ticks_add, ticks_diff, sleep_ms):
        if not hasattr(time, function.__name__):
            setattr(time, function.__name__, function)


def ticks_ms():
    """Milliseconds of a clock that wraps at 2**30."""
    return time.monotonic_ns() // 1_000_000 % _TICKS_PERIOD


def ticks_us():
    """Microseconds of a clock that wraps at 2**30."""
    return time.monotonic_ns() // 1_000 % _TICKS_PERIOD


def ticks_add(ticks, delta):
    """The ticks value ``delta`` after ``ticks``."""
    return (ticks + delta) % _TICKS_PERIOD


def ticks_diff(end, start):
    """Ticks from ``start`` to ``end``, -2**29 … 2**29 - 1, right across a wrap."""
    half = _TICKS_PERIOD // 2
    return (end - start + half) % _TICKS_PERIOD - half


def sleep_ms(milliseconds):
    """Sleep; not at all for zero or less."""
    time.sleep(max(0, milliseconds) / 1000)


def _micropython():
    """The module ``micropython``: constants and decorators as they are, heap calls do nothing."""
    module = ModuleType("micropython", "Stand-in for MicroPython's module.")
    module.const = module.native = module.viper = _same
    module.heap_lock = module.heap_unlock = _nothing
    return module


def _same(thing):
    return thing


def _nothing(*_):
    return None
