"""The emulator's ``framebuf`` against MicroPython's own: the same calls give the same bytes."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from emulator import framebuf

FORMATS = {
    framebuf.MONO_VLSB: 1,
    framebuf.RGB565: 16,
    framebuf.GS4_HMSB: 4,
    framebuf.MONO_HLSB: 1,
    framebuf.MONO_HMSB: 1,
    framebuf.GS2_HMSB: 2,
    framebuf.GS8: 8,
}
LARGEST_BUFFER = 4000

# Runs on both sides. A program is (frames, calls): a frame is (the bytes to start with, the number
# of the frame whose buffer it shares or -1, the constructor's other arguments), a call is (number
# of the frame, method, arguments), where a tuple (n,) among the arguments means frame n.
DRIVER = """
def play(program):
    frames, calls = program
    buffers = []
    pictures = []
    for content, shared, arguments in frames:
        buffers.append(buffers[shared] if shared >= 0 else bytearray(content))
        pictures.append(framebuf.FrameBuffer(buffers[-1], *arguments))
    results = []
    for number, method, arguments in calls:
        arguments = [pictures[a[0]] if isinstance(a, tuple) else a for a in arguments]
        results.append(getattr(pictures[number], method)(*arguments))
    return results, [bytes(buffer) for buffer in buffers]

def least_size(arguments):
    for size in range(LARGEST_BUFFER):
        try:
            framebuf.FrameBuffer(bytearray(size), *arguments)
            return size
        except ValueError:
            pass
