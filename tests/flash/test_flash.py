"""The flash command, with the real mpremote, on a board behind a pseudo-terminal."""

import json
import os
import pty
import subprocess
import sys

import pytest
import serial

from tests.flash.conftest import BOARD
from tests.flash.fake_board import FakeBoard, facts
from tools import build, build_parts, flash, flash_link, flash_plan

OWN = {"saves/match.bin": b"match", "saves/settings.bin": b"settings", "boot.py": b"# mine"}


def own_files(board):
    files = board.files()
    return {path: files.get(path) for path in OWN}


def game_files(board):
    """The files on a board but for the player's own and the manifest."""
    return {
        path: data
        for path, data in board.files().items()
        if path not in OWN and path != flash_plan.MANIFEST
    }


def test_the_real_build_arrives_whole_and_starts(image, built, run):
    with FakeBoard(image) as board:
        status, said = run(board)
        assert status == 0, said
        assert board.starts == 1
    expected = {
        path.relative_to(built).as_posix(): path.read_bytes()
        for path in built.rglob("*")
        if path.is_file()
    }
    assert board.files() == expected


def test_a_second_run_copies_nothing(image, small_build, run):
    with FakeBoard(image) as board:
        assert run(board)[0] == 0
        first = board.received
        status, said = run(board)
        assert status == 0, said
        assert "0 files to copy" in said
        assert board.received - first < 4000 < first
        assert board.starts == 2


def test_only_changed_files_are_copied_and_old_ones_go(image, small_build, run):
    with FakeBoard(image) as board:
        run(board)
        small_build["app/title.mpy"] = b"M\x06new"
        small_build["app/score.mpy"] = b"M\x06score"
        del small_build["app/table.mpy"]
        status, said = run(board)
    assert status == 0, said
    assert "3 files to copy" in said  # main.py, which went first and came back last, too
    assert game_files(board) == small_build


def test_a_stale_source_file_goes_for_it_would_win(image, small_build, run):
    FakeBoard(image).put({"app/title.py": b"old", "notes.py": b"mine"})
    with FakeBoard(image) as board:
        assert run(board)[0] == 0
    assert game_files(board) == {**small_build, "notes.py": b"mine"}


def test_saves_settings_and_boot_py_stay(image, small_build, run):
    FakeBoard(image).put(OWN)
    with FakeBoard(image) as board:
        run(board)
        run(board, "--uninstall")
    assert own_files(board) == OWN
    assert not game_files(board)


def test_somebody_elses_main_py_is_kept_and_comes_back(image, small_build, run):
    FakeBoard(image).put({"main.py": b"theirs"})
    with FakeBoard(image) as board:
        assert flash_plan.BEFORE in run(board)[1]
        assert board.files()[flash_plan.BEFORE] == b"theirs"
        assert board.files()["main.py"] == small_build["main.py"]
        run(board)
        run(board, "--uninstall")
    assert game_files(board) == {"main.py": b"theirs"}


def boots(files, *builds):
    """Whether a board with these files starts: without main.py into the REPL, else the game."""
    return "main.py" not in files or files in builds


