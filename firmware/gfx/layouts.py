"""Where things are on each screen size. Numbers only, all in pixels; canvas.py makes fonts of them.

The table of a match is a stack of bands: the seats, the melds (where there is room), the row, a
sentence, the hand. On 72x40 the sentence takes the place of the band without the cursor.
"""

# Sizes of letters, and of cards.
TINY, SMALL, MEDIUM, LARGE, HUGE = range(5)

# Width, height; sizes of texts, figures, and of cards in the hand, in the row and in melds;
# height of a line; tops of seats, melds (0: not on the table), row, sentence and hand.
_TABLE = (
    (72, 40, SMALL, TINY, TINY, TINY, TINY, 20, 0, 0, 7, 6, 25),
    (128, 64, SMALL, TINY, SMALL, TINY, TINY, 16, 0, 0, 10, 26, 46),
    (128, 128, SMALL, SMALL, MEDIUM, MEDIUM, TINY, 16, 1, 14, 66, 88, 107),
    (160, 128, MEDIUM, SMALL, MEDIUM, MEDIUM, SMALL, 18, 0, 18, 63, 86, 107),
    (240, 135, MEDIUM, SMALL, LARGE, MEDIUM, SMALL, 19, 0, 19, 61, 84, 107),
    (240, 240, LARGE, MEDIUM, HUGE, LARGE, LARGE, 34, 0, 21, 137, 166, 202),
    (320, 240, LARGE, MEDIUM, HUGE, LARGE, LARGE, 34, 0, 21, 137, 166, 202),
)

_CARD_HEIGHTS = (15, 17, 21, 27, 37)
_CAPITALS = (5, 7, 10, 14)
_CELLS = (6, 16, 18, 31)
_RISES = (0, 6, 5, 12)  # from the top of a text's cell to its capitals
_EDGES = (4, 4, 7, 9, 9)
_NARROW = 100
_ROOMY = 240
_WIDE = 24  # times the rows of a figure


class Layout:
    """The numbers of one size.

    `text`, `figures`, `hand`, `row`, `meld`: sizes (TINY …). `line`: rows from a line of a list to
    the next; `pad`: from the top of a line to the top of its text. `rows`: lines on a screen;
    `lines`: those under a title. `narrow`: no room for two things on a line, nor for a title that
    stays; `wide`: four seats leave room for the battery. `seats_y`, `melds_y`, `row_y`, `note_y`,
    `hand_y`: tops of the bands of the table; `has_melds`: the second of them is there.
    `seats_pad`: from the top of the first band to its figures; `seats_rows`: all of its rows;
    `names`: there is room for names, with what Thai puts above and below them.
    `meld_pitch`: rows from a meld to the next. `cell`: rows of a text's letters; `capitals`: rows
    of a figure. `edge`: columns at both ends of a band of cards, for what says that there are more.
    """


def _layout(numbers):
    layout = Layout()
    layout.width, layout.height = numbers[0], numbers[1]
    layout.text, layout.figures = numbers[2], numbers[3]
    layout.hand, layout.row, layout.meld = numbers[4], numbers[5], numbers[6]
    layout.line = numbers[7]
    layout.seats_y, layout.melds_y, layout.row_y, layout.note_y, layout.hand_y = numbers[8:]
    layout.narrow = layout.width < _NARROW
    layout.names = layout.melds_y > _CELLS[layout.figures]
    layout.seats_pad = 0 if layout.narrow else _RISES[layout.figures] if layout.names else 1
    layout.cell = _CELLS[layout.text]
    layout.capitals = _CAPITALS[layout.figures]
    layout.seats_rows = layout.seats_pad + layout.capitals + 1
    if layout.names:
        layout.seats_rows = _CELLS[layout.figures]
    layout.wide = layout.width > _WIDE * layout.capitals
    layout.pad = (layout.line - layout.cell) // 2
    layout.rows = layout.height // layout.line
    layout.lines = layout.rows - 1
    layout.has_melds = layout.melds_y > 0
    layout.meld_pitch = _CARD_HEIGHTS[layout.meld] + 1
    layout.edge = _EDGES[layout.figures]
    return layout


def has_other_text(width):
    """Return whether a screen of this width has a layout for the other text size too."""
    return width >= _ROOMY


def for_size(width, height, other_text=False):
    """Return the layout for a screen of this size. ValueError if there is none.

    `other_text`: the one with the other size of texts, where there is one.
    """
    table = _TABLE
    if other_text and has_other_text(width):
        from gfx.other_text import TABLE as table
    for numbers in table:
        if numbers[0] == width and numbers[1] == height:
            return _layout(numbers)
    raise ValueError("no layout for a screen of %dx%d" % (width, height))
