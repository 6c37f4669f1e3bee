"""The reference's referee: defaults of a position, what it refuses to read, and its answers."""

import json

import pytest

from tests.reference import Malformed, Refused, answer_line, game_from

from .helpers import ask, laid, rule_on

EXAMPLE = {
    "game": "dummy",
    "players": 4,
    "options": ["O3", "O6"],
    "turn": 3,
    "phase": "draw",
    "hands": ["3C 4C", "KH 2D", "9S 9D", "6H TS 2S"],
    "row": ["7H", "8H:1", "KD:2"],
    "stock": "5D AC JH",
    "table": [["8C:0", "9C:0", "TC:0", "JC:2"]],
    "born": [0, 2],
}


def test_the_example_of_the_referee():
    answer = rule_on(EXAMPLE, "pick 7H meld 6H 7H 8H", "discard TS")
    assert (answer["turn"], answer["phase"], answer["over"]) == (0, "draw", False)
    assert answer["events"] == [{"seat": 1, "points": -50, "rule": "O6", "cards": "8H 7H"}]
    assert answer["hands"] == ["3C 4C", "2D KH", "9D 9S", "KD 2S"]
    assert answer["row"] == ["TS:3"]
    assert answer["stock"] == "5D AC JH"
    assert answer["table"] == [*EXAMPLE["table"], laid("6H 7H 8H", 3)]
    assert answer["born"] == [0, 2, 3]
    assert answer["legal"] == ["draw"]


def test_defaults():
    answer = rule_on({"hands": ["3C 4C", "KH 2D"], "row": ["7H"], "table": [laid("8C 9C TC", 1)]})
    assert (answer["turn"], answer["phase"], answer["born"]) == (0, "draw", [1])
    assert answer["stock"].split()[:4] == ["2C", "5C", "6C", "7C"]
    assert len(answer["stock"].split()) == 52 - 8


def test_the_order_of_cards_in_a_move_is_free():
    rule_on(EXAMPLE, "pick 7H meld 8H 6H 7H")


@pytest.mark.parametrize(
    ("change", "culprit"),
    [
        ({"hands": ["3C 4C", "KH 3C", "9S", "6H"]}, "3C"),
        ({"hands": ["3C 4X", "KH", "9S", "6H"]}, "4X"),
        ({"stock": "5D 5D"}, "5D"),
        ({"row": ["7H", "8H:4"]}, "8H:4"),
        ({"table": [["8C:0", "9C:0", "JC:0"]]}, "8C 9C JC"),
        ({"table": [["8C", "9C:0", "TC:0"]]}, "8C"),
        ({"players": 5}, "5"),
        ({"players": 3}, "3"),
        ({"hands": ["3C"], "players": 1}, "1"),
        ({"game": "poker"}, "poker"),
        ({"options": "all"}, "all"),
        ({"turn": 4}, "turn"),
        ({"phase": "night"}, "night"),
        ({"direction": 0}, "direction"),
        ({"born": [4]}, "born"),
        ({"offs": [1]}, "offs"),
        ({"totals": "0"}, "totals"),
        ({"head": "3C"}, "3C"),
        ({"head": "5D"}, "5D"),
        ({"phrase": "draw"}, "phrase"),
        ({"last": ["9Z", None, None, None]}, "9Z"),
        ({"moves": ["dance"]}, "dance"),
        ({"moves": ["take"]}, "take"),
        ({"moves": ["draw", "discard 1C"]}, "1C"),
    ],
)
def test_a_wrong_position_names_the_culprit(change, culprit):
    answer = answer_line(json.dumps({**EXAMPLE, **change}), 7)
    assert (answer["ok"], answer["line"]) == (False, 7)
    assert culprit in answer["reason"]


@pytest.mark.parametrize("text", ["", "{", "[]", "3", '{"hands": 3}', "{}"])
def test_a_malformed_line(text):
    answer = answer_line(text, 3)
    assert set(answer) == {"ok", "line", "reason"}
    assert (answer["ok"], answer["line"]) == (False, 3)


def test_rummy_seats_five_and_six_but_no_more():
    hands = [f"{rank}C" for rank in "2345678"]
    assert ask({"game": "rummy", "hands": hands[:6]})["ok"]
    assert not ask({"game": "rummy", "hands": hands})["ok"]


def test_a_refused_move_has_its_index_and_changes_nothing():
    answer = ask(EXAMPLE, "draw", "meld TS 2S 5D")
    assert (answer["ok"], answer["move"], answer["rule"]) == (False, 1, "D6")
    game = game_from(EXAMPLE)
    before = game.answer()
    with pytest.raises(Refused):
        game.play("pick 8H meld 8H 6H 7H")
    with pytest.raises(Malformed):
        game.play("sing")
    assert game.answer() == before
