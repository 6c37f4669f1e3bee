"""Rummy by its rules: R7-R13 and the options R8a, R11, R12: how hands and matches end."""

import pytest

from engine import dealing, layout, match, rng, rummy, state
from tests.engine.rummy_table import ended, legal, lines, play, position, refused
from tools.answer import answer_of
from tools.notation import cards_text
from tools.position import PACK, hands_of, row_of, stock_of, table_of

R12_HANDS = layout.OPT_HANDS


# --- R7: the stock runs out -----------------------------------------------------------------------
PILE = ["2C:0", "3D:1", "4H:0", "9S:1"]


def test_R7_the_pile_but_its_top_becomes_the_stock_when_a_turn_finds_it_empty():
    s = position("5C 9D", "KS 2D", row=PILE, stock="7S")
    play(s, "draw")
    assert s[layout.RESHUFFLES] == 0
    play(s, "discard 7S")
    assert (row_of(s), stock_of(s)) == (["7S:0"], "2C 3D 4H 9S")
    assert s[layout.RESHUFFLES] == 1
    assert legal(s) == ["draw", "take"]


def test_R7_the_card_that_stays_may_be_taken():
    s = position("5C 9D", "KS 2D", row=PILE, stock="7S")
    play(s, "draw", "discard 7S", "take")
    assert (hands_of(s)[1], row_of(s), stock_of(s)) == ("2D 7S KS", [], "2C 3D 4H 9S")
    play(s, "discard KS")
    assert (row_of(s), stock_of(s)) == (["KS:1"], "2C 3D 4H 9S")


def test_R7_going_out_with_the_last_card_of_the_stock_needs_no_reshuffle():
    s = position("7C 7D", "KS 2D", row=PILE, stock="7S")
    play(s, "draw", "meld 7C 7D 7S")
    assert ended(s) == (layout.END_OUT, 0)
    assert s[layout.RESHUFFLES] == 0


@pytest.mark.parametrize("before", [0, 1])
def test_R7_twice_the_pile_is_used_again(before):
    s = position("5C 9D", "KS 2D", row=PILE, stock="", reshuffled=before)
    assert not rummy.is_over(s)
    assert (s[layout.RESHUFFLES], stock_of(s)) == (before + 1, "2C 3D 4H")


def test_R7_the_third_time_the_hand_is_blocked_and_scores_nothing():
    s = position("5C 9D", "KS 2D", row=PILE, stock="7S", reshuffled=2, totals=[40, 70])
    play(s, "draw", "discard 7S")
    assert ended(s) == (layout.END_BLOCKED, layout.NONE)
    answer = answer_of(s, [])
    assert (answer["scores"], answer["totals"]) == ([0, 0], [40, 70])
    assert refused(s, "draw") == ("OVER_BLOCKED", "R7")
    assert legal(s) == []


@pytest.mark.parametrize("row", [[], ["9S:1"]])
def test_R7_with_at_most_one_card_in_the_pile_the_hand_is_blocked(row):
    s = position("5C 9D", "KS 2D", row=row, stock="")
    assert ended(s) == (layout.END_BLOCKED, layout.NONE)


def test_R7_a_match_shuffles_with_its_own_random_numbers():
    stocks = {turned_over(seed) for seed in range(6)}
    assert len(stocks) == 6
    assert turned_over(3) == turned_over(3)
    assert all(sorted(stock.split()) == sorted(oldest_first().split()) for stock in stocks)


def oldest_first():
    return cards_text(PACK[:20])


def turned_over(seed):
    """Return the new stock of a seeded match whose pile had twenty cards and its top."""
    row = oldest_first().split()
    s = position("5S", "KS", row=[*row, "9S"], stock="7S")
    rng.seed(s, layout.RNG, seed)
    s[layout.STOCK_POS] = s[layout.STOCK_END]
    rummy.begin_turn(s)
    return stock_of(s)


