"""GIFs of the screen."""

import pytest
from PIL import Image

from emulator import boards, gif
from emulator.errors import EmulatorError
from emulator.files import MemoryStore
from emulator.gif import Recording
from emulator.host import Device
from emulator.screen import SIXTEEN


@pytest.fixture
def device():
    return Device(boards.load("picosystem"), MemoryStore())


def record(device, path, moments):
    """Record a column for each (ms, x) and save at the last moment."""
    recording = Recording(device.screen, 2, path)
    for now, x in moments:
        device.fb.vline(x, 0, 240, 3)
        device.show()
        recording.frame(now)
    recording.save(moments[-1][0])
    return recording


def frames(path):
    with Image.open(path) as picture:
        found = []
        for n in range(picture.n_frames):
            picture.seek(n)
            found.append((picture.info["duration"], picture.convert("RGB")))
        return found


def test_each_change_is_a_picture_that_lasts_until_the_next(device, tmp_path):
    record(device, tmp_path / "a.gif", [(0, 1), (100, 1), (120, 2), (155, 3)])
    (first, one), (second, two), (third, three) = frames(tmp_path / "a.gif")
    assert (first, second, third) == (120, 30, 1000)
    for picture, x in ((one, 1), (two, 2), (three, 3)):
        assert picture.size == (480, 480)
        assert picture.getpixel((2 * x, 479)) == SIXTEEN[3]
        assert picture.getpixel((2 * x + 2, 0)) == SIXTEEN[0]


def test_what_is_too_short_for_a_viewer_is_left_out(device, tmp_path):
    record(device, tmp_path / "a.gif", [(0, 1), (10, 2), (40, 3)])
    (first, one), _ = frames(tmp_path / "a.gif")
    assert first == 40
    assert one.getpixel((4, 0)) == SIXTEEN[3]


def test_it_does_not_fill_the_memory(device, tmp_path, monkeypatch):
    monkeypatch.setattr(gif, "MOST_PICTURES", 3)
    recording = record(device, tmp_path / "a.gif", [(100 * n, n) for n in range(9)])
    assert recording.full
    assert len(frames(tmp_path / "a.gif")) == 3


def test_a_file_that_cannot_be_written(device, tmp_path):
    with pytest.raises(EmulatorError, match="cannot write") as error:
        record(device, tmp_path / "gone" / "a.gif", [(0, 1)])
    assert error.value.status == 1
