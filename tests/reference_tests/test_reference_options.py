"""Options of Dummy that fine nobody: O1, O2, O5, O11-O14, every vector by its number."""

import pytest

from tests.reference.options import options_from

from .helpers import RUN, ask, events, laid, lines, refused, rule_on


def knocking(card, table, *options, **more):
    """Seat 0, born, is about to knock with the card."""
    return {
        "hands": [card, "3D"],
        "table": table,
        "born": [0],
        "phase": "play",
        "options": list(options),
        **more,
    }


SET = laid("8D 8H 8S", 1)


def bonus(position, card):
    """(points, rule) of the knock card."""
    event = events(rule_on(position, f"knock {card}"))[-1]
    assert (event[0], event[3]) == (0, card)
    return event[1:3]


def test_O1_a_speto_knocks_for_a_hundred():
    assert bonus(knocking("QS", [RUN], "O1"), "QS") == (100, "O1")
    assert bonus(knocking("QS", [RUN]), "QS") == (50, "D17")
    assert bonus(knocking("QH", [RUN], "O1"), "QH") == (50, "D17")


def test_O2_the_knock_card_fits_on_the_table():
    assert bonus(knocking("8C", [RUN], "O2"), "8C") == (100, "O2")
    assert bonus(knocking("8C", [SET], "O2"), "8C") == (100, "O2")
    assert bonus(knocking("9C", [RUN], "O2"), "9C") == (50, "D17")
    assert bonus(knocking("8C", [RUN]), "8C") == (50, "D17")


def test_O2_whatever_O13_leaves():
    assert bonus(knocking("8C", [RUN], "O2", "O13", offs=[2, 0]), "8C") == (100, "O2")


def test_O2_on_a_meld_of_this_turn():
    position = knocking("KD", [], "O2")
    position["hands"][0] = "TH JH QH KH"
    over = rule_on(position, "meld TH JH QH", "knock KH")
    assert events(over) == [(0, 100, "O2", "KH")]


def test_O1_and_O2_together_still_give_a_hundred():
    table = [laid("9S TS JS", 1), RUN]
    assert bonus(knocking("QS", table, "O1", "O2"), "QS") == (100, "O1")


def test_O5_head_card():
    row = {"row": [], "head": "7C"}
    over = rule_on(knocking("KH", [RUN], "O5", **row), "knock KH")
    assert lines(over, 0)[0] == ("laid", "D15", 60)
    over = rule_on(knocking("KH", [RUN], **row), "knock KH")
    assert lines(over, 0)[0] == ("laid", "D15", 15)


def test_O5_speto_head_card():
    table = [laid("2C 3C 4C", 0)]
    over = rule_on(knocking("KH", table, "O5", head="2C"), "knock KH")
    assert lines(over, 0)[0] == ("laid", "D15", 110)


def test_O5_does_not_make_a_foolish_discard_dearer():
    position = {
        "hands": ["6H 8H KS", "3D"],
        "row": ["5H", "7H:1"],
        "head": "5H",
        "stock": "8D",
        "options": ["O5"],
    }
    assert events(rule_on(position, "pick 7H meld 6H 7H 8H", "knock KS"))[0][1] == -50


def test_O11_changes_nothing_in_a_position():
    position = {"hands": ["3C", "4C"], "options": ["O11"]}
    assert len(rule_on(position)["stock"].split()) == 50


def ace_points(table, **more):
    over = rule_on(knocking("KH", table, "O12", **more), "knock KH")
    return lines(over, 0)[0][2]


def test_O12_an_ace_in_a_run_counts_ten():
    assert ace_points([laid("QD KD AD", 0)]) == 30
    assert ace_points([[*laid("JD QD KD", 1), "AD:0"]]) == 10


def test_O12_an_ace_in_a_set_or_in_hand_counts_fifteen():
    assert ace_points([laid("AC AD AH", 0)]) == 45
    position = knocking("KH", [laid("QD KD AD", 0)], "O12")
    position["hands"][1] = "AS"
    assert ("hand", "D16", -15) in lines(rule_on(position, "knock KH"), 1)


def test_D13_the_highest_score_comes_before_fewest_lay_offs():
    # AC fits the run (10 points with O12) and the set of aces (15); the run has the lower number.
    table = [laid("JC QC KC", 1), laid("AD AH AS", 1)]
    dark = {"hands": ["AC 7D", "4D"], "table": table, "phase": "play"}
    assert rule_on(dark, "knock 7D")["table"][0][-1] == "AC:0"
    with_o12 = rule_on({**dark, "options": ["O12"]}, "knock 7D")
    assert with_o12["table"][1][0] == "AC:0"
    # Q K A can be a run, but with three lay-offs the ace is worth five points more.
    table = [laid("9C TC JC", 1), laid("AD AH AS", 1)]
    dark = {"hands": ["QC KC AC 7D", "4D"], "table": table, "phase": "play"}
    assert rule_on(dark, "knock 7D")["table"] == [*table, laid("QC KC AC", 0)]
    assert rule_on({**dark, "options": ["O12"]}, "knock 7D")["table"] == [
        [*laid("9C TC JC", 1), *laid("QC KC", 0)],
        ["AC:0", *laid("AD AH AS", 1)],
    ]


def test_D13_O2_sends_a_lay_off_to_the_later_meld():
    table = [laid("9D 9H 9S", 1), laid("6C 7C 8C", 1)]
    dark = {"hands": ["9C TC", "4D"], "table": table, "phase": "play"}
    assert rule_on(dark, "knock TC")["table"][0][0] == "9C:0"
    over = rule_on({**dark, "options": ["O2"]}, "knock TC")
    assert over["table"][1][-1] == "9C:0"
    assert events(over) == [(0, 100, "O2", "TC")]


def test_O13_two_lay_offs_a_hand():
    position = {
        "hands": ["8C 9C TC KH 2S", "3D"],
        "table": [RUN],
        "born": [0],
        "phase": "play",
        "options": ["O13"],
    }
    assert refused(position, "off 8C on 0", "off 9C on 0", "off TC on 0") == "O13"
    assert refused({**position, "offs": [1, 0]}, "off 8C on 0", "off 9C on 0") == "O13"
    rule_on({**position, "options": []}, "off 8C on 0", "off 9C on 0", "off TC on 0")


def test_O13_a_knock_counts_its_lay_offs():
    dark = {
        "hands": ["8C 9C TD KH", "3D"],
        "table": [laid("5C 6C 7C", 1), laid("TC TH TS", 1)],
        "phase": "play",
    }
    rule_on(dark, "knock KH")
    assert refused({**dark, "options": ["O13"]}, "knock KH") == "D13"


@pytest.mark.parametrize("target", ["O14=100", "O14=2000"])
def test_O14_the_target(target):
    rule_on({"hands": ["3C", "4C"], "options": [target]})


@pytest.mark.parametrize("wrong", ["O14=99", "O14=2001", "O14", "O15", "R11"])
def test_O14_out_of_range_and_unknown_options(wrong):
    answer = ask({"hands": ["3C", "4C"], "options": [wrong]})
    assert not answer["ok"]
    assert wrong in answer["reason"]


def test_the_presets():
    assert options_from("dummy", "plain").on == set()
    full = {"O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O11"}
    assert options_from("dummy", "full").on == full
    assert options_from("rummy", "full").on == {"R8a", "R11"}
    assert options_from("dummy", "full").target == 500
    assert options_from("rummy", ["R12=5h"]).match_hands == 5
