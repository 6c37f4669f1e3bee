"""Dummy's settlement against the plain reference, in whole hands, and the order of its lines."""

from array import array
from collections import Counter

import pytest

from engine import layout, settle
from tests.engine.table import by, play, position
from tests.reference import scoring
from tools import soak
from tools.position import PACK, state_from


def test_a_cards_own_points():
    for card in PACK:
        assert settle.value(card) == scoring.value(card)


@pytest.mark.parametrize("options", [0, layout.OPTION_BITS[layout.DUMMY]["O5"], 0x1DFF])
def test_points_of_a_laid_card(options):
    names = {name for name, bit in layout.OPTION_BITS[layout.DUMMY].items() if options & bit}
    for card in PACK:
        suit, rank = card >> 4, card & 15
        in_set = layout.SET | rank << 4 | 7
        in_run = suit << 8 | max(1, rank - 1) << 4 | max(3, rank + 1)
        for code, meld in ((in_set, [card, card ^ 0x10]), (in_run, run_with(card))):
            for head in (card, PACK[card == 0], layout.NONE):
                expected = scoring.laid_value(card, meld, head, names)
                if code & layout.SET:
                    expected = scoring.laid_value(card, set_with(card), head, names)
                assert settle.laid_value(card, code, head, options) == expected


def set_with(card):
    return [suit << 4 | card & 15 for suit in range(4)]


def run_with(card):
    suit, low = card >> 4, min(card & 15, 10)
    return [suit << 4 | rank for rank in range(low, low + 3)]


def test_whole_matches_are_settled_as_the_reference_settles_them():
    counts = Counter()
    for number in (0, 2, 4, 6, 8, 10):
        soak.play_match(number, counts)
    assert counts["dummy hands"] > 20
    assert counts["dummy ended: knock"] > 10
    assert counts["dummy ended: ran out"] > 2


def test_lines_stand_in_the_order_of_D16_and_none_is_of_no_points():
    hand = ["KS", "2D"]
    table = [by(0, "3C 4C 5C"), by(1, "TH JH QH")]
    answer = play(position(*hand, table=table, born=[0, 1], phase="play"), "knock KS")
    rules = [[line["rule"] for line in lines] for lines in answer["lines"]]
    assert rules == [["D15", "D17", "D19"], ["D15", "D16"]]
    assert answer["scores"] == [130, 25]


def test_lines_and_score_of_a_state_add_up_and_leave_the_rest_alone():
    s = state_from(position("KS", "2D", table=[by(0, "3C 4C 5C")], born=[0]))
    into = array("i", [7] * 2 * settle.LINES_MAX)
    n = settle.lines(s, 1, into)
    assert (n, list(into[: 2 * n])) == (2, [11, -5, 15, -5])
    assert set(into[2 * n :]) == {7}
    assert settle.score(s, 1) == -10
    assert settle.score(s, 0) == 15 - 10


@pytest.mark.parametrize(
    ("cards", "seat", "colour"),
    [
        (["3C 4C 5C"], 0, True),
        (["3C 4C 5C", "7C 8C 9C"], 0, True),
        (["3C 4C 5C", "7D 8D 9D"], 0, False),
        (["3C 3D 3H"], 0, False),
        (["3C 4C 5C"], 1, False),  # nothing laid is no colour
    ],
)
def test_D19_a_colour_is_one_suit(cards, seat, colour):
    table = [by(0, text) for text in cards]
    s = state_from(position("KS", "2D", table=table, born=[0]))
    assert settle.is_colour(s, seat) is colour


def test_held_counts_each_card_once():
    s = state_from(position(" ".join(["2C", "QS", "AD", "TH", "9H", "KC"]), "2D"))
    assert settle.held(s, 0) == 50 + 50 + 15 + 10 + 5 + 10
    assert settle.held(s, 1) == 5
