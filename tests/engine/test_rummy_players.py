"""Rummy's computer players: legal, never endless, each level better than the one below."""

from array import array
from collections import Counter

import pytest

from engine import layout, rummy, state
from engine.match import Match
from engine.players import rummy_easy, rummy_normal
from engine.view import look
from tools.notation import move_from, move_text
from tools.position import state_from

LEVELS = [rummy_easy, rummy_normal]
ids = pytest.mark.parametrize("level", LEVELS, ids=["easy", "normal"])
MOST_MOVES = 400  # a hand has at most about 130 draws, each with a discard and a meld or lay-off
R8A_R11 = layout.PRESETS[layout.RUMMY]["full"]

into = array("i", bytes(4 * layout.MOVES_MAX))
view = bytearray(layout.SIZE)


def choose(level, s):
    look(s, s[layout.TURN], view)
    return level.choose(view, into)


def hand(m, seats, watch=lambda s, move: None):
    """Deal and play a hand; `seats`: the player of each seat. Returns how many moves it took."""
    m.deal()
    count = 0
    while not rummy.is_over(m.s):
        move = choose(seats[m.s[layout.TURN]], m.s)
        watch(m.s, move)
        assert m.play(move) == 0, move_text(move)
        count += 1
        assert count < MOST_MOVES
    return count


def elsewhere(level):
    """Let the level choose in another position, so that what it remembers of this one is gone."""
    other = position("2C 3C 5D KD", "9S", row=["4C"], phase="play")
    level.choose(other, array("i", bytes(4 * layout.MOVES_MAX)))


def position(*hands, **more):
    s = state_from({"game": "rummy", "hands": list(hands), **more})
    if s[layout.PHASE] == layout.DRAW_PHASE:
        rummy.begin_turn(s)
    return s


@ids
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_move_is_legal_and_every_kind_is_made(level, players):
    kinds, ends = Counter(), Counter()
    for seed in range(20):
        m = Match(layout.RUMMY, players, seed % 4, 150, seed)
        hand(m, [level] * players, lambda s, move: kinds.update([move >> layout.MOVE_KIND]))
        ends[m.s[layout.END]] += 1
    assert set(kinds) == {layout.DRAW, layout.TAKE, layout.LAY, layout.OFF, layout.DISCARD}
    assert ends[layout.END_OUT]


def test_hands_end_in_every_way():
    ends = set()
    lines = array("i", bytes(4 * 8))
    for seed in range(60):
        m = Match(layout.RUMMY, 6, 0, 150, seed)
        hand(m, [rummy_normal] * 6)
        by = m.s[layout.END_BY]
        ends.add("blocked" if by == layout.NONE else rummy.lines(m.s, by, lines))
    assert ends == {"blocked", 1, 2}


@ids
def test_the_same_view_gives_the_same_move_and_stays_as_it_was(level):
    def watch(s, move):
        before = bytes(view)
        elsewhere(level)
        assert level.choose(view, array("i", bytes(4 * layout.MOVES_MAX))) == move
        assert bytes(view) == before

    for seed in range(5):
        hand(Match(layout.RUMMY, 3, seed % 4, 150, seed), [level] * 3, watch)


@pytest.mark.parametrize("options", [0, R8A_R11])
@pytest.mark.parametrize(("players", "least"), [(2, 6), (4, 12)])
def test_normal_beats_easy(players, least, options):
    """Each deal twice, the seats swapped; `least` points a hand, about half of what is usual."""
    points, deals = 0, 100
    for seed in range(deals):
        for turn in range(2):
            m = Match(layout.RUMMY, players, options, 150, 50_000 + seed)
            seats = [LEVELS[(seat + turn) % 2] for seat in range(players)]
            hand(m, seats)
            for seat in range(players):
                score = rummy.score(m.s, seat)
                points += score if seats[seat] is rummy_normal else -score
    assert points / (2 * deals) > least


def test_normal_takes_what_it_can_lay_and_nothing_else():
    table = [["9C:1", "9D:1", "9H:1"]]
    for top, kind in (("5H", "take"), ("9S", "take"), ("7D", "draw"), ("5S", "draw")):
        s = position("5C 6C 4H 6H KD", "2S 3D 8S", row=[top], table=table)
        assert move_text(choose(rummy_normal, s)) == kind


