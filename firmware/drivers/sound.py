"""Short beeps on a piezo or a speaker, by PWM. A beep is started and ends by itself."""

from time import ticks_add, ticks_diff, ticks_ms

from machine import PWM, Pin

_DUTY = 8192  # of 65536: half of that is loudest


class Sound:
    """`spec`: a board config's "sound": {"kind": "piezo", "pin"} or {"kind": "none"}.

    "enable": a pin that switches an amplifier on while there is something to hear; "duty": the
    loudness, 1 to 32768. `audible`: whether there is anything to hear. `poll` must be called often:
    it ends the beeps.
    """

    def __init__(self, spec):
        self._pwm = None
        self._enable = None
        self._pin = None
        self._sounding = False
        self._until = ticks_ms()
        self.audible = spec["kind"] != "none"
        if not self.audible:
            return
        self._pin = Pin(spec["pin"], Pin.OUT, value=0)
        self._loudest = self._duty = spec.get("duty", _DUTY)
        if "enable" in spec:
            self._enable = Pin(spec["enable"], Pin.OUT, value=0)

    def volume(self, level):
        """Set the loudness of the beeps to come, 1 to 3; each level has a quarter of the next."""
        if self.audible:
            self._duty = self._loudest >> 2 * (3 - level)

    def tone(self, hz, ms):
        """Start a beep of `hz` (20 to 20000) for `ms`; it replaces one that still sounds."""
        if self._pin is None:
            return
        if self._pwm is None:
            self._pwm = PWM(self._pin, freq=hz, duty_u16=self._duty)
        else:
            self._pwm.freq(hz)
            self._pwm.duty_u16(self._duty)
        if self._enable:
            self._enable(1)
        self._until = ticks_add(ticks_ms(), ms)
        self._sounding = True

    def poll(self):
        """End a beep whose time is over."""
        if self._pwm and self._sounding and ticks_diff(ticks_ms(), self._until) >= 0:
            self._sounding = False
            self._pwm.duty_u16(0)
            if self._enable:
                self._enable(0)
