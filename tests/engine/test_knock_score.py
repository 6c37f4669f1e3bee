"""D15-D17, D19-D23, O1, O2, O5, O12, O13: what a hand of Dummy is worth when it has ended."""

import pytest

from engine import dealing, layout
from tests.engine.table import DARK, by, event_cards, fines, lines, play, position, refused
from tools.referee import Hand


# --- D15-D17, D19-D21, D23 ------------------------------------------------------------------------
def knocked(hand, drawn, *moves, **more):
    """P0, with the hand and the card drawn, makes the moves; P1 holds 2H and AH."""
    start = position(hand, "2H AH", stock=f"{drawn} 5C", **more)
    return play(start, "draw", *moves)


def test_D15_D16_D17_laid_hand_and_knock_card():
    answer = knocked("9C TC JC", "KD", "meld 9C TC JC", "knock KD", born=[0, 1])
    assert answer["lines"][0] == [
        {"what": "laid", "rule": "D15", "points": 25},
        {"what": "knock card", "rule": "D17", "points": 50},
        {"what": "colour", "rule": "D19", "points": 75},
    ]
    assert answer["lines"][1] == [{"what": "hand", "rule": "D16", "points": -20}]
    assert answer["scores"] == [150, -20]


def test_D15_the_spetos_are_worth_50():
    answer = knocked(
        "2C 3C 4C JS QS KS", "KD", "meld 2C 3C 4C", "meld JS QS KS", "knock KD", born=[0]
    )
    assert lines(answer, 0)["D15"] == 50 + 5 + 5 + 10 + 50 + 10


def test_D19_a_colour_knock():
    start = position("3H 4H 5H 6H 9H TH JH 8D", "2S AS", stock="QH 5C", born=[0])
    answer = play(start, "draw", "meld 3H 4H 5H 6H", "meld 9H TH JH QH", "knock 8D")
    assert lines(answer, 0)["D19"] == 20 + 35 + 50
    assert answer["scores"][0] == 2 * (20 + 35 + 50)


def test_D19_lay_offs_count_too():
    answer = knocked(
        "9C TC JC 8S", "KD", "meld 9C TC JC", "off 8S on 0", "knock KD",
        born=[0, 1], table=[by(1, "5S 6S 7S")],
    )  # fmt: skip
    assert "D19" not in lines(answer, 0)


def test_D20_a_dark_knock_from_the_stock():
    answer = play(DARK, "draw", "knock KC")
    assert lines(answer, 0) == {"D15": 30, "D17": 50, "D20": 80}


def test_D20_a_dark_knock_from_a_first_pick_up():
    start = position("9C 9D 2D 3D 4D 8S", "2H AH", row="KS 9H:1", stock="5C")
    answer = play(start, "pick 9H meld 9C 9D 9H", "meld 2D 3D 4D", "knock 8S")
    assert lines(answer, 0)["D20"] == 30 + 50
    assert answer["born"] == [0]
    assert refused(
        start, "pick 9H meld 9C 9D 9H", "meld 2D 3D 4D", "knock 8S", "draw"
    ) == "D12"  # fmt: skip


def test_D21_dark_and_colour_at_once():
    answer = knocked("3H 4H 5H 9H TH JH", "KD", "knock KD")
    assert answer["lines"][0][-1] == {"what": "dark and colour", "rule": "D21", "points": 3 * 90}
    assert answer["scores"][0] == 4 * 90


def test_D21_the_multiplier_holds_for_penalties_too():
    start = position(
        "3H 4H 5H 9H TH JH", "2S AS", table=[by(1, "6C 7C 8C")], stock="9C KD 5C", options=["O3"]
    )
    answer = play(start, "draw", "discard 9C", "draw", "discard 2S", "draw", "knock 5C")
    assert lines(answer, 0)["O3"] == -50
    assert answer["scores"][0] == 4 * (40 + 50 - 50)


