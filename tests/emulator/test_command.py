"""The emulator's command, run as a player runs it."""

import datetime
import os
import signal
import subprocess
import sys

import pytest
from PIL import Image

from emulator import args, boards
from emulator.__main__ import charge_of, clock_of
from tests.emulator.command import (
    ROOT,
    SECONDS,
    assert_ends_well,
    assert_refused,
    emulator,
    environment,
    fake,
    real,
)

SCRIPTS = ROOT / "tests" / "emulator" / "scripts"
WHOLE_HAND = SCRIPTS / "whole_hand.txt"


@pytest.fixture
def script(tmp_path):
    """Writes a script file."""

    def write(*lines):
        path = tmp_path / "game.txt"
        path.write_text("\n".join(lines), encoding="utf-8")
        return path

    return write


def square(path, scale=1):
    """The left and top of the fake app's square in a screenshot of a 128x64 screen."""
    with Image.open(path) as picture:
        assert picture.size == (128 * scale, 64 * scale)
        left, top, right, bottom = picture.convert("L").getbbox()
    assert (right - left, bottom - top) == (4 * scale, 4 * scale)
    return left, top


def test_lists_boards():
    result = emulator("--list-boards")
    assert result.returncode == 0
    assert [line.split()[0] for line in result.stdout.splitlines()] == boards.names()


def test_help_names_the_keys():
    result = emulator("--help")
    assert result.returncode == 0
    for key in ("Z, Enter, Space", "P, Pause", "- +", "F, F11", "S, F12", "G  ", "controller"):
        assert key in result.stdout


def test_script_moves_and_takes_screenshots(tmp_path, script):
    start, end = tmp_path / "start.png", tmp_path / "end.png"
    game = script(
        f"screenshot {start}",
        "a  # to the table",
        "right*3",
        "hold down 500  # this app does not repeat",
        "auto",
        "until score 1100",
    )
    assert_ends_well(fake("--script", game, "--screenshot", end, "--seed", 5, "--scale", 2))
    assert square(start, 2) == (2 * (8 + 5), 2 * 8)
    assert square(end, 2) == (2 * (8 + 5 + 3), 2 * (8 + 1))


def test_a_gif_of_the_whole_game(tmp_path, script):
    path = tmp_path / "game.gif"
    game = script("a", "right*3", "wait 500")
    assert_ends_well(fake("--script", game, "--gif", path, "--scale", 2))
    with Image.open(path) as picture:
        assert (picture.size, picture.n_frames) == ((256, 128), 4)


def test_a_gif_of_a_part(tmp_path, script):
    path = tmp_path / "part.gif"
    game = script("a", "right*3", f"gif {path}", "down*2", "gif off", "left*9")
    assert_ends_well(fake("--script", game))
    with Image.open(path) as picture:
        assert picture.n_frames == 3


def test_a_gif_of_a_game_that_goes_wrong(tmp_path, script):
    path = tmp_path / "game.gif"
    result = fake("--script", script("a", "right", "until nothing 20"), "--gif", path)
    assert_refused(result, "line 3", status=1)
    with Image.open(path) as picture:
        assert picture.n_frames == 2


def test_quit_ends_a_script(script):
    assert_ends_well(fake("--script", script("a", "quit", "until nothing")))


def test_auto_can_be_taken_back(script):
    game = script("a", "auto", "wait 500", "auto off", "wait 900", "until table 0")
    assert_ends_well(fake("--script", game))


def test_empty_script_shows_the_first_screen(tmp_path, script):
    assert_ends_well(fake("--script", script(""), "--screenshot", tmp_path / "a.png"))
    assert (tmp_path / "a.png").exists()


def test_scripts_are_the_same_every_time_and_seeds_are_not(tmp_path, script):
    places = []
    for seed in ([], [], ["--seed", 77]):
        path = tmp_path / "a.png"
        assert_ends_well(fake("--script", script("a"), "--screenshot", path, "--scale", 1, *seed))
        places.append(square(path))
    assert places[0] == places[1] != places[2]


def test_a_script_saves_only_where_it_is_told(tmp_path, script):
    home = tmp_path / "home"
    home.mkdir()
    homes = {"HOME": str(home), "XDG_DATA_HOME": str(home), "APPDATA": str(home)}
    assert_ends_well(fake("--script", script("a"), **homes))
    assert list(home.iterdir()) == []
    assert_ends_well(fake("--script", script("a"), "--saves", tmp_path / "deep" / "saves"))
    assert (tmp_path / "deep" / "saves" / "last.bin").read_bytes() == b"table"


