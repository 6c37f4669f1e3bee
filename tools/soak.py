"""The soak: whole matches of both games, watched after every move. It can be stopped and goes on.

After each move all 52 cards lie in exactly one place each. Beside the engine the plain reference
(tests/reference) plays every hand along: at its end hands, table, penalties, each line of each
score, the totals, and who starts next must be the same. At the end of a match its journal, made
again in a new match, must give the same bytes. Match number n is the same in every run: game,
players, options, target and who sits where are drawn from n.

    soak.py                     go on to 100,000 hands
    soak.py --hands 2000 --fresh

What was played is kept in build/soak.json, and told in --summary FILE. Exit status: 0, 1 if
something was wrong (the match's number is printed: `--only N` plays it again).
"""

import argparse
import importlib
import json
import os
import random
import sys
from array import array
from collections import Counter
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine import layout, match, state, view
from engine.journal import LONGEST
from tests.reference import game_from
from tools.answer import END_NAMES, answer_of, events_of
from tools.dev import require, stoppable
from tools.notation import card_from, cards_text, meld_cards, move_text
from tools.position import (
    GAME_NAMES,
    MOST_PLAYERS,
    PACK,
    position_of,
    stock_of,
)
from tools.processes import processes

KEPT = Path(__file__).resolve().parents[1] / "build" / "soak.json"
HANDS_MOST = 25  # of a match
MOVES_MOST = 400  # of a hand: a hand of Rummy may go on for ever (R7 bounds draws, not takes)
HARD_EVERY = 40  # the hard level thinks long: one match in so many has it
_PART = 4  # matches between two looks at the clock


class Wrong(AssertionError):
    """Something that the soak watches for has happened."""


# --- the cards ------------------------------------------------------------------------------------
def hand_cards(s, seat):
    """Return the cards of a hand, in pack order."""
    at = layout.HANDS + 8 * seat
    bits = int.from_bytes(s[at : at + 8], "little")
    return [card for card in PACK if bits >> card & 1]


def cards_outside(s):
    """Return the cards that lie in no hand, as one list in no order."""
    cards = list(s[layout.ROW : layout.ROW + s[layout.ROW_N]])
    for place in range(s[layout.MELD_N]):
        cards += meld_cards(state.meld(s, place))
    end = 52 if s[layout.GAME] == layout.DUMMY else s[layout.STOCK_END]
    cards += s[layout.STOCK + s[layout.STOCK_POS] : layout.STOCK + end]
    if s[layout.KNOCK_CARD] != layout.NONE:
        cards.append(s[layout.KNOCK_CARD])
    return cards


def check(s):
    """Raise Wrong unless the state has each card once, and counts its hands rightly."""
    cards = cards_outside(s)
    for seat in range(s[layout.PLAYERS]):
        hand = hand_cards(s, seat)
        cards += hand
        if len(hand) != s[layout.HAND_N + seat]:
            raise Wrong(f"seat {seat} holds {len(hand)} cards, not {s[layout.HAND_N + seat]}")
    if sorted(cards) != list(PACK):
        odd = sorted(cards) if len(cards) > 52 else sorted(set(PACK) - set(cards))
        raise Wrong(f"{cards_text(odd)} {'are too many' if len(cards) > 52 else 'lost'}")


# --- the reference, playing along -----------------------------------------------------------------
class Alongside:
    """The reference's copy of a hand that has just been dealt."""

    def __init__(self, s):
        self.game = game_from(position_of(s))
        self.events = []
        self.reshuffles = 0

    def play(self, text, s):
        """Make the move that has led to the engine's state `s`."""
        self.game.play(text)
        self.events += events_of(s)
        if s[layout.RESHUFFLES] != self.reshuffles:
            self._shuffle(s)

    def _shuffle(self, s):
        """R7: the reference does not shuffle; it takes over the order, not the cards."""
        self.reshuffles = s[layout.RESHUFFLES]
        order = [card_from(text) for text in stock_of(s).split()]
        if sorted(order) != sorted(self.game.stock):
            raise Wrong(f"the pile became the stock {cards_text(order)}")
        self.game.stock = order

    def compare(self, s):
        """Raise Wrong unless both tell the same of the hand that is over."""
        mine, other = answer_of(s, self.events), self.game.answer()
        for key in {**mine, **other}:
            if mine.get(key) != other.get(key):
                raise Wrong(f"{key}: engine {mine.get(key)}, reference {other.get(key)}")


