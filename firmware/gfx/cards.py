"""Cards on a framebuf.FrameBuffer: face, back, picked and marked. Nothing allocates while drawing.

A card is a byte, suit << 4 | rank (suit 0-3: ♣ ♦ ♥ ♠; rank 0-12: 2 … A); what is above these six
bits, a seat for instance, is ignored. Suits differ by shape, ♣ ♠ full and ♦ ♥ hollow at the small
sizes, so that two colours are enough; with more colours ♦ ♥ have their own.
"""

from engine.const import const

from .text import glyph, glyph_width, pen, set_ink, set_suit_ink

NO_CARD = const(0xFF)

# Looks, to be added up.
PICKED = const(1)  # inverted on a mono screen
MARKED = const(2)  # a bar above the card: a legal choice; it takes MARK_ROOM rows over the card

MARK_ROOM = const(3)
_TALL = const(16)  # the mark of shorter cards is a line on their edge

# Entries of a style's colours (card_styles.py), in this order.
_EDGE = const(0)
_PAPER = const(1)
_INK = const(2)
_PICKED_PAPER = const(3)
_PICKED_INK = const(4)
_MARK = const(5)
_BACK = const(6)
_RANKS = b"23456789\x8aJQKA"  # 0x8a: text.TEN
_SUITS = const(0x80)


def draw_card(fb, style, card, x, y, look=0):
    """Draw `card` (NO_CARD: a back) with its top left corner at (x, y) in the given look."""
    colours = style.colours
    if look & MARKED:
        _draw_mark(fb, style, x, y)
    if card == NO_CARD:
        draw_back(fb, style, x, y)
        return
    picked = look & PICKED
    _draw_sheet(fb, style, x, y, colours[_PICKED_PAPER if picked else _PAPER])
    suit = card >> 4 & 3
    key = set_suit_ink(suit, colours[_PICKED_INK if picked else _INK])
    _draw_centred(fb, style, style.rank_font, _RANKS[card & 15], x, y + style.rank_y, key)
    _draw_centred(fb, style, style.suit_font, _SUITS | suit, x, y + style.suit_y, key)


def draw_back(fb, style, x, y):
    """Draw a card face down: an edge around upright stripes."""
    _draw_sheet(fb, style, x, y, style.colours[_PAPER])
    stripe = x + 2
    while stripe < x + style.width - 2:
        fb.vline(stripe, y + 2, style.height - 4, style.colours[_BACK])
        stripe += 2


def draw_name(fb, font, card, x, y, colour):
    """Draw a card as text, rank then suit ("10♦"), the top of the cell at `y`; return the width.

    The width includes the gap after the suit, as with `text.draw`.
    """
    key = set_ink(colour)
    start = x
    x += glyph(fb, font, _RANKS[card & 15], x, y, key) + font.gap
    suit = card >> 4 & 3
    x += glyph(fb, font, _SUITS | suit, x, y, set_suit_ink(suit, colour)) + font.gap
    pen[0] = x
    return x - start


def _draw_sheet(fb, style, x, y, paper):
    """Draw the blank card: paper, and an edge without its corners."""
    width, height, edge = style.width, style.height, style.colours[_EDGE]
    fb.fill_rect(x + 1, y + 1, width - 2, height - 2, paper)
    fb.hline(x + 1, y, width - 2, edge)
    fb.hline(x + 1, y + height - 1, width - 2, edge)
    fb.vline(x, y + 1, height - 2, edge)
    fb.vline(x + width - 1, y + 1, height - 2, edge)


def _draw_centred(fb, style, font, code, x, y, key):
    glyph(fb, font, code, x + (style.width - glyph_width(font, code)) // 2, y, key)


def _draw_mark(fb, style, x, y):
    if style.height < _TALL:
        fb.hline(x + style.width // 2 - 2, y - 1, 5, style.colours[_MARK])
    else:
        fb.fill_rect(x + style.width // 2 - 2, y - MARK_ROOM, 5, 2, style.colours[_MARK])
