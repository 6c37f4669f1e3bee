#!/usr/bin/env python3
"""Makes the pictures of the README, in docs/pictures/: Thai, and the same in every run.

    python3 tools/pictures.py [table|score|hand|boards ...]

`table.png`, `score.png`: the screen of a match; `hand.gif`: a hand with a pick-up, a meld, a
lay-off and a knock; `boards.png`: every board of board_configs/ in the middle of a hand.
"""

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.dev import require, stoppable  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
_SEED = 7
_SCREEN, _SCALE = "pico_ssd1306", 4  # of the still pictures
_HAND_SCREEN, _HAND_SCALE = "picosystem", 2
_HAND_PLAYERS = 3
_LAST_MS = 4000  # how long the GIF stays on the score
_COLUMNS = 4
_CELL = 400, 320  # of a board, its title below it
_TITLE = 34
_GAP = 20
_GROUND = (28, 30, 36)  # as around the boards in the window
_INK = (226, 229, 236)
_COLOURS = 128


def table(folder):
    """The table of a match between four."""
    from tools.showing import Showing, may_think

    showing = Showing(_SCREEN, _SEED, players=4)
    showing.play_until(may_think)
    showing.device.screen.save(folder / "table.png", _SCALE)


def score(folder):
    """The score of a hand."""
    from tools.showing import Showing

    showing = Showing(_SCREEN, _SEED, players=4)
    showing.play_until(lambda top: top.name == "score")
    showing.device.screen.save(folder / "score.png", _SCALE)


def hand(folder):
    """A hand as a GIF."""
    from emulator.gif import Recording
    from engine.layout import KNOCK, LAY, OFF, PICK
    from tools.showing import Showing, find_seed

    seed = find_seed(_HAND_PLAYERS, (PICK, LAY, OFF, KNOCK))
    showing = Showing(_HAND_SCREEN, seed, _HAND_PLAYERS)
    recording = Recording(showing.device.screen, _HAND_SCALE, folder / "hand.gif")
    showing.on_frame = recording.frame
    showing.play_hand()
    showing.wait(_LAST_MS)
    recording.save(showing.now)


def boards(folder):
    """All boards, each with its title."""
    import pygame
    from PIL import Image

    from emulator.boards import names

    pygame.font.init()
    font = pygame.font.Font(None, 30)
    places = names()
    rows = -(-len(places) // _COLUMNS)
    wide, high = _CELL[0] + _GAP, _CELL[1] + _TITLE + _GAP
    sheet = pygame.Surface((_COLUMNS * wide + _GAP, rows * high + _GAP))
    sheet.fill(_GROUND)
    for i, name in enumerate(places):
        row, column = divmod(i, _COLUMNS)
        in_row = min(_COLUMNS, len(places) - row * _COLUMNS)  # a shorter row is in the middle
        x = sheet.get_width() // 2 + (2 * column - in_row + 1) * wide // 2
        y = _GAP + row * high
        picture, title = _board(name)
        sheet.blit(picture, picture.get_rect(center=(x, y + _CELL[1] // 2)))
        said = font.render(title, True, _INK)
        sheet.blit(said, said.get_rect(center=(x, y + _CELL[1] + _TITLE // 2)))
    made = Image.frombytes("RGB", sheet.get_size(), pygame.image.tobytes(sheet, "RGB"))
    made = made.quantize(_COLOURS, dither=Image.Dither.NONE)
    made.save(folder / "boards.png", optimize=True)


def _board(name):
    """Return a board in the middle of a hand, as large as its cell, and its title."""
    import pygame

    from emulator.boards import load
    from emulator.screen import BRIGHTEST
    from emulator.window import Window, best_scale
    from engine.layout import MELD_N
    from tools.showing import Showing, may_think

    showing = Showing(name, _SEED)
    showing.play_until(lambda top: top.session.view[MELD_N] > 2 and may_think(top))
    showing.device.screen.brightness(BRIGHTEST)
    board = load(name)
    window = Window(showing.device.screen, best_scale(board), board)
    window.draw(0)
    body = pygame.display.get_surface().subsurface(window.body)
    factor = min(most / side for most, side in zip(_CELL, body.get_size(), strict=True))
    size = [round(side * factor) for side in body.get_size()]
    return pygame.transform.smoothscale(body, size), board["title"].partition(",")[0]


_MAKE = {"table": table, "score": score, "hand": hand, "boards": boards}


def main(argv=None):
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(description="Makes the README's pictures.")
    parser.add_argument("picture", nargs="*", help=f"{', '.join(_MAKE)} (all)")
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder (docs/pictures)")
    args = parser.parse_args(argv)
    for name in set(args.picture) - set(_MAKE):
        parser.error(f"there is no picture {name!r}: choose from {', '.join(_MAKE)}")
    require("pygame", "PIL")
    os.environ.update(SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    from emulator.window import open_display

    open_display()
    args.out.mkdir(parents=True, exist_ok=True)
    for name in args.picture or _MAKE:
        _MAKE[name](args.out)
    return 0


if __name__ == "__main__":
    sys.exit(stoppable(main))
