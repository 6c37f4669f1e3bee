"""Mashes the buttons: long runs of random presses over every screen size and kind of buttons.

After every press the cards of the match on the table are counted, and now and then the title must
be reached from wherever the mashing has led, by buttons alone. Run n is the same every time.

    mash.py --presses 100000

Exit status: 0, 1 if something went wrong: the run and the press are printed, `--only RUN` repeats.
"""

import argparse
import random
import sys
import traceback
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
for folder in (ROOT / "firmware", ROOT):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

from emulator.files import MemoryStore  # noqa: E402
from emulator.shim import install  # noqa: E402

install()

from app.keys import ARROWS, DOWN, DPAD, LEFT, RIGHT, THREE, TWO, UP, A, B  # noqa: E402
from app.main_app import App  # noqa: E402
from app.settings import Settings  # noqa: E402
from engine import layout  # noqa: E402
from tests.conformance.screen_driver import Device  # noqa: E402
from tools import soak  # noqa: E402
from tools.dev import require, stoppable  # noqa: E402

SCREENS = (
    (72, 40, 2),
    (128, 64, 2),
    (128, 128, 2),
    (160, 128, 16),
    (240, 135, 16),
    (240, 240, 16),
    (320, 240, 16),
)
KINDS = {  # what a device has
    "dpad": (UP, DOWN, LEFT, RIGHT, A, A, A, B),
    "three": (LEFT, RIGHT, A, A),
    "two": (A, A, B),
}
RUNS = [(screen, kind) for kind in KINDS for screen in SCREENS]
HOMEWARD = 150  # presses, at most, from any screen to the title
EVERY = 60  # presses between two ways home
_LONG = 600  # ms: longer than what makes a long press
_TICK = 2**30


class Lost(AssertionError):
    """The title cannot be reached."""


class Full(Device):
    """A device with every part that there may be; its clock is about to wrap."""

    def __init__(self, screen, kind):
        super().__init__(*screen, kind)
        self.now = _TICK - 40_000

    def ticks(self):
        return self.now % _TICK

    def tone(self, hz, ms):
        pass

    def volume(self, level):
        pass

    def brightness(self, level):
        assert 0 <= level <= 15

    def sleep(self, on):
        pass

    def date(self):
        return 2026, 2, 28


class Masher:
    """An app that is mashed. `rng`: where the presses come from; `presses`: how many so far."""

    def __init__(self, screen, kind, seed):
        self.rng = random.Random(f"mash {screen} {kind} {seed}")
        self.device = Full(screen, kind)
        self.buttons = KINDS[kind]
        self.device.store = MemoryStore()
        self.presses = 0
        self.seen = set()
        self.start()

    def start(self):
        """Switch the device on, with what it has kept."""
        self.app = App(self.device, Settings(self.device.store))

    def step(self, mask, ms, frame=60):
        """Hold the buttons of a mask for a time."""
        self.device.held = mask
        while ms > 0 and not self.app.done:
            self.device.now += frame
            ms -= frame
            self.app.step()
            self.seen.add(self.app.screen_name)

    def mash(self):
        """Press something, look whether all is well, and start again if the game was left."""
        rng = self.rng
        mask = rng.choice(self.buttons)
        if rng.random() < 0.05:
            mask |= rng.choice(self.buttons)  # two at once
        self.step(mask, _LONG if rng.random() < 0.12 else 60)
        self.step(0, rng.choice((60, 60, 60, 120, 1500)))
        self.presses += 1
        self.check()
        if self.app.done:
            self.start()

    def check(self):
        """Count the cards of a match that is on the table."""
        if len(self.app.stack) > 1 and hasattr(self.app.stack[1], "session"):
            s = self.app.stack[1].session.match.s
            if s[layout.HAND_NO]:
                soak.check(s)

    def press(self, button):
        """Press A or B as the game wants it now: a setting may give all to one hand (keys.py)."""
        kind = self.app.keys.kind
        if kind == ARROWS:
            self.step(RIGHT if button == A else LEFT, _LONG)
        elif button == B and kind != DPAD:
            self.step(A, _LONG)
        else:
            self.step(button, 60)
        self.step(0, 60)

    def go_home(self):
        """Go to the title as a player would. Raises Lost."""
        path = []
        for _ in range(HOMEWARD):
            name = self.app.screen_name
            path.append(name)
            if name in ("title", ""):
                return
            if name == "pause":
                self._leave()
            elif name == "ask" or name == "score":
                self.press(A)
            else:
                self.press(B)
        raise Lost(f"from {path[0]!r}: {', '.join(path[-8:])}")

    def _leave(self):
        """Choose the last line of the pause menu."""
        menu = self.app.stack[-1]
        down = {DPAD: DOWN, ARROWS: DOWN, THREE: RIGHT, TWO: B}[self.app.keys.kind]
        for _ in range(menu.count()):
            if menu.at == menu.count() - 1:
                break
            self.step(down, 60)
            self.step(0, 60)
        self.press(A)


def mash(run, presses, seed=0):
    """Mash run `run` (a place in RUNS) for some presses; returns the names of the screens seen."""
    masher = Masher(*RUNS[run], seed)
    while masher.presses < presses:
        masher.mash()
        if masher.presses % EVERY == 0:
            masher.go_home()
    return masher.seen


def main(arguments=None):
    """Run the command; returns the exit status."""
    require("tqdm")
    from tqdm import tqdm

    parser = argparse.ArgumentParser(description="Press buttons at random on every kind of device.")
    parser.add_argument("--presses", type=int, default=20_000, help="in all (%(default)s)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", type=int, metavar="RUN", help=f"0 to {len(RUNS) - 1}")
    chosen = parser.parse_args(arguments)
    runs = range(len(RUNS)) if chosen.only is None else [chosen.only]
    seen = set()
    for run in tqdm(runs, unit="run"):
        try:
            seen |= mash(run, chosen.presses // len(runs), chosen.seed)
        except Exception:
            traceback.print_exc()
            print(f"run {run}: {RUNS[run]}, seed {chosen.seed}")
            return 1
    print("screens seen:", ", ".join(sorted(seen)))
    return 0


if __name__ == "__main__":
    sys.exit(stoppable(main))
