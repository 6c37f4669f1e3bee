"""Every vector of the rules for Dummy, and D4-D11a, through the engine.

A test's name starts with the rule that it proves.
"""

import pytest

from engine.melds import fit
from tests.engine.table import by, event_cards, fines, lines, play, position, refused
from tools.notation import card_from, cards_from, meld_from


# --- D4-D7: the turn and its melds ----------------------------------------------------------------
def test_D4_a_drawn_card_may_be_discarded():
    start = position("3C 5D", "8H 9H", stock="KS 2D")
    assert play(start, "draw", "discard KS")["row"] == ["KS:0"]


def test_D4_nothing_comes_before_the_draw_and_nothing_is_drawn_twice():
    start = position("3C 5D", "8H 9H")
    assert refused(start, "discard 3C") == "D4"
    assert refused(start, "draw", "draw") == "D4"


@pytest.mark.parametrize("cards", ["AC 2C 3C", "KC AC 2C", "QC KC AC 2C"])
def test_D5_the_ace_is_high_only_and_nothing_wraps(cards):
    start = position(f"{cards} 9D 9H", "8H 9S", born=[0])
    assert refused(start, "draw", f"meld {cards}") == "D6"


@pytest.mark.parametrize("cards", ["QC KC AC", "2C 3C 4C", "7C 7D 7S", "7C 7D 7H 7S"])
def test_D6_sets_of_three_or_four_and_runs_are_melds(cards):
    start = position(f"{cards} 9D", "8H 9S", born=[0])
    assert play(start, "draw", f"meld {cards}")["table"] == [[f"{c}:0" for c in cards.split()]]


@pytest.mark.parametrize(
    "cards", ["7C 7D", "7C 8C", "7C 8D 9C", "7C 8C TC", "7C 7D 8C", "7C 7C 7D"]
)
def test_D6_everything_else_is_none(cards):
    start = position("7C 7D 8C 8D 9C TC KD KH", "8H 9S", born=[0])
    assert refused(start, "draw", f"meld {cards}") == "D6"


# --- D8, D9: picking up ---------------------------------------------------------------------------
PICK = position("8S 9S", "QD 5C 5H", "4S 6S", row="7H KD:2 3S:0 8C:1 JD:2 TS:0", turn=1)


def test_D8_the_chosen_card_and_all_after_it_are_taken():
    answer = play(PICK, "pick KD meld JD QD KD")
    assert answer["hands"][1] == "5C 8C 5H 3S TS"
    assert answer["table"] == [["JD:1", "QD:1", "KD:1"]]
    assert answer["row"] == ["7H"]
    assert answer["born"] == [1]


def test_D8_a_card_without_a_meld_cannot_be_chosen():
    assert not [move for move in play(PICK)["legal"] if move.startswith("pick 7H")]
    assert refused(PICK, "pick 7H meld JD QD KD") == "D8"
    assert refused(PICK, "pick 7H") == "D8"


def test_D8_the_meld_needs_a_hand_card():
    start = position("2C 4H", "8S 9S", row="7H 8H:1 9H:0", turn=0)
    assert refused(start, "pick 7H meld 7H 8H 9H") == "D8"
    start = position("2C TH", "8S 9S", row="7H 8H:1 9H:0", turn=0)
    assert play(start, "pick 7H meld 7H 8H 9H TH")["hands"][0] == "2C"


def test_D8_comes_before_D11a_where_the_hand_is_empty():
    start = position("", "2C 3C", row="7H 8H:1 9H:1")
    assert refused(start, "pick 7H meld 7H 8H 9H") == "D8"


def test_D8_a_later_meld_of_the_turn_may_be_all_picked_up():
    start = position("6H 2D 4H", "8S 9S", row="7H 8H:1 KC:0 KD:1 KS:0", turn=0)
    answer = play(start, "pick 7H meld 6H 7H 8H", "meld KC KD KS")
    assert answer["hands"][0] == "2D 4H"


def test_D8_a_card_that_is_not_in_the_row_or_a_meld_out_of_reach():
    start = position("6H 2D 4H", "8S 9S", row="QD 7H:1 8H:1", turn=0)
    assert refused(start, "pick 9S meld 7H 8H 9S") == "D8"
    assert refused(start, "pick 8H meld 6H 7H 8H") == "D8"


