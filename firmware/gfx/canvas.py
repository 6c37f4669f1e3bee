"""The canvas that screens draw on: frame buffer, fonts, card styles and layout, by screen size.

Screens ask it for texts by number and never for a font or a coordinate of a certain display.
"""

import framebuf

from gfx import cards, layouts, palette, text
from gfx.text import draw, draw_int, int_width, width

_INKS = (palette.FELT, palette.WHITE, palette.BLACK)  # the inks that a suit stands beside
_REDS = bytes((palette.RED, palette.PALE_RED, palette.RED))
_GREENS = bytes((palette.GREEN, palette.PALE_GREEN, palette.GREEN))
_BLUES = bytes((palette.BLUE, palette.PALE_BLUE, palette.BLUE))
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
_CLUBS, _DIAMONDS, _HEARTS = range(3)
_BETWEEN_PARTS = b"  "


class Canvas:
    """A device's frame buffer with all that drawing needs. `other_text`: see layouts.for_size.

    `fb`: the framebuf.FrameBuffer; `width`, `height` in pixels; `layout`: numbers for this size
    (layouts.py); `font`, `figures`: fonts of texts and of small figures; `card`, `row_card`,
    `mini`: card styles of the hand, the row and the melds; `texts`: the language's texts,
    one behind another, before them where each begins (tools/lang.py); `names`: what says how the
    seats are called (app/seats.py); `parted`: only a part of a text was said (`say_part`).
    `paper`, `ink`, `dim`, `bar`, `back`, `strip`, `mark`: colours of the ground, of what is drawn
    on it, of what is less important, of the cursor's bar (texts on it are in `paper`), of the
    stock, behind the seats, and of a legal choice.
    """

    def __init__(self, device, other_text=False):
        self.fb = device.fb
        self.width = device.width
        self.height = device.height
        self.coloured = device.colours > 2
        self.paper = palette.FELT
        self.ink = palette.WHITE
        self.bar = palette.YELLOW if self.coloured else 1
        self.back = palette.PALE_BLUE if self.coloured else 1
        self.dim = palette.GREY if self.coloured else 1
        self.strip = palette.STRIP if self.coloured else 0
        self.mark = palette.ORANGE if self.coloured else 1
        self.layout = layouts.for_size(self.width, self.height, other_text)
        fonts = {}
        self.font = _font(fonts, self.layout.text)
        self.figures = _font(fonts, self.layout.figures)
        colours = cards.SIXTEEN if self.coloured else cards.MONO
        self.card = _card_style(fonts, self.layout.hand, colours)
        self.row_card = _card_style(fonts, self.layout.row, colours)
        self.mini = _card_style(fonts, self.layout.meld, colours)
        self.rise = self.figures.ascent - self.layout.capitals
        self.texts = b""
        self.names = None
        self.parted = False
        self.set_four_colours(False)

    def like(self, columns, rows):
        """Return a frame buffer of this size with the same colours as the screen's."""
        if self.coloured:
            size = (columns + 1) // 2 * rows
            return framebuf.FrameBuffer(bytearray(size), columns, rows, framebuf.GS4_HMSB)
        size = (rows + 7) // 8 * columns
        return framebuf.FrameBuffer(bytearray(size), columns, rows, framebuf.MONO_VLSB)

    def set_four_colours(self, four):
        """Draw ♣ green and ♦ blue on a colour screen if `four`, else both as ♠ and ♥."""
        for place in range(len(_INKS)):
            self._set_suit(_HEARTS, place, _REDS)
            self._set_suit(_DIAMONDS, place, _BLUES if four else _REDS)
            self._set_suit(_CLUBS, place, _GREENS if four else bytes(_INKS))

    def _set_suit(self, suit, place, colours):
        ink = _INKS[place]
        text.suit_inks[suit << 4 | ink] = colours[place] if self.coloured else ink

    def seat_ink(self, seat):
        """Return the colour of a seat in a chart."""
        return _SEAT_INKS[seat] if self.coloured else self.ink

    def look_away(self):
        """Let text go nowhere, so that drawing it only measures; returns the `fb` to put back."""
        shown = self.fb
        self.fb = None
        return shown

    def clear(self):
        """Wipe the whole frame buffer."""
        self.fb.fill(self.paper)
        self.parted = False

    def invert(self, x, y, w, h):
        """Fill a bar, for text in `paper` on it."""
        self.fb.fill_rect(x, y, w, h, self.bar)

    def begin(self, number):
        """Return where text `number` begins in `texts`; it ends where the next one begins."""
        texts = self.texts
        return texts[2 * number] | texts[2 * number + 1] << 8

    def text(self, number):
        """Return text `number` as bytes of its own: this allocates."""
        return self.texts[self.begin(number) : self.begin(number + 1)]

    def say(self, number, x, y, colour=1):
        """Draw text `number` of the language from `x` on; returns the width drawn."""
        at = self.begin(number)
        return draw(self.fb, self.font, self.texts, x, y, colour, at, self.begin(number + 1))

    def say_part(self, number, part, x, y):
        """Draw text `number`, which tells what buttons do; if it is too wide, only one part of it.

        Two spaces end a part; `part` 0 is the first, and after the last comes the first again.
        """
        texts = self.texts
        first = at = self.begin(number)
        last = end = self.begin(number + 1)
        if x + self.said_width(number) - self.font.gap > self.width:
            self.parted = True
            end = texts.find(_BETWEEN_PARTS, at, last)
            while part:
                part -= 1
                at = end + 2 if end >= 0 else first
                end = texts.find(_BETWEEN_PARTS, at, last)
            if end < 0:
                end = last
        draw(self.fb, self.font, texts, x, y, self.ink, at, end)

    def say_centred(self, number, y, colour=1):
        """Draw text `number` in the middle of the screen."""
        self.say(number, (self.width - self.said_width(number)) // 2, y, colour)

    def say_right(self, number, x, y, colour=1):
        """Draw text `number` so that it ends before `x`; returns the width drawn."""
        return self.say(number, x - self.said_width(number), y, colour)

    def said_width(self, number):
        """Return the width of text `number`."""
        return width(self.font, self.texts, self.begin(number), self.begin(number + 1))

    def number(self, value, x, y, colour=1):
        """Draw an int from `x` on; returns the width drawn."""
        return draw_int(self.fb, self.font, value, x, y, colour)

    def number_right(self, value, x, y, colour=1):
        """Draw an int that ends before `x`; returns the width drawn."""
        return draw_int(self.fb, self.font, value, x - int_width(self.font, value), y, colour)

    def small_number(self, value, x, y, colour=1):
        """Draw an int in small figures, their top at `y`; returns the width drawn."""
        return draw_int(self.fb, self.figures, value, x, y - self.rise, colour)

    def small_number_right(self, value, x, y, colour=1):
        """Draw an int in small figures that ends before `x`."""
        self.small_number(value, x - int_width(self.figures, value), y, colour)

    def small(self, letters, x, y, colour=1):
        """Draw ASCII capitals (bytes) as small as figures, top at `y`; returns the width drawn."""
        return draw(self.fb, self.figures, letters, x, y - self.rise, colour)


def _font(fonts, size):
    """Return the font of a size, made once: `fonts` holds those that are there."""
    if size not in fonts:
        if size == layouts.TINY:
            from gfx import font_tiny as data
        elif size == layouts.SMALL:
            from gfx import font_small as data
        elif size == layouts.MEDIUM:
            from gfx import font_medium as data
        else:
            from gfx import font_large as data
        fonts[size] = text.Font(data)
    return fonts[size]


def _card_style(fonts, size, colours):
    """Return the card style of a size."""
    if size == layouts.TINY:
        return cards.tiny_style(_font(fonts, layouts.TINY), colours)
    if size == layouts.SMALL:
        small = _font(fonts, layouts.SMALL)
        return cards.small_style(small, _font(fonts, layouts.TINY), colours)
    if size == layouts.MEDIUM:
        return cards.medium_style(_font(fonts, layouts.SMALL), colours)
    if size == layouts.LARGE:
        return cards.large_style(_font(fonts, layouts.MEDIUM), colours)
    return cards.huge_style(_font(fonts, layouts.LARGE), colours)
