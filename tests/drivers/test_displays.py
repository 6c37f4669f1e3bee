"""What the drivers send is what a person sees: through every controller, on real MicroPythons."""

import pytest

from firmware.gfx import palette
from tests.drivers.boards import CASES
from tests.drivers.bus import Wires
from tests.drivers.painting import program, steps

HEAP = 4 << 20


def colours():
    """The palette as RGB565, from the colours' own table."""
    raw = palette.rgb565()
    return [raw[i] << 8 | raw[i + 1] for i in range(0, 32, 2)]


def frame_rows(board, frame):
    """A frame buffer's pixels as the display should show them."""
    display = board["display"]
    width, height = display["width"], display["height"]
    if display["colours"] == 2:
        return [
            [frame[(y >> 3) * width + x] >> (y & 7) & 1 for x in range(width)]
            for y in range(height)
        ]
    table = colours()
    return [
        [table[frame[(y * width + x) // 2] >> (0 if x & 1 else 4) & 15] for x in range(width)]
        for y in range(height)
    ]


def play(host, name):
    """Run a case; yield each step's name, bytes sent, what is seen and what should be."""
    board, setup, make = CASES[name]
    controller = make()
    wires = Wires(board["display"][setup.get("bus", "bus")], controller)
    output = host(program(board, setup), **({"heapsize": HEAP} if host.name == "unix" else {}))
    for step, log, frame in steps(output):
        count = wires.carry(log)
        yield step, count, controller.picture(), frame_rows(board, frame)


@pytest.mark.parametrize("name", CASES)
def test_every_frame_is_seen(micropython_host, name):
    """First frame, whole frames, parts, nothing; asleep it is dark, awake the picture is back."""
    sent = {}
    for step, count, seen, frame in play(micropython_host, name):
        sent.setdefault(step, count)
        if step == "dark":
            assert not any(map(any, seen))
        else:
            assert seen == frame, step
    whole = sent["whole"]
    print(f"{name}: " + ", ".join(f"{step} {count}" for step, count in sent.items()), "bytes")
    assert sent["nothing"] == 0
    assert sent["cursor"] <= whole / 4
    assert sent["card"] <= whole / 4
    assert sent["corner"] <= whole / 16


def test_a_wrong_offset_is_seen(unix_host, monkeypatch):
    """The test can fail: a glass elsewhere in the memory shows another picture."""
    board, setup, make = CASES["t_display"]
    board = {**board, "display": {**board["display"], "y": 52}}
    monkeypatch.setitem(CASES, "t_display", (board, setup, make))
    assert any(seen != frame for _, _, seen, frame in play(unix_host, "t_display"))
