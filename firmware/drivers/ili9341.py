"""ILI9341: colour panel of 240x320 (Ilitek's datasheet, V1.11)."""

from drivers.panel import Panel


class Display(Panel):
    """See panel.py."""

    INIT = (
        b"\x01\x80\x0f"
        b"\xef\x03\x03\x80\x02"
        b"\xcf\x03\x00\xc1\x30"  # power
        b"\xed\x04\x64\x03\x12\x81"
        b"\xe8\x03\x85\x00\x78"  # timing
        b"\xcb\x05\x39\x2c\x00\x34\x02"
        b"\xf7\x01\x20"
        b"\xea\x02\x00\x00"
        b"\xc0\x01\x23"
        b"\xc1\x01\x10"
        b"\xc5\x02\x3e\x28"
        b"\xc7\x01\x86"
        b"\xb1\x02\x00\x18"  # frame rate
        b"\xb6\x03\x08\x82\x27"
        b"\xf2\x01\x00"  # gamma
        b"\x26\x01\x01"
        b"\x11\x80\x0c"
    )
