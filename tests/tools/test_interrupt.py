"""Ctrl-C: every tool that takes a while ends with one line and exit status 130, and soon."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.test_dev import Tree

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / "tools"
AT_WORK = 2  # seconds until a tool is
SOON = 30  # seconds, also on a busy machine

AT_ONCE = ("fonts.py", "lang.py")  # they are done before anybody stops them

# Tools that work for longer than that here, with what they are asked for.
LONG = {
    "arena.py": "normal easy --python --deals 100000 --jobs 2",
    "bench.py": "",
    "bench_board.py": "",
    "bench_worst.py": "20 26 32 --steps 100000",
    "build.py": "--board pico_ssd1306 --out {tmp}/out",
    "golden.py": "",
    "leaks.py": "--matches 100000",
    "mash.py": "--presses 1000000",
    "memory.py": "--update",
    "pictures.py": "hand --out {tmp}",
    "referee.py": "-",
    "second_opinion.py": "--hands 100000 --jobs 2",
    "where.py": "{tmp}/lines.json",
}


def stopped(path, arguments):
    """Run a tool in a process group of its own, as a terminal does, stop it, and return what it
    has said on standard error."""
    running = subprocess.Popen(
        [sys.executable, str(path), *arguments.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        # A shell's job in the background is started with it ignored, and so would this be.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    with pytest.raises(subprocess.TimeoutExpired):
        running.wait(AT_WORK)
    os.killpg(running.pid, signal.SIGINT)
    status = running.wait(SOON)  # and only then its standard input ends
    _, errors = running.communicate()
    assert status == 130, errors
    return errors


@pytest.mark.parametrize("path", sorted(TOOLS.glob("*.py")), ids=lambda path: path.name)
def test_every_tool_that_takes_a_while_can_be_stopped(path):
    *_, last = path.read_text(encoding="utf-8").splitlines()
    assert "main()" not in last or path.name in AT_ONCE


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT to send")
@pytest.mark.parametrize("tool", LONG)
def test_a_tool_that_is_stopped_says_so_in_a_line(tool, tmp_path):
    (tmp_path / "lines.json").write_text("{}")
    errors = stopped(TOOLS / tool, LONG[tool].format(tmp=tmp_path))
    *bars, last = errors.splitlines()
    assert last.startswith(f"{tool}: stopped")
    assert all("%|" in bar or not bar for bar in bars), errors


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT to send")
def test_the_environments_making_is_stopped_in_a_line(tmp_path):
    tree = Tree(tmp_path)
    *_, last = stopped(tree.root / "tools" / "dev.py", "play").splitlines()
    assert last == "dev.py: stopped"


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT to send")
def test_what_runs_in_the_environment_has_the_last_word(tmp_path):
    tree = Tree(tmp_path)
    tree.run("play")
    play = "import sys, time\ntry:\n  time.sleep(60)\nexcept KeyboardInterrupt:\n"
    play += "  time.sleep(1)\n  sys.exit('bye')\n"
    (tree.root / "emulator/__main__.py").write_text(play)
    assert stopped(tree.root / "tools" / "dev.py", "play") == "bye\n"
