"""What only the real interpreters can tell: nothing allocates in play, and saves are the same."""

IN_PLAY = """
import micropython
from tests.conformance.screen_driver import Device
from app.keys import A, DOWN, LEFT, RIGHT, UP
from app.main_app import App
from app.settings import Settings

class Sounding(Device):
    tones = 0
    def tone(self, hz, ms):
        self.tones += 1
    def brightness(self, level):
        pass
    def sleep(self, on):
        pass

def locked(app):
    # No exception may be caught here: see tests/micropython/hosts.py.
    micropython.heap_lock()
    app.step()
    micropython.heap_unlock()

def press(app, button, step):
    for held in (button, 0):
        app.device.held = held
        app.device.now += 60
        step(app)

def unlocked(app):
    app.step()

def play(game, kind):
    device = Sounding()
    device.kind = kind
    settings = Settings(None, 3)
    settings.game = game
    app = App(device, settings)
    press(app, A, unlocked)
    press(app, A, unlocked)
    table = app.stack[-1]
    app.autoplay = True
    steps = 0
    while steps < 1500 and not (table.session.hand_over() and not table._noting()):
        device.now += 300
        locked(app)
        steps += 1
    app.autoplay = False
    assert app.screen_name == "table", app.screen_name
    app.pop_to("title")
    settings.seed = 5
    press(app, A, unlocked)
    press(app, A, unlocked)
    table = app.stack[-1]
    while not (table.session.human_turn() and not table._noting()):
        device.now += 300
        locked(app)
    for button in (RIGHT, RIGHT, LEFT, UP, LEFT, RIGHT, DOWN, RIGHT, A, RIGHT, LEFT):
        press(app, button, locked)
    print(game, kind, device.tones > 3)

for game in (0, 1):
    for kind in ("dpad", "three"):
        play(game, kind)
"""


def test_nothing_allocates_while_a_hand_is_played_and_the_cursor_moves(micropython_host):
    told = micropython_host(IN_PLAY).splitlines()
    assert told == [f"{game} {kind} True" for game in (0, 1) for kind in ("dpad", "three")]


SAVES = """
from app.code import code_of, read_code
from app.log import of_hand
from app.saves import Saves
from app.score_pages import scored
from app.session import Session
from app.settings import Settings

class Store:
    def __init__(self):
        self.files = {}
    def load(self, name):
        return self.files.get(name)
    def save(self, name, data):
        self.files[name] = bytes(data)

def checksum(data):
    value = 7
    for byte in data:
        value = (value * 31 + byte) % 1000003
    return value

for game in (0, 1):
    store = Store()
    settings = Settings(store, 1)
    settings.game = game
    settings.options[game] = 0x5FF if game == 0 else 3
    settings.save()
    session = Session(settings, 2**30 - 1 - game)
    saves = Saves(store)
    session.number = 1
    session.deal()
    while not session.hand_over():
        session.play(session.think())
        saves.save(session)
    again = Saves(store).load()
    assert again.match.s == session.match.s
    assert of_hand(again).data == of_hand(session).data
    assert again.hands == session.hands == 1
    assert scored(again, 0, 1) == scored(session, 0, 1)
    for name in sorted(store.files):
        print(name, len(store.files[name]), checksum(store.files[name]))
    code = code_of(game, 3, settings.options[game], 500, 2**30 - 5)
    print(code, read_code(code))
"""


def test_saves_and_codes_are_the_same_on_every_host(micropython_host):
    import contextlib
    import io

    from tests.firmware import player  # noqa: F401  (finds the firmware)

    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(SAVES, "saves", "exec"), {})
    assert out.getvalue().count("match") == 4
    assert micropython_host(SAVES) == out.getvalue()


ROOM = """
import sys
from tests.conformance.screen_driver import Device
from app.keys import A
from app.main_app import App
from app.settings import Settings

NOT_NEEDED = "app.arrival app.assembly app.opening app.settings_record engine.dealing".split()
device = Device()
app = App(device, Settings(None, 1), frugal=True)

def tell():
    print(app.screen_name, [name for name in NOT_NEEDED if name in sys.modules])

def press(button):
    for held in (button, 0):
        device.held = held
        device.now += 60
        app.step()

press(A)
press(A)
tell()
for screen in ("score", "table"):
    app.autoplay = screen == "score"
    while app.screen_name != screen:
        device.now += 1500
        app.step()
        if screen == "table":
            press(A)
    tell()
"""


def test_at_the_table_nothing_is_loaded_that_only_its_opening_needed(micropython_host):
    expected = ["table []", "score []", "table []"]
    assert micropython_host(ROOM).splitlines() == expected
