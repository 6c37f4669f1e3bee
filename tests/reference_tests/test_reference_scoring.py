"""Scoring of Dummy: D15-D23, every vector of the rules by its number."""

import pytest

from tests.reference.cards import card_from
from tests.reference.scoring import value, winner_of_match

from .helpers import events, laid, lines, rule_on

KNOCK = {"phase": "play", "stock": "8D", "born": [0]}


@pytest.mark.parametrize(
    ("cards", "points"),
    [("2D 9S", 5), ("TH JC QD KS", 10), ("AC AH", 15), ("2C QS", 50)],
)
def test_D15_values(cards, points):
    for card in cards.split():
        assert value(card_from(card)) == points


def test_D16_laid_minus_hand():
    # Seat 1, born, has laid 4D 5D 6D and holds an ace and a king.
    position = {
        **KNOCK,
        "hands": ["9H", "AS KC"],
        "table": [laid("3C 4C 5C", 0), laid("7S 7D 7H", 0), laid("4D 5D 6D", 1)],
        "born": [0, 1],
        "totals": [100, -20],
    }
    over = rule_on(position, "knock 9H")
    assert lines(over, 0) == [("laid", "D15", 30), ("knock card", "D17", 50)]
    assert lines(over, 1) == [("laid", "D15", 15), ("hand", "D16", -25)]
    assert over["scores"] == [80, -10]
    assert over["totals"] == [180, -30]


def test_D16_a_laid_off_card_counts_for_whoever_laid_it_off():
    position = {
        **KNOCK,
        "hands": ["KC 9H", "AS"],
        "table": [laid("TC JC QC", 1), laid("7S 7D 7H", 0)],
        "born": [0, 1],
    }
    over = rule_on(position, "off KC on 0", "knock 9H")
    assert lines(over, 0)[0] == ("laid", "D15", 25)
    assert lines(over, 1) == [("laid", "D15", 30), ("hand", "D16", -15)]


def test_D17_the_knock_card_counts_fifty():
    position = {**KNOCK, "hands": ["AH", "3D"], "table": [laid("3C 4C 5C", 0)]}
    over = rule_on(position, "knock AH")
    assert events(over) == [(0, 50, "D17", "AH")]
    assert ("knock card", "D17", 50) in lines(over, 0)


def test_D18_the_match():
    assert winner_of_match([499, 300], 500) is None
    assert winner_of_match([500, 300], 500) == 0
    assert winner_of_match([510, 640], 500) == 1
    assert winner_of_match([640, 640], 500) is None


def test_D3_after_a_knock_the_knocker_starts():
    position = {"hands": ["4H", "3D", ""], "stock": "8D", "born": [2], "turn": 2}
    assert rule_on(position, "draw", "knock 8D")["next"] == {"seat": 2, "direction": 1}


COLOUR = [laid("3H 4H 5H 6H", 0), laid("9H TH JH QH", 0)]


def test_D19_colour_knock():
    over = rule_on({**KNOCK, "hands": ["2S", "3D"], "table": COLOUR}, "knock 2S")
    # 4 * 5 + 5 + 3 * 10 = 55, and 50 for the knock card.
    assert lines(over, 0) == [
        ("laid", "D15", 55),
        ("knock card", "D17", 50),
        ("colour", "D19", 105),
    ]


def test_D19_a_lay_off_of_another_suit_spoils_it():
    table = [*COLOUR, laid("9C TC JC", 1)]
    over = rule_on({**KNOCK, "hands": ["QC 2S", "3D"], "table": table}, "off QC on 2", "knock 2S")
    assert [line[0] for line in lines(over, 0)] == ["laid", "knock card"]


def test_D20_dark_from_the_stock():
    position = {"hands": ["3C 4C 5C 9D 9H 9S", "3D"], "stock": "KH 8D"}
    over = rule_on(position, "draw", "knock KH")
    assert lines(over, 0) == [("laid", "D15", 30), ("knock card", "D17", 50), ("dark", "D20", 80)]


def test_D20_dark_from_a_first_pick_up():
    position = {"hands": ["6H 8H KS", "3D"], "row": ["7H"], "stock": "8D 3S"}
    position["table"] = [laid("TS JS QS", 1)]
    position["hands"][0] += " 9C"
    over = rule_on(position, "pick 7H meld 6H 7H 8H", "off KS on 0", "knock 9C")
    assert lines(over, 0)[-1] == ("dark", "D20", 75)


