"""Short ways to set up a position, play it on the engine and look at the answer."""

import pytest

from tools.referee import Hand, Refused

SPARE = "AD KD QD JD TD 9D 8D 7D 6D AH KH JH TH 9H 8H"


def position(*hands, row="", table=(), stock=None, options=(), **more):
    """Return a position; `row` as one text, `table` as texts of `by`.

    Three cards that are named nowhere else are the stock unless it is given.
    """
    melds = [meld.split() for meld in table]
    if stock is None:
        named = " ".join([*hands, row, *table])
        stock = " ".join([card for card in SPARE.split() if card not in named][:3])
    keys = {"hands": list(hands), "row": row.split(), "table": melds, "stock": stock}
    return keys | {"options": options if isinstance(options, str) else list(options)} | more


def by(seat, cards):
    """Return the text of a meld that one seat laid, `9S:1 TS:1 JS:1`."""
    return " ".join(f"{card}:{seat}" for card in cards.split())


def play(start, *moves):
    """Return the answer after moves that must all be legal."""
    hand = Hand(start)
    for move in moves:
        hand.play(move)
    return hand.answer()


def refused(start, *moves):
    """Return the rule that refuses the last of the moves; nothing may have changed by it."""
    hand = Hand(start)
    for move in moves[:-1]:
        hand.play(move)
    before = bytes(hand.s)
    with pytest.raises(Refused) as caught:
        hand.play(moves[-1])
    assert bytes(hand.s) == before
    return caught.value.rule


def fines(answer):
    """Return the penalties as (seat, points, rule), in the order in which they fell."""
    return [(e["seat"], e["points"], e["rule"]) for e in answer["events"] if e["points"] < 0]


def event_cards(answer, rule):
    """Return the cards of each event of a rule."""
    return [event["cards"] for event in answer["events"] if event["rule"] == rule]


def lines(answer, seat):
    """Return a seat's score lines as {rule: points}."""
    return {line["rule"]: line["points"] for line in answer["lines"][seat]}


# P0 draws KC and can then knock dark with it (D13).
DARK = position("3H 4H 5H 9C 9D 9S", "2H 6S", stock="KC 8S", table=[by(1, "TS JS QS")])
