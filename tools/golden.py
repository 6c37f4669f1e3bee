"""Looks after the golden screens: shows what has changed beside the old, and accepts it.

    python3 tools/golden.py [--layout 72x40] [--lang th] [--out FOLDER] [--accept]

Draws every scene of tests/golden/scenes.py. What differs from its stored picture is written to
FOLDER, the old on the left and the new on the right, as one picture a layout and language; with
--accept the new pictures take the place of the old ones, and those of scenes that are gone go.
"""

import argparse
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.dev import require, stoppable

if __name__ == "__main__":
    require("PIL")

from PIL import Image

from tests.golden import scenes
from tests.golden.pictures import STORED, expected, folder_of, render, same

_MARGIN = 4
_GROUND = (90, 0, 90)
_LEAST_WIDTH = 240  # smaller screens are enlarged for review


def main(argv=None):
    """Run the command; returns 0 if nothing has changed or all is accepted, else 1."""
    args = _parser().parse_args(argv)
    changed = 0
    for screen in scenes.SCREENS:
        for language in scenes.LANGUAGES:
            if args.layout in (None, f"{screen[0]}x{screen[1]}") and args.lang in (None, language):
                changed += _review(screen, language, args)
    if changed:
        print(f"{changed} changed" + (", accepted" if args.accept else f": see {args.out}"))
    else:
        print("nothing has changed")
    return 1 if changed and not args.accept else 0


def _parser():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--layout", metavar="WxH", help="this layout only")
    parser.add_argument("--lang", choices=scenes.LANGUAGES, help="this language only")
    parser.add_argument("--out", type=Path, default=Path("golden-review"), help="(%(default)s)")
    parser.add_argument("--accept", action="store_true", help="store the new pictures")
    parser.add_argument("--all", action="store_true", help="show the unchanged ones too")
    return parser


def _review(screen, language, args):
    """Compare one layout in one language; returns how many scenes differ."""
    new = render(screen, language)
    old = expected(screen, language)
    names = sorted(set(new) | set(old))
    changed = [name for name in names if not same(old.get(name), new.get(name))]
    shown = names if args.all else changed
    if shown:
        args.out.mkdir(parents=True, exist_ok=True)
        pairs = [(old.get(name), new.get(name)) for name in shown]
        path = args.out / f"{folder_of(screen, language)}.png"
        _side_by_side(pairs, screen).save(path)
        print(path, *changed)
    if args.accept:
        _store(new, old, screen, language)
    return len(changed)


def _store(new, old, screen, language):
    folder = STORED / folder_of(screen, language)
    folder.mkdir(parents=True, exist_ok=True)
    for name in set(old) - set(new):
        (folder / f"{name}.png").unlink()
    for name, picture in new.items():
        if not same(old.get(name), picture):
            picture.save(folder / f"{name}.png", optimize=True, bits=1 if screen[2] == 2 else 4)


def _side_by_side(pairs, screen):
    """Return a sheet with a row for each pair, the old picture on the left."""
    scale = max(1, -(-_LEAST_WIDTH // screen[0]))
    wide, high = screen[0] * scale + _MARGIN, screen[1] * scale + _MARGIN
    sheet = Image.new("RGB", (2 * wide + _MARGIN, high * len(pairs) + _MARGIN), _GROUND)
    for row, pair in enumerate(pairs):
        for column, picture in enumerate(pair):
            if picture:
                large = picture.convert("RGB").resize((wide - _MARGIN, high - _MARGIN), 0)
                sheet.paste(large, (_MARGIN + column * wide, _MARGIN + row * high))
    return sheet


if __name__ == "__main__":
    sys.exit(stoppable(main))
