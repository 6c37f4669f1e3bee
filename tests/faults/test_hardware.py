"""Clocks that wrap, long idle, buttons that stick or bounce, displays that do not answer."""

import pytest

from tests.drivers import controllers
from tests.drivers.boards import CASES
from tests.drivers.bus import Wires
from tests.drivers.painting import PROGRAM as PAINTING
from tests.drivers.painting import steps
from tests.drivers.test_displays import frame_rows
from tests.firmware.player import MemoryStore, Player, moves_of
from tools.mash import KINDS, Full

# isort: split
from app.keys import DOWN, LEFT, RIGHT, UP, A, B
from engine import layout

WRAP = 2**30


class Clock(Full):
    """A device whose clock begins `before` ms before it wraps."""

    def __init__(self, before=0, kind="dpad"):
        super().__init__((128, 64, 2), kind)
        self.now = WRAP - before


def hand_played(before):
    """Play a hand by the computers; returns the states seen, and the frames drawn."""
    player = Player(seed=4, players=3, device=Clock(before))
    table = player.start()
    player.app.autoplay = True
    seen = []
    while player.screen == "table":
        player.step(170)
        seen.append((bytes(table.session.match.s), player.device.shown))
    return seen


def test_a_hand_goes_on_over_the_wrap_of_the_clock_as_at_any_other_time():
    calm = hand_played(WRAP)
    assert len(calm) > 100
    for before in (9000,):
        assert hand_played(before) == calm


@pytest.mark.parametrize("idle", [WRAP - 1, WRAP, WRAP // 2, 5 * WRAP + 7, 3_600_000])
@pytest.mark.parametrize("kind", KINDS)
def test_after_any_idle_time_a_press_wakes_and_the_next_one_counts(idle, kind):
    player = Player(seed=4, players=2, device=Clock(1000, kind))
    table = player.start()
    player.wait_for_turn()
    for _ in range(3):
        player.step(idle)
    before = table.session.view[layout.PHASE]
    for _ in range(2):  # one to wake, where it was dark
        player.press(A)
        player.step(60)
        if table.session.view[layout.PHASE] != before:
            break
    assert table.session.view[layout.PHASE] != before


@pytest.mark.parametrize("stuck", [UP, DOWN, LEFT, RIGHT])
def test_with_an_arrow_stuck_the_menu_can_still_be_opened_and_the_game_played(stuck):
    player = Player(seed=4, players=2)
    table = player.start()
    player.wait_for_turn()
    for button in (B, A) * 12:
        for mask in (stuck | button, stuck):
            player.device.held = mask
            player.step(60)
    assert len(moves_of(table.session.match)) > 2


@pytest.mark.parametrize("kind", KINDS)
def test_a_button_stuck_for_days_breaks_nothing(kind):
    for button in (A, B, UP | A, 63):
        player = Player(seed=4, players=2, device=Clock(5000, kind))
        player.device.held = button
        for ms in [20] * 300 + [60_000] * 300 + [2**29] * 8:
            player.step(ms)
        player.device.held = 0
        player.step(60)
        assert player.app.done or player.screen


@pytest.mark.parametrize("bounce", range(1, 12))
def test_a_bouncing_contact_draws_one_card(bounce):
    player = Player(seed=4, players=2)
    table = player.start()
    player.wait_for_turn()
    held = table.session.view[layout.HAND_N]
    for down in (True, False):
        for change in range(bounce):
            player.device.held = A if (change & 1 == 0) == down else 0
            player.step(2)
        player.device.held = A if down else 0
        for _ in range(10):
            player.step(20)
    assert table.session.view[layout.HAND_N] == held + 1
    assert player.screen == "table"


# --- a display that does not answer ---------------------------------------------------------------
SILENT = """
device.show()
machine.present = set()
noise(3)
device.show()
device.show()
if hasattr(device, "brightness"):
    device.brightness(3)
device.sleep(True)
device.sleep(False)
print("alive")
machine.present = {0x3C}
machine.clear()
noise(4)
device.show()
print("back", str(hexlify(memoryview(machine.log)[: machine.end]), "ascii"),
      str(hexlify(device.buffer), "ascii"))
"""


@pytest.mark.parametrize("name", ["pico_ssd1306", "sh1106", "thumby_i2c", "pico_oled_13_i2c"])
def test_a_display_that_falls_silent_is_made_good_when_it_answers_again(unix_host, name):
    """It may have been without power meanwhile: what it shows then must not need what was sent."""
    board, setup, make = CASES[name]
    setup = {key: value for key, value in setup.items() if key != "bus"}
    program = PAINTING.partition('step("start")')[0].format(
        board=board, setup=setup, chip="esp32" if board["mcu"] == "esp32" else "rp2"
    )
    program += SILENT
    alive, back = unix_host(program, heapsize=4 << 20).splitlines()
    assert alive == "alive"
    (_, log, frame), *_ = steps(back)
    controller = make()
    controller.hard_reset()
    wires = Wires(board["display"][CASES[name][1].get("bus", "bus")], controller)
    assert wires.carry(log) > 100
    assert controller.picture() == frame_rows(board, frame)


def test_a_display_that_never_answers_is_named_at_the_start(unix_host):
    board, _, _ = CASES["pico_ssd1306"]
    program = PAINTING.partition('step("start")')[0].format(
        board=board, setup={"present": []}, chip="rp2"
    )
    tried = "try:\n    build(Config)\nexcept OSError as error:\n    print(error)\n    sys.exit()"
    program = program.replace("device = build(Config)", tried)
    assert unix_host(program) == "no display at I2C address 0x3C: check SDA, SCL and power\n"


def test_the_picture_of_a_display_without_power_is_dark():
    assert not any(map(any, controllers.SSD1306(128, 64).picture()))


def test_a_store_that_cannot_even_be_read_is_a_fresh_start():
    class Broken(MemoryStore):
        def load(self, name):
            raise OSError(5, "cannot read")

        def save(self, name, data):
            raise OSError(5, "cannot write")

        rename = save

    player = Player(store=Broken())
    player.start()
    assert player.screen == "table"
