"""Plays many matches in one process on the real micropython, at a board's heap: nothing may leak.

    leaks.py --matches 1000

The whole app runs, as on a board with little memory: title, match, score, winner, title again; all
numbers of players, both games, saving into a store of fixed size. At the title, after a collection,
`gc.mem_free()` must be at the end what it was after the first matches, in which everything was
loaded once. Exit status: 0, 1 if memory was lost.
"""

import argparse
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.micropython import hosts
from tools.dev import stoppable

HEAP = 2 * 241_000  # a Pico's free heap; objects of this 64-bit host are twice as large
FIRST = 24  # matches until all has been loaded once
ROUND = 8  # matches after which the same game and level come again: what is loaded depends on them
_PROGRAM = """
import gc, sys
from tests.conformance.screen_driver import Device
from app.keys import A, B, DOWN
from app.main_app import App
from app.settings import Settings
from app.settings_record import set_level

MATCHES = {matches}
FIRST = {first}
ROUND = {round}

class Store:
    # Files that do not grow, so that what is kept is no lost memory.
    def __init__(self):
        self.files = {{}}
        self.sizes = {{}}
    def load(self, name):
        return bytes(self.files[name][: self.sizes[name]]) if name in self.files else None
    def save(self, name, data):
        if name not in self.files:
            self.files[name] = bytearray(5000)
        self.files[name][: len(data)] = data
        self.sizes[name] = len(data)
    def rename(self, name, to):
        self.save(to, self.load(name))
        self.sizes[name] = 0

device = Device()
device.store = Store()
app = App(device, Settings(device.store), frugal=True)

def press(button):
    for held in (button, 0):
        device.held = held
        device.now = device.now + 60 & 0x3FFFFFFF
        app.step()

def play(number):
    settings = app.settings
    game = number & 1
    settings.game = game
    settings.players[game] = 2 + (number >> 1) % (5 if game else 3)
    settings.target[game] = (100, 50)[game]
    settings.options[game] = number * 77 & (3 if game else 0x1DFF)
    set_level(settings, number >> 2 & 1)
    settings.seed = number
    title = app.stack[0]
    title.at = 0
    while title.lines[title.at] != 1:
        press(DOWN)
    press(A)
    if app.screen_name == "ask":
        press(DOWN)
        press(A)
    press(A)
    assert app.screen_name == "table", app.screen_name
    app.autoplay = True
    steps = 0
    while app.screen_name != "winner" and steps < 6000:
        device.now = device.now + 1200 & 0x3FFFFFFF
        app.step()
        steps += 1
        if app.screen_name == "score":
            press(A)
    app.pop_to("title")
    app.step()
    app.autoplay = False
    return steps

def free():
    # Frames of many sizes reach the old words on the stack.
    most = 0
    for size in range(16):
        app.step()
        write_over(20, *range(size))
        gc.collect()
        most = max(most, gc.mem_free())
    return most

# An old word may still hold something of one match: what counts is the most that any leaves free.
begun = ended = 0
for number in range(FIRST + MATCHES):
    play(number)
    if FIRST - ROUND <= number < FIRST:
        begun = max(begun, free())
    if FIRST + MATCHES - ROUND <= number:
        ended = max(ended, free())
    if number % 50 == 49:
        print("match", number + 1, free(), file=sys.stderr)
print(begun, ended)
"""


def measure(matches, heapsize=HEAP, seconds=36_000):
    """Return the bytes free before and after so many matches, once all is loaded.

    That is the most after any match of the last ROUND. `matches`: a multiple of ROUND.
    """
    program = hosts.WRITE_OVER + _PROGRAM.format(matches=matches, first=FIRST, round=ROUND)
    output = hosts.unix(program, heapsize=heapsize, seconds=seconds)
    return tuple(map(int, output.split()))


def main(arguments=None):
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(description="Many matches at a board's heap.")
    parser.add_argument("--matches", type=int, default=1000, help=f"a multiple of {ROUND}")
    chosen = parser.parse_args(arguments)
    if chosen.matches % ROUND:
        parser.error(f"--matches is a multiple of {ROUND}")
    if missing := hosts.missing_unix():
        print(missing)
        return 2
    before, after = measure(chosen.matches)
    print(f"{chosen.matches} matches: {before} bytes free before, {after} after")
    return 0 if after == before else 1


if __name__ == "__main__":
    sys.exit(stoppable(main))
