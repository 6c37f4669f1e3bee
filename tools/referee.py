"""The referee: reads positions, one JSON object a line, and rules on each (docs/referee.md).

Everything is decided by the engine, through the functions that the app uses; this file only reads,
asks and words the answers. Exit status: 0 if every line was answered "ok", 1 if not, 2 if the file
could not be read.
"""

import argparse
import json
import os
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine import layout, match, state
from tools.answer import answer_of, events_of
from tools.dev import stoppable
from tools.notation import NO_MELD, Malformed, move_from, words_of
from tools.position import state_from

REASON_WORDS = {
    "UNKNOWN_MOVE": "this game has no such move",
    "OVER_KNOCK": "the hand has ended with a knock",
    "OVER_DARK": "the hand has ended with a dark knock",
    "OVER_RAN_OUT": "the hand has ended: the stock has run out",
    "OVER_OUT": "the hand has ended: a player has gone out",
    "OVER_BLOCKED": "the hand has ended: it is blocked",
    "WRONG_PHASE": "not at this point of a turn",
    "DISCARD_NOT_HELD": "the card is not in the hand",
    "MELD_NOT_HELD": "a card of the meld is not in the hand",
    "NOT_A_MELD": "these cards are no meld",
    "NOT_IN_ROW": "the card is not in the row",
    "PICK_NO_MELD": "the meld must have the chosen card and only cards held or picked up with it",
    "PICK_NO_HAND_CARD": "the meld needs a card that was in the hand before",
    "NOT_BORN": "nothing may be laid before the first pick-up",
    "OFF_NOT_HELD": "the card is not in the hand",
    "NO_FIT": "the card does not fit there",
    "OFF_LIMIT": "no more lay-offs in this hand",
    "LAST_CARD": "one card must remain in the hand",
    "MUST_KNOCK": "the last card can only be knocked with",
    "KNOCK_NOT_HELD": "the card is not in the hand",
    "KNOCK_TOO_MANY": "too many cards are left to knock",
    "DARK_NOT_HELD": "the card is not in the hand",
    "DARK_TOO_MANY": "not all the other cards can be laid",
    "LAST_TURN": "after the last pick-up only what leads to a knock is allowed",
    "TAKEN_CARD": "the card taken from the pile may not be discarded in this turn",
    "ONLY_TAKEN_LEFT": "only the card taken from the pile would be left",
    "MUST_DISCARD_LAST": "the last card must be discarded",
}


_QUOTED = 20  # letters of a line that are shown where it is wrong


class Refused(Exception):
    """A move that the engine refuses; `reason` in words, `rule` its number."""

    def __init__(self, reason, rule):
        super().__init__(f"{reason} ({rule})")
        self.reason = reason
        self.rule = rule


class Hand:
    """A hand in play from a position, its moves and answers in the referee's notation.

    `s`: the engine's state. Raises Malformed for a position that is wrong.
    """

    def __init__(self, position):
        self.s = state_from(position)
        self.game = match.rules(self.s[layout.GAME])
        self.events = []
        self._phase = position.get("phase", "draw")
        self._moved = False
        _begin(self.s, self.game)

    @property
    def over(self):
        """Whether the hand has ended."""
        return self.game.is_over(self.s)

    def play(self, text):
        """Make a move. Raises Refused with nothing changed, Malformed if the text is no move."""
        s = self.s
        reason = self.game.apply(s, move_from(text, s[layout.GAME], s[layout.ACES]))
        if reason:
            raise refusal(s, text, reason)
        self._moved = True
        self.events += events_of(s)

    def answer(self):
        """Return the answer to the position as it stands, without `ok`."""
        answer = answer_of(self.s, self.events)
        return answer if self._moved else answer | {"phase": self._phase}