def test_D20_not_dark_when_born_before():
    position = {"hands": ["6H 8H KS", "3D"], "row": ["7H"], "stock": "8D 3S", "born": [0]}
    over = rule_on(position, "pick 7H meld 6H 7H 8H", "knock KS")
    assert lines(over, 0)[-1] == ("colour", "D19", 65)


def test_D21_dark_and_colour():
    position = {"hands": ["3H 4H 5H 6H 9H TH JH QH", "3D"], "stock": "2S 8D"}
    over = rule_on(position, "draw", "knock 2S")
    assert lines(over, 0)[-1] == ("dark and colour", "D21", 315)
    assert over["scores"][0] == 420


def test_D21_the_multiplier_takes_penalties_too():
    # Seat 0 discards 8H (a lay-off, O3), then knocks dark a round later.
    position = {
        "hands": ["8H 3C 4C 5C 9D 9C", "3D KD"],
        "stock": "9S 8D KH AD",
        "row": ["AS"],
        "table": [laid("5H 6H 7H", 1)],
        "options": ["O3"],
    }
    over = rule_on(position, "draw", "discard 8H", "draw", "discard 8D", "draw", "knock KH")
    assert lines(over, 0) == [
        ("laid", "D15", 30),
        ("knock card", "D17", 50),
        ("penalty", "O3", -50),
        ("dark", "D20", 30),
    ]


FOOLISH = {
    "hands": ["6H 8H KS", "3D", "4D"],
    "row": ["7H", "9H:2"],
    "stock": "8D 3S",
    "born": [0, 1, 2],
}


def test_D22_foolish_discard_reverses_the_direction():
    over = rule_on(FOOLISH, "pick 7H meld 6H 7H 8H 9H", "knock KS")
    assert events(over) == [(2, -50, "D22", "9H"), (0, 50, "D17", "KS")]
    assert over["next"] == {"seat": 0, "direction": -1}
    assert lines(over, 2) == [("hand", "D16", -5), ("penalty", "D22", -50)]
    again = rule_on({**FOOLISH, "direction": -1}, "pick 7H meld 6H 7H 8H 9H", "knock KS")
    assert again["next"] == {"seat": 0, "direction": 1}


def test_D22_a_speto_costs_a_hundred():
    position = {**FOOLISH, "hands": ["TS JS 4C", "3D", "4D"], "row": ["7H", "QS:1"]}
    over = rule_on(position, "pick QS meld TS JS QS", "knock 4C")
    assert events(over)[0] == (1, -100, "D22", "QS")


def test_D22_not_for_the_head_card_or_an_own_discard():
    head = {**FOOLISH, "row": ["7H"]}
    over = rule_on(head, "pick 7H meld 6H 7H 8H", "knock KS")
    assert events(over) == [(0, 50, "D17", "KS")]
    assert over["next"]["direction"] == 1
    named = {**FOOLISH, "row": ["7H:1"], "head": "7H"}
    assert events(rule_on(named, "pick 7H meld 6H 7H 8H", "knock KS")) == events(over)
    own = {**FOOLISH, "row": ["2C", "7H:0"]}
    assert events(rule_on(own, "pick 7H meld 6H 7H 8H", "knock KS")) == [(0, 50, "D17", "KS")]


def test_D22_only_the_pick_ups_own_meld_counts():
    # The latest card of the meld is seat 1's 7H; seat 2's 9H is only laid off afterwards.
    position = {**FOOLISH, "row": ["AS", "7H:1", "9H:2"]}
    over = rule_on(position, "pick 7H meld 6H 7H 8H", "off 9H on 0", "knock KS")
    assert events(over)[0] == (1, -50, "D22", "7H")


def test_D22_needs_the_knock_in_the_same_turn():
    answer = rule_on(
        {**FOOLISH, "hands": ["6H 8H KS 2S", "3D", "4D"]},
        "pick 7H meld 6H 7H 8H 9H",
        "discard KS",
    )
    assert events(answer) == []


def test_D23_doubled_against():
    position = {**FOOLISH, "born": [0]}
    over = rule_on(position, "pick 7H meld 6H 7H 8H 9H", "knock KS")
    assert lines(over, 1) == [("hand", "D16", -5), ("doubled", "D23", -5)]
    assert lines(over, 2) == [
        ("hand", "D16", -5),
        ("penalty", "D22", -50),
        ("doubled", "D23", -55),
    ]


def test_D23_when_the_hand_runs_out():
    over = rule_on({"hands": ["AD KC", "9S"], "row": ["7H"], "stock": "4S"}, "draw", "discard 4S")
    assert over["scores"] == [-50, -10]
