"""What both games share: playing by refusal, legal moves, and the answer. Knows no rule itself.

Decided: after the end, `turn` is the seat whose turn ended the hand, `phase` stays as it was,
`legal` is empty, and the knock card is in no hand. A position does not tell who started its hand:
the seat on turn in it counts as the starter (D3, R13).
"""

from dataclasses import dataclass

from .cards import name, names
from .moves import parse


@dataclass(frozen=True)
class Ending:
    """How a hand ended. `kind` and `by` as in the answer; `rule` refuses every later move. Of a
    knock: whether it was dark, the knock card's points and their rule, the direction to come."""

    kind: str
    by: int | None
    rule: str
    dark: bool = False
    bonus: int = 0
    bonus_rule: str | None = None


class Game:
    """A hand in play. A game adds `kinds`, `melds`, `_candidates`, `_refusal`, `_perform`,
    `_lines` and `_next`."""

    kinds = ()

    def __init__(self, position):
        self.options = position.options
        self.players = position.players
        self.hands = [set(hand) for hand in position.hands]
        self.row = list(position.row)
        self.stock = list(position.stock)
        self.table = [dict(meld) for meld in position.table]
        self.turn = self.starter = position.turn
        self.phase = position.phase
        self.direction = position.direction
        self.totals = list(position.totals)
        self.events = []
        self.ending = None

    @property
    def over(self):
        """Whether the hand is over."""
        return self.ending is not None

    @property
    def hand(self):
        """The hand of the seat whose turn it is."""
        return self.hands[self.turn]

    def legal(self):
        """All legal moves as text, sorted."""
        if self.over:
            return []
        return sorted({m.text() for m in self._candidates() if self._refusal(m) is None})

    def play(self, text):
        """Make a move. Refused, with nothing changed, if it is against a rule; Malformed if the
        text is no move of this game."""
        move = parse(text, self.kinds)
        refusal = self._refusal(move)
        if refusal is not None:
            raise refusal
        self._perform(move)

    def seat_after(self, seat):
        """The next seat in the direction of play."""
        return (seat + self.direction) % self.players

    def answer(self):
        """The answer of referee.md without `ok`."""
        answer = {
            "turn": self.turn,
            "phase": self.phase,
            "legal": self.legal(),
            "events": [dict(event) for event in self.events],
            "hands": [names(sorted(hand)) for hand in self.hands],
            "row": [_owned(card, seat) for card, seat in self.row],
            "stock": names(self.stock),
            "table": [
                [_owned(card, meld[card]) for card in self.melds.in_order(meld)]
                for meld in self.table
            ],
            "born": self._born(),
            "over": self.over,
        }
        if self.over:
            answer.update(self._result())
        return answer

    def scores(self):
        """Each seat's score of a hand that is over."""
        return [sum(line["points"] for line in self._lines(s)) for s in range(self.players)]

    def _result(self):
        scores = self.scores()
        return {
            "end": self.ending.kind,
            "by": self.ending.by,
            "scores": scores,
            "lines": [self._lines(seat) for seat in range(self.players)],
            "totals": [a + b for a, b in zip(self.totals, scores, strict=True)],
            "next": self._next(),
        }

    def _born(self):
        return []


def _owned(card, seat):
    return name(card) if seat is None else f"{name(card)}:{seat}"
