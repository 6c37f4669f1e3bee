"""Penalties of Dummy: O3, O4, O6-O10, every vector of the rules by its number."""

import pytest

from .helpers import RUN, events, laid, lines, losses, rule_on


def discarding(card, row, table, *options, **more):
    """Seat 0, who is not born, has drawn and discards the card."""
    return rule_on(
        {
            "hands": [f"{card} 3H", "KD 4S"],
            "row": row.split(),
            "table": table,
            "born": [],
            "phase": "play",
            "options": list(options),
            **more,
        },
        f"discard {card}",
    )


def test_O3_discarding_a_lay_off():
    assert events(discarding("8C", "AS", [RUN], "O3")) == [(0, -50, "O3", "8C")]
    assert events(discarding("9C", "AS", [RUN], "O3")) == []
    assert events(discarding("8C", "AS", [RUN])) == []
    limited = discarding("8C", "AS", [RUN], "O3", "O13", offs=[2, 0])
    assert losses(limited) == [(0, "O3")]


def test_O4_vectors():
    assert events(discarding("JC", "TC QC", [], "O4")) == [(0, -50, "O4", "JC TC QC")]
    assert events(discarding("KH", "KC KS", [], "O4")) == [(0, -50, "O4", "KH KC KS")]
    assert events(discarding("JC", "TC QC", [])) == []


@pytest.mark.parametrize(
    ("card", "row", "cards"),
    [
        ("5D", "3D 4D 6D 7D", "5D 3D 4D"),
        ("5D", "4D 6D 7D", "5D 4D 6D"),
        ("5D", "6D 7D", "5D 6D 7D"),
        ("5D", "5S 6D 7D 5H 5C", "5D 5C 5H"),
        ("AD", "2D 4D", None),
        ("2D", "AD QD", None),
        ("2D", "AC QC", None),
        ("AC", "2D 3D", None),
        ("5D", "3D 7D 5S", None),
    ],
)
def test_O4_which_two_cards(card, row, cards):
    shown = [event[3] for event in events(discarding(card, row, [], "O4"))]
    assert shown == ([cards] if cards else [])


HEAD_SEVEN = {
    "hands": ["KC", "8H 2D", "4D", "6H TS AC"],
    "row": ["7H"],
    "stock": "KD JD 9C",
    "turn": 1,
    "options": ["O6"],
}
ROUND_TO_3 = ["draw", "discard 8H", "draw", "discard JD"]


def test_O6_vector():
    answer = rule_on(HEAD_SEVEN, *ROUND_TO_3, "pick 7H meld 6H 7H 8H", "discard AC")
    assert events(answer) == [(1, -50, "O6", "8H 7H")]


def test_O6_falls_at_the_end_of_the_turn():
    assert events(rule_on(HEAD_SEVEN, *ROUND_TO_3, "pick 7H meld 6H 7H 8H")) == []


def test_O6_nobody_until_the_discarders_next_turn():
    # Seat 2 discarded the 8H a round ago and the 3C since then; seat 3 takes both.
    position = {
        "hands": ["KC", "2D", "9D", "6H TS AC 3S"],
        "row": ["7H", "8H:2", "JS:3", "KD:0", "4S:1", "3C:2"],
        "turn": 3,
        "options": ["O6"],
    }
    answer = rule_on(position, "pick 7H meld 6H 7H 8H", "discard AC")
    assert events(answer) == []
    by_last = {**position, "last": [None, None, "8H", None]}
    assert losses(rule_on(by_last, "pick 7H meld 6H 7H 8H", "discard AC")) == [(2, "O6")]


def test_O6_ends_when_the_discarders_turn_begins():
    # Seat 1 discards the 8H, seat 0 leaves it, seat 1 draws again; then it is too late.
    position = {
        "hands": ["6H 9S 2D", "8H KC"],
        "row": ["7H"],
        "stock": "AC 3D 4S 5S",
        "turn": 1,
        "options": ["O6"],
    }
    late = ["draw", "discard 8H", "draw", "discard 3D", "draw", "discard KC"]
    answer = rule_on(position, *late, "pick 7H meld 6H 7H 8H", "discard 2D")
    assert events(answer) == []


