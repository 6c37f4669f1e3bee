"""Mutation testing: changes the settlement and the meld code in one place at a time, and sees
whether a test notices. A mutant that survives is a missing test, or one that does not matter:
docs/faults.md says which.

    mutate.py                      settle.py and melds.py
    mutate.py engine/fines.py      other files
    mutate.py --report             what has been found so far

Works on a copy of the tree under build/mutate/, with cosmic-ray (requirements-mutate.lock) in an
environment of its own there. It can be stopped, and goes on; `--fresh` begins again.
"""

import argparse
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.dev import stoppable  # noqa: E402

BUILD = ROOT / "build" / "mutate"
TREE = BUILD / "tree"
SESSION = BUILD / "session.sqlite"
FILES = ("engine/settle.py", "engine/melds.py")
COPIED = ("engine", "firmware", "emulator", "tests", "tools", "board_configs", "pyproject.toml")
TESTS = (
    *("tests/engine/test_melds.py", "tests/engine/test_settle.py"),
    *("tests/engine/test_vectors.py", "tests/engine/test_knock.py"),
    "tests/engine/test_knock_score.py",
    "tests/engine/test_layout.py::test_every_copy_of_a_number_has_the_value_of_the_table",
)
# One other operator for each: fifty ways to spoil the same `&` tell no more than one.
SKIPPED = (
    "core/ReplaceBinaryOperator_(?!BitAnd_BitOr|BitOr_BitAnd|LShift_RShift|RShift_LShift"
    "|Add_Sub|Sub_Add|Mul_Add)",
    "core/ReplaceComparisonOperator_(?!Eq_NotEq|NotEq_Eq|Lt_LtE|LtE_Lt|Gt_GtE|GtE_Gt)",
)


def main(arguments=None):
    """Run the command; returns the exit status: 0 unless it could not run."""
    parser = argparse.ArgumentParser(description="Mutation testing of the engine.")
    parser.add_argument("files", nargs="*", default=FILES, help="files to change")
    parser.add_argument("--fresh", action="store_true", help="begin again")
    parser.add_argument("--report", action="store_true", help="change nothing, tell what is known")
    chosen = parser.parse_args(arguments)
    if chosen.report:
        report()
        return 0
    python = environment()
    if chosen.fresh or not SESSION.exists():
        begin(python, chosen.files)
    subprocess.run([python.parent / "cosmic-ray", "exec", "config.toml", SESSION], cwd=TREE)
    report()
    return 0


def environment():
    """Return the Python that has the lock's packages and cosmic-ray."""
    python = BUILD / "venv" / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", BUILD / "venv"], check=True)
        install = [python, "-m", "pip", "install", "--quiet", "--no-input"]
        for lock in ("requirements.lock", "requirements-mutate.lock"):
            subprocess.run([*install, "--requirement", ROOT / lock], check=True)
    return python


def begin(python, files):
    """Copy the tree and list the mutants."""
    shutil.rmtree(TREE, ignore_errors=True)
    TREE.mkdir(parents=True)
    SESSION.unlink(missing_ok=True)
    for name in COPIED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, TREE / name)
    test = f"{python} -m pytest -q -x -n 0 -p no:cacheprovider {' '.join(TESTS)}"
    paths = ", ".join(f'"{name}"' for name in files)
    skipped = ", ".join(f"'{pattern}'" for pattern in SKIPPED)
    config = TREE / "config.toml"
    config.write_text(
        f"[cosmic-ray]\nmodule-path = [{paths}]\ntimeout = 60.0\nexcluded-modules = []\n"
        f'test-command = "{test}"\n[cosmic-ray.distributor]\nname = "local"\n'
        f"[cosmic-ray.filters.operators-filter]\nexclude-operators = [{skipped}]\n"
    )
    subprocess.run(test.split(), cwd=TREE, check=True)
    tools = python.parent
    subprocess.run([tools / "cosmic-ray", "init", config, SESSION], cwd=TREE, check=True)
    subprocess.run([tools / "cr-filter-operators", SESSION, config], cwd=TREE, check=True)


def report():
    """Print how many mutants were noticed, and those that were not."""
    rows = sqlite3.connect(SESSION).execute(
        "select m.module_path, m.start_pos_row, m.operator_name, r.test_outcome, r.diff "
        "from mutation_specs m join work_results r on r.job_id = m.job_id "
        "where r.worker_outcome != 'SKIPPED'"
    )
    rows = rows.fetchall()
    alive = [row for row in rows if row[3] == "SURVIVED"]
    for path, line, operator, _, diff in sorted(alive):
        changes = [text for text in (diff or "").splitlines() if text[:1] in ("+", "-")][3:]
        print(f"{path}:{line} {operator}\n  " + "\n  ".join(changes))
    killed = len(rows) - len(alive)
    print(f"{killed} of {len(rows)} mutants noticed ({100 * killed / max(1, len(rows)):.1f} %)")


if __name__ == "__main__":
    sys.exit(stoppable(main, "the same command goes on"))
