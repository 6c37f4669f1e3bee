"""The second opinion: plays random hands on the engine and on the plain reference at once.

After every move both must tell the same of the position: legal moves, hands, row, table, events,
and at the end scores, lines, totals and who starts next. Now and then a random move that is not
legal is tried: both must refuse it by the same rule and change nothing. The counts tell how often
each rule was met. Every hand is made from its own number, so a disagreement can be seen again.

    second_opinion.py --hands 20000 --least 100

Exit status: 0 if both always agreed and every rule was met often enough, 1 if not. A position in
which they differ is printed as a line for the referee.
"""

import argparse
import json
import os
import random
import sys
from collections import Counter
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine import layout, match, state
from engine.melds import fit
from tests.reference import Refused as ReferenceRefused
from tests.reference import game_from
from tests.reference.scoring import winner_of_match
from tools.dev import stoppable
from tools.notation import card_from, card_text, cards_text, move_from
from tools.position import GAME_NAMES, MOST_PLAYERS, PACK
from tools.processes import processes
from tools.random_positions import MELDS, built, dealt
from tools.referee import Hand, Refused

MOVES_MOST = 120  # a hand of Rummy in which all only take from the pile never ends
WEIGHTS = {
    "pick": 6,
    "meld": 4,
    "off": 6,
    "knock": 30,
    "draw": 12,
    "take": 3,
    "discard": 3,
    "end": 4,
}
RULES = {
    "dummy": [
        *("D17", "O1", "O2", "D22", "O3", "O4", "O6", "O7", "O8", "O9", "D15", "D16"),
        *("D19", "D20", "D21", "D23", "O5", "O10", "O11", "O12", "O14"),
        *("refused D4", "refused D6", "refused D8", "refused D9", "refused D10", "refused D11a"),
        *("refused D12", "refused D13", "refused D14", "refused O13"),
        *("D14 offered", "D14 declined", "D14 knocked", "ran out at once"),
        *("dark from the stock", "dark from a pick-up", "born knock", "won the match"),
    ],
    "rummy": [
        *("R9", "R10", "R11", "reshuffled once", "reshuffled twice", "out", "blocked"),
        *("refused R3", "refused R4", "refused R5", "refused R6", "refused R7", "refused R8"),
        *("refused R8a", "won the match"),
    ],
}


class Disagreement(AssertionError):
    """Engine and reference differ; the message has a line for the referee."""

    def __init__(self, position, moves, what):
        line = json.dumps({**position, "moves": moves})
        super().__init__(f"{what}\n{line}")


