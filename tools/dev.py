#!/usr/bin/env python3
"""Play, test and lint Speto from a fresh clone, with nothing but Python 3.10 or newer.

    python3 tools/dev.py play [options of the emulator]
    python3 tools/dev.py test [options of pytest]
    python3 tools/dev.py lint

Makes ``.venv`` beside this folder and installs ``requirements.lock`` into it, again only when that
file has changed. Uses the standard library only, and parses on older Pythons, so that it can say
what is wrong. Its own failures are one line and exit status 2.
"""

import argparse
import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

OLDEST_PYTHON = (3, 10)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / "speto-lock"
INTERRUPTED = 130
HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
NETWORK_SIGNS = (
    "NewConnectionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "NameResolutionError",
    "ProxyError",
    "Failed to establish a new connection",
    "Network is unreachable",
    "Temporary failure in name resolution",
)


class Trouble(Exception):
    """What stops us, in one line for the user."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message):
        raise Trouble(f"{message}; try {self.prog} --help")


def main(arguments=None):
    """Run one command; return the exit status."""
    try:
        check_python()
        options = parse(arguments)
        prepare()
        return COMMANDS[options.command](options.arguments)
    except Trouble as trouble:
        print(f"dev.py: {trouble}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"dev.py: {error}", file=sys.stderr)
        return 2


def stoppable(main, advice=""):
    """Run a tool's `main`; return its exit status, or after Ctrl-C 130, with a line that says so.

    `advice`: what the line also says, about going on for instance.
    """
    try:
        return main()
    except KeyboardInterrupt:
        pass
    # Only now, with what was stopped gone, its progress bars have ended their lines.
    print(f"{Path(sys.argv[0]).name}: stopped{advice and '; '}{advice}", file=sys.stderr)
    return INTERRUPTED


def check_python(version=sys.version_info):
    """Refuse a Python that is too old."""
    if tuple(version[:2]) < OLDEST_PYTHON:
        found, needed = (".".join(map(str, pair[:2])) for pair in (version, OLDEST_PYTHON))
        raise Trouble(f"Python {needed} or newer is needed; this is Python {found}.")


def parse(arguments=None):
    """The command line: a command and what is passed on as it is."""
    parser = Parser(
        prog="dev.py", description="Play, test and lint Speto; sets up .venv on the way."
    )
    parser.add_argument("command", choices=sorted(COMMANDS), help="what to do")
    rest = parser.add_argument(
        "arguments", nargs=argparse.REMAINDER, help="passed on to the emulator or to pytest"
    )
    rest.required = False  # nor should a complaint about a command left out ask for them
    return parser.parse_args(arguments)


def play(arguments):
    """Start the emulator in the user's own folder, so that file names mean what they say there."""
    # Not "-m emulator": that would look in the user's folder first.
    program = f"import runpy, sys; sys.path[0] = {str(ROOT)!r}; "
    program += "runpy.run_module('emulator', run_name='__main__', alter_sys=True)"
    return run(["-c", program, *arguments])


def test(arguments):
    """Run pytest without a window: all tests on all processors, or just what is asked for."""
    return run(["-m", "pytest", *(arguments or ["-n", "auto"])], cwd=ROOT, **HEADLESS)


def lint(arguments):
    """Check style and layout; both are always run."""
    checks = (["check"], ["format", "--check"])
    statuses = [run(["-m", "ruff", *check, *arguments, "."], cwd=ROOT) for check in checks]
    return max(statuses)


COMMANDS = {"play": play, "test": test, "lint": lint}


def require(*modules):
    """For a tool started with any Python: go on in ``.venv`` if this one lacks these modules."""
    if all(importlib.util.find_spec(name) for name in modules) or Path(sys.prefix) == VENV:
        return
    sys.exit(stoppable(go_on))


def go_on():
    """Run this command again in ``.venv``; return its exit status."""
    try:
        check_python()
        prepare()
    except Trouble as trouble:
        print(f"{Path(sys.argv[0]).name}: {trouble}", file=sys.stderr)
        return 2
    return run(sys.argv)


def run(arguments, cwd=None, **variables):
    """Run the environment's Python; return its exit status.

    Ctrl-C is for what runs there, which gets it too and says what it has to say.
    """
    environment = {**os.environ, **variables}
    with subprocess.Popen([str(venv_python()), *arguments], cwd=cwd, env=environment) as child:
        try:
            return child.wait()
        except KeyboardInterrupt:
            child.wait()
            return INTERRUPTED


def venv_python():
    """Where the environment's Python is on this system."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare():
    """Bring ``.venv`` up to date with the lock; nothing to do most of the time."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted and venv_works():
        return
    print("dev.py: setting up .venv, this takes a minute …", file=sys.stderr)
    if not venv_works():
        create_venv()
    install()
    STAMP.write_text(wanted)


def fingerprint():
    """What ``.venv`` was made from: the lock's hash and Python's version."""
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    return f"{digest} {sys.version_info[0]}.{sys.version_info[1]}"


def venv_works():
    """Whether ``.venv`` has a Python of this version, with pip."""
    program = "import pip, sys; print(sys.version_info[0], sys.version_info[1])"
    command = [str(venv_python()), "-c", program]
    try:
        found = subprocess.check_output(command, stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return False
    return tuple(map(int, found.split())) == tuple(sys.version_info[:2])


def create_venv():
    """Make ``.venv`` from scratch."""
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        raise Trouble("this Python cannot make a virtual environment; apt install python3-venv")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        raise Trouble(f"could not make {VENV}: {last_line(done.stdout)}")


def install():
    """Install the lock's packages."""
    command = [str(venv_python()), "-m", "pip", "install", "--quiet", "--retries", "2"]
    command += ["--disable-pip-version-check", "--no-input", "--requirement", str(LOCK)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if not done.returncode:
        return
    output = done.stdout.decode(errors="replace")
    if any(sign in output for sign in NETWORK_SIGNS):
        raise Trouble("no network: the packages in requirements.lock could not be fetched.")
    raise Trouble(f"pip could not install requirements.lock: {last_line(done.stdout)}")


def last_line(output):
    """The last line that says anything, an error's if there is one."""
    lines = [line.strip() for line in output.decode(errors="replace").splitlines() if line.strip()]
    errors = [line for line in lines if line.upper().startswith("ERROR")]
    return (errors or lines or ["no reason given"])[-1]


if __name__ == "__main__":
    sys.exit(stoppable(main))
