"""Buttons, ladders, sound, light, battery and seed, on real MicroPythons with pretended pins."""

import pytest

from emulator import boards

START = """
import sys
sys.path.insert(0, sys.path[1] + "/tests/drivers/fakes")
import without_gc
import machine, micropython, time

def board(name):
    config = __import__("board_configs." + name, None, None, ("BOARD",))
    return config.BOARD

def press(pin, level=0):
    machine.levels[pin] = level
"""

BUTTONS = """
from drivers.buttons import BITS, Buttons
A, B, UP = 16, 32, 1
buttons = Buttons(board("pico_ssd1306")["buttons"])

def wait(ms):
    while ms:
        time.advance(1)
        buttons.poll()
        ms -= 1

def read():
    micropython.heap_lock()
    mask = buttons.read()
    micropython.heap_unlock()
    return mask

assert read() == 0
# Held: seen for as long.
press(14); wait(1)
assert read() == A and read() == A
press(10)
assert read() == A | UP
press(14, 1); wait(20)
assert read() == UP
press(10, 1); wait(20)
assert read() == 0
# Shorter than a frame: seen once.
press(15); wait(2); press(15, 1); wait(20)
assert read() == B and read() == 0
# Bouncing contacts are one press and one letting go.
seen = []
for level in (0, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1):
    press(14, level); wait(2); seen.append(read())
wait(20); seen.append(read())
assert seen == [A] * 14 + [0], seen
# Let go and pressed again between two reads: both presses are seen.
press(14); wait(5)
assert read() == A
press(14, 1); wait(20); press(14); wait(2)
assert [read(), read(), read()] == [0, A, A]
press(14, 1); wait(20)
assert read() == 0
# Pressed twice between two reads, and up again.
for _ in range(2):
    press(15); wait(3); press(15, 1); wait(20)
assert [read(), read()] == [B, 0]
# Chords.
for pin in (10, 14, 15):
    press(pin)
assert read() == UP | A | B
for pin in (10, 14, 15):
    press(pin, 1)
wait(20)
assert read() == 0
# Watched by a timer: a press that nobody else looks at is seen; nothing allocates there.
buttons.watch(True)
timer = machine.timers[0]
assert len(machine.timers) == 1 and timer.period <= 10
press(14)
micropython.heap_lock()
timer._callback(timer)
micropython.heap_unlock()
press(14, 1); time.advance(20); timer._callback(timer); time.advance(20)
assert [read(), read()] == [A, 0]
# The timer's time comes in the middle of a look: that look counts, once.
def interrupt():
    machine.on_read = None
    timer._callback(timer)
press(14)
machine.on_read = interrupt
assert read() == A
press(14, 1); wait(20)
assert read() == 0
buttons.watch(False)
assert machine.timers == []
# Pressed when high.
spec = dict(board("pico_ssd1306")["buttons"])
spec["pressed"] = 1
for pin in range(10, 16):
    press(pin, 0)
buttons = Buttons(spec)
assert read() == 0
press(13, 1)
assert read() == BITS["right"]
# The clock wraps.
time.advance(0x3FFFFFFF - time.ticks_ms() - 3)
assert read() == BITS["right"]
press(13, 0); wait(6)
assert read() == BITS["right"]
wait(6)
assert read() == 0
print("fine")
"""

LADDER = """
machine.chip = "esp32"
from drivers.buttons import Buttons
buttons = Buttons(board("odroid_go")["buttons"])
UP, DOWN, LEFT, RIGHT, A = 1, 2, 4, 8, 16
Y, X = 35, 34

def read():
    time.advance(20)
    micropython.heap_lock()
    mask = buttons.read()
    micropython.heap_unlock()
    return mask

assert read() == 0
for y, x, mask in ((65535, 0, UP), (28000, 0, DOWN), (0, 65535, LEFT), (0, 28000, RIGHT),
                   (65535, 28000, UP | RIGHT), (12000, 40000, 0), (0, 0, 0)):
    machine.volts[Y] = y; machine.volts[X] = x
    assert read() == mask, (y, x)
# On the way up the other button's voltage is passed: it is not a press.
rise = [0, 28000, 65535, 65535]
def step():
    if rise:
        machine.volts[Y] = rise.pop(0)
machine.on_read = step
seen = 0
for _ in range(5):
    seen |= buttons.read()
machine.on_read = None
assert seen == UP, seen
press(32)
assert read() == UP | A
print("fine")
"""

