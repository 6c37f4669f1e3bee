"""SH1106: OLED of 128x64 in 132 columns of memory, page addressing only (Sino Wealth, V2.6)."""

from drivers.oled import Oled


class Display(Oled):
    """See oled.py. In the spec: "x", the glass's first column in memory (2); "flip", 1 to turn."""

    def _init(self):
        spec = self._spec
        self._x = spec.get("x", 2)
        remap, scan = (0xA0, 0xC0) if spec.get("flip") else (0xA1, 0xC8)
        return (
            bytes((0xAE, 0xD5, 0x80, 0xA8, spec["height"] - 1, 0xD3, 0x00, 0x40, remap, scan))
            + bytes((0xDA, 0x12, 0xD9, 0xF1, 0xDB, 0x40, 0x81, spec.get("contrast_max", 255)))
            + b"\xa4\xa6\xaf"
        )

    def _window(self, page, column, count):
        """There are no windows: a page and a first column; the column then counts up by itself."""
        column += self._x
        go = self._go
        go[1] = 0xB0 | page
        go[2] = column & 15
        go[3] = 0x10 | column >> 4
        return self._short
