"""A pretended `machine` for MicroPython: what drivers do to pins and buses is written into a log.

Put this folder first on sys.path. Nothing allocates once things are set up, so that a test can lock
the heap around what it tests. The log, `log[:end]`, is a row of events: kind, number, length (three
bytes, low first), then that many bytes.

    M pin    what the pin is now: one of the functions below
    P pin    its level, 0 or 1, when an output is set
    I addr   an I2C write; i addr, an I2C write to a register
    S id     an SPI write
    T 0      a wait: ms, two bytes, low first
    W pin    a PWM: Hz (three bytes), duty (two bytes), low first
"""

INPUT, OUTPUT, SPI_PIN, I2C_PIN, PWM_PIN, ADC_PIN = range(6)

log = bytearray(400_000)
end = 0
chip = "rp2"
levels = bytearray([1] * 64)  # what an input reads, and how an output is set; tests press here
volts = [0] * 64  # what an ADC reads, 0..65535
present = {0x3C}  # I2C addresses that answer
registers = {}  # (address, register): value
pulls = [None] * 64
frequency = (125_000_000, 48_000_000)
timers = []  # those that run
on_read = None  # called whenever a pin is read: lets a test move time on

# Taken by rp2's SPI whatever it is told, in firmware before 1.22.
_DEFAULT_MISO = (16, 8)


def clear():
    """Forget the log."""
    global end
    end = 0


def note(kind, number, length):
    """Begin an event of the log."""
    global end
    at = end
    log[at] = kind
    log[at + 1] = number
    log[at + 2] = length & 0xFF
    log[at + 3] = length >> 8 & 0xFF
    log[at + 4] = length >> 16
    end = at + 5


def put(byte):
    """Go on with an event of the log."""
    global end
    log[end] = byte
    end += 1


def _put_all(data):
    global end
    at = end
    i = 0
    while i < len(data):
        log[at + i] = data[i]
        i += 1
    end = at + i


def _become(number, function):
    note(0x4D, number, 1)
    put(function)


def freq(*figures):
    """Read or set the clocks: CPU, peripherals."""
    global frequency
    if not figures:
        return frequency[0]
    frequency = (figures[0], figures[1] if len(figures) > 1 else 48_000_000)


def unique_id():
    return b"\x01\x02\x03\x04\x05\x06\x07\x08"


class Pin:
    IN = 0
    OUT = 1
    PULL_UP = 1
    PULL_DOWN = 2

    def __init__(self, number, mode=-1, pull=-1, value=None):
        if type(number) is not int or not 0 <= number < 64:
            raise ValueError("invalid pin")
        if chip == "esp32" and number >= 34 and (mode == self.OUT or pull in (1, 2)):
            raise ValueError("pin is input only and has no pulls")
        self.number = number
        if mode == self.OUT:
            _become(number, OUTPUT)
            if value is not None:
                self(value)
        elif mode == self.IN:
            pulls[number] = pull
            _become(number, INPUT)

    def __call__(self, level=None):
        if level is None:
            if on_read:
                on_read()
            return levels[self.number]
        levels[self.number] = level
        note(0x50, self.number, 1)
        put(level)

    value = __call__


class I2C:
    def __init__(self, id, scl=None, sda=None, freq=400000):
        _become(scl.number, I2C_PIN)
        _become(sda.number, I2C_PIN)

    def scan(self):
        return sorted(present)

    def writeto(self, address, data):
        if address not in present:
            raise OSError(19)  # ENODEV
        note(0x49, address, len(data))
        _put_all(data)
        return len(data)

    def writeto_mem(self, address, register, data):
        note(0x69, address, 1 + len(data))
        put(register)
        _put_all(data)
        registers[address, register] = data[0]

    def readfrom_mem_into(self, address, register, into):
        for i in range(len(into)):
            into[i] = registers.get((address, register + i), 0)


class SPI:
    def __init__(self, id, baudrate=1000000, polarity=0, phase=0, sck=None, mosi=None, miso=None):
        if chip == "rp2":
            if sck.number % 4 != 2 or mosi.number % 4 != 3:
                raise ValueError("bad pin")
            if (sck.number & 8) >> 3 != id or (mosi.number & 8) >> 3 != id:
                raise ValueError("bad pin")
            if miso is None:
                _become(_DEFAULT_MISO[id], SPI_PIN)
        for pin in (sck, mosi, miso):
            if pin is not None:
                _become(pin.number, SPI_PIN)
        self.id = id
        self.mode = polarity << 1 | phase

    def write(self, data):
        note(0x53, self.id, len(data))
        _put_all(data)


class PWM:
    def __init__(self, pin, freq=0, duty_u16=0):
        self._number = pin.number
        self._hz = freq
        self._duty = duty_u16
        _become(pin.number, PWM_PIN)
        self._note()

    def freq(self, hz):
        self._hz = hz
        self._note()

    def duty_u16(self, duty):
        self._duty = duty
        self._note()

    def _note(self):
        note(0x57, self._number, 5)
        put(self._hz & 0xFF)
        put(self._hz >> 8 & 0xFF)
        put(self._hz >> 16)
        put(self._duty & 0xFF)
        put(self._duty >> 8)


class ADC:
    def __init__(self, pin, atten=None):
        self._number = pin.number
        _become(pin.number, ADC_PIN)

    def read_u16(self):
        if on_read:
            on_read()
        return volts[self._number]


class Timer:
    """Calls nothing by itself; those that run are in `timers`."""

    PERIODIC = 1

    def __init__(self, id):
        self.id = id

    def init(self, mode=PERIODIC, period=0, callback=None):
        self.period = period
        self._callback = callback
        timers.append(self)

    def deinit(self):
        timers.remove(self)
