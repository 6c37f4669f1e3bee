"""Rummy by its rules: R1-R6, the deal and the turns."""

import pytest

from engine import dealing, layout, rummy, state
from engine.match import Match
from tests.engine.rummy_table import all_cards, ended, legal, play, position, refused
from tools.notation import move_from
from tools.position import PACK, hands_of, row_of, stock_of, table_of


# --- R1, R2, R13: the deal ------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "each"), [(2, 10), (3, 7), (4, 7), (5, 6), (6, 6)])
def test_R1_the_deal(players, each):
    m = Match(layout.RUMMY, players, 0, 150, 1)
    m.deal()
    assert [len(hand.split()) for hand in hands_of(m.s)] == [each] * players
    assert len(row_of(m.s)) == 1
    assert len(stock_of(m.s).split()) == 51 - each * players
    assert all_cards(m.s) == PACK


def test_R1_another_seed_another_deal():
    one, two = Match(layout.RUMMY, 2, 0, 150, 1), Match(layout.RUMMY, 2, 0, 150, 2)
    one.deal()
    two.deal()
    assert hands_of(one.s) != hands_of(two.s)


def test_R2_the_ace_is_low():
    s = position("AH 2H 3H QC KC AC 5D", "9S", phase="play")
    assert "meld 2H 3H AH" in legal(s)
    assert refused(s, "meld QC KC AC") == ("NOT_A_MELD", "R5")


def test_R13_every_seat_may_start_the_first_hand():
    starters = set()
    for seed in range(40):
        m = Match(layout.RUMMY, 3, 0, 150, seed)
        m.deal()
        starters.add(m.s[layout.STARTER])
    assert starters == {0, 1, 2}


def test_R13_the_start_moves_to_the_next_seat_whoever_wins():
    m = Match(layout.RUMMY, 3, 0, 150, 1)
    m.deal()
    for _ in range(5):
        rummy.go_out(m.s, m.s[layout.STARTER])
        expected = (m.s[layout.STARTER] + 1) % 3
        assert dealing.next_start(m.s) == expected
        m.deal()
        assert m.s[layout.TURN] == m.s[layout.STARTER] == expected


# --- R3, R4: a turn -------------------------------------------------------------------------------
def test_R3_a_turn_draws_lays_and_discards():
    s = position("4C 4D 9H", "KS 2D", row=["4H"], stock="7S 8S")
    assert legal(s) == ["draw", "take"]
    play(s, "take", "meld 4C 4D 4H", "discard 9H")
    assert ended(s) == (layout.END_OUT, 0)


def test_R3_first_the_draw_and_only_one():
    s = position("4C 4D 4H 9H", "KS 2D", row=["5H"], stock="7S 8S")
    for move in ("meld 4C 4D 4H", "discard 9H", "off 4C on 0"):
        assert refused(s, move) == ("WRONG_PHASE", "R3")
    play(s, "draw")
    assert refused(s, "draw") == refused(s, "take") == ("WRONG_PHASE", "R3")
    play(s, "discard 7S")
    assert s[layout.TURN] == 1
    assert row_of(s) == ["5H", "7S:0"]


def test_R3_draw_takes_the_top_of_the_stock_unseen_and_take_the_top_of_the_pile_seen():
    s = position("4C", "KS", row=["5H", "6H:1"], stock="7S 8S")
    play(s, "draw", "discard 4C", "take")
    assert hands_of(s) == ["7S", "4C KS"]
    assert not state.known(s, 0, move_from("discard 7S") & 63)
    assert state.known(s, 1, move_from("discard 4C") & 63)


def test_R3_no_card_that_is_not_held():
    s = position("4C 5C", "KS 2D", phase="play")
    assert refused(s, "discard KS") == ("DISCARD_NOT_HELD", "R3")
    assert refused(s, "meld 4C 5C 6C") == ("MELD_NOT_HELD", "R5")


def test_R3_moves_of_the_other_game_are_unknown():
    s = position("4C 5C", "KS 2D", phase="play")
    before = bytes(s)
    card = move_from("discard 4C") & 63
    moves = [kind << layout.MOVE_KIND | card for kind in (0, 3, 7, 8, 9)]
    for move in [*moves, -1, layout.DISCARD << layout.MOVE_KIND | 15]:
        assert layout.REASONS[rummy.apply(s, move)][0] == "UNKNOWN_MOVE"
    assert bytes(s) == before


