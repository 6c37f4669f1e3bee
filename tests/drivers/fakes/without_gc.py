"""Import first: on the 32-bit host, whose garbage collector has a fault, it is never run."""

import sys


class _Gc:
    @staticmethod
    def collect():
        pass

    @staticmethod
    def mem_free():
        return 100_000


if sys.maxsize < 1 << 40:
    sys.modules["gc"] = _Gc
