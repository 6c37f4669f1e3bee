"""Sound, light, text size, one hand and battery: what a device may have, and its settings."""

from itertools import pairwise

import pytest

from tests.firmware.player import Device, MemoryStore, Player, at_position

# isort: split
from app.comfort import Comfort
from app.keys import DOWN, KINDS, LEFT, RIGHT, A, B
from app.light import ASLEEP, AWAKE, BLANK
from app.settings import AT_A_B, AT_ARROWS, BLANKS, BOTH, BRIGHTNESSES, VOLUMES, Settings

MINUTE = 60_000


class Full(Device):
    """A device with all the parts there are."""

    def __init__(self):
        super().__init__()
        self.tones = []
        self.levels = []
        self.asleep = False

    def tone(self, hz, ms):
        self.tones.append((self.now, hz, ms))

    def brightness(self, level):
        self.levels.append(level)

    def sleep(self, on):
        self.asleep = on


# --- sound ----------------------------------------------------------------------------------------
MELDS = {
    "hands": ["3C 4C 5C 9D 9H 9S KS", "KH 2S"],
    "row": ["7H"],
    "stock": "5D AC JH",
    "born": [0],
    "phase": "play",
}


def test_a_knock_sounds_one_tone_after_another():
    device = Full()
    player = at_position({**MELDS, "hands": ["KS", "KH 2D"]}, device=device)
    player.press(A, A)
    for _ in range(60):
        player.step(20)
    assert len(device.tones) == 4
    for (start, hz, ms), (following, _, _) in zip(device.tones, device.tones[1:], strict=False):
        assert 100 < hz < 2000
        assert following >= start + ms


def test_a_refusal_sounds_and_a_mute_device_is_silent():
    device = Full()
    player = at_position({**MELDS, "phase": "draw"}, device=device)
    player.press(8 >> 3, A)  # up to the row, where nothing can be had
    player.step(20)
    assert len(device.tones) == 1
    player.app.settings.volume = 0
    player.press(A, A)
    player.step(300)
    assert len(device.tones) == 1


def test_one_hears_ones_turn_pick_ups_and_penalties():
    device = Full()
    player = Player(seed=2, players=4, device=device, level=1)
    player.app.settings.options[0] = 0x5FF
    player.start()
    player.app.autoplay = True
    wanted = {880, 660, 330, 250}
    for _ in range(6000):
        player.step(200)
        if player.screen == "score":
            player.press(A)
        if wanted <= {hz for _, hz, _ in device.tones}:
            return
    raise AssertionError(device.tones)


# --- light ----------------------------------------------------------------------------------------
def test_the_screen_goes_blank_then_asleep_and_the_press_that_wakes_it_is_not_counted():
    device = Full()
    player = Player(device=device)
    player.step(20)
    at = player.top.at
    shown = bytes(device.buffer)
    player.step(BLANKS[player.app.settings.blank] * MINUTE - 100)
    assert player.app.light.state == AWAKE
    player.step(200)
    assert player.app.light.state == BLANK
    assert not any(device.buffer)
    player.step(3 * MINUTE)
    assert player.app.light.state == ASLEEP
    assert device.asleep
    player.press(DOWN)
    assert not device.asleep
    assert player.app.light.state == AWAKE
    assert player.top.at == at
    assert bytes(device.buffer) == shown
    player.press(DOWN)
    assert player.top.at != at


def test_waking_holding_and_letting_go_counts_once_at_most():
    device = Full()
    player = Player(device=device)
    player.step(20)
    player.step(5 * MINUTE)
    at = player.top.at
    player.hold(DOWN, 2000)
    assert player.top.at == at
    player.hold(DOWN, 60)
    assert player.top.at == at + 1


def test_the_screen_stays_on_while_computers_play_and_where_it_cannot_sleep():
    device = Full()
    player = Player(device=device, players=2, seed=3)
    player.start()
    player.app.autoplay = True
    for _ in range(200):
        player.step(1200)
        if player.screen == "score":
            player.press(A)
        assert player.app.light.state == AWAKE
    plain = Player()
    plain.step(60 * MINUTE)
    assert plain.app.light.state == AWAKE


def test_never_means_never():
    device = Full()
    player = Player(device=device)
    player.app.settings.blank = 0
    for _ in range(200):
        player.step(MINUTE)
    assert player.app.light.state == AWAKE


def test_brightness_volume_and_darkness_are_set_and_kept():
    store = MemoryStore()
    device = Full()
    player = Player(device=device, store=store)
    while player.top.lines[player.top.at] != 7:
        player.press(DOWN)
    player.press(A)
    assert player.screen == "settings"
    player.press(*[RIGHT] * VOLUMES, LEFT)
    player.press(DOWN, *[RIGHT] * BRIGHTNESSES, LEFT)
    player.press(DOWN, RIGHT)
    saved = Settings(store)
    assert (saved.volume, saved.brightness, saved.blank) == (1, 3, 3)
    assert device.levels[-1] == 9
    assert 0 <= min(device.levels) <= max(device.levels) <= 15
    player.press(B)
    assert player.screen == "title"


def test_a_device_without_parts_is_offered_no_settings_for_them():
    player = Player()
    while player.top.lines[player.top.at] != 7:
        player.press(DOWN)
    player.press(A)
    assert player.top.count() == 4  # motion, which hand, how long hard thinks, language


