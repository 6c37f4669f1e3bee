"""Dummy without options: D1-D14, every vector of the rules by its number."""

import pytest

from .helpers import ask, laid, refused, rule_on

RUN_8_TO_J = laid("8C 9C TC JC", 1)


def born_with(hand, table, **more):
    """Seat 0 is born, has drawn, and holds the hand; seat 1 holds little."""
    return {
        "hands": [hand, "8H JH"],
        "table": table,
        "born": [0],
        "phase": "play",
        **more,
    }


def test_D4_draw_then_discard_to_the_end_of_the_row():
    position = {"hands": ["3C", "9D"], "row": ["7H"], "stock": "5D AC"}
    drawn = rule_on(position, "draw")
    assert (drawn["phase"], drawn["hands"][0], drawn["stock"]) == ("play", "3C 5D", "AC")
    after = rule_on(position, "draw", "discard 5D")
    assert (after["turn"], after["phase"]) == (1, "draw")
    assert after["row"] == ["7H", "5D:0"]


def test_D4_wrong_phase():
    position = {"hands": ["3C", "9D"], "row": ["7H"], "stock": "5D AC"}
    assert refused(position, "discard 3C") == "D4"
    assert refused(position, "draw", "draw") == "D4"
    assert refused(position, "end") == "D4"
    assert refused(position, "draw", "discard 9D") == "D4"


def test_D4_play_runs_in_the_direction():
    position = {"hands": ["3C", "9D", "TS"], "stock": "5D AC", "direction": -1}
    assert rule_on(position, "draw", "discard 5D")["turn"] == 2


@pytest.mark.parametrize(
    "cards", ["AC 2C 3C", "KC AC 2C", "3C 4C", "3C 3D", "3C 4C 5D", "3C 5C 7C"]
)
def test_D5_D6_no_meld(cards):
    assert refused(born_with(f"{cards} 9S", [RUN_8_TO_J]), f"meld {cards}") == "D6"


@pytest.mark.parametrize(
    "cards", ["2C 3C 4C", "QS KS AS", "9D 9H 9S", "4D 5D 6D 7D", "5C 5D 5H 5S"]
)
def test_D6_meld(cards):
    answer = rule_on(
        {"hands": [f"{cards} TH", "2H"], "born": [0], "phase": "play", "stock": "8H"},
        f"meld {cards}",
    )
    assert answer["table"] == [laid(cards, 0)]


def test_D7_a_laid_card_is_in_no_hand():
    answer = rule_on(born_with("3C 4C 5C 9H", []), "meld 3C 4C 5C")
    assert answer["hands"][0] == "9H"


PICK = {
    "hands": ["QD 2S", "9D"],
    "row": ["7H", "KD:1", "3S:0", "8C:1", "JD:0", "TS:1"],
    "stock": "5D AC",
}


def test_D8_vector_take_from_the_king():
    answer = rule_on(PICK, "pick KD meld JD QD KD")
    assert answer["hands"][0] == "8C 2S 3S TS"
    assert answer["row"] == ["7H"]
    assert answer["table"] == [laid("JD QD KD", 0)]
    assert answer["born"] == [0]


def test_D8_vector_no_meld_with_the_seven():
    assert refused(PICK, "pick 7H") == "D8"
    assert not any(move.startswith("pick 7H") for move in rule_on(PICK)["legal"])


def test_D8_legal_picks_of_the_vector():
    assert rule_on(PICK)["legal"] == ["draw", "pick KD meld JD QD KD"]


def test_D8_refusals():
    assert refused(PICK, "pick 9S meld 9S TS JS") == "D8"  # not in the row
    assert refused(PICK, "pick JD meld JD QD KD") == "D8"  # the king stays in the row
    assert refused(PICK, "pick KD meld 2S 3S 4S") == "D8"  # the four is nowhere
    assert refused(PICK, "pick KD meld KD QD TS") == "D6"


