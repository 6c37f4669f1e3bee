"""Text, cards and their fonts: marks never meet, nothing leaves its cell, nothing allocates."""

import functools
import importlib
import sys
from itertools import product
from types import SimpleNamespace

import pytest

from emulator import framebuf

sys.modules.setdefault("framebuf", framebuf)

from firmware.gfx import (  # noqa: E402
    card_styles,
    cards,
    font_tiny,
    text,
)
from firmware.gfx.fonts import font as make_font  # noqa: E402
from tools import fonts as compiler  # noqa: E402
from tools import lang  # noqa: E402


def whole(size):
    """A font with all of its glyphs, where a board has those that a language needs."""
    names = {}
    exec(compiler.render(compiler.SOURCES / f"{size}.txt"), names)
    return SimpleNamespace(**names)


font_small, font_medium, font_large = (whole(size) for size in ("small", "medium", "large"))
THAI = {"small": font_small, "medium": font_medium, "large": font_large}
CONSONANTS = "".join(map(chr, range(0x0E01, 0x0E2F)))
NEVER_MARKED_BELOW = "ฎฏฤฦ"  # their feet fill the room below, and no Thai word needs it
UPPER = "ัิีึื็ํ"
TONES = "่้๊๋์"
LOWER = "ฺุู"
SIZE = 64
LEFT = TOP = 16

# Drawn by both MicroPythons with the heap locked: any allocation raises MemoryError.
HEAP_LOCKED = """
import micropython, framebuf
from firmware.gfx import card_styles, cards, text
from firmware.gfx import font_large_en, font_medium_th, font_small_th, font_tiny
from firmware.gfx.fonts import font as make_font
fonts = [make_font(data) for data in (font_tiny, font_small_th, font_medium_th, font_large_en)]
tiny, small, medium, large = fonts
words = text.tis("ดัมมี่ น้ำ ญุ ฐู ปี่ ฝั่ง Player ♣♦♥♠")
styles = (
    card_styles.tiny_style(tiny),
    card_styles.small_style(small, tiny),
    card_styles.large_style(medium),
)
deck = bytes((0, 0x18, 0x2C, 0x3A, 0xC5, cards.NO_CARD))

def play(fb):
    for font in fonts:
        text.draw(fb, font, words, -3, 5, 1)
        text.width(font, words)
        text.draw_int(fb, font, -1073741823, 0, 0, 0)
        text.int_width(font, 120)
    for style in styles:
        for card in deck:
            for look in range(4):
                cards.draw_card(fb, style, card, 3, 7, look)
    cards.draw_name(fb, small, 0x18, 0, 0, 1)

mono = framebuf.FrameBuffer(bytearray(128 * 8), 128, 64, framebuf.MONO_VLSB)
colour = framebuf.FrameBuffer(bytearray(128 * 32), 128, 64, framebuf.GS4_HMSB)
for fb in (mono, colour):
    micropython.heap_lock()
    try:
        play(fb)
    finally:
        micropython.heap_unlock()
print("drawn")
"""

# Prints the bytes of a mono and of a colour picture, for CPython to compare with.
PICTURES = """
import framebuf
from firmware.gfx import card_styles, cards, text, font_small_th, font_tiny
from firmware.gfx.fonts import font as make_font

def picture(form):
    buffer = bytearray(128 * 64)
    fb = framebuf.FrameBuffer(buffer, 128, 64, form)
    small = make_font(font_small_th)
    style = card_styles.small_style(small, make_font(font_tiny))
    for row, words in enumerate(("ทิ้งปี้หัว ญุ", "น้ำ ผู้เล่น ฐู", "Knock! +50 ♥")):
        text.draw(fb, small, text.tis(words), 2, row * small.height, 1)
    for place in range(9):
        cards.draw_card(fb, style, place % 4 << 4 | place + 4, place * 13, 46, place & 3)
    return bytes(buffer)

result = picture(framebuf.MONO_VLSB), picture(framebuf.GS4_HMSB)
"""


@pytest.fixture(params=THAI)
def font(request):
    return make_font(THAI[request.param])


