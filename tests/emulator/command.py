"""Runs the emulator as a player does: its command, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SECONDS = 120
HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def environment(**changes):
    """This process's environment with a display that shows nothing; None takes a name away."""
    env = {**os.environ, **HEADLESS, **changes}
    return {name: value for name, value in env.items() if value is not None}


def emulator(*args, **changes):
    """Run `python -m emulator` with the real app."""
    return _python("-m", "emulator", *args, **changes)


def fake(*args, close_at=-1, **changes):
    """Run the command with the fake app, the window closed at a frame."""
    return _python("-m", "tests.emulator.launch", "fake", str(close_at), *args, **changes)


def real(*args, close_at=-1, **changes):
    """Run the command with the real app, the window closed at a frame."""
    return _python("-m", "tests.emulator.launch", "real", str(close_at), *args, **changes)


def python(source, **changes):
    """Run a line of Python in the repository's root."""
    return _python("-c", source, **changes)


def _python(*args, **changes):
    return subprocess.run(
        [sys.executable, *map(str, args)],
        cwd=ROOT,
        env=environment(**changes),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def assert_ends_well(result):
    """The command ended with 0 and said nothing."""
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def assert_refused(result, *words, status=2):
    """The command ended with `status` and one line, which has these words."""
    assert result.returncode == status, result.stderr
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1, result.stderr
    assert result.stderr.startswith("emulator: ")
    for word in words:
        assert word in result.stderr
