"""The flash command on a board with a ROM partition: the game goes there, and runs from there."""

import pytest
from mpremote.romfs import make_romfs

from tests.flash.conftest import BOARD
from tests.flash.fake_board import FakeBoard, facts
from tools import build, rom

WITH_ROM = facts(rom="memory")
BESIDE = {"main.py", "board.py", build.MANIFEST}
# The drivers' machine code is of the board's processor: this host can run all but that.
STARTS = """
import sys, app.main_app
print(app.main_app.__file__, sorted(name for name in sys.modules if name.startswith('app.')))
"""


@pytest.fixture(scope="module")
def image_bytes(tmp_path_factory):
    """The image of the real build, made once."""
    folder = tmp_path_factory.mktemp("rom") / BOARD
    build.build(BOARD, folder, in_rom=True)
    return (folder / rom.IMAGE).read_bytes()


@pytest.fixture
def foreign(tmp_path):
    """An image with somebody else's program in it."""
    folder = tmp_path / "foreign"
    folder.mkdir()
    (folder / "badge.py").write_text("print(1)\n")
    return make_romfs(str(folder), mpy_cross=False)


@pytest.mark.parametrize("kind", ["memory", "blocks"])
def test_the_game_goes_into_the_partition_and_runs_from_there(image, image_bytes, run, kind):
    with FakeBoard(image, board=facts(rom=kind)) as board:
        status, said = run(board)
        assert status == 0, said
        assert "KB for the ROM partition" in said
        assert board.starts == 1
    assert board.rom.read_bytes()[: len(image_bytes)] == image_bytes
    assert set(board.files()) == BESIDE
    assert board.run(STARTS).startswith("/rom/app/main_app.mpy ['app.main_app'")


def test_a_second_run_writes_nothing(image, small_build, run):
    with FakeBoard(image, board=WITH_ROM) as board:
        assert run(board)[0] == 0
        first = board.received
        status, said = run(board)
        assert status == 0, said
        assert "ROM" not in said
        assert "0 files to copy" in said
        assert board.received - first < 4000


def test_files_of_the_game_on_the_file_system_go_for_they_would_win(image, small_build, run):
    with FakeBoard(image) as board:
        assert run(board)[0] == 0
    FakeBoard(image).put({"start.py": b"by mip", "notes.py": b"mine"})
    with FakeBoard(image, board=WITH_ROM) as board:
        status, said = run(board)
        assert status == 0, said
    assert set(board.files()) == {*BESIDE, "notes.py"}


def test_no_rom_copies_files_and_empties_the_partition(image, small_build, run):
    with FakeBoard(image, board=WITH_ROM) as board:
        assert run(board)[0] == 0
        assert board.rom.read_bytes()[:3] == rom.BLANK[:3]
        status, said = run(board, "--no-rom")
        assert status == 0, said
    assert board.rom.read_bytes()[:4] == rom.BLANK
    assert set(small_build) < set(board.files())


def test_uninstall_empties_the_partition(image, small_build, run):
    with FakeBoard(image, board=WITH_ROM) as board:
        run(board)
        assert "would empty the ROM partition" in run(board, "--uninstall", "--dry-run")[1]
        assert board.rom.read_bytes()[:4] != rom.BLANK
        status, said = run(board, "--uninstall")
        assert status == 0, said
    assert board.rom.read_bytes()[:4] == rom.BLANK
    assert board.files() == {}


def test_what_somebody_else_has_there_stays(image, small_build, foreign, run):
    board = FakeBoard(image, board=WITH_ROM)
    board.rom.write_bytes(foreign + board.rom.read_bytes()[len(foreign) :])
    with board:
        status, said = run(board)
        assert status == 0, said
        assert "other things in it (badge.py)" in said
        assert board.rom.read_bytes().startswith(foreign)
        status, said = run(board, "--rom")
        assert status == 0, said
    assert not board.rom.read_bytes().startswith(foreign)
    assert set(board.files()) == BESIDE


def test_a_partition_that_is_too_small_is_said(image, small_build, run):
    with FakeBoard(image, board=WITH_ROM, rom_blocks=1) as board:
        status, said = run(board)
        assert status == 0, said
    assert "has 4 KB, and the game needs" in said
    assert set(small_build) < set(board.files())


def test_rom_without_a_partition(image, small_build, run):
    with FakeBoard(image) as board:
        status, said = run(board, "--rom")
    assert status == 2, said
    assert "has no ROM partition" in said


def test_a_pulled_cable_leaves_a_board_without_the_game_and_the_next_run_finishes(
    image, small_build, run
):
    copy = image.with_suffix(".copy")
    with FakeBoard(copy, board=WITH_ROM) as board:
        assert run(board)[0] == 0
        total = board.received
        whole = board.rom.read_bytes()
    for cut in range(total // 7, total, total // 7):
        image.unlink(missing_ok=True)
        board = FakeBoard(image, board=WITH_ROM, cut=cut)
        with board:
            assert run(board)[0] == 2
        files = board.files()
        assert "main.py" not in files or board.rom.read_bytes() == whole
        with FakeBoard(image, board=WITH_ROM) as board:
            status, said = run(board)
            assert status == 0, said
        assert board.rom.read_bytes() == whole
        board.rom.unlink()


def test_an_image_that_does_not_arrive_is_told(image, small_build, run, monkeypatch):
    from tools import flash_link

    monkeypatch.setattr(flash_link.Link, "write_rom", lambda self, image: None)
    with FakeBoard(image, board=WITH_ROM) as board:
        status, said = run(board)
    assert status == 2, said
    assert "has not become what was sent" in said
    assert "main.py" not in board.files()