def test_D8_three_row_cards_and_one_hand_card():
    start = position("TH 2D 4H", "8S 9S", row="QD 7H:1 8H:1 9H:0")
    assert "pick 7H meld 7H 8H 9H TH" in play(start)["legal"]
    assert play(start, "pick 7H meld 7H 8H 9H TH")["table"] == [["7H:0", "8H:0", "9H:0", "TH:0"]]


def test_D8_the_head_card_and_the_whole_row():
    start = position("7S 2D", "8S 9S", row="7H 3C:1 7D:0", turn=0)
    answer = play(start, "pick 7H meld 7D 7H 7S")
    assert answer["row"] == []
    assert answer["hands"][0] == "3C 2D"


def test_D9_before_the_first_pick_up_nothing_may_be_laid():
    start = position("7S 7D 7C 8H 2S", "8S 9S", table=[by(1, "9H TH JH")])
    assert refused(start, "draw", "meld 7C 7D 7S") == "D9"
    assert refused(start, "draw", "off 8H on 0") == "D9"


def test_D9_born_in_this_turn_may_lay_at_once():
    start = position("7S 7D 8H 3C 4C 5C 2S", "8S 9S", row="7H:1", table=[by(1, "9H TH JH")])
    answer = play(start, "pick 7H meld 7D 7H 7S", "off 8H on 0", "meld 3C 4C 5C")
    assert answer["hands"][0] == "2S"


# --- D10, D11: laying off -------------------------------------------------------------------------
def fits(meld, card):
    return bool(fit(meld_from(cards_from(meld)), card_from(card), 0))


def test_D10_a_run_grows_at_both_ends_whoever_laid_it():
    start = position("6C QC 2D 3D", "7C 2H 3H", table=[by(1, "8C 9C TC JC")], born=[0, 1])
    assert refused(start, "draw", "off 6C on 0") == "D10"
    turns = ["draw", "off QC on 0", "discard 2D", "draw", "off 7C on 0", "discard 2H"]
    answer = play(start, *turns, "draw", "off 6C on 0")
    assert answer["table"] == [["6C:0", "7C:1", "8C:1", "9C:1", "TC:1", "JC:1", "QC:0"]]


def test_D10_a_run_that_has_reached_the_ace_grows_no_further_there():
    assert not fits("QS KS AS", "2S")
    assert not fits("QS KS AS", "3S")
    assert fits("QS KS AS", "JS")


def test_D10_a_run_that_has_reached_the_two_grows_no_further_there():
    assert not fits("2S 3S 4S", "AS")
    assert fits("2S 3S 4S", "5S")


def test_D10_the_fourth_of_a_set():
    start = position("9D 2D", "2H 3H", table=[by(1, "9C 9H 9S")], born=[0, 1])
    assert play(start, "draw", "off 9D on 0")["table"] == [["9C:1", "9D:0", "9H:1", "9S:1"]]


def test_D10_the_card_counts_for_who_laid_it_off():
    start = position("9D 2D", "2H 3H", table=[by(1, "9C 9H 9S")], born=[0, 1], stock="3S")
    answer = play(start, "draw", "off 9D on 0", "discard 2D")
    assert answer["end"] == "ran out"
    assert lines(answer, 0)["D15"] == 5
    assert lines(answer, 1)["D15"] == 15


def test_D11_a_card_that_fits_two_melds_must_be_declared():
    table = [by(1, "6C 7C 8C"), by(1, "9D 9H 9S")]
    start = position("9C TC 2D 3D", "2H 3H", table=table, born=[0, 1])
    legal = play(start, "draw")["legal"]
    assert "off 9C on 0" in legal
    assert "off 9C on 1" in legal
    assert "off TC on 0" in play(start, "draw", "off 9C on 0")["legal"]
    assert refused(start, "draw", "off 9C on 1", "off TC on 0") == "D10"


def test_D11a_one_card_must_remain_in_hand():
    start = position("7C 7D", "2H 3H", stock="7S 3S", born=[0, 1])
    assert refused(start, "draw", "meld 7C 7D 7S") == "D11a"
    start = position("7C 7D 8D 9D", "2H 3H", stock="7S 3S", born=[0, 1], table=[by(1, "TS JS QS")])
    assert refused(start, "draw", "meld 7D 8D 9D", "meld 7C 7D 7S") == "D6"
    start = position("9S 3D", "2H 3H", stock="8S 3S", born=[0, 1], table=[by(1, "TS JS QS")])
    assert play(start, "draw", "off 9S on 0", "off 8S on 0")["legal"] == ["knock 3D"]
    assert refused(start, "draw", "off 9S on 0", "off 8S on 0", "off 3D on 0") == "D10"
    start = position("9S", "2H 3H", stock="8S 3S", born=[0, 1], table=[by(1, "TS JS QS")])
    assert refused(start, "draw", "off 9S on 0", "off 8S on 0") == "D11a"


