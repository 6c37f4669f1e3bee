"""Random numbers: the same stream on every host, from a seed, in ints under 31 bits.

A xorshift generator over four 16-bit words, shifts 9, 1 and 5 (its period is 2**64 - 1: the
transition matrix over GF(2) was checked to have that order), plus a counter that steps by an odd
number, so that the output is not linear. The generator's state lives in the match's bytes from
RNG on (layout.py), or at any offset of any bytearray that a caller owns.
"""

from engine.const import const

_STEP = const(40503)
_WARM_UP = const(12)


def seed(state, at, value):
    """Start the generator kept in `state[at:at + 10]` from `value`, an int of 0..2**30 - 1."""
    word = value & 0x7FFF
    high = value >> 15 & 0x7FFF
    i = 0
    while i < 4:
        word = word * 13 + high * 7 + 257 + i & 0xFFFF
        state[at + 2 * i] = word & 0xFF
        state[at + 2 * i + 1] = word >> 8
        i += 1
    state[at] |= 1
    state[at + 8] = value & 0xFF
    state[at + 9] = value >> 8 & 0xFF
    while i < _WARM_UP + 4:
        word16(state, at)
        i += 1


def word16(state, at):
    """Return the next number of the generator at `state[at:at + 10]`, 0..65535."""
    x = state[at] | state[at + 1] << 8
    i = at
    end = at + 6
    while i < end:
        state[i] = state[i + 2]
        i += 1
    x ^= x << 9 & 0xFFFF
    w = state[at + 6] | state[at + 7] << 8
    w = w ^ w >> 5 ^ x ^ x >> 1
    state[at + 6] = w & 0xFF
    state[at + 7] = w >> 8
    counter = (state[at + 8] | state[at + 9] << 8) + _STEP & 0xFFFF
    state[at + 8] = counter & 0xFF
    state[at + 9] = counter >> 8
    return w + counter & 0xFFFF


def below(state, at, n):
    """Return a number of 0..n-1, each equally likely; 1 <= n <= 65536."""
    limit = 65536 - 65536 % n
    value = word16(state, at)
    while value >= limit:
        value = word16(state, at)
    return value % n


def shuffle(state, at, cards, start, end):
    """Put `cards[start:end]` (a bytearray) into a random order, each equally likely."""
    i = end - 1
    while i > start:
        j = start + below(state, at, i - start + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
        i -= 1
