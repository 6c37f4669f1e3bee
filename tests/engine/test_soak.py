"""Whole matches watched after every move: a small part of tools/soak.py, and that it can fail."""

from collections import Counter

import pytest

from engine import layout, match
from tests.reference import scoring
from tools import soak


@pytest.mark.parametrize("part", range(4))
def test_matches_are_sound_after_every_move_and_as_the_reference_plays_them(part):
    counts, wrong = soak.play_matches(range(10 * part + 2, 10 * part + 12))
    assert wrong is None
    assert counts["matches"] == 10
    assert soak.hands_of(counts) > 30
    for kind in ("draw", "pick", "meld", "off", "discard", "knock"):
        assert counts[f"dummy {kind}"], kind
    for kind in ("draw", "take", "meld", "off", "discard"):
        assert counts[f"rummy {kind}"], kind


def test_a_match_number_always_gives_the_same_match():
    both = [Counter(), Counter()]
    for counts in both:
        soak.play_match(3, counts)
    assert both[0] == both[1]


def test_a_lost_and_a_doubled_card_are_noticed():
    played = match.Match(layout.DUMMY, 2, 0, 500, 1)
    played.deal()
    soak.check(played.s)
    for change in ((layout.ROW_N, 0), (layout.HANDS, played.s[layout.HANDS] ^ 1)):
        s = bytearray(played.s)
        s[change[0]] = change[1]
        with pytest.raises(soak.Wrong):
            soak.check(s)


def test_another_score_and_another_replay_are_noticed(monkeypatch):
    value = scoring.value
    monkeypatch.setattr(scoring, "value", lambda card: value(card) + (card == 8))
    _, wrong = soak.play_matches([4])
    assert wrong.startswith("match 4: Wrong: scores")
    monkeypatch.setattr(scoring, "value", value)
    monkeypatch.setattr(match, "replay", lambda again, journal, end: True)
    _, wrong = soak.play_matches([4])
    assert wrong == "match 4: Wrong: the journal does not give the same state again"


def test_a_run_goes_on_where_it_was_stopped(tmp_path, monkeypatch):
    monkeypatch.setattr(soak, "KEPT", tmp_path / "build" / "soak.json")
    (tmp_path / "build").mkdir()
    assert soak.load(False) == (0, Counter())
    counts = Counter()
    assert soak.run(20, 1, 0, counts) is None
    number, kept = soak.load(False)
    assert kept == counts
    assert soak.hands_of(kept) >= 20
    assert number % soak._PART == 0
    assert soak.load(True) == (0, Counter())
    assert "| dummy hands |" in soak.summary(kept)
