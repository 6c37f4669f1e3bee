"""Looks for better weights of the level hard (dummy_rating.py) by play against normal.

    pip install -r requirements-tune.lock
    arena_tune.py --players 2 --rounds 100 --deals 80 --thinks 6

All weights of a row are searched at once (CMA-ES), each round on deals of its own. Now and then it
prints the row that it has come to, with its lead on deals which it does not search on; it begins
with the row that is in the file. Take a row over only if the arena finds it better.
"""

import argparse
import ctypes
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine.players import dummy_rating
from tools import arena_fast, arena_play, arena_report
from tools.dev import stoppable

SEARCH_SEED, CHECK_SEED = 100_000_000, 30_000_000
CHECK_DEALS = 2000
TELL_EVERY = 20


class Row:
    """The weights for a number of players, as the compiled player reads them."""

    def __init__(self, players, thinks):
        place = players > 2
        library = arena_fast.library()
        library.hard_weights.restype = ctypes.POINTER(ctypes.c_int32)
        self.weights = library.hard_weights(int(place))
        self.start = dummy_rating._WEIGHTS[place]
        hard = f"hard:{thinks}"
        self.contest = arena_play.Contest("dummy", players, "full", hard, "normal", 500, True)

    def leads(self, weights, first, deals):
        """Return hard's lead over normal in points, a value a deal, with these weights."""
        for place, weight in enumerate(weights):
            self.weights[place] = round(weight)
        found = (arena_play.play_deal(self.contest, seed) for seed in range(first, first + deals))
        return [mine - others for mine, others in found]


def search(row, rounds, deals):
    """Search, and print what is found; returns the last row."""
    import cma

    steps = [max(4, abs(weight) * 0.3) for weight in row.start]
    options = {"CMA_stds": steps, "popsize": 16, "verbose": -9}
    strategy = cma.CMAEvolutionStrategy(row.start, 1, options)
    for number in range(1, rounds + 1):
        tried = strategy.ask()
        first = SEARCH_SEED + number * deals
        strategy.tell(tried, [-sum(row.leads(weights, first, deals)) / deals for weights in tried])
        if number % TELL_EVERY == 0 or number == rounds:
            best = [round(float(weight)) for weight in strategy.mean]
            lead, half = arena_report.interval(row.leads(best, CHECK_SEED, CHECK_DEALS))
            print(f"{number}: {lead:+.1f} ± {half:.1f}  {tuple(best)}", flush=True)
    return best


def main(arguments=None):
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, choices=[2, 3, 4], default=2)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--deals", type=int, default=80, help="a row is tried on, each round")
    parser.add_argument("--thinks", type=int, default=6, help="deals that hard looks at")
    chosen = parser.parse_args(arguments)
    search(Row(chosen.players, chosen.thinks), chosen.rounds, chosen.deals)
    return 0


if __name__ == "__main__":
    sys.exit(stoppable(main))
