"""Random hands in which no card is lost: a small part of tools/soak.py."""

from collections import Counter

import pytest

from engine import layout
from tools import soak


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_cards_are_accounted_for_after_every_move_of_dummy(players):
    counts = Counter()
    for _ in soak.play_hands(players, 120, 7, counts):
        pass
    assert counts["hands"] == 120
    for kind in ("draw", "pick", "meld", "off", "discard", "knock"):
        assert counts[kind], kind
    assert counts["ended by knock"] + counts["ended by ran out"] == 120


def test_a_lost_and_a_doubled_card_are_noticed():
    played = soak.match.Match(layout.DUMMY, 2, 0, 500, 1)
    played.deal()
    soak.check(played.s)
    for change in ((layout.ROW_N, 0), (layout.HANDS, played.s[layout.HANDS] ^ 1)):
        s = bytearray(played.s)
        s[change[0]] = change[1]
        with pytest.raises(soak.Lost):
            soak.check(s)
