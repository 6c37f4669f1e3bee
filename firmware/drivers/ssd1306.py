"""SSD1306: OLED of up to 128x64, on I2C or SPI (Solomon Systech's datasheet, rev 1.1)."""

from drivers.oled import Oled


class Display(Oled):
    """See oled.py. In the spec: "x", the first column of narrow glass; "flip", 1 to turn it."""

    def _init(self):
        spec = self._spec
        width, height = spec["width"], spec["height"]
        self._x = spec.get("x", (128 - width) // 2)
        remap, scan = (0xA0, 0xC0) if spec.get("flip") else (0xA1, 0xC8)
        # The wiring of the rows: alternating, except on glass of half the usual height.
        com_pins = 0x02 if width > 2 * height else 0x12
        return (
            bytes((0xAE, 0x20, 0x00, 0x40, remap, 0xA8, height - 1, scan, 0xD3, 0x00))
            + bytes((0xDA, com_pins, 0xD5, 0x80, 0xD9, 0xF1, 0xDB, 0x30))
            + bytes((0x81, spec.get("contrast_max", 255), 0xA4, 0xA6))
            # Its own current reference, which 72x40 glass needs and others ignore; charge pump; on.
            + b"\xad\x30\x8d\x14\xaf"
        )

    def _window(self, page, column, count):
        go = self._go
        go[1] = 0x21
        go[2] = self._x + column
        go[3] = self._x + column + count - 1
        go[4] = 0x22
        go[5] = go[6] = page
        return self._long
