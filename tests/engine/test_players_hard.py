"""The hard levels: slices and whole choices agree, nothing allocates, the budget holds."""

from array import array
from itertools import pairwise

import pytest

from engine import layout, match
from engine.players import dummy_hard, rummy_hard
from engine.view import look
from tests.micropython import hosts

FULL = layout.PRESETS[layout.DUMMY]["full"]
MILLION = 1_000_000
BUDGET = 200 * MILLION  # wasm fuel a decision
STEP = 3 * MILLION  # about 20 ms of a board's time
HARD = {
    layout.DUMMY: lambda view, into: dummy_hard.choose(view, into, 2),
    layout.RUMMY: rummy_hard.choose,
}


def views(game, players, seed, choose):
    """Yield the views of a hand, whose moves `choose` makes."""
    played = match.Match(game, players, layout.PRESETS[game]["full"], 500, seed, 0)
    played.deal()
    while not played.game.is_over(played.s):
        view = bytearray(layout.SIZE)
        look(played.s, played.s[layout.TURN], view)
        yield view
        assert played.play(choose(view, array("i", [0] * layout.MOVES_MAX))) == 0


def test_step_by_step_it_chooses_the_same():
    hard = dummy_hard
    for players in (2, 4):
        for view in views(0, players, 31, lambda view, into: hard.choose(view, into, 3)):
            into = array("i", [0] * layout.MOVES_MAX)
            whole = hard.choose(view, array("i", [0] * layout.MOVES_MAX), 3)
            before = bytes(view)
            hard.begin(view, into, 3)
            while not hard.step(view, into):
                pass
            assert hard.result() == whole
            assert view == before


def test_more_deals_can_change_the_choice():
    changed = 0
    for view in views(layout.DUMMY, 2, 5, lambda view, into: dummy_hard.choose(view, into, 2)):
        into = array("i", [0] * layout.MOVES_MAX)
        changed += dummy_hard.choose(view, into, 1) != dummy_hard.choose(view, into, 8)
    assert changed


PROGRAM = """
import micropython
from array import array
from engine.match import Match
from engine.players import {game}_hard as hard
from engine.view import look

def hand(game, count, options, seed):
    match = Match(game, count, options, 500, seed)
    view = bytearray(len(match.s))
    into = array("i", bytes(1600))
    match.deal()
    mix = 0
    while not match.game.is_over(match.s):
        look(match.s, match.s[39], view)
        micropython.heap_lock()
        move = {choose}
        micropython.heap_unlock()
        if match.play(move):
            print("illegal", move)
            return
        mix = (mix * 31 ^ move) & 0xFFFFFF
    print(mix)

for seed in range(3):
    hand({number}, 2 + seed, (0, {full}, {full})[seed], 800 + seed)
"""


@pytest.mark.parametrize(("game", "number"), [("dummy", layout.DUMMY), ("rummy", layout.RUMMY)])
def test_micropython_plays_the_same_hands_without_allocating(micropython_host, game, number):
    full = layout.PRESETS[number]["full"]
    expected = []
    for seed in range(3):
        played = match.Match(number, 2 + seed, (0, full, full)[seed], 500, 800 + seed, 0)
        played.deal()
        mix = 0
        while not played.game.is_over(played.s):
            view = bytearray(layout.SIZE)
            look(played.s, played.s[layout.TURN], view)
            move = HARD[number](view, array("i", [0] * layout.MOVES_MAX))
            assert played.play(move) == 0
            mix = (mix * 31 ^ move) & 0xFFFFFF
        expected.append(str(mix))
    choose = "hard.choose(view, into, 2)" if game == "dummy" else "hard.choose(view, into)"
    program = PROGRAM.format(game=game, number=number, full=full, choose=choose)
    assert micropython_host(program).split() == expected


MEASURED = """
import gc
from array import array
from engine.match import Match
from engine.players import dummy_hard as hard
from engine.view import look

view = bytearray(472)
into = array("i", bytes(1600))
match = Match(0, {players}, {full}, 500, {seed})
match.deal()
gc.collect()  # as app/room.py does when it forgets what only a deal needs
for _ in range({moves}):
    look(match.s, match.s[39], view)
    match.play(hard.choose(view, into, 1))
look(match.s, match.s[39], view)
hard.begin(view, into)
for _ in range({steps}):
    if hard.step(view, into):
        break
"""


def fuel(players, moves, steps, seed=7):
    program = MEASURED.format(players=players, full=FULL, moves=moves, steps=steps, seed=seed)
    return hosts.wasm(program)[1]


@pytest.mark.usefixtures("wasm_host")
@pytest.mark.parametrize(("players", "moves"), [(2, 1), (2, 15), (3, 3), (4, 5), (4, 13)])
def test_a_decision_stays_in_its_budget(players, moves):
    assert fuel(players, moves, 10_000) - fuel(players, moves, 0) < BUDGET


@pytest.mark.usefixtures("wasm_host")
@pytest.mark.parametrize(("players", "moves"), [(2, 15), (4, 5)])
def test_a_step_stays_short(players, moves):
    """The first steps are the long ones: looking the position over, the risks of discards."""
    so_far = [fuel(players, moves, steps) for steps in range(1, 26)]
    assert max(b - a for a, b in pairwise(so_far)) < STEP