REST = """
from drivers.sound import Sound
from drivers.backlight import Backlight
from drivers.battery import Battery

def last_pwm(pin):
    # The last duty that the log has for a pin.
    at, duty = 0, None
    while at < machine.end:
        length = machine.log[at + 2]
        if machine.log[at] == ord("W") and machine.log[at + 1] == pin:
            duty = machine.log[at + 8] | machine.log[at + 9] << 8
            hz = machine.log[at + 5] | machine.log[at + 6] << 8 | machine.log[at + 7] << 16
            duty = (hz, duty)
        at += 5 + length
    return duty

sound = Sound({"kind": "piezo", "pin": 16, "enable": 20})
assert last_pwm(16) is None and machine.levels[20] == 0
sound.tone(880, 30)
assert last_pwm(16) == (880, 8192) and machine.levels[20] == 1
time.advance(29); sound.poll()
assert last_pwm(16) == (880, 8192)
sound.tone(440, 30); time.advance(29); sound.poll()
assert last_pwm(16) == (440, 8192)
time.advance(1); sound.poll()
assert last_pwm(16) == (440, 0) and machine.levels[20] == 0
sound.volume(1); sound.tone(440, 30)
assert last_pwm(16) == (440, 512)
sound.volume(3); sound.tone(440, 30)
assert last_pwm(16) == (440, 8192)
silent = Sound({"kind": "none"})
silent.tone(880, 30); silent.volume(1); silent.poll()
assert not silent.audible

light = Backlight({"pin": 13, "pwm": 1})
light.level(7)
assert last_pwm(13) == (1000, 32767)
light.sleep(True)
assert last_pwm(13) == (1000, 0)
light.sleep(False)
assert last_pwm(13) == (1000, 32767)
light.level(0)
assert last_pwm(13)[1] > 0
light = Backlight({"pin": 7})
assert machine.levels[7] == 1
light.sleep(True)
assert machine.levels[7] == 0
light.sleep(False); light.level(0)
assert machine.levels[7] == 1
Backlight(None).level(3)

battery = Battery(board("picosystem")["battery"])
for millivolts, percent in ((0, 0), (933, 0), (1150, 50), (1367, 100), (3000, 100)):
    machine.volts[26] = millivolts * 65535 // 3300 + 10
    assert abs(battery.percent() - percent) <= 1, (millivolts, battery.percent())
print("fine")
"""

SEED = """
from drivers.entropy import seed
seeds = set()
for _ in range(200):
    time.advance(1)
    seeds.add(seed())
assert len(seeds) > 190
assert 0 <= min(seeds) and max(seeds) < 1 << 30
assert max(seeds) >> 28  # all 30 bits are used
print("fine")
"""

AXP192 = """
machine.chip = "esp32"
machine.registers[0x34, 0x82] = 0x03
from drivers.axp192 import Power
power = Power(board("m5stickc_plus")["power"])
assert machine.registers[0x34, 0x12] == 0x4D
assert machine.registers[0x34, 0x28] == 0xFC
assert machine.registers[0x34, 0x82] == 0x83
power.level(0)
assert machine.registers[0x34, 0x28] == 0x5C
power.sleep(True)
assert machine.registers[0x34, 0x12] == 0x49
power.sleep(False)
assert machine.registers[0x34, 0x12] == 0x4D
raw = 3725 * 10 // 11
machine.registers[0x34, 0x78] = raw >> 4
machine.registers[0x34, 0x79] = raw & 15
assert 48 <= power.percent() <= 51, power.percent()
print("fine")
"""

IP5306 = """
machine.chip = "esp32"
from drivers.ip5306 import Battery
battery = Battery(board("m5stack_core")["battery"])
for lights, percent in ((0xF0, 0), (0xE0, 25), (0xC5, 50), (0x8F, 75), (0x00, 100)):
    machine.registers[0x75, 0x78] = lights
    assert battery.percent() == percent, (lights, battery.percent())
class Silent:
    def readfrom_mem_into(self, *_):
        raise OSError(19)
battery._i2c = Silent()
assert battery.percent() is None
print("fine")
"""