def test_D23_who_is_not_born_at_the_end_has_the_score_doubled():
    start = position("2S 3D", "2H AH", "5C 5D", stock="KD", options=["O4"], row="KC KH:2", born=[2])
    answer = play(start, "draw", "discard KD")
    assert answer["end"] == "ran out"
    assert lines(answer, 0) == {"D16": -10, "O4": -50, "D23": -60}
    assert lines(answer, 1) == {"D16": -20, "D23": -20}
    assert lines(answer, 2) == {"D16": -10}


# --- D22 ------------------------------------------------------------------------------------------
FOOLISH = position(
    "2S 3D", "9C 9D 8D", "5C 5D", row="KS 9H:0", turn=1, stock="4C 6C", born=[0, 1]
)  # fmt: skip


def test_D22_a_foolish_discard_and_the_direction_turns():
    answer = play(FOOLISH, "pick 9H meld 9C 9D 9H", "knock 8D")
    assert fines(answer) == [(0, -50, "D22")]
    assert event_cards(answer, "D22") == ["9H"]
    assert answer["next"] == {"seat": 1, "direction": -1}


def test_D22_a_speto_costs_100():
    start = position("2S 3D", "QC QD 8D", "5C 5D", row="KS QS:0", turn=1, born=[0, 1])
    answer = play(start, "pick QS meld QC QD QS", "knock 8D")
    assert fines(answer) == [(0, -100, "D22")]


def test_D22_the_latest_row_card_of_the_meld_counts():
    row = "KS 9H:2 4H:1 9D:0"
    start = position("2S 3D", "9C 8D 2H 3H", "5C 5D", row=row, turn=1, born=[0, 1])
    answer = play(start, "pick 9H meld 9C 9D 9H", "meld 2H 3H 4H", "knock 8D")
    assert fines(answer) == [(0, -50, "D22")]


@pytest.mark.parametrize("row", ["9H", "KS 9H:1"], ids=["the head card", "the knocker's own"])
def test_D22_nobody_was_foolish(row):
    start = position("2S 3D", "9C 9D 8D", "5C 5D", row=row, turn=1, born=[0, 1])
    answer = play(start, "pick 9H meld 9C 9D 9H", "knock 8D")
    assert fines(answer) == []
    assert answer["next"] == {"seat": 1, "direction": 1}


def test_D22_the_direction_reversed_twice():
    answer = play(FOOLISH | {"direction": -1}, "pick 9H meld 9C 9D 9H", "knock 8D")
    assert answer["next"]["direction"] == 1


@pytest.mark.parametrize(("before", "after"), [(1, [1, 0, 2]), (-1, [1, 2, 0])])
def test_D22_the_next_hand_goes_the_other_way_round(before, after):
    hand = Hand(FOOLISH | {"direction": before})
    hand.play("pick 9H meld 9C 9D 9H")
    assert hand.s[layout.DIRECTION] == (before < 0)
    hand.play("knock 8D")
    dealing.deal(hand.s)
    seats = []
    for _ in after:
        seats.append(hand.s[layout.TURN])
        hand.play("draw")
        hand.play("discard " + hand.answer()["hands"][seats[-1]].split()[0])
    assert seats == after


# --- O1, O2, O5, O12, O13 -------------------------------------------------------------------------
def test_O1_a_speto_as_the_knock_card():
    answer = knocked("9C TC JC", "QS", "meld 9C TC JC", "knock QS", born=[0], options=["O1"])
    assert lines(answer, 0)["O1"] == 100
    answer = knocked("9C TC JC", "QS", "meld 9C TC JC", "knock QS", born=[0])
    assert lines(answer, 0)["D17"] == 50


def test_O2_a_knock_card_that_could_be_laid_off():
    more = {"born": [0], "options": ["O2", "O13"], "offs": [2, 0]}
    answer = knocked("9C TC JC", "QC", "meld 9C TC JC", "knock QC", **more)
    assert lines(answer, 0)["O2"] == 100
    assert event_cards(answer, "O2") == ["QC"]


