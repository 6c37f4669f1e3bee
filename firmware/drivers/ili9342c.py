"""ILI9342C: colour panel of 320x240, landscape by nature (Ilitek's datasheet)."""

from time import sleep_ms

from machine import Pin

from drivers.panel import Panel


class Display(Panel):
    """See panel.py."""

    INIT = (
        b"\x01\x80\x0f"
        b"\xc8\x03\xff\x93\x42"  # open the other commands
        b"\xc0\x02\x12\x12"  # power
        b"\xc1\x01\x03"
        b"\xc5\x01\xf2"
        b"\xb0\x01\xe0"
        b"\xf6\x03\x01\x00\x00"
        b"\xb6\x04\x08\x82\x1d\x04"
        b"\x11\x80\x0c"
    )

    def _start(self, spec):
        if "invert_strap" in spec:
            spec = spec.copy()
            spec["invert"] = strap(spec["invert_strap"])
        super()._start(spec)


def strap(number):
    """Return whether M5Stack's glass is the kind to invert: it then pulls its reset line up.

    The line is held low first, and let go with a pull-down that the other kind does not beat.
    """
    Pin(number, Pin.OUT, value=0)
    inverted = Pin(number, Pin.IN, Pin.PULL_DOWN).value()
    Pin(number, Pin.OUT, value=1)
    sleep_ms(120)  # as after every reset
    return inverted
