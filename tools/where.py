#!/usr/bin/env python3
"""Where a crash was: `python3 tools/where.py build/NAME.lines.json < crash.txt`.

Puts the places in the sources behind the lines of a traceback from a build with `--lines`. Several
statements share a line of a build, so a place may be a few lines long.
"""

import argparse
import json
import re
import shutil
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.dev import stoppable

_PLACE = re.compile(r'File "([\w.]+)", line (\d+)')


def keep(origins, target):
    """Write down where the lines of the build in folder `target` came from (see tools/link)."""
    modules = {}
    for path, lines in origins.items():
        name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        modules[name] = [_told(line) for line in lines]
    _file(target).write_text(json.dumps(modules) + "\n", encoding="utf-8")


def copy(target, to):
    """Copy what `keep` wrote for one build's folder to where it lies for another."""
    to.parent.mkdir(exist_ok=True)
    shutil.copyfile(_file(target), _file(to))


def _file(target):
    return target.with_name(target.name + ".lines.json")


def _told(origins):
    """Return places as text: "engine/dummy.py:210-213"."""
    lines = {}
    for path, line in origins:
        lines.setdefault(path, set()).add(line)
    return ", ".join(
        f"{path}:{min(found)}" + (f"-{max(found)}" if len(found) > 1 else "")
        for path, found in lines.items()
    )


def explained(trace, modules):
    """Return a traceback with the place in the sources behind each of its lines."""

    def place(match):
        lines = modules.get(match[1], ())
        at = int(match[2]) - 1
        return f"{match[0]} ({lines[at]})" if at < len(lines) and lines[at] else match[0]

    return _PLACE.sub(place, trace)


def main(argv=None):
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(description="Tell where in the sources a crash was.")
    parser.add_argument("lines", type=Path, help="NAME.lines.json of the build")
    args = parser.parse_args(argv)
    modules = json.loads(args.lines.read_text(encoding="utf-8"))
    sys.stdout.write(explained(sys.stdin.read(), modules))
    return 0


if __name__ == "__main__":
    sys.exit(stoppable(main))
