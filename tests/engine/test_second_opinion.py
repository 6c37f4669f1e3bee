"""Engine against reference in random hands, and by all that is not legal (tools/second_opinion.py).

A part of the hands of the big run, in pieces so that they can be played side by side.
"""

from collections import Counter

import pytest

from engine import layout
from tools import second_opinion

PIECES = 8
HANDS = {layout.DUMMY: 90, layout.RUMMY: 30}  # in each piece


@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("game", HANDS, ids=["dummy", "rummy"])
def test_engine_and_reference_agree(game, piece, record_property):
    counts = Counter()
    for number in range(piece * HANDS[game], (piece + 1) * HANDS[game]):
        second_opinion.play_hand(number, game, counts)
    name = second_opinion.GAME_NAMES[game]
    record_property(f"second opinion, {name}", dict(counts))
    print(name, {rule: counts[rule] for rule in second_opinion.RULES[name]})
    assert counts["hands"] == HANDS[game]
    assert counts["moves"] > 5 * HANDS[game]


def test_a_disagreement_is_found_and_told_as_a_line_for_the_referee(monkeypatch):
    monkeypatch.setattr(second_opinion, "winner_of_match", lambda totals, target: 9)
    with pytest.raises(second_opinion.Disagreement, match=r'(?s)winner.*"game": "dummy"'):
        second_opinion.play_hand(0, layout.DUMMY, Counter())
    _, failure = second_opinion.play_hands(layout.DUMMY, range(3))
    assert "winner of the match" in failure
