"""Dummy: turns, refusals and the end of a hand (D4, D8-D14, D22, O3-O9, O13).

The order of checks of a move: over, phase, cards held or in the row, shape, born, fit, the limit
of O13, the rules about the last card, D14. Decided where the rules leave it open:
- a pick-up whose cards are no meld is refused by D6, one with no meld cards at all by D8;
- a seat that knocks dark from the stock is not counted among the born afterwards;
- a seat that is not born and holds a single card after drawing may knock with it, having
  nothing to lay, or discard it;
- a dark knock that only O13 forbids is refused by D13;
- O6, O7, O8: a card that is picked up and discarded again before its first discarder's next turn
  is the last discard of both: if it then feeds a meld, both are fined, and what lay in the row
  before it is what lay there at the later discard. (D22 blames the later one alone.)
"""

import copy

from . import knock, penalties, scoring
from .cards import name
from .game import Ending, Game
from .melds import DUMMY_MELDS
from .moves import DUMMY_KINDS, Move, Refused

MOST_OFFS = 2


class Dummy(Game):
    """A hand of Dummy, from a checked position."""

    kinds = DUMMY_KINDS
    melds = DUMMY_MELDS

    def __init__(self, position):
        super().__init__(position)
        self.head = position.head
        self.born = set(position.born)
        self.offs = list(position.offs)
        self.last = list(position.last)
        self.last_chance = False
        self._forget_turn()
        if self.phase == "draw":
            self._last_chance_if_no_stock()

    # --- turns

    def _begin_turn(self, seat):
        self.turn, self.phase = seat, "draw"
        self._forget_turn()
        self._last_chance_if_no_stock()

    def _forget_turn(self):
        """Note what the turn begins with: born or not, nothing picked up, nothing laid."""
        self.dark = self.turn not in self.born
        self.picked = None
        self.laid = []

    def _last_chance_if_no_stock(self):
        """D14: with no stock only a pick-up that knocks is left; without one the hand is over."""
        if not self.stock:
            self.last_chance = True
            if all(self._refusal(move) for move in self._pick_ups()):
                self._run_out()

    # --- moves there might be

    def _candidates(self):
        """A superset of the legal moves."""
        if self.phase == "draw":
            return [Move("draw"), Move("end"), *self._pick_ups()]
        cards = sorted(self.hand)
        moves = [Move("meld", meld=tuple(meld)) for meld in self.melds.melds_in(self.hand)]
        moves += [Move("off", c, place=n) for c in cards for n in range(len(self.table))]
        moves += [Move(kind, card) for kind in ("discard", "knock") for card in cards]
        return moves

    def _pick_ups(self):
        moves = []
        for card, _ in self.row:
            pool = self.hand | self._taken(card)
            melds = [meld for meld in self.melds.melds_in(pool) if card in meld]
            moves += [Move("pick", card, tuple(meld)) for meld in melds]
        return moves

    def _taken(self, card):
        """The card of the row and every card after it."""
        row = [other for other, _ in self.row]
        return set(row[row.index(card) :])

    # --- refusals

    def _refusal(self, move):
        """Refused for a move that is against a rule, else None. Changes nothing."""
        if self.over:
            return Refused("the hand is over", self.ending.rule)
        if (move.kind in ("draw", "pick", "end")) != (self.phase == "draw"):
            return Refused(f"no {move.kind} in this part of the turn", "D4")
        return getattr(self, f"_refuse_{move.kind}")(move)

    def _refuse_draw(self, _move):
        if self.last_chance:
            return Refused("the stock has run out: only a pick-up that knocks is left", "D14")
        return None

    def _refuse_end(self, _move):
        if not self.last_chance:
            return Refused("a turn is ended by a discard or a knock", "D4")
        return None

    def _refuse_pick(self, move):
        if move.card not in [card for card, _ in self.row]:
            return Refused(f"{name(move.card)} is not in the row", "D8")
        taken = self._taken(move.card)
        if not set(move.meld) <= self.hand | taken:
            return Refused("the meld has cards neither held nor picked up", "D8")
        if not move.meld:
            return Refused("a pick-up needs its meld", "D8")
        if not self._is_meld(move.meld):
            return Refused("these cards are no meld", "D6")
        if move.card not in move.meld:
            return Refused(f"{name(move.card)} must be in the meld", "D8")
        if not set(move.meld) & self.hand:
            return Refused("the meld needs a card from the hand", "D8")
        return self._refuse_laying(
            (self.hand | taken) - set(move.meld), [*self.table, move.meld], self._offs_left()
        )

    def _refuse_meld(self, move):
        if not set(move.meld) <= self.hand:
            return Refused("a card of the meld is not in the hand", "D6")
        if not self._is_meld(move.meld):
            return Refused("these cards are no meld", "D6")
        if self.turn not in self.born:
            return Refused("nothing is laid before the first pick-up", "D9")
        return self._refuse_laying(
            self.hand - set(move.meld), [*self.table, move.meld], self._offs_left()
        )

    def _refuse_off(self, move):
        if move.card not in self.hand:
            return Refused(f"{name(move.card)} is not in the hand", "D10")
        if self.turn not in self.born:
            return Refused("nothing is laid off before the first pick-up", "D9")
        if move.place >= len(self.table):
            return Refused(f"there is no meld {move.place}", "D10")
        if not self.melds.fits(move.card, self.table[move.place]):
            return Refused(f"{name(move.card)} does not fit there", "D10")
        if self._offs_left() < 1:
            return Refused(f"only {MOST_OFFS} lay-offs in a hand", "O13")
        table = [set(meld) for meld in self.table]
        table[move.place].add(move.card)
        return self._refuse_laying(self.hand - {move.card}, table, self._offs_left() - 1)

    def _refuse_laying(self, hand, table, offs_left):
        """D11a and D14 of what a move that lays cards would leave."""
        if not hand:
            return Refused("one card must remain", "D11a")
        if self.last_chance and not knock.can_leave_one(hand, table, offs_left):
            return Refused("no knock would be possible any more", "D14")
        return None

    def _refuse_discard(self, move):
        if move.card not in self.hand:
            return Refused(f"{name(move.card)} is not in the hand", "D4")
        if self.turn in self.born and len(self.hand) == 1:
            return Refused("the only card left is to knock with", "D12")
        if self.last_chance:
            return Refused("this turn must end with a knock", "D14")
        return None

    def _refuse_knock(self, move):
        born = self.turn in self.born
        rule = "D12" if born else "D13"
        if move.card not in self.hand:
            return Refused(f"{name(move.card)} is not in the hand", rule)
        if born:
            enough = len(self.hand) == 1
        else:
            cards = knock.knock_cards(self.hand, self.table, self._offs_left())
            enough = move.card in cards
        return None if enough else Refused("too many cards would be left", rule)

    def _is_meld(self, cards):
        return len(set(cards)) == len(cards) and self.melds.kind(cards) is not None

    def _offs_left(self):
        if "O13" not in self.options:
            return knock.NO_LIMIT
        return max(0, MOST_OFFS - self.offs[self.turn])

    # --- making moves

    def _perform(self, move):
        getattr(self, f"_perform_{move.kind}")(move)

    def _perform_draw(self, _move):
        self.hand.add(self.stock.pop(0))
        self.phase = "play"

    def _perform_end(self, _move):
        self._run_out()

    def _perform_pick(self, move):
        taken = self._taken(move.card)
        meld = frozenset(move.meld)
        self.picked = penalties.PickUp(tuple(self.row), tuple(self.last), meld)
        self.row = [entry for entry in self.row if entry[0] not in taken]
        self.hand.update(taken)
        self._lay(meld)
        self.born.add(self.turn)
        self.phase = "play"

    def _perform_meld(self, move):
        self._lay(frozenset(move.meld))

    def _lay(self, meld):
        self.hand.difference_update(meld)
        self.table.append(dict.fromkeys(meld, self.turn))
        self.laid.append(meld)

    def _perform_off(self, move):
        meld = self.table[move.place]
        self._note(penalties.forced_speto(self.turn, move.card, meld, self.options))
        self.hand.remove(move.card)
        meld[move.card] = self.turn
        self.offs[self.turn] += 1

    def _perform_discard(self, move):
        self._end_pick_up()
        self.hand.remove(move.card)
        row = [card for card, _ in self.row]
        self.events += penalties.discard_events(self.turn, move.card, row, self.table, self.options)
        self.row.append((move.card, self.turn))
        self.last[self.turn] = move.card
        self._begin_turn(self.seat_after(self.turn))

    def _perform_knock(self, move):
        if self.turn not in self.born:
            self._lay_arrangement(self._best_arrangement(move.card))
        self._put_down(move.card)

    def _note(self, event):
        if event is not None:
            self.events.append(event)

    def _end_pick_up(self):
        if self.picked:
            self.events += penalties.pick_up_events(
                self.turn, self.picked, self.laid, self.head, self.options
            )

    # --- the end

    def _best_arrangement(self, knock_card):
        """The canonical arrangement of a dark knock (D13; the order is told in knock.py)."""
        cards = self.hand - {knock_card}

        def order(arrangement):
            trial = copy.deepcopy(self)
            trial._lay_arrangement(arrangement)
            trial._put_down(knock_card)
            return -trial.scores()[self.turn], *knock.canonical_order(arrangement)

        return min(knock.arrangements(cards, self.table, self._offs_left()), key=order)

    def _lay_arrangement(self, arrangement):
        """Lay the melds, then the lay-offs, each time the lowest card that fits by then."""
        for meld in arrangement.melds:
            self._lay(meld)
        waiting = list(arrangement.offs)
        while waiting:
            card, place = next(o for o in waiting if self.melds.fits(o[0], self.table[o[1]]))
            self._perform_off(Move("off", card, place=place))
            waiting.remove((card, place))

    def _put_down(self, card):
        """End the hand with the knock card, which lies face down and in no hand (D12, D17)."""
        self._end_pick_up()
        if self.picked:
            self._note(penalties.foolish_discard(self.turn, self.picked, self.head))
        self.hand.remove(card)
        points, rule = scoring.knock_bonus(card, self.table, self.options)
        self.events.append(penalties.event(self.turn, points, rule, card))
        over_by = "D12" if self.turn in self.born else "D13"
        self.ending = Ending("knock", self.turn, over_by, self.dark, points, rule)

    def _run_out(self):
        self.ending = Ending("ran out", None, "D14")

    def _lines(self, seat):
        return scoring.hand_lines(seat, self)

    def _next(self):
        """Who starts the next hand, and the direction (D3, D22)."""
        if self.ending.by is None:
            return {"seat": self.seat_after(self.starter), "direction": self.direction}
        foolish = any(event["rule"] == "D22" for event in self.events)
        return {"seat": self.ending.by, "direction": -self.direction if foolish else self.direction}

    def _born(self):
        return sorted(self.born)
