"""Cards: a byte each, `suit << 4 | rank`.

Suits 0 clubs, 1 diamonds, 2 hearts, 3 spades; ranks 0 (the two) … 8 (the ten), 9 jack, 10 queen,
11 king, 12 ace. Ascending bytes are the pack order (2C … AC 2D … AS).
"""

RANKS = "23456789TJQKA"
SUITS = "CDHS"


def name(card):
    """Return the two letters of a card, `TS` for the ten of spades."""
    return RANKS[card & 15] + SUITS[card >> 4]


def parse(text):
    """Return the card that two letters name. Raises ValueError for anything else."""
    if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
        raise ValueError("not a card: " + repr(text))
    return SUITS.index(text[1]) << 4 | RANKS.index(text[0])
