"""D12-D14: how a hand of Dummy ends."""

import pytest

from tests.engine.table import DARK, by, lines, play, position, refused


# --- D12: the knock of a born player --------------------------------------------------------------
def test_D12_who_has_one_card_left_must_knock():
    start = position("7C 7D 2S", "2H 3H", stock="7S 3S", born=[0])
    answer = play(start, "draw", "meld 7C 7D 7S")
    assert answer["legal"] == ["knock 2S"]
    assert refused(start, "draw", "meld 7C 7D 7S", "discard 2S") == "D12"


def test_D12_a_born_player_knocks_only_with_the_last_card():
    start = position("7C 7D 2S", "2H 3H", stock="7S 3S", born=[0])
    assert refused(start, "draw", "knock 2S") == "D12"
    assert refused(start, "draw", "meld 7C 7D 7S", "knock 7C") == "D12"


def test_D12_after_the_knock_nothing_is_legal():
    start = position("7C 7D 2S", "2H 3H", stock="7S 3S", born=[0])
    moves = ["draw", "meld 7C 7D 7S", "knock 2S"]
    answer = play(start, *moves)
    assert (answer["end"], answer["by"], answer["legal"]) == ("knock", 0, [])
    assert answer["hands"] == ["", "2H 3H"]
    assert refused(start, *moves, "draw") == "D12"


# --- D13: the dark knock --------------------------------------------------------------------------
def test_D13_each_possible_knock_card_is_offered_beside_the_discards():
    legal = play(DARK, "draw")["legal"]
    assert [move for move in legal if move.startswith("knock")] == ["knock KC"]
    assert "discard KC" in legal
    start = DARK | {"hands": ["3H 4H 5H 9C 9D 9S", "2H 6S"], "stock": "9H 8S"}
    knocks = [move for move in play(start, "draw")["legal"] if move.startswith("knock")]
    assert knocks == ["knock 9C", "knock 9D", "knock 9H", "knock 9S"]


def test_D13_melds_first_then_the_lay_offs():
    start = position("3H 4H 5H 9S 8S 7C", "2H 6S", stock="KC 8C", table=[by(1, "TS JS QS")])
    assert not [move for move in play(start, "draw")["legal"] if move.startswith("knock")]
    start["hands"] = ["3H 4H 5H 9S 8S", "2H 6S"]
    answer = play(start, "draw", "knock KC")
    assert answer["table"] == [["8S:0", "9S:0", "TS:1", "JS:1", "QS:1"], ["3H:0", "4H:0", "5H:0"]]


def test_D13_lay_offs_alone_will_do():
    start = position("9S", "2H 6S", stock="KC 8C", table=[by(1, "TS JS QS")])
    answer = play(start, "draw", "knock KC")
    assert (answer["end"], answer["born"]) == ("knock", [1])
    assert answer["scores"][0] == (5 + 50) * 4


def test_D13_the_rest_must_all_go():
    assert refused(DARK, "draw", "knock 3H") == "D13"
    assert refused(DARK, "draw", "knock 2H") == "D13"


def test_D13_after_a_dark_knock_moves_are_refused_by_it():
    assert refused(DARK, "draw", "knock KC", "draw") == "D13"


# --- D14: running out -----------------------------------------------------------------------------
def last_turn(hand, row, **more):
    """P1 has the last chance: P0 draws the last card and discards 4S."""
    return position("2H TS", hand, row=row, stock="4S", **more)


def test_D14_no_pick_up_could_knock_so_the_hand_is_over_at_once():
    answer = play(last_turn("9C 9D 2D 4C", "9H"), "draw", "discard 4S")
    assert (answer["end"], answer["by"], answer["phase"]) == ("ran out", None, "draw")
    assert refused(last_turn("9C 9D 2D 4C", "9H"), "draw", "discard 4S", "draw") == "D14"


@pytest.mark.parametrize("born", [[], [1]], ids=["unborn", "born"])
def test_D14_only_pick_ups_that_can_knock_and_declining(born):
    start = last_turn("9C 9D", "9H", born=born)
    answer = play(start, "draw", "discard 4S")
    assert answer["legal"] == ["end", "pick 9H meld 9C 9D 9H"]
    assert refused(start, "draw", "discard 4S", "draw") == "D14"
    assert play(start, "draw", "discard 4S", "end")["end"] == "ran out"


def test_D14_a_pick_up_that_cannot_knock_is_refused_beside_one_that_can():
    start = last_turn("8C 8D 9C 9D", "8H 9H")
    moves = ["draw", "discard 4S"]
    assert play(start, *moves)["legal"] == ["end", "pick 8H meld 8C 8D 8H"]
    assert refused(start, *moves, "pick 9H meld 9C 9D 9H") == "D14"
    assert play(start, *moves, "pick 8H meld 8C 8D 8H")["legal"] == ["meld 9C 9D 9H"]


def test_D14_a_lay_off_too_many_for_O13_would_spoil_the_knock():
    table = [by(0, "5D 6D 7D"), by(0, "5H 6H 7H")]
    start = last_turn(
        "9C 9D 8D 8H 9H TH JH", "9S", table=table, born=[0, 1], offs=[0, 1], options=["O13"]
    )
    moves = ["draw", "discard 4S", "pick 9S meld 9C 9D 9S"]
    assert play(start, *moves)["legal"] == ["meld 8H 9H TH JH", "off 8D on 0"]
    assert refused(start, *moves, "off 8H on 1") == "D14"


def test_D14_an_unborn_player_who_knocks_there_is_dark():
    answer = play(
        last_turn("9C 9D", "9H"), "draw", "discard 4S", "pick 9H meld 9C 9D 9H", "knock 4S"
    )
    assert lines(answer, 1)["D20"] == 15 + 50
    assert answer["end"] == "knock"


def test_D14_after_the_pick_up_only_what_keeps_the_knock():
    start = last_turn("9C 9D 4D 5D 6D 7D", "9H", born=[1])
    moves = ["draw", "discard 4S", "pick 9H meld 9C 9D 9H"]
    answer = play(start, *moves)
    assert "meld 4D 5D 6D 7D" in answer["legal"]
    assert "meld 4D 5D 6D" in answer["legal"]
    assert not [move for move in answer["legal"] if move.startswith(("discard", "knock"))]
    assert refused(start, *moves, "discard 4S") == "D14"
    assert play(start, *moves, "meld 4D 5D 6D")["legal"] == ["off 7D on 1"]
    start = last_turn("9C 9D 4D 5D 6D 6C 6H 6S", "9H", born=[1])
    assert refused(start, *moves, "meld 6C 6D 6H") == "D14"


def test_D14_a_knock_on_the_last_stock_card():
    start = position("7C 7D 2S", "2H 3H", stock="7S", born=[0])
    answer = play(start, "draw", "meld 7C 7D 7S", "knock 2S")
    assert (answer["end"], answer["stock"]) == ("knock", "")
