"""Can a hand be laid down but for one card, and how (D12-D14)? Dummy only.

Everything laid down is cut into *pieces*: a meld from the hand, or what is laid off on one end of
one run, or the fourth card of one set. Two pieces of one end share the card next to the run, so
no end is used twice when every card lies in exactly one piece. Lay-offs on a meld that is itself
laid from the hand make a longer meld, and need no piece.

The canonical arrangement of a dark knock (D13) is the first by, in this order:
1. the highest score of the hand for the knocker, O2 judged with everything on the table;
2. the fewest lay-offs;
3. the melded cards: at the lowest card in pack order that only one of two arrangements melds,
   the one that melds it comes first;
4. the sets, rank by rank from 2 to A: none < CDH < CDS < CHS < DHS < all four;
5. neighbouring run cards of a suit make one run, the longest;
6. the laid-off cards in pack order, each on the lowest-numbered meld of the table.
The new melds go to the end of the table by their lowest card in pack order, before the lay-offs
are made; lay-offs go only on melds that were on the table before the knock. Lay-offs are made one
by one, each time the lowest card in pack order that fits by then.
"""

from dataclasses import dataclass
from functools import cache

from .cards import rank, suit
from .melds import DUMMY_MELDS

ACE = 12
NO_LIMIT = 52


@dataclass(frozen=True)
class Piece:
    """Cards that go down together. `place`: the table meld they are laid off on, None if they
    are a meld of their own."""

    cards: frozenset
    place: int | None = None

    @property
    def offs(self):
        """How many lay-offs the piece needs (O13)."""
        return 0 if self.place is None else len(self.cards)


@dataclass(frozen=True)
class Arrangement:
    """New melds (frozensets, in the order they go to the table) and lay-offs (card, place)."""

    melds: tuple
    offs: tuple


def _pieces(hand, table):
    """Every piece that the hand has for melds (collections of cards) on the table."""
    pieces = [Piece(meld) for meld in DUMMY_MELDS.melds_in(hand)]
    for place, meld in enumerate(table):
        if DUMMY_MELDS.kind(meld) == "set":
            pieces += [Piece(frozenset({card}), place) for card in _fourth(hand, meld)]
        else:
            order = DUMMY_MELDS.in_order(meld)
            pieces += _growth(hand, place, order[0], -1)
            pieces += _growth(hand, place, order[-1], +1)
    return pieces


def _fourth(hand, meld):
    return [card for card in hand if DUMMY_MELDS.fits(card, meld)]


def _growth(hand, place, end, step):
    """What can be laid off on one end of a run: one card, two in a row, and so on."""
    pieces, cards = [], []
    card = end + step
    while 0 <= rank(end) + step * (len(cards) + 1) <= ACE and card in hand:
        cards.append(card)
        pieces.append(Piece(frozenset(cards), place))
        card += step
    return pieces


def _by_rank(card):
    return rank(card), suit(card)


class _Covers:
    """Ways to cut cards of a hand into pieces, every card in exactly one."""

    def __init__(self, hand, table, limit):
        self._hand = sorted(hand, key=_by_rank)
        self._limit = limit
        self._pieces = {card: [] for card in hand}
        for piece in _pieces(frozenset(hand), table):
            if piece.offs <= limit:
                self._pieces[min(piece.cards, key=_by_rank)].append(piece)
        self._possible = cache(self._search)

    def possible(self, cards, spares=0):
        """Whether the cards can be cut into pieces with exactly `spares` (0 or 1) left over."""
        cards = frozenset(cards)
        return self._lonely(cards) <= spares and self._possible(cards, spares, self._limit)

    def _lonely(self, cards):
        """Number of cards that lie in no piece at all: a quick no for most hands."""
        reached = set()
        for pieces in self._pieces.values():
            for piece in pieces:
                if piece.cards <= cards:
                    reached |= piece.cards
        return len(cards - reached)

    def _search(self, cards, spares, offs_left):
        if len(cards) <= spares:
            return len(cards) == spares
        lowest = self._lowest(cards)
        for piece in self._pieces[lowest]:
            # A run of six or more is two shorter runs: fewer ways to look at.
            short = piece.place is not None or len(piece.cards) < 6
            usable = short and piece.cards <= cards and piece.offs <= offs_left
            if usable and self._possible(cards - piece.cards, spares, offs_left - piece.offs):
                return True
        return spares > 0 and self._possible(cards - {lowest}, spares - 1, offs_left)

    def _lowest(self, cards):
        return next(card for card in self._hand if card in cards)

    def all(self, cards, offs_left=None):
        """Every cut of the cards, as a list of pieces."""
        offs_left = self._limit if offs_left is None else offs_left
        if not cards:
            yield []
            return
        for piece in self._pieces[self._lowest(cards)]:
            rest, left = cards - piece.cards, offs_left - piece.offs
            if piece.cards <= cards and left >= 0 and self._possible(rest, 0, left):
                for others in self.all(rest, left):
                    yield [piece, *others]


def can_leave_one(hand, table, limit=NO_LIMIT):
    """Whether melds and at most `limit` lay-offs can take all of the hand but one card.

    `table`: collections of cards. For a born seat, or one that has just picked up (D12, D14).
    """
    return _Covers(hand, table, limit).possible(hand, spares=1)


def knock_cards(hand, table, limit=NO_LIMIT):
    """The cards with which a hand can knock dark: all others can be laid at once (D13)."""
    covers = _Covers(hand, table, limit)
    return [card for card in sorted(hand) if covers.possible(frozenset(hand) - {card})]


def arrangements(cards, table, limit=NO_LIMIT):
    """All arrangements of all the cards, runs as long as they can be (5), in no order."""
    covers = _Covers(cards, table, limit)
    if not covers.possible(cards):
        return
    for pieces in covers.all(frozenset(cards)):
        melds = [piece.cards for piece in pieces if piece.place is None]
        if not _split_run(melds):
            offs = [(card, p.place) for p in pieces if p.place is not None for card in p.cards]
            yield Arrangement(tuple(sorted(melds, key=min)), tuple(sorted(offs)))


def _split_run(melds):
    """Whether two runs are neighbours: the same cards as one longer run are another cut."""
    runs = [meld for meld in melds if DUMMY_MELDS.kind(meld) == "run"]
    return any(DUMMY_MELDS.kind(one | other) for one in runs for other in runs if one != other)


def canonical_order(arrangement):
    """Sort key of an arrangement: points 2, 3, 4 and 6 of the module's list; the score (1) is
    the caller's."""
    offs = tuple(card for card, _ in arrangement.offs)
    places = tuple(place for _, place in arrangement.offs)
    # Of the same cards, to meld the lower one is to lay off higher ones.
    first_laid_off_late = tuple(-card for card in offs)
    return len(offs), first_laid_off_late, _sets_by_rank(arrangement.melds), places


def _sets_by_rank(melds):
    """For each rank from 2 to A: 0 no set, 1 CDH, 2 CDS, 3 CHS, 4 DHS, 5 all four."""
    sizes = [0] * (ACE + 1)
    for meld in melds:
        if DUMMY_MELDS.kind(meld) == "set":
            missing = {0, 1, 2, 3} - {suit(card) for card in meld}
            sizes[rank(min(meld))] = 4 - missing.pop() if missing else 5
    return tuple(sizes)
