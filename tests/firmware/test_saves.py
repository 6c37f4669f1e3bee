"""Saving: nothing is lost when the power goes at any byte, and a match goes on where it was."""

import pytest

from tests.firmware.player import MemoryStore, Player

# isort: split
from app.keys import DOWN, UP, A
from app.log import of_hand
from app.saves import FINISHED, IN_PLAY, NOTHING, Saves
from app.score_pages import scored
from app.settings import Settings
from app.settings_record import ALL_OPTIONS
from app.slots import LEAD, TAIL, Slots, checksum
from app.statistics import Statistics
from engine import layout, match


class FailingStore(MemoryStore):
    """A store that is cut off after `left` bytes, of which the first stand in the file."""

    left = None

    def save(self, name, data):
        data = bytes(data)
        if self.left is None:
            super().save(name, data)
            return
        old = self.load(name) or b""
        kept = data[: self.left]
        # A file that is written over in place has its old bytes behind the cut.
        super().save(name, kept + old[len(kept) :] if self.in_place else kept)
        if self.left < len(data):
            raise OSError("no power")

    in_place = False


def record(text):
    data = bytearray(LEAD + len(text) + TAIL)
    data[LEAD : LEAD + len(text)] = text
    return data, len(text)


def read(slots):
    data = slots.load()
    return data and bytes(data[LEAD : len(data) - TAIL])


@pytest.mark.parametrize("in_place", [False, True])
def test_a_cut_at_any_byte_leaves_the_old_record_or_the_new_one(in_place):
    old, new = b"the match before the move", b"the match just after the move"
    whole = LEAD + len(new) + TAIL
    outcomes = []
    for left in range(whole + 1):
        store = FailingStore()
        slots = Slots(store, "m", 1)
        for text in (b"long, long ago, when all began", old):
            assert slots.save(*record(text))
        store.left, store.in_place = left, in_place
        assert slots.save(*record(new)) == (left == whole)
        store.left = None
        after = Slots(store, "m", 1)
        outcomes.append(read(after)[: len(new)])
        # Whatever is there, saving and loading goes on.
        assert after.save(*record(b"later"))
        assert read(Slots(store, "m", 1)) == b"later"
    assert set(outcomes) <= {old, new}
    assert outcomes[-1] == new
    assert outcomes.count(old) >= whole - TAIL


def test_any_changed_byte_is_noticed_and_the_older_record_used():
    store = MemoryStore()
    slots = Slots(store, "m", 1)
    slots.save(*record(b"older"))
    slots.save(*record(b"newer"))
    good = store.load("m1")
    for at in range(len(good)):
        for bit in range(8):
            bad = bytearray(good)
            bad[at] ^= 1 << bit
            store.save("m1", bad)
            after = Slots(store, "m", 1)
            assert read(after) == b"older"
            assert after.set_aside
            assert store.load("m1_bad") == bytes(bad)


def test_a_damaged_file_is_told_of_once_and_kept_aside():
    store = MemoryStore()
    player = Player(seed=3, store=store)
    player.start()
    player.press(A)
    store.save("match0", b"rubbish")
    store.save("match1", b"rubbish too")
    again = Player(store=store)
    assert again.screen == "about"
    assert (store.load("match0_bad"), store.load("match1_bad")) == (b"rubbish", b"rubbish too")
    again.press(A)
    assert again.screen == "title"
    assert again.app.saves.status == NOTHING
    assert Player(store=store).screen == "title"


def test_records_of_another_version_are_not_read():
    store = MemoryStore()
    Slots(store, "m", 1).save(*record(b"old layout"))
    assert read(Slots(store, "m", 2)) is None


def test_the_checksum_tells_length_and_order():
    assert len({checksum(data, len(data)) for data in (b"", b"\0", b"\0\0", b"ab", b"ba")}) == 5
    assert all(checksum(bytes([255]) * n, n) < 2**30 for n in range(200))


def log_of(session):
    """The entries of the log of the hand in play, as bytes."""
    log = of_hand(session)
    return bytes(log.data[: 4 * log.n])


def scores(session):
    """The scores of all hands in the history."""
    return [[scored(session, hand, seat) for seat in range(6)] for hand in range(session.hands)]


def same(a, b):
    """Compare all that makes a session."""
    assert a.match.s == b.match.s
    assert a.match.journal[: a.match.written] == b.match.journal[: b.match.written]
    assert (a.seed, a.number, a.viewer, a.hands, a.hand_at) == (
        b.seed, b.number, b.viewer, b.hands, b.hand_at,
    )  # fmt: skip
    assert (a.seats.kinds, a.seats.names) == (b.seats.kinds, b.seats.names)
    assert scores(a) == scores(b)
    assert log_of(a) == log_of(b)
    assert a.moves[: a.n] == b.moves[: b.n]


