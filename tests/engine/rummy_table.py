"""A hand of Rummy on the table, for the tests: set up, moves made and refused, and what is seen."""

from engine import layout, rummy, state
from tools.answer import answer_of
from tools.notation import meld_cards, move_from
from tools.position import PACK, state_from


def position(*hands, **more):
    """Return the state of a position as the referee writes it, at the start of a turn."""
    s = state_from({"game": "rummy", "hands": list(hands), **more})
    if s[layout.PHASE] == layout.DRAW_PHASE:
        rummy.begin_turn(s)
    return s


def attempt(s, text):
    return rummy.apply(s, move_from(text, layout.RUMMY, s[layout.ACES]))


def play(s, *texts):
    for text in texts:
        reason = attempt(s, text)
        assert not reason, f"{text}: {layout.REASONS[reason]}"


def refused(s, text):
    """Return the reason's name and rule of a refusal, which must leave the state as it was."""
    before = bytes(s)
    name, _, rule = layout.REASONS[attempt(s, text)]
    assert bytes(s) == before
    return name, rule


def legal(s):
    return answer_of(s, [])["legal"]


def lines(s, seat):
    return [(line["rule"], line["points"]) for line in answer_of(s, [])["lines"][seat]]


def ended(s):
    return s[layout.END], s[layout.END_BY]


def all_cards(s):
    """Return every card of the match, wherever it lies, in pack order."""
    stock = list(s[layout.STOCK + s[layout.STOCK_POS] : layout.STOCK + s[layout.STOCK_END]])
    pile = list(s[layout.ROW : layout.ROW + s[layout.ROW_N]])
    seats = range(s[layout.PLAYERS])
    hands = [card for card in PACK for seat in seats if state.holds(s, seat, card)]
    melds = [meld_cards(state.meld(s, i)) for i in range(s[layout.MELD_N])]
    assert len(hands) == sum(s[layout.HAND_N : layout.HAND_N + 6])
    return tuple(sorted(sum(melds, stock + pile + hands)))
