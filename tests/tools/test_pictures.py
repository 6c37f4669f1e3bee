"""The README's pictures are made by a command, and are the same in every run."""

import pytest
from PIL import Image

from engine.layout import KNOCK, LAY, OFF, PICK
from tools import pictures

LARGEST = 400_000  # bytes of the GIF: a README is to open at once


@pytest.fixture(autouse=True)
def no_window(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def test_the_still_pictures(tmp_path):
    made = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        assert pictures.main(["table", "score", "--out", str(folder)]) == 0
        made.append([(folder / name).read_bytes() for name in ("table.png", "score.png")])
    assert made[0] == made[1]
    with Image.open(tmp_path / "one" / "table.png") as picture:
        assert picture.size == (512, 256)


def test_every_board_is_in_the_picture(tmp_path):
    pictures.main(["boards", "--out", str(tmp_path)])
    with Image.open(tmp_path / "boards.png") as picture:
        assert picture.width == 1700
        assert len(picture.getcolors()) > 30


def test_a_picture_that_is_not_there(capsys):
    with pytest.raises(SystemExit):
        pictures.main(["bord"])
    assert "hand" in capsys.readouterr().err


@pytest.mark.slow
def test_the_hand_has_all_that_is_to_be_shown(tmp_path, monkeypatch):
    from tools import showing

    seed = showing.find_seed(3, (PICK, LAY, OFF, KNOCK))
    monkeypatch.setattr(showing, "find_seed", lambda *_: seed)
    made = []
    play = showing.Session.play

    def noted(session, move):
        if session.human_turn():
            made.append(showing.kind_of(move))
        return play(session, move)

    monkeypatch.setattr(showing.Session, "play", noted)
    files = []
    for name in ("one", "two"):
        pictures.main(["hand", "--out", str(tmp_path / name)])
        files.append((tmp_path / name / "hand.gif").read_bytes())
    assert files[0] == files[1]
    assert len(files[0]) < LARGEST
    assert {PICK, LAY, OFF, KNOCK} <= set(made)
    with Image.open(tmp_path / "one" / "hand.gif") as picture:
        assert picture.size == (480, 480)
        assert picture.n_frames > 30
