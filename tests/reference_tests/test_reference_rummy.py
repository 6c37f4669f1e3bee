"""Rummy: R2-R13, every vector of the rules by its number."""

import pytest

from .helpers import laid, lines, refused, rule_on


def playing(hand, table=(), **more):
    """Seat 0 has drawn from the stock and holds the hand."""
    return {
        "game": "rummy",
        "hands": [hand, "KD 4D"],
        "table": list(table),
        "phase": "play",
        "row": ["9D"],
        **more,
    }


def test_R2_king_high_ace_low():
    rule_on(playing("AC 2C 3C 9H"), "meld AC 2C 3C")
    rule_on(playing("JC QC KC 9H"), "meld JC QC KC")
    assert refused(playing("QC KC AC 9H"), "meld QC KC AC") == "R5"


def test_R3_a_turn():
    position = {"game": "rummy", "hands": ["3C", "9S"], "row": ["9D", "7H"], "stock": "5D AC"}
    assert rule_on(position)["legal"] == ["draw", "take"]
    assert rule_on(position, "draw")["hands"][0] == "3C 5D"
    taken = rule_on(position, "take")
    assert (taken["hands"][0], taken["row"]) == ("3C 7H", ["9D"])
    after = rule_on(position, "draw", "discard 3C")
    assert (after["turn"], after["phase"], after["row"]) == (1, "draw", ["9D", "7H", "3C:0"])
    assert refused(position, "discard 3C") == "R3"
    assert refused(position, "draw", "take") == "R3"
    assert refused(position, "draw", "discard 9S") == "R3"


def test_R4_the_taken_card_stays():
    position = {"game": "rummy", "hands": ["3C 4C 6D", "9S"], "row": ["5C"], "stock": "5D"}
    assert refused(position, "take", "discard 5C") == "R4"
    rule_on(position, "take", "meld 3C 4C 5C", "discard 6D")
    left = {**position, "hands": ["3C 4C 2C", "9S"], "row": ["7H"]}
    assert refused(left, "take", "meld 2C 3C 4C") == "R4"
    off = {**position, "hands": ["6C", "9S"], "row": ["7H"], "table": [laid("3C 4C 5C", 1)]}
    assert refused(off, "take", "off 6C on 0") == "R4"
    rule_on(off, "draw", "off 6C on 0")


def test_R4_only_in_the_turn_of_the_taking():
    position = {"game": "rummy", "hands": ["3C 6D", "9S"], "row": ["5C"], "stock": "5D 8D 9D"}
    rule_on(position, "take", "discard 3C", "draw", "discard 5D", "draw", "discard 5C")


def test_R5_melds():
    rule_on(playing("8C 8D 8H 8S 2C"), "meld 8C 8D 8H 8S")
    assert refused(playing("8C 8D 2C"), "meld 8C 8D") == "R5"
    assert refused(playing("8C 8D 2C"), "meld 8C 8D 8H") == "R5"


def test_R6_vectors():
    eights = [laid("8C 8D 8H", 1)]
    assert rule_on(playing("8S 2C", eights), "off 8S on 0")["table"][0][-1] == "8S:0"
    hearts = [laid("8H 9H TH", 1)]
    for offs in (["7H"], ["JH"], ["7H", "JH"]):
        rule_on(playing("7H JH 2C", hearts), *(f"off {card} on 0" for card in offs))
    clubs = [laid("3C 4C 5C", 0)]
    rule_on(playing("6C 7C 2D", clubs), "off 6C on 0", "off 7C on 0")
    assert refused(playing("6C 7C 2D", clubs), "off 7C on 0") == "R6"
    assert refused(playing("6C 7C 2D", clubs), "off 6C on 1") == "R6"
    rule_on(playing("AC 2C 9D 9S", clubs, row=[]), "off 2C on 0", "off AC on 0")


EMPTY_STOCK = {
    "game": "rummy",
    "hands": ["3C 2D", "9S"],
    "row": ["9D", "7H", "KC", "4S"],
    "stock": "",
}


def test_R7_the_old_pile_becomes_the_stock():
    answer = rule_on(EMPTY_STOCK)
    assert (answer["stock"], answer["row"]) == ("9D 7H KC", ["4S"])


def test_R7_at_the_start_of_a_turn():
    position = {**EMPTY_STOCK, "stock": "5D"}
    assert rule_on(position, "draw")["stock"] == ""
    after = rule_on(position, "draw", "discard 3C")
    assert (after["stock"], after["row"]) == ("9D 7H KC 4S", ["3C:0"])


