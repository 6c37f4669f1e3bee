"""The board configs: data only, and complete."""

import ast

import pytest

from emulator import boards

SCREENS = {(72, 40), (128, 64), (128, 128), (160, 128), (240, 135), (240, 240), (320, 240)}


@pytest.fixture(params=boards.names())
def name(request):
    return request.param


def test_data_only(name):
    """A docstring and one dict of dicts, texts and whole numbers."""
    docstring, assignment = ast.parse((boards.FOLDER / f"{name}.py").read_text("utf-8")).body
    assert isinstance(docstring.value.value, str)
    assert [target.id for target in assignment.targets] == ["BOARD"]
    assert ast.literal_eval(assignment.value) == boards.load(name)
    _assert_plain(boards.load(name))


def _assert_plain(value):
    if isinstance(value, dict):
        assert all(isinstance(key, str) for key in value)
        for inner in value.values():
            _assert_plain(inner)
    else:
        assert type(value) in (str, int)


def test_complete(name):
    board = boards.load(name)
    assert board["name"] == name
    assert {"title", "mcu", "firmware", "display", "buttons", "sound", "ram", "deals"} <= set(board)
    display = board["display"]
    assert (display["width"], display["height"]) in SCREENS
    assert display["colours"] in (2, 16)
    assert set(board["buttons"]["pins"]) == boards.KINDS[board["buttons"]["kind"]]


def test_no_pin_is_used_twice(name):
    board = boards.load(name)
    bus = board["display"]["bus"]
    pins = [*board["buttons"]["pins"].values()]
    pins += [bus[key] for key in ("sda", "scl", "sck", "mosi", "cs", "dc", "rst") if key in bus]
    pins += [board["sound"]["pin"]] if "pin" in board["sound"] else []
    assert len(pins) == len(set(pins))
