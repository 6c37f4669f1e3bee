"""Any int as a move: refused with a reason and nothing changed, or legal. Any journal: an answer.

Also any change to a state that the check of saved matches lets through: it can be played on.
"""

import random
from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import layout, match, view
from tests.faults.fuzz import TIMES, fuzz
from tests.firmware import player  # noqa: F401  (finds the firmware)
from tools import soak

# isort: split
from app.state_check import is_sound, is_start

INTO = array("i", bytes(4 * layout.MOVES_MAX))
KINDS = range(layout.PASS + 3)


def at_random(seed, most=90):
    """Return a match in the middle of a hand, or at its end, and the random numbers."""
    rng = random.Random(seed)
    game = rng.randrange(2)
    bits = sum(layout.OPTION_BITS[game].values())
    players = rng.randint(2, 6 if game else 4)
    played = match.Match(game, players, rng.randrange(1 << 13) & bits, 300, rng.randrange(1 << 30))
    played.deal()
    for _ in range(rng.randrange(most)):
        if played.game.is_over(played.s):
            break
        assert played.play(by_weight(rng, played)) == 0
    return played, rng


def by_weight(rng, played):
    """Return a legal move, laying down rather than discarding."""
    n = played.game.moves(played.s, INTO)
    laying = [move for move in INTO[:n] if layout.PICK <= move >> layout.MOVE_KIND <= layout.OFF]
    return rng.choice(laying if laying and rng.random() < 0.7 else INTO[:n])


def listed(played):
    """Return the legal moves as a set."""
    return set(INTO[: played.game.moves(played.s, INTO)])


def assert_refused_or_listed(played, move, legal):
    before = bytes(played.s)
    written = played.written
    reason = played.play(move)
    if move in legal:
        assert reason == 0
        played.s[:] = before
        played.written = written
        return
    name, *rules = layout.REASONS[reason]
    assert reason != 0
    assert rules[played.s[layout.GAME]], name  # a reason of this game, with a rule
    assert bytes(played.s) == before
    assert played.written == written


@fuzz(60)
@given(
    st.integers(0, 10**6),
    st.lists(st.integers(-(2**70), 2**70) | st.integers(-5, 2**21), min_size=5, max_size=40),
)
def test_any_int_as_a_move(seed, moves):
    played, rng = at_random(seed)
    legal = listed(played)
    near = [move ^ 1 << rng.randrange(22) for move in legal]
    for move in [*moves, *near, *legal]:
        assert_refused_or_listed(played, move, legal)


@pytest.mark.parametrize("seed", range(4))
def test_of_all_moves_of_a_kind_exactly_the_listed_ones_are_legal(seed):
    for _ in range(3 * TIMES):
        played, rng = at_random(seed)
        if not played.game.is_over(played.s):
            break
        seed += 100
    legal = listed(played)
    found = {move for move in of_every_kind(rng, legal) if not refused(played, move)}
    assert found == legal


def of_every_kind(rng, legal):
    """Yield every move with a card alone or a meld alone, and with both around the legal ones."""
    cards = {move & 0x3F for move in legal} | {rng.randrange(64) for _ in range(4)}
    for kind in KINDS:
        for meld in range(1 << 11):
            yield kind << layout.MOVE_KIND | meld << layout.MOVE_MELD
        for card in range(64):
            yield kind << layout.MOVE_KIND | card
    for kind in (layout.PICK, layout.OFF):
        for card in cards:
            for meld in range(1 << 11):
                yield kind << layout.MOVE_KIND | meld << layout.MOVE_MELD | card


def refused(played, move):
    before = bytes(played.s)
    reason = played.game.apply(played.s, move)
    if not reason:
        played.s[:] = before
    assert played.s == before
    return reason


