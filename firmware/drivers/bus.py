"""How bytes get to a display: I2C or SPI behind the same few calls.

Every buffer keeps its first byte free for I2C's control byte; `view` gives what is really sent,
made once, so that sending allocates nothing. SPI leaves that byte out.
"""

from time import sleep_ms

from machine import I2C, SPI, Pin

COMMANDS = 0x00  # control bytes: what follows are commands (SSD1306 datasheet 8.1.5.2)
DATA = 0x40


def make(spec):
    """Open the bus of a display config's "bus"."""
    return I2CBus(spec) if spec["kind"] == "i2c" else SPIBus(spec)


def reset(number):
    """Pulse a reset pin: low 20 ms, then 120 ms until the controller listens."""
    pin = Pin(number, Pin.OUT, value=1)
    sleep_ms(10)
    pin(0)
    sleep_ms(20)
    pin(1)
    sleep_ms(120)


class I2CBus:
    """A display on I2C; the control byte says what the others are."""

    def __init__(self, spec):
        """OSError if no display answers at the address (0x3C) nor at the other usual one."""
        if "rst" in spec:
            reset(spec["rst"])
        self._i2c = I2C(spec["id"], scl=Pin(spec["scl"]), sda=Pin(spec["sda"]), freq=spec["hz"])
        self._address = find(self._i2c, spec["address"])

    def view(self, buffer, count):
        """Return what to send of a buffer with `count` bytes behind its control byte."""
        return memoryview(buffer)[: 1 + count]

    def command(self, view):
        """Send a view of commands."""
        self._i2c.writeto(self._address, view)

    def data(self, view):
        """Send a view of pixels."""
        self._i2c.writeto(self._address, view)


def find(i2c, address):
    """Return the address at which a display answers: this one, or its neighbour (0x3D for 0x3C)."""
    found = i2c.scan()
    for candidate in (address, address ^ 1):
        if candidate in found:
            return candidate
    raise OSError("no display at I2C address 0x%02X: check SDA, SCL and power" % address)


class SPIBus:
    """A display on SPI; a data/command line says what the bytes are."""

    def __init__(self, spec):
        mode = spec.get("mode", 0)
        miso = Pin(spec["miso"]) if "miso" in spec else None
        self._spi = SPI(
            spec["id"],
            baudrate=spec["hz"],
            polarity=mode >> 1,
            phase=mode & 1,
            sck=Pin(spec["sck"]),
            mosi=Pin(spec["mosi"]),
            miso=miso,  # type: ignore  # None: no such pin, not even the usual one
        )
        # Only now: older rp2 firmware takes its default MISO whatever it is told, and that is the
        # data/command or select pin of some boards. Setting a pin up takes it back.
        self._cs = Pin(spec["cs"], Pin.OUT, value=1)
        self._dc = Pin(spec["dc"], Pin.OUT, value=0)
        if "rst" in spec:
            reset(spec["rst"])

    def view(self, buffer, count):
        """Return what to send of a buffer with `count` bytes behind its control byte."""
        return memoryview(buffer)[1 : 1 + count]

    def command(self, view):
        """Send a view of commands."""
        self._dc(0)
        self._cs(0)
        self._spi.write(view)
        self._cs(1)

    def data(self, view):
        """Send a view of parameters or pixels."""
        self._dc(1)
        self._cs(0)
        self._spi.write(view)
        self._cs(1)