# --- one match ------------------------------------------------------------------------------------
def by_chance(rng):
    """Return a player that makes any legal move, and knocks when it can."""

    def choose(seen, into, moves):
        n = moves(seen, into)
        knocks = [move for move in into[:n] if move >> layout.MOVE_KIND == layout.KNOCK]
        return rng.choice(knocks or into[:n])

    return choose


def of_level(game, name):
    """Return the player of a level of engine/players."""
    module = importlib.import_module(f"engine.players.{GAME_NAMES[game]}_{name}")
    return lambda seen, into, moves: module.choose(seen, into)


class Table:
    """Match number `number`, and what is drawn for it."""

    def __init__(self, number):
        self.number = number
        self.rng = rng = random.Random(f"soak {number}")
        self.kind = game = number % 2
        self.players = 2 + number // 2 % (MOST_PLAYERS[game] - 1)
        bits = sum(layout.OPTION_BITS[game].values())
        self.options = rng.choice([rng.randrange(1 << 13) & bits, *layout.PRESETS[game].values()])
        hands = game == layout.RUMMY and self.options & layout.OPT_HANDS
        most = (2001, 501)[game]
        self.target = rng.randrange(1, 9) if hands else rng.randrange(100, most, 50)
        self.seed = rng.randrange(1 << 30)
        self.names = [self._level() for _ in range(self.players)]

    def _level(self):
        hard = () if self.number // 2 % HARD_EVERY else ("hard",)
        return self.rng.choice(["easy", "normal", *hard, "chance"])

    def new_match(self):
        """Return the match, with nothing dealt."""
        room = HANDS_MOST * (LONGEST * MOVES_MOST + 1)
        return match.Match(self.kind, self.players, self.options, self.target, self.seed, room)

    def seats(self):
        """Return a player for each seat."""
        chance = by_chance(self.rng)
        return [chance if n == "chance" else of_level(self.kind, n) for n in self.names]


def play_match(number, counts):
    """Play match `number` to its winner, or HANDS_MOST hands; count what happened."""
    table = Table(number)
    played = table.new_match()
    seats = table.seats()
    s = played.s
    seen = bytearray(layout.SIZE)
    into = array("i", bytes(4 * layout.MOVES_MAX))
    for _ in range(HANDS_MOST):
        if not play_hand(played, seats, seen, into, counts):
            counts["hands without end"] += 1
            break
        if match.winner(s) != layout.NONE:
            counts["won"] += 1
            break
    compare_replay(table, played)
    counts["matches"] += 1
    counts[f"{GAME_NAMES[table.kind]} {table.players}"] += 1
    counts.update(f"seat {name}" for name in table.names)


def play_hand(played, seats, seen, into, counts):
    """Deal and play a hand, checked after each move; returns whether it came to an end."""
    played.deal()
    s = played.s
    name = GAME_NAMES[s[layout.GAME]]
    check(s)
    beside = Alongside(s)
    moves = 0
    while not played.game.is_over(s):
        if moves == MOVES_MOST:
            return False
        view.look(s, s[layout.TURN], seen)
        move = seats[s[layout.TURN]](seen, into, played.game.moves)
        text = move_text(move)
        if played.play(move):
            raise Wrong(f"the move {text} of seat {s[layout.TURN]} was refused")
        check(s)
        beside.play(text, s)
        moves += 1
        counts[f"{name} {text.split()[0]}"] += 1
    beside.compare(s)
    counts["moves"] += moves
    counts[f"{name} hands"] += 1
    counts[f"{name} ended: {END_NAMES[s[layout.END]]}"] += 1
    return True


