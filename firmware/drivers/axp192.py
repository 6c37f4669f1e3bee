"""AXP192, the power chip of M5StickC Plus: without it there is no picture. X-Powers' datasheet.

Output LDO3 feeds the panel's logic, LDO2 its backlight.
"""

from machine import I2C, Pin

from drivers.battery import percent

_OUTPUTS = 0x12
_LDO2 = 0x04
_LDO23_LEVELS = 0x28  # high half LDO2, low half LDO3, in 0.1 V from 1.8 V
_LOGIC = 0x0C  # 3.0 V
_ADC_ON = 0x82
_BATTERY_ADC = 0x80
_BATTERY = 0x78  # and the low four bits in the next register; 1.1 mV each
_DARKEST, _BRIGHTEST = 5, 15
_EMPTY, _FULL = 3300, 4150  # mV


class Power:
    """The chip as a panel's light (as Backlight) and as a battery (as Battery).

    `spec`: a board config's "power": "id", "sda", "scl", "hz", "address".
    """

    dims = True

    def __init__(self, spec):
        self._i2c = I2C(spec["id"], scl=Pin(spec["scl"]), sda=Pin(spec["sda"]), freq=spec["hz"])
        self._address = spec["address"]
        self._byte = bytearray(1)
        self.level(15)
        self._write(_OUTPUTS, 0x4D)  # as the maker's own code sets it
        self._write(_ADC_ON, self._read(_ADC_ON) | _BATTERY_ADC)

    def level(self, level):
        """Set the backlight: 0 (darkest that can be read) to 15."""
        light = _DARKEST + (_BRIGHTEST - _DARKEST) * level // 15
        try:
            self._write(_LDO23_LEVELS, light << 4 | _LOGIC)
        except OSError:
            pass  # the light stays as it is

    def sleep(self, on):
        """Switch the backlight off, or on again as it was."""
        try:
            outputs = self._read(_OUTPUTS)
            self._write(_OUTPUTS, outputs & ~_LDO2 if on else outputs | _LDO2)
        except OSError:
            pass

    def percent(self):
        """Return how full the battery is, 0 to 100; None if the chip does not answer."""
        try:
            raw = self._read(_BATTERY) << 4 | self._read(_BATTERY + 1) & 15
        except OSError:
            return None
        return percent(raw * 11 // 10, _EMPTY, _FULL)

    def _read(self, register):
        # Into a buffer, since the charge is asked for in play, when nothing may allocate.
        self._i2c.readfrom_mem_into(self._address, register, self._byte)
        return self._byte[0]

    def _write(self, register, value):
        self._i2c.writeto_mem(self._address, register, bytes((value,)))