def test_D11a_a_pick_up_that_would_take_all_is_refused():
    start = position("7C", "2H 3H", row="7D:1 7S:1")
    assert refused(start, "pick 7D meld 7C 7D 7S") == "D11a"


# --- O3, O4: what may better not be discarded -----------------------------------------------------
def test_O3_discarding_a_card_that_fits_the_table():
    start = position("9D 2D", "2H 3H", table=[by(1, "9C 9H 9S")], options=["O3"], born=[1])
    answer = play(start, "draw", "discard 9D")
    assert fines(answer) == [(0, -50, "O3")]
    assert event_cards(answer, "O3") == ["9D"]
    assert fines(play(start, "draw", "discard 2D")) == []
    assert fines(play(start | {"options": []}, "draw", "discard 9D")) == []


def test_O3_holds_each_time_and_whatever_O13_leaves():
    table = [by(1, "9C 9H 9S"), by(1, "5D 6D 7D")]
    start = position("9D 8D 2C", "QH 3H", table=table, options=["O3", "O13"], offs=[2, 0])
    answer = play(start, "draw", "discard 9D", "draw", "discard QH", "draw", "discard 8D")
    assert fines(answer) == [(0, -50, "O3"), (0, -50, "O3")]


@pytest.mark.parametrize(
    ("row", "card", "pair"),
    [
        ("TC QC:1", "JC", "TC QC"),
        ("KC 4D:1 KD:0", "KH", "KC KD"),
        ("JC 4D:1 QC:0", "TC", "JC QC"),
        ("8C 4D:1 9C:0", "TC", "8C 9C"),
        ("QC KC:0", "AC", "QC KC"),
    ],
)
def test_O4_a_discard_that_makes_a_meld_with_two_row_cards(row, card, pair):
    start = position(f"{card} 2D", "2H 3H", row=row, options=["O4"], stock="7S 8S")
    answer = play(start, "draw", f"discard {card}")
    assert fines(answer) == [(0, -50, "O4")]
    assert event_cards(answer, "O4") == [f"{card} {pair}"]


@pytest.mark.parametrize(("row", "card"), [("TC KC:1", "JC"), ("KC:1", "KH"), ("2C 3C:1", "AC")])
def test_O4_but_not_a_discard_that_makes_none(row, card):
    start = position(f"{card} 2D", "2H 3H", row=row, options=["O4"], stock="7S 8S")
    assert fines(play(start, "draw", f"discard {card}")) == []


# --- O6: the head card ----------------------------------------------------------------------------
def head_position(*hands, **more):
    return position(*hands, row="7H", options=["O6"], stock="KS KH KC KD QD", **more)


def test_O6_a_neighbour_of_the_head_that_feeds_a_meld_with_it():
    start = head_position("2C 3D", "8H 4D", "5C 5D", "6H 2D 9S", turn=1)
    answer = play(
        start, "draw", "discard 8H", "draw", "discard 5C", "pick 7H meld 6H 7H 8H", "discard 9S"
    )
    assert fines(answer) == [(1, -50, "O6")]
    assert event_cards(answer, "O6") == ["8H 7H"]


def test_O6_falls_only_when_the_turn_ends():
    start = head_position("2C 3D", "8H 4D", "6H 2D 9S", turn=1)
    answer = play(start, "draw", "discard 8H", "pick 7H meld 6H 7H 8H")
    assert fines(answer) == []


def test_O6_nothing_after_the_discarders_next_turn():
    start = head_position("2C 3D", "8H 4D TC", "6H 2D 9S 9C", turn=1)
    turns = ["draw", "discard 8H", "draw", "discard 9S", "draw", "discard 2C", "draw", "discard TC"]
    answer = play(start, *turns, "pick 7H meld 6H 7H 8H", "discard 2D")
    assert fines(answer) == []


@pytest.mark.parametrize(
    ("card", "hand", "meld"),
    [("5H", "6H", "5H 6H 7H"), ("9H", "8H", "7H 8H 9H"), ("7C", "7S", "7C 7H 7S")],
)
def test_O6_the_neighbours_are_one_or_two_ranks_away_or_of_the_same_rank(card, hand, meld):
    start = head_position("2C 3D 4S", f"{card} 4D", f"{hand} 2D 9S", turn=1)
    answer = play(start, "draw", f"discard {card}", f"pick 7H meld {meld}", "discard 9S")
    assert fines(answer) == [(1, -50, "O6")]


