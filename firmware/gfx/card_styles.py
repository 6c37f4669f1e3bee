"""How cards of each size look: for start-up, it allocates. cards.py draws them."""

from . import palette

MONO = b"\x01\x00\x01\x01\x00\x01\x01"
SIXTEEN = bytes(
    (
        palette.EDGE,
        palette.CARD,
        palette.BLACK,
        palette.YELLOW,
        palette.BLACK,
        palette.ORANGE,
        palette.BACK,
    )
)


class CardStyle:
    """How cards of one size look.

    `width`, `height`: of the whole card, in pixels. `rank_font`, `suit_font`: Fonts; every font has
    both. `rank_y`, `suit_y`: the rows of the card at which their cells begin. `colours`: seven
    bytes in the order of cards.py; the suits' inks are in text.suit_inks.
    """


def _style(rank_font, suit_font, width, height, rank_base, suit_base, colours):
    """`rank_base`, `suit_base`: the rows of the card on which the rank and the suit stand."""
    style = CardStyle()
    style.width = width
    style.height = height
    style.rank_font = rank_font
    style.suit_font = suit_font
    style.rank_y = rank_base + 1 - rank_font.ascent
    style.suit_y = suit_base + 1 - suit_font.ascent
    style.colours = colours
    return style


def tiny_style(tiny, colours=MONO):
    """Cards of 9×15 pixels, for 72×40 and for melds on 128×64. `tiny`: font_tiny."""
    return _style(tiny, tiny, 9, 15, 6, 12, colours)


def small_style(small, tiny, colours=MONO):
    """Cards of 11×17 pixels, for 128×64. `small`, `tiny`: font_small, font_tiny."""
    return _style(small, tiny, 11, 17, 8, 14, colours)


def medium_style(small, colours=MONO):
    """Cards of 13×21 pixels, for 128×128 to 240×135. `small`: font_small."""
    return _style(small, small, 13, 21, 9, 18, colours)


def large_style(medium, colours=MONO):
    """Cards of 17×27 pixels, for 240×135 to 320×240. `medium`: font_medium."""
    return _style(medium, medium, 17, 27, 12, 24, colours)


def huge_style(large, colours=MONO):
    """Cards of 19×37 pixels, for the hand on 240×240 and 320×240. `large`: font_large."""
    return _style(large, large, 19, 37, 16, 33, colours)
