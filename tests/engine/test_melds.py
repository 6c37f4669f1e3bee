"""What fits on a meld: the masks of `add_fits` say the same as `fit`, card by card."""

import pytest

from engine import layout
from engine.melds import add_fits, fit, is_meld
from tools.position import PACK


@pytest.mark.parametrize("aces", [layout.ACE_HIGH, layout.ACE_LOW, layout.ACE_BOTH])
def test_add_fits_has_the_cards_that_fit_takes(aces):
    codes = [code for code in range(1 << layout.MELD_SEAT) if is_meld(code, aces)]
    assert len(codes) > 300
    for code in codes:
        masks = [0] * 4
        add_fits(code, aces, masks)
        found = {card for card in PACK if masks[card >> 4] >> (card & 15) & 1}
        assert found == {card for card in PACK if fit(code, card, aces)}, hex(code)
        assert max(masks) < 1 << 13