@fuzz(60)
@given(
    st.integers(0, 1),
    st.integers(2, 4),
    st.binary(max_size=120),
    st.integers(0, 40),
    st.integers(0, 2),
)
def test_any_bytes_as_a_journal(game, players, rubbish, good, half):
    made = match.Match(game, players, 0, 100, 5)
    made.deal()
    rng = random.Random(good)
    while good and not made.game.is_over(made.s):
        made.play(by_weight(rng, made))
        good -= 1
    journal = bytes(made.journal[: made.written]) + rubbish
    again = match.Match(game, players, 0, 100, 5)
    answer = match.replay(again, journal, len(journal) - min(half, len(rubbish)))
    assert answer in (True, False)
    assert again.written >= made.written
    soak.check(again.s)
    if not rubbish:
        assert answer
        assert again.s == made.s


def test_half_a_move_is_refused():
    made = match.Match(0, 2, 0, 100, 5)
    for half in (b"\xc8", b"\xc8\0"):
        assert not match.replay(made, b"\0" + half, 1 + len(half))
    assert match.replay(match.Match(0, 2, 0, 100, 5), b"\0", 1)


# --- the check of saved states --------------------------------------------------------------------
@fuzz(150)
@given(st.integers(0, 10**6), st.integers(0, 30))
def test_every_state_of_a_match_is_sound_and_so_are_its_hands_starts(seed, moves):
    played, rng = at_random(seed, moves + 1)
    assert is_sound(played.s)
    assert is_start(bytes(45), played.s)
    before = bytes(played.s[:45])
    while not played.game.is_over(played.s):
        if played.play(by_weight(rng, played)) or rng.random() < 0.02:
            break
        assert is_sound(played.s)
    if played.game.is_over(played.s):
        before = bytes(played.s[:45])
        played.deal()
        assert is_start(before, played.s)


@fuzz(250)
@given(
    st.integers(0, 10**6),
    st.lists(
        st.tuples(st.integers(0, layout.SIZE - 1), st.integers(0, 255)), min_size=1, max_size=2
    ),
)
def test_a_changed_state_that_counts_as_sound_can_be_played_to_its_end(seed, changes):
    played, _ = at_random(seed)
    for at, byte in changes:
        played.s[at] = byte
    if not is_sound(played.s):
        return
    seen = bytearray(layout.SIZE)
    moves = 0
    while not played.game.is_over(played.s) and moves < 60:
        soak.check(played.s)
        view.look(played.s, played.s[layout.TURN], seen)
        assert played.game.moves(seen, INTO) > 0
        level = ("easy", "normal")[moves & 1]
        choose = soak.of_level(played.s[layout.GAME], level)
        move = choose(seen, INTO, None)
        assert played.play(move) == 0
        moves += 1
    for seat in range(played.s[layout.PLAYERS]):
        played.game.score(played.s, seat)


@pytest.mark.parametrize(
    "change",
    [
        *[(layout.VERSION, 2), (layout.GAME, 2), (layout.PLAYERS, 0), (layout.PLAYERS, 5)],
        *[(layout.OPTIONS + 1, 0x40), (layout.ACES, 1), (layout.PHASE, 5), (layout.TURN, 4)],
        *[(layout.STARTER, 4), (layout.DIRECTION, 2), (layout.END, 1), (layout.END_BY, 0)],
        *[(layout.KNOCK_CARD, 5), (layout.HEAD, 0x1D), (layout.BORN, 0x80), (layout.ROW_N, 53)],
        *[(layout.STOCK_POS, 60), (layout.STOCK_END, 10), (layout.MELD_N, 18), (layout.HANDS, 0)],
        *[(layout.EVENT_N, 13), (layout.HAND_N, 50), (layout.STOCK + 51, 0), (layout.ROW, 0x3F)],
        *[(layout.HANDS + 1, 0xFF), (layout.KNOWN, 0xFF), (layout.LAST, 0x0D), (layout.TARGET, 0)],
    ],
)
def test_what_is_not_sound_is_noticed(change):
    played = match.Match(layout.DUMMY, 4, 0, 200, 11)
    played.deal()
    assert is_sound(played.s)
    played.s[change[0]] = change[1]
    assert not is_sound(played.s)
