"""Display controllers, played by their datasheets: bytes from the bus in, the seen picture out.

They know nothing of the drivers. Whatever a datasheet does not allow is an AssertionError.
"""


class Oled:
    """What the one-colour controllers share. `ram[page][column]`: eight rows, low bit on top."""

    PAGES = 8
    COLUMNS = 128
    PARAMETERS = frozenset()  # commands with one parameter

    def __init__(self, width, height, upside_down=False, lying=False):
        self.width, self.height = width, height
        self.upside_down = upside_down
        self.lying = lying
        self.ram = [bytearray(b"\x5a" * self.COLUMNS) for _ in range(self.PAGES)]
        self.page = self.column = 0
        self.remap = self.scan_down = 0
        self.on = self.inverted = self.all_on = False
        self.set = {}
        self._queue = []

    def hard_reset(self):
        self.on = False

    def wait(self, ms):
        """Time passes; these need none."""

    def command(self, data):
        """Command bytes; their parameters too come as commands."""
        for byte in data:
            self._queue.append(byte)
            if len(self._queue) > self.parameters(self._queue[0]):
                self.obey(*self._queue)
                self._queue.clear()

    def parameters(self, command):
        return 1 if command in self.PARAMETERS else 0

    def obey(self, command, *values):
        if command in (0xAE, 0xAF):
            self.on = command == 0xAF
        elif command in (0xA0, 0xA1):
            self.remap = command & 1
        elif command in (0xC0, 0xC8):
            self.scan_down = command >> 3 & 1
        elif command in (0xA4, 0xA5):
            self.all_on = command == 0xA5
        elif command in (0xA6, 0xA7):
            self.inverted = command == 0xA7
        elif command in self.PARAMETERS:
            self.set[command] = values[0]
        else:
            raise AssertionError(f"{type(self).__name__} has no command {command:02X}")

    def data(self, data):
        """Pixels."""
        assert not self._queue, "pixels in the middle of a command"
        for byte in data:
            self.ram[self.page][self.column] = byte
            self.step()

    def pixel(self, row, column):
        return self.ram[row >> 3][column] >> (row & 7) & 1

    def picture(self):
        """Rows of 0 and 1 as a person sees them; all dark while the display is off."""
        assert not self.all_on
        if not self.on:
            return [[0] * self.width] * self.height
        return [
            [self.seen(x, y) ^ self.inverted for x in range(self.width)] for y in range(self.height)
        ]


class Columned(Oled):
    """Column and page set one by one, as SH1106 and SH1107 have it and SSD1306 in page mode."""

    HIGH = range(0x10, 0x18)

    def obey(self, command, *values):
        if command < 0x10:
            self.column = self.column & 0xF0 | command
        elif command in self.HIGH:
            self.column = (command & 0x0F) << 4 | self.column & 15
        elif 0xB0 <= command < 0xB0 + self.PAGES:
            self.page = command & 0x0F
        else:
            super().obey(command, *values)

    def data(self, data):
        assert self.column + len(data) <= self.COLUMNS, "past the page's end"
        super().data(data)

    def step(self):
        self.column += 1


class SSD1306(Oled):
    """Horizontal addressing in windows. Modules are built to be upright with A1 and C8."""

    PARAMETERS = frozenset((0x20, 0x81, 0x8D, 0xA8, 0xAD, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB))

    def __init__(self, *args, **options):
        super().__init__(*args, **options)
        self.columns, self.pages = (0, 127), (0, 7)

    def parameters(self, command):
        return 2 if command in (0x21, 0x22) else super().parameters(command)

    def obey(self, command, *values):
        if command in (0x21, 0x22):
            first, last = values
            assert first <= last < (128 if command == 0x21 else 8)
            if command == 0x21:
                self.columns, self.column = values, first
            else:
                self.pages, self.page = values, first
        elif command != 0x40:  # the start line, 0 in 0..63
            super().obey(command, *values)

    def step(self):
        assert self.set[0x20] == 0, "not in horizontal mode"
        self.column += 1
        if self.column > self.columns[1]:
            self.column = self.columns[0]
            self.page = self.page + 1 if self.page < self.pages[1] else self.pages[0]

    def seen(self, x, y):
        assert self.set[0xA8] == self.height - 1
        assert self.set[0xD3] == 0
        assert self.set[0xDA] == 0x12
        assert self.set[0x8D] == 0x14, "no charge pump, no light"
        left = (128 - self.width) // 2
        if self.upside_down:
            x, y = self.width - 1 - x, self.height - 1 - y
        segment = 127 - (left + x)
        line = self.height - 1 - y
        column = 127 - segment if self.remap else segment
        return self.pixel(self.height - 1 - line if self.scan_down else line, column)


class SH1106(Columned):
    """132 columns, of which the glass shows those from 2 on; no windows, no pump command."""

    COLUMNS = 132
    PARAMETERS = frozenset((0x81, 0xA8, 0xAD, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB))
    HIGH = range(0x10, 0x19)

    def obey(self, command, *values):
        if command != 0x40:  # the start line
            super().obey(command, *values)

    def seen(self, x, y):
        assert self.set[0xA8] == self.height - 1
        column = x + 2 if self.remap else 131 - (x + 2)
        return self.pixel(y if self.scan_down else self.height - 1 - y, column)


