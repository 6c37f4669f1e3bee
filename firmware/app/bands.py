"""Rows of cards side by side, with a cursor, and what says that there are more at either end."""

from engine.const import const
from gfx.cards import MARKED, PICKED, draw_card

_LOW = const(7)  # rows of a figure that leave room for a small arrow only


def draw_band(canvas, style, cards, start, count, at, here, y, table):
    """Draw as many of `count` cards (`cards[start:]`) as there is room for, card `at` among them.

    `here`: the cursor is in this band, on card `at`. `y`: the top of the cards; above it stand the
    marks of those that are legal by `table`.
    """
    edge = canvas.layout.edge
    pitch = style.width + 1
    shown = (canvas.width - 2 * edge + 1) // pitch
    first = window(at, shown, count)
    x = edge
    i = first
    while i < count and i < first + shown:
        card = cards[start + i]
        look = MARKED if table.is_legal(card) else 0
        if here and i == at:
            look |= PICKED
        draw_card(canvas.fb, style, card, x, y, look)
        x += pitch
        i += 1
    if first:
        _draw_more(canvas, 0, y, style.height, first, -1)
    if count > first + shown:
        _draw_more(canvas, canvas.width - edge + 1, y, style.height, count - first - shown, 1)


def place(canvas, style, i, at, count):
    """Return the x of card `i` of a band of `count` cards with the cursor on card `at`.

    A card that is not shown is at that end of the band beyond which it is.
    """
    edge = canvas.layout.edge
    pitch = style.width + 1
    x = edge + (i - window(at, (canvas.width - 2 * edge + 1) // pitch, count)) * pitch
    return max(0, min(canvas.width - style.width, x))


def window(at, shown, count):
    """Return the first of `shown` cards of `count` to show so that card `at` is among them."""
    first = at - shown + 2
    if first > count - shown:
        first = count - shown
    return first if first > 0 else 0


def _draw_more(canvas, x, y, height, hidden, side):
    """Draw in the margin at `x` how many cards are hidden on that side, and an arrow to them."""
    step = canvas.layout.capitals + 1
    arrow = 1 if step < _LOW else 2
    room = height - 2 * arrow - 1
    if hidden > 9:
        y += (room - 2 * step) // 2
        canvas.small_number(hidden // 10, x, y, canvas.ink)
        y += step
    else:
        y += (room - step) // 2
    canvas.small_number(hidden % 10, x, y, canvas.ink)
    y += step + arrow
    for i in range(arrow + 1):
        rise = i if side < 0 else arrow - i
        canvas.fb.vline(x + i, y - rise, 2 * rise + 1, canvas.ink)