def test_O6_three_ranks_away_is_no_neighbour():
    start = head_position("2C 3D", "TH 4D", "8H 9H 2D 9S", turn=1)
    answer = play(start, "draw", "discard TH", "pick 7H meld 7H 8H 9H TH", "discard 9S")
    assert fines(answer) == []


def test_O6_what_is_laid_off_later_does_not_count():
    start = head_position("2C 3D", "8H 4D", "5H 6H 2D 9S", turn=1)
    moves = ["draw", "discard 8H", "pick 7H meld 5H 6H 7H", "off 8H on 0", "discard 9S"]
    assert fines(play(start, *moves)) == []
    moves[2:4] = ["pick 7H meld 5H 6H 7H 8H"]
    assert fines(play(start, *moves)) == [(1, -50, "O6")]


# Decided: a card that is picked up and discarded again within a round is the discard of both.
def test_O6_a_card_discarded_twice_in_a_round_fines_both():
    start = position(
        *("8H 2D 5C", "KC KS 2S 9C", "6H 3D TC 4S"),
        row="7H KD:2",
        turn=0,
        phase="play",
        options=["O6"],
        stock="5D AC JH",
    )
    first = ["discard 8H", "pick KD meld KC KD KS", "discard 8H"]
    answer = play(start, *first, "pick 7H meld 6H 7H 8H", "discard TC")
    assert fines(answer) == [(0, -50, "O6"), (1, -50, "O6")]
    assert fines(play(start, *first, "draw", "discard TC", "draw")) == []


# --- O7, O8: the spetos ---------------------------------------------------------------------------
def speto_position(row, *hands, options=("O7", "O8"), **more):
    return position(*hands, row=row, options=options, stock="KH KC KD 5D 6D", **more)


def test_O7_1_a_neighbour_of_a_speto_in_the_row():
    start = speto_position("QS", "QC 4D", "QD 2D 9S", "5H 5C", turn=0)
    answer = play(start, "draw", "discard QC", "pick QS meld QC QD QS", "discard 9S")
    assert fines(answer) == [(0, -50, "O7")]
    assert event_cards(answer, "O7") == ["QC QS"]


def test_O7_2_a_speto_with_its_neighbour_in_the_row():
    start = speto_position("8D 4C:1", "2C 4D", "3C 2D 9S", "5H 5C", turn=0)
    answer = play(start, "draw", "discard 2C", "pick 4C meld 2C 3C 4C", "discard 9S")
    assert fines(answer) == [(0, -50, "O7")]
    assert event_cards(answer, "O7") == ["2C 4C"]


def test_O7_3_a_neighbour_of_a_speto_with_another_in_the_row():
    start = speto_position("8D JS:1", "KS 4D", "QS 2D 9S", "5H 5C", turn=0)
    answer = play(start, "draw", "discard KS", "pick JS meld JS QS KS", "discard 9S")
    assert fines(answer) == [(0, -50, "O7")]
    assert event_cards(answer, "O7") == ["KS JS"]


def test_O7_nothing_without_the_card_that_it_joined():
    start = speto_position("8D JS:1", "KS 4D", "QS AS 2D 9S", "5H 5C", turn=0)
    answer = play(start, "draw", "discard KS", "pick KS meld QS KS AS", "discard 9S")
    assert fines(answer) == []


def test_O8_the_first_of_a_spetos_family_in_the_row():
    start = speto_position("8D", "KS 4D", "QS AS 2D 9S", "5H 5C", turn=0)
    answer = play(start, "draw", "discard KS", "pick KS meld QS KS AS", "discard 9S")
    assert fines(answer) == [(0, -50, "O8")]
    assert event_cards(answer, "O8") == ["KS QS"]


def test_O8_nothing_where_another_neighbour_or_the_speto_lay_there():
    for row in ("8D QH:2", "8D TS:2"):
        start = speto_position(row, "KS 4D", "QS AS 2D 9S", "5H 5C", turn=0)
        answer = play(start, "draw", "discard KS", "pick KS meld QS KS AS", "discard 9S")
        assert fines(answer) == []


