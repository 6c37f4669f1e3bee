"""Buttons mashed at random on every screen size with every kind of buttons (tools/mash.py)."""

import pytest

from tests.faults.fuzz import TIMES
from tools import mash

PRESSES = 8


@pytest.mark.parametrize("run", range(len(mash.RUNS)))
def test_mashing_ends_in_no_exception_and_always_leads_back_to_the_title(run):
    masher = mash.Masher(*mash.RUNS[run], seed=1)
    masher.press(mash.A)
    masher.press(mash.A)
    assert masher.app.screen_name == "table"
    while masher.presses < PRESSES * TIMES:
        masher.mash()
    masher.go_home()
    assert masher.app.screen_name in ("title", "")
    assert len(masher.seen) > 2


def test_a_lost_card_and_a_dead_end_are_noticed():
    masher = mash.Masher((128, 64, 2), "dpad", 1)
    masher.press(mash.A)
    masher.press(mash.A)
    assert masher.app.screen_name == "table"
    masher.check()
    session = masher.app.stack[1].session
    session.match.s[mash.layout.HANDS] ^= 1
    with pytest.raises(mash.soak.Wrong):
        masher.check()
    masher.app.stack[-1].press = lambda button: None
    with pytest.raises(mash.Lost, match="table"):
        masher.go_home()
