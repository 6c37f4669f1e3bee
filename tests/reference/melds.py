"""Melds: every set and run there is, listed beforehand (D5, D6, D10; R2, R5, R6, R11).

Whether cards are a meld is then a look-up, and a card fits a meld if meld and card together are
one. Knows nothing of hands, seats or turns.
"""

from itertools import combinations

from .cards import RANKS, SUITS

DUMMY_LADDER = "23456789TJQKA"
RUMMY_LADDER = "A23456789TJQK"
ACE_BOTH_WAYS = "A23456789TJQKA"


def _all_sets():
    """Three and four of a kind, each with its cards in pack order."""
    for rank in range(len(RANKS)):
        four = [suit << 4 | rank for suit in range(len(SUITS))]
        yield tuple(four)
        yield from combinations(four, 3)


def _all_runs(ladder):
    """Stretches of three or more of a ladder in each suit, each from low to high.

    A stretch never holds both ends of a ladder that has the ace twice (R11). The thirteen cards
    of a suit are two such stretches; the one with the ace low comes first and counts.
    """
    for suit in range(len(SUITS)):
        for start in range(len(ladder)):
            for end in range(start + 3, len(ladder) + 1):
                stretch = ladder[start:end]
                if len(set(stretch)) == len(stretch):
                    yield tuple(suit << 4 | RANKS.index(letter) for letter in stretch)


class MeldBook:
    """All melds of a game whose runs climb the given ladder of rank letters."""

    def __init__(self, ladder):
        self._kinds = {}
        self._orders = {}
        for kind, melds in (("set", _all_sets()), ("run", _all_runs(ladder))):
            for cards in melds:
                self._kinds.setdefault(frozenset(cards), kind)
                self._orders.setdefault(frozenset(cards), cards)

    def kind(self, cards):
        """``"set"``, ``"run"``, or None if the cards are no meld."""
        return self._kinds.get(frozenset(cards))

    def in_order(self, cards):
        """The cards of a meld as they are written: runs low to high, sets in pack order."""
        return self._orders[frozenset(cards)]

    def fits(self, card, meld):
        """Whether the card may be laid off on the meld, by its shape alone (D10, R6)."""
        return card not in meld and frozenset(meld) | {card} in self._kinds

    def melds_in(self, pool):
        """Every meld that the cards of the pool can make, as frozensets."""
        pool = frozenset(pool)
        return [meld for meld in self._kinds if meld <= pool]


DUMMY_MELDS = MeldBook(DUMMY_LADDER)
RUMMY_MELDS = MeldBook(RUMMY_LADDER)
R11_MELDS = MeldBook(ACE_BOTH_WAYS)
