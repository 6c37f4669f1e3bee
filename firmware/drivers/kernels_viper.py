# ruff: noqa: F821 (viper's types are no names of Python's)
"""The loops over pixels, compiled to machine code. What each does: see kernels_plain.py.

Viper counts in machine words and checks no bounds. At most four arguments each: older firmware may
allow no more. On Thumb the first two arguments, and nothing else, stay in registers: in the two
loops that go over whole colour frames these are what the inner loop works on.
"""

import micropython


@micropython.viper
def span(frame: ptr8, sent: ptr8, start: int, count: int) -> int:
    first = -1
    last = 0
    i = 0
    while i < count:
        pixels = frame[start + i]
        if pixels != sent[start + i]:
            sent[start + i] = pixels
            if first < 0:
                first = i
            last = i
        i += 1
    if first < 0:
        return -1
    return first << 8 | last


@micropython.viper
def load(into: ptr8, frame: ptr8, start: int, count: int):
    i = 0
    while i < count:
        into[i + 1] = frame[start + i]
        i += 1


@micropython.viper
def tiles(h: int, p: ptr32, hashes: ptr32, where: ptr32) -> int:
    """Unlike the plain version it hashes two 32-bit words a round: what has changed is the same."""
    start = int(p) + where[0]
    length = where[1]
    first = where[5]
    changed = 0
    tile = 0
    while tile < where[4]:
        h = 1
        rows = where[2]
        row = start + tile * length
        while rows:
            p = ptr32(row)
            end = row + length
            while int(p) < end:
                h = (h + p[0]) * 0x6255
                h = ((h ^ h >> 16) + p[1]) * 0x4E35
                p = ptr32(int(p) + 8)
            row += where[3]
            rows -= 1
        h = (h ^ h >> 16) & 0x3FFFFFFF
        if hashes[first + tile] != h:
            hashes[first + tile] = h
            changed |= 1 << tile
        tile += 1
    return changed


@micropython.viper
def expand(into: ptr32, p: ptr8, table: ptr32, where: ptr32):
    row = int(p) + where[0]
    rows = where[2]
    while rows:
        p = ptr8(row)
        end = row + where[1]
        while int(p) < end:
            into[0] = table[p[0]]
            into[1] = table[p[1]]
            into[2] = table[p[2]]
            into[3] = table[p[3]]
            into = ptr32(int(into) + 16)
            p = ptr8(int(p) + 4)
        row += where[3]
        rows -= 1


@micropython.viper
def turn(frame: ptr8, into: ptr8, where: ptr32):
    width = where[0]
    height = where[1]
    x = 0
    while x < width:
        page = (x >> 3) * height + height - 1
        bit = x & 7
        keep = 0xFF ^ (1 << bit)
        y = 0
        while y < height:
            pixel = frame[(y >> 3) * width + x] >> (y & 7) & 1
            into[page - y] = into[page - y] & keep | pixel << bit
            y += 1
        x += 1
