"""SH1107: OLED of up to 128x128, upright, or lying as 128x64 (Sino Wealth's datasheet).

Glass of 64x128 used lying has its pages along the picture's x: the frame is turned into a second
buffer in the controller's order, and what changed there is sent.
"""

from array import array

from drivers.kernels import turn
from drivers.sh1106 import Display as Paged


class Display(Paged):
    """See oled.py. In the spec: "turned", 1 for lying glass; "flip", 1 to turn it by 180 degrees.

    "dcdc": the setting of the converter (register AD); the makers of glass differ.
    """

    def _shape(self):
        spec = self._spec
        width, height = spec["width"], spec["height"]
        self._picture = None
        if not spec.get("turned"):
            return width, height // 8
        self._picture = self._frame
        self._size = array("i", (width, height))
        self._frame = bytearray(width * height // 8)
        return height, width // 8

    def _init(self):
        spec = self._spec
        self._x = spec.get("x", 0)
        flip = spec.get("flip", 0)
        lines = self._columns if self._picture else spec["height"]
        offset = (0x20 if flip else 0x60) if lines == 64 else 0
        remap, scan = (0xA1, 0xC8) if flip else (0xA0, 0xC0)
        return (
            bytes((0xAE, 0x00, 0x10, 0xB0, 0xDC, 0x00, 0x81, spec.get("contrast", 0x6F)))
            + bytes((0x20, remap, scan, 0xA4, 0xA6, 0xA8, lines - 1, 0xD3, offset))
            + bytes((0xD5, 0x41, 0xD9, 0x22, 0xDB, 0x35, 0xAD, spec.get("dcdc", 0x8A), 0xAF))
        )

    def show(self):
        """Send what changed since the last time."""
        if self._picture:
            turn(self._picture, self._frame, self._size)
        super().show()
