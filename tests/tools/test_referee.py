"""The referee: its notation, its positions, its answers, its errors, the command."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from engine import layout, match
from tests.reference import answer_line as reference_answer
from tools.notation import (
    NO_MELD,
    Malformed,
    cards_from,
    cards_text,
    meld_from,
    move_from,
    move_text,
    options_from,
    options_text,
)
from tools.position import position_of, state_from
from tools.random_positions import built, dealt
from tools.referee import REASON_WORDS, answer_line

REFEREE = Path(__file__).resolve().parents[2] / "tools" / "referee.py"
EXAMPLE = {
    "game": "dummy", "players": 4, "options": ["O3", "O6"], "turn": 3, "phase": "draw",
    "hands": ["3C 4C", "KH 2D", "9S 9D", "6H TS 2S"],
    "row": ["7H", "8H:1", "KD:2"], "stock": "5D AC JH",
    "table": [["8C:0", "9C:0", "TC:0", "JC:2"]],
    "born": [0, 2], "moves": ["pick 7H meld 6H 7H 8H", "discard TS"],
}  # fmt: skip


def ask(position, **more):
    return answer_line(json.dumps(position | more), 1)


# --- answers --------------------------------------------------------------------------------------
def test_the_example():
    assert ask(EXAMPLE) == {
        "ok": True,
        "turn": 0,
        "phase": "draw",
        "legal": ["draw"],
        "events": [{"seat": 1, "points": -50, "rule": "O6", "cards": "8H 7H"}],
        "hands": ["3C 4C", "2D KH", "9D 9S", "KD 2S"],
        "row": ["TS:3"],
        "stock": "5D AC JH",
        "table": [["8C:0", "9C:0", "TC:0", "JC:2"], ["6H:3", "7H:3", "8H:3"]],
        "born": [0, 2, 3],
        "over": False,
    }


def test_the_end_of_a_hand():
    answer = ask(EXAMPLE, hands=["3C 4C", "KH 2D", "9S 9D", "6H TS"], row=["7H", "8H:1"],
                 moves=["pick 7H meld 6H 7H 8H", "knock TS"], totals=[10, 20, 30, 480])  # fmt: skip
    assert (answer["over"], answer["end"], answer["by"]) == (True, "knock", 3)
    assert [event["rule"] for event in answer["events"]] == ["O6", "D22", "D17"]
    assert answer["scores"] == [20 - 10, 2 * (-15 - 100), 10 - 10, 4 * (15 + 50)]
    assert answer["lines"][3][-1] == {"what": "dark and colour", "rule": "D21", "points": 195}
    assert answer["totals"] == [20, -210, 30, 740]
    assert answer["next"] == {"seat": 3, "direction": -1}
    assert answer["legal"] == []


def test_a_refused_move_is_told_by_its_place():
    answer = ask(EXAMPLE, moves=["draw", "meld 6H TS 2S"])
    assert answer == {"ok": False, "move": 1, "reason": REASON_WORDS["NOT_A_MELD"], "rule": "D6"}
    assert ask(EXAMPLE, moves=["pick 7H meld 7H 8H KD"])["rule"] == "D6"
    assert ask(EXAMPLE, moves=["pick 8H meld 6H 7H 8H"])["rule"] == "D8"
    assert ask(EXAMPLE, moves=["pick 8H"])["rule"] == "D8"


def test_the_order_of_a_melds_cards_does_not_matter():
    assert ask(EXAMPLE, moves=["pick 7H meld 8H 6H 7H", "discard TS"]) == ask(EXAMPLE)


def test_every_reason_has_words_and_a_rule():
    for name, *rules in layout.REASONS[1:]:
        assert REASON_WORDS[name]
        assert any(rules)


def test_a_rummy_hand():
    start = {"game": "rummy", "hands": ["3C 4C 9H", "KH KD"], "row": ["2C"], "options": ["R8a"]}
    answer = ask(start, moves=["take", "meld 2C 3C 4C", "discard 9H"])
    assert (answer["end"], answer["by"], answer["scores"]) == ("out", 0, [40, 0])
    assert [line["rule"] for line in answer["lines"][0]] == ["R9", "R10"]
    assert ask(start, moves=["take", "discard 2C"])["rule"] == "R4"
    assert ask(start, moves=["knock 9H"])["line"] == 1


def test_rummys_old_pile_becomes_the_stock_oldest_card_first():
    start = {"game": "rummy", "hands": ["3C 4C", "KH KD"], "row": ["2C", "9D:0", "8S:1"]}
    assert ask(start, stock="")["stock"] == "2C 9D"
    assert ask(start, stock="")["row"] == ["8S:1"]
    assert ask(start, stock="", reshuffled=2)["end"] == "blocked"


# --- defaults -------------------------------------------------------------------------------------
def test_what_is_left_out():
    answer = ask({"hands": ["2C 3C", "AS"]})
    stock = answer["stock"].split()
    assert stock[:3] == ["4C", "5C", "6C"]
    assert len(stock) == 49
    assert (answer["turn"], answer["phase"], answer["born"]) == (0, "draw", [])


def test_born_are_the_seats_with_cards_on_the_table():
    table = [["8C:1", "9C:1", "TC:1", "JC:0"]]
    assert ask({"hands": ["2C 3C", "AS", "AD"], "table": table})["born"] == [0, 1]
    assert ask({"hands": ["2C 3C", "AS", "AD"], "table": table, "born": [1]})["born"] == [1]


def test_the_last_discard_is_the_latest_in_the_row_or_what_is_said():
    start = EXAMPLE | {"row": ["7H", "8H:1", "9H:1"]}
    assert ask(start)["events"] == []
    assert ask(start, last=[None, "8H", None, None])["events"][0]["cards"] == "8H 7H"


# --- errors ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("change", "culprit"),
    [
        ({"hands": ["3C 4X", "AS"]}, "4X"),
        ({"hands": ["3C 3C", "AS"]}, "3C"),
        ({"hands": ["3C 4C", "AS"], "row": ["AS"]}, "AS"),
        ({"hands": ["3C 4C"]}, "players"),
        ({"hands": ["3C"] * 5}, "players: dummy is not for 5"),
        ({"hands": ["3C"] * 7, "game": "rummy"}, "players: rummy is not for 7"),
        ({"hands": ["3C", "4C"], "players": 3}, "hands"),
        ({"players": 2}, "hands"),
        ({"hands": ["3C", "4C"], "game": "whist"}, "whist"),
        ({"hands": ["3C", "4C"], "table": [["8C:0", "9C:0", "JC:0"]]}, "8C 9C JC"),
        ({"hands": ["3C", "4C"], "table": [["8C:0", "9C:0", "TC"]]}, "TC"),
        ({"hands": ["3C", "4C"], "table": [["8C:0", "9C:0", "TC:2"]]}, "TC:2"),
        ({"hands": ["3C", "4C"], "row": ["8C:9"]}, "8C:9"),
        ({"hands": ["3C", "4C"], "row": "8C"}, "row"),
        ({"hands": ["3C", "4C"], "head": "3C"}, "3C"),
        ({"hands": ["3C", "4C"], "head": "9C", "stock": "9C"}, "9C"),
        ({"hands": ["3C", "4C"], "options": ["O15"]}, "O15"),
        ({"hands": ["3C", "4C"], "options": ["O14=50"]}, "O14"),
        ({"hands": ["3C", "4C"], "options": ["R8a"]}, "R8a"),
        ({"hands": ["3C", "4C"], "options": "fool"}, "fool"),
        ({"hands": ["3C", "4C"], "turn": 2}, "turn"),
        ({"hands": ["3C", "4C"], "turn": True}, "turn"),
        ({"hands": ["3C", "4C"], "phase": "end"}, "phase"),
        ({"hands": ["3C", "4C"], "direction": 0}, "direction"),
        ({"hands": ["3C", "4C"], "direction": 1.0}, "direction"),
        ({"hands": ["3C", "4C"], "totals": [float("nan"), 0]}, "totals"),
        ({"hands": ["3C", "4C"], "row": None}, "row"),
        ({"hands": ["3C", "ก"]}, "ก"),
        ({"hands": ["3C", "4C"], "born": [2]}, "born"),
        ({"hands": ["3C", "4C"], "offs": [0]}, "offs"),
        ({"hands": ["3C", "4C"], "totals": [0, "5"]}, "totals"),
        ({"hands": ["3C", "4C"], "last": ["9X", None]}, "9X"),
        ({"hands": ["3C", "4C"], "handz": []}, "handz"),
        ({"hands": ["", "4C"], "phase": "play"}, "seat 0"),
        ({"hands": ["3C", "4C"], "moves": ["jump"]}, "jump"),
        ({"hands": ["3C", "4C"], "moves": ["off 3C on -1"]}, "off 3C on -1"),
        ({"hands": ["3C", "4C"], "moves": ["draw", "discard 3X"]}, "3X"),
        ({"hands": ["3C", "4C"], "moves": "draw"}, "moves"),
        ({"hands": ["3C", 4]}, "4"),
        ({"hands": {"0": "3C"}}, "hands"),
    ],
)
def test_a_wrong_position_is_refused_and_the_culprit_named(change, culprit):
    answer = answer_line(json.dumps(change), 3)
    assert (answer["ok"], answer["line"]) == (False, 3)
    assert culprit in answer["reason"]


@pytest.mark.parametrize("text", ["", "[]", "{", "null", '"x"', "{'hands': 1}", "[" * 100_000])
def test_a_line_that_is_no_position(text):
    assert answer_line(text, 7)["line"] == 7


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"", "no JSON: wrong at the end of the line"),
        (b'{"hands": \n', "no JSON: wrong at the end of the line"),
        (b'{"hands": [}', "no JSON: wrong at '}'"),
        (b"{} and much more than that", "no JSON: wrong at 'and much more than t'"),
        (b'{"turn": "\xff"}', "no text: its byte 11 is not UTF-8"),
        (b"[" * 100_000, "no position: nested too deeply"),
        (b'"x"', "a position is a JSON object"),
    ],
)
def test_the_referee_says_what_is_wrong_with_a_line(line, reason):
    assert answer_line(line, 7) == {"ok": False, "line": 7, "reason": reason}


@pytest.mark.skipif(not hasattr(sys, "get_int_max_str_digits"), reason="an older Python reads it")
def test_a_number_of_too_many_digits():
    line = b'{"turn": ' + b"9" * 5000 + b"}"
    assert "too many digits" in answer_line(line, 1)["reason"]


@pytest.mark.parametrize("place", [2048, 10**12])
def test_the_far_places_of_the_table_do_not_wrap_around(place):
    moves = ["draw", f"off 3C on {place}"]
    assert ask({"hands": ["3C 9D", "4C"], "born": [0]}, moves=moves)["rule"] == "D10"


def test_a_key_given_twice_is_refused():
    answer = answer_line('{"hands": ["3C", "4C"], "turn": 0, "turn": 1}', 1)
    assert answer == {"ok": False, "line": 1, "reason": "'turn' is given twice"}


# --- notation -------------------------------------------------------------------------------------
@pytest.mark.parametrize("aces", [layout.ACE_HIGH, layout.ACE_LOW, layout.ACE_BOTH])
def test_cards_and_melds_there_and_back(aces):
    for text in ("9C 9D 9S", "2D 3D 4D", "8H 9H TH JH QH KH"):
        assert meld_from(cards_from(text), aces)
        assert cards_text(cards_from(text)) == text
    assert bool(meld_from(cards_from("AC 2C 3C"), aces)) == (aces != layout.ACE_HIGH)
    assert bool(meld_from(cards_from("QC KC AC"), aces)) == (aces != layout.ACE_LOW)
    assert meld_from(cards_from("KC AC 2C"), aces) == NO_MELD


@pytest.mark.parametrize(
    "text",
    [
        *("draw", "pick 7H meld 6H 7H 8H", "meld 9C 9D 9S", "off TC on 3", "off TC on 16"),
        *("discard 2C", "knock AS", "end"),
    ],
)
def test_moves_there_and_back(text):
    assert move_text(move_from(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "take", "draw 2C", "pick", "pick 7H melt 6H", "meld", "off 2C", "discard", "knock 1C"],
)
def test_texts_that_are_no_move(text):
    with pytest.raises(Malformed):
        move_from(text)


@pytest.mark.parametrize(
    ("game", "value"),
    [(0, "full"), (0, ["O1", "O14=300"]), (1, "full"), (1, ["R12=5h", "R11"]), (1, ["R12=90"])],
)
def test_options_there_and_back(game, value):
    bits, target = options_from(game, value)
    assert options_from(game, options_text(game, bits, target)) == (bits, target)


def test_O10_may_be_named_and_means_nothing():
    assert options_from(layout.DUMMY, ["O10"]) == options_from(layout.DUMMY, "plain")


# --- positions ------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(40))
def test_positions_there_and_back(seed):
    rng = random.Random(seed)
    for game, most in ((layout.DUMMY, 4), (layout.RUMMY, 6)):
        s = state_from(built(rng, game, rng.randrange(2, most + 1)))
        assert state_from(position_of(s)) == s


@pytest.mark.parametrize("game", [layout.DUMMY, layout.RUMMY])
def test_a_deal_as_a_position_means_the_same(game):
    played = match.Match(game, 3, 0, 150, 5)
    played.deal()
    position = position_of(played.s)
    assert position["stock"] == position_of(state_from(position))["stock"]
    answer = answer_line(json.dumps(position), 1)
    assert answer["hands"] == position["hands"]
    assert answer["legal"] == reference_answer(json.dumps(position), 1)["legal"]


def test_no_position_tells_the_rest_of_a_pick_ups_turn():
    s = state_from(EXAMPLE)
    match.rules(0).apply(s, move_from("pick 7H meld 6H 7H 8H"))
    with pytest.raises(ValueError, match="part of a turn"):
        position_of(s)


@pytest.mark.parametrize("seed", range(30))
def test_the_reference_gives_the_same_answers_to_whole_lines(seed):
    rng = random.Random(seed)
    for game, most in ((layout.DUMMY, 4), (layout.RUMMY, 6)):
        make = dealt if seed % 5 == 0 else built
        position = make(rng, game, rng.randrange(2, most + 1))
        legal = ask(position)["legal"]
        moves = [rng.choice(legal)] if legal else []
        line = json.dumps(position | {"moves": moves})
        assert answer_line(line, 1) == reference_answer(line, 1)


# --- the command ----------------------------------------------------------------------------------
def run(*arguments, text="", env=None):
    command = [sys.executable, str(REFEREE), *arguments]
    return subprocess.run(command, input=text.encode(), capture_output=True, cwd="/", env=env)


def test_a_terminal_without_thai_letters_gets_the_answer_too():
    text = json.dumps({"hands": ["ก", "3C"]}, ensure_ascii=False)
    done = run(text=text, env=os.environ | {"PYTHONIOENCODING": "ascii"})
    assert json.loads(done.stdout)["reason"] == "unknown card 'ก'"
    assert (done.returncode, done.stderr) == (1, b"")


def test_the_command_answers_every_line(tmp_path):
    good = json.dumps(EXAMPLE)
    done = run(text=f"{good}\n\nnonsense\n{good}\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert answers[1]["line"] == 3
    assert done.returncode == 1
    (tmp_path / "lines").write_text(good)
    done = run(str(tmp_path / "lines"))
    assert (done.returncode, json.loads(done.stdout)) == (0, ask(EXAMPLE))


def test_the_command_says_in_one_line_what_it_cannot_read(tmp_path):
    for path in (tmp_path / "none", tmp_path):
        done = run(str(path))
        assert done.returncode == 2
        assert done.stdout == b""
        assert len(done.stderr.splitlines()) == 1
        assert str(path) in done.stderr.decode()
