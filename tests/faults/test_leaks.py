"""Memory: at a board's heap, matches one after another leave as much free as before them."""

from tests.faults.fuzz import TIMES
from tools import leaks

MATCHES = 8


def test_matches_one_after_another_lose_no_memory(unix_host):
    before, after = leaks.measure(MATCHES * TIMES, seconds=250 * TIMES)
    assert before == after
    assert before > 100_000


def test_lost_memory_is_noticed(unix_host, monkeypatch):
    leaking = leaks._PROGRAM.replace(
        "def play(number):", "kept = []\ndef play(number):\n    kept.append(bytearray(100))"
    )
    monkeypatch.setattr(leaks, "_PROGRAM", leaking)
    before, after = leaks.measure(MATCHES)
    assert after < before
