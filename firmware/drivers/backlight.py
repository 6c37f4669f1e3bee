"""The light behind a colour panel, on a pin: dimmed where the board can, else on or off."""

from machine import PWM, Pin

_HZ = 1000  # above what the eye sees


class Backlight:
    """`spec`: a display config's "backlight", {"pin", "pwm"}, or None for none.

    `dims`: whether it knows more than on and off.
    """

    def __init__(self, spec):
        self._pin = None
        self._pwm = None
        self._level = 15
        self.dims = spec is not None and bool(spec.get("pwm"))
        if spec is None:
            return
        if self.dims:
            self._pwm = PWM(Pin(spec["pin"]), freq=_HZ, duty_u16=0xFFFF)
        else:
            self._pin = Pin(spec["pin"], Pin.OUT, value=1)

    def level(self, level):
        """Set the light: 0 (darkest that can be read) to 15."""
        self._level = level
        self._set(level + 1)

    def sleep(self, on):
        """Switch the light off, or on again as it was."""
        self._set(0 if on else self._level + 1)

    def _set(self, sixteenths):
        if self._pwm:
            self._pwm.duty_u16(sixteenths * 0xFFFF // 16)
        elif self._pin:
            self._pin(1 if sixteenths else 0)
