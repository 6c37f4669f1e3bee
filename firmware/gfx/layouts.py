"""Where things are on each screen size. Numbers only, all in pixels."""


class Layout:
    """The numbers of one size.

    `line`: rows from a line of a list to the next. `lines`: how many fit under a title line.
    `seats_y`, `row_y`, `note_y`, `hand_y`: tops of the four bands of the table. `row_pitch`,
    `hand_pitch`: columns from a card to the next. `meld_pitch`: rows from a meld to the next.
    """

    def __init__(self, width, height, line, bands, pitches):
        self.width = width
        self.height = height
        self.line = line
        self.lines = height // line - 1
        self.seats_y, self.row_y, self.note_y, self.hand_y = bands
        self.row_pitch, self.hand_pitch, self.meld_pitch = pitches


def for_size(width, height):
    """Return the layout for a screen of this size. ValueError if there is none."""
    if width == 128 and height == 64:
        return Layout(128, 64, 16, (0, 10, 25, 46), (10, 12, 16))
    raise ValueError("no layout for a screen of %dx%d" % (width, height))