class Both:
    """One hand on both sides. `counts`: what was met, by name."""

    def __init__(self, position, counts):
        self.position = position
        self.moves = []
        self.counts = counts
        self.engine = Hand(position)
        self.reference = game_from(position)
        self.answer = None
        self._compare()

    def play(self, text):
        """Make a legal move on both sides and compare."""
        self.moves.append(text)
        before = len(self.answer["events"])
        try:
            self.engine.play(text)
            self.reference.play(text)
        except (Refused, ReferenceRefused) as refused:
            self._differ(f"a listed move was refused: {refused}")
        self._compare()
        self._count_move(text, self.answer["events"][before:])

    def refuse(self, text):
        """Try a move that is not listed: both must refuse it, by the same rule."""
        state = bytes(self.engine.s)
        rules = [_refusal(self.engine, text, Refused)]
        rules.append(_refusal(self.reference, text, ReferenceRefused))
        if rules[0] is None or rules[0] != rules[1]:
            self.moves.append(text)
            self._differ(f"refused by {rules[0]} in the engine, by {rules[1]} in the reference")
        if bytes(self.engine.s) != state:
            self._differ(f"the refused move {text} changed the state")
        self.counts["refused " + rules[0]] += 1

    def refuse_int(self, move):
        """Try any int on the engine: it must refuse it and change nothing."""
        state = bytes(self.engine.s)
        if not self.engine.game.apply(self.engine.s, move) or bytes(self.engine.s) != state:
            self._differ(f"the int {move} was not refused, or changed the state")

    def _compare(self):
        mine, other = self.engine.answer(), self.reference.answer()
        for key in {**mine, **other}:
            if mine.get(key) != other.get(key):
                self._differ(f"{key}: engine {mine.get(key)}, reference {other.get(key)}")
        self.answer = mine
        if mine["over"]:
            self._compare_winner(mine["totals"])

    def _compare_winner(self, totals):
        winner = match.winner(self.engine.s)
        winner = None if winner == layout.NONE else winner
        other = winner_of_match(totals, self.reference.options.target)
        if winner != other:
            self._differ(f"winner of the match: engine {winner}, reference {other}")
        self.counts["won the match"] += winner is not None

    def _differ(self, what):
        raise Disagreement(self.position, self.moves, what)

    # --- counting

    def _count_move(self, text, events):
        counts = self.counts
        counts["moves"] += 1
        counts.update(event["rule"] for event in events)
        counts["O10"] += sum(event["points"] < 0 for event in events) > 1
        if self.engine.s[layout.PHASE] == layout.LAST_PHASE:
            counts["D14 offered"] += 1
        counts["D14 declined"] += text == "end"
        if self.answer["over"]:
            self._count_end(text)

    def _count_end(self, text):
        s, counts, answer = self.engine.s, self.counts, self.answer
        lines = [line["rule"] for lines in answer["lines"] for line in lines]
        counts.update(rule for rule in lines if rule not in _EVENT_RULES)
        counts[answer["end"]] += 1
        if answer["end"] == "ran out":
            counts["ran out at once"] += text != "end"
        if answer["end"] == "knock":
            dark = not s[layout.BORN_BEFORE] >> answer["by"] & 1
            picked = s[layout.PICK_END] > 0
            source = "from a pick-up" if picked else "from the stock"
            counts[f"dark {source}" if dark else "born knock"] += 1
            counts["D14 knocked"] += s[layout.STOCK_POS] == s[layout.STOCK_END] and picked
        self._count_options(s)

    def _count_options(self, s):
        """Count hands in which an option without event or line of its own has mattered."""
        names = self.answer["table"]
        on = self.reference.options
        runs = [meld for meld in names if meld[0][0] != meld[1][0]]
        laid = [card[:2] for meld in names for card in meld]
        aced = [meld for meld in runs for card in meld if card[0] == "A"]
        head = s[layout.HEAD]
        self.counts["O5"] += "O5" in on and head != layout.NONE and card_text(head) in laid
        self.counts["O12"] += "O12" in on and bool(aced)
        self.counts["O14"] += s[layout.GAME] == layout.DUMMY and on.target != 500
        self.counts["R11"] += "R11" in on and any(meld[-1][0] == "A" for meld in aced)
        times = {1: "reshuffled once", 2: "reshuffled twice"}.get(s[layout.RESHUFFLES])
        if times and s[layout.GAME] == layout.RUMMY:
            self.counts[times] += 1


_EVENT_RULES = frozenset(["D17", "O1", "O2", "D22", "O3", "O4", "O6", "O7", "O8", "O9"])


def _refusal(side, text, kind):
    """Return the rule by which one side refuses a move, None if it does not."""
    try:
        side.play(text)
    except kind as refused:
        return refused.rule
    return None


def play_hand(number, game, counts):
    """Play hand `number` of a game on both sides to its end. Raises Disagreement."""
    rng = random.Random(f"{GAME_NAMES[game]} {number}")
    players = 2 + number % (MOST_PLAYERS[game] - 1)
    position = (dealt if rng.random() < 0.15 else built)(rng, game, players)
    both = Both(position, counts)
    counts["hands"] += 1
    if position["options"] == "full" or "O11" in position["options"]:
        counts["O11"] += game == layout.DUMMY and players == 2
    while not both.answer["over"] and len(both.moves) < MOVES_MOST:
        if rng.random() < (0.25 if len(both.answer["hands"][both.answer["turn"]]) > 9 else 0.6):
            _try_illegal(rng, both, game)
        legal = both.answer["legal"]
        weights = [WEIGHTS.get(text.split()[0], 1) for text in legal]
        both.play(rng.choices(legal, weights)[0])
    if both.answer["over"]:
        _try_illegal(rng, both, game)


def _try_illegal(rng, both, game):
    text = _any_move(rng, both, game)
    if _in_order(text) not in both.answer["legal"]:
        both.refuse(text)
    listed = [move_from(text, game, both.engine.s[layout.ACES]) for text in both.answer["legal"]]
    nearly = rng.choice(listed or [0]) ^ 1 << rng.randrange(22)
    move = rng.choice([nearly, nearly, rng.randrange(1 << 21), rng.randrange(-9, 1 << 30)])
    if move not in listed:
        both.refuse_int(move)


def _in_order(text):
    """Return a move's text with the cards of its meld in pack order."""
    before, meld, cards = text.partition("meld ")
    return before + meld + " ".join(sorted(cards.split(), key=_PACK_NAMES.index)) if meld else text


_PACK_NAMES = [card_text(card) for card in PACK]
_MELD_TEXTS = {aces: [cards_text(meld) for meld in melds] for aces, melds in MELDS.items()}


