"""Text on a framebuf.FrameBuffer: Thai and English in one line, nothing allocated while drawing.

At run time a text is `bytes` in TIS-620, one byte a letter, so that reading it makes no objects.
`tis()` turns a `str` into such bytes and is for start-up and for the compiler of the language
files. Beyond TIS-620 the suits and a few arrows have the codes of `EXTRAS`.

Thai is set here, not by the font: marks stand over or under the letter before them, a tone mark
on an upper vowel goes up, marks over a tall consonant go left, and a letter whose tail is in the
way of a lower vowel loses it. A mark may stick out to the left of a text's first letter, by
`font.gap + font.tall` pixels at most: leave that much room.
"""

from array import array

import framebuf

from engine.const import const

EXTRAS = "♣♦♥♠▲▼◀▶✓·"  # the codes from 0x80 on; a suit's code is 0x80 | suit
TEN = const(0x8A)  # the rank 10 as one glyph, for cards

_FIRST = const(0x20)
_SUIT = const(0x80)
_ENTRY = const(3)

_THO_THAN = const(0xB0)  # ฐ
_YO_YING = const(0xAD)  # ญ
_SARA_AA = const(0xD2)
_SARA_AM = const(0xD3)
_NIKHAHIT = const(0xED)
_NO_TAIL = {_YO_YING: 0xFC, _THO_THAN: 0xFD}

# What a code does to the line; 0: a letter like most.
_TALL = const(1)
_UPPER = const(2)
_TONE = const(3)
_LOWER = const(4)


def _kinds():
    kinds = bytearray(256)
    for code in b"\xbb\xbd\xbf":  # ป ฝ ฟ
        kinds[code] = _TALL
    for code in b"\xd1\xd4\xd5\xd6\xd7\xe7\xed":  # ั ิ ี ึ ื ็ ํ
        kinds[code] = _UPPER
    for code in b"\xe8\xe9\xea\xeb\xec\xee":  # the tones, ์ and ๎
        kinds[code] = _TONE
    for code in b"\xd8\xd9\xda":  # ุ ู ฺ
        kinds[code] = _LOWER
    return kinds


_KIND = _kinds()
# The ink of each suit's sign where the text around it has a given ink: suit << 4 | ink. All the
# same on a screen of two colours; canvas.py fills it for sixteen.
suit_inks = bytearray(ink for suit in range(4) for ink in range(16))
pen = array("h", bytes(2))  # pen[0]: where the text drawn last ended
_palette = framebuf.FrameBuffer(bytearray(1), 2, 1, framebuf.GS4_HMSB)


def tis(text):
    """Return the `str` as TIS-620 bytes. ValueError for a character that no font has."""
    out = bytearray()
    for char in text:
        code = ord(char)
        if 0x0E01 <= code <= 0x0E5B:
            code -= 0x0E01 - 0xA1
        elif char in EXTRAS:
            code = 0x80 + EXTRAS.index(char)
        elif not 0x20 <= code < 0x7F:
            raise ValueError("not in TIS-620: U+%04X" % code)
        out.append(code)
    return bytes(out)


def set_ink(colour):
    """Choose the colour (0-15; 0-1 on a mono buffer) that `glyph` draws in; return its key."""
    key = colour ^ 1
    _palette.pixel(0, 0, key)
    _palette.pixel(1, 0, colour)
    return key


def set_suit_ink(suit, colour):
    """Choose the ink of a suit (bits 0-1) in a text of this colour; return its key."""
    return set_ink(suit_inks[(suit & 3) << 4 | colour])


def glyph(fb, font, code, x, y, key):
    """Draw the glyph `code` (0x20-0xFF) with its left edge at `x` in the cell whose top is `y`.

    `key` is what `set_ink` returned; `fb` None draws nothing. Returns the glyph's width, 0 if the
    font has none.
    """
    index = font.index
    at = (code - _FIRST) * _ENTRY
    if not 0 <= at < len(index):
        return 0
    both = index[at + 1]
    width = both >> 4
    if width and fb:
        cell = font.cells[width]
        cell.blit(font.strip, -(index[at] | (both & 15) << 8), 0)
        fb.blit(cell, x, y + index[at + 2], key, _palette)
    return width