# --- R8, R9, R10: the end -------------------------------------------------------------------------
def test_R8_going_out_by_a_meld():
    s = position("5C 5D 5H", "KS 2D", laid_before=[0], phase="play")
    play(s, "meld 5C 5D 5H")
    assert ended(s) == (layout.END_OUT, 0)
    assert refused(s, "discard 5C") == ("OVER_OUT", "R8")


def test_R8_going_out_by_a_lay_off():
    table = [["5C:1", "5D:1", "5S:1"]]
    s = position("5H", "KS 2D", table=table, phase="play")
    play(s, "off 5H on 0")
    assert ended(s) == (layout.END_OUT, 0)


def test_R8_going_out_by_a_discard():
    s = position("5H", "KS 2D", row=["9S"], phase="play")
    play(s, "discard 5H")
    assert ended(s) == (layout.END_OUT, 0)
    assert row_of(s) == ["9S", "5H:0"]


def test_R8a_a_meld_that_empties_the_hand_is_refused():
    s = position("5C 5D 5H", "KS 2D", options=["R8a"], phase="play")
    assert refused(s, "meld 5C 5D 5H") == ("MUST_DISCARD_LAST", "R8a")
    assert legal(s) == ["discard 5C", "discard 5D", "discard 5H"]


def test_R8a_a_lay_off_that_empties_the_hand_is_refused():
    table = [["5C:1", "5D:1", "5S:1"]]
    s = position("5H", "KS 2D", table=table, options=["R8a"], phase="play")
    assert refused(s, "off 5H on 0") == ("MUST_DISCARD_LAST", "R8a")
    play(s, "discard 5H")
    assert ended(s) == (layout.END_OUT, 0)


def test_R8a_a_shorter_meld_leaves_the_card_to_discard():
    s = position("5C 6C 7C 8C", "KS 2D", options=["R8a"], phase="play")
    assert refused(s, "meld 5C 6C 7C 8C") == ("MUST_DISCARD_LAST", "R8a")
    play(s, "meld 5C 6C 7C", "discard 8C")
    assert ended(s) == (layout.END_OUT, 0)


def test_R8a_with_R4_a_taken_card_cannot_be_the_last_to_discard():
    s = position("5C 6C 7C", "KS 2D", row=["8C"], stock="2S 3S", options=["R8a"])
    play(s, "take")
    assert refused(s, "meld 5C 6C 7C") == ("ONLY_TAKEN_LEFT", "R4")
    assert refused(s, "meld 5C 6C 7C 8C") == ("MUST_DISCARD_LAST", "R8a")
    play(s, "meld 6C 7C 8C", "discard 5C")
    assert ended(s) == (layout.END_OUT, 0)


def test_R9_the_winner_gets_what_the_others_hold():
    hands = ["5H", "AS 2D TC", "JC QC KC 9D", "7H"]
    s = position(*hands, laid_before=[0], totals=[10, 20, 30, 40], phase="play")
    play(s, "discard 5H")
    answer = answer_of(s, [])
    points = (1 + 2 + 10) + (10 + 10 + 10 + 9) + 7
    assert answer["scores"] == [points, 0, 0, 0]
    assert answer["totals"] == [10 + points, 20, 30, 40]
    assert [lines(s, seat) for seat in range(4)] == [[("R9", points)], [], [], []]


def test_R10_going_rummy_doubles_the_points():
    table = [["9C:1", "9D:1", "9H:1"]]
    s = position("5C 5D 5H 9S KC", "KS 2D", table=table, phase="play")
    play(s, "meld 5C 5D 5H", "off 9S on 0", "discard KC")
    assert lines(s, 0) == [("R9", 12), ("R10", 12)]
    assert rummy.score(s, 0) == state.total(s, 0) == 24


def test_R10_not_with_cards_laid_in_an_earlier_turn():
    s = position("5C 5D 5H 9S", "KS 2D 3D", stock="7S 8S 5S JS")
    play(s, "draw", "meld 5C 5D 5H")
    assert s[layout.LAID_BEFORE] == 0
    play(s, "discard 9S", "draw", "discard 8S")
    assert s[layout.LAID_BEFORE] == 1
    play(s, "draw", "off 5S on 0", "discard 7S")
    assert lines(s, 0) == [("R9", 15)]