"""


OURS = {"framebuf": framebuf, "LARGEST_BUFFER": LARGEST_BUFFER}
exec(DRIVER, OURS)


def run_there(host, expression):
    head = f"import framebuf\nLARGEST_BUFFER = {LARGEST_BUFFER}\n"
    # All we get back is text, and it is Python's own.
    return eval(host(f"{head}{DRIVER}\nprint({expression})", heapsize=32 << 20))


colours = st.sampled_from([-1, 0, 1, 2, 3, 5, 15, 16, 0xA5, 255, 256, 0x1234, 0xFFFF, 0x3FFF0001])
FAR = [-1000, -60, -30, 30, 60, 1000]
# Mostly on the picture or at its edge.
places = st.sampled_from([*range(-5, 25), *range(16), *range(8), *FAR])
lengths = st.sampled_from([*range(-2, 25), *range(1, 16), *FAR])
steps = st.sampled_from([*range(-24, 25), *range(-6, 7), *FAR])

DRAWING = {
    "fill": [colours],
    "pixel": [places, places, colours],
    "hline": [places, places, lengths, colours],
    "vline": [places, places, lengths, colours],
    "rect": [places, places, lengths, lengths, colours],
    "fill_rect": [places, places, lengths, lengths, colours],
    "line": [places, places, places, places, colours],
    "scroll": [steps, steps],
}


def contents(size):
    """Bytes from a small seed: drawn one by one they would use up what hypothesis draws at all."""
    return st.integers(0, 999).map(lambda seed: random.Random(seed).randbytes(size))


@st.composite
def new_frames(draw):
    """A frame with a buffer of its own, long enough, with anything in it."""
    form = draw(st.sampled_from(list(FORMATS)))
    width, height = draw(st.integers(1, 18)), draw(st.integers(1, 12))
    arguments = (width, height, form)
    if draw(st.booleans()):
        arguments += (width + draw(st.integers(0, 5)),)
    return draw(contents(560)), -1, arguments


def palette_for(form):
    """A frame of a given format, wide enough for the colours of any format up to GS8."""
    return contents(520).map(lambda content: (content, -1, (256, 1, form)))


@st.composite
def programs(draw):
    frames = [draw(new_frames()), draw(new_frames())]
    content, _, arguments = draw(new_frames())
    frames.append((content, 0, arguments))
    palette = len(frames)
    frames.append(draw(palette_for(draw(st.sampled_from(list(FORMATS))))))
    calls = [draw(drawings(palette)) for _ in range(draw(st.integers(1, 8)))]
    calls += [draw(blits(frames, palette)) for _ in range(draw(st.integers(0, 5)))]
    return frames, draw(st.permutations(calls))


@st.composite
def drawings(draw, count):
    number = draw(st.integers(0, count - 1))
    name = draw(st.sampled_from(sorted(DRAWING)))
    arguments = [draw(strategy) for strategy in DRAWING[name]]
    if name == "pixel" and draw(st.booleans()):
        arguments.pop()
    if name == "rect" and draw(st.booleans()):
        arguments.append(draw(st.booleans()))
    return number, name, arguments


@st.composite
def blits(draw, frames, palette):
    target, source = draw(st.integers(0, palette - 1)), draw(st.integers(0, palette - 1))
    # Within one buffer, copying along a row is the hard case.
    arguments = [(source,), draw(steps), draw(st.one_of(st.just(0), steps))]
    if draw(st.booleans()):
        arguments.append(draw(colours))
        # A colour that the palette does not have is undefined in C.
        if FORMATS[frames[source][2][2]] <= 8 and draw(st.booleans()):
            arguments.append((palette,))
    return target, "blit", arguments


# A process a batch: its start costs more than a program.
@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(batch=st.lists(programs(), min_size=8, max_size=8))
def test_random_programs_paint_the_same(micropython_host, batch):
    there = run_there(micropython_host, f"[play(program) for program in {batch!r}]")
    for program, expected in zip(batch, there, strict=True):
        assert OURS["play"](program) == expected


def test_the_same_buffers_are_too_short(micropython_host):
    strides = [(), (0,), (3,), (5,)]
    shapes = [
        (width, height, form, *(width + more for more in stride))
        for form in FORMATS
        for width in (1, 2, 3, 4, 7, 8, 9, 16, 17)
        for height in (1, 2, 7, 8, 9, 16)
        for stride in strides
    ]
    expression = f"[least_size(shape) for shape in {shapes!r}]"
    here = [OURS["least_size"](shape) for shape in shapes]
    there = run_there(micropython_host, expression)
    for shape, ours, real in zip(shapes, here, there, strict=True):
        assert ours == real, shape


BAD_SHAPES = [(0, 8, 0), (8, 0, 0), (-1, 8, 0), (8, -8, 0), (8, 8, 7), (8, 8, -1), (8, 8, 0, 7)]


@pytest.mark.parametrize("shape", BAD_SHAPES)
def test_bad_shapes_are_refused(micropython_host, shape):
    with pytest.raises(ValueError, match=r"out of range|invalid format"):
        framebuf.FrameBuffer(bytearray(100), *shape)
    assert run_there(micropython_host, f"least_size({shape})") is None


def test_a_read_only_buffer_can_be_a_source_but_not_a_target():
    with pytest.raises(TypeError):
        framebuf.FrameBuffer(bytes(8), 8, 8, framebuf.MONO_VLSB)
    buffer = bytearray(8)
    target = framebuf.FrameBuffer(buffer, 8, 8, framebuf.MONO_VLSB)
    target.blit((b"\x0f" * 8, 8, 8, framebuf.MONO_VLSB), 0, 4)
    assert buffer == b"\xf0" * 8
    with pytest.raises(TypeError):
        target.blit(5, 0, 0)


def test_what_a_board_refuses_is_refused_here():
    target = framebuf.FrameBuffer(bytearray(8), 8, 8, framebuf.MONO_VLSB)
    with pytest.raises(TypeError):
        target.fill_rect(0.5, 0, 4, 4, 1)
    with pytest.raises(TypeError):
        target.pixel(1.5, 2, 1)
    with pytest.raises(TypeError):
        target.fill(1.0)
    with pytest.raises(TypeError):
        target.blit(target, 0, 0, key=1)
    with pytest.raises(TypeError):
        target.rect(0, 0, 4, 4, 1, fill=True)


def test_a_palette_too_short_is_an_error():
    source = framebuf.FrameBuffer(bytearray(b"\xff" * 8), 4, 4, framebuf.GS4_HMSB)
    palette = framebuf.FrameBuffer(bytearray(4), 2, 1, framebuf.RGB565)
    with pytest.raises(IndexError):
        source.blit(source, 0, 0, -1, palette)


def test_rows_can_be_read_as_colours():
    target = framebuf.FrameBuffer(bytearray(2 * 3 * 2), 3, 2, framebuf.RGB565)
    target.pixel(1, 1, 0x1234)
    assert list(framebuf.row_colours(target, 1)) == [0, 0x1234, 0]
