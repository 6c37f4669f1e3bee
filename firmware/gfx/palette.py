"""The sixteen colours of colour screens, as data. Imports nothing: drivers and hosts read it too.

Entry 0 is the ground and entry 1 the ink of texts, so that what is drawn for two colours also
looks right in sixteen.
"""

FELT = 0  # the ground
WHITE = 1  # texts on the ground
BLACK = 2  # ♠ and ♣ on a card
RED = 3  # ♥ and ♦ on a card
PALE_RED = 4  # … in a text on the ground
GREEN = 5  # ♣ of four colours, on a card
PALE_GREEN = 6
BLUE = 7  # ♦ of four colours, on a card
PALE_BLUE = 8
EDGE = 9  # around a card
YELLOW = 10  # the cursor: a bar, a picked card
ORANGE = 11  # a legal choice
BACK = 12  # the back of a card
STRIP = 13  # behind the seats
GREY = 14  # what may be overlooked
CARD = 15  # the paper of a card

# Red, green and blue of each entry, 0-255.
RGB = (
    b"\x06\x30\x22\xff\xff\xff\x00\x00\x00\xc8\x10\x1e\xff\x96\x8c\x00\x78\x46\x8c\xeb\xaa\x00\x5a\xc8"
    b"\xa0\xcd\xff\x5a\x6e\x64\xff\xd2\x46\xff\x8c\x00\x28\x46\x96\x02\x18\x10\x9b\xaf\xa5\xfa\xfa\xf0"
)


def rgb565():
    """Return 32 bytes: each entry as RGB565, high byte first, as the panels take it."""
    out = bytearray()
    for at in range(0, len(RGB), 3):
        word = RGB[at] >> 3 << 11 | RGB[at + 1] >> 2 << 5 | RGB[at + 2] >> 3
        out.append(word >> 8)
        out.append(word & 0xFF)
    return bytes(out)
