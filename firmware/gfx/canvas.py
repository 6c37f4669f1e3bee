"""The canvas that screens draw on: frame buffer, fonts, card styles and layout, by screen size.

Screens ask it for texts by number and never for a font or a coordinate of a certain display.
"""

import framebuf

from gfx.text import draw, draw_int, int_width, width

_BETWEEN_PARTS = b"  "


class Canvas:
    """A device's frame buffer with all that drawing needs. `language`: that of the
    texts; `other_text`: see layouts.for_size; `four_colours`: outfit.set_four_colours.

    `fb`: the framebuf.FrameBuffer; `width`, `height` in pixels; `layout`: numbers for this size
    (layouts.py); `font`, `figures`: fonts of texts and of small figures; `card`, `row_card`,
    `mini`: card styles of the hand, the row and the melds; `texts`: the language's texts,
    one behind another, before them where each begins (tools/lang.py); `names`: what says how the
    seats are called (app/seats.py); `parted`: only a part of a text was said (`say_part`).
    `paper`, `ink`, `dim`, `bar`, `back`, `strip`, `mark`: colours of the ground, of what is drawn
    on it, of what is less important, of the cursor's bar (texts on it are in `paper`), of the
    stock, behind the seats, and of a legal choice.
    """

    def __init__(self, device, language="th", other_text=False, four_colours=False):
        from gfx.outfit import fit_out, set_four_colours

        fit_out(self, device, language, other_text)
        set_four_colours(self, four_colours)
        self.texts = b""
        self.names = None
        self.parted = False

    def like(self, columns, rows):
        """Return a frame buffer of this size with the same colours as the screen's."""
        if self.coloured:
            size = (columns + 1) // 2 * rows
            return framebuf.FrameBuffer(bytearray(size), columns, rows, framebuf.GS4_HMSB)
        size = (rows + 7) // 8 * columns
        return framebuf.FrameBuffer(bytearray(size), columns, rows, framebuf.MONO_VLSB)

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
