"""The canvas that screens draw on: frame buffer, fonts, card styles and layout, by screen size.

Screens ask it for texts by number and never for a font or a coordinate of a certain display.
"""

from gfx import cards, font_small, font_tiny, layouts, text
from gfx.text import draw, draw_int, int_width, width


class Canvas:
    """A device's frame buffer with all that drawing needs.

    `fb`: the framebuf.FrameBuffer; `width`, `height` in pixels; `layout`: numbers for this size
    (layouts.py); `font`, `tiny`: fonts; `card`, `mini`: card styles; `texts`: the language's texts.
    """

    def __init__(self, device):
        self.fb = device.fb
        self.width = device.width
        self.height = device.height
        self.ink = 1
        self.paper = 0
        self.font = text.Font(font_small)
        self.tiny = text.Font(font_tiny)
        self.card = cards.small_style(self.font, self.tiny)
        self.mini = cards.tiny_style(self.tiny)
        self.layout = layouts.for_size(self.width, self.height)
        self.texts = ()

    def clear(self):
        """Wipe the whole frame buffer."""
        self.fb.fill(self.paper)

    def invert(self, x, y, w, h):
        """Fill a bar with ink, for text in `paper` on it."""
        self.fb.fill_rect(x, y, w, h, self.ink)

    def say(self, number, x, y, colour=1):
        """Draw text `number` of the language from `x` on; returns the width drawn."""
        return draw(self.fb, self.font, self.texts[number], x, y, colour)

    def say_centred(self, number, y, colour=1):
        """Draw text `number` in the middle of the screen."""
        x = (self.width - width(self.font, self.texts[number])) // 2
        draw(self.fb, self.font, self.texts[number], x, y, colour)

    def say_right(self, number, x, y, colour=1):
        """Draw text `number` so that it ends before `x`."""
        text = self.texts[number]
        draw(self.fb, self.font, text, x - width(self.font, text), y, colour)

    def number(self, value, x, y, colour=1):
        """Draw an int from `x` on; returns the width drawn."""
        return draw_int(self.fb, self.font, value, x, y, colour)

    def number_right(self, value, x, y, colour=1):
        """Draw an int that ends before `x`."""
        draw_int(self.fb, self.font, value, x - int_width(self.font, value), y, colour)

    def small_number(self, value, x, y, colour=1):
        """Draw an int in the tiny font; returns the width drawn."""
        return draw_int(self.fb, self.tiny, value, x, y, colour)

    def small(self, letters, x, y, colour=1):
        """Draw bytes in the tiny font, which has no Thai; returns the width drawn."""
        return draw(self.fb, self.tiny, letters, x, y, colour)
