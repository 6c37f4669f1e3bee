"""What the game takes of a 32-bit board's memory, held to budgets.py."""

import json

import pytest

from emulator import boards
from engine import layout
from tests.memory.budgets import CEILINGS, COLOUR, ENGINE, FILES, GOALS, MONO, STATE, allowed
from tools import build, build_parts, memory

SCREEN = ("width", "height", "colours")
HARDEST = "dummy_hard"


@pytest.fixture(scope="module")
def mono(tmp_path_factory):
    """The files of a 128x64 board, and their manifest."""
    root = tmp_path_factory.mktemp("mono") / "build"
    return root, build.build("pico_ssd1306", root)


def test_the_state_of_a_match_fits():
    assert allowed(STATE) >= layout.SIZE


def test_the_files_of_a_mono_board_fit(mono):
    root, _ = mono
    assert sum(path.stat().st_size for path in root.rglob("*.mpy")) <= allowed(FILES)


def test_the_engine_with_the_hardest_player_fits(wasm_host):
    steps = memory.measure_engine(HARDEST)
    assert memory.peak(steps) <= allowed(ENGINE), steps


def test_run_from_flash_the_engine_with_the_hardest_player_is_within_its_goal(wasm_host):
    steps = memory.measure_engine(HARDEST, in_rom=True)
    assert memory.peak(steps) <= GOALS[ENGINE], steps


@pytest.mark.parametrize(("board", "goal"), [("pico_ssd1306", MONO), ("pico_lcd_13", COLOUR)])
def test_run_from_flash_the_whole_game_is_within_its_goal(tmp_path, wasm_host, board, goal):
    root = tmp_path / "build"
    build.build(board, root, in_rom=True)
    display = build.load_board(board)["display"]
    steps = memory.measure_game(root, *(display[key] for key in SCREEN))
    assert steps[-2][0] == "score", "the hand was not played to its end"
    assert memory.peak(steps) <= GOALS[goal], steps
    assert memory.peak(steps) > GOALS[goal] // 4, "what is run cannot be so small"


def test_the_engine_with_the_normal_player_is_within_its_goal(wasm_host):
    steps = memory.measure_engine("dummy_normal")
    assert memory.peak(steps) <= GOALS[ENGINE], steps


def test_the_whole_game_fits_on_a_mono_board(mono, wasm_host):
    steps = memory.measure_game(mono[0], 128, 64, 2)
    assert steps[-2][0] == "score", "the hand was not played to its end"
    assert memory.peak(steps) <= allowed(MONO), steps


def test_nothing_of_a_match_stays_when_it_is_left(mono, wasm_host):
    """But for names, which MicroPython keeps: no rules, no computer player, no table."""
    steps = dict(memory.measure_game(mono[0], 128, 64, 2))
    assert steps["title again"] - steps["title"] < 2_500, steps
    assert steps["score"] - steps["title again"] > 20_000, steps


def test_the_whole_game_fits_on_a_colour_board(tmp_path, wasm_host):
    root = tmp_path / "build"
    build.build("pico_lcd_13", root)
    steps = memory.measure_game(root, 240, 240, 16)
    assert steps[-2][0] == "score", "the hand was not played to its end"
    assert memory.peak(steps) <= allowed(COLOUR), steps


@pytest.mark.parametrize("kind", ["rom", "mpy"])
@pytest.mark.parametrize("name", ["pico_ssd1306", "pico_lcd_13"])
def test_flash_py_goes_by_what_is_measured(tmp_path, wasm_host, name, kind):
    """Where this fails for a good reason: python3 tools/memory.py --update"""
    root = tmp_path / "build"
    build.build(name, root, in_rom=kind == "rom")
    display = build.load_board(name)["display"]
    known = json.loads(build_parts.PEAKS.read_text(encoding="utf-8"))
    measured = memory.peak(memory.measure_game(root, *(display[key] for key in SCREEN)))
    assert measured / 1.02 < known[build_parts.screen_key(display)][kind] < measured * 1.1


def test_every_board_has_been_measured():
    known = json.loads(build_parts.PEAKS.read_text(encoding="utf-8"))
    screens = [build_parts.screen_key(boards.load(name)["display"]) for name in boards.names()]
    assert set(screens) == set(known)


@pytest.mark.parametrize(
    ("size", "same"),
    [
        ((160, 128, 16), (240, 135, 16)),
        ((128, 64, 16), (128, 128, 16)),
        ((480, 320, 16), (320, 240, 16)),
    ],
)
def test_a_screen_that_was_not_measured_needs_as_much_as_the_next_larger(size, same):
    sizes = (dict(zip(SCREEN, each, strict=True)) for each in (size, same))
    needed, known = (build_parts.ram_needed({"display": display}, "mpy") for display in sizes)
    assert needed == known


def test_a_ceiling_goes_when_its_goal_is_reached():
    assert all(ceiling > GOALS[name] for name, ceiling in CEILINGS.items())


def test_a_build_with_english_alone_plays_a_hand(tmp_path, wasm_host):
    """Its settings say Thai at first: what stands in for Thai has to have all that Thai has."""
    root = tmp_path / "build"
    build.build("pico_ssd1306", root, languages=("en",))
    assert memory.measure_game(root, 128, 64, 2)[-2][0] == "score"
