"""Buttons on pins and on voltage ladders, read as one mask. No press is lost, none counted twice.

`poll` looks at all of them: as often as the host likes, at least every 10 ms, which `watch` sees
to while the game draws or thinks. `read` says which are held; a press that began and ended between
two reads is still in the next one.
"""

from array import array
from sys import platform
from time import ticks_diff, ticks_ms

from machine import ADC, Pin, Timer

BITS = {"up": 1, "down": 2, "left": 4, "right": 8, "a": 16, "b": 32}
_BOUNCE = 8  # ms without contact before a button counts as let go
_WATCH = 8  # ms from one look to the next


class Buttons:
    """`spec`: a board config's "buttons".

    "pins": a pin for each name, or an ADC pin and a level of its ladder ("35:full", "35:half");
    "pressed": a pin's level then; "pull_up": 1 to use the chip's own resistors; "ladder": see
    Ladder. `clock` is for tests.
    """

    def __init__(self, spec, clock=ticks_ms):
        plain, on_ladders = _sort(spec["pins"])
        self._pins = [_input(number, spec.get("pull_up")) for _, number in plain]
        self._bits = array("i", [bit for bit, _ in plain])
        self._ladders = [Ladder(pin, on_ladders[pin], spec["ladder"]) for pin in on_ladders]
        self._pressed = spec["pressed"]
        self._clock = clock
        self._seen = array("i", [0] * 6)  # when each bit's contact was last seen closed
        self._held = 0
        self._fresh = 0
        self._out = 0
        self._busy = False
        self._timer = None

    def watch(self, on):
        """Start or stop looking by a timer, between two bytecodes of whatever else runs."""
        if self._timer:
            self._timer.deinit()
            self._timer = None
        if on:
            # The ESP32 has numbered timers only, the RP2040 only one without a number.
            self._timer = Timer(0 if platform == "esp32" else -1)
            self._timer.init(period=_WATCH, mode=Timer.PERIODIC, callback=self.poll)

    def poll(self, timer=None):
        """Look at every button once; nothing if the timer calls in the middle of another look."""
        if not self._busy:
            self._busy = True
            self._look()
            self._busy = False

    def _look(self):
        down = 0
        i = 0
        while i < len(self._bits):
            if self._pins[i]() == self._pressed:
                down |= self._bits[i]
            i += 1
        i = 0
        while i < len(self._ladders):
            down |= self._ladders[i].read()
            i += 1
        if down or self._held:
            self._take(down, self._clock())

    def _take(self, down, now):
        """Note the contacts closed at a time: closing counts at once, opening when it lasts."""
        self._fresh |= down & ~self._held
        held = down
        i = 0
        while i < 6:
            bit = 1 << i
            if down & bit:
                self._seen[i] = now
            elif self._held & bit and ticks_diff(now, self._seen[i]) < _BOUNCE:
                held |= bit
            i += 1
        self._held = held

    def read(self):
        """Return the mask of the buttons held now or pressed since the last call.

        A button let go and pressed again since then is left out once, so that both presses are
        seen.
        """
        self._busy = True
        self._look()
        again = self._fresh & self._out
        self._out = (self._held | self._fresh) & ~again
        self._fresh = again
        self._busy = False
        return self._out


def _input(number, pull_up):
    return Pin(number, Pin.IN, Pin.PULL_UP) if pull_up else Pin(number, Pin.IN)


def _sort(pins):
    """Part a config's pins: (bit, pin) of plain ones; for each ADC pin, its levels' bits."""
    plain = []
    on_ladders = {}  # type: dict
    for name in sorted(pins):
        if isinstance(pins[name], str):
            number, level = pins[name].split(":")
            on_ladders.setdefault(int(number), {})[level] = BITS[name]
        else:
            plain.append((BITS[name], pins[name]))
    return plain, on_ladders


class Ladder:
    """Two buttons on one ADC pin: the voltage says which, if any.

    `bits`: the bits of "full" and "half"; `limits`: "full_from", "half_from", "half_to", as
    read_u16 gives them. Both buttons at once cannot be told apart.
    """

    def __init__(self, number, bits, limits):
        pin = Pin(number)
        # ESP32: measure up to the supply.
        self._adc = ADC(pin, atten=ADC.ATTN_11DB) if hasattr(ADC, "ATTN_11DB") else ADC(pin)
        self._full, self._half = bits["full"], bits["half"]
        self._full_from = limits["full_from"]
        self._half_from, self._half_to = limits["half_from"], limits["half_to"]
        self._last = 0

    def read(self):
        """Return the bit of the button held, 0 for none.

        Two readings must agree: on its way up the voltage passes the other button's.
        """
        bit = self._button()
        if bit == self._button():
            self._last = bit
        return self._last

    def _button(self):
        level = self._adc.read_u16()
        if level > self._full_from:
            return self._full
        if self._half_from < level < self._half_to:
            return self._half
        return 0
