"""D12-D14, D17-D23, O1, O2, O5, O12, O13: how a hand ends, and what it is worth."""

import pytest

from engine import layout, match, state
from tests.engine.table import by, event_cards, fines, lines, play, position, refused
from tools.referee import Hand


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
DARK = position("3H 4H 5H 9C 9D 9S", "2H 6S", stock="KC 8S", table=[by(1, "TS JS QS")])


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
    hand.game.deal(hand.s)
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


# --- D3, D18: from hand to hand -------------------------------------------------------------------
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
