"""Whole matches between computer players, told as one checksum a hand. Runs on every host.

A seed gives the game, the number of players, the options and the level of each seat. The checksum
goes over all bytes of the state after the deal and after every move.
"""

import binascii
from array import array

from engine import match
from engine.players import (
    dummy_easy,
    dummy_hard,
    dummy_normal,
    rummy_easy,
    rummy_hard,
    rummy_normal,
)
from engine.view import look

SIZE = 472
MOVES_MAX = 400
NONE = 0xFF
DUMMY, RUMMY = 0, 1
LEVELS = ((dummy_easy, dummy_normal), (rummy_easy, rummy_normal))
HARD = (dummy_hard, rummy_hard)
HARD_SEEDS = 1000  # from there on level hard plays too, which takes its time
OPTION_BITS = (0x1DFF, 0x3)
TARGETS = (500, 150)
HANDS_MAX = 40


def start(seed):
    """Return the match of a seed: every fourth is Rummy."""
    game = RUMMY if seed % 4 == 3 else DUMMY
    players = 2 + seed // 4 % (5 if game == RUMMY else 3)
    options = seed * 0x2B5 & OPTION_BITS[game]
    return match.Match(game, players, options, TARGETS[game], seed, 0)


def level(game, seed, seat):
    """Return the computer player of a seat."""
    if seed >= HARD_SEEDS and seat == 0:
        return HARD[game]
    return LEVELS[game][seed + seat & 1]


def checksum(h, s):
    """Return the checksum, 30 bits, with all bytes of `s` added to it."""
    return binascii.crc32(s, h) & 0x3FFFFFFF


def play_hand(played, seed, view, into):
    """Deal and play a hand; returns its checksum and the number of moves."""
    played.deal()
    s = played.s
    game = s[1]
    h = checksum(0, s)
    moves = 0
    while not played.game.is_over(s):
        seat = s[39]
        look(s, seat, view)
        move = level(game, seed, seat).choose(view, into)
        if played.play(move):
            raise ValueError(f"seed {seed}: refused {move}")
        h = checksum(h, s)
        moves += 1
    return h, moves


def run(first, last, hands=HANDS_MAX):
    """Play the matches of the seeds, so many hands of each at most.

    Prints seed, hand, moves and checksum of each hand.
    """
    view = bytearray(SIZE)
    into = array("i", bytes(4 * MOVES_MAX))
    for seed in range(first, last):
        played = start(seed)
        hand = 0
        while match.winner(played.s) == NONE and hand < hands:
            h, moves = play_hand(played, seed, view, into)
            print(seed, hand, moves, h)
            hand += 1
