"""The script language: what is read, and which buttons are held in which frame."""

import pytest

from emulator import script
from emulator.errors import EmulatorError

A = 16
RIGHT = 8


class Game:
    """What a script plays on: it notes what it is told."""

    def __init__(self):
        self.app = self
        self.autoplay = False
        self.screen_name = "title"
        self.over = False
        self.saved = []

    def ended(self):
        return self.over

    def screenshot(self, path):
        self.saved.append(path)

    record = screenshot


def held(text, game=None):
    """The masks of a script's frames, without the first."""
    return list(script.frames(script.parse(text), game or Game()))[1:]


PRESS = script.PRESS_MS // script.FRAME_MS


def test_a_press_goes_down_and_up_again():
    assert held("a") == [A] * PRESS + [0] * PRESS


def test_presses_repeat():
    assert held("right*3") == held("right") * 3


def test_hold_and_wait_last_at_least_as_long_as_told():
    assert held("hold right 201") == [RIGHT] * 11 + [0] * PRESS
    assert held("wait 41") == [0] * 3
    assert held("wait 0") == []


def test_comments_and_empty_lines_do_nothing():
    assert script.parse("# all\n\n  a # press\n") == [script.Step(3, "press", (A, 1))]


def test_until_waits_no_longer_than_needed():
    game = Game()
    masks = script.frames(script.parse("until score\na"), game)
    assert [next(masks) for _ in range(5)] == [0] * 5
    game.screen_name = "score"
    assert next(masks) == A


def test_until_gives_up():
    with pytest.raises(EmulatorError, match="line 2: after 100 ms") as error:
        held("wait 20\nuntil score 100")
    assert error.value.status == 1


def test_pictures_and_autoplay_take_no_time(tmp_path):
    game = Game()
    path = str(tmp_path / "a.png")
    gif = str(tmp_path / "a.gif")
    assert held(f"auto\nscreenshot {path}\ngif {gif}\ngif off", game) == []
    assert (game.autoplay, game.saved) == (True, [path, gif, None])
    held("auto off", game)
    assert game.autoplay is False


def test_steps_after_the_end_of_the_game():
    game = Game()
    game.over = True
    with pytest.raises(EmulatorError, match="line 1: the game has ended"):
        held("wait 20", game)
    assert held("quit\nwait 20", game) == []
