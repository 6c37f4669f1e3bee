"""The window: keys become buttons, and the screen's pixels arrive in it."""

import pygame
import pytest

from emulator import boards
from emulator.errors import EmulatorError
from emulator.files import MemoryStore
from emulator.host import BUTTONS, Device
from emulator.screen import OLED, SIXTEEN
from emulator.window import Window, best_scale

BOARD = boards.load("pico_ssd1306")
COLOUR_BOARD = {
    "title": "16 colours",
    "display": {"width": 9, "height": 5, "colours": 16},
    "buttons": {"pins": {"a": 1, "b": 2}},
}


pytestmark = pytest.mark.usefixtures("display")


def device(board=BOARD):
    return Device(board, MemoryStore())


def window(board=BOARD):
    return Window(device(board).screen, 2, board)


@pytest.mark.parametrize(
    ("key", "name"),
    [
        (pygame.K_UP, "up"),
        (pygame.K_DOWN, "down"),
        (pygame.K_LEFT, "left"),
        (pygame.K_RIGHT, "right"),
        (pygame.K_z, "a"),
        (pygame.K_RETURN, "a"),
        (pygame.K_SPACE, "a"),
        (pygame.K_x, "b"),
        (pygame.K_BACKSPACE, "b"),
        (pygame.K_ESCAPE, "b"),
    ],
)
def test_keys(key, name, post):
    shown = window()
    post(pygame.KEYDOWN, key=key)
    shown.pump()
    assert shown.buttons() == shown.buttons() == BUTTONS[name]
    post(pygame.KEYUP, key=key)
    shown.pump()
    assert shown.buttons() == 0


def test_a_press_shorter_than_a_frame_is_seen_once(post):
    shown = window()
    post(pygame.KEYDOWN, key=pygame.K_z)
    post(pygame.KEYUP, key=pygame.K_z)
    shown.pump()
    assert [shown.buttons(), shown.buttons()] == [BUTTONS["a"], 0]


def test_two_keys_of_one_button(post):
    shown = window()
    post(pygame.KEYDOWN, key=pygame.K_z)
    post(pygame.KEYDOWN, key=pygame.K_RETURN)
    post(pygame.KEYUP, key=pygame.K_z)
    shown.pump()
    assert [shown.buttons(), shown.buttons()] == [BUTTONS["a"]] * 2


def test_no_key_stays_down_when_the_window_loses_the_keyboard(post):
    shown = window()
    post(pygame.KEYDOWN, key=pygame.K_UP)
    shown.pump()
    shown.buttons()
    post(pygame.WINDOWFOCUSLOST)
    shown.pump()
    assert shown.buttons() == 0


def test_other_keys_and_events_do_nothing(post):
    shown = window()
    post(pygame.KEYDOWN, key=pygame.K_F5)
    post(pygame.MOUSEBUTTONDOWN, button=1, pos=(1, 1))
    shown.pump()
    assert (shown.buttons(), shown.closed) == (0, False)


def test_close_button(post):
    shown = window()
    post(pygame.QUIT)
    shown.pump()
    assert shown.closed


def test_pixels_arrive_in_the_window_when_shown():
    made = device()
    shown = Window(made.screen, 3, BOARD)
    surface = pygame.display.get_surface()
    corner = shown._place.topleft

    def pixel(x, y):
        return surface.get_at((corner[0] + 3 * x + 1, corner[1] + 3 * y + 1))[:3]

    made.fb.pixel(127, 63, 1)
    shown.draw(0)
    assert pixel(127, 63) == OLED[0]
    made.show()
    shown.draw(0)
    assert pixel(127, 63) == OLED[1]
    assert pixel(126, 63) == pixel(127, 62) == OLED[0]


def test_held_buttons_light_up():
    shown = window()
    shown.draw(0)
    before = pygame.display.get_surface().copy()
    shown.draw(BUTTONS["left"])
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(
        pygame.display.get_surface(), "RGB"
    )


def test_sixteen_colours(tmp_path):
    made = device(COLOUR_BOARD)
    for colour in range(9):
        made.fb.pixel(colour, 4, colour)
    made.show()
    made.screen.save(tmp_path / "a.png", 2)
    picture = pygame.image.load(tmp_path / "a.png")
    assert picture.get_size() == (18, 10)
    for colour in range(9):
        assert picture.get_at((2 * colour, 8))[:3] == SIXTEEN[colour]


def test_a_screenshot_that_cannot_be_written(tmp_path):
    with pytest.raises(EmulatorError, match="cannot write") as error:
        device().screen.save(tmp_path / "gone" / "a.png", 1)
    assert error.value.status == 1


def test_a_board_has_only_its_own_buttons():
    made = device(COLOUR_BOARD)
    made.hold(BUTTONS["up"] | BUTTONS["b"])
    assert made.buttons() == BUTTONS["b"]


def test_clock_wraps_as_on_a_board():
    made = device()
    made.advance(2**30 - 1)
    assert made.ticks() == 2**30 - 1
    made.advance(3)
    assert made.ticks() == 2


def test_seeds():
    numbers = [Device(BOARD, MemoryStore(), 5).seed() for _ in range(2)]
    assert numbers[0] == numbers[1]
    assert all(0 <= device().seed() < 2**30 for _ in range(50))


@pytest.mark.parametrize("name", boards.names())
def test_every_board_fits_a_desktop_and_shows_all_its_buttons(name):
    board = boards.load(name)
    shown = Window(device(board).screen, best_scale(board), board)
    size = pygame.display.get_surface().get_size()
    assert size[0] <= 1280
    assert size[1] <= 880
    assert set(shown.places) == set(board["buttons"]["pins"])
    for button, ((x, y), radius) in shown.places.items():
        assert radius <= x <= size[0] - radius
        assert radius <= y <= size[1] - radius
        assert not shown._place.inflate(radius, radius).collidepoint(x, y), button
        for (other_x, other_y), other in (at for n, at in shown.places.items() if n != button):
            assert (x - other_x) ** 2 + (y - other_y) ** 2 >= (radius + other) ** 2, button


def test_the_mouse_presses_buttons(post):
    shown = window()
    for name, (middle, _) in shown.places.items():
        post(pygame.MOUSEBUTTONDOWN, button=1, pos=middle)
        shown.pump()
        assert shown.buttons() == shown.buttons() == BUTTONS[name]
        post(pygame.MOUSEBUTTONUP, button=1, pos=middle)
        shown.pump()
        assert shown.buttons() == 0
