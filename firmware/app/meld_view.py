"""Drawing the melds of the table: one of them, or all between the seats and the row.

The table needs it only on screens with room for them; elsewhere the list (melds.py) loads it.
"""

from engine.const import const
from engine.melds import card_at, size
from engine.state import meld, meld_seat
from gfx.cards import draw_card
from gfx.text import width

_MELD_N = const(55)
_POSITION = const(5)  # columns at the right edge for the mark of the position
_DOTS = const(9)  # columns of three dots in place of the middle of a long run
_MELD_GAP = const(4)  # columns between melds side by side


def draw_melds_on_table(canvas, view):
    """Draw the melds between the seats and the row, as many of the latest as there is room for."""
    layout = canvas.layout
    y = layout.melds_y
    rows = (layout.row_y - 3 - y) // layout.meld_pitch
    first = 0
    while _rows_needed(canvas, view, first) > rows:
        first += 1
    x = 0
    for i in range(first, view[_MELD_N]):
        columns = _meld_width(canvas, view, i)
        if x and x + columns > canvas.width:
            x = 0
            y += layout.meld_pitch
        draw_meld(canvas, view, i, x, y, -1)
        x += columns + _MELD_GAP


def _rows_needed(canvas, view, first):
    """Return how many rows the melds from `first` on take."""
    rows = 1
    x = 0
    for i in range(first, view[_MELD_N]):
        columns = _meld_width(canvas, view, i)
        if x and x + columns > canvas.width:
            x = 0
            rows += 1
        x += columns + _MELD_GAP
    return rows


def _meld_width(canvas, view, i):
    label = width(canvas.figures, canvas.names.label(meld_seat(view, i)))
    wide = canvas.mini.width
    return label + 1 + (size(meld(view, i)) - 1) * (wide - 1) + wide


def draw_meld(canvas, view, i, x, y, gap):
    """Draw a meld after the label of the seat that laid it, its cards `gap` columns apart."""
    code = meld(view, i)
    style = canvas.mini
    label = canvas.names.label(meld_seat(view, i))
    capitals = canvas.layout.capitals
    x += canvas.small(label, x, y + (style.height - capitals) // 2, canvas.ink) + 1
    count = size(code)
    pitch = style.width + gap
    room = canvas.width - x - (_POSITION if gap > 0 else 0)
    if pitch * (count - 1) + style.width > room:
        pitch = style.width - 1
    shown = (room - 1) // pitch
    place = 0
    while place < count:
        if place == 1 and count > shown:
            x += _draw_dots(canvas, x, y + style.height // 2)
            place = count - shown + 2
        draw_card(canvas.fb, style, card_at(code, place), x, y)
        x += pitch
        place += 1


def _draw_dots(canvas, x, y):
    """Draw that the cards between two others are left out; returns the columns."""
    for i in range(3):
        canvas.fb.fill_rect(x + 3 * i, y, 1, 1, canvas.ink)
    return _DOTS