def test_R7_blocked():
    for blocked in ({"row": ["9D"]}, {"row": []}, {"reshuffled": 2}):
        over = rule_on({**EMPTY_STOCK, **blocked})
        assert (over["end"], over["by"], over["scores"]) == ("blocked", None, [0, 0])
        assert over["lines"] == [[], []]
        assert refused({**EMPTY_STOCK, **blocked}, "draw") == "R7"
    assert not rule_on({**EMPTY_STOCK, "reshuffled": 1})["over"]


def test_R8_going_out():
    over = rule_on(playing("3C 4C 5C"), "meld 3C 4C 5C")
    assert (over["end"], over["by"]) == ("out", 0)
    over = rule_on(playing("3C 4C 5C 9H"), "meld 3C 4C 5C", "discard 9H")
    assert (over["end"], over["row"][-1]) == ("out", "9H:0")
    over = rule_on(playing("6C", [laid("3C 4C 5C", 1)]), "off 6C on 0")
    assert over["by"] == 0
    assert refused(playing("3C 4C 5C"), "meld 3C 4C 5C", "draw") == "R8"


def test_R8a_the_last_card_must_be_discarded():
    option = {"options": ["R8a"]}
    assert refused(playing("3C 4C 5C", **option), "meld 3C 4C 5C") == "R8a"
    table = [laid("3C 4C 5C", 1)]
    assert refused(playing("6C", table, **option), "off 6C on 0") == "R8a"
    rule_on(playing("3C 4C 5C 9H", **option), "meld 3C 4C 5C", "discard 9H")


def test_R9_the_winner_gets_the_other_hands():
    position = playing("9H", laid_before=[0], totals=[7, 9])
    position["hands"] = ["9H", "AD 7S TC", "JD QC KS"]
    position["totals"] = [7, 9, 0]
    over = rule_on(position, "discard 9H")
    assert lines(over, 0) == [("hands", "R9", 48)]
    assert over["scores"] == [48, 0, 0]
    assert over["totals"] == [55, 9, 0]


def test_R10_going_rummy():
    over = rule_on(playing("3C 4C 5C 9H"), "meld 3C 4C 5C", "discard 9H")
    assert lines(over, 0) == [("hands", "R9", 14), ("rummy", "R10", 14)]


def test_R10_not_when_something_was_laid_before():
    table = [laid("3C 4C 5C", 0)]
    assert lines(rule_on(playing("6C", table), "off 6C on 0"), 0) == [("hands", "R9", 14)]
    fresh = playing("6C", table, laid_before=[])
    assert ("rummy", "R10", 14) in lines(rule_on(fresh, "off 6C on 0"), 0)


def test_R10_laying_in_an_earlier_turn_of_the_moves():
    position = {**playing("3C 4C 5C 9H TS", [laid("7S 8S 9S", 1)]), "stock": "2D JS"}
    moves = ["meld 3C 4C 5C", "discard 9H", "draw", "discard KD", "draw"]
    over = rule_on(position, *moves, "off TS on 0", "off JS on 0")
    assert lines(over, 0) == [("hands", "R9", 6)]


@pytest.mark.parametrize("cards", ["QC KC AC", "AC 2C 3C"])
def test_R11_the_ace_both_ways(cards):
    rule_on(playing(f"{cards} 9H", options=["R11"]), f"meld {cards}")


def test_R11_never_both_at_once():
    option = {"options": ["R11"]}
    assert refused(playing("KC AC 2C 9H", **option), "meld KC AC 2C") == "R5"
    table = [laid("QC KC AC", 1), laid("AH 2H 3H", 1)]
    assert refused(playing("2C KH 9S", table, **option), "off 2C on 0") == "R6"
    assert refused(playing("2C KH 9S", table, **option), "off KH on 1") == "R6"


def test_R11_the_ace_counts_fifteen():
    position = playing("9H", options=["R11"], laid_before=[0])
    position["hands"][1] = "AD"
    assert rule_on(position, "discard 9H")["scores"] == [15, 0]


def test_R12_options():
    for option in ("R12=150", "R12=5h"):
        rule_on(playing("3C 4C", options=[option]))


def test_R13_the_next_seat_starts_the_next_hand():
    over = rule_on({**playing("9H"), "turn": 0}, "discard 9H")
    assert over["next"] == {"seat": 1, "direction": 1}
