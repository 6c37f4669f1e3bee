"""Random positions of both games in which much can happen, for the second opinion and the tests.

Random play from a deal hardly ever picks deep, knocks dark or feeds a speto. So these positions
are built around what they should lead to: a meld lies half in the row and half in a hand, melds
lie on the table with cards in the hands that fit them, hands are close to a knock, the stock is
short. Each is drawn from a `random.Random` that the caller seeds; the same seed gives the same one.
"""

from engine import layout, match
from engine.melds import is_meld
from tools.notation import SWITCHES, card_text, cards_text, meld_cards
from tools.position import GAME_NAMES, PACK, position_of

SPETOS = (0x00, 0x3A)
_CODES = range(1 << layout.MELD_SEAT)
MELDS = {
    aces: [meld_cards(code) for code in _CODES if is_meld(code, aces)]
    for aces in (layout.ACE_HIGH, layout.ACE_LOW, layout.ACE_BOTH)
}


class Pack:
    """The cards not yet placed. `aces`: the melds that there are; `suit`: runs of it come first."""

    def __init__(self, rng, aces):
        self.rng = rng
        self.left = set(PACK)
        self.suit = None
        self.melds = [meld for meld in MELDS[aces] if len(meld) <= 5]

    def take(self, cards):
        """Take these cards out; return them as a list."""
        self.left -= set(cards)
        return list(cards)

    def some(self, count):
        """Take out random cards, as many as there are of `count`."""
        return self.take(self.rng.sample(sorted(self.left), min(count, len(self.left))))

    def meld(self, with_speto=False):
        """Take out a random meld of three to five cards; an empty list if there is none."""
        found = [meld for meld in self.melds if self.left.issuperset(meld)]
        if self.suit is not None:
            found = [meld for meld in found if {card >> 4 for card in meld} == {self.suit}] or found
        if with_speto:
            found = [meld for meld in found if set(SPETOS) & set(meld)] or found
        return self.take(self.rng.choice(found)) if found else []

    def fitting(self, meld):
        """Take out a card that makes the meld one longer; an empty list if there is none."""
        longer = {frozenset(other) for other in self.melds if len(other) == len(meld) + 1}
        found = [card for card in sorted(self.left) if frozenset([*meld, card]) in longer]
        return self.take([self.rng.choice(found)]) if found else []

    def rival(self, cards):
        """Take out the set of three which a card fits as well; an empty list if there is none."""
        three = [suit << 4 | card & 15 for card in cards for suit in range(4)]
        three = [card for card in three if card not in cards]
        return self.take(three) if self.left.issuperset(three) else []


def options(rng, game):
    """Return a random option list, or now and then a preset."""
    if rng.random() < 0.15:
        return rng.choice(["plain", "full"])
    chosen = [name for name in SWITCHES[game] if rng.random() < (0.3 if name == "O13" else 0.6)]
    if rng.random() < 0.3:
        chosen.append(f"O14={rng.randrange(100, 2001)}" if game == layout.DUMMY else "R12=200")
    return chosen


def dealt(rng, game, players):
    """Return the position of a hand that was just dealt."""
    chosen = options(rng, game)
    start = match.Match(game, players, 0, 500, rng.randrange(1 << 30), 0)
    if game == layout.DUMMY and (chosen == "full" or "O11" in chosen):
        start.s[layout.OPTIONS + 1] |= layout.OPTION_BITS[game]["O11"] >> 8
    start.deal()
    return position_of(start.s) | {"options": chosen, "totals": _totals(rng, players)}


def built(rng, game, players):
    """Return a position of a game somewhere in a hand, with much to do in it."""
    chosen = options(rng, game)
    aces = layout.ACE_HIGH if game == layout.DUMMY else layout.ACE_LOW
    if game == layout.RUMMY and (chosen == "full" or "R11" in chosen):
        aces = layout.ACE_BOTH
    pack = Pack(rng, aces)
    pack.suit = rng.randrange(4) if rng.random() < 0.2 else None
    table, fits = _table(rng, pack, players)
    hands = [[] for _ in range(players)]
    turn = rng.randrange(players)
    row = _row(rng, pack, hands[turn], game)
    for seat in [turn, *range(players)]:
        hands[seat] += _hand(rng, pack, fits)
        pack.suit = None
    hands = [hand or pack.some(1) for hand in hands]
    position = {
        "game": GAME_NAMES[game],
        "options": chosen,
        "hands": [cards_text(hand) for hand in hands],
        "row": _row_text(rng, row, players, turn),
        "table": table,
        "turn": turn,
        "phase": rng.choice(["draw", "draw", "draw", "play"]),
        "direction": rng.choice([1, -1]) if game == layout.DUMMY else 1,
        "totals": _totals(rng, players),
    }
    if rng.random() < 0.8:
        position["stock"] = cards_text(pack.some(rng.choice([0, 1, 1, 2, 3, 8])))
    if rng.random() < 0.15:
        position |= _with_nothing_to_spare(rng, pack, position["hands"], turn, fits)
    if game == layout.RUMMY:
        return position | {"reshuffled": rng.randrange(3)}
    return position | {"offs": [rng.randrange(3) for _ in range(players)]}


