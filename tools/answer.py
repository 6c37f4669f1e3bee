"""What the referee (docs/referee.md) tells of a state of the engine.

That is whose turn it is, what is legal, and each line of a score. Nothing is changed here.
"""

from array import array

from engine import dealing, layout, match
from engine.settle import LINES_MAX
from tools.notation import cards_text, move_text
from tools.position import (
    PHASES,
    direction_of,
    hands_of,
    row_of,
    seats_of,
    stock_of,
    table_of,
    totals_of,
)

LINE_NAMES = {
    "D15": "laid",
    "D16": "hand",
    "D17": "knock card",
    "O1": "knock card",
    "O2": "knock card",
    "D19": "colour",
    "D20": "dark",
    "D21": "dark and colour",
    "D23": "doubled",
    "R9": "hands",
    "R10": "rummy",
}
END_NAMES = {
    layout.END_KNOCK: "knock",
    layout.END_RAN_OUT: "ran out",
    layout.END_OUT: "out",
    layout.END_BLOCKED: "blocked",
}


def answer_of(s, events):
    """Return the answer to a state, without `ok`; `events`: those since the position."""
    answer = {
        "turn": s[layout.TURN],
        "phase": phase_of(s),
        "legal": legal_of(s),
        "events": events,
        "hands": hands_of(s),
        "row": row_of(s),
        "stock": stock_of(s),
        "table": table_of(s),
        "born": seats_of(s[layout.BORN]),
        "over": s[layout.PHASE] == layout.OVER,
    }
    if answer["over"]:
        answer |= _result(s)
    return answer


def phase_of(s):
    """Return `draw` or `play`; of a hand that is over, the phase in which it ended."""
    if s[layout.PHASE] == layout.OVER:
        return PHASES[s[layout.END] in (layout.END_KNOCK, layout.END_OUT)]
    return PHASES[s[layout.PHASE] in (layout.PLAY_PHASE, layout.LAST_PLAY)]


def legal_of(s):
    """Return the texts of all legal moves, sorted."""
    into = array("i", bytes(4 * layout.MOVES_MAX))
    count = match.rules(s[layout.GAME]).moves(s, into)
    return sorted({move_text(move) for move in into[:count]})


def events_of(s):
    """Return the penalties and bonuses of the last move, in the order in which they fell."""
    events = []
    for i in range(s[layout.EVENT_N]):
        at = layout.EVENTS + i * layout.EVENT_SIZE
        seat, units, *cards = s[at : at + layout.EVENT_SIZE]
        rule = layout.RULES[seat >> 3]
        points = 50 * (units - 256 if units > 127 else units)
        if points:
            cards = cards_text(card for card in cards if card != layout.NONE)
            events.append({"seat": seat & 7, "points": points, "rule": rule, "cards": cards})
    return events


def _result(s):
    """Return what an answer says of a hand that is over."""
    game = match.rules(s[layout.GAME])
    seats = range(s[layout.PLAYERS])
    by, start = s[layout.END_BY], dealing.next_start(s)
    return {
        "end": END_NAMES[s[layout.END]],
        "by": None if by == layout.NONE else by,
        "scores": [game.score(s, seat) for seat in seats],
        "lines": [_lines(s, game, seat) for seat in seats],
        "totals": totals_of(s),
        "next": {"seat": start & 7, "direction": direction_of(start >> 3)},
    }


def _lines(s, game, seat):
    into = array("i", bytes(4 * 2 * LINES_MAX))
    count = game.lines(s, seat, into)
    pairs = [(layout.RULES[into[2 * i]], into[2 * i + 1]) for i in range(count)]
    return [
        {"what": LINE_NAMES.get(rule, "penalty"), "rule": rule, "points": points}
        for rule, points in pairs
    ]
