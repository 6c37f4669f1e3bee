"""ST7735R and ST7735S: colour panels of up to 132x162 (Sitronix's datasheets)."""

from drivers.panel import Panel


class Display(Panel):
    """See panel.py."""

    SHORT_565 = True
    INIT = (
        b"\x01\x80\x0f"
        b"\x11\x80\x32"
        b"\xb1\x03\x01\x2c\x2d"  # frame rates: normal, idle, partial
        b"\xb2\x03\x01\x2c\x2d"
        b"\xb3\x06\x01\x2c\x2d\x01\x2c\x2d"
        b"\xb4\x01\x07"
        b"\xc0\x03\xa2\x02\x84"  # power
        b"\xc1\x01\xc5"
        b"\xc2\x02\x0a\x00"
        b"\xc3\x02\x8a\x2a"
        b"\xc4\x02\x8a\xee"
        b"\xc5\x01\x0e"
    )