DEVICE = """
import gc
name = {name!r}
class Config:
    BOARD = board(name)
machine.chip = {chip!r}
if name == "thumby":
    press(15)  # its strap
from drivers.assembly import build
device = build(Config)
b = Config.BOARD
assert (device.width, device.height) == (b["display"]["width"], b["display"]["height"])
assert device.kind == b["buttons"]["kind"]
assert device.buttons() == 0
for pin in b["buttons"]["pins"].values():
    if isinstance(pin, int):
        press(pin)
    else:
        machine.volts[int(pin.split(":")[0])] = 65535
time.advance(20)
from drivers.buttons import BITS
mask = 0
for key, pin in b["buttons"]["pins"].items():
    if isinstance(pin, int) or pin.endswith("full"):
        mask |= BITS[key]
assert device.buttons() == mask, (device.buttons(), mask)
if sys.maxsize > 1 << 40:  # the 32-bit host has no noise to offer
    assert 0 <= device.seed() < 1 << 30
assert device.ticks() == time.ticks_ms()
assert device.battery() is None or 0 <= device.battery() <= 100
assert ("battery" in b or "power" in b) == (device.battery() is not None)
assert hasattr(device, "tone") == hasattr(device, "volume") == (b["sound"]["kind"] != "none")
if b["sound"]["kind"] != "none":
    device.volume(2)
    device.tone(880, 20)
d = b["display"]
dims = d["colours"] == 2 or "power" in b or bool(d.get("backlight", {{}}).get("pwm"))
assert hasattr(device, "brightness") == dims
if dims:
    device.brightness(15)
assert device.date() is None
if "cpu_hz" in b:
    assert machine.frequency == (b["cpu_hz"], b["cpu_hz"])
for pin, level in b.get("park", {{}}).items():
    assert machine.levels[int(pin)] == level
device.show()
# Buttons are looked at while the frame is sent: a press in the middle of it is not lost.
device.buttons()
for pin in b["buttons"]["pins"].values():
    if isinstance(pin, int):
        press(pin, 1)
for i in range(len(machine.volts)):
    machine.volts[i] = 0
time.advance(20); device.buttons(); time.advance(20); device.buttons()
assert device.buttons() == 0
a = b["buttons"]["pins"]["a"]
reads = last = gap = 0
def in_the_middle():
    global reads, last, gap
    reads += 1
    time.advance(1)
    press(a, 0 if 20 < reads < 40 else 1)
    gap = max(gap, machine.end - last)
    last = machine.end
machine.on_read = in_the_middle
for i in range(12):
    machine.clear()
    last = 0
    device.fb.fill(i & 1)
    device.show()
machine.on_read = None
press(a, 1)
time.advance(20)
assert reads > 40, reads
spec = b["display"]["bus"]
assert gap * 9 * 1000 < 10 * spec["hz"], "longer than 10 ms on the bus between two looks"
assert device.buttons() & BITS["a"]
print("fine")
"""


@pytest.mark.parametrize("part", ["BUTTONS", "LADDER", "REST", "AXP192", "IP5306"])
def test_parts(micropython_host, part):
    assert micropython_host(START + globals()[part]) == "fine\n"


def test_seed(unix_host):
    assert unix_host(START + SEED) == "fine\n"


@pytest.mark.parametrize("name", boards.names())
def test_every_device(micropython_host, name):
    """Each config builds a whole device, whose parts answer at the config's pins."""
    chip = "esp32" if boards.load(name)["mcu"] == "esp32" else "rp2"
    assert micropython_host(START + DEVICE.format(name=name, chip=chip)) == "fine\n"


def test_a_missing_display_is_named(unix_host):
    program = START + (
        "machine.present = set()\n"
        "from drivers.assembly import build\n"
        "class Config:\n    BOARD = board('pico_ssd1306')\n"
        "try:\n    build(Config)\nexcept OSError as error:\n    print(error)\n"
    )
    assert "no display at I2C address 0x3C: check SDA" in unix_host(program)


def test_a_loose_wire_is_made_good(unix_host):
    """A bus fault in the middle does not stop the game; the picture is sent again afterwards."""
    program = START + (
        "from drivers.assembly import build\n"
        "class Config:\n    BOARD = board('pico_ssd1306')\n"
        "device = build(Config)\n"
        "device.show()\n"
        "machine.present.clear()\n"
        "device.fb.fill(1)\n"
        "device.show()\n"
        "machine.present.add(0x3C)\n"
        "machine.clear()\n"
        "device.show()\n"
        "print(machine.end)\n"
    )
    assert int(unix_host(program)) > 1024