def glyph_width(font, code):
    """Return the width in pixels of the glyph `code`, 0 if the font has none."""
    at = (code - _FIRST) * _ENTRY + 1
    return font.index[at] >> 4 if 0 < at < len(font.index) else 0


def draw(fb, font, text, x, y, colour, at=0, end=None):
    """Draw TIS-620 bytes from `x` on, the top of their cell at `y`; return the width drawn.

    `at`, `end`: the part of `text` to draw, so that no slice needs to be made.

    The width includes the gap after the last letter, so that a next text may start there. Codes
    below 0x20, such as places for a line's end, are passed over.
    """
    key = set_ink(colour)
    start = x
    right = x  # where the marks over the last letter end
    vowels = x - font.height  # where the upper vowel before this letter ends
    raised = 0
    if end is None:
        end = len(text)
    while at < end:
        code = text[at]
        at += 1
        if code < _FIRST:
            continue
        following = text[at] if at < end else 0
        kind = _KIND[code]
        if kind == _TONE:
            lift = font.rise if following == _SARA_AM else raised
            glyph(fb, font, code, right - glyph_width(font, code), y - lift, key)
        elif kind == _UPPER:
            # A wide vowel over a narrow letter must not run into the vowel before it.
            left = max(vowels, right - glyph_width(font, code))
            vowels = left + glyph(fb, font, code, left, y, key)
            raised = font.rise
        elif kind == _LOWER:
            glyph(fb, font, code, x - font.gap - glyph_width(font, code), y, key)
        elif _SUIT <= code < _SUIT + 4:
            x += glyph(fb, font, code, x, y, set_suit_ink(code, colour)) + font.gap
            right = x
            raised = 0
            set_ink(colour)
        else:
            if code == _SARA_AM:
                glyph(fb, font, _NIKHAHIT, right - glyph_width(font, _NIKHAHIT), y, key)
                code = _SARA_AA
            elif _KIND[following] == _LOWER:
                code = _NO_TAIL.get(code, code)
            width = glyph(fb, font, code, x, y, key)
            right = x + width - (font.tall if kind == _TALL else 0)
            x += width + font.gap
            raised = 0
    pen[0] = x
    return x - start


def width(font, text, at=0, end=None):
    """Return what `draw` would return for TIS-620 bytes."""
    total = 0
    if end is None:
        end = len(text)
    while at < end:
        code = text[at]
        at += 1
        if code == _SARA_AM:
            code = _SARA_AA
        if code >= _FIRST and _KIND[code] < _UPPER:
            total += glyph_width(font, code) + font.gap
    return total


def draw_int(fb, font, number, x, y, colour):
    """Draw the integer (below 2**30 either way) in digits; return the width, as `draw` does."""
    key = set_ink(colour)
    start = x
    if number < 0:
        x += glyph(fb, font, 0x2D, x, y, key) + font.gap
        number = -number
    unit = _unit(number)
    while unit:
        x += glyph(fb, font, 0x30 + number // unit % 10, x, y, key) + font.gap
        unit //= 10
    pen[0] = x
    return x - start


def int_width(font, number):
    """Return what `draw_int` would return for the integer."""
    total = 0
    if number < 0:
        total = glyph_width(font, 0x2D) + font.gap
        number = -number
    unit = _unit(number)
    while unit:
        total += glyph_width(font, 0x30 + number // unit % 10) + font.gap
        unit //= 10
    return total


def _unit(number):
    """Return the power of ten of the first digit of a number that is not negative."""
    unit = 1
    while number // unit >= 10:
        unit *= 10
    return unit
