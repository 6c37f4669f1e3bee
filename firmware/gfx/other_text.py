"""The layouts of the other text size, large or small, on screens that have room for both.

Loaded only where it is chosen. The numbers are those of layouts.py.
"""

from gfx.layouts import HUGE, LARGE, MEDIUM, SMALL

TABLE = (
    (240, 135, LARGE, MEDIUM, LARGE, MEDIUM, SMALL, 34, 0, 21, 46, 69, 107),
    (240, 240, MEDIUM, SMALL, HUGE, LARGE, LARGE, 20, 0, 19, 146, 178, 202),
    (320, 240, MEDIUM, SMALL, HUGE, LARGE, LARGE, 20, 0, 19, 146, 178, 202),
)