class SH1107(Columned):
    """128 columns of 16 pages. Glass of 64x128 `lying` has its pages along x and columns up y."""

    PAGES = 16
    PARAMETERS = frozenset((0x81, 0xA8, 0xAD, 0xD3, 0xD5, 0xD9, 0xDB, 0xDC))

    def obey(self, command, *values):
        if command in (0x20, 0x21):
            self.vertical = command & 1
        else:
            super().obey(command, *values)

    def step(self):
        assert not self.vertical
        super().step()

    def seen(self, x, y):
        assert self.set[0xDC] == 0
        assert (self.remap, self.scan_down) == (0, 0)
        if self.lying:
            assert (self.set[0xA8], self.set[0xD3]) == (0x3F, 0x60)
            return self.ram[x >> 3][63 - y] >> (x & 7) & 1
        assert (self.set[0xA8], self.set[0xD3]) == (0x7F, 0)
        return self.pixel(y, x)


class Mipi:
    """A colour controller with MIPI's commands. All share: window, write, order, format, sleep.

    `memory`: columns, rows. `glass`: which part of it is seen (column, row, width, height).
    `mount`: degrees by which the glass is turned in its board: 90 means that the picture's x runs
    down the memory's rows and its y up the columns. `inverted`: the glass shows the complement;
    `bgr`: its stripes are blue, green, red.
    """

    # Named in no public datasheet or without effect on addressing.
    OTHERS = frozenset(
        (*range(0xA8, 0xFF), 0x26, 0x35, 0x13)  # power, timing, gamma, inner registers
    )

    def __init__(self, memory, glass, mount=0, inverted=False, bgr=False):
        self.columns, self.rows = memory
        self.glass, self.mount, self.inverted, self.bgr = glass, mount, inverted, bgr
        self.ram = [[0x5A5A] * self.columns for _ in range(self.rows)]
        self.hard_reset()
        self._busy = 0  # power came long ago

    def hard_reset(self):
        self.awake = self.on = False
        self.inversion = 0
        self.order = 0
        self.format = 0x66
        self.x = self.y = (0, 0)
        self.at = None
        self._busy = 120  # ms until commands are taken
        self._now = None
        self._half = None

    def wait(self, ms):
        self._busy = max(0, self._busy - ms)

    def command(self, data):
        for byte in data:
            assert not self._busy, f"command {byte:02X} comes {self._busy} ms too early"
            self._now, self._values = byte, []
            self.at = None
            self.begin(byte)

    def begin(self, command):
        if command == 0x01:
            self.hard_reset()
        elif command == 0x11:
            self.awake, self._busy = True, 120
        elif command in (0x20, 0x21):
            self.inversion = command & 1
        elif command in (0x28, 0x29):
            self.on = command == 0x29
        elif command == 0x2C:
            self.at, self._half = (self.x[0], self.y[0]), None
        elif command not in (0x2A, 0x2B, 0x36, 0x3A):
            assert command in self.OTHERS, f"unknown command {command:02X}"

    def data(self, data):
        if self._now == 0x2C:
            self.pixels(data)
            return
        self._values += data
        if self._now in (0x2A, 0x2B) and len(self._values) == 4:
            a, b, c, d = self._values
            window = (a << 8 | b, c << 8 | d)
            assert window[0] <= window[1] < self.extent(self._now)
            if self._now == 0x2A:
                self.x = window
            else:
                self.y = window
        elif self._now == 0x36:
            (self.order,) = self._values
        elif self._now == 0x3A:
            (self.format,) = self._values

    def extent(self, command):
        """How far a window may reach: rows and columns change places with bit 20 of 36."""
        across = command == 0x2A
        return self.columns if across != bool(self.order & 0x20) else self.rows

    def pixels(self, data):
        assert self.format & 7 == 5, "not 16 bits a pixel"
        for byte in data:
            if self._half is None:
                self._half = byte
                continue
            self.put(*self.at, self._half << 8 | byte)
            self._half = None
            x, y = self.at
            self.at = (x + 1, y) if x < self.x[1] else (self.x[0], y + 1)
            if self.at[1] > self.y[1]:
                self.at = (self.x[0], self.y[0])

    def put(self, x, y, value):
        column, row = (y, x) if self.order & 0x20 else (x, y)
        if self.order & 0x40:
            column = self.columns - 1 - column
        if self.order & 0x80:
            row = self.rows - 1 - row
        self.ram[row][column] = value

    def picture(self):
        """Rows of RGB565 as a person sees them; black while asleep or off."""
        _, _, width, height = self.glass
        if self.mount in (90, 270):
            width, height = height, width
        if not (self.awake and self.on):
            return [[0] * width] * height
        return [[self.seen(x, y) for x in range(width)] for y in range(height)]

    def seen(self, x, y):
        left, top, width, height = self.glass
        column, row = {
            0: (x, y),
            90: (width - 1 - y, x),
            180: (width - 1 - x, height - 1 - y),
            270: (y, height - 1 - x),
        }[self.mount]
        value = self.ram[top + row][left + column]
        if bool(self.inversion) != self.inverted:
            value ^= 0xFFFF
        if bool(self.order & 8) != self.bgr:
            value = value << 11 & 0xF800 | value & 0x07E0 | value >> 11
        return value
