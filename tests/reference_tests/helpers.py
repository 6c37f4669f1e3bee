"""Short ways to set up a position and to ask the reference about it."""

import json

from tests.reference import answer_line


def ask(position, *moves):
    """The whole answer to a position after the moves."""
    return answer_line(json.dumps({**position, "moves": list(moves)}), 1)


def rule_on(position, *moves):
    """The answer after moves that must all be legal."""
    answer = ask(position, *moves)
    assert answer["ok"], answer
    return answer


def refused(position, *moves):
    """The rule that refuses the last of the moves; the others must be legal."""
    answer = ask(position, *moves)
    assert not answer["ok"], answer
    assert answer["move"] == len(moves) - 1, answer
    return answer["rule"]


def events(answer):
    """Events as short tuples: seat, points, rule, cards."""
    return [(e["seat"], e["points"], e["rule"], e["cards"]) for e in answer["events"]]


def losses(answer):
    """Events that cost points, as (seat, rule)."""
    return [(e["seat"], e["rule"]) for e in answer["events"] if e["points"] < 0]


def lines(answer, seat):
    """Lines of a seat as (what, rule, points)."""
    return [(line["what"], line["rule"], line["points"]) for line in answer["lines"][seat]]


def laid(cards, seat):
    """A table meld all of whose cards one seat laid."""
    return [f"{card}:{seat}" for card in cards.split()]


RUN = laid("5C 6C 7C", 0)
