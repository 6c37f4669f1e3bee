"""The loops over pixels in plain Python: the reference for kernels_viper.py, and its stand-in.

Nothing here allocates, and no int passes 30 bits. Nothing is bounds-checked in the viper version.
"""


def span(frame, sent, start, count):
    """Find what changed among `count` (1..256) bytes from `start` on, and note it as sent.

    Returns the first and the last place, first << 8 | last, counted from `start`; -1 if none.
    """
    first = -1
    last = 0
    i = 0
    while i < count:
        at = start + i
        if frame[at] != sent[at]:
            sent[at] = frame[at]
            if first < 0:
                first = i
            last = i
        i += 1
    return first if first < 0 else first << 8 | last


def load(into, frame, start, count):
    """Copy `count` bytes from `start` on behind the first byte of `into`."""
    i = 0
    while i < count:
        into[i + 1] = frame[start + i]
        i += 1


def tiles(h, frame, hashes, where):
    """Return which tiles of a strip differ from their hashes (bit 0: leftmost); renew the hashes.

    `h`: anything. `where`: start of the strip in bytes, bytes a row of a tile (a multiple of 8),
    rows, bytes a row of the frame, tiles, place of the strip's first hash. A hash is a polynomial
    over the prime field of 32760 * 2**15 - 1, made without a division and within 30 bits.
    """
    changed = 0
    tile = 0
    while tile < where[4]:
        h = 1
        at = where[0] + tile * where[1]
        row = 0
        while row < where[2]:
            end = at + where[1]
            while at < end:
                h = (h & 0x7FFF) * 32760 + (h >> 15) + (frame[at] | frame[at + 1] << 8)
                at += 2
            at += where[3] - where[1]
            row += 1
        if hashes[where[5] + tile] != h:
            hashes[where[5] + tile] = h
            changed |= 1 << tile
        tile += 1
    return changed


def expand(into, frame, table, where):
    """Turn pairs of GS4 pixels into pairs of RGB565 pixels, by a table of 256 32-bit words.

    `into`: 32-bit words; `where`: start in bytes, bytes a row to take (a multiple of 4), rows,
    bytes a row of the frame.
    """
    at = where[0]
    out = 0
    row = 0
    while row < where[2]:
        i = 0
        while i < where[1]:
            into[out] = table[frame[at]]
            at += 1
            out += 1
            i += 1
        at += where[3] - where[1]
        row += 1


def turn(frame, into, where):
    """Turn a MONO_VLSB frame for glass whose pages lie along the frame's x.

    Page k of `into` has the pixels x = 8k .. 8k + 7 (low bit first), a byte a row y, at column
    height - 1 - y. `where`: width, height of the frame.
    """
    width = where[0]
    height = where[1]
    x = 0
    while x < width:
        page = (x >> 3) * height + height - 1
        bit = x & 7
        y = 0
        while y < height:
            pixel = frame[(y >> 3) * width + x] >> (y & 7) & 1
            into[page - y] = into[page - y] & ~(1 << bit) & 0xFF | pixel << bit
            y += 1
        x += 1