def _begin(s, game):
    """Let the game see what a position may begin with: an empty stock (D14, R7), an empty hand."""
    players = s[layout.PLAYERS]
    empty = [seat for seat in range(players) if not s[layout.HAND_N + seat]]
    if s[layout.GAME] == layout.RUMMY and empty:
        game.go_out(s, empty[0])
    elif s[layout.PHASE] == layout.DRAW_PHASE and s[layout.STOCK_POS] == s[layout.STOCK_END]:
        game.begin_turn(s) if s[layout.GAME] == layout.RUMMY else game.offer_last(s)


def refusal(s, text, reason):
    """Return the Refused of a move's text for the reason that the engine gave."""
    name, *rules = layout.REASONS[reason]
    game = s[layout.GAME]
    if name == "PICK_NO_MELD" and _reachable_but_no_meld(s, text):
        name, *rules = next(entry for entry in layout.REASONS if entry[0] == "NOT_A_MELD")
    return Refused(REASON_WORDS[name], rules[game])


def _reachable_but_no_meld(s, text):
    """Return whether a pick-up names cards that it would have, but that make no meld (D6)."""
    _, chosen, cards, _ = words_of(text, layout.DUMMY)
    row = list(s[layout.ROW : layout.ROW + s[layout.ROW_N]])
    taken = row[row.index(chosen) :]
    code = move_from(text) >> layout.MOVE_MELD & layout.MOVE_MELD_MASK
    reachable = all(card in taken or state.holds(s, s[layout.TURN], card) for card in cards)
    return bool(cards) and code == NO_MELD and reachable


def answer_line(text, number):
    """Return the answer to one line, the `number`th of its file (from 1)."""
    try:
        position = _read(text)
        hand = Hand(position)
        moves = _moves(position, hand)
    except (Malformed, ValueError, RecursionError) as error:
        return {"ok": False, "line": number, "reason": str(error)}
    for index, move in enumerate(moves):
        try:
            hand.play(move)
        except Refused as refused:
            return {"ok": False, "move": index, "reason": refused.reason, "rule": refused.rule}
    return {"ok": True, **hand.answer()}


def _read(text):
    """Return what a line (bytes or text) holds as JSON; Malformed if it holds none."""
    try:
        return json.loads(text, object_pairs_hook=_no_key_twice)
    except Malformed:
        raise
    except UnicodeDecodeError as error:
        reason = f"no text: its byte {error.start + 1} is not {error.encoding.upper()}"
    except json.JSONDecodeError as error:
        rest = error.doc[error.pos :].strip()
        where = f"at {rest[:_QUOTED]!r}" if rest else "at the end of the line"
        reason = f"no JSON: wrong {where}"
    except RecursionError:
        reason = "no position: nested too deeply"
    except ValueError:
        reason = "no position: a number has too many digits"
    raise Malformed(reason)


def _no_key_twice(pairs):
    """Return a JSON object as a dict; Malformed for a key given twice (JSON: the last)."""
    found = {}
    for key, value in pairs:
        if key in found:
            raise Malformed(f"{key!r} is given twice")
        found[key] = value
    return found


def _moves(position, hand):
    """Return the moves of a position, each of them readable."""
    moves = position.get("moves", [])
    if not isinstance(moves, list):
        raise Malformed(f"moves: {moves!r} is no list")
    for move in moves:
        words_of(move, hand.s[layout.GAME])
    return moves


def rule_on(lines, out):
    """Answer each line (bytes) of `lines` on `out`; blank ones hold no position and are skipped.

    Returns whether every answer was "ok".
    """
    fine = True
    for number, line in enumerate(lines, 1):
        if line.strip():
            answer = answer_line(line, number)
            print(json.dumps(answer), file=out, flush=True)
            fine = fine and answer["ok"]
    return fine


def main(arguments=None):
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(description="Rule on positions, one JSON object a line.")
    parser.add_argument(
        "file", nargs="?", default="-", help="JSON Lines; standard input if left out"
    )
    name = parser.parse_args(arguments).file
    try:
        if name == "-":
            return 0 if rule_on(sys.stdin.buffer, sys.stdout) else 1
        with open(name, "rb") as lines:
            return 0 if rule_on(lines, sys.stdout) else 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(f"referee: {name}: {error.strerror}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(stoppable(main))