# --- text size ------------------------------------------------------------------------------------
@pytest.mark.parametrize(("screen", "large"), [((240, 135, 16), 1), ((320, 240, 16), 0)])
def test_the_text_size_changes_at_once_also_in_a_match_and_is_kept(screen, large):
    from gfx.layouts import LARGE

    store = MemoryStore()
    player = Player(device=Device(*screen), store=store, seed=3, players=2)
    player.app.settings.kinds[1] = 0
    player.start()
    player.wait_for(lambda: player.screen == "hide")
    player.press(B)
    names = player.app.canvas.names
    assert names
    pause = player.top
    while pause.lines[pause.at] != 7:
        player.press(DOWN)
    player.press(A)
    comfort = player.top
    assert (player.app.canvas.layout.text == LARGE) != large
    while comfort.lines[comfort.at] != 5:
        player.press(DOWN)
    player.press(A)
    assert (player.app.canvas.layout.text == LARGE) == large
    assert player.app.canvas.names is names
    player.press(B, B)
    assert player.screen == "hide"
    player.press(A)
    assert player.screen == "table"
    again = Player(device=Device(*screen), store=store)
    assert (again.app.canvas.layout.text == LARGE) == large
    assert again.app.canvas.texts


def test_a_small_screen_has_one_text_size_whatever_was_chosen_elsewhere():
    store = MemoryStore()
    settings = Settings(store)
    settings.other_text = 1
    settings.save()
    player = Player(store=store)
    player.step(20)
    assert player.app.settings.other_text
    assert player.app.canvas.layout.text == Player().app.canvas.layout.text
    settings_line(player, 6)
    assert 5 not in player.top.lines[: player.top.n]


# --- one hand -------------------------------------------------------------------------------------
def settings_line(player, line):
    """Open the settings from the title, and choose the line of this kind."""
    while player.top.lines[player.top.at] != 7:
        player.press(DOWN)
    player.press(A)
    comfort = player.top
    while comfort.lines[comfort.at] != line:
        player.press(DOWN)
    return comfort


def test_one_hand_is_chosen_at_once_and_kept_and_can_be_given_up_by_that_hand():
    store = MemoryStore()
    player = Player(store=store)
    settings_line(player, 6)
    player.press(A)
    assert Settings(store).hand == AT_ARROWS
    player.hold(LEFT, 520)  # back
    assert player.screen == "title"
    again = Player(store=store)
    again.hold(RIGHT, 520)  # a new game
    assert again.screen == "setup"
    again.hold(LEFT, 520)
    while again.top.lines[again.top.at] != 7:
        again.press(DOWN)
    again.hold(RIGHT, 520)
    while again.top.lines[again.top.at] != 6:
        again.press(DOWN)
    again.press(RIGHT)
    assert Settings(store).hand == AT_A_B
    again.press(A)
    assert Settings(store).hand == BOTH
    again.press(B)
    assert again.screen == "title"


@pytest.mark.parametrize("kind", ["three", "two"])
def test_devices_of_few_buttons_have_no_other_hand(kind):
    store = MemoryStore()
    settings = Settings(store)
    settings.hand = AT_ARROWS
    settings.save()
    device = Device()
    device.kind = kind
    player = Player(device=device, store=store)
    assert KINDS[player.app.keys.kind] == kind
    comfort = Comfort(player.app)
    assert 6 not in comfort.lines[: comfort.n]


# --- battery --------------------------------------------------------------------------------------
class Charged(Device):
    """A device with a battery, of `level` percent; `asked`: when its level was asked for."""

    def __init__(self, level, screen=(240, 135, 16)):
        super().__init__(*screen)
        self.level = level
        self.asked = []

    def battery(self):
        self.asked.append(self.now)
        return self.level


def test_the_battery_is_shown_as_full_as_it_is():
    frames = set()
    for level in (0, 30, 60, 100):
        device = Charged(level)
        player = Player(device=device)
        player.step(20)
        frames.add(bytes(device.buffer))
    assert len(frames) == 4


@pytest.mark.parametrize("screen", [(72, 40, 2), (128, 64, 2), (240, 240, 16)])
def test_a_battery_that_does_not_answer_is_not_shown(screen):
    frames = []
    for device in (Charged(None, screen), Device(*screen)):
        player = Player(device=device, seed=3)
        player.step(20)
        frames.append(bytes(device.buffer))
        player.start()
        player.pause()
        frames.append(bytes(device.buffer))
    assert frames[:2] == frames[2:]


def test_the_battery_is_not_asked_while_a_frame_is_drawn():
    """The heap is locked then, and a chip that does not answer raises."""
    device = Charged(70)
    player = Player(device=device, seed=3, players=2)
    draw = player.app._draw

    def watched(screen):
        before = len(device.asked)
        draw(screen)
        assert len(device.asked) == before

    player.app._draw = watched
    player.start()
    player.pause()
    for _ in range(10):
        player.step(MINUTE - 1)
        player.press(DOWN)
    assert len(device.asked) > 5


def test_the_battery_is_asked_once_a_minute_at_most():
    device = Charged(70)
    player = Player(device=device, seed=3, players=2)
    player.start()
    player.app.autoplay = True
    for _ in range(600):
        player.step(300)
        if player.screen == "score":
            player.press(A)
    assert 3 <= len(device.asked) <= 4
    assert all(b - a >= MINUTE for a, b in pairwise(device.asked))