def test_D8_needs_a_card_from_the_hand_and_the_chosen_card():
    position = {"hands": ["9S 4H TC", "9D"], "row": ["6H", "7H:1", "8H:0", "9H:1"], "stock": "5D"}
    assert refused(position, "pick 6H meld 6H 7H 8H") == "D8"
    position["hands"][0] = "5H TH JS"
    assert refused(position, "pick 6H meld 7H 8H 9H TH") == "D8"
    rule_on(position, "pick 6H meld 6H 5H 7H")


def test_D8_further_melds_may_be_all_picked_up():
    position = {
        "hands": ["5H TH JS", "9D"],
        "row": ["6H", "7H:1", "2D:0", "2H:1", "2S:0"],
        "stock": "5D",
    }
    answer = rule_on(position, "pick 6H meld 5H 6H 7H", "meld 2D 2H 2S")
    assert answer["hands"][0] == "TH JS"


def test_D9_not_born():
    position = born_with("3C 4C 5C 9H QC", [RUN_8_TO_J], born=[])
    assert refused(position, "meld 3C 4C 5C") == "D9"
    assert refused(position, "off QC on 0") == "D9"


def test_D9_born_by_the_pick_up_of_this_turn():
    position = {**PICK, "table": [["4S:1", "5S:1", "6S:1"]]}
    rule_on(position, "pick KD meld JD QD KD", "off 3S on 0", "off 2S on 0")


def test_D10_vectors_on_a_run():
    position = born_with("6C 7C QC 2H", [RUN_8_TO_J])
    rule_on(position, "off QC on 0")
    answer = rule_on(position, "off 7C on 0", "off 6C on 0")
    assert answer["table"][0] == ["6C:0", "7C:0", *RUN_8_TO_J]
    assert refused(position, "off 6C on 0") == "D10"


def test_D10_a_run_up_to_the_ace():
    position = born_with("2S 3S JS 5H", [laid("QS KS AS", 1)])
    assert refused(position, "off 2S on 0") == "D10"
    assert refused(position, "off 3S on 0") == "D10"
    rule_on(position, "off JS on 0")


def test_D10_the_last_of_a_set():
    position = born_with("9S TS 5H", [laid("9D 9H 9C", 1)])
    assert refused(position, "off TS on 0") == "D10"
    answer = rule_on(position, "off 9S on 0")
    assert answer["table"][0] == ["9C:1", "9D:1", "9H:1", "9S:0"]


def test_D10_no_such_meld_or_card():
    position = born_with("QC 2H 3H", [RUN_8_TO_J])
    assert refused(position, "off QC on 1") == "D10"
    assert refused(position, "off 7C on 0") == "D10"


def test_D11_a_card_that_fits_two_melds():
    position = born_with("9C TC 2H 4H", [laid("6C 7C 8C", 1), laid("9D 9H 9S", 1)])
    rule_on(position, "off 9C on 0", "off TC on 0")
    assert refused(position, "off 9C on 1", "off TC on 0") == "D10"


def test_D11a_one_card_must_remain():
    assert refused(born_with("3C 4C 5C", []), "meld 3C 4C 5C") == "D11a"
    assert refused(born_with("QC", [RUN_8_TO_J]), "off QC on 0") == "D11a"
    pick = {"hands": ["5H", "9D"], "row": ["6H", "7H:1"], "stock": "5D"}
    assert refused(pick, "pick 6H meld 5H 6H 7H") == "D11a"


def test_D12_one_card_left_has_knocked():
    position = born_with("3C 4C 5C 9H", [])
    assert rule_on(position, "meld 3C 4C 5C")["legal"] == ["knock 9H"]
    assert refused(position, "meld 3C 4C 5C", "discard 9H") == "D12"
    over = rule_on(position, "meld 3C 4C 5C", "knock 9H")
    assert (over["over"], over["end"], over["by"]) == (True, "knock", 0)
    assert over["legal"] == []
    assert over["hands"] == ["", "8H JH"]


