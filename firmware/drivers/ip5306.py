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
        self._byte = bytearray(1)

    def percent(self):
        """Return 0, 25, 50, 75 or 100; None if the chip does not answer."""
        # Into a buffer, since the charge is asked for in play, when nothing may allocate.
        try:
            self._i2c.readfrom_mem_into(self._address, _LIGHTS, self._byte)
        except OSError:
            return None
        percent = 0
        for place in range(4, 8):
            if not self._byte[0] >> place & 1:
                percent += _STEP
        return percent
