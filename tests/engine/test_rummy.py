"""Rummy by its rules: R1-R13 and the options R8a, R11, R12, one hand on the table at a time."""

import random
from array import array
from collections import Counter

import pytest

from engine import layout, match, rummy, state
from engine.match import Match
from tools.notation import cards_text, meld_cards, move_from, move_text
from tools.position import answer_of, hands_of, row_of, state_from, stock_of, table_of

PACK = [suit << 4 | rank for suit in range(4) for rank in range(13)]
R12_HANDS = layout.OPT_HANDS
EAGER = 0.7


def position(*hands, **more):
    """Return the state of a position as the referee writes it, at the start of a turn."""
    s = state_from({"game": "rummy", "hands": list(hands), **more})
    if s[layout.PHASE] == layout.DRAW_PHASE:
        rummy.begin_turn(s)
    return s


def attempt(s, text):
    return rummy.apply(s, move_from(text, layout.RUMMY, s[layout.ACES]))


def play(s, *texts):
    for text in texts:
        reason = attempt(s, text)
        assert not reason, f"{text}: {layout.REASONS[reason]}"


def refused(s, text):
    """Return the reason's name and rule of a refusal, which must leave the state as it was."""
    before = bytes(s)
    name, _, rule = layout.REASONS[attempt(s, text)]
    assert bytes(s) == before
    return name, rule


def legal(s):
    return answer_of(s, [])["legal"]


def lines(s, seat):
    return [(line["rule"], line["points"]) for line in answer_of(s, [])["lines"][seat]]


def ended(s):
    return s[layout.END], s[layout.END_BY]


def all_cards(s):
    """Return every card of the match, wherever it lies, in pack order."""
    stock = list(s[layout.STOCK + s[layout.STOCK_POS] : layout.STOCK + s[layout.STOCK_END]])
    pile = list(s[layout.ROW : layout.ROW + s[layout.ROW_N]])
    seats = range(s[layout.PLAYERS])
    hands = [card for card in PACK for seat in seats if state.holds(s, seat, card)]
    melds = [meld_cards(state.meld(s, i)) for i in range(s[layout.MELD_N])]
    assert len(hands) == sum(s[layout.HAND_N : layout.HAND_N + 6])
    return sorted(sum(melds, stock + pile + hands))


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
        assert rummy.next_start(m.s) == expected
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
    match.rng.seed(s, layout.RNG, seed)
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
    match.new(s, layout.RUMMY, len(totals), options, target, 0)
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
    match.new(s, layout.DUMMY, 2, layout.OPTION_BITS[layout.DUMMY]["O3"], 500, 0)
    s[layout.HAND_NO] = 255
    s[layout.HAND_NO + 1] = 255
    state.set_total(s, 0, 100)
    assert match.winner(s) == layout.NONE


# --- whole hands ----------------------------------------------------------------------------------
def random_hand(m, chance, seen):
    """Play a hand by chance, eager to lay, and check after each move that all cards are there."""
    into = array("i", bytes(4 * layout.MOVES_MAX))
    m.deal()
    while not rummy.is_over(m.s):
        assert all_cards(m.s) == PACK
        count = rummy.moves(m.s, into)
        assert count
        move = into[chance.randrange(count)]
        if chance.random() < EAGER:
            move = min(into[:count], key=lambda move: move >> layout.MOVE_KIND)
        assert m.play(move) == 0, move_text(move)
        seen[move >> layout.MOVE_KIND] += 1
    assert all_cards(m.s) == PACK


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_hands_keep_every_card_and_make_every_kind_of_move(players):
    seen, ends, chance = Counter(), set(), random.Random(players)
    for seed in range(24):
        m = Match(layout.RUMMY, players, seed % 4, 150, seed)
        random_hand(m, chance, seen)
        ends.add(m.s[layout.END])
    kinds = {layout.DRAW, layout.TAKE, layout.LAY, layout.OFF, layout.DISCARD}
    assert set(seen) == kinds
    assert layout.END_OUT in ends


def test_random_hands_end_blocked_too():
    ends, chance = set(), random.Random(1)
    for seed in range(30):
        m = Match(layout.RUMMY, 6, 0, 150, seed)
        random_hand(m, chance, Counter())
        ends.add(m.s[layout.END])
    assert ends == {layout.END_OUT, layout.END_BLOCKED}


def test_a_journal_gives_a_match_back_reshuffles_included():
    chance, reshuffles = random.Random(5), 0
    for seed in range(12):
        m = Match(layout.RUMMY, 4, 3, 150, seed, 3000)
        random_hand(m, chance, Counter())
        random_hand(m, chance, Counter())
        again = Match(layout.RUMMY, 4, 3, 150, seed)
        assert match.replay(again, m.journal, m.written)
        assert again.s == m.s
        reshuffles += m.s[layout.RESHUFFLES]
    assert reshuffles


def test_moves_lists_exactly_what_apply_accepts():
    """Every int of the move's 21 bits that could mean something is tried in some positions."""
    into = array("i", bytes(4 * layout.MOVES_MAX))
    chance = random.Random(9)
    for seed in range(3):
        m = Match(layout.RUMMY, 2, seed, 150, seed)
        m.deal()
        for _ in range(12):
            if rummy.is_over(m.s):
                break
            listed = set(into[: rummy.moves(m.s, into)])
            assert listed == accepted(m.s)
            m.play(chance.choice(sorted(listed)))


def accepted(s):
    copy = bytearray(s)
    found = set()
    for move in candidates():
        copy[:] = s
        if not rummy.apply(copy, move):
            found.add(move)
        else:
            assert copy == s
    return found


def candidates():
    kind = layout.MOVE_KIND
    yield from (layout.DRAW << kind, layout.TAKE << kind)
    yield from (layout.LAY << kind | code << layout.MOVE_MELD for code in range(1 << 11))
    for card in range(64):
        yield layout.DISCARD << kind | card
        yield from (layout.OFF << kind | i << layout.MOVE_MELD | card for i in range(18))
