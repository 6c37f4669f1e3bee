"""Plays random hands of Dummy and watches that no card is ever lost or doubled.

After every move all 52 cards must lie in exactly one place each: a hand, the row, the table, the
stock, put aside (O11), or under the knock. Exit status 1 if once they did not.

    soak.py --hands 10000 --players 2 3 4
"""

import argparse
import random
import sys
from array import array
from collections import Counter
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine import layout, match, state
from tools.notation import cards_text, meld_cards, move_text
from tools.position import END_NAMES, PACK

ALL_OPTIONS = 0x1DFF  # O1-O9, O11-O13


class Lost(AssertionError):
    """The cards do not add up to one pack."""


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
    """Raise Lost unless the state has each card once, and counts its hands rightly."""
    cards = cards_outside(s)
    for seat in range(s[layout.PLAYERS]):
        hand = hand_cards(s, seat)
        cards += hand
        if len(hand) != s[layout.HAND_N + seat]:
            raise Lost(f"seat {seat} holds {len(hand)} cards, not {s[layout.HAND_N + seat]}")
    if sorted(cards) != list(PACK):
        odd = sorted(cards) if len(cards) > 52 else sorted(set(PACK) - set(cards))
        raise Lost(f"{cards_text(odd)} {'are too many' if len(cards) > 52 else 'lost'}")


def play_hand(played, rng, into, counts):
    """Deal and play a hand of a match by random moves; count the moves' kinds and the end."""
    played.deal()
    s = played.s
    check(s)
    while not played.game.is_over(s):
        move = into[rng.randrange(played.game.moves(s, into))]
        if played.play(move):
            raise Lost(f"the listed move {move_text(move)} was refused")
        check(s)
        counts[move_text(move).split()[0]] += 1
    counts["ended by " + END_NAMES[s[layout.END]]] += 1
    counts["hands"] += 1


def play_hands(players, hands, seed, counts, game=layout.DUMMY):
    """Play that many hands, each fifty of them a match with random options; yields after each."""
    rng = random.Random(seed)
    into = array("i", bytes(4 * layout.MOVES_MAX))
    for number in range(hands):
        if number % 50 == 0:
            options = rng.randrange(1 << 13) & ALL_OPTIONS
            played = match.Match(game, players, options, 500, rng.randrange(1 << 30), 0)
        play_hand(played, rng, into, counts)
        yield number


def main(arguments=None):
    """Run the command; returns the exit status."""
    from tools.dev import require

    require("tqdm")
    from tqdm import tqdm

    parser = argparse.ArgumentParser(description="Play random hands and count the cards.")
    parser.add_argument(
        "--hands", type=int, default=10_000, help="hands for each number of players"
    )
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4], choices=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    for players in chosen.players:
        counts = Counter()
        hands = play_hands(players, chosen.hands, chosen.seed, counts)
        try:
            for _ in tqdm(hands, total=chosen.hands, unit="hand", desc=f"{players} players"):
                pass
        except Lost as lost:
            print(f"{players} players: {lost}")
            return 1
        told = ", ".join(f"{name} {count}" for name, count in counts.most_common())
        print(f"{players} players: {told}; all cards accounted for after every move")
    return 0


if __name__ == "__main__":
    sys.exit(main())
