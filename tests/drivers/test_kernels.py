"""The loops in machine code do what their plain versions do, and nothing more."""

PROGRAM = """
from array import array
from drivers import kernels_plain as plain
{viper}

seed = 1
def noise(count, most=255):
    global seed
    out = bytearray(count)
    for i in range(count):
        seed = (seed * 75 + 74) % 65537
        out[i] = seed % (most + 1)
    return out

def both(name, *arguments):
    results = []
    for kernels in (plain, viper):
        copies = [type(a)(a) if isinstance(a, bytearray) else array("i", a)
                  if isinstance(a, array) else a for a in arguments]
        result = getattr(kernels, name)(*copies)
        results.append((result, [c for c in copies if not isinstance(c, int)]))
    assert results[0][0] == results[1][0], (name, results[0][0], results[1][0])
    for a, b in zip(results[0][1], results[1][1]):
        assert list(a) == list(b), name

for i in range(50):
    frame, sent = noise(64), noise(64, 1)
    same = noise(1)[0] % 40
    for j in range(same, same + noise(1)[0] % 24):
        sent[j] = frame[j]
    both("span", frame, sent, 8 * (i % 4), 1 + i % 32)
    both("load", noise(40), frame, i, 14)
    both("turn", noise(128), noise(128), array("i", (32, 32)))
    both("turn", noise(128), noise(128), array("i", (64, 16)))
print("same")

# Tiles: a change of one bit, or of one colour into another at any two places, is a change of just
# those tiles. Four tiles of 8 bytes a row, two rows, from byte 64 on.
where = array("i", (64, 8, 2, 32, 4, 4))
for kernels in (plain, viper):
    frame = noise(160)
    hashes = array("i", [-1] * 12)
    assert kernels.tiles(0, frame, hashes, where) == 15
    assert kernels.tiles(0, frame, hashes, where) == 0
    assert list(hashes[:4]) == list(hashes[8:]) == [-1] * 4
    for bit in range(512):
        frame[64 + (bit >> 3)] ^= 1 << (bit & 7)
        assert kernels.tiles(0, frame, hashes, where) == 1 << (bit >> 3) % 32 // 8, bit
    for one in range(64):
        for other in range(one):
            for flip in (0x80, 0x88, 0xFF):
                frame[64 + one] ^= flip
                frame[64 + other] ^= flip
                expected = 1 << one % 32 // 8 | 1 << other % 32 // 8
                assert kernels.tiles(0, frame, hashes, where) == expected, (one, other)
    frame[63] ^= 1
    frame[128] ^= 1
    assert kernels.tiles(0, frame, hashes, where) == 0

# The largest tile of the largest pixels: a hash stays a small int on 32 bits, or this would raise.
import micropython
frame = bytearray([255] * 1280)
where = array("i", (0, 32, 8, 160, 5, 0))
micropython.heap_lock()
plain.tiles(0, frame, hashes, where)
micropython.heap_unlock()
assert max(hashes[:5]) < 1 << 30 and min(hashes[:5]) >= 0
print("hashed")

frame = noise(40)
table = array("i", [0] * 256)
for i in range(256):
    table[i] = i * 0x10203 ^ 0x3C0FFEE
where = array("i", (3, 4, 4, 8))
for kernels in (plain, viper):
    if getattr(kernels, "expand", None):
        into = array("i", [0] * 16)
        kernels.expand(into, frame, table, where)
        assert list(into) == [table[frame[3 + 8 * (k // 4) + k % 4]] for k in range(16)]
print("expanded")
"""


def test_viper_equals_plain(unix_host):
    program = PROGRAM.format(viper="from drivers import kernels_viper as viper")
    assert unix_host(program) == "same\nhashed\nexpanded\n"


def test_plain_fits_32_bits_without_a_native_emitter(wasm_host):
    program = PROGRAM.format(viper="from drivers import kernels as viper\nassert not viper.expand")
    assert wasm_host(program) == "same\nhashed\nexpanded\n"
