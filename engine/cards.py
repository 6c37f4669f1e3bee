"""Cards: a byte each, `suit << 4 | rank`.

Suits 0 clubs, 1 diamonds, 2 hearts, 3 spades; ranks 0 (the two) … 8 (the ten), 9 jack, 10 queen,
11 king, 12 ace. Ascending bytes are the pack order (2C … AC 2D … AS).
"""

RANKS = "23456789TJQKA"
SUITS = "CDHS"
