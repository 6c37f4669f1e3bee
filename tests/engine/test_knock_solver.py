"""The knock solver against a search that only lays melds and lays off, as a player would (D13)."""

import itertools
import random
import time
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import knock_search, layout
from tests.reference import knock as reference
from tools.notation import card_text, cards_from, cards_text, meld_from
from tools.position import PACK
from tools.random_positions import MELDS
from tools.referee import Hand

DUMMY_MELDS = [frozenset(meld) for meld in MELDS[layout.ACE_HIGH]]
SHAPES = frozenset(DUMMY_MELDS)
NO_LIMIT = 52


@cache
def ends(hand, table, offs_left):
    """All ways to lay all of `hand`: pairs of the final table and the lay-offs still left.

    `table`: a tuple of frozensets. Lays melds from the hand, then lays off on the table's first
    melds only: to lay off on a meld of one's own is to lay a longer one.
    """
    found = set()
    lowest = min(hand, default=None)
    if lowest is None:
        return {(table, offs_left)}
    for meld in DUMMY_MELDS:
        if lowest in meld and meld <= hand:
            found |= ends(hand - meld, (*table, meld), offs_left)
    return found


def all_ends(hand, table, limit):
    """`ends`, after any lay-offs on the melds that were there before."""
    waiting, seen, found = [(hand, table, limit)], set(), set()
    while waiting:
        held, melds, left = state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        found |= {(end, rest) for end, rest in ends(held, melds, left)}
        for card in held if left else ():
            for place, meld in enumerate(melds):
                if card not in meld and meld | {card} in SHAPES:
                    grown = (*melds[:place], meld | {card}, *melds[place + 1 :])
                    waiting.append((held - {card}, grown, left - 1))
    return found


@st.composite
def tables_and_hands(draw, most=9):
    """Melds for the table, and a hand that is likely to be laid: melds, fits, other cards."""
    rng = random.Random(draw(st.integers(0, 1 << 32)))
    left, table, hand = set(PACK), [], set()
    for _ in range(draw(st.integers(0, 3))):
        table.append(rng.choice([meld for meld in DUMMY_MELDS if meld <= left and len(meld) < 6]))
        left -= table[-1]
    for _ in range(draw(st.integers(0, 3))):
        melds = [meld for meld in DUMMY_MELDS if meld <= left and len(meld) < 6]
        hand |= rng.choice(melds)
    near = [c for c in left for meld in table if meld | {c} in SHAPES]
    hand |= set(rng.sample(sorted(set(near)), min(len(set(near)), draw(st.integers(0, 3)))))
    hand |= set(rng.sample(sorted(left), draw(st.integers(1, 2))))
    while len(hand) > most:
        hand.remove(rng.choice(sorted(hand)))
    return tuple(table), frozenset(hand)


def dark(table, hand, options=(), offs=0):
    """An unborn seat 0 that has drawn."""
    others = [card for card in PACK if card not in hand and not any(card in m for m in table)]
    return Hand(
        {
            "hands": [cards_text(sorted(hand)), card_text(others[0])],
            "table": [[f"{card_text(card)}:1" for card in sorted(meld)] for meld in table],
            "stock": cards_text(others[1:3]),
            "phase": "play",
            "options": list(options),
            "offs": [offs, 0],
        }
    )


def offered(hand):
    moves = hand.answer()["legal"]
    return {cards_from(move.split()[1])[0] for move in moves if move.startswith("knock")}


@settings(max_examples=150, deadline=None)
@given(tables_and_hands(), st.sampled_from([None, 0, 1, 2]))
def test_D13_offers_a_card_exactly_if_all_others_can_be_laid(position, offs):
    table, cards = position
    limit = NO_LIMIT if offs is None else 2 - offs
    expected = {card for card in cards if all_ends(cards - {card}, table, limit)}
    options = [] if offs is None else ["O13"]
    assert offered(dark(table, cards, options, offs or 0)) == expected