@pytest.mark.parametrize(
    ("hand", "melds", "knock"),
    [
        ("8C 9C 9D 9H", ["5C 6C 7C", "6D 7D 8D", "6H 7H 8H"], "TC"),
        ("8C 7C 7D 7H", ["9C TC JC", "8D 9D TD", "8H 9H TH"], "6C"),
    ],
    ids=["upwards", "downwards"],
)
def test_O2_a_dark_knock_lays_more_off_so_that_its_card_fits(hand, melds, knock):
    for options, bonus in (["O2"], 100), ([], 50):
        table = [by(1, cards) for cards in melds]
        start = position(hand, "2S", table=table, stock=knock, options=options)
        answer = play(start, "draw", f"knock {knock}")
        assert answer["events"][-1]["points"] == bonus
        assert len(answer["table"]) == (3 if options else 4)


@pytest.mark.parametrize(
    ("options", "sets"), [([], False), (["O2"], True), (["O1", "O2"], False)], ids=str
)
def test_O2_a_dark_knock_lays_the_set_that_its_card_fits_unless_O1_pays_anyway(options, sets):
    start = position("TC JC QC TD JD QD TH JH QH", "2S", stock="QS", options=options)
    answer = play(start, "draw", "knock QS")
    assert (["QC:0", "QD:0", "QH:0"] in answer["table"]) == sets
    assert answer["events"][-1]["points"] == (100 if options else 50)


def test_O1_and_O2_together_are_100():
    more = {"born": [0], "options": ["O1", "O2"], "table": [by(1, "QC QD QH")]}
    answer = knocked("9C TC JC", "QS", "meld 9C TC JC", "knock QS", **more)
    assert lines(answer, 0)["O1"] == 100
    assert "O2" not in lines(answer, 0)


@pytest.mark.parametrize(("head", "points"), [("9H", 50), ("QS", 100)])
def test_O5_the_head_card(head, points):
    pair = {"9H": "9C 9D", "QS": "QC QD"}[head]
    start = position("2S 3D", f"{pair} 8D", row=head, turn=1, born=[1], options=["O5"])
    answer = play(start, f"pick {head} meld {pair} {head}", "knock 8D")
    assert lines(answer, 1)["D15"] == points + {"9H": 10, "QS": 20}[head]


def test_O12_an_ace_in_a_run_counts_10_and_15_in_hand():
    hand = "QC KC AC 7D 7S 9D"
    moves = ["meld QC KC AC", "meld 7D 7H 7S", "knock 9D"]
    answer = knocked(hand, "7H", *moves, born=[0], options=["O12"])
    assert lines(answer, 0)["D15"] == 10 + 10 + 10 + 15
    assert lines(answer, 1)["D16"] == -20
    assert lines(knocked(hand, "7H", *moves, born=[0]), 0)["D15"] == 10 + 10 + 15 + 15


def test_O12_an_ace_in_a_set_counts_15():
    answer = knocked("AC AD 9D", "AS", "meld AC AD AS", "knock 9D", born=[0], options=["O12"])
    assert lines(answer, 0)["D15"] == 45


def test_O12_a_dark_knock_lays_four_off_rather_than_run_aces_out_of_their_set():
    table = [by(1, "9C TC JC"), by(1, "9D TD JD"), by(1, "JH QH KH")]
    for options in ["O12"], []:
        start = position("QC KC AC QD KD AD AH", "2H", table=table, stock="5S", options=options)
        answer = play(start, "draw", "knock 5S")
        assert lines(answer, 0)["D15"] == 4 * 10 + 3 * 15
        assert (["AC:0", "AD:0", "AH:0"] in answer["table"]) == bool(options)


def test_O13_two_lay_offs_in_a_hand():
    start = position(
        "8S 7S 6S 2D", "2H 3H", table=[by(1, "9S TS JS")], born=[0, 1], options=["O13"]
    )
    moves = ["draw", "off 8S on 0", "off 7S on 0"]
    assert refused(start, *moves, "off 6S on 0") == "O13"
    assert not [move for move in play(start, *moves)["legal"] if move.startswith("off")]


def test_O13_a_dark_knock_counts_its_lay_offs():
    start = position("8S 7S QS", "2H 3H", table=[by(1, "9S TS JS")], stock="KD 5C", born=[1])
    assert "knock KD" in play(start, "draw")["legal"]
    assert refused(start | {"options": ["O13"]}, "draw", "knock KD") == "D13"
