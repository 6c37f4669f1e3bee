"""Hypothesis looks for a position, a way to play it, or an int on which engine and rules part.

The positions are those of tools/random_positions.py, but Hypothesis makes the choices in them and
in the play, so that what it finds comes out as small as it can be made.
"""

from array import array
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import layout
from tools.notation import move_from
from tools.position import GAME_NAMES, MOST_PLAYERS
from tools.random_positions import built
from tools.second_opinion import Both

GAMES = pytest.mark.parametrize("game", [layout.DUMMY, layout.RUMMY], ids=GAME_NAMES)
MOVES_MOST = 12
SEARCH = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def positions(game):
    """Return a strategy of positions with a row, a table and hands in which much can happen."""
    rng = st.randoms(use_true_random=False)
    return st.builds(built, rng, st.just(game), st.integers(2, MOST_PLAYERS[game]))


@GAMES
@SEARCH
@given(data=st.data())
def test_engine_and_reference_agree_however_it_is_played(game, data):
    both = Both(data.draw(positions(game)), Counter())
    while not both.answer["over"] and len(both.moves) < MOVES_MOST:
        # The last of the list shrinks worst: pick-ups, melds and knocks come before draws.
        legal = sorted(both.answer["legal"], key=lambda move: move.startswith(("d", "e")))
        both.play(data.draw(st.sampled_from(legal)))


@GAMES
@SEARCH
@given(data=st.data())
def test_apply_takes_the_listed_moves_and_no_other_int(game, data):
    both = Both(data.draw(positions(game)), Counter())
    s = both.engine.s
    listed = [move_from(text, game, s[layout.ACES]) for text in both.answer["legal"]]
    fields = st.builds(
        lambda kind, meld, card: kind << layout.MOVE_KIND | meld << layout.MOVE_MELD | card,
        st.integers(0, 9),
        st.integers(0, layout.MOVE_MELD_MASK),
        st.integers(0, layout.MOVE_CARD_MASK),
    )
    for move in data.draw(st.lists(st.one_of(st.integers(), fields), max_size=20)):
        if move not in listed:
            both.refuse_int(move)
    for move in listed:
        assert both.engine.game.apply(bytearray(s), move) == 0


def test_the_fullest_hands_fit_the_array_of_moves():
    into = array("i", bytes(4 * layout.MOVES_MAX))
    fullest = {
        "dummy": {"options": "plain", "born": [0]},
        "rummy": {"options": ["R11"]},
    }
    pack = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    for name, more in fullest.items():
        for card in pack:
            hand = " ".join(other for other in pack if other != card)
            start = {"game": name, "hands": [hand, card], "stock": "", "phase": "play"} | more
            engine = Both(start, Counter()).engine
            assert engine.game.moves(engine.s, into) <= layout.MOVES_MAX
