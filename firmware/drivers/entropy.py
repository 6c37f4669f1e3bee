"""Numbers that nobody foresees, for the seed of a match: hardware noise, chip and moment mixed."""

import os
from time import ticks_us

from machine import unique_id

_MASK = 0x3FFFFFFF
_PRIME = 0x01000193  # of the FNV-1a hash


def seed():
    """Return an unforeseen number, 0 to 2**30 - 1.

    The chips' own noise is weak on some (an ESP32 without radio): that a player pressed a button at
    just this microsecond makes up for it.
    """
    mix = 0x811C9DC5 ^ ticks_us()  # type: ignore
    for byte in os.urandom(8) + unique_id():
        mix = ((mix ^ byte) * _PRIME) & 0xFFFFFFFF
    return (mix ^ mix >> 15) & _MASK
