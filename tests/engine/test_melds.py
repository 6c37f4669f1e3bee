"""Meld codes against the plain reference, one by one: which there are, their cards, what fits."""

import random
from array import array

import pytest

from engine import layout, melds
from engine.melds import card_at, fit, is_meld, size, suit_mask
from engine.rummy_moves import add_fits
from tests.reference.melds import DUMMY_MELDS, R11_MELDS, RUMMY_MELDS
from tools.position import PACK

BOOKS = {
    layout.ACE_HIGH: DUMMY_MELDS,
    layout.ACE_LOW: RUMMY_MELDS,
    layout.ACE_BOTH: R11_MELDS,
}
CODES = range(1 << layout.MELD_SEAT)
# Runs: suits times (a ladder's stretches of three and more); with both aces the whole suit once.
HOW_MANY = {layout.ACE_HIGH: 264 + 65, layout.ACE_LOW: 264 + 65, layout.ACE_BOTH: 304 + 65}


def cards_of(code):
    return [card_at(code, i) for i in range(size(code))]


def all_codes(aces):
    return [code for code in CODES if is_meld(code, aces)]


@pytest.mark.parametrize("aces", BOOKS)
def test_the_codes_are_exactly_the_melds_of_the_reference(aces):
    found = [frozenset(cards_of(code)) for code in all_codes(aces)]
    assert len(found) == len(set(found)) == HOW_MANY[aces]
    assert set(found) == set(BOOKS[aces].melds_in(PACK))


@pytest.mark.parametrize("aces", BOOKS)
def test_cards_stand_in_order_and_in_the_masks_of_their_suits(aces):
    for code in all_codes(aces):
        cards = cards_of(code)
        assert tuple(cards) == tuple(BOOKS[aces].in_order(cards)), hex(code)
        for suit in range(4):
            expected = sum(1 << (card & 15) for card in cards if card >> 4 == suit)
            assert suit_mask(code, suit) == expected, hex(code)


@pytest.mark.parametrize("aces", BOOKS)
def test_what_fits_on_a_meld_makes_the_meld_that_it_should(aces):
    book = BOOKS[aces]
    for code in all_codes(aces):
        cards = cards_of(code)
        for card in PACK:
            grown = fit(code, card, aces)
            assert bool(grown) == book.fits(card, cards), (hex(code), card)
            if grown:
                assert is_meld(grown, aces), (hex(code), card)
                assert cards_of(grown) == list(book.in_order([*cards, card]))


@pytest.mark.parametrize("aces", BOOKS)
def test_add_fits_has_the_cards_that_fit_takes(aces):
    for code in all_codes(aces):
        masks = [0] * 4
        add_fits(code, aces, masks)
        found = {card for card in PACK if masks[card >> 4] >> (card & 15) & 1}
        assert found == {card for card in PACK if fit(code, card, aces)}, hex(code)
        assert max(masks) < 1 << 13


def test_add_fits_adds():
    masks = [1, 2, 4, 8]
    add_fits(layout.SET | 4 << 4 | 7, layout.ACE_HIGH, masks)
    assert masks == [1, 2, 4, 8 | 1 << 4]
    add_fits(2 << 8 | 5 << 4 | 7, layout.ACE_HIGH, masks)
    assert masks == [1, 2, 4 | 1 << 3 | 1 << 7, 8 | 1 << 4]


@pytest.mark.parametrize("aces", BOOKS)
@pytest.mark.parametrize("size", [0, 3, 9, 20, 40, 52])
def test_all_melds_of_a_hand_are_listed_once(aces, size):
    rng = random.Random(size)
    into = array("i", bytes(4 * 450))
    for _ in range(12):
        hand = rng.sample(PACK, size)
        masks = bytearray(11)
        for card in hand:
            masks[3 + (card >> 3)] |= 1 << (card & 7)
        move = layout.LAY << layout.MOVE_KIND
        n = melds.melds(masks, 3, aces, move, into, 5)
        codes = [into[i] - move >> layout.MOVE_MELD for i in range(5, n)]
        assert all(into[i] == move | code << layout.MOVE_MELD for i, code in enumerate(codes, 5))
        assert all(is_meld(code, aces) for code in codes)
        found = [frozenset(cards_of(code)) for code in codes]
        assert len(found) == len(set(found))
        assert set(found) == set(BOOKS[aces].melds_in(hand))
        assert list(into[:5]) == [0] * 5


@pytest.mark.parametrize(
    ("aces", "place_of_ace"), [(layout.ACE_HIGH, 13), (layout.ACE_LOW, 0), (layout.ACE_BOTH, None)]
)
def test_a_run_mask_has_the_ace_where_it_counts(aces, place_of_ace):
    places = {0, 13} if place_of_ace is None else {place_of_ace}
    assert melds.run_mask(1 << 12, aces) == sum(1 << place for place in places)
    for rank in range(12):
        assert melds.run_mask(1 << rank, aces) == 2 << rank


def test_R11_all_thirteen_cards_of_a_suit_are_listed_once():
    into = array("i", bytes(4 * layout.MOVES_MAX))
    n = melds.melds(bytearray(b"\xff\x1f" + bytes(6)), 0, layout.ACE_BOTH, 0, into, 0)
    found = [frozenset(cards_of(move >> layout.MOVE_MELD)) for move in into[:n]]
    assert len(found) == len(set(found)) == 76
