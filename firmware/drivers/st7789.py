"""ST7789: colour panel of up to 240x320 (Sitronix's datasheet)."""

from drivers.panel import Panel


class Display(Panel):
    """See panel.py. Reset values do for all but the wake-up: more registers gain nothing here."""

    INIT = b"\x01\x80\x0f\x11\x80\x0c"