def cuts(image, run, count):
    """Where to cut a run short, spread over its bytes: the run is made on a copy of the board."""
    copy = image.with_suffix(".copy")
    if image.exists():
        copy.write_bytes(image.read_bytes())
    with FakeBoard(copy) as board:
        assert run(board)[0] == 0
        total = board.received
    copy.unlink()
    return [total * i // (count + 1) for i in range(1, count + 1)]


@pytest.mark.parametrize("installed", [False, True], ids=["new board", "older game there"])
def test_a_pulled_cable_leaves_a_board_that_boots_and_the_next_run_finishes(
    image, small_build, run, installed
):
    FakeBoard(image).put(OWN)
    old = {}
    if installed:
        with FakeBoard(image) as board:
            assert run(board)[0] == 0
        old = dict(small_build)
        small_build["app/title.mpy"] = b"M\x06" + b"n" * 2500
        small_build["start.mpy"] = bytes(range(255, -1, -1)) * 4
        del small_build["app/table.mpy"]
    start = image.read_bytes()
    for cut in cuts(image, run, 12):
        image.write_bytes(start)
        with FakeBoard(image, cut=cut) as board:
            status, said = run(board)
            assert status == 2, (cut, said)
            assert "run the same command again" in said, cut
        assert boots(game_files(board), old, small_build), cut
        with FakeBoard(image) as board:
            status, said = run(board)
            assert status == 0, (cut, said)
        assert game_files(board) == small_build, cut
        assert own_files(board) == OWN, cut


def test_too_little_space_is_seen_before_anything_changes(image, small_build, run):
    with FakeBoard(image, blocks=12) as board:
        status, said = run(board)
        assert status == 2, said
        assert "does not fit" in said
        assert "--lang th" in said
    assert board.files() == {}


def test_a_disk_that_fills_up_in_the_middle_says_so(image, small_build, run, monkeypatch):
    monkeypatch.setattr(flash_plan, "check_space", lambda *_: None)
    with FakeBoard(image, blocks=8) as board:
        status, said = run(board)
        assert status == 2, said
        assert "file system is full" in said
    assert "main.py" not in board.files()


@pytest.mark.parametrize(
    ("board", "words"),
    [
        (facts(version=(1, 19, 1, "")), ("1.19.1 is too old", "download/RPI_PICO/")),
        (facts(name="circuitpython"), ("not MicroPython", "download/RPI_PICO/")),
        (facts(platform="esp32", _machine="ESP32"), ("this is a ESP32", "--board")),
        (facts(free=10_000), ("9 KB", "docs/flash.md, 1 C")),
    ],
    ids=["old", "not MicroPython", "another chip", "no memory"],
)
def test_a_board_that_cannot_run_the_game_is_refused(image, small_build, run, board, words):
    with FakeBoard(image, board=board) as fake:
        status, said = run(fake)
    assert status == 2, said
    assert all(word in said for word in words), said
    assert fake.files() == {}


def mpy(version, sub, arch):
    """What sys.implementation._mpy is; `arch` counts in flash_link.ARCHES."""
    return version | sub << 8 | arch << 10


@pytest.mark.parametrize(
    ("number", "suffix", "header"),
    [
        # "M", 6, then the processor and the sub-version, of what has native code.
        (mpy(6, 1, 4), ".mpy", bytes((0x4D, 6, 4 << 2 | 1))),
        (mpy(6, 3, 4), ".mpy", bytes((0x4D, 6, 4 << 2 | 3))),
        (mpy(6, 3, 7), ".mpy", bytes((0x4D, 6, 7 << 2 | 3))),
        (mpy(7, 0, 4), ".py", b"The loops over pixels"),
        (0, ".py", b"The loops over pixels"),
    ],
    ids=["6.1", "6.3", "6.3 on a Pico 2", "one to come", "none"],
)
def test_the_build_is_for_what_the_firmware_loads(image, run, monkeypatch, number, suffix, header):
    made = {}

    def only_look(link, plan, manifest, sizes, folder):
        made["viper"] = (folder / "drivers" / f"kernels_viper{suffix}").read_bytes()

    monkeypatch.setattr(flash, "_carry_out", only_look)
    with FakeBoard(image, board=facts(_mpy=number)) as board:
        status, said = run(board)
    assert status == 0, said
    assert ("as source" in said) == (suffix == ".py")
    assert header in made["viper"][:200]


def test_a_dry_run_changes_nothing(image, small_build, run):
    with FakeBoard(image) as board:
        status, said = run(board, "--dry-run")
        assert status == 0, said
        assert "would copy   main.py" in said
        assert board.starts == 0
    assert board.files() == {}


def test_something_that_is_not_a_repl(run):
    master, slave = pty.openpty()
    port = type("Port", (), {"port": os.ttyname(slave)})
    status, said = run(port)
    assert status == 2, said
    assert "no MicroPython answers" in said
    os.close(slave)
    os.close(master)


def test_a_port_in_use(image, run):
    with FakeBoard(image) as board, serial.Serial(board.port, exclusive=True):
        status, said = run(board)
    assert status == 2, said
    assert "is in use: close Thonny" in said


def test_a_port_that_may_not_be_opened(run, monkeypatch):
    def refuse(port, **_):
        raise serial.SerialException(13, f"could not open port {port}: Permission denied")

    monkeypatch.setattr(serial, "Serial", refuse)
    status, said = run(type("Port", (), {"port": "/dev/ttyACM0"}))
    assert status == 2, said
    assert "usermod -aG dialout" in said


def test_a_port_that_is_not_there(run):
    status, said = run(type("Port", (), {"port": "/dev/ttyNONE7"}))
    assert status == 2, said
    assert "no board at /dev/ttyNONE7" in said


@pytest.mark.parametrize(
    ("found", "words"),
    [
        ([], "some only charge"),
        ([("COM3", "Pico"), ("COM4", "CP2104")], "COM3 (Pico), COM4 (CP2104)"),
    ],
    ids=["none", "two"],
)
def test_the_port_is_found_or_asked_for(run, monkeypatch, found, words):
    monkeypatch.setattr(flash_link, "ports", lambda: found)
    status, said = run(None)
    assert status == 2, said
    assert words in said


def test_the_only_port_is_taken(image, small_build, run, monkeypatch):
    with FakeBoard(image) as board:
        monkeypatch.setattr(flash_link, "ports", lambda: [(board.port, "Pico")])
        assert run(None)[0] == 0


def test_a_file_that_arrives_otherwise_is_not_kept(image, small_build, run, monkeypatch):
    monkeypatch.setattr(build, "digest", lambda data: "0" * 64)
    with FakeBoard(image) as board:
        status, said = run(board)
        assert status == 2, said
        assert "has not arrived as it was sent" in said
    assert "main.py" not in board.files()


def test_an_unknown_board_names_the_known(run, capsys):
    status, said = run(None, name="pico_ssd1305")
    assert status == 2, said
    assert "did you mean pico_ssd1306?" in said


def test_list_shows_boards_and_ports(capsys, monkeypatch):
    monkeypatch.setattr(flash_link, "ports", lambda: [("COM3", "Pico")])
    assert flash.main(["--list"]) == 0
    said = capsys.readouterr().out
    assert BOARD in said
    assert "COM3" in said


def test_monitor_shows_what_the_board_prints(image, small_build, monkeypatch, capsys):
    commands = []
    monkeypatch.setattr(subprocess, "call", lambda command: commands.append(command) or 0)
    with FakeBoard(image) as board:
        assert flash.main(["--board", BOARD, "--port", board.port, "--monitor"]) == 0
        assert commands == [[sys.executable, "-m", "mpremote", "connect", board.port, "repl"]]


def test_mpremote_itself_sees_the_fake_board_as_a_board(image):
    with FakeBoard(image) as board:
        done = subprocess.run(
            [sys.executable, "-m", "mpremote", "connect", board.port, "exec", "print(6 * 7)"],
            capture_output=True,
            timeout=60,
        )
    assert done.stdout.strip() == b"42", done


def test_uninstall_without_a_game(image, run):
    with FakeBoard(image) as board:
        status, said = run(board, "--uninstall")
    assert status == 2, said
    assert "not on this board" in said


def test_mip_installs_the_package_as_source(image, tmp_path):
    """With the real mpremote, a folder's worth of the real package.json."""
    part = [url for url in build_parts.package()["urls"] if url[0].startswith(("app/s", "main"))]
    package = tmp_path / "package.json"
    up = os.path.relpath(build.ROOT, tmp_path)
    urls = [[target, f"{up}/{source}"] for target, source in part]
    package.write_text(json.dumps({"urls": urls, "version": "0"}), encoding="utf-8")
    command = [sys.executable, "-m", "mpremote", "connect"]
    with FakeBoard(image) as board:
        command += [board.port, "mip", "install", "--target", "/", str(package)]
        done = subprocess.run(command, capture_output=True, timeout=120, encoding="utf-8")
        assert done.returncode == 0, done
    expected = {target: (build.ROOT / source).read_bytes() for target, source in part}
    assert len(expected) > 5
    assert board.files() == expected
