"""What the tests of the flash command share: a board, and builds to put on it."""

import shutil

import pytest

from tests.micropython import hosts
from tools import build, flash, rom

BOARD = "pico_ssd1306"


@pytest.fixture(autouse=True)
def real_micropython():
    """Skip, with the reason, where the board's half cannot run."""
    if missing := hosts.missing_unix():
        pytest.skip(missing)


@pytest.fixture
def image(tmp_path):
    """Where a fake board's flash chip is kept."""
    return tmp_path / "flash.img"


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """The real build for BOARD, made once: its folder."""
    folder = tmp_path_factory.mktemp("built") / BOARD
    build.build(BOARD, folder)
    return folder


@pytest.fixture
def small_build(monkeypatch):
    """Puts a build of a few files in place of the real one; returns them, to be changed."""
    files = {
        "main.py": b"import start\n",
        "board.py": b"BOARD = {}\n",
        "start.mpy": bytes(range(256)) * 3,
        "app/title.mpy": b"M\x06" + b"t" * 3000,
        "app/table.mpy": b"M\x06" + b"b" * 5000,
    }

    def put(board, target, languages=(), in_rom=False, **options):
        shutil.rmtree(target, ignore_errors=True)
        for name, data in files.items():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            (target / name).write_bytes(data)
        packed = rom.pack(target, target / rom.IMAGE) if in_rom else None
        return build._manifest(target, build.load_board(board), ["th", "en"], "mpy", packed)

    monkeypatch.setattr(build, "build", put)
    return files


@pytest.fixture
def run(capsys):
    """Runs the flash command on a fake board; returns its status and what it says."""

    def run(board, *arguments, name=BOARD):
        port = ["--port", board.port] if board else []
        status = flash.main(["--board", name, *port, *arguments])
        output = capsys.readouterr()
        return status, output.out + output.err

    return run
