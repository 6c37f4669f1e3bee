"""Statistics: what is counted of the hands against computers, and that each counts once."""

import pytest

from tests.firmware.player import MemoryStore, Player, at_position

# isort: split
from app.keys import DOWN, RIGHT, A, B
from app.seats import LEVELS
from app.statistics import (
    BEST,
    COLOUR,
    DARK,
    FOOLISH,
    HANDS,
    KNOCKS,
    MATCHES,
    WON,
    Statistics,
)


def counts(player, level=1, game=0):
    return [player.app.statistics.get(game, level, field) for field in range(8)]


def test_a_dark_colour_knock_is_counted_as_all_that_it_is():
    store = MemoryStore()
    player = at_position(
        {
            "hands": ["4H 5H 6H 7H TH JH QH KC", "KH 2D"],
            "row": ["2S"],
            "stock": "5D AC JC",
            "phase": "play",
        },
        store=store,
    )
    while player.top.hand[player.top.hand_at] != 0x0B:
        player.press(RIGHT)
    player.press(A, A)
    player.wait_for(lambda: player.screen == "score", 20)
    got = counts(player)
    assert {got[field] for field in (HANDS, WON, KNOCKS, DARK, COLOUR)} == {1}
    assert got[FOOLISH] == 0
    assert got[BEST] == player.top.session.score(0)
    again = Statistics(store)
    assert [again.get(0, 1, field) for field in range(8)] == got


@pytest.mark.parametrize("game", [0, 1])
def test_each_hand_counts_once_also_when_its_end_is_shown_again(game):
    store = MemoryStore()
    player = Player(seed=8, game=game, players=2, store=store, level=0)
    player.app.settings.target[game] = (300, 60)[game]
    player.start()
    player.app.autoplay = True
    hands = 0
    for _ in range(4000):
        player.step(1200)
        if player.screen == "score":
            hands += 1
            again = Player(store=store)
            again.press(A)
            assert again.screen == "score"
            assert counts(again, 0, game)[HANDS] == hands
            player.press(A)
        elif player.screen == "winner":
            break
    assert player.screen == "winner"
    got = counts(player, 0, game)
    assert got[HANDS] == hands
    assert got[MATCHES] == (player.top.phrase.who == 0)
    assert counts(player, 1, game) == [0] * 8
    assert counts(player, 0, 1 - game) == [0] * 8


def test_a_cut_while_counting_leaves_the_counts_before_or_after():
    store = MemoryStore()
    player = Player(seed=8, players=2, store=store, level=0)
    player.start()
    player.app.autoplay = True
    for _ in range(2):
        player.wait_for(lambda: player.screen == "score")
        player.press(A)
    good = {name: store.load(name) for name in ("stats0", "stats1")}
    for name, data in good.items():
        for cut in range(0, len(data), 5):
            store.save(name, data[:cut])
            assert Statistics(store).get(0, 0, HANDS) in (1, 2)
            store.save(name, data)


def test_hands_between_people_are_not_counted():
    player = Player(seed=8, players=2)
    player.app.settings.kinds[1] = 0
    player.start()
    player.app.autoplay = True
    player.wait_for(lambda: player.screen == "score")
    assert counts(player, 0) == counts(player, 1) == [0] * 8


def test_the_statistics_have_a_page_for_each_game_and_level():
    player = Player()
    while player.top.lines[player.top.at] != 5:
        player.press(DOWN)
    player.press(A)
    frames = set()
    for _ in range(2 * LEVELS):
        frames.add(bytes(player.device.buffer))
        player.press(A)
    assert len(frames) == 2 * LEVELS
    assert bytes(player.device.buffer) in frames
    player.press(B)
    assert player.screen == "title"
