"""Everything wrong that a player can ask for gets one line that says what would work."""

import sys

import pytest

from tests.emulator.command import assert_refused, emulator, fake, python


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--board", "gameboy"], ["unknown board 'gameboy'", "pico_ssd1306"]),
        (["--board", "pico_ssd1305"], ["did you mean pico_ssd1306?"]),
        (["--board"], ["--board", "expected one argument"]),
        (["--lang", "fr"], ["--lang", "'fr'", "th", "en"]),
        (["--players", "1"], ["--players", "'1'", "from 2 to 6"]),
        (["--players", "5"], ["--players", "'5'", "from 2 to 4"]),
        (["--players", "two"], ["--players", "'two'", "from 2 to 6"]),
        (["--game", "rummy", "--players", "7"], ["--players", "'7'", "from 2 to 6"]),
        (["--game", "poker"], ["--game", "'poker'", "dummy", "rummy"]),
        (["--seed", "-1"], ["--seed"]),
        (["--seed", str(2**30)], ["--seed", "from 0 to 1073741823"]),
        (["--scale", "0"], ["--scale", "from 1 to 20"]),
        (["--speed", "9"], ["--speed", "'9'", "from 0.5 to 8"]),
        (["--speed", "fast"], ["--speed", "'fast'", "from 0.5 to 8"]),
        (["--date", "2026-02-30"], ["--date", "'2026-02-30'", "2025-01-01"]),
        (["--date", "2024-12-31"], ["--date", "'2024-12-31'", "2025-01-01"]),
        (["--battery", "101"], ["--battery", "'101'", "from 0 to 100"]),
        (["--gif", "nowhere/a.gif"], ["cannot write", "nowhere", "writable folder"]),
        (["--gif", "screen.png"], ["'screen.png'", ".gif"]),
        (["--sed", "7"], ["unknown option '--sed'", "did you mean --seed?"]),
        (["--qqqqq"], ["unknown option '--qqqqq'", "--help"]),
        (["game.txt"], ["unknown option 'game.txt'", "--help"]),
        (["--script", "nowhere.txt"], ["cannot read script 'nowhere.txt'", "No such file"]),
        (["--script", "tests"], ["cannot read script 'tests'", "directory"]),
        (["--screenshot", "nowhere/a.png"], ["cannot write", "nowhere", "writable folder"]),
        (["--screenshot", "screen.gif"], ["'screen.gif'", ".png"]),
    ],
)
def test_wrong_arguments(args, words):
    assert_refused(emulator(*args), *words)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a\n# fine\nupp\n", ["line 3", "unknown key 'upp'", "did you mean up?", "left", "until"]),
        ("a*0", ["line 1", "unknown key 'a*0'"]),
        ("left 3", ["line 1", "left*2"]),
        ("hold up", ["line 1", "write hold up|down|left|right|a|b MS"]),
        ("hold start 100", ["line 1", "write hold up|down|left|right|a|b MS"]),
        ("\n\nwait long", ["line 3", "write wait MS"]),
        ("wait", ["line 1", "write wait MS"]),
        ("until", ["line 1", "write until SCREEN [MS]"]),
        ("auto maybe", ["line 1", "write auto [on|off]"]),
        ("quit now", ["line 1", "write quit"]),
        ("screenshot", ["line 1", "write screenshot FILE.png"]),
        ("screenshot shot.bmp", ["line 1", "'shot.bmp'", ".png"]),
        ("screenshot nowhere/shot.png", ["line 1", "cannot write", "nowhere"]),
        ("gif", ["line 1", "write gif FILE.gif|off"]),
        ("gif game.png", ["line 1", "'game.png'", ".gif"]),
        ("play\na", ["line 2", "nothing can follow 'play'"]),
    ],
)
def test_wrong_script(tmp_path, text, words):
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")
    assert_refused(emulator("--script", path), "game.txt", *words)


def test_script_that_is_no_text(tmp_path):
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xff\xfe\x00")
    assert_refused(emulator("--script", path), "game.txt", "not UTF-8")


def test_checking_leaves_no_files_and_harms_none(tmp_path):
    old = tmp_path / "old.png"
    old.write_bytes(b"picture")
    assert_refused(emulator("--screenshot", old, "--script", "nowhere.txt"))
    assert_refused(emulator("--screenshot", tmp_path / "new.png", "--script", "nowhere.txt"))
    assert old.read_bytes() == b"picture"
    assert list(tmp_path.iterdir()) == [old]


def test_screenshot_onto_a_folder(tmp_path):
    folder = tmp_path / "folder.png"
    folder.mkdir()
    assert_refused(emulator("--screenshot", folder), "cannot write", "folder.png")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_no_display():
    result = emulator(SDL_VIDEODRIVER=None, DISPLAY=None, WAYLAND_DISPLAY=None)
    assert_refused(result, "cannot open a window", "SDL_VIDEODRIVER=dummy", "desktop")


def test_display_driver_that_does_not_exist():
    result = emulator(SDL_VIDEODRIVER="nonsense")
    assert_refused(result, "cannot open a window", "SDL_VIDEODRIVER=dummy")


@pytest.mark.parametrize("step", ["up", "right*3", "hold left 900"])
def test_a_button_that_the_board_lacks(step, tmp_path):
    path = tmp_path / "script.txt"
    path.write_text(f"a\n{step}\n")
    result = emulator("--board", "t_display", "--script", path)
    assert_refused(result, "line 2", "no button", "it has a, b")


@pytest.mark.skipif(sys.platform != "linux", reason="a folder where nobody can make a file")
def test_saves_where_nothing_can_be_written():
    assert_refused(fake("--saves", "/proc"), "cannot keep saved games", "--saves")


def test_saves_in_a_file(tmp_path):
    path = tmp_path / "file"
    path.touch()
    assert_refused(fake("--saves", path), "cannot keep saved games", "--saves")


def test_without_pygame():
    start = "import sys; sys.modules['pygame'] = None; from emulator.__main__ import main; "
    result = python(start + "sys.exit(main(['--seed', '1']))")
    assert_refused(result, "pygame-ce is not installed", "tools/dev.py play")
    assert python(start + "sys.exit(main(['--list-boards']))").returncode == 0


def test_vain_wait(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text("a\nuntil score 200\n", encoding="utf-8")
    words = ["script line 2", "after 200 ms", "'table'", "'score'"]
    assert_refused(fake("--script", path), *words, status=1)


def test_game_that_ends_before_its_script(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text("b\nwait 100\na\n", encoding="utf-8")
    assert_refused(fake("--script", path), "the game has ended already", status=1)