def worth(card, end, before, options):
    """What a finished arrangement adds to the score beyond what all of them do."""
    table, left = end
    fits = any(card not in meld and meld | {card} in SHAPES for meld in table)
    points = 50 if fits and "O2" in options else 0
    if "O12" in options:
        own = set().union(*table) - set().union(*before)
        sets = [meld for meld in table if len({other & 15 for other in meld}) == 1]
        points += 5 * sum(c & 15 == 12 and any(c in meld for meld in sets) for c in own)
    return points, left


@settings(max_examples=150, deadline=None)
@given(tables_and_hands(most=8), st.sets(st.sampled_from(["O2", "O12", "O13"])), st.data())
def test_D13_lays_the_arrangement_that_scores_most_with_the_fewest_lay_offs(
    position, options, data
):
    table, cards = position
    hand = dark(table, cards, options)
    possible = sorted(offered(hand))
    if not possible:
        return
    card = data.draw(st.sampled_from(possible))
    limit = 2 if "O13" in options else NO_LIMIT
    found = all_ends(cards - {card}, table, limit)
    best = max(worth(card, end, table, options) for end in found)
    hand.play("knock " + card_text(card))
    laid = tuple(
        frozenset(cards_from(" ".join(name[:2] for name in meld)))
        for meld in hand.answer()["table"]
    )
    left = limit - hand.s[layout.OFFS]
    assert worth(card, (laid, left), table, options) == best
    assert all(meld_from(list(meld)) for meld in laid)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 1 << 32), st.integers(20, 34))
def test_D14_hands_of_20_and_more_cards_are_answered_soon(seed, size):
    """Seat 0 knocks in the last turn if it can; the plain reference says whether it could."""
    rng = random.Random(seed)
    cards = set()
    while len(cards) < size:
        cards |= rng.choice(DUMMY_MELDS)
    started = time.process_time()
    able = bool(offered(dark((), frozenset(cards))))
    assert time.process_time() - started < 1
    assert able == bool(reference.knock_cards(cards, []))


def test_D13_the_canonical_arrangement_melds_the_lowest_cards_and_prefers_runs():
    """9C could close the run or the set: without the set all of the run's cards stay together."""
    cards = frozenset(cards_from("7C 8C 9C TC 9D 9H 9S KD"))
    hand = dark((), cards)
    hand.play("knock KD")
    table = [[name[:2] for name in meld] for meld in hand.answer()["table"]]
    assert table == [["7C", "8C", "9C", "TC"], ["9D", "9H", "9S"]]


def test_D13_a_laid_off_card_goes_to_the_first_meld_that_takes_it():
    table = (frozenset(cards_from("9D 9H 9S")), frozenset(cards_from("6C 7C 8C")))
    hand = dark(table, frozenset(cards_from("9C KD")))
    hand.play("knock KD")
    assert hand.answer()["table"][0] == ["9C:0", "9D:1", "9H:1", "9S:1"]
    hand = dark(table, frozenset(cards_from("9C TC KD")))
    hand.play("knock KD")
    assert hand.answer()["table"][1] == ["6C:1", "7C:1", "8C:1", "9C:0", "TC:0"]


@pytest.mark.parametrize("left_out", [0, 1])
def test_there_is_room_for_every_case(monkeypatch, left_out):
    """Fewer cards, or fewer choices, only take cases away: see the figures in knock_search.py."""
    most = [0, 0]

    def forget(*given, inner=knock_search._forget):
        for at, count in enumerate(knock_search._counts):
            most[at & 1] = max(most[at & 1], count)
        inner(*given)

    everything = (1 << 13) - 1
    monkeypatch.setattr(knock_search, "_forget", forget)
    knock_search.limit[:] = [63, 0, 0]
    knock_search.choices[:] = b"\x7f" * 13
    for suits in itertools.product(range(4), repeat=3):
        for suit in range(4):
            knock_search.hand[suit] = knock_search.above[suit] = everything
            knock_search.below[suit] = knock_search.must_meld[suit] = 0
            fits = (rank for rank in range(13) if suits[rank % 3] == suit)
            knock_search.fourth[suit] = sum(1 << rank for rank in fits)
        assert knock_search.search(left_out) >= 0
    assert most == [52, 178 * left_out]
    assert [len(cases) for cases in knock_search._cases] == [52, 178] * 2