@pytest.mark.parametrize(("game", "players"), [(0, 3), (1, 4)])
def test_quitting_anywhere_and_starting_again_goes_on_exactly_there(game, players):
    store = MemoryStore()
    player = Player(seed=8, game=game, players=players, store=store)
    player.app.settings.target[game] = (300, 60)[game]
    table = player.start()
    player.app.autoplay = True
    seen = 0
    for _ in range(3000):
        player.step(1200)
        if player.screen == "score":
            assert_resumes(store, player)
            player.press(A)
        elif player.screen == "winner":
            break
        elif table.session.human_turn():
            seen += 1
            if seen % 19 == 0:
                assert_resumes(store, player)
    assert player.screen == "winner"
    assert player.app.saves.status == FINISHED
    assert Player(store=store).top.lines[0] != 0
    assert Saves(store).status == FINISHED


def assert_resumes(store, player):
    again = Player(store=store)
    assert again.app.saves.status == IN_PLAY
    assert again.top.lines[0] == 0
    again.press(A)
    assert again.screen in ("table", "score")
    same(again.app.stack[1].session, player.app.stack[1].session)


def test_a_cut_while_the_match_is_saved_leaves_it_before_or_after_the_move():
    def begin(left):
        store = FailingStore()
        player = Player(seed=5, players=2, store=store)
        table = player.start()
        player.wait_for_turn()
        before = bytes(table.session.match.s)
        store.left = left
        table.make(table.session.moves[0])
        store.left = None
        return store, before, bytes(table.session.match.s)

    store, _, _ = begin(10**6)
    size = max(len(store.load("match0")), len(store.load("match1")))
    results = set()
    for left in [*range(0, size, 97), size - 2, size - 1, size]:
        store, before, after = begin(left)
        loaded = bytes(Saves(store).load().match.s)
        assert loaded in (before, after), left
        results.add(loaded == after)
    assert results == {False, True}


def test_a_store_that_refuses_is_told_of_and_the_game_goes_on():
    store = FailingStore()
    player = Player(seed=5, players=2, store=store)
    table = player.start()
    player.wait_for_turn()
    store.left = 0
    table.make(table.session.moves[0])
    assert player.app.canvas.text(table.warning)
    assert table.warning
    player.press(A)
    assert player.screen in ("table", "choose")


def test_the_store_is_written_about_once_for_each_move_of_the_person():
    store = MemoryStore()
    writes = []
    save = store.save
    store.save = lambda name, data: (writes.append(name), save(name, data))
    player = Player(seed=11, players=4, store=store)
    table = player.start()
    player.app.autoplay = True
    player.wait_for(lambda: player.screen == "score")
    mine = log_of(table.session)[::4].count(0)
    matches = [name for name in writes if name.startswith("match")]
    assert len(matches) <= 2 * mine + 3
    assert {"match0", "match1"} <= set(matches)


def test_the_options_that_a_record_may_have_are_those_of_the_engine():
    bits = layout.OPTION_BITS
    assert (sum(bits[layout.DUMMY].values()), sum(bits[layout.RUMMY].values())) == ALL_OPTIONS


def test_settings_survive_a_cut_and_are_checked():
    store = MemoryStore()
    settings = Settings(store)
    settings.language, settings.volume, settings.kinds[3], settings.names[2] = "en", 3, 0, 5
    settings.options[0], settings.target[1] = 0x1DFF, 350
    settings.save()
    settings.sort = 1
    settings.save()
    store.save("settings1", store.load("settings1")[:-4])
    again = Settings(store)
    assert (again.language, again.volume, again.kinds[3], again.names[2]) == ("en", 3, 0, 5)
    assert (again.options[0], again.target[1], again.sort) == (0x1DFF, 350, 0)


def test_without_a_store_nothing_is_kept_and_nothing_fails():
    player = Player(seed=1)
    player.start()
    player.leave()
    assert player.app.saves.status == NOTHING
    assert Statistics(None).get(0, 0, 0) == 0


def test_a_match_that_is_given_up_is_asked_about():
    store = MemoryStore()
    player = Player(seed=1, store=store)
    player.start()
    player.leave()
    assert player.screen == "title"
    player.press(UP, DOWN, DOWN, A)
    assert player.screen == "ask"
    player.press(A)
    assert player.screen == "title"
    player.press(A)
    assert player.screen == "ask"
    player.press(DOWN, A)
    assert player.screen == "setup"


def test_only_a_full_record_is_taken_for_a_match():
    store = MemoryStore()
    Slots(store, "match", 2).save(*record(b"\x01short"))
    saves = Saves(store)
    assert saves.status == NOTHING
    assert saves.load() is None


def test_resuming_a_journal_that_is_full_keeps_the_state():
    store = MemoryStore()
    player = Player(seed=4, store=store)
    session = player.start().session
    session.match.written = len(session.match.journal)
    session.hand_at = session.match.written
    player.app.keep(session)
    again = Saves(store).load()
    assert again.match.s == session.match.s
    assert match.winner(again.match.s) == 0xFF