def test_R4_the_taken_card_may_not_be_discarded():
    s = position("4C 9H", "KS 2D", row=["5H"], stock="7S 8S")
    play(s, "take")
    assert legal(s) == ["discard 4C", "discard 9H"]
    assert refused(s, "discard 5H") == ("TAKEN_CARD", "R4")
    play(s, "discard 4C", "draw", "discard 7S", "draw", "discard 5H")


def test_R4_the_drawn_card_may_be_discarded():
    s = position("4C 9H", "KS 2D", row=["5H"], stock="7S 8S")
    play(s, "draw", "discard 7S")


def test_R4_a_meld_that_leaves_only_the_taken_card():
    s = position("4C 4D 4S", "KS 2D", row=["9H"], stock="7S 8S")
    play(s, "take")
    assert refused(s, "meld 4C 4D 4S") == ("ONLY_TAKEN_LEFT", "R4")
    assert not [move for move in legal(s) if move.startswith("meld")]


def test_R4_a_lay_off_that_leaves_only_the_taken_card():
    table = [["4C:1", "4D:1", "4S:1"]]
    s = position("4H", "KS 2D", row=["9H"], table=table, stock="7S 8S")
    play(s, "take")
    assert refused(s, "off 4H on 0") == ("ONLY_TAKEN_LEFT", "R4")
    assert legal(s) == ["discard 4H"]


def test_R4_the_taken_card_itself_may_be_laid():
    table = [["4C:1", "4D:1", "4S:1"]]
    s = position("9C", "KS 2D", row=["4H"], table=table, stock="7S 8S")
    play(s, "take", "off 4H on 0", "discard 9C")
    assert ended(s) == (layout.END_OUT, 0)


def test_R4_once_the_taken_card_is_laid_another_may_be_left_alone():
    table = [["4C:1", "4D:1", "4S:1"], ["9D:1", "9S:1", "9H:1"]]
    s = position("9C KH", "KS 2D", row=["4H"], table=table, stock="7S 8S")
    play(s, "take", "off 4H on 0", "off 9C on 1")
    assert legal(s) == ["discard KH"]


# --- R5, R6: melds and lay-offs -------------------------------------------------------------------
def test_R5_groups_and_sequences():
    s = position("8C 8D 8H 8S 9H TH 2C", "KS", phase="play")
    melds = [move for move in legal(s) if move.startswith("meld")]
    groups = ["8C 8D 8H", "8C 8D 8S", "8C 8H 8S", "8D 8H 8S", "8C 8D 8H 8S"]
    assert melds == sorted(f"meld {cards}" for cards in [*groups, "8H 9H TH"])


@pytest.mark.parametrize("cards", ["8C 9C", "8C 8D", "8C 9D TC", "8C 9C JC", "QC KC AC"])
def test_R5_no_meld(cards):
    s = position("8C 9C JC TC 8D 9D QC KC AC", "KS", phase="play")
    assert refused(s, f"meld {cards}") == ("NOT_A_MELD", "R5")


@pytest.mark.parametrize(
    ("meld", "offs"),
    [
        ("8C 8D 8H", ["8S"]),
        ("8H 9H TH", ["7H"]),
        ("8H 9H TH", ["JH"]),
        ("8H 9H TH", ["7H", "JH"]),
        ("3C 4C 5C", ["6C", "7C"]),
        ("JC QC TC", ["KC"]),
        ("3C 4C 5C", ["2C", "AC"]),
    ],
)
@pytest.mark.parametrize("owner", [0, 1])
def test_R6_lay_offs_that_fit_on_any_meld(meld, offs, owner):
    table = [[f"{card}:{owner}" for card in meld.split()]]
    s = position(" ".join([*offs, "2D 9S"]), "KS", table=table, phase="play")
    play(s, *[f"off {card} on 0" for card in offs])
    assert len(table_of(s)[0]) == 3 + len(offs)
    assert all(f"{card}:0" in table_of(s)[0] for card in offs)


def test_R6_lay_offs_that_do_not_fit():
    table = [["JC:0", "QC:0", "KC:0"], ["5D:0", "5H:0", "5S:0"]]
    s = position("AC 9C TD 5C", "KS", table=table, phase="play")
    for move in ("off AC on 0", "off 9C on 0", "off TD on 0", "off 5C on 0", "off 5C on 2"):
        assert refused(s, move) == ("NO_FIT", "R6")
    assert refused(s, "off 8C on 0") == ("OFF_NOT_HELD", "R6")
    assert [move for move in legal(s) if move.startswith("off")] == ["off 5C on 1"]
