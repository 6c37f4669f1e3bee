"""Rummy in whole hands played by chance: no card is lost, every end is met, moves are complete."""

import random
from array import array
from collections import Counter

import pytest

from engine import layout, match, rummy
from engine.match import Match
from tests.engine.rummy_table import all_cards
from tools.notation import move_text
from tools.position import PACK

EAGER = 0.7


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
        m = Match(layout.RUMMY, 4, 3, 150, seed, 9000)
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
