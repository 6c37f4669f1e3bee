"""Lets computer players play against each other and says, with honest intervals, who is better.

    arena.py hard normal --players 2 4 --options full --deals 1000 --matches 300
    arena.py hard:12 normal --game rummy --resume figures.jsonl

Duplicate play: the first player takes each seat in turn against the second in all the others, with
the same cards every time, so that the luck of the deal falls out. Points are those of the first
hand of a match, the lead is the first player's minus the mean of the others'. Intervals are over
deals. Seeds and sizes are fixed before the run; `--seeds tune` is for finding out, `--seeds report`
for the figures that are told. With `--resume` each result is written to a file as it comes, and
the same command goes on where it was stopped. The levels are translated to C and play there
(`--python`: they are not); the results are the same.
"""

import argparse
import hashlib
import json
import os
import sys
from concurrent.futures import as_completed
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine import layout
from tools import arena_play, arena_report
from tools.dev import Parser, Trouble, stoppable
from tools.processes import processes

ROOT = Path(__file__).resolve().parents[1]
SEEDS = {"tune": 10_000_000, "report": 20_000_000}
TARGETS = (100, 2000)  # O14
SEATS = {"dummy": range(2, 5), "rummy": range(2, 7)}


def contests(chosen):
    """Return each (contest, kind, how many seeds) of the command line."""
    sizes = {"hands": chosen.deals, "matches": chosen.matches}
    found = []
    for game in chosen.game:
        target = chosen.target or layout.DEFAULT_TARGET[arena_play.GAMES[game]]
        for players in chosen.players:
            for options in chosen.options:
                contest = arena_play.Contest(
                    game, players, options, chosen.first, chosen.second, target, chosen.native
                )
                if players in SEATS[game]:
                    _check_players(contest)
                    found += [(contest, kind, size) for kind, size in sizes.items() if size]
    if not found:
        raise Trouble("nothing to play: no game has so many players, or no deals are asked for")
    return found


def _check_players(contest):
    for name in (contest.first, contest.second):
        try:
            arena_play.player(contest.game, name)
        except (ImportError, AttributeError, ValueError) as error:
            raise Trouble(f"no player {name!r} for {contest.game}: {error}") from None


def fingerprint():
    """Return a short hash of all that decides how the players play."""
    digest = hashlib.sha256()
    for path in sorted([*ROOT.glob("engine/**/*.py"), *ROOT.glob("tools/arena_*.py")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


# --- results that outlive the run ----------------------------------------------------------------
class Results:
    """The results so far, by contest, kind and seed; kept in a file if it has a path."""

    def __init__(self, path=None):
        self.found = {}
        self.file = None
        if path:
            try:
                self._read(path)
                self.file = open(path, "a", encoding="utf-8")  # noqa: SIM115
            except (OSError, ValueError, TypeError) as error:
                raise Trouble(f"{path} cannot keep results: {error}") from None
            if not self.file.tell():
                self._write({"players": fingerprint()})

    def _read(self, path):
        """Read a file of results; the rest of a line cut short is dropped."""
        text = Path(path).read_text(encoding="utf-8") if os.path.exists(path) else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            Path(path).write_text(whole, encoding="utf-8")
        entries = [json.loads(line) for line in whole.splitlines()]
        if entries and entries[0] != {"players": fingerprint()}:
            raise Trouble(f"{path} is of other players: the code has changed since")
        for contest, kind, seed, result in entries[1:]:
            self.found[(tuple(contest), kind, seed)] = result

    def _write(self, entry):
        self.file.write(json.dumps(entry) + "\n")
        self.file.flush()

    def add(self, contest, kind, seed, result):
        """Keep the result of one seed."""
        self.found[(tuple(contest), kind, seed)] = result
        if self.file:
            self._write([contest, kind, seed, result])


# --- playing -------------------------------------------------------------------------------------
def _job(job):
    contest, kind, seed = job
    return job, arena_play.PLAY[kind](contest, seed)


def run(plan, first_seed, results, workers):
    """Play what of the plan has no result yet."""
    from tqdm import tqdm

    jobs = [
        (contest, kind, seed)
        for contest, kind, size in plan
        for seed in range(first_seed, first_seed + size)
        if (tuple(contest), kind, seed) not in results.found
    ]
    if not jobs:
        return
    with processes(workers) as pool:
        played = as_completed([pool.submit(_job, job) for job in jobs])
        for done in tqdm(played, total=len(jobs), unit="deal"):
            (contest, kind, seed), result = done.result()
            results.add(contest, kind, seed, result)


def report(plan, first_seed, results):
    """Return the table of all that was planned."""
    rows = []
    for contest, kind, size in plan:
        seeds = range(first_seed, first_seed + size)
        rows.append(
            arena_report.row(
                contest, kind, [results.found[(tuple(contest), kind, seed)] for seed in seeds]
            )
        )
    return arena_report.table(rows)


def _whole(least, most=10**6):
    """Return a reader of whole numbers from `least` to `most`."""

    def read(text):
        if text.isascii() and text.isdigit() and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")

    return read


def parse(arguments=None):
    """Read the command line."""
    parser = Parser(
        prog="arena.py",
        description="Computer players against each other: easy, normal, hard, simple, deep, "
        "or a module; `hard:12` looks at 12 deals.",
    )
    parser.add_argument("first", help="takes one seat, each in turn")
    parser.add_argument("second", help="takes all the others")
    parser.add_argument("--game", nargs="+", choices=arena_play.GAMES, default=["dummy"])
    parser.add_argument("--players", nargs="+", type=int, default=[2, 4], metavar="N")
    parser.add_argument("--options", nargs="+", choices=["plain", "full"], default=["full"])
    parser.add_argument("--deals", type=_whole(0), default=200, help="single hands, 0 for none")
    parser.add_argument("--matches", type=_whole(0), default=0, help="whole matches")
    parser.add_argument("--target", type=_whole(*TARGETS), help="of a match, in points")
    parser.add_argument("--seeds", choices=SEEDS, default="tune", help="which set of seeds")
    parser.add_argument("--resume", metavar="FILE", help="keep results there, and go on from there")
    parser.add_argument(
        "--python", dest="native", action="store_false", help="play in Python, not translated to C"
    )
    parser.add_argument("--jobs", type=_whole(1), default=os.cpu_count(), help="cores to use")
    return parser.parse_args(arguments)


def main(arguments=None):
    """Run the command; returns the exit status."""
    try:
        chosen = parse(arguments)
        plan = contests(chosen)
        results = Results(chosen.resume)
        run(plan, SEEDS[chosen.seeds], results, chosen.jobs)
    except Trouble as trouble:
        print(f"arena.py: {trouble}", file=sys.stderr)
        return 2
    print(report(plan, SEEDS[chosen.seeds], results))
    return 0


if __name__ == "__main__":
    sys.exit(stoppable(main, "with --resume the same command goes on"))