def test_normal_takes_no_card_that_it_may_not_lay():
    for options, kind in (([], "take"), (["R8a"], "draw")):
        s = position("5C 5D", "2S 3D 8S", row=["5H"], options=options)
        assert move_text(choose(rummy_normal, s)) == kind


@pytest.mark.parametrize(
    ("cards", "meld"),
    [
        ("5C 5D 5H 6H 7H 8H KD", "meld 5C 5D 5H"),  # and 6H 7H 8H: not the run of four
        ("5C 5D 5H 5S 6H 7H KD", "meld 5C 5D 5S"),  # and 5H 6H 7H: not the set of four
        ("5C 5D 5H 5S 6H 8H KD", "meld 5C 5D 5H 5S"),
        ("3C 4C 5C 6C 7C 7D 7H", "meld 3C 4C 5C 6C"),  # and 7C 7D 7H
        ("3C 4C 5C 6C 7C 7D 7H 7S", "meld 3C 4C 5C 6C 7C"),
    ],
)
def test_normal_lays_the_melds_that_use_most_cards(cards, meld):
    s = position(cards, "2S 3D 8S", phase="play")
    assert move_text(choose(rummy_normal, s)) == meld


def test_normal_lays_off_where_another_card_can_follow():
    table = [["9C:1", "9D:1", "9H:1"], ["6S:1", "7S:1", "8S:1"]]
    s = position("9S TS 2D KD", "2S 3D", table=table, phase="play")
    assert move_text(choose(rummy_normal, s)) == "off 9S on 1"
    s = position("9S JS 2D KD", "2S 3D", table=table, phase="play")
    assert move_text(choose(rummy_normal, s)) == "off 9S on 0"


def test_normal_keeps_pairs_and_neighbours_and_throws_the_dear_card():
    s = position("5C 5D 7S 8S KH 9H", "2S 3D", phase="play")
    assert move_text(choose(rummy_normal, s)) == "discard KH"


def test_normal_knows_which_pairs_can_still_become_melds():
    row = ["KS:0", "KH:1", "3C:0"]
    s = position("KC KD 6C 7C", "2S 3D", row=row, phase="play")
    assert move_text(choose(rummy_normal, s)) in ("discard KC", "discard KD")


def test_normal_does_not_feed_what_the_next_seat_is_known_to_hold():
    s = position("8D QC", "KC JC 3D", phase="play", row=["JD:0", "JH:1", "QS:0"], stock="2C TC")
    assert move_text(choose(rummy_normal, s)) == "discard QC"
    for text in ("KC", "JC"):
        card = move_from(f"discard {text}") & layout.MOVE_CARD_MASK
        state.lose(s, 1, card)
        state.gain(s, 1, card, True)
    assert move_text(choose(rummy_normal, s)) == "discard 8D"


HEAP_LOCKED = """
import micropython
from array import array
from engine import dealing, rummy
from engine.match import Match
from engine.players import rummy_easy, rummy_normal
from engine.view import look

def hands(m, first, second, view, into, count):
    total = 0
    micropython.heap_lock()
    while count:
        dealing.deal(m.s)  # m.deal() loads it, which allocates
        while not rummy.is_over(m.s):
            look(m.s, m.s[39], view)
            move = second.choose(view, into) if m.s[39] & 1 else first.choose(view, into)
            if m.play(move):
                total = -100000
            total += 1
        count -= 1
    micropython.heap_unlock()
    return total

view = bytearray(472)
into = array("i", bytes(1600))
for players in (2, 4, 6):
    print(hands(Match(1, players, 3, 150, players), rummy_easy, rummy_normal, view, into, 4))
"""


def test_whole_hands_with_the_heap_locked(micropython_host):
    expected = []
    for players in (2, 4, 6):
        m = Match(layout.RUMMY, players, R8A_R11, 150, players)
        expected.append(sum(hand(m, LEVELS * 3) for _ in range(4)))
    assert [int(line) for line in micropython_host(HEAP_LOCKED).split()] == expected
