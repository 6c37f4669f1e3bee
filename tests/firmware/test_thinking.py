"""The level hard at the table: it thinks between the frames, and nothing changes what it finds."""

from array import array

import pytest

from tests.firmware.player import Device, MemoryStore, Player

# isort: split
from app.comfort import _THINKING, Comfort
from app.keys import RIGHT
from app.session import Session
from app.settings import Settings
from app.settings_record import set_level
from engine import layout
from engine.players import dummy_hard, rummy_hard
from engine.view import look

HARD = 2
DEALS = 12


class SlowDevice(Device):
    """A device whose clock goes on by 5 ms each time that it is asked: thinking takes its time."""

    deals = DEALS

    def ticks(self):
        self.now += 5
        return self.now


def at_hard_table(device=None, game=0, players=2):
    player = Player(seed=11, game=game, players=players, level=HARD, device=device)
    table = player.start()
    while table.session.human_turn():
        table.make(table.session.think())
    return player, table


def found_alone(session, choose):
    """Return the move for the seat to move, thought of in one go."""
    s = session.match.s
    view = bytearray(layout.SIZE)
    look(s, s[layout.TURN], view)
    return choose(view, array("i", [0] * layout.MOVES_MAX))


def hard(view, into):
    return dummy_hard.choose(view, into, DEALS)


def test_the_screen_goes_on_while_it_thinks():
    player, table = at_hard_table(SlowDevice())
    session = table.session
    expected = found_alone(session, hard)
    player.wait_for(lambda: session._thinker is not None, ms=60)
    frames = 0
    start = table.hand_at
    while session._thinker is not None:
        before = player.device.now
        player.press(RIGHT)
        frames += 1
        assert player.device.now - before < 300, "two steps of 60 ms and two frames"
    assert frames > 2
    assert table.hand_at != start
    assert table.notes.move == expected


@pytest.mark.parametrize("disturb", ["refusal", "show_to"])
def test_what_happens_meanwhile_changes_nothing(disturb):
    _, table = at_hard_table(players=3)
    session = table.session
    disturbed = 0
    for _ in range(40):
        if session.hand_over():
            break
        human = session.human_turn()
        expected = 0 if human else found_alone(session, hard)
        move = slices = 0
        while not move:
            move = session.think(DEALS)
            slices += 1
            if slices == 10:
                disturbed += 1
                getattr(session, disturb)(session.viewer)
        assert human or move == expected
        session.play(move)
    assert disturbed > 3


def test_rummy_has_the_level_too():
    _, table = at_hard_table(game=1)
    session = table.session
    assert session.seats.player(1) is rummy_hard
    for _ in range(60):
        if session.hand_over():
            break
        session.play(session.think())


def test_a_device_may_say_how_many_deals():
    assert Player(device=SlowDevice()).app.deals() == DEALS
    assert Player().app.deals() == dummy_hard.DEALS


def test_a_player_may_say_how_long_it_thinks():
    app = Player(store=MemoryStore()).app
    app.push(Comfort(app))
    settings = app.stack[-1]
    line = settings.lines.index(_THINKING)
    found = []
    for _ in range(3):
        settings.side(line, 1)
        found.append(app.deals())
        assert Settings(app.settings.slots.store).thinking == app.settings.thinking
    assert found == [2 * dummy_hard.DEALS, dummy_hard.DEALS // 3, dummy_hard.DEALS]


ON_A_BOARD = """
import micropython
from app.session import Session
from app.settings import Settings
from app.settings_record import set_level

settings = Settings(None, 1)
settings.players[0] = 3
settings.options[0] = 0x5FF
set_level(settings, 2)
session = Session(settings, 77)
session.deal()
move = mix = slices = 0
while not session.hand_over():
    micropython.heap_lock()
    move = session.think(2)
    while not move:
        slices += 1
        move = session.think(2)
    session.play(move)
    micropython.heap_unlock()
    mix = (mix * 31 ^ move) & 0xFFFFFF
print(mix, slices)
"""


def test_slices_allocate_nothing_and_find_the_same_on_every_host(micropython_host):
    settings = Settings(None, 1)
    settings.players[0] = 3
    settings.options[0] = layout.PRESETS[layout.DUMMY]["full"]
    set_level(settings, HARD)
    session = Session(settings, 77)
    session.deal()
    mix = slices = 0
    while not session.hand_over():
        move = session.think(2)
        while not move:
            slices += 1
            move = session.think(2)
        session.play(move)
        mix = (mix * 31 ^ move) & 0xFFFFFF
    assert micropython_host(ON_A_BOARD).split() == [str(mix), str(slices)]
