"""Sentences with gaps: "{who} ทิ้ง {card}", drawn piece by piece without making a string.

The compiled texts have a code below 0x20 where a gap is. `Phrase` holds what goes there.
"""

from engine.melds import card_at, size
from gfx.cards import draw_name
from gfx.text import draw

# The codes of the gaps; tools/lang.py writes them.
WHO = 1
CARD = 2
MELD = 3
NUMBER = 4

_LONG_RUN = 4  # a longer meld is shown by its ends


class Phrase:
    """What fills the gaps of a text: seat `who` with its names, `card`, `meld` (a code), `number`.

    `you`, `computer`: the numbers of the texts that name seat 0 and the other seats.
    """

    def __init__(self, you, computer):
        self.you = you
        self.computer = computer
        self.who = 0
        self.card = 0
        self.meld = 0
        self.number = 0

    def draw(self, canvas, number, x, y, colour=1):
        """Draw text `number` of the canvas's language with its gaps filled; returns the width."""
        text = canvas.texts[number]
        start = x
        at = 0
        end = len(text)
        while at < end:
            code = text[at]
            if code < 0x20:
                x += self._gap(canvas, code, x, y, colour)
                at += 1
            else:
                to = at + 1
                while to < end and text[to] >= 0x20:
                    to += 1
                x += draw(canvas.fb, canvas.font, text, x, y, colour, at, to)
                at = to
        return x - start

    def _gap(self, canvas, code, x, y, colour):
        if code == WHO:
            return draw_who(canvas, self, self.who, x, y, colour)
        if code == CARD:
            return draw_name(canvas.fb, canvas.font, self.card, x, y, colour)
        if code == MELD:
            return draw_meld(canvas, self.meld, x, y, colour)
        return canvas.number(self.number, x, y, colour)


def draw_who(canvas, phrase, seat, x, y, colour=1):
    """Draw the name of a seat; returns the width."""
    if seat == 0:
        return canvas.say(phrase.you, x, y, colour)
    width = canvas.say(phrase.computer, x, y, colour)
    return width + canvas.number(seat, x + width, y, colour)


def draw_meld(canvas, code, x, y, colour=1):
    """Draw the names of a meld's cards, of a long run the first and the last; returns the width."""
    start = x
    count = size(code)
    i = 0
    while i < count:
        if i == 1 and count > _LONG_RUN:
            x += draw(canvas.fb, canvas.font, b"-", x, y, colour)
            i = count - 1
        x += draw_name(canvas.fb, canvas.font, card_at(code, i), x, y, colour)
        i += 1
    return x - start
