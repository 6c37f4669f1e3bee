"""The way back to the title by a button that is held, on each kind of buttons."""

import pytest

from tests.firmware.player import Device, Player

# isort: split
import play
from app.choices import set_hand
from app.code import CodeEntry
from app.keys import ARROWS, DOWN, DPAD, KINDS, LEFT, RIGHT, THREE, TWO, UP, A, B
from app.settings import AT_ARROWS

HAS = {DPAD: (UP, DOWN, LEFT, RIGHT, A, B), THREE: (LEFT, A, RIGHT), TWO: (A, B)}
HAS[ARROWS] = (UP, DOWN, LEFT, RIGHT)
BACK = {DPAD: B, THREE: A, TWO: A, ARROWS: LEFT}


@pytest.fixture(params=HAS)
def kind(request):
    return request.param


class Held:
    """A player on a kind of buttons who holds one, with what the board's loop does beside."""

    def __init__(self, kind):
        device = Device()
        device.kind = KINDS[DPAD if kind == ARROWS else kind]
        self.player = Player(device=device)
        self.app = self.player.app
        if kind == ARROWS:
            self.app.settings.hand = AT_ARROWS
            set_hand(self.app)
        self.asked = 0

    def hold(self, mask, ms):
        """Hold buttons and let them go; counts how often home was asked for."""
        for held in (mask, 0):
            self.player.device.held = held
            for _ in range((ms if held else 100) // 20):
                self.player.step(20)
                if play.asks_home(self.app.keys, self.player.device.now):
                    self.asked += 1
                    self.app.pop_to("title")
                    self.app.keys.forget()


def test_back_held_for_two_seconds_leads_home_once(kind):
    held = Held(kind)
    held.player.start()
    held.hold(BACK[kind], 1900)
    assert held.asked == 0
    held.hold(BACK[kind], 6000)
    assert (held.asked, held.app.screen_name) == (1, "title")
    held.player.start()
    held.hold(BACK[kind], 2200)
    assert held.asked == 2


def test_no_other_button_leads_home(kind):
    held = Held(kind)
    held.player.start()
    for button in HAS[kind]:
        if button != BACK[kind]:
            held.hold(button, 5000)
    held.hold(A | B if kind != THREE else LEFT | A, 5000)
    assert held.asked == 0


def test_a_code_is_entered_with_buttons_held_down(kind):
    """Letters and places repeat while a button is held, for much longer than two seconds."""
    held = Held(kind)
    held.app.push(CodeEntry(held.app))
    entry = held.player.top
    seen = set()
    for button in HAS[kind]:
        if button not in ((LEFT, RIGHT) if kind == ARROWS else (A,) if kind == TWO else (A, B)):
            held.hold(button, 5000)
            seen.add((bytes(entry.code), entry.at))
    assert (held.asked, held.player.top) == (0, entry)
    assert seen - {(b"0" * len(entry.code), 0)}


def test_the_press_that_wakes_the_screen_is_not_counted(kind):
    held = Held(kind)
    held.player.start()
    device = held.player.device
    device.sleep = lambda on: None
    held.app.light._can_sleep = True
    for _ in range(40):
        held.player.step(60_000)
    assert held.app.light.state
    held.hold(BACK[kind], 5000)
    assert (held.asked, held.app.screen_name) == (0, "table")