def test_O6_the_head_card_must_be_in_the_meld():
    position = {
        "hands": ["9H TH 2S 3S", "KC"],
        "row": ["7H", "8H:1"],
        "stock": "KD JD",
        "options": ["O6"],
    }
    assert losses(rule_on(position, "pick 8H meld 8H 9H TH", "discard 2S")) == []
    assert losses(rule_on(position, "pick 7H meld 7H 8H 9H", "discard 2S")) == [(1, "O6")]


def test_O6_an_own_discard_costs_nothing():
    position = {
        "hands": ["6H 9S 2D", "KC"],
        "row": ["7H", "8H:0"],
        "stock": "AC 3D",
        "options": ["O6"],
    }
    assert losses(rule_on(position, "pick 7H meld 6H 7H 8H", "discard 2D")) == []


def test_O6_laying_off_afterwards_does_not_count():
    position = {
        "hands": ["5H 6H 2S 3S", "KC"],
        "row": ["7H", "8H:1"],
        "stock": "KD JD",
        "options": ["O6"],
    }
    answer = rule_on(position, "pick 7H meld 5H 6H 7H", "off 8H on 0", "discard 2S")
    assert losses(answer) == []


def test_O6_neighbours_of_the_seven():
    neighbours = ["5H", "6H", "8H", "9H", "7C", "7D", "7S"]
    for card in neighbours:
        others = [other for other in neighbours if other != card]
        position = {
            "hands": [" ".join([*others, "2S", "3S"]), "KC"],
            "row": ["7H", f"{card}:1"],
            "stock": "KD JD",
            "options": ["O6"],
        }
        cards = "7C 7D 7H 7S" if card[0] == "7" else "5H 6H 7H 8H 9H"
        answer = rule_on(position, f"pick 7H meld {cards}", "discard 2S")
        assert events(answer) == [(1, -50, "O6", f"{card} 7H")]


def picking(hand, row, *moves, options=("O7", "O8"), players=2):
    """Seat 0 picks up from a row, lays, and discards the 2D (which it holds)."""
    position = {
        "hands": [f"{hand} 2D 4H", "KC", "KD", "6D"][:players],
        "row": row.split(),
        "stock": "8D 9D",
        "options": list(options),
    }
    return events(rule_on(position, *moves, "discard 2D"))


def test_O7_case_1_the_speto_lies_in_the_row():
    shown = picking("QD", "9C QS QH:1", "pick QS meld QD QH QS")
    assert shown == [(1, -50, "O7", "QH QS")]


def test_O7_case_2_a_speto_is_discarded():
    shown = picking("3C", "9S 4C 2C:1", "pick 4C meld 2C 3C 4C")
    assert shown == [(1, -50, "O7", "2C 4C")]


def test_O7_case_3_another_neighbour_lies_in_the_row():
    shown = picking("QS", "9C JS KS:1", "pick JS meld JS QS KS")
    assert shown == [(1, -50, "O7", "KS JS")]


def test_O7_the_card_it_joined_must_be_in_the_meld():
    assert picking("QS AS", "9C JS KS:1", "pick KS meld QS KS AS") == []


def test_O7_at_most_once_a_discard():
    shown = picking("JS", "9C QS KS:1 AS:1", "pick QS meld JS QS KS AS")
    assert shown == [(1, -50, "O7", "AS QS")]


def test_O7_lowest_of_several_joined_cards():
    shown = picking("QS", "9C KS TS JS:1", "pick KS meld TS JS QS KS")
    assert shown == [(1, -50, "O7", "JS TS")]


def test_O8_the_first_of_the_family():
    shown = picking("QS JS", "9C KS:1", "pick KS meld JS QS KS")
    assert shown == [(1, -50, "O8", "KS QS")]