def test_D12_too_many_left_and_after_the_end():
    position = born_with("3C 4C 5C 9H", [])
    assert refused(position, "knock 9H") == "D12"
    assert refused(position, "meld 3C 4C 5C", "knock 9H", "draw") == "D12"


def test_D13_dark_knock_from_the_stock():
    position = born_with("3C 4C 5C 9D 9H 9S KH", [], born=[])
    discards = [f"discard {card}" for card in position["hands"][0].split()]
    assert rule_on(position)["legal"] == [*discards, "knock KH"]
    over = rule_on(position, "knock KH")
    assert over["table"] == [laid("3C 4C 5C", 0), laid("9D 9H 9S", 0)]
    assert over["born"] == []
    assert refused(position, "knock KH", "draw") == "D13"
    assert refused(position, "knock 3C") == "D13"


def test_D13_is_optional():
    assert not rule_on(born_with("3C 4C 5C KH", [], born=[]), "discard KH")["over"]


def test_D13_a_single_card_may_knock_or_be_discarded():
    position = born_with("KH", [RUN_8_TO_J], born=[])
    assert rule_on(position)["legal"] == ["discard KH", "knock KH"]


def test_D13_lay_offs_alone_will_do():
    over = rule_on(born_with("7C QC KH", [RUN_8_TO_J], born=[]), "knock KH")
    assert over["table"] == [["7C:0", *RUN_8_TO_J, "QC:0"]]


def test_D13_fewest_lay_offs():
    # 5C 6C 7C could go to the run one by one, or down as a run of their own.
    over = rule_on(born_with("5C 6C 7C KH", [RUN_8_TO_J], born=[]), "knock KH")
    assert over["table"] == [RUN_8_TO_J, laid("5C 6C 7C", 0)]
    # One lay-off and two runs come before a set and four lay-offs, though those are higher cards.
    table = [laid("6C 7C 8C", 1), laid("8D 9D TD", 1), laid("9H TH JH", 1)]
    position = born_with("5C 5D 6D 7D 6H 7H 8H 5H AS", table, born=[])
    position["hands"][1] = "KH"
    assert rule_on(position, "knock AS")["table"] == [
        ["5C:0", *table[0]],
        *table[1:],
        laid("5D 6D 7D", 0),
        laid("5H 6H 7H 8H", 0),
    ]


def test_D13_lowest_cards_into_melds_first():
    # Two lay-offs either way: 6H 7H beside a set of fives, or 5C 5D beside a run of hearts.
    table = [laid("8H 9H TH", 1), laid("6C 7C 8C", 1), laid("6D 7D 8D", 1)]
    position = born_with("5C 5D 5H 6H 7H 2S", table, born=[])
    position["hands"][1] = "KH"
    assert rule_on(position, "knock 2S")["table"] == [
        ["6H:0", "7H:0", *laid("8H 9H TH", 1)],
        *table[1:],
        laid("5C 5D 5H", 0),
    ]


def test_D13_sets_rank_by_rank():
    # Three runs or three sets: no set at the lowest rank comes first.
    hand = "3C 4C 5C 3D 4D 5D 3H 4H 5H KH"
    over = rule_on(born_with(hand, [], born=[]), "knock KH")
    assert over["table"] == [laid(run, 0) for run in ("3C 4C 5C", "3D 4D 5D", "3H 4H 5H")]


def test_D13_the_same_cards_melded_in_other_sets():
    # The set can be CDH, DHS or all four: CDH comes first.
    over = rule_on(born_with("5C 5D 5H 5S 6C 7C 8C 6S 7S 8S KH", [], born=[]), "knock KH")
    assert over["table"] == [laid(meld, 0) for meld in ("5C 5D 5H", "6C 7C 8C", "5S 6S 7S 8S")]


def test_D13_neighbouring_run_cards_make_one_run():
    over = rule_on(born_with("3C 4C 5C 6C 7C 8C KH", [], born=[]), "knock KH")
    assert over["table"] == [laid("3C 4C 5C 6C 7C 8C", 0)]


