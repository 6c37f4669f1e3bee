"""Basic Rummy: turns, refusals and the end of a hand (R3-R11, R13).

The order of checks of a move: over, phase, cards held, shape, fit, the taken card (R4), the last
card (R8a). Decided where the rules leave it open:
- the winner of the hand went rummy if it had laid nothing in an earlier turn (R10): going out
  always means that what was left went in one turn;
- a position in which a seat holds no card is a hand that this seat (the lowest, if there are
  several) has won;
- taking from an empty discard pile is refused by R3;
- the thirteen cards of a suit in one run have the ace low, whatever R11 says.
"""

from .cards import RANKS, name, rank
from .game import Ending, Game
from .melds import R11_MELDS, RUMMY_MELDS
from .moves import RUMMY_KINDS, Move, Refused

MOST_RESHUFFLES = 2


class Rummy(Game):
    """A hand of Rummy, from a checked position. The discard pile is `row`, its top card last."""

    kinds = RUMMY_KINDS

    def __init__(self, position):
        super().__init__(position)
        self.melds = R11_MELDS if "R11" in self.options else RUMMY_MELDS
        self.reshuffled = position.reshuffled
        self.laid_before = set(position.laid_before)
        self.taken = None
        self.laid_now = False
        empty = [seat for seat, hand in enumerate(self.hands) if not hand]
        if empty:
            self.ending = Ending("out", empty[0], "R8")
        elif self.phase == "draw":
            self._begin_turn(self.turn)

    # --- turns

    def _begin_turn(self, seat):
        self.turn, self.phase = seat, "draw"
        self.taken, self.laid_now = None, False
        if not self.stock:
            self._reshuffle()

    def _reshuffle(self):
        """R7: the pile but its top is the new stock, unshuffled here and its oldest card first."""
        if len(self.row) <= 1 or self.reshuffled == MOST_RESHUFFLES:
            self.ending = Ending("blocked", None, "R7")
            return
        self.stock = [card for card, _ in self.row[:-1]]
        self.row = self.row[-1:]
        self.reshuffled += 1

    def _end_turn(self):
        if self.laid_now:
            self.laid_before.add(self.turn)
        self._begin_turn(self.seat_after(self.turn))

    # --- moves there might be

    def _candidates(self):
        """A superset of the legal moves."""
        if self.phase == "draw":
            return [Move("draw"), Move("take")]
        cards = sorted(self.hand)
        moves = [Move("meld", meld=tuple(meld)) for meld in self.melds.melds_in(self.hand)]
        moves += [Move("off", c, place=n) for c in cards for n in range(len(self.table))]
        return moves + [Move("discard", card) for card in cards]

    # --- refusals

    def _refusal(self, move):
        """Refused for a move that is against a rule, else None. Changes nothing."""
        if self.over:
            return Refused("the hand is over", self.ending.rule)
        if (move.kind in ("draw", "take")) != (self.phase == "draw"):
            return Refused(f"no {move.kind} in this part of the turn", "R3")
        return getattr(self, f"_refuse_{move.kind}")(move)

    def _refuse_draw(self, _move):
        return None

    def _refuse_take(self, _move):
        return None if self.row else Refused("the discard pile is empty", "R3")

    def _refuse_meld(self, move):
        if not set(move.meld) <= self.hand:
            return Refused("a card of the meld is not in the hand", "R5")
        if len(set(move.meld)) != len(move.meld) or self.melds.kind(move.meld) is None:
            return Refused("these cards are no meld", "R5")
        return self._refuse_leaving(self.hand - set(move.meld))

    def _refuse_off(self, move):
        if move.card not in self.hand:
            return Refused(f"{name(move.card)} is not in the hand", "R6")
        if move.place >= len(self.table):
            return Refused(f"there is no meld {move.place}", "R6")
        if not self.melds.fits(move.card, self.table[move.place]):
            return Refused(f"{name(move.card)} does not fit there", "R6")
        return self._refuse_leaving(self.hand - {move.card})

    def _refuse_leaving(self, hand):
        if hand == {self.taken}:
            return Refused("only the taken card would be left", "R4")
        if not hand and "R8a" in self.options:
            return Refused("the last card must be discarded", "R8a")
        return None

    def _refuse_discard(self, move):
        if move.card not in self.hand:
            return Refused(f"{name(move.card)} is not in the hand", "R3")
        if move.card == self.taken:
            return Refused("the taken card stays this turn", "R4")
        return None

    # --- making moves

    def _perform(self, move):
        getattr(self, f"_perform_{move.kind}")(move)

    def _perform_draw(self, _move):
        self.hand.add(self.stock.pop(0))
        self.phase = "play"

    def _perform_take(self, _move):
        self.taken, _ = self.row.pop()
        self.hand.add(self.taken)
        self.phase = "play"

    def _perform_meld(self, move):
        self.table.append(dict.fromkeys(move.meld, self.turn))
        self._laid(move.meld)

    def _perform_off(self, move):
        self.table[move.place][move.card] = self.turn
        self._laid([move.card])

    def _laid(self, cards):
        self.hand.difference_update(cards)
        self.laid_now = True
        if not self.hand:
            self._go_out()

    def _perform_discard(self, move):
        self.hand.remove(move.card)
        self.row.append((move.card, self.turn))
        if self.hand:
            self._end_turn()
        else:
            self._go_out()

    # --- the end

    def _go_out(self):
        self.ending = Ending("out", self.turn, "R8")

    def _lines(self, seat):
        """The winner's lines (R9, R10); the others have none."""
        if seat != self.ending.by:
            return []
        points = sum(self._value(card) for hand in self.hands for card in hand)
        lines = [{"what": "hands", "rule": "R9", "points": points}]
        if seat not in self.laid_before:
            lines.append({"what": "rummy", "rule": "R10", "points": points})
        return [line for line in lines if line["points"]]

    def _value(self, card):
        letter = RANKS[rank(card)]
        if letter == "A":
            return 15 if "R11" in self.options else 1
        return 10 if letter in "TJQK" else int(letter)

    def _next(self):
        """R13: the deal moves to the next seat, and so does the start."""
        return {"seat": self.seat_after(self.starter), "direction": self.direction}
