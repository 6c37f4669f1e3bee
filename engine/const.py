"""`const` for both Pythons: MicroPython folds it away at compile time, CPython needs a function."""

try:
    from micropython import const
except ImportError:

    def const(value):
        """Return `value`, a small int or bytes known at compile time."""
        return value
