"""What the build puts into a board's folder, and the two other ways in: mip and freezing."""

import hashlib
import importlib
import inspect
import json
import re
from pathlib import Path

import pytest

from emulator import boards
from tools import build, build_parts, launchers
from tools.dev import Trouble

PICO = "pico_ssd1306"


@pytest.fixture(scope="module")
def pico(tmp_path_factory):
    folder = tmp_path_factory.mktemp("build") / PICO
    return folder, build.build(PICO, folder)


def names(manifest, folder):
    return {Path(path).stem for path in manifest["files"] if f"{folder}/" in path}


def test_the_manifest_tells_sizes_and_hashes(pico):
    folder, manifest = pico
    assert json.loads((folder / build.MANIFEST).read_text()) == manifest
    found = {path for path in folder.rglob("*") if path.is_file()} - {folder / build.MANIFEST}
    assert {path.relative_to(folder).as_posix() for path in found} == set(manifest["files"])
    for path in found:
        data = path.read_bytes()
        entry = manifest["files"][path.relative_to(folder).as_posix()]
        assert entry == {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
    assert manifest["size"] == sum(path.stat().st_size for path in found)


def test_all_is_compiled_but_what_must_be_source(pico):
    _, manifest = pico
    source = [path for path in manifest["files"] if path.endswith(".py")]
    assert source == ["board.py", "main.py"]


@pytest.mark.parametrize(
    ("board", "wanted", "unwanted"),
    [
        (PICO, {"ssd1306", "buttons", "store"}, {"st7789", "panel", "axp192", "backlight"}),
        ("m5stickc_plus", {"st7789", "panel", "axp192"}, {"ssd1306", "oled", "ili9341"}),
        ("pico_oled_13", {"sh1107", "sh1106"}, {"ssd1306", "panel"}),
    ],
)
def test_only_the_boards_drivers_are_there(tmp_path, board, wanted, unwanted):
    drivers = names(build.build(board, tmp_path / board, source=True), "drivers")
    assert wanted <= drivers
    assert not unwanted & drivers


@pytest.mark.parametrize(
    ("board", "left_out"),
    [
        (PICO, {"charge"}),
        ("pico_lcd_13", {"charge", "sound"}),
        ("picosystem", set()),
        ("m5stickc_plus", set()),  # its power chip tells of the battery
    ],
)
def test_what_a_board_has_not_takes_no_room_on_it(tmp_path, board, left_out):
    build.build(board, tmp_path / board, source=True)
    for part in ("charge", "sound"):
        text = (tmp_path / board / "app" / f"{part}.py").read_text("utf-8")
        source = f"no_{part}.py" if part in left_out else f"{part}.py"
        assert text == (build_parts.FIRMWARE / "app" / source).read_text("utf-8")
        assert not (tmp_path / board / "app" / f"no_{part}.py").exists()


@pytest.mark.parametrize("part", ["charge", "sound"])
def test_what_stands_for_a_part_has_all_that_is_asked_of_it(part):
    real, none = (importlib.import_module(f"app.{name}") for name in (part, f"no_{part}"))
    for name, value in vars(real).items():
        if isinstance(value, bytes) and not name.startswith("__"):
            assert isinstance(getattr(none, name), bytes)
        elif inspect.isclass(value):
            asked = {asked for asked in vars(value) if not asked.startswith("_")}
            assert asked <= vars(getattr(none, name)).keys()
            for method in asked:
                ours, theirs = (getattr(of, method) for of in (getattr(none, name), value))
                assert inspect.signature(ours) == inspect.signature(theirs)


def test_only_the_screens_fonts_are_there(tmp_path):
    small = names(build.build(PICO, tmp_path / "small", source=True), "gfx")
    large = names(build.build("pico_lcd_13", tmp_path / "large", source=True), "gfx")
    assert {"font_large_th", "font_large_en"} <= large - small
    assert {"font_small_th", "font_small_en"} <= small


def test_both_text_sizes_of_a_screen_have_their_fonts(tmp_path):
    fonts = names(build.build("t_display", tmp_path / "t", source=True), "gfx")
    assert {"font_medium_th", "font_large_th"} <= fonts  # that of the screen, and the larger one


def test_a_language_left_out_is_stood_in_for(tmp_path):
    manifest = build.build(PICO, tmp_path / "th", languages=("th",), source=True)
    english = (tmp_path / "th" / "lang" / "en.py").read_text()
    assert english == "from lang import th as kept\nTEXTS = kept.TEXTS\n"
    font = (tmp_path / "th" / "gfx" / "font_small_en.py").read_text()
    assert font.startswith("from gfx import font_small_th as kept\nASCENT = kept.ASCENT\n")
    both = build.build(PICO, tmp_path / "both", source=True)
    assert manifest["size"] < both["size"] - 5000


@pytest.mark.parametrize("name", boards.names())
def test_every_board_builds_for_its_processor(tmp_path, name):
    config = boards.load(name)
    manifest = build.build(name, tmp_path / name)
    assert manifest["kind"] == "mpy 6.3 " + build.ARCHES[config["mcu"]][0]
    assert manifest["entry"] in manifest["files"]
    assert manifest["root"] + "board.py" in manifest["files"]


def test_thumbys_launcher_finds_the_game(tmp_path):
    manifest = build.build("thumby", tmp_path / "thumby")
    folder = tmp_path / "thumby" / "Games" / launchers.NAME
    # The menu runs the file that is named like its folder.
    assert (folder / f"{folder.name}.py").is_file()
    assert (folder / "arcade_description.txt").is_file()
    assert all(path.startswith(f"Games/{folder.name}/") for path in manifest["files"])
    assert not (folder / "main.py").exists()


def test_older_mpy_versions_have_a_compiler(tmp_path):
    assert build.compiler_versions()[:3] == ["6.3", "6.2", "6.1"]
    for version in build.compiler_versions():
        build.build(PICO, tmp_path / version, mpy=version)
        native = (tmp_path / version / "drivers" / "kernels_viper.mpy").read_bytes()
        assert native[2] & 3 == int(version[-1])


def test_a_version_without_a_compiler_is_refused(tmp_path):
    with pytest.raises(Trouble, match="--py"):
        build.build(PICO, tmp_path / "build", mpy="7.0")


def test_a_failed_build_leaves_the_last_one(tmp_path, monkeypatch):
    target = tmp_path / "build"
    build.build(PICO, target)
    before = sorted(target.rglob("*"))
    monkeypatch.setattr(build_parts, "stand_ins", lambda *_: {"lang/x.py": "a b\n"})
    with pytest.raises(Trouble, match=r"lang/x\.py|x\.py"):
        build.build(PICO, target)
    assert sorted(target.rglob("*")) == before


@pytest.mark.parametrize(
    "arguments",
    [["--board", "picco"], ["--board", PICO, "--lang", "de"], []],
    ids=["board", "language", "nothing"],
)
def test_wrong_commands_are_one_line(capsys, arguments):
    assert build.main(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith("build.py: ")
    assert said.count("\n") == 1


def test_an_unknown_option_is_named_before_what_is_left_out(capsys):
    assert build.main(["--nosuch"]) == 2
    assert "unrecognized arguments: --nosuch" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_one_line(tmp_path, capsys):
    (tmp_path / "file").touch()
    out = str(tmp_path / "file" / "out")
    assert build.main(["--board", PICO, "--py", "--out", out]) == 2
    said = capsys.readouterr().err
    assert said.startswith("build.py: ")
    assert said.count("\n") == 1
    assert "--out" in said


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"mcu": None}, "BOARD has no 'mcu'"),
        ({"sound": None}, "BOARD has no 'sound'"),
        ({"mcu": "rp2041"}, "mcu 'rp2041' is not one of rp2040"),
        ({"controller": "st7736"}, "no driver for the controller 'st7736'"),
        ({"bus": {"kind": "parallel"}}, 'neither "i2c" nor "spi"'),
    ],
)
def test_what_a_board_of_ones_own_lacks_is_told(monkeypatch, changes, words):
    board = boards.load(PICO)
    board["display"] = dict(board["display"])
    for key, value in changes.items():
        part = board["display"] if key in board["display"] else board
        if value is None:
            del part[key]
        else:
            part[key] = value
    monkeypatch.setattr(boards, "load", lambda name: board)
    with pytest.raises(Trouble, match=re.escape(words)):
        build.load_board(PICO)


def test_the_command_says_what_it_made(tmp_path, capsys):
    assert build.main(["--board", PICO, "--out", str(tmp_path / "out")]) == 0
    assert capsys.readouterr().out.startswith(f"{PICO}: ")


def all_modules():
    return {path for path, _ in build_parts.package()["urls"]}


def test_package_json_is_up_to_date():
    """If not: python3 tools/build.py --package."""
    assert json.loads(build.PACKAGE.read_text()) == build_parts.package()


def test_package_json_has_what_every_board_needs():
    for name in boards.names():
        needed = set(build_parts.modules(boards.load(name), build.LANGUAGES))
        assert needed <= all_modules(), name


def test_manifest_py_freezes_all_modules():
    """Read as MicroPython's build reads it, where package() takes a folder's .py files."""
    root = build.ROOT
    frozen = set()

    def module(file, base_path="."):
        assert (root / base_path / file).is_file()
        frozen.add(file)

    def package(folder, base_path="."):
        paths = list((root / base_path / folder).rglob("*.py"))
        assert paths
        frozen.update(path.relative_to(root / base_path).as_posix() for path in paths)

    text = (root / "manifest.py").read_text()
    exec(text, {"module": module, "package": package})
    assert frozen == all_modules()