def compare_replay(table, played):
    """Raise Wrong unless the journal, made again, gives the same bytes."""
    again = table.new_match()
    if not match.replay(again, played.journal, played.written) or again.s != played.s:
        raise Wrong("the journal does not give the same state again")


def play_matches(numbers):
    """Play several matches; returns the counts and a line for the first that went wrong."""
    counts = Counter()
    for number in numbers:
        try:
            play_match(number, counts)
        except Exception as error:
            return counts, f"match {number}: {type(error).__name__}: {error}"
    return counts, None


# --- the long run ---------------------------------------------------------------------------------
def hands_of(counts):
    """Return how many hands were played to their end."""
    return sum(counts[f"{name} hands"] for name in GAME_NAMES)


def load(fresh):
    """Return the number of the next match and the counts so far."""
    if fresh or not KEPT.exists():
        return 0, Counter()
    kept = json.loads(KEPT.read_text())
    return kept["next"], Counter(kept["counts"])


def keep(number, counts):
    """Note that all matches before `number` are played and counted."""
    KEPT.parent.mkdir(exist_ok=True)
    fresh = KEPT.with_suffix(".new")
    fresh.write_text(json.dumps({"next": number, "counts": counts}, indent=1))
    os.replace(fresh, KEPT)


def run(hands, jobs, number, counts):
    """Play on from match `number` until `hands` are played; returns what went wrong, or None."""
    from tqdm import tqdm

    bar = tqdm(total=hands, initial=hands_of(counts), unit="hand", mininterval=2)
    with bar, processes(jobs) as pool:
        while hands_of(counts) < hands:
            starts = range(number, number + 8 * jobs * _PART, _PART)
            parts = [range(start, start + _PART) for start in starts]
            for played in [pool.submit(play_matches, part) for part in parts]:
                found, wrong = played.result()
                counts.update(found)
                bar.update(hands_of(found))
                if wrong:
                    return wrong
                number += _PART
                keep(number, counts)
    return None


def summary(counts):
    """Return what was played as Markdown."""
    total = hands_of(counts)
    lines = [
        "# The soak",
        "",
        f"{total:,} hands in {counts['matches']:,} matches, {counts['moves']:,} moves: after each "
        "move every card was in one place; every hand's end was what the plain reference made of "
        "the same moves (penalties, score lines, totals, next starter); every journal gave the "
        "same bytes again.",
        "",
        "Made by `python3 tools/soak.py --summary docs/soak.md`, which goes on where it was "
        "stopped.",
        "",
        "| what | how often |",
        "| --- | ---: |",
    ]
    wanted = [name for name in counts if name not in ("moves", "matches")]
    return "\n".join(lines + [f"| {name} | {counts[name]:,} |" for name in sorted(wanted)]) + "\n"


def main(arguments=None):
    """Run the command; returns the exit status."""
    require("tqdm")
    parser = argparse.ArgumentParser(description="Play whole matches and watch every move.")
    parser.add_argument("--hands", type=int, default=100_000, help="hands in all (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    parser.add_argument("--fresh", action="store_true", help="forget what was played before")
    parser.add_argument("--only", type=int, metavar="N", help="play match N alone")
    parser.add_argument("--summary", type=Path, help="write what was played to this file")
    chosen = parser.parse_args(arguments)
    if chosen.only is not None:
        counts, wrong = play_matches([chosen.only])
        print(wrong or f"match {chosen.only}: {hands_of(counts)} hands, nothing wrong")
        return 1 if wrong else 0
    number, counts = load(chosen.fresh)
    wrong = run(chosen.hands, chosen.jobs, number, counts)
    print(wrong or f"{hands_of(counts):,} hands, nothing wrong")
    if chosen.summary and not wrong:
        chosen.summary.write_text(summary(counts), encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(stoppable(main, "the same command goes on"))