def test_O8_a_card_discarded_twice_in_a_round_is_judged_where_it_lies_at_last():
    start = position(
        *("QH 3D 5C", "KS KH 2H 9C", "QS QD TC 4S"),
        row="7H KD:2 QC:1",
        turn=0,
        phase="play",
        options=["O8"],
        stock="5D AC JH",
    )
    moves = ["discard QH", "pick KD meld KS KD KH", "discard QH", "pick QH meld QS QD QH"]
    assert fines(play(start, *moves, "discard TC")) == [(0, -50, "O8"), (1, -50, "O8")]


def test_O8_nothing_without_the_speto_in_the_meld():
    start = speto_position("8D", "JS 4D", "9S TS 2D 9C", "5H 5C", turn=0)
    answer = play(start, "draw", "discard JS", "pick JS meld 9S TS JS", "discard 9C")
    assert fines(answer) == []


# --- O9: a speto laid off -------------------------------------------------------------------------
def test_O9_a_speto_laid_off_on_another_players_run():
    start = position("2C 9D", "2H 3H", table=[by(1, "3C 4C 5C 6C")], born=[0, 1], options=["O9"])
    answer = play(start, "draw", "off 2C on 0")
    assert fines(answer) == [(1, -50, "O9")]
    assert event_cards(answer, "O9") == ["2C 3C"]


def test_O9_who_laid_the_card_that_it_touches():
    start = position(
        "JS 9D 5D", "2H 3H", "4H 5H", "QS 6D 9H",
        table=[by(2, "8S 9S TS")], born=[0, 1, 2, 3], options=["O9"], stock="KH KC KD 5C 6C",
    )  # fmt: skip
    turn = ["draw", "off JS on 0", "discard 9D", "draw", "discard 2H", "draw", "discard 4H"]
    answer = play(start, *turn, "draw", "off QS on 0")
    assert fines(answer) == [(0, -50, "O9")]
    assert event_cards(answer, "O9") == ["QS JS"]


def test_O9_nobody_where_the_player_laid_the_touched_card():
    start = position("2C 3C 9D", "2H 3H", table=[by(1, "4C 5C 6C")], born=[0, 1], options=["O9"])
    assert fines(play(start, "draw", "off 3C on 0", "off 2C on 0")) == []


def test_O9_on_a_set_whoever_laid_it():
    start = position("QS 9D", "2H 3H", table=[by(1, "QC QD QH")], born=[0, 1], options=["O9"])
    assert fines(play(start, "draw", "off QS on 0")) == [(1, -50, "O9")]


# --- O10: penalties add up ------------------------------------------------------------------------
def test_O10_discardable_and_full_add_up():
    start = position(
        "5H 2D", "2H 3H", row="6H 7H:1", table=[by(1, "5C 5D 5S")], options=["O3", "O4"]
    )
    answer = play(start, "draw", "discard 5H")
    assert fines(answer) == [(0, -50, "O3"), (0, -50, "O4")]


def test_O10_head_and_speto_add_up():
    start = position(
        "QS 2D 9C", "2H 3H", "JS 4H", row="TS", turn=2, options=["O6", "O7"], stock="KH KC KD"
    )
    answer = play(start, "draw", "discard JS", "pick TS meld TS JS QS", "discard 9C")
    assert fines(answer) == [(2, -50, "O6"), (2, -50, "O7")]


def test_O10_several_players_in_one_turn():
    start = position(
        "4C 8D", "TH 8C", "KS 6D", "QH 3C QS 9D 2D 6C 5H",
        row="JH 2C:3 AS:3", turn=0, options=["O6", "O7"], stock="7C 7D 7H 4D",
    )  # fmt: skip
    answer = play(
        start, "draw", "discard 4C", "draw", "discard TH", "draw", "discard KS",
        "pick JH meld TH JH QH", "meld 2C 3C 4C", "meld QS KS AS", "discard 9D",
    )  # fmt: skip
    assert sorted(fines(answer)) == [(0, -50, "O7"), (1, -50, "O6"), (2, -50, "O7")]


def test_O10_two_players_with_one_speto():
    start = position(
        "5C 8D", "JS 8C", "QS 9D 2D 6C", "AS 6D",
        row="8H KS:2", turn=3, options=["O6", "O7"], stock="7C 7D 7H 4D",
    )  # fmt: skip
    answer = play(
        start, "draw", "discard AS", "draw", "discard 5C", "draw", "discard JS",
        "pick KS meld JS QS KS AS", "discard 9D",
    )  # fmt: skip
    assert fines(answer) == [(1, -50, "O7"), (3, -50, "O7")]
