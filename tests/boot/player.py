"""Runs on the real micropython: boots a built board as its firmware would, and plays by its pins.

The program begins here; the test puts CONFIG before it: `root` (the board's files), `board` (its
config), `plan` (what to do) and `limit` (sleeps until the test gives up). Time passes when the
firmware sleeps; each sleep lets the player go one step further. It prints what the test reads.
"""

import os
import sys

import vfs

vfs.umount("/")
vfs.mount(vfs.VfsPosix(root), "/")  # noqa: F821
os.chdir("/")
# As on a board, and before all else what stands in for its hardware.
sys.path[:] = ["/fakes", "", "/rom", "/lib"]

import time  # noqa: E402

import machine  # noqa: E402

sent = 0
app = None


def note(kind, number, length):
    """Count what goes over the buses instead of keeping it."""
    global sent
    if kind in (0x53, 0x49):
        sent += length


def nothing(*_):
    pass


machine.note = note
machine.put = machine._put_all = nothing
machine.chip = "esp32" if board["mcu"] == "esp32" else "rp2"  # noqa: F821
buttons = board["buttons"]  # noqa: F821
for pin in range(len(machine.levels)):
    machine.levels[pin] = 1 - buttons["pressed"]


def hold(name, down):
    """Press a button, or let it go, by its pin or its ladder."""
    pin = buttons["pins"][name]
    if isinstance(pin, int):
        machine.levels[pin] = buttons["pressed"] if down else 1 - buttons["pressed"]
        return
    number, level = pin.split(":")
    ladder = buttons["ladder"]
    half = (ladder["half_from"] + ladder["half_to"]) // 2
    volts = 0xFFFF if level == "full" else half
    machine.volts[int(number)] = volts if down else 0


def press(name, ms=80):
    """Press a button for some time; a generator that yields at each sleep."""
    hold(name, True)
    yield from wait(ms)
    hold(name, False)
    yield from wait(80)


def wait(ms):
    since = time.ticks_ms()
    while time.ticks_diff(time.ticks_ms(), since) < ms:
        yield


def find_app():
    """Wait until the app runs, and take hold of it as it takes its next step."""
    while "app.main_app" not in sys.modules:
        yield
    App = sys.modules["app.main_app"].App
    step = App.step

    def caught(self):
        global app
        app = self
        step(self)

    App.step = caught
    while app is None:
        yield
    App.step = step


def to_table():
    """From the title to the table with nothing but A."""
    yield from find_app()
    print("screen", app.screen_name, sent)
    while app.screen_name != "table":
        yield from press("a")


def any_button(seed):
    """Return the next seed and a button: A mostly, else another one that is no way out."""
    seed = (seed * 75 + 74) % 65537
    names = [name for name in ("right", "up", "left", "down") if name in buttons["pins"]]
    choice = seed >> 3 & 7
    return seed, names[choice] if choice < len(names) else "a"


def play_hand():
    """Play until the hand is over, on all screens that come; how it is played does not matter."""
    yield from to_table()
    seed = 1
    presses = 0
    while app.screen_name != "score":
        seed, name = any_button(seed)
        yield from press(name)
        presses += 1
    print("hand over", presses, sent)


def go_home(times):
    """At the table hold the way back for two seconds, `times` times."""
    back = "b" if app is None or app.keys.kind == 0 else "a"
    for _ in range(times):
        yield from press(back, 2200)
        print("screen", app.screen_name)


def home(times):
    yield from to_table()
    yield from go_home(times)


def crash():
    """Break the app in the middle of the game, and press a button when it has been told."""
    yield from to_table()
    fb = app.device.fb

    def broken(canvas):
        raise ValueError("no such card")

    app.stack[-1].draw = broken
    app.stack[-1].dirty = True
    for _ in range(5):
        yield
    print("lit", sum(fb.pixel(x, y) != 0 for x in range(48) for y in range(8)))
    yield from press("a")
    print("not restarted")


def held():
    """A button is held while the board is switched on."""
    hold("a", True)
    for _ in range(200):
        yield


def quit_game():
    """Leave the app from its own menu; the screen sleeps until a button is pressed."""
    yield from find_app()
    app.pop()
    for _ in range(50):
        yield
    print("asleep")
    yield from press("a")


script = {
    "hand": play_hand,
    "home": lambda: home(1),
    "launcher": lambda: home(2),
    "crash": crash,
    "held": held,
    "quit": quit_game,
}[plan]()  # noqa: F821
plain_sleep = time.sleep_ms
sleeps = 0


class GaveUp(BaseException):
    """The player has nothing more to do, or too much time has passed."""


def sleep_ms(ms):
    global sleeps
    plain_sleep(ms)
    sleeps += 1
    if sleeps > limit:  # noqa: F821
        raise GaveUp("too long, on screen " + (app.screen_name if app else "none"))
    try:
        next(script)
    except StopIteration:
        raise GaveUp("done") from None


time.sleep_ms = sleep_ms
if plan == "held":  # noqa: F821
    hold("a", True)
try:
    exec(entry)  # noqa: F821
    print("REPL")
except SystemExit:
    print("restart")
except GaveUp as reason:
    print("gave up:", reason)