def test_O8_not_when_the_family_is_there_already():
    assert picking("QS KS", "9C AS JS:1", "pick JS meld JS QS KS") == []
    assert picking("QD QC", "9C QS QH:1", "pick QH meld QC QD QH") == []


def test_O8_the_meld_needs_the_speto():
    assert picking("QD QC", "9C QH:1", "pick QH meld QC QD QH") == []


SET_OF_QUEENS = laid("QC QD QH", 1)


def laying_off(hand, table, *moves, players=2):
    position = {
        "hands": [f"{hand} 7D 8H", "KC", "KD", "6D"][:players],
        "table": table,
        "born": [0],
        "phase": "play",
        "options": ["O9"],
    }
    return events(rule_on(position, *moves))


def test_O9_vector_the_two_of_clubs():
    shown = laying_off("2C", [laid("3C 4C 5C 6C", 1)], "off 2C on 0")
    assert shown == [(1, -50, "O9", "2C 3C")]


def test_O9_vector_the_card_it_touches():
    table = [[*laid("8S 9S TS", 2), "JS:1"]]
    assert laying_off("QS", table, "off QS on 0", players=4) == [(1, -50, "O9", "QS JS")]


def test_O9_vector_nobody():
    assert laying_off("2C 3C", [laid("4C 5C 6C", 1)], "off 3C on 0", "off 2C on 0") == []
    assert laying_off("2C", [laid("3C 4C 5C", 0)], "off 2C on 0") == []


def test_O9_on_a_set():
    assert laying_off("QS", [SET_OF_QUEENS], "off QS on 0") == [(1, -50, "O9", "QS QC")]


def test_O9_in_a_dark_knock():
    position = {
        "hands": ["2C QS 7D", "KC"],
        "table": [SET_OF_QUEENS, laid("3C 4C 5C", 1)],
        "phase": "play",
        "options": ["O9"],
    }
    over = rule_on(position, "knock 7D")
    assert losses(over) == [(1, "O9"), (1, "O9")]
    assert lines(over, 1)[-1] == ("penalty", "O9", -100)


def test_O10_O3_and_O4():
    answer = discarding("5H", "6H 7H", [laid("5C 5S 5D", 1)], "O3", "O4")
    assert events(answer) == [(0, -50, "O3", "5H"), (0, -50, "O4", "5H 6H 7H")]


def test_O10_O6_and_O7():
    position = {
        "hands": ["QS 2D 4H", "KC", "JS 6D"],
        "row": ["TS"],
        "stock": "8D 9D 3D",
        "turn": 2,
        "options": "full",
    }
    answer = rule_on(position, "draw", "discard JS", "pick TS meld TS JS QS", "discard 2D")
    assert events(answer) == [(2, -50, "O6", "JS TS"), (2, -50, "O7", "JS TS")]


def test_O10_several_players_in_one_turn():
    position = {
        "hands": ["4C 9H", "TH 9D", "KS 9C", "QH 3C QS 6D 6S"],
        "row": ["JH", "2C", "AS"],
        "stock": "5D 5S 8D 8C",
        "options": "full",
    }
    rest = ["draw", "discard 4C", "draw", "discard TH", "draw", "discard KS"]
    lay = ["pick JH meld TH JH QH", "meld 2C 3C 4C", "meld QS KS AS", "discard 6D"]
    assert losses(rule_on(position, *rest, *lay)) == [(1, "O6"), (0, "O7"), (2, "O7")]


def test_O10_two_discards_of_one_family():
    position = {
        "hands": ["9H", "JS 9D", "QS 6C 6H", "AS 9S"],
        "row": ["3D", "KS"],
        "stock": "5H 5D 5S 8D 8C",
        "turn": 3,
        "options": "full",
    }
    rest = ["draw", "discard AS", "draw", "discard 5D", "draw", "discard JS"]
    answer = rule_on(position, *rest, "pick KS meld JS QS KS AS", "discard 6C")
    assert events(answer) == [(1, -50, "O7", "JS KS"), (3, -50, "O7", "AS KS")]
