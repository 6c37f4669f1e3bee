"""The loops over pixels: native where the port has an emitter, else plain; with the same results.

A firmware without a native emitter refuses the decorator (SyntaxError) or the compiled file
(ValueError); CPython has neither.
"""

__all__ = ("expand", "load", "span", "tiles", "turn")

try:
    from drivers.kernels_viper import expand, load, span, tiles, turn
except (ImportError, SyntaxError, ValueError, NameError):
    from drivers.kernels_plain import load, span, tiles, turn  # type: ignore

    expand = None  # type: ignore  # framebuf's blit is faster there than any Python: expanders.py
