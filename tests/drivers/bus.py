"""From the log of the pretended `machine` to calls of a controller, by the board's wiring."""

OUTPUT = 1


def events(log):
    """Yield kind, number and bytes of each event of a log (see fakes/machine.py)."""
    at = 0
    while at < len(log):
        kind, number = chr(log[at]), log[at + 1]
        length = int.from_bytes(log[at + 2 : at + 5], "little")
        yield kind, number, log[at + 5 : at + 5 + length]
        at += 5 + length


class Wires:
    """The wires of a config's bus to a controller, and the pins' functions and levels so far."""

    def __init__(self, spec, controller):
        self.spec = spec
        self.controller = controller
        self.functions = {}
        self.levels = {}

    def carry(self, log):
        """Let the controller see a log; returns the bytes sent to it."""
        count = 0
        for kind, number, data in events(log):
            if kind == "M":
                self.functions[number] = data[0]
            elif kind == "P":
                self._set(number, data[0])
            elif kind == "T":
                self.controller.wait(int.from_bytes(data, "little"))
            elif kind == "S" and self.spec["kind"] == "spi" and number == self.spec["id"]:
                count += len(data)
                self._spi(data)
            elif kind == "I" and self.spec["kind"] == "i2c":
                count += len(data)
                self._i2c(data)
        return count

    def _set(self, number, level):
        if number == self.spec.get("rst") and self.levels.get(number) == 0 and level:
            self.controller.hard_reset()
        self.levels[number] = level

    def _spi(self, data):
        for name in ("cs", "dc"):
            assert self.functions[self.spec[name]] == OUTPUT, f"{name} is not an output"
        assert self.levels[self.spec["cs"]] == 0, "not selected"
        if self.levels[self.spec["dc"]]:
            self.controller.data(data)
        else:
            self.controller.command(data)

    def _i2c(self, data):
        assert data[0] in (0x00, 0x40)
        (self.controller.data if data[0] else self.controller.command)(data[1:])