class Page(framebuf.FrameBuffer):
    """A frame buffer of a byte a pixel, quick to look at."""

    def __init__(self):
        self.bytes = bytearray(SIZE * SIZE)
        super().__init__(self.bytes, SIZE, SIZE, framebuf.GS8)

    def inked(self):
        return frozenset((at % SIZE, at // SIZE) for at, byte in enumerate(self.bytes) if byte)


@functools.lru_cache(10000)
def drawn(font, words):
    """The inked pixels of `words`, drawn with room on all sides."""
    page = Page()
    text.draw(page, font, text.tis(words), LEFT, TOP, 1)
    return page.inked()


def glyph_picture(font, code):
    page = Page()
    text.glyph(page, font, code, LEFT, TOP, text.set_ink(1))
    return page.inked()


@functools.lru_cache
def ink(font, char):
    """How many pixels one glyph has."""
    return len(glyph_picture(font, text.tis(char)[0]))


def beside(pixels):
    """All pixels that share an edge with one of `pixels`."""
    return {(x + dx, y + dy) for x, y in pixels for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}


def fits(font, pixels):
    return all(LEFT - font.gap - font.tall <= x and TOP <= y < TOP + font.height for x, y in pixels)


def test_tone_marks_rise_clear_of_upper_vowels(font):
    for consonant, vowel in product(CONSONANTS, UPPER):
        below = drawn(font, consonant + vowel)
        for tone in TONES:
            mark = drawn(font, consonant + vowel + tone) - below
            where = consonant + vowel + tone
            assert len(mark) == ink(font, tone), where
            assert vowel == "็" or not beside(mark) & below, where
            assert fits(font, mark | below), where


@pytest.mark.parametrize("marks", [UPPER, TONES], ids=["vowels", "tones"])
def test_marks_above_stand_clear_of_consonants(font, marks):
    for consonant, mark in product(CONSONANTS, marks):
        below = drawn(font, consonant)
        above = drawn(font, consonant + mark) - below
        assert len(above) == ink(font, mark), consonant + mark
        assert not beside(above) & below, consonant + mark
        assert fits(font, above), consonant + mark


def test_lower_vowels_stand_clear_of_consonants_and_tones(font):
    for consonant, vowel in product(CONSONANTS, LOWER):
        if consonant in NEVER_MARKED_BELOW:
            continue
        syllable = drawn(font, consonant + vowel)
        body = {(x, y) for x, y in syllable if y < TOP + font.ascent}
        tail = syllable - body
        assert len(tail) == ink(font, vowel), consonant + vowel
        assert fits(font, syllable), consonant + vowel
        for tone in TONES:
            both = drawn(font, consonant + vowel + tone)
            assert both == syllable | drawn(font, consonant + tone) - drawn(font, consonant) | tail


def test_a_tone_mark_without_a_vowel_is_low(font):
    low, high = drawn(font, "ก่"), drawn(font, "กี่") - drawn(font, "กี")
    assert max(y for x, y in high) < min(y for x, y in low)


def test_yo_ying_and_tho_than_lose_their_tails_before_lower_vowels_only(font):
    for letter in "ญฐ":
        tail = {(x, y) for x, y in drawn(font, letter) if y >= TOP + font.ascent}
        assert tail
        assert drawn(font, letter) <= drawn(font, letter + "ิ")
        assert len(drawn(font, letter + "ุ")) < len(drawn(font, letter)) + ink(font, "ุ")


def test_sara_am_is_a_circle_and_sara_aa(font):
    for consonant in CONSONANTS:
        assert drawn(font, consonant + "ำ") == drawn(font, consonant + "ํา")
        for tone in TONES:
            assert drawn(font, consonant + tone + "ำ") == drawn(font, consonant + "ํ" + tone + "า")
    assert text.width(font, text.tis("น้ำ")) == text.width(font, text.tis("นา"))


def test_marks_over_tall_consonants_go_left(font):
    for tall, plain in ("ปบ", "ฝผ", "ฟพ"):
        right = [max(x for x, y in drawn(font, c + "ี") - drawn(font, c)) for c in (tall, plain)]
        assert right[0] < right[1]


def test_width_is_what_draw_returns(font):
    page = Page()
    for words in ("", "ดัมมี่", "น้ำ", "Rummy 10♦", "ที่นี่ ปี่"):
        code = text.tis(words)
        assert text.draw(page, font, code, 0, 0, 1) == text.width(font, code)


def test_every_letter_has_its_own_picture(font):
    codes = [*range(0x21, 0x7F), *range(0x80, 0x84), *range(0xA1, 0xD3), *range(0xD4, 0xDB)]
    codes += [*range(0xE0, 0xE5), *range(0xE6, 0xED), *range(0xF0, 0xFA)]
    pictures = {}
    for code in codes:
        picture = glyph_picture(font, code)
        assert picture, hex(code)
        assert picture not in pictures, (hex(code), hex(pictures[picture]))
        pictures[picture] = code


@pytest.mark.parametrize("number", [0, 7, 10, 99, -5, -120, 1000000007, -(2**30) + 1])
def test_integers_are_drawn_as_their_digits(font, number):
    by_number, by_text = Page(), Page()
    width = text.draw_int(by_number, font, number, 0, 0, 1)
    assert width == text.draw(by_text, font, text.tis(str(number)), 0, 0, 1)
    assert width == text.int_width(font, number)
    assert by_number.bytes == by_text.bytes


@pytest.mark.parametrize("colour", range(16))
def test_only_the_ink_is_drawn_and_in_the_colour_asked_for(font, colour):
    paper = (colour + 5) % 16
    fb = framebuf.FrameBuffer(bytearray(SIZE * SIZE // 2), SIZE, SIZE, framebuf.GS4_HMSB)
    fb.fill(paper)
    text.draw(fb, font, text.tis("กี่"), LEFT, TOP, colour)
    found = {(x, y): fb.pixel(x, y) for x, y in product(range(SIZE), range(SIZE))}
    assert {at for at, value in found.items() if value == colour} == drawn(font, "กี่")
    assert set(found.values()) == {colour, paper}


def test_tis_refuses_what_no_font_has():
    assert text.tis("ก A♠") == b"\xa1 A\x83"
    for char in "é\n字":
        with pytest.raises(ValueError, match="not in TIS-620"):
            text.tis(char)


def test_codes_without_a_glyph_draw_nothing():
    page, tiny = Page(), make_font(font_tiny)
    for code in (0, 0x1F, 0x8F, 0xA1, 0xFF):
        assert text.glyph(page, tiny, code, 0, 0, text.set_ink(1)) == 0
        assert text.glyph_width(tiny, code) == 0
    assert not page.inked()


def styles():
    tiny, small, medium = (make_font(data) for data in (font_tiny, font_small, font_medium))
    return [
        card_styles.tiny_style(tiny),
        card_styles.small_style(small, tiny),
        card_styles.medium_style(small),
        card_styles.large_style(medium),
        card_styles.huge_style(make_font(font_large)),
    ]


def card_picture(style, card, look=0):
    page = Page()
    cards.draw_card(page, style, card, LEFT, TOP, look)
    return page.inked()


@pytest.mark.parametrize("style", styles(), ids=["tiny", "small", "medium", "large", "huge"])
def test_cards_differ_and_keep_to_their_size(style):
    deck = [suit << 4 | rank for suit in range(4) for rank in range(13)] + [cards.NO_CARD]
    seen = set()
    for card, look in product(deck, (0, cards.PICKED)):
        picture = card_picture(style, card, look)
        assert {x - LEFT for x, y in picture} == set(range(style.width))
        assert {y - TOP for x, y in picture} == set(range(style.height))
        if card != cards.NO_CARD or not look:
            assert picture not in seen
            seen.add(picture)
    mark = card_picture(style, 0, cards.MARKED) - card_picture(style, 0)
    assert {y for x, y in mark} == ({TOP - 1} if style.height < 16 else {TOP - 3, TOP - 2})


@pytest.mark.parametrize("style", styles(), ids=["tiny", "small", "medium", "large", "huge"])
def test_ranks_and_suits_do_not_touch_the_edge(style):
    width, height = style.width, style.height
    ring = {(x, y) for x in range(2, width - 2) for y in (1, height - 2)}
    ring |= {(x, y) for x in (1, width - 2) for y in range(1, height - 1)}
    ring = {(LEFT + x, TOP + y) for x, y in ring}
    for suit, rank in product(range(4), range(13)):
        assert not ring & card_picture(style, suit << 4 | rank)


def test_the_seat_above_a_card_is_ignored():
    style = styles()[1]
    assert card_picture(style, 0x25) == card_picture(style, 0xA5)


def test_compiled_fonts_are_up_to_date():
    assert compiler.main(["build", "--check"]) == 0


def test_the_compiler_refuses_a_glyph_outside_its_cell(tmp_path):
    source = (compiler.SOURCES / "tiny.txt").read_text("utf-8")
    path = tmp_path / "tall.txt"
    path.write_text(source + "\nFE 5\n#\n", "utf-8")
    with pytest.raises(compiler.FontError, match="FE leaves the cell"):
        compiler.parse(path)


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize("size", THAI)
def test_a_languages_font_has_the_same_glyphs_of_all_that_it_says(size, language):
    some = make_font(importlib.import_module(f"firmware.gfx.font_{size}_{language}"))
    every = make_font(THAI[size])
    needed = set(b"".join(lang.all_bytes(language))) | set(b"0123456789JQKA\x80\x81\x82\x83\x8a")
    for code in needed:
        assert glyph_picture(some, code) == glyph_picture(every, code), hex(code)
        assert text.glyph_width(some, code) == text.glyph_width(every, code), hex(code)
    for said in lang.all_bytes(language):
        pages = Page(), Page()
        for start in range(0, len(said), 4):  # as much as fits the page
            for page, font in zip(pages, (some, every), strict=True):
                page.fill(0)
                text.draw(page, font, said, LEFT, TOP, 1, start, min(len(said), start + 4))
            assert pages[0].bytes == pages[1].bytes, said


def test_small_font_data_stays_under_4_kb():
    assert len(font_small.INDEX) + len(font_small.STRIP) < 4096


def test_drawing_allocates_nothing(micropython_host):
    assert micropython_host(HEAP_LOCKED).strip() == "drawn"


def test_micropython_draws_the_same_pictures(micropython_host):
    here = {}
    exec(PICTURES, here)
    there = micropython_host(PICTURES + "\nfor data in result: print(data.hex())").split()
    assert [data.hex() for data in here["result"]] == there
