#!/usr/bin/env python3
"""Looks for the hands that give the knock solver the most work (D12, D13).

    bench_worst.py 20 26 32 --steps 500 --tries 4

Climbs from random hands: a card is exchanged, or a meld of the table comes or goes, and the change
stays if the work grows. Work is counted in steps of the solver's search, for listing the moves and
for making the first knock among them. The positions printed are those of tools/bench_positions.py.
"""

import argparse
import json
import random
import sys
from array import array
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine import dummy, knock_search, layout
from tools.dev import stoppable
from tools.notation import card_text, cards_text
from tools.position import PACK, state_from
from tools.random_positions import MELDS

MELDS_OF_TABLE = [meld for meld in MELDS[layout.ACE_HIGH] if len(meld) <= 4]
MOST_MELDS = 6


class Work:
    """Counts the steps of the solver's search while it is entered."""

    def __enter__(self):
        self.steps = 0
        self._reach = knock_search._reach
        knock_search._reach = self._count
        return self

    def __exit__(self, *_):
        knock_search._reach = self._reach

    def _count(self, case, staying, rank, cost, target):
        self.steps += 1
        return self._reach(case, staying, rank, cost, target)


def position(hand, table):
    """Return the position: seat 0, not born, has drawn; seat 1 has laid the table."""
    laid = set().union(*table)
    left = [card for card in PACK if card not in hand and card not in laid]
    return {
        "hands": [cards_text(sorted(hand)), cards_text(left[:1])],
        "table": [[f"{card_text(card)}:1" for card in sorted(meld)] for meld in table],
        "stock": cards_text(left[1:4]),
        "options": "full",
        "phase": "play",
    }


def work(hand, table, into):
    """Return the solver's steps for listing the moves and for making the first knock of them."""
    s = state_from(position(hand, table))
    with Work() as counted:
        n = dummy.moves(s, into)
        knocks = [move for move in into[:n] if move >> layout.MOVE_KIND == layout.KNOCK]
        if knocks:
            dummy.apply(s, knocks[0])
    return counted.steps


def start(rng, size):
    """Return a random hand of many melds, and no table."""
    hand = set()
    while len(hand) < size:
        hand |= set(rng.choice(MELDS_OF_TABLE))
    return set(rng.sample(sorted(hand), size)), []


def change(rng, hand, table):
    """Return a hand and a table that differ a little from these."""
    hand, table = set(hand), list(table)
    what = rng.random()
    if what < 0.15 and table:
        table.remove(rng.choice(table))
    elif what < 0.35 and len(table) < MOST_MELDS:
        free = set(PACK) - hand - set().union(*table)
        fitting = [meld for meld in MELDS_OF_TABLE if free.issuperset(meld)]
        table += [rng.choice(fitting)] if fitting else []
    else:
        for _ in range(rng.choice((1, 1, 2, 3))):
            free = sorted(set(PACK) - hand - set().union(*table))
            if free:
                hand.remove(rng.choice(sorted(hand)))
                hand.add(rng.choice(free))
    return hand, table


def climb(rng, size, steps):
    """Return the most work found, with its hand and table."""
    into = array("i", [0] * layout.MOVES_MAX)
    hand, table = start(rng, size)
    most = work(hand, table, into)
    for _ in range(steps):
        other, melds = change(rng, hand, table)
        if len(PACK) - size - len(set().union(*melds)) < 4:
            continue
        found = work(other, melds, into)
        if found >= most:
            hand, table, most = other, melds, found
    return most, hand, table


def main(arguments=None):
    """Search for each size; prints a position a line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sizes", type=int, nargs="+", help="cards in the hand")
    parser.add_argument("--steps", type=int, default=500, help="changes tried in a climb")
    parser.add_argument("--tries", type=int, default=4, help="climbs for each size")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    for size in chosen.sizes:
        climbs = (
            climb(random.Random(chosen.seed + number), size, chosen.steps)
            for number in range(chosen.tries)
        )
        most, hand, table = max(climbs, key=lambda climbed: climbed[0])
        print(f"{size} cards, {most} steps: {json.dumps(position(hand, table))}", flush=True)


if __name__ == "__main__":
    sys.exit(stoppable(main))
