"""The game in the player's hands: pause, speed, pictures, full screen, light and date."""

import pygame
import pytest
from PIL import Image

from emulator import boards
from emulator.boards import BUTTONS
from emulator.files import MemoryStore
from emulator.host import Device
from emulator.live import Live
from emulator.run import Game
from emulator.window import Window

pytestmark = pytest.mark.usefixtures("display")
BOARD = boards.load("pico_ssd1306")


class App:
    """Does nothing but remember what it was told."""

    def __init__(self, device):
        self.device = device
        self.done = False
        self.screen_name = "table"
        self.steps = []

    def step(self):
        self.steps.append((self.device.ticks(), self.device.buttons()))


@pytest.fixture
def live(tmp_path, monkeypatch):
    """A game that is being played, its pictures in the current folder."""
    monkeypatch.chdir(tmp_path)
    device = Device(BOARD, MemoryStore())
    window = Window(device.screen, 2, BOARD)
    made = Live(Game(App(device), device, window, 1), window)
    made.app, made.device, made.window = made._game.app, device, window
    return made


@pytest.fixture
def press(live, post):
    """Presses a key and lets the game take a frame to see it."""

    def send(key):
        post(pygame.KEYDOWN, key=key)
        post(pygame.KEYUP, key=key)
        live.window.pump()
        live.step(20)

    return send


@pytest.mark.parametrize(("name", "held"), [("t_display", "b"), ("thumby", "right")])
def test_the_right_arrow_is_the_second_of_two_buttons(name, held):
    device = Device(boards.load(name), MemoryStore())
    device.hold(BUTTONS["right"])
    assert device.buttons() == BUTTONS[held]


def test_pause_stops_time_and_the_app(live, press):
    press(pygame.K_p)
    before = list(live.app.steps)
    for _ in range(5):
        live.step(20)
    assert live.app.steps == before
    assert "paused" in live.window._said
    press(pygame.K_p)
    assert live.app.steps[len(before) :] == [(20, 0)]


def test_a_press_while_paused_is_not_played_later(live, press):
    press(pygame.K_p)
    press(pygame.K_z)
    press(pygame.K_p)
    live.step(20)
    assert all(mask == 0 for _, mask in live.app.steps)


@pytest.mark.parametrize(("speed", "passed"), [(0.5, 50), (1, 100), (2, 200), (8, 800)])
def test_speed(live, speed, passed):
    live.speed = speed
    for _ in range(20):
        live.step(5)
    assert live.device.ticks() == passed


@pytest.mark.parametrize(("speed", "passed"), [(0.5, 10), (8, 20)])
def test_time_never_hurries_a_held_button(live, post, speed, passed):
    live.speed = speed
    post(pygame.KEYDOWN, key=pygame.K_z)
    live.window.pump()
    live.step(20)
    assert live.app.steps == [(passed, BUTTONS["a"])]


def test_speed_keys_stop_at_both_ends(live, press):
    seen = []
    for key in (pygame.K_PLUS, pygame.K_MINUS):
        for _ in range(5):
            press(key)
            seen.append(live.speed)
    assert seen == [2, 4, 8, 8, 8, 4, 2, 1, 0.5, 0.5]


def test_screenshots_take_the_next_free_name(live, press, tmp_path):
    live.device.fb.fill(1)
    live.device.show()
    press(pygame.K_s)
    press(pygame.K_s)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["speto-1.png", "speto-2.png"]
    assert "speto-2.png" in live.window._said
    with Image.open("speto-2.png") as picture:
        assert picture.size == (128, 64)
    for _ in range(30):
        live.step(100)
    assert live.window._said == ""


def test_a_picture_that_cannot_be_saved_does_not_end_the_game(live, press, monkeypatch):
    monkeypatch.setattr("emulator.live.unused_name", lambda suffix: "gone/a" + suffix)
    press(pygame.K_s)
    assert "cannot write" in live.window._said
    assert not live._game.ended()


def test_recording(live, press, tmp_path):
    press(pygame.K_g)
    assert "recording" in live.window._said
    for x in range(4):
        live.device.fb.vline(x, 0, 64, 1)
        live.device.show()
        live.step(40)
    press(pygame.K_g)
    assert live._game.recording is None
    with Image.open(tmp_path / "speto-1.gif") as picture:
        assert picture.size == (128, 64)
        assert picture.n_frames == 5


def test_full_screen_and_back(live, press):
    before = pygame.display.get_surface().get_size(), dict(live.window.places)
    press(pygame.K_f)
    surface = pygame.display.get_surface()
    assert surface.get_size() == pygame.display.get_desktop_sizes()[0]
    assert live.window._scale > 2
    for (x, y), radius in live.window.places.values():
        assert surface.get_rect().contains((x - radius, y - radius, 2 * radius, 2 * radius))
    press(pygame.K_f)
    assert (pygame.display.get_surface().get_size(), live.window.places) == before


def test_buttons_can_be_clicked_in_full_screen(live, press, post):
    press(pygame.K_f)
    post(pygame.MOUSEBUTTONDOWN, button=1, pos=live.window.places["left"][0])
    live.window.pump()
    assert live.window.buttons() == BUTTONS["left"]


# --- what a board's device has beside screen and buttons ------------------------------------------
def middle(live):
    live.window.draw(0)
    return pygame.display.get_surface().get_at(live.window._place.center)[:3]


def test_brightness_and_sleep_are_seen(live):
    live.device.fb.fill(1)
    live.device.show()
    seen = []
    for level in (15, 8, 0):
        live.device.brightness(level)
        seen.append(middle(live))
    assert seen[0] > seen[1] > seen[2] > (40, 40, 40)
    live.device.sleep(True)
    assert middle(live) == (0, 0, 0)
    live.device.sleep(False)
    assert middle(live) == seen[2]


@pytest.mark.parametrize(("name", "dims"), [("thumby_color", False), ("picosystem", True)])
def test_only_a_light_that_can_be_dimmed_has_a_brightness(name, dims):
    assert hasattr(Device(boards.load(name), MemoryStore()), "brightness") == dims


def test_the_date_is_that_of_the_clock():
    assert Device(BOARD, MemoryStore()).date() is None
    assert Device(BOARD, MemoryStore(), clock=lambda: (2027, 1, 2)).date() == (2027, 1, 2)


@pytest.mark.parametrize(("name", "told"), [("picosystem", 40), ("pico_ssd1306", None)])
def test_only_a_board_with_a_battery_tells_its_charge(name, told):
    board = boards.load(name)
    assert Device(board, MemoryStore(), charge=lambda: 40).battery() == told
    assert Device(board, MemoryStore()).battery() is None
