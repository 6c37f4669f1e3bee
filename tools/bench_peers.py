#!/usr/bin/env python3
"""This engine's Rummy beside the gin rummy of rlcard and open_spiel, on the same work.

    python3 -m venv build/peers
    build/peers/bin/pip install -r requirements-peers.lock
    build/peers/bin/python tools/bench_peers.py

Two players with ten cards each make random moves, and every move is chosen among the listed legal
ones. All are measured in turn, round by round, in one process and in its own processor time; the
medians are told. rlcard is measured by its environment, which is how it is used, and by its bare
game, which makes no observations. Neither package is needed for anything else.
"""

import argparse
import copy
import gc
import importlib.util
import json
import random
import statistics
import sys
import time
import tracemalloc
from array import array
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine import dealing, layout, match
from tools.dev import stoppable

NEEDED = ("rlcard", "pyspiel", "psutil")
STATE_MOVES = 30  # a state is weighed after so many moves


class Ours:
    """This engine, in plain Python."""

    name = "Speto, Rummy"
    copies = 20_000

    def __init__(self, seed):
        self.match = match.Match(layout.RUMMY, 2, 0, 0xFFFF, seed, 0)
        self.rules = self.match.game
        self.into = array("i", [0] * layout.MOVES_MAX)

    def deal(self):
        dealing.deal(self.match.s)

    def over(self):
        return self.rules.is_over(self.match.s)

    def move(self, pick):
        s = self.match.s
        n = self.rules.moves(s, self.into)
        self.rules.apply(s, self.into[int(pick() * n)])
        return 1

    def copy(self):
        return bytearray(self.match.s)


class RlcardGame:
    """rlcard's game without its environment: no observation is made."""

    name = "rlcard, game"
    copies = 1000

    def __init__(self, seed):
        import numpy
        from rlcard.games.gin_rummy import Game

        self.game = Game()
        self.game.np_random = numpy.random.RandomState(seed)

    def deal(self):
        self.game.init_game()

    def over(self):
        return self.game.is_over()

    def move(self, pick):
        legal = self.game.judge.get_legal_actions()
        self.game.step(legal[int(pick() * len(legal))])
        return 1

    def copy(self):
        """Copy the round, sharing the cards and the random numbers: they are no part of it."""
        now = self.game.round
        shared = [self.game.np_random, *now.dealer.shuffled_deck]
        return copy.deepcopy(now, {id(thing): thing for thing in shared})


class RlcardEnv(RlcardGame):
    """rlcard's environment, which is how it is used."""

    name = "rlcard, environment"

    def __init__(self, seed):
        import rlcard

        self.env = rlcard.make("gin-rummy", config={"seed": seed})
        self.game = self.env.game

    def deal(self):
        self.state, _ = self.env.reset()

    def move(self, pick):
        legal = self.state["raw_legal_actions"]
        self.state, _ = self.env.step(legal[int(pick() * len(legal))])
        return 1


class OpenSpiel:
    """open_spiel's engine, written in C++, from Python. Dealing a card is no move."""

    name = "open_spiel"
    copies = 20_000

    def __init__(self, seed):
        import pyspiel

        self.game = pyspiel.load_game("gin_rummy")

    def deal(self):
        self.state = self.game.new_initial_state()

    def over(self):
        return self.state.is_terminal()

    def move(self, pick):
        state = self.state
        made = 0 if state.is_chance_node() else 1
        legal = state.legal_actions()
        state.apply_action(legal[int(pick() * len(legal))])
        return made

    def copy(self):
        return self.state.clone()


PLAYERS = (Ours, RlcardEnv, RlcardGame, OpenSpiel)


def speed(make, seed, seconds):
    """Return (moves per second, hands per second) of about so many seconds of play."""
    played = make(seed)
    pick = random.Random(seed).random
    moves = hands = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        played.deal()
        hands += 1
        while not played.over():
            moves += played.move(pick)
    spent = time.process_time() - start
    return moves / spent, hands / spent


def in_the_middle(make, seed):
    """Return one in the middle of a hand."""
    played = make(seed)
    pick = random.Random(seed).random
    moves = 0
    while moves < STATE_MOVES:
        played.deal()
        moves = 0
        while not played.over() and moves < STATE_MOVES:
            moves += played.move(pick)
    return played


def state_bytes(make, seed):
    """Return what one more copy of a state adds to the process's memory."""
    import psutil

    played = in_the_middle(make, seed)
    process = psutil.Process()
    kept = [played.copy() for _ in range(10)]
    gc.collect()
    before = process.memory_info().rss
    kept += [played.copy() for _ in range(make.copies)]
    return (process.memory_info().rss - before) / make.copies


def move_bytes(make, seed, moves=300):
    """Return the bytes allocated at the height of a move, on average: what Python sees of it."""
    played = make(seed)
    pick = random.Random(seed).random
    heights = []
    tracemalloc.start()
    while len(heights) < moves:
        played.deal()
        while not played.over():
            before, _ = tracemalloc.get_traced_memory()
            tracemalloc.reset_peak()
            if played.move(pick):
                heights.append(tracemalloc.get_traced_memory()[1] - before)
    tracemalloc.stop()
    return statistics.mean(heights)


def measure(rounds, seconds):
    """Return {name: {"moves/s", "hands/s", "bytes of a state", "bytes a move"}}."""
    # States first: memory that play has freed would hide what they add.
    states = {make: state_bytes(make, 1) for make in PLAYERS}
    speeds = {make: [] for make in PLAYERS}
    for number in range(rounds):
        for make in PLAYERS:
            speeds[make].append(speed(make, number + 1, seconds))
    return {
        make.name: {
            "moves/s": statistics.median(moves for moves, _ in speeds[make]),
            "hands/s": statistics.median(hands for _, hands in speeds[make]),
            "bytes of a state": states[make],
            "bytes a move": move_bytes(make, 1),
        }
        for make in PLAYERS
    }


def show(figures):
    """Print the figures as a table, with how many times the first one's moves per second."""
    ours = figures[Ours.name]
    columns = list(ours)
    print(f"{'':22}" + "".join(f"{column:>18}" for column in columns) + f"{'ours is':>12}")
    for name, row in figures.items():
        cells = "".join(f"{row[column]:>18,.0f}" for column in columns)
        print(f"{name:22}{cells}{ours['moves/s'] / row['moves/s']:>11.1f}×")


def main(arguments=None):
    """Measure and print; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each, a round")
    parser.add_argument("--json", action="store_true", help="the bare figures")
    chosen = parser.parse_args(arguments)
    missing = [name for name in NEEDED if not importlib.util.find_spec(name)]
    if missing:
        lock = "requirements-peers.lock"
        print(f"bench_peers.py: no {', '.join(missing)} here; see {lock}", file=sys.stderr)
        return 2
    figures = measure(chosen.rounds, chosen.seconds)
    print(json.dumps(figures, indent=1)) if chosen.json else show(figures)
    return 0


if __name__ == "__main__":
    sys.exit(stoppable(main))
