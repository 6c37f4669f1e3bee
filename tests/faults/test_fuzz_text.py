"""Any text as a game code, as a script of button presses, as a board config: a line of answer."""

import os
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emulator import boards, script
from emulator.errors import EmulatorError
from engine import layout, match
from tests.faults.fuzz import fuzz
from tests.firmware import player  # noqa: F401  (finds the firmware)

# isort: split
from app.code import LETTERS, code_of, read_code

# --- game codes -----------------------------------------------------------------------------------
ALPHABET = [bytes([letter]) for letter in LETTERS]


def assert_code_of_a_match(code, found):
    game, players, options, target, seed = found
    assert options & ~sum(layout.OPTION_BITS[game].values()) == 0
    made = match.Match(game, players, options, target, seed)
    made.deal()
    assert sum(made.s[layout.HAND_N : layout.HAND_N + 6]) >= 18
    if len(code) == 10 or seed >= 1 << 25:
        assert code_of(game, players, options, target, seed) == bytes(code)


@fuzz(300)
@given(st.binary(max_size=14) | st.lists(st.sampled_from(ALPHABET), max_size=13).map(b"".join))
def test_any_bytes_as_a_code(code):
    found = read_code(code)
    if found is not None:
        assert_code_of_a_match(code, found)


@fuzz(300)
@given(st.lists(st.integers(0, 31), min_size=9, max_size=10), st.randoms())
def test_any_letters_with_the_right_check_letter(digits, random):
    from app.code import _check

    code = bytes(LETTERS[digit] for digit in [*digits, _check(digits, len(digits))])
    found = read_code(code)
    if found is not None:
        assert_code_of_a_match(code, found)
    at, letter = random.randrange(len(code)), random.choice(LETTERS)
    wrong = code[:at] + bytes([letter]) + code[at + 1 :]
    assert wrong == code or read_code(wrong) is None


# --- scripts --------------------------------------------------------------------------------------
WORDS = st.sampled_from(
    [
        *script.KNOWN,
        "a*3",
        "a*0",
        "up*99999",
        "-1",
        "0",
        "60",
        "9" * 30,
        "title",
        "on",
        "#",
        "x.png",
    ]
) | st.text(max_size=8)
LINES = st.lists(st.lists(WORDS, max_size=4).map(" ".join), max_size=6).map("\n".join)


@fuzz(200)
@given(LINES | st.text(max_size=60))
def test_any_text_as_a_script(tmp_path_factory, text):
    os.chdir(tmp_path_factory.getbasetemp())  # where a screenshot may be tried
    steps, told = tried(script.parse, text)
    if told:
        assert told.startswith("line ")
        return
    for step in steps:
        if step.name == "quit":  # the end of a script: `frames` knows it
            break
        masks = list(islice(script._PLAY[step.name](step, Game()), 500))
        assert set(masks) <= set(range(64))


def tried(function, argument):
    """Return what a function returns, and the line of its EmulatorError: one of them is None."""
    try:
        return function(argument), None
    except EmulatorError as error:
        told = str(error)
    assert "\n" not in told
    return None, told


class Game:
    """A game that a script is played on: nothing happens."""

    screen_name = "title"
    autoplay = False

    def __init__(self):
        self.app = self

    def screenshot(self, path):
        pass


@fuzz(60)
@given(st.binary(max_size=60))
def test_any_bytes_as_a_script_file(tmp_path_factory, rubbish):
    path = tmp_path_factory.getbasetemp() / "script.txt"
    path.write_bytes(rubbish)
    _, told = tried(script.read, path)
    assert told is None or told.startswith(("script ", "cannot read script "))


@pytest.mark.parametrize("line", ["a*" + "9" * 5000, "wait " + "9" * 5000, "hold a " + "9" * 12])
def test_numbers_without_end_are_refused(line):
    with pytest.raises(EmulatorError, match="line 1"):
        script.parse(line)


# --- board configs --------------------------------------------------------------------------------
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6) | st.floats(),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


def read(folder, source):
    """Read a config; returns what is wrong with it, or None."""
    path = folder / "board.py"
    path.write_bytes(source if isinstance(source, bytes) else source.encode("utf-8", "replace"))
    board, told = tried(boards.read, path)
    if told is None:
        use(board)
    else:
        assert told.startswith("board config board.py: ")
    return told


def use(board):
    """Make the desktop's device of a board and let the app draw its title."""
    from app.main_app import App
    from app.settings import Settings
    from emulator.files import MemoryStore
    from emulator.host import Device

    device = Device(board, MemoryStore())
    app = App(device, Settings(device.store))
    app.step()
    assert app.screen_name == "title"


@fuzz(60)
@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: f"BOARD = {text}"))
def test_any_bytes_as_a_board_config(tmp_path_factory, source):
    read(tmp_path_factory.getbasetemp(), source)


@fuzz(60)
@given(st.sampled_from(boards.names()), st.data())
def test_any_value_in_a_board_config(tmp_path_factory, name, data):
    board = boards.load(name)
    part = data.draw(st.sampled_from([board, board["display"], board["buttons"]]))
    key = data.draw(st.sampled_from(sorted(part)))
    if data.draw(st.booleans()):
        part[key] = data.draw(PLAIN)
    else:
        del part[key]
    told = read(tmp_path_factory.getbasetemp(), f"BOARD = {board!r}")
    if told and "malformed" not in told:
        assert key in told or "BOARD" in told, told


def test_a_config_is_not_run(tmp_path):
    assert "malformed" in read(tmp_path, "BOARD = __import__('os').getcwd()")
    assert "no BOARD" in read(tmp_path, "import os\n")
