"""What the boards look like, by eye: where the buttons are around the screen. Data and sizes only.

Lengths are in hundredths of the screen's width, places are measured from the screen's middle.
"""

from typing import NamedTuple


class Skin(NamedTuple):
    """`margins`: the body to the left, above, to the right and below the screen; `radius` of a
    button; `places`: name of a button → (x, y); `colour` of the body."""

    margins: tuple
    radius: int
    places: dict
    colour: tuple = (44, 47, 56)


_BESIDE = {
    "up": (-77, -13),
    "left": (-90, 0),
    "right": (-64, 0),
    "down": (-77, 13),
    "a": (90, -8),
    "b": (65, 8),
}
_BELOW = {
    "up": (-34, 53),
    "left": (-47, 66),
    "right": (-21, 66),
    "down": (-34, 79),
    "a": (46, 60),
    "b": (22, 72),
}
_CORE = {"left": (-30, 54), "a": (0, 54), "right": (30, 54)}

_SKINS = {
    "thumby": Skin((12, 12, 12, 65), 7, _BELOW, (58, 60, 66)),
    "thumby_color": Skin((60, 10, 60, 10), 7, _BESIDE, (70, 62, 120)),
    "picosystem": Skin((60, 10, 60, 10), 7, _BESIDE, (96, 100, 110)),
    "pico_lcd_13": Skin((60, 6, 60, 6), 7, _BESIDE, (20, 66, 56)),
    "pico_lcd_114": Skin((60, 8, 60, 8), 7, _BESIDE, (20, 66, 56)),
    "odroid_go": Skin((14, 12, 14, 62), 7, {name: (x, y + 8) for name, (x, y) in _BELOW.items()}),
    "m5stack_core": Skin((10, 10, 10, 34), 7, _CORE, (72, 74, 80)),
    "m5stickc_plus": Skin((16, 16, 40, 6), 8, {"a": (70, 0), "b": (34, -36)}, (196, 92, 40)),
    "t_display": Skin((8, 6, 30, 6), 6, {"a": (64, -18), "b": (64, 18)}, (24, 26, 30)),
    "pico_oled_13": Skin((14, 14, 30, 14), 6, {"a": (65, -14), "b": (65, 14)}, (20, 66, 56)),
}
_BREADBOARD = Skin((14, 12, 14, 65), 6, _BELOW, (60, 64, 58))


def skin_of(board):
    """Return the skin of a board's dict; one without a skin of its own gets its buttons below."""
    return _SKINS.get(board.get("name"), _BREADBOARD)


def body_size(skin, screen, scale):
    """Return the pixels of the body around a screen of (width, height) at a scale."""
    left, above, right, below = skin.margins
    unit = screen[0] * scale / 100
    return round((100 + left + right) * unit), round(screen[1] * scale + (above + below) * unit)
