"""Any bytes as a saved file: the game starts, uses the good slot, keeps the bad one, and plays."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.faults import files
from tests.faults.files import RECORDS, sealed
from tests.faults.fuzz import fuzz
from tests.firmware.player import MemoryStore, Player

# isort: split
from app.saves import NOTHING
from app.slots import LEAD, TAIL, Slots
from engine.journal import after

NAMES = st.sampled_from(RECORDS)
GAMES = st.sampled_from([(0, 2), (1, 3)])


@fuzz(20)
@given(NAMES, st.sampled_from("01"), st.binary(min_size=1, max_size=300))
def test_any_bytes_in_one_slot_leave_the_other_in_use_and_are_kept(name, slot, rubbish):
    kept = files.played()
    good = kept[name + "10"[int(slot)]]
    store = files.store_with({**kept, name + slot: rubbish})
    player = Player(store=store)
    assert player.screen == "about"
    assert files.newest(store, name) == good[LEAD:-TAIL]
    assert store.load(f"{name}{slot}_bad") == rubbish
    assert not store.load(name + slot)
    assert Player(store=store).screen == "title"  # told of once


@fuzz(6)
@given(st.lists(st.binary(max_size=60), min_size=6, max_size=6))
def test_any_bytes_in_all_files_are_a_fresh_start(rubbish):
    store = files.store_with(dict(zip(files.slots(), rubbish, strict=True)))
    player = files.use(store, 5)
    assert player.app.settings.game in (0, 1)


def changed(draw, body, most=6):
    """Return a record with some of its bytes changed, and perhaps its end cut off or repeated."""
    body = bytearray(body)
    for at, byte in draw(
        st.lists(st.tuples(st.integers(0, len(body) - 1), st.integers(0, 255)), max_size=most)
    ):
        body[at] = byte
    cut = draw(st.integers(-20, 20))
    return bytes(body[: len(body) + min(cut, 0)] + body[: max(cut, 0)])


@fuzz(10)
@given(st.data(), GAMES)
def test_a_sealed_match_with_changed_bytes_is_played_on_or_put_aside(data, game):
    record = files.bodies("match", *game)[1]
    front = data.draw(st.booleans())  # what is before the state is a small part of the record
    body = changed(data.draw, record[:400]) + record[400:] if front else changed(data.draw, record)
    store = MemoryStore()
    store.save("match0", sealed("match", body, data.draw(st.integers(0, 2**24 - 1))))
    files.use(store, 8)


@fuzz(12)
@given(st.sampled_from(["settings", "stats"]), st.data())
def test_sealed_settings_and_statistics_with_changed_bytes(name, data):
    record = files.bodies(name)[0]
    body = changed(data.draw, record) if data.draw(st.booleans()) else data.draw(st.binary())
    store = MemoryStore()
    store.save(name + "1", sealed(name, body))
    files.use(store, 6)


@fuzz(10)
@given(st.binary(max_size=90), GAMES, st.integers(0, 30))
def test_any_journal_in_a_sealed_match_is_replayed_as_far_as_it_goes(journal, game, moves):
    record = files.bodies("match", *game)[1]
    before, good = record[: -files_journal(record)], record[-files_journal(record) :]
    mixed = whole_moves(good, moves) + whole_moves(journal, len(journal))
    body = bytearray(before + mixed)
    body[HAND_AT : HAND_AT + 4] = (0).to_bytes(2, "little") + len(mixed).to_bytes(2, "little")
    store = MemoryStore()
    store.save("match0", sealed("match", bytes(body)))
    files.use(store, 4)


HAND_AT = 1 + 4 + 3 + 6 + 6 + 1  # docs/saves.md
STATE = HAND_AT + 2 + 2 + 1 + 288 + 45


def whole_moves(journal, most):
    """Return the first moves of a journal, `most` at most, without half a move."""
    at = end = 0
    while most and end < len(journal):
        most -= 1
        end = after(journal, at)
        at = end if end <= len(journal) else at
    return journal[:at]


def files_journal(record):
    """Return how many bytes at the end of a record are its journal."""
    return int.from_bytes(record[HAND_AT + 2 : HAND_AT + 4], "little")


@pytest.mark.parametrize("game", [(0, 2), (1, 3)])
def test_the_records_that_are_fuzzed_are_those_of_a_match(game):
    for record in files.bodies("match", *game):
        assert len(record) == STATE + 472 + files_journal(record)
        assert files_journal(record) > 60
    store = files.store_with(files.played(*game))
    assert (
        Player(store=store).app.saves.load().match.s
        == files.bodies("match", *game)[newest_slot(store)][STATE : STATE + 472]
    )


def newest_slot(store):
    slots = Slots(store, "match", 2)
    slots.load()
    return 1 - slots.slot


def test_a_nonsense_match_that_is_sealed_is_told_of_and_the_older_one_goes_on():
    older = files.bodies("match")[0]
    broken = bytearray(files.bodies("match")[1])
    broken[STATE + 39] = 77  # whose turn it is
    store = files.store_with(
        {"match0": sealed("match", older, 8), "match1": sealed("match", bytes(broken), 9)}
    )
    player = Player(store=store)
    session = player.app.saves.load()
    assert session.match.s == older[STATE : STATE + 472]
    assert store.load("match1_bad") == sealed("match", bytes(broken), 9)


def test_without_an_older_match_it_is_told_and_the_title_offers_none():
    from app.keys import A

    broken = bytearray(files.bodies("match")[1])
    broken[STATE + 2] = 4  # two play, says the rest
    store = files.store_with({"match0": sealed("match", bytes(broken))})
    player = Player(store=store)
    assert player.top.lines[0] == 0
    player.press(A)
    assert player.screen == "about"
    player.press(A)
    assert (player.screen, player.app.saves.status) == ("title", NOTHING)
    assert player.top.lines[0] != 0


def test_a_file_too_long_for_the_memory_is_put_aside():
    class Small(MemoryStore):
        def load(self, name):
            if name == "match0":
                raise MemoryError
            return super().load(name)

    store = Small()
    store.save("match0", b"far too long")
    player = Player(store=store)
    assert player.screen == "about"
    assert store.load("match0_bad") == b"far too long"


def test_the_sequence_numbers_wrap():
    store = MemoryStore()
    slots = Slots(store, "stats", 1)
    slots.sequence = 2**24 - 2
    for text in (b"one", b"two", b"three", b"four"):
        data = bytearray(LEAD + len(text) + TAIL)
        data[LEAD : LEAD + len(text)] = text
        assert slots.save(data, len(text))
        assert files.newest(store, "stats") == text
        assert Slots(store, "stats", 1).load()[2:5] == data[2:5]
