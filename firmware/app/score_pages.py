"""Two pages of the score: a seat's cards at the end of a hand, and the match as a chart."""

from app.record import AT_HISTORY
from app.seats import SEATS
from engine.const import const
from engine.melds import card_at, size
from engine.state import holds, meld
from gfx import palette
from gfx.cards import PICKED, draw_card

_PLAYERS = const(2)
_MELD_N = const(55)
_BY = const(251)
_T_CHART = const(201)
_T_CARDS_OF = const(200)
# The colours of the seats in the chart.
_SEAT_INKS = bytes(
    (
        palette.YELLOW,
        palette.PALE_BLUE,
        palette.PALE_RED,
        palette.PALE_GREEN,
        palette.ORANGE,
        palette.GREY,
    )
)


def scored(session, hand, seat):
    """Return the points of a seat in a hand of the session's history, 0 is the oldest."""
    at = AT_HISTORY + 2 * (hand * SEATS + seat)
    points = session.record[at] | session.record[at + 1] << 8
    return points - 0x10000 if points & 0x8000 else points


def list_cards(s, seat, into):
    """List the cards that a seat has laid and then those it still holds; returns how many, and
    writes how many are laid into `into[52]`."""
    n = 0
    for m in range(s[_MELD_N]):
        code = meld(s, m)
        for i in range(size(code)):
            card = card_at(code, i)
            if s[_BY + card] == seat:
                into[n] = card
                n += 1
    into[52] = n
    for card in range(64):
        if card & 15 < 13 and holds(s, seat, card):
            into[n] = card
            n += 1
    return n


def rows_of(canvas, n):
    """Return how many rows of cards `n` cards take."""
    per_row = (canvas.width - 6) // (canvas.mini.width + 1)
    return (n + per_row - 1) // per_row


def draw_cards(canvas, phrase, seat, cards, n, top):
    """Draw the cards of `list_cards` from row `top` on; those still held are inverted."""
    per_row = (canvas.width - 6) // (canvas.mini.width + 1)
    phrase.who = seat
    phrase.wrap(canvas, _T_CARDS_OF, 3, canvas.layout.pad, canvas.width, True, 1)
    y = canvas.layout.line
    i = top * per_row
    while i < n and y + canvas.mini.height <= canvas.height:
        x = 3
        end = i + per_row
        while i < n and i < end:
            look = PICKED if i >= cards[52] else 0
            draw_card(canvas.fb, canvas.mini, cards[i], x, y, look)
            x += canvas.mini.width + 1
            i += 1
        y += canvas.mini.height + 1


def draw_chart(canvas, session):
    """Draw the hands of the match as groups of bars, a bar a seat, up for points won."""
    players = session.view[_PLAYERS]
    line = canvas.layout.line
    canvas.say(_T_CHART, 1, canvas.layout.pad, canvas.ink)
    hands = session.hands
    group = max(players + 1, min(8 * players, (canvas.width - 4) // max(1, hands)))
    shown = min(hands, (canvas.width - 4) // group)
    wide = max(1, (group - 2) // players)
    highest, lowest = _extremes(session, hands - shown, hands, players)
    room = canvas.height - line - 2
    zero = line + room * highest // (highest + lowest)
    canvas.fb.hline(0, zero, canvas.width, canvas.ink)
    x = 2
    hand = hands - shown
    while hand < hands:
        for seat in range(players):
            points = scored(session, hand, seat)
            tall = room * abs(points) // (highest + lowest)
            top = zero - tall if points > 0 else zero + 1
            ink = _SEAT_INKS[seat] if canvas.coloured else canvas.ink
            canvas.fb.fill_rect(x + seat * wide, top, max(1, wide - 1), tall, ink)
        x += group
        hand += 1


def _extremes(session, first, end, players):
    """Return the most points won and the most lost in these hands, at least 1 and 0."""
    highest = 1
    lowest = 0
    for hand in range(first, end):
        for seat in range(players):
            points = scored(session, hand, seat)
            highest = max(highest, points)
            lowest = max(lowest, -points)
    return highest, lowest
