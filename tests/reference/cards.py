"""Cards of the reference: numbers, their text, and the order of the pack.

A card is ``suit << 4 | rank`` (suit 0 clubs, 1 diamonds, 2 hearts, 3 spades; rank 0 is the two,
12 the ace), so that ascending numbers are the order of the pack. Knows no rule of either game.
"""

RANKS = "23456789TJQKA"
SUITS = "CDHS"
PACK = tuple(suit << 4 | rank for suit in range(4) for rank in range(13))


class Malformed(ValueError):
    """A position, a card or a move that cannot be read; the text names the culprit."""


def rank(card):
    """Rank of a card, 0 (two) to 12 (ace)."""
    return card & 15


def suit(card):
    """Suit of a card, 0 (clubs) to 3 (spades)."""
    return card >> 4


def card_from(text):
    """Card of a text such as ``TS``; Malformed names a text that is none."""
    if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
        raise Malformed(f"unknown card {text!r}")
    return SUITS.index(text[1]) << 4 | RANKS.index(text[0])


def cards_from(text):
    """Cards of a text with blanks between them, in the order of the text."""
    return [card_from(word) for word in text.split()]


def name(card):
    """Text of one card."""
    return RANKS[rank(card)] + SUITS[suit(card)]


def names(cards):
    """Text of several cards, in the order given."""
    return " ".join(name(card) for card in cards)


SPETOS = (card_from("2C"), card_from("QS"))
