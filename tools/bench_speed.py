"""Moves per second of random play, on CPython and on the 64-bit MicroPython.

Every move is chosen among the listed legal ones. These figures depend on the machine and on what
else it does; those of bench_fuel.py do not.
"""

import time

from tests.micropython import hosts

GAMES = ("dummy", "rummy")
PROGRAM = """
from array import array
from engine import dealing, match

def play(game, players, hands):
    into = array("i", bytes(4 * 400))
    played = match.Match(game, players, 0, 65535, 1, 0)
    s = played.s
    rules = played.game
    pick = 1
    moves = 0
    while hands:
        hands -= 1
        dealing.deal(s)
        while not rules.is_over(s):
            pick = pick * 171 % 30269
            rules.apply(s, into[pick % rules.moves(s, into)])
            moves += 1
    return moves
"""
_ON_MICROPYTHON = """
from time import ticks_diff, ticks_us
start = ticks_us()
moves = play({game}, 4, {hands})
print(moves, ticks_diff(ticks_us(), start))
"""


def measure(hands=40):
    """Return {host: {game: moves per second}} for four players."""
    found = {"CPython": {}}
    for game, name in enumerate(GAMES):
        found["CPython"][name] = _on_cpython(game, hands)
    if not hosts.missing_unix():
        found["MicroPython, 64 bits"] = {
            name: _on_micropython(game, hands) for game, name in enumerate(GAMES)
        }
    return found


def _on_cpython(game, hands):
    names = {}
    exec(PROGRAM, names)
    start = time.process_time()
    moves = names["play"](game, 4, hands)
    return moves / (time.process_time() - start)


def _on_micropython(game, hands):
    told = hosts.unix(PROGRAM + _ON_MICROPYTHON.format(game=game, hands=hands))
    moves, us = map(int, told.split())
    return moves / us * 1_000_000