@pytest.mark.parametrize("frame", [0, 1, 5])
@pytest.mark.parametrize("options", [[], ["--speed", 8], ["--speed", 0.5], ["--full-screen"]])
def test_closing_the_window(tmp_path, frame, options):
    assert_ends_well(fake("--saves", tmp_path, *options, close_at=frame))


def test_closing_the_window_while_a_script_plays(script):
    assert_ends_well(fake("--script", script("a", "until nothing"), close_at=30))


def test_closing_the_window_after_a_script_that_hands_over(tmp_path, script):
    path = tmp_path / "a.png"
    game = script("a", "play")
    assert_ends_well(fake("--script", game, "--screenshot", path, close_at=20))
    assert path.exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT to send")
def test_interrupt(tmp_path):
    command = [sys.executable, "-m", "tests.emulator.launch", "fake", "-1", "--saves", tmp_path]
    running = subprocess.Popen(
        [*command, "--screenshot", tmp_path / "a.png"],
        cwd=ROOT,
        env=environment(),
        stderr=subprocess.PIPE,
        # A shell's job in the background is started with it ignored, and so would this be.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    with pytest.raises(subprocess.TimeoutExpired):
        running.wait(3)
    running.send_signal(signal.SIGINT)
    _, errors = running.communicate(timeout=SECONDS)
    assert (running.returncode, errors) == (130, b"")


# --- the real app ---------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", ["th", "en"])
def test_a_whole_hand(tmp_path, players, language):
    path = tmp_path / "score.png"
    options = ["--players", players, "--lang", language, "--seed", 7, "--screenshot", path]
    assert_ends_well(emulator("--script", WHOLE_HAND, *options))
    with Image.open(path) as picture:
        assert len(picture.getcolors()) == 2


def test_a_whole_hand_is_the_same_every_time(tmp_path):
    pictures = []
    for seed in (7, 7, 8):
        path = tmp_path / "score.png"
        options = ["--players", 4, "--seed", seed, "--scale", 1, "--screenshot", path]
        assert_ends_well(emulator("--script", WHOLE_HAND, *options))
        pictures.append(path.read_bytes())
    assert pictures[0] == pictures[1] != pictures[2]


@pytest.mark.parametrize(
    ("options", "date"),
    [
        ([], datetime.date.today().timetuple()[:3]),
        (["--date", "2026-12-31"], (2026, 12, 31)),
        (["--date", "none"], None),
        (["--script", WHOLE_HAND], None),
        (["--script", WHOLE_HAND, "--date", "2026-12-31"], (2026, 12, 31)),
    ],
)
def test_the_date_of_the_board(options, date):
    assert clock_of(args.parse([str(option) for option in options]))() == date


@pytest.mark.parametrize(
    ("options", "percent"),
    [
        (["--battery", "0"], 0),
        (["--script", WHOLE_HAND], None),
        (["--script", WHOLE_HAND, "--battery", "70"], 70),
    ],
)
def test_the_battery_of_the_board(options, percent):
    assert charge_of(args.parse([str(option) for option in options]))() == percent


def test_the_battery_of_this_computer_if_it_has_one():
    percent = charge_of(args.parse([]))()
    assert percent is None or 0 <= percent <= 100


@pytest.mark.parametrize("frame", [0, 1, 20])
def test_closing_the_real_app(tmp_path, frame):
    assert_ends_well(real("--saves", tmp_path, close_at=frame))


@pytest.mark.parametrize(
    ("board", "back"), [("picosystem", "b"), ("m5stack_core", "a"), ("t_display", "a")]
)
def test_the_way_home_is_that_of_the_boards(script, board, back):
    begin = ["a*2", "until table", "wait 60000"]  # until all is told
    for held, screen in ((1900, "pause"), (2200, "title")):
        game = script(*begin, f"hold {back} {held}", f"until {screen} 0")
        assert_ends_well(emulator("--board", board, "--script", game))


@pytest.mark.parametrize("frame", [10, 100, 400])
def test_closing_the_real_app_in_mid_hand(frame):
    assert_ends_well(real("--script", WHOLE_HAND, close_at=frame))
