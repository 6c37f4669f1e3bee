"""The power goes at every byte that is written: what is kept is what was, or what should be."""

import errno

import pytest

from tests.faults import files
from tests.firmware.player import Player

# isort: split
from app.saves import Saves
from app.settings import Settings
from app.statistics import HANDS, Statistics
from app.table import _T_NOT_SAVED

PLACES = [False, True]


@pytest.mark.parametrize("in_place", PLACES)
@pytest.mark.parametrize("game", [0, 1])
def test_a_match_is_the_one_before_the_move_or_after_it(in_place, game):
    store = files.Cut()
    store.in_place = in_place
    player = Player(seed=5, game=game, players=2, store=store)
    table = player.start()
    player.wait_for_turn()
    player.app.keep(table.session)
    kept = {name: store.load(name) for name in files.slots()}
    before = bytes(table.session.match.s)
    table.make(table.session.moves[0])
    after = bytes(table.session.match.s)
    size = len(store.load("match0") or b"") + len(store.load("match1"))
    found = []
    for left in range(size):
        for name, data in kept.items():
            store.save(name, data or b"")
        saves = Saves(store)
        store.left = left
        whole = saves.save(table.session)
        store.left = None
        found.append(state_kept(store))
        assert found[-1] == (after if whole else found[-1])
        if whole:
            break
    assert set(found) == {before, after}
    assert found.count(before) > 800
    assert found == sorted(found, key=lambda s: s == after)  # once new, it stays new


def state_kept(store):
    """Return the state that a device starts with, checked as a whole."""
    session = Saves(store).load()
    assert session is not None
    assert session.number == 1
    return bytes(session.match.s)


@pytest.mark.parametrize("in_place", PLACES)
def test_settings_are_the_old_ones_or_the_new_ones(in_place):
    found = []
    for left in range(60):
        store = files.Cut()
        store.in_place = in_place
        settings = Settings(store)
        for volume in (1, 3):
            settings.volume, settings.names[1], settings.target[1] = volume, volume, 100 * volume
            settings.save()
        settings.volume, settings.names[1], settings.target[1] = 0, 7, 450
        store.left = left
        settings.save()
        store.left = None
        again = Settings(store)
        found.append((again.volume, again.names[1], again.target[1]))
        again.save()
        assert Settings(store).volume == again.volume
    assert set(found) == {(3, 3, 300), (0, 7, 450)}
    assert found == sorted(found, reverse=True)


@pytest.mark.parametrize("in_place", PLACES)
def test_statistics_count_the_hand_or_do_not(in_place):
    start = Player(seed=3, players=2, store=files.Cut())
    table = start.start()
    start.app.autoplay = True
    start.wait_for(lambda: start.screen == "score", ms=1200)
    session = table.session
    found = []
    for left in range(240):
        store = files.Cut()
        store.in_place = in_place
        statistics = Statistics(store)
        statistics.count(session)
        session.number += 1
        store.left = left
        statistics.count(session)
        store.left = None
        found.append(Statistics(store).get(0, 1, HANDS))
        session.number -= 1
        if found[-1] == 2:
            # Shown again after a restart, the hand is not counted again.
            session.number += 1
            again = Statistics(store)
            again.count(session)
            assert again.get(0, 1, HANDS) == 2
            session.number -= 1
    assert set(found) == {1, 2}
    assert found == sorted(found)


def test_a_cut_while_a_bad_file_is_put_aside_loses_nothing():
    kept = files.played()
    store = files.Cut()
    for name, data in kept.items():
        store.save(name, data)
    store.save("match1", b"rubbish")
    store.left = 0
    first = Player(store=store)
    assert first.screen == "about"
    assert store.load("match1") == b"rubbish"
    store.left = None
    second = Player(store=store)
    assert second.screen == "about"
    assert store.load("match1_bad") == b"rubbish"
    assert second.app.saves.load() is not None


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EROFS])
def test_a_full_or_read_only_file_system_is_told_of_and_the_game_goes_on(error):
    store = files.Refusing()
    player = Player(seed=5, players=2, store=store)
    table = player.start()
    player.wait_for_turn()
    kept = bytes(Saves(store).load().match.s)
    store.error = error
    table.make(table.session.moves[0])
    assert table.warning == _T_NOT_SAVED
    player.app.autoplay = True
    player.wait_for(lambda: player.screen == "score", ms=1200)
    player.app.settings.save()
    player.app.pop_to("title")
    # What was kept last is still there, and is played from there after a restart.
    store.error = None
    assert bytes(Saves(store).load().match.s) == kept


def test_a_read_only_file_system_with_a_bad_file_is_told_of_each_time():
    store = files.Refusing()
    store.save("settings0", b"rubbish")
    store.error = errno.EROFS
    for _ in range(2):
        player = Player(store=store)
        assert player.screen == "about"
    assert store.load("settings0") == b"rubbish"