def _with_nothing_to_spare(rng, pack, hands, turn, fits):
    """Return the keys of a born seat that holds just a meld, or one card, maybe one that fits."""
    hand = (pack.meld() if rng.random() < 0.5 else fits[:1]) or pack.some(1)
    hands = [*hands[:turn], cards_text(hand), *hands[turn + 1 :]]
    return {"hands": hands, "phase": "play", "born": [turn]}


def _table(rng, pack, players):
    """Return the table as text, and cards that fit it."""
    melds, fits = [], []
    for _ in range(rng.choice([0, 0, 1, 2, 3])):
        meld = pack.meld(with_speto=rng.random() < 0.2)
        fit = pack.fitting(meld) if meld else []
        melds += [meld, pack.rival(fit) if rng.random() < 0.4 else []]
        fits += fit
    rng.shuffle(melds)
    table = [_owned_meld(rng, meld, players) for meld in melds if meld]
    return table, fits + _speto_fits(pack, table)


def _owned_meld(rng, meld, players):
    """Return a meld as text: one seat laid it, maybe another laid off the first or last card."""
    owners = [rng.randrange(players)] * len(meld)
    if len(meld) > 3:
        owners[rng.choice([0, -1])] = rng.randrange(players)
    return [f"{card_text(card)}:{owner}" for card, owner in zip(meld, owners, strict=True)]


def _speto_fits(pack, table):
    """Take out a speto if the table has a neighbour of it, to be laid off there (O9)."""
    names = {text[:2] for meld in table for text in meld}
    wanted = [0x00] if names & {"3C", "2D"} else []
    wanted += [0x3A] if names & {"JS", "KS", "QD"} else []
    return pack.take(set(wanted) & pack.left)


def _row(rng, pack, hand, game):
    """Return the row's cards; some of them make a meld with cards that go into `hand`."""
    row = []
    for _ in range(rng.choice([0, 1, 1, 2, 3])):
        meld = pack.meld(with_speto=rng.random() < 0.5)
        rng.shuffle(meld)
        kept = rng.randrange(1, 3)
        hand += meld[:kept]
        row += meld[kept:]
    row += pack.some(rng.choice([0, 1, 1, 2, 4]))
    rng.shuffle(row)
    if rng.random() < 0.3:
        row.sort(key=SPETOS.__contains__)
    return row if game == layout.DUMMY else row + pack.some(1)


def _row_text(rng, row, players, turn):
    """Return the row with its seats: mostly the last ones in order of play, the head card first."""
    seats = [(turn - 1 - back) % players for back in range(len(row))][::-1]
    texts = []
    for at, card in enumerate(row):
        seat = seats[at] if rng.random() < 0.8 else rng.randrange(players)
        headless = at == 0 and rng.random() < 0.8
        texts.append(card_text(card) if headless else f"{card_text(card)}:{seat}")
    return texts


def _hand(rng, pack, fits):
    """Return some cards of a hand: melds, cards that fit the table, and others."""
    hand = []
    for _ in range(rng.choice([0, 0, 0, 1, 1])):
        hand += pack.meld(with_speto=rng.random() < 0.2)
    while fits and rng.random() < 0.4:
        hand.append(fits.pop(rng.randrange(len(fits))))
    if rng.random() < 0.05:
        hand += pack.take(set(SPETOS) & pack.left)
    return hand + pack.some(rng.choice([0, 0, 0, 1, 2]))


def _totals(rng, players):
    """Return totals of a match: often some near the target, some negative."""
    around = rng.choice([0, 0, 450, 480])
    return [around + 5 * rng.randrange(-20, 21) for _ in range(players)]
