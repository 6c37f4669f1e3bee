"""IP5306, the battery's chip of M5Stack Core: it tells four steps, as a power bank's lights do.

Only units with the I2C kind of the chip answer. Without a battery it says full.
"""

from machine import I2C, Pin

_LIGHTS = 0x78  # in the high half a bit for each light, set while it is off
_STEP = 25  # percent


class Battery:
    """`spec`: a board config's "battery": "id", "sda", "scl", "hz", "address"."""

    def __init__(self, spec):
        self._i2c = I2C(spec["id"], scl=Pin(spec["scl"]), sda=Pin(spec["sda"]), freq=spec["hz"])
        self._address = spec["address"]

    def percent(self):
        """Return 0, 25, 50, 75 or 100; None if the chip does not answer."""
        try:
            lights = self._i2c.readfrom_mem(self._address, _LIGHTS, 1)[0] >> 4
        except OSError:
            return None
        return sum(_STEP for place in range(4) if not lights >> place & 1)
