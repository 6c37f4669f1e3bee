"""Cards that are seen moving: what changes on the screen, how it ends, how it is left out."""

from itertools import pairwise

import pytest

from emulator.framebuf import row_colours
from tests.firmware.player import Device, MemoryStore, Player, at_position

# isort: split
from app.keys import DOWN, LEFT, RIGHT, UP, A, B
from app.settings import Settings

LAID = {
    "hands": ["3C 4C 5C 9D 9H 9S KS", "KH 2S"],
    "row": ["7H", "8H:1"],
    "stock": "5D AC JH",
    "born": [0],
    "phase": "play",
}
PICK = {"hands": ["QD KC 2H 5C", "KH 2D"], "stock": "5D AC JH", "row": ["3S", "KD:0", "JD:1"]}
SCREENS = [(72, 40, 2), (128, 64, 2), (160, 128, 16)]
MOVES = 24


def pixels(device):
    """Return the colours of the screen, a bytes a row."""
    return [bytes(row_colours(device.fb, y)) for y in range(device.height)]


def changed(before, after):
    """Return the box around the pixels that differ: left, top, width, height; None without any."""
    rows = [y for y in range(len(after)) if before[y] != after[y]]
    if not rows:
        return None
    columns = [x for y in rows for x in range(len(after[y])) if before[y][x] != after[y][x]]
    left, right = min(columns), max(columns)
    return left, rows[0], right + 1 - left, rows[-1] + 1 - rows[0]


def fly(player, table):
    """Step through what moves; returns how many frames, and the boxes in which they differ."""
    frames = []
    player.step(20)
    while table.motion.left:
        frames.append(pixels(player.device))
        player.step(20)
    return len(frames), [changed(*pair) for pair in pairwise(frames)]


@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("game", [0, 1])
def test_only_the_card_changes_and_the_end_is_what_it_is_without_motion(screen, game):
    moving, still = (
        Player(seed=6, players=3, game=game, device=Device(*screen), motion=motion)
        for motion in (1, 0)
    )
    card = moving.app.canvas.card
    tables = [player.start() for player in (moving, still)]
    steps, boxes = fly(moving, tables[0])
    assert 30 <= steps <= 39
    kinds = set()
    for _ in range(MOVES):
        for table in tables:
            table.notes.n = 0
            table.make(table.session.think())
            table.dirty = True
        steps, boxes = fly(moving, tables[0])
        still.step(20)
        kind = tables[0].notes.move >> 17
        kinds.add(kind)
        assert 10 <= steps <= 13, kind
        for left, top, width, height in filter(None, boxes):
            assert width <= card.width + screen[0] // 10, (kind, left)
            assert height <= card.height + screen[1] // 10, (kind, top)
        assert tables[0].session.match.s == tables[1].session.match.s
        assert pixels(moving.device) == pixels(still.device)
    assert {1, 6} < kinds


@pytest.mark.parametrize(
    ("position", "presses", "kind"),
    [(PICK, (UP, A, A), 3), (LAID, (A, A), 4), (PICK, (A,), 1)],
)
@pytest.mark.parametrize("button", [UP, DOWN, LEFT, RIGHT, A, B])
def test_any_button_ends_it_and_does_nothing_else_to_the_match(position, presses, kind, button):
    player = at_position(position, motion=1)
    table = player.top
    player.press(*presses)
    assert player.screen == "table"
    assert (table.motion.left, table.notes.move >> 17) == (1, kind)
    state = bytes(table.session.match.s)
    player.press(button)
    assert not table.motion.left
    assert bytes(table.session.match.s) == state
    assert player.screen in ("table", "zoom")


def test_a_deal_can_be_cut_short_and_the_hand_is_not_seen_before():
    player = Player(seed=6, players=3, motion=1)
    table = player.start()
    player.step(60)
    hand = player.app.canvas.layout.hand_y
    assert table.motion.left == 3
    assert not any(map(any, pixels(player.device)[hand:]))
    player.press(RIGHT)
    assert not table.motion.left
    assert any(map(any, pixels(player.device)[hand:]))


def test_a_refused_move_shows_nothing():
    player = at_position(PICK, motion=1)
    player.press(UP, LEFT, A)
    assert player.top.warning
    assert not player.top.motion.left
    player.top.make(6 << 17)
    assert player.top.warning
    assert not player.top.motion.left


def test_motion_is_switched_off_in_the_settings_and_stays_so():
    store = MemoryStore()
    player = Player(store=store, motion=1)
    while player.top.lines[player.top.at] != 7:
        player.press(DOWN)
    player.press(A, A)
    assert not Settings(store).motion
    player.press(B)
    table = player.start()
    assert not table.motion.left
    player.wait_for_turn()
    player.press(A)
    assert table.notes.move
    assert not table.motion.left
