"""Lets the board commands be started with any Python: what they need is in `.venv`."""

import argparse
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools import dev


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message):
        raise dev.Trouble(f"{message}; try {self.prog} --help")


def in_venv(script, *packages):
    """Run `script` again in `.venv`, made if need be, if this Python lacks one of the packages.

    Returns the exit status then, and otherwise 0: the caller goes on itself.
    """
    if all(find_spec(package) for package in packages) or Path(sys.prefix) == dev.VENV:
        return 0
    try:
        dev.check_python()
        dev.prepare()
    except dev.Trouble as trouble:
        print(f"{Path(script).name}: {trouble}", file=sys.stderr)
        return 2
    sys.exit(subprocess.call([str(dev.venv_python()), script, *sys.argv[1:]]))
