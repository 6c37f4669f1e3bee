"""200 matches between computer players: MicroPython, 64 and 32 bits, plays as CPython does."""

import contextlib
import io

import pytest

from tests.conformance import playing

MATCHES = 200
PIECES = 8
PROGRAM = "from tests.conformance import playing\nplaying.run({}, {})"


def on_cpython(first, last, *hands):
    """What `run` prints here."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        playing.run(first, last, *hands)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("piece", range(PIECES))
def test_the_same_state_after_every_move(micropython_host, piece):
    first, last = piece * MATCHES // PIECES, (piece + 1) * MATCHES // PIECES
    expected = on_cpython(first, last)
    assert {int(line.split()[0]) for line in expected} == set(range(first, last))
    told = micropython_host(PROGRAM.format(first, last)).splitlines()
    for mine, other in zip(expected, told, strict=False):
        assert mine == other
    assert len(told) == len(expected)


def test_the_matches_differ_in_all_that_matters():
    starts = [playing.start(seed).s for seed in range(MATCHES)]
    assert len({(s[1], s[2]) for s in starts}) == 3 + 5
    assert len({(s[1], s[3], s[4]) for s in starts}) > MATCHES / 4
