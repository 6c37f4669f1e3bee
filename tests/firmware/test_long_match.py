"""A match longer than its journal: undo and the log go on, the replay shows its beginning."""

import random

import pytest

from tests.firmware.player import MemoryStore, Player, moves_of

# isort: split
from app import log, opening, replay, saves, undo
from app.keys import DOWN, LEFT, RIGHT, UP
from app.session import Session
from app.settings import Settings
from engine import dealing, layout

PEOPLE = 4  # all of them: the moves of each turn can be taken back


def session_of(game, seed):
    """A session of people alone, with no hand dealt."""
    settings = Settings()
    settings.game = game
    settings.players[game] = PEOPLE
    settings.target[game] = 0x7FFF
    settings.kinds = bytearray(6)
    return Session(settings, seed)


def play_hand(session, rng, watch=lambda session: None):
    """Deal a hand and play it at random, laying down what can be.

    `watch` is called when a turn begins and after each move.
    """
    session.deal()
    watch(session)
    while not session.hand_over():
        turn = session.match.s[layout.TURN]
        if session.viewer != turn:
            session.show_to(turn)
            watch(session)
        moves = list(session.moves[: session.n])
        kinds = [move >> layout.MOVE_KIND for move in moves]
        laying = [m for m, kind in zip(moves, kinds, strict=True) if kind in (3, 4, 5, 7)]
        assert session.play(rng.choice(laying or moves)) == 0
        watch(session)


@pytest.fixture(params=[layout.DUMMY, layout.RUMMY], ids=["dummy", "rummy"])
def long(request):
    """A session whose journal has been full for some hands."""
    session = session_of(request.param, 11)
    rng = random.Random(11)
    for _ in range(200):
        play_hand(session, rng)
        if not opening.is_whole(session.match) and session.hands > 20:
            break
    assert not opening.is_whole(session.match)
    return session


def test_the_log_of_a_later_hand_is_whole(long):
    rng = random.Random(3)
    played = []
    long.deal()
    while not long.hand_over() and len(played) < 30:
        long.show_to(long.match.s[layout.TURN])
        move = rng.choice(list(long.moves[: long.n]))
        played.append((long.match.s[layout.TURN], move >> layout.MOVE_KIND))
        assert long.play(move) == 0
        told = log.of_hand(long)
        entries = [bytes(told.data[4 * i : 4 * i + 4]) for i in range(told.n)]
        moves = [(e[0], e[3] >> 1) for e in entries if e[0] < log.EVENT]
        assert moves == played
    assert played


def test_moves_are_taken_back_one_by_one_in_a_later_hand(long):
    taken_back = 0
    states = []

    def watch(session):
        nonlocal taken_back
        if not undo.can_undo(session):
            states.clear()
        states.append(bytes(session.match.s))
        if undo.can_undo(session) and len(states) > 1:
            kept = bytes(session.match.s)
            move = moves_of(session.match)[-1]
            assert undo.undo(session)
            assert bytes(session.match.s) == states[-2]
            assert session.play(move) == 0
            assert bytes(session.match.s) == kept
            taken_back += 1

    rng = random.Random(5)
    for _ in range(12):
        play_hand(long, rng, watch)
    assert taken_back > 5


def test_the_replay_ends_with_the_last_hand_that_follows_on_the_others(long):
    store = MemoryStore()
    kept = saves.Saves(store)
    assert kept.save(long)
    again = Player(store=store)
    again.app.go("replay", again.app.saves.load())
    again.step(20)
    shown = again.top
    assert isinstance(shown, replay.Replay)
    assert 0 < shown.end < long.match.written
    hands = 0
    for _ in range(300):
        again.press(DOWN)
        if shown.at == shown.end:
            break
        assert shown.session.match.s[layout.HAND_NO] == hands + 2
        hands += 1
    assert shown.at == shown.end
    assert shown.session.hand_over()
    assert dealing.hands(shown.session.match.s) == hands + 1
    end = bytes(shown.session.match.s)
    again.press(RIGHT)
    assert bytes(shown.session.match.s) == end
    again.press(LEFT)
    assert bytes(shown.session.match.s) != end
    again.press(UP)
    assert not shown.session.hand_over()


def test_a_match_goes_on_from_its_record_with_a_full_journal(long):
    store = MemoryStore()
    assert saves.Saves(store).save(long)
    again = saves.Saves(store).load()
    assert bytes(again.match.s) == bytes(long.match.s)
    for session in (long, again):
        play_hand(session, random.Random(7))
    assert bytes(again.match.s) == bytes(long.match.s)
    assert moves_of(again.match) == moves_of(long.match)


@pytest.mark.parametrize("room", range(12))
def test_a_move_that_was_not_written_down_is_not_taken_back(room):
    """The journal has this many bytes left when a turn begins: a hand longer than any seen."""
    states = []
    found = set()

    def watch(session):
        match = session.match
        if match.s[layout.PHASE] == layout.DRAW_PHASE:
            match.written = len(match.journal) - room
            session.settled()
        if not undo.can_undo(session):
            states.clear()
        states.append(bytes(match.s))
        if len(states) > 1:
            move = moves_of(match)[-1]
            assert undo.undo(session)
            assert bytes(match.s) == states[-2]
            assert session.play(move) == 0
            assert bytes(match.s) == states[-1]
            found.add(len(states) - 1)

    session = session_of(layout.DUMMY, 1)
    rng = random.Random(1)
    for _ in range(60):
        session.match.written = 0
        play_hand(session, rng, watch)
    assert max(found, default=0) == min(room // 3, 3)
