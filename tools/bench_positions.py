"""The named situations of the benchmark, as positions of the referee (docs/referee.md).

They are written out, not played to, so that a figure changes only when the code that it measures
does. Seat 0 is to move in all of them. The worst hands were found by bench_worst.py, the long rows
by trying thousands of deals.
"""


def by(seat, cards):
    """Return cards, for a row or a table, that one seat put down."""
    return [f"{card}:{seat}" for card in cards.split()]


def in_turn(cards):
    """Return the cards of a row that two seats discarded in turn."""
    return [f"{card}:{place % 2}" for place, card in enumerate(cards.split())]


FULL = {"game": "dummy", "options": "full"}
OTHERS = ["7C 9C 4C 2H 6H 8S AH", "6C 8C 6D 8H 9S", "7D AD 7H 9H 7S KS"]
TABLE = [by(0, "JH QH KH"), by(0, "3S 4S 5S"), by(2, "5C 5D 5H")]
LATE = {"head": "JH", "phase": "play"}
RUMMY = {
    "game": "rummy",
    "options": "full",
    "hands": ["3C 4C 4H 5H 6H 8H", "6D", "7H", "4D"],
    "row": by(1, "JH TH JC AC QH JD 2D 3H QS 8C 2C 2H TC AD QC AH 9C QD 3D TD 9H 5D"),
    "stock": "JS",
    "table": [
        [*by(1, "AS 2S 3S"), *by(3, "4S 5S"), *by(2, "6S 7S 8S 9S TS")],
        [*by(3, "KC KD KH"), "KS:0"],
        by(1, "5C 6C 7C"),
        by(2, "7D 8D 9D"),
    ],
}

POSITIONS = {
    "ordinary draw": FULL
    | {
        "hands": ["3C QC 2D KD 3H", *OTHERS],
        "row": in_turn("AC QS TC 9D 2C JD KC 2S AS 8D JC TS"),
        "head": "JH",
        "stock": "QD 3D TD 4H JS 4D TH 6S",
        "table": TABLE,
    },
    "ordinary play": FULL
    | LATE
    | {
        "hands": ["2D 3D 4D TH KD QC 6S", *OTHERS],
        "row": in_turn("AC QS TC 9D 2C JD KC"),
        "stock": "QD TD 4H JS",
        "table": TABLE,
    },
    "long row": FULL
    | {
        "hands": ["2D 4D 5D TD 7H JH KH 6S", "JC TS KS AS"],
        "row": in_turn(
            "8H 8D JS AD TC 2C AH 4S 9H AC 6D 3H 2S 2H 9C QH JD 8S "
            "4H TH 6H 5S 5H 7D 5C QC 3C 9D QD KC 7S 9S 3D 6C KD 8C"
        ),
        "head": "8H",
        "stock": "QS 7C 3S 4C",
    },
    "ordinary D14": FULL
    | {
        "hands": ["7H 8H TH 4D", "6C 8C 6D 9S", "7D AD 7S KS"],
        "row": in_turn("AC QS 8D 9D 2C 4H KC 9H"),
        "head": "JH",
        "stock": "",
        "table": [by(0, "JH QH KH"), by(1, "3S 4S 5S"), by(2, "5C 5D 5H")],
    },
    "worst D14": FULL
    | {
        "hands": ["2C KC 4D 7D 2H 6H 5S 6S 7S", "TH KH AH"],
        "row": in_turn(
            "TC AC 8D 8H JC 3D 2D JD KS 2S 9C TD AS QH JH 4H 8C "
            "3H 3S QD QS JS 5H 4S 9D 7H 5D 4C AD KD 3C 6D QC 9H"
        ),
        "head": "TC",
        "stock": "",
        "table": [["5C:0", "6C:0", "7C:0"], by(1, "8S 9S TS")],
    },
    "knock": FULL | LATE | {"hands": ["KD", *OTHERS], "stock": "QD", "table": TABLE},
    "dark knock": FULL
    | LATE
    | {
        "hands": ["7C 8C 9C TH QC QD QS 4D", "4C 2H 6H 8S AH", "6C 8H 9S", OTHERS[2]],
        "stock": "2C TS 4H JS",
        "table": [by(1, "JH QH KH"), by(1, "3S 4S 5S"), by(2, "5C 5D 5H")],
    },
    "worst hand of 20": FULL
    | {
        "hands": [
            "4C TC JC QC 5D 6D 7D 8D 9D TD JD QD KD TH JH QH 6S TS JS QS",
            "2C",
        ],
        "table": [
            by(1, "2S 3S 4S 5S"),
            by(1, "KC KH KS"),
            by(1, "8C 8H 8S"),
            by(1, "5C 6C 7C"),
            by(1, "9C 9H 9S"),
            by(1, "2D 3D 4D"),
        ],
        "stock": "3C AC AD",
        "phase": "play",
    },
    "worst hand of 26": FULL
    | {
        "hands": [
            "5C 9C JC QC KC AC 5D 8D 9D JD QD KD AD 5H 9H JH QH KH AH 5S 9S TS JS QS KS AS",
            "2C",
        ],
        "table": [
            by(1, "TC TD TH"),
            by(1, "8C 8H 8S"),
            by(1, "3D 3H 3S"),
        ],
        "stock": "3C 4C 6C",
        "phase": "play",
    },
    "worst hand of 32": FULL
    | {
        "hands": [
            "4C 5C 6C 7C 9C TC JC QC KC 4D 5D 7D 9D TD JD QD KD "
            "4H 5H 7H 9H TH JH QH KH 4S 5S 7S TS JS QS KS",
            "2C",
        ],
        "table": [
            by(1, "6D 6H 6S"),
        ],
        "stock": "3C 8C AC",
        "phase": "play",
    },
    "rummy draw": RUMMY,
    "rummy play": RUMMY | {"phase": "play"},
    "rummy out": RUMMY | {"hands": ["4C", "6D 8H", "7H", "3C 4D"], "phase": "play"},
}
