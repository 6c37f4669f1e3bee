"""D1, D3, D18, O11: from one hand of Dummy to the next."""

import pytest

from engine import layout, match, state
from tests.engine.table import play, position


def ended(by_seat, end, players=3, starter=1, direction=0, reverse=0):
    """A match whose last hand ended so, with the next hand dealt."""
    played = match.Match(layout.DUMMY, players, 0, 500, 7)
    played.deal()
    played.s[layout.END], played.s[layout.END_BY] = end, by_seat
    played.s[layout.STARTER] = starter
    played.s[layout.DIRECTION], played.s[layout.REVERSE] = direction, reverse
    played.deal()
    return played.s[layout.TURN], played.s[layout.DIRECTION]


def test_D3_the_starter():
    assert ended(2, layout.END_KNOCK) == (2, 0)
    assert ended(2, layout.END_KNOCK, direction=1, reverse=1) == (2, 0)
    assert ended(layout.NONE, layout.END_RAN_OUT) == (2, 0)
    assert ended(layout.NONE, layout.END_RAN_OUT, direction=1) == (0, 1)


def test_D3_the_first_dealer_is_drawn():
    starters = set()
    for seed in range(40):
        played = match.Match(layout.DUMMY, 4, 0, 500, seed)
        played.deal()
        starters.add(played.s[layout.TURN])
    assert starters == {0, 1, 2, 3}


def test_D1_O11_the_deal():
    for players, each in ((2, 11), (3, 9), (4, 7)):
        for options in (0, layout.OPTION_BITS[layout.DUMMY]["O11"]):
            played = match.Match(layout.DUMMY, players, options, 500, players)
            played.deal()
            aside = 5 if options and players == 2 else 0
            s = played.s
            assert list(s[layout.HAND_N : layout.HAND_N + players]) == [each] * players
            assert s[layout.STOCK_END] - s[layout.STOCK_POS] == 51 - each * players - aside


@pytest.mark.parametrize(
    ("totals", "winner"),
    [
        ([490, 300, 0], layout.NONE),
        ([500, 300, 0], 0),
        ([510, 700, 520], 1),
        ([510, 510, 0], layout.NONE),
        ([510, 510, 520], 2),
        ([-600, -20, 499], layout.NONE),
    ],
)
def test_D18_first_to_the_target_and_ties(totals, winner):
    played = match.Match(layout.DUMMY, 3, 0, 500, 1)
    for seat, points in enumerate(totals):
        state.set_total(played.s, seat, points)
    assert match.winner(played.s) == winner


def test_D18_totals_may_be_negative():
    start = position("2S 3D", "2H AH", stock="KD", totals=[-100, 30])
    assert play(start, "draw", "discard KD")["totals"] == [-100 - 20, 30 - 40]
