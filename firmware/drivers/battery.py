"""How full the battery is, from the voltage that an ADC pin is given."""

from machine import ADC, Pin


class Battery:
    """`spec`: a board config's "battery".

    "pin"; "empty_mv", "full_mv": millivolts at the pin, after the board's divider.
    """

    def __init__(self, spec):
        pin = Pin(spec["pin"])
        self._adc = ADC(pin, atten=ADC.ATTN_11DB) if hasattr(ADC, "ATTN_11DB") else ADC(pin)
        self._empty = spec["empty_mv"]
        self._full = spec["full_mv"]

    def percent(self):
        """Return 0 to 100."""
        return percent(self._millivolts(), self._empty, self._full)

    def _millivolts(self):
        if hasattr(self._adc, "read_uv"):  # ESP32: calibrated, and its ADC is not linear
            return self._adc.read_uv() // 1000
        return self._adc.read_u16() * 3300 // 65535


def percent(now, empty, full):
    """Return where a voltage lies between empty and full, 0 to 100."""
    return max(0, min(100, (now - empty) * 100 // (full - empty)))