def test_D13_lay_off_to_the_lowest_numbered_meld():
    table = [laid("9D 9H 9S", 1), laid("6C 7C 8C", 1)]
    over = rule_on(born_with("9C KH", table, born=[]), "knock KH")
    assert over["table"][0] == ["9C:0", *laid("9D 9H 9S", 1)]
    table.reverse()
    over = rule_on(born_with("9C KH", table, born=[]), "knock KH")
    assert over["table"][0] == [*laid("6C 7C 8C", 1), "9C:0"]
    table.reverse()
    # With the 10C to place as well, the 9C must go to the run.
    over = rule_on(born_with("9C TC KH", table, born=[]), "knock KH")
    assert over["table"][1] == [*laid("6C 7C 8C", 1), "9C:0", "TC:0"]


def test_D13_first_pick_up_is_born_and_lays_by_hand():
    position = {"hands": ["5H 3C 4C 5C 9D", "2D"], "row": ["6H", "7H:1"], "stock": "5D"}
    assert refused(position, "pick 6H meld 5H 6H 7H", "knock 9D") == "D12"
    rule_on(position, "pick 6H meld 5H 6H 7H", "meld 3C 4C 5C", "knock 9D")


LAST = {
    "hands": ["2D 9S KC", "6H 8H TS"],
    "row": ["7H", "3D:1"],
    "stock": "4S",
}


def test_D14_no_pick_up_can_knock():
    over = rule_on(LAST, "draw", "discard 4S")
    assert (over["over"], over["end"], over["by"]) == (True, "ran out", None)
    assert over["next"] == {"seat": 1, "direction": 1}
    assert refused(LAST, "draw", "discard 4S", "draw") == "D14"


def test_D14_the_last_pick_up():
    position = {**LAST, "hands": ["2D 9S KC", "6H 8H 9H 4D TS"]}
    position["table"] = [laid("5D 6D 7D", 0), laid("TC JC QC", 0)]
    # Picking the 7H brings 3D and 4S: 3D 4D go to the run, 9H to the meld, one card too many.
    assert rule_on(position, "draw", "discard 4S")["over"]
    position["hands"] = ["2D 9S KC", "6H 8H 4D"]
    asked = rule_on(position, "draw", "discard KC")
    assert asked["legal"] == ["end", "pick 7H meld 6H 7H 8H"]
    assert refused(position, "draw", "discard KC", "draw") == "D14"
    declined = rule_on(position, "draw", "discard KC", "end")
    assert (declined["end"], declined["by"]) == ("ran out", None)
    after_pick = ["draw", "discard KC", "pick 7H meld 6H 7H 8H"]
    # KC fits the run of clubs, 4D and then 3D the run of diamonds; one of them knocks.
    assert rule_on(position, *after_pick)["legal"] == ["off 4D on 0", "off KC on 1"]
    assert refused(position, *after_pick, "discard KC") == "D14"
    over = rule_on(position, *after_pick, "off 4D on 0", "off 3D on 0", "knock KC")
    assert (over["end"], over["by"]) == ("knock", 1)


def test_D14_a_move_that_spoils_the_knock_is_refused():
    # 9C must go to the run, or the 10C finds no place and two cards are left.
    position = {
        "hands": ["6H 8H 9C TC 2S", "KD"],
        "row": ["7H"],
        "stock": "",
        "table": [laid("6C 7C 8C", 1), laid("9D 9H 9S", 1)],
    }
    pick = "pick 7H meld 6H 7H 8H"
    assert rule_on(position)["legal"] == ["end", pick]
    assert refused(position, pick, "off 9C on 1") == "D14"
    assert rule_on(position, pick)["legal"] == ["off 9C on 0"]
    over = rule_on(position, pick, "off 9C on 0", "off TC on 0", "knock 2S")
    assert over["by"] == 0


def test_D14_a_position_with_no_stock_is_the_last_chance():
    assert ask({"hands": ["2D", "9S"], "row": ["7H"], "stock": ""})["end"] == "ran out"
