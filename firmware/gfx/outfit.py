"""What a canvas is fitted out with for a screen: layout, fonts, card styles, colours.

For start-up, and when what was chosen changes: it allocates, and is not needed while one draws.
"""

from gfx import card_styles, layouts, palette, text
from gfx.fonts import font

_INKS = (palette.FELT, palette.WHITE, palette.BLACK)  # the inks that a suit stands beside
_REDS = bytes((palette.RED, palette.PALE_RED, palette.RED))
_GREENS = bytes((palette.GREEN, palette.PALE_GREEN, palette.GREEN))
_BLUES = bytes((palette.BLUE, palette.PALE_BLUE, palette.BLUE))
_CLUBS, _DIAMONDS, _HEARTS = range(3)


def fit_out(canvas, device, language, other_text):
    """Fit a canvas (canvas.py) out for the screen of a device, and for the texts of a language.

    `other_text`: see layouts.for_size.
    """
    canvas.fb = device.fb
    canvas.width = device.width
    canvas.height = device.height
    canvas.coloured = device.colours > 2
    _colour(canvas)
    layout = layouts.for_size(device.width, device.height, other_text)
    canvas.layout = layout
    fonts = _Fonts(language)
    canvas.font = fonts.of(layout.text)
    canvas.figures = fonts.of(layout.figures)
    canvas.card = _card_style(fonts, layout.hand, canvas.coloured)
    canvas.row_card = _card_style(fonts, layout.row, canvas.coloured)
    canvas.mini = _card_style(fonts, layout.meld, canvas.coloured)
    canvas.rise = canvas.figures.ascent - layout.capitals


def _colour(canvas):
    coloured = canvas.coloured
    canvas.paper = palette.FELT
    canvas.ink = palette.WHITE
    canvas.bar = palette.YELLOW if coloured else 1
    canvas.back = palette.PALE_BLUE if coloured else 1
    canvas.dim = palette.GREY if coloured else 1
    canvas.strip = palette.STRIP if coloured else 0
    canvas.mark = palette.ORANGE if coloured else 1


def set_four_colours(canvas, four):
    """Draw ♣ green and ♦ blue on a colour screen if `four`, else both as ♠ and ♥."""
    for place in range(len(_INKS)):
        _set_suit(canvas, _HEARTS, place, _REDS)
        _set_suit(canvas, _DIAMONDS, place, _BLUES if four else _REDS)
        _set_suit(canvas, _CLUBS, place, _GREENS if four else bytes(_INKS))


def _set_suit(canvas, suit, place, colours):
    ink = _INKS[place]
    text.suit_inks[suit << 4 | ink] = colours[place] if canvas.coloured else ink


class _Fonts:
    """The fonts with the letters of a language, each made when it is first asked for."""

    def __init__(self, language):
        self._load = _english if language == "en" else _thai
        self._made = {}

    def of(self, size):
        """Return the font of a size."""
        if size not in self._made:
            self._made[size] = font(self._load(size))
        return self._made[size]


def _thai(size):
    if size == layouts.TINY:
        from gfx import font_tiny as data
    elif size == layouts.SMALL:
        from gfx import font_small_th as data
    elif size == layouts.MEDIUM:
        from gfx import font_medium_th as data
    else:
        from gfx import font_large_th as data
    return data


def _english(size):
    if size == layouts.TINY:
        from gfx import font_tiny as data
    elif size == layouts.SMALL:
        from gfx import font_small_en as data
    elif size == layouts.MEDIUM:
        from gfx import font_medium_en as data
    else:
        from gfx import font_large_en as data
    return data


def _card_style(fonts, size, coloured):
    """Return the card style of a size."""
    colours = card_styles.SIXTEEN if coloured else card_styles.MONO
    if size == layouts.TINY:
        return card_styles.tiny_style(fonts.of(layouts.TINY), colours)
    if size == layouts.SMALL:
        small = fonts.of(layouts.SMALL)
        return card_styles.small_style(small, fonts.of(layouts.TINY), colours)
    if size == layouts.MEDIUM:
        return card_styles.medium_style(fonts.of(layouts.SMALL), colours)
    if size == layouts.LARGE:
        return card_styles.large_style(fonts.of(layouts.MEDIUM), colours)
    return card_styles.huge_style(fonts.of(layouts.LARGE), colours)
