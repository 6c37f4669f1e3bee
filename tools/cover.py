"""Branch coverage of the engine: which ways through it no test of the engine goes.

    cover.py            run the engine's tests and print what is missing

Exit status: 0 if at least LEAST percent of all branches of engine/ were taken, else 1.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build" / "coverage"
LEAST = 95.0
TESTS = ("tests/engine", "tests/faults/test_fuzz_moves.py")

if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.dev import require, stoppable  # noqa: E402


def main(arguments=None):
    """Run the command; returns the exit status."""
    argparse.ArgumentParser(description="Branch coverage of the engine.").parse_args(arguments)
    require("coverage", "pytest")
    BUILD.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "COVERAGE_FILE": str(BUILD / "data")}
    run = ["run", "--branch", "--source", "engine", "-m", "pytest", "-q", "-n", "0"]
    run += ["-k", "not unix and not wasm", *TESTS]  # those run in other processes
    tested = coverage(environment, *run)
    if tested:
        return tested
    coverage(environment, "report", "--show-missing", "--skip-covered")
    coverage(environment, "json", "-q", "-o", str(BUILD / "report.json"))
    totals = json.loads((BUILD / "report.json").read_text())["totals"]
    taken, branches = totals["covered_branches"], totals["num_branches"]
    share = 100 * taken / branches
    print(f"{taken} of {branches} branches of engine/ taken: {share:.1f} % (at least {LEAST} %)")
    return 0 if share >= LEAST else 1


def coverage(environment, *arguments):
    """Run coverage.py; returns its exit status."""
    command = [sys.executable, "-m", "coverage", *arguments]
    return subprocess.call(command, cwd=ROOT, env=environment)


if __name__ == "__main__":
    sys.exit(stoppable(main))