def test_R10_a_lay_off_in_an_earlier_turn_counts_as_laid():
    table = [["9C:1", "9D:1", "9H:1"], ["7C:1", "7D:1", "7H:1"]]
    s = position("9S 4D", "KS 2D", table=table, row=["3H"], stock="JS 8S 7S TS")
    play(s, "draw", "off 9S on 0", "discard JS")
    assert s[layout.LAID_BEFORE] == 0b11
    play(s, "draw", "discard 8S", "draw", "off 7S on 1", "discard 4D")
    assert lines(s, 0) == [("R9", 12)]


def test_R10_discards_and_takes_are_not_laid():
    s = position("9S 4D", "KS 2D", row=["3H"], stock="7S 8S TS JS")
    play(s, "take", "discard 9S", "take", "discard KS", "draw", "discard 7S")
    assert s[layout.LAID_BEFORE] == 0


# --- R11, R12 -------------------------------------------------------------------------------------
def test_R11_the_ace_is_low_or_high_but_never_both():
    hand = "AH 2H 3H QC KC AC KS AS 2S 7D"
    s = position(hand, "9S", options=["R11"], phase="play")
    melds = [move for move in legal(s) if move.startswith("meld")]
    assert melds == ["meld 2H 3H AH", "meld AC AH AS", "meld QC KC AC"]
    assert refused(s, "meld KS AS 2S") == ("NOT_A_MELD", "R5")


@pytest.mark.parametrize(("meld", "card"), [("AC 2C 3C", "KC"), ("QC KC AC", "2C")])
def test_R11_nothing_fits_beyond_the_ace(meld, card):
    table = [[f"{name}:1" for name in meld.split()]]
    s = position(f"{card} 9D", "9S", options=["R11"], table=table, phase="play")
    assert refused(s, f"off {card} on 0") == ("NO_FIT", "R6")


@pytest.mark.parametrize("meld", ["2C 3C 4C", "JC QC KC"])
def test_R11_the_ace_fits_either_end(meld):
    table = [[f"{name}:1" for name in meld.split()]]
    s = position("AC 9D", "9S", options=["R11"], table=table, phase="play")
    play(s, "off AC on 0")
    assert len(table_of(s)[0]) == 4


def test_R11_the_ace_counts_15():
    for options, points in (([], 1), (["R11"], 15)):
        s = position("5H", "AS", laid_before=[0], options=options, phase="play")
        play(s, "discard 5H")
        assert rummy.score(s, 0) == points


def standing(options, target, totals, hand_no=1):
    s = bytearray(layout.SIZE)
    dealing.new(s, layout.RUMMY, len(totals), options, target, 0)
    s[layout.HAND_NO] = hand_no
    for seat, points in enumerate(totals):
        state.set_total(s, seat, points)
    return match.winner(s)


def test_R12_the_first_to_the_target_wins_and_ties_play_on():
    assert standing(0, 150, [149, 20]) == layout.NONE
    assert standing(0, 150, [20, 150]) == 1
    assert standing(0, 150, [151, 160, 150]) == 1
    assert standing(0, 150, [160, 160, 150]) == layout.NONE


def test_R12_after_the_agreed_number_of_hands_the_most_points_win_and_ties_play_on():
    assert standing(R12_HANDS, 5, [400, 20], 4) == layout.NONE
    assert standing(R12_HANDS, 5, [40, 20], 5) == 0
    assert standing(R12_HANDS, 5, [40, 40], 5) == layout.NONE
    assert standing(R12_HANDS, 5, [0, 0], 5) == layout.NONE
    assert standing(R12_HANDS, 5, [40, 50], 6) == 1


def test_R12_the_option_is_rummys_alone():
    s = bytearray(layout.SIZE)
    dealing.new(s, layout.DUMMY, 2, layout.OPTION_BITS[layout.DUMMY]["O3"], 500, 0)
    s[layout.HAND_NO] = 255
    s[layout.HAND_NO + 1] = 255
    state.set_total(s, 0, 100)
    assert match.winner(s) == layout.NONE