def _any_move(rng, both, game):
    """Return a random move, often one that is nearly legal."""
    s = both.engine.s
    hand = both.answer["hands"][both.answer["turn"]].split()
    emptying = _emptying(s, hand)
    if emptying and rng.random() < 0.5:
        return rng.choice(emptying)
    row = [card[:2] for card in both.answer["row"]]
    near = hand + row if hand + row and rng.random() < 0.8 else list(_PACK_NAMES)
    card, meld = rng.choice(near), _any_meld(rng, s, rng.choice([hand, near]), near)
    off = rng.choice(_fitting(s, hand) or [f"off {card} on {rng.randrange(4)}"])
    moves = ["draw", f"meld {meld}", f"meld {meld}", off, off, f"discard {card}"]
    if game == layout.RUMMY:
        return rng.choice([*moves, "take"])
    chosen = rng.choice([card, *meld.split()])
    return rng.choice([*moves, f"knock {card}", "end", f"pick {chosen} meld {meld}"])


def _emptying(s, hand):
    """Return the melds and lay-offs that would take the whole hand (D11a, R8a)."""
    if len(hand) == 1:
        return _fitting(s, hand)
    melds = _MELD_TEXTS[s[layout.ACES]]
    return [f"meld {meld}" for meld in melds if set(meld.split()) == set(hand)]


def _any_meld(rng, s, reach, near):
    """Return a random meld, mostly one of cards within reach, or cards that make none."""
    melds = _MELD_TEXTS[s[layout.ACES]]
    if rng.random() < 0.1:
        return " ".join(rng.choices(near, k=rng.randrange(1, 5)))
    within = [meld for meld in melds if set(meld.split()) <= set(reach)]
    return rng.choice(within if within and rng.random() < 0.8 else melds)


def _fitting(s, hand):
    """Return lay-offs of cards that fit a meld."""
    codes = [state.meld(s, place) for place in range(s[layout.MELD_N])]
    return [
        f"off {card} on {place}"
        for card in hand
        for place, code in enumerate(codes)
        if fit(code, card_from(card), s[layout.ACES])
    ]


# --- big runs -------------------------------------------------------------------------------------
def play_hands(game, numbers):
    """Play several hands; returns the counts and the first disagreement's text, or None."""
    counts = Counter()
    try:
        for number in numbers:
            play_hand(number, game, counts)
    except Disagreement as disagreement:
        return counts, str(disagreement)
    return counts, None


def summary(game, counts):
    """Return the table of a game's counts as Markdown."""
    lines = [f"## {game}: {counts['hands']} hands, {counts['moves']} moves", "", "| met | times |"]
    lines.append("| --- | ---: |")
    return "\n".join(lines + [f"| {name} | {counts[name]} |" for name in RULES[game]])


def write_summary(path, texts):
    """Put the games' tables into a Markdown file, in place of all from its first `##` on."""
    intro = path.read_text(encoding="utf-8") if path.exists() else "# The second opinion\n\n"
    path.write_text(intro.split("## ")[0] + "\n\n".join(texts) + "\n", encoding="utf-8")


def run(game, hands, start, jobs):
    """Play `hands` hands of a game on `jobs` processes; returns counts and disagreements."""
    from tqdm import tqdm

    counts, failures = Counter(), []
    parts = [range(at, min(at + 50, start + hands)) for at in range(start, start + hands, 50)]
    bar = tqdm(total=hands, unit="hand", desc=GAME_NAMES[game], mininterval=1)
    with bar, processes(jobs) as pool:
        for part, played in [(part, pool.submit(play_hands, game, part)) for part in parts]:
            found, failure = played.result()
            counts.update(found)
            failures += [failure] if failure else []
            bar.update(len(part))
    return counts, failures


def main(arguments=None):
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(description="Play engine and reference against each other.")
    parser.add_argument("--hands", type=int, default=2000, help="hands of each game")
    parser.add_argument("--start", type=int, default=0, help="number of the first hand")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    parser.add_argument("--game", choices=GAME_NAMES, help="only this game")
    parser.add_argument("--least", type=int, default=0, help="fail if a rule is met less often")
    parser.add_argument("--summary", type=Path, help="put the counts into this file")
    chosen = parser.parse_args(arguments)
    texts, failed = [], []
    for game, name in enumerate(GAME_NAMES):
        if chosen.game in (None, name):
            counts, failures = run(game, chosen.hands, chosen.start, chosen.jobs)
            texts.append(summary(name, counts))
            failed += failures
            failed += [
                f"{name}: {rule} was met {counts[rule]} times only"
                for rule in RULES[name]
                if counts[rule] < chosen.least
            ]
    print("\n\n".join(texts))
    for failure in failed:
        print(failure)
    print("failures:", len(failed))
    if chosen.summary and not failed:
        write_summary(chosen.summary, texts)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(stoppable(main))
