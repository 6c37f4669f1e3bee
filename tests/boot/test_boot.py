"""For every board: what was built for it boots and plays a hand, on the real micropython.

The build is the board's own but for the processor. The heap is what the board has free, times what
the game takes more on this 64-bit host than on a board.
"""

import shutil
from pathlib import Path

import pytest

from emulator import boards
from tests.memory.budgets import COLOUR, GOALS, MONO
from tests.micropython import hosts
from tools import build, build_parts, launchers, rom

pytestmark = pytest.mark.slow
PLAYER = Path(__file__).with_name("player.py")
FAKES = hosts.REPOSITORY / "tests" / "drivers" / "fakes"
LOG = "bytearray(400_000)"  # the fakes' log of bus bytes: it would not fit beside the game
# Live bytes here by those on a board, by colours, copied into RAM and run from a ROM partition.
# Measured with tools/memory.py's program on both hosts: 1.36, 1.24, 1.61 and 1.29; that is without
# the drivers, which are more objects than buffers.
WORD = {2: 1.37, 16: 1.27}
WORD_IN_ROM = {2: 1.6, 16: 1.33}
PLAYER_BYTES = 19_500  # what player.py and the fakes hold: measured before the game starts
# Bytes of heap free at start. RP2040: measured on a Pico. RP2350: what it has more than that. With
# PSRAM: 2 MB and more. ESP32 without: 112 KB, and about 40 KB that it grows by.
FREE = {
    "rp2040": 241_000,
    "rp2350": 241_000 + 256 * 1024,
    "esp32": 111_936 + 40_000,
    "psram": 2_000_000,
}
# Thumby's own firmware of 2022 had a smaller heap, of which a script found this much free (reported
# in issue 20 of TinyCircuits-Thumby-Code-Editor); later ones are not known. The menu is gone when a
# game starts: a soft reset lies between. The launcher's main.py stays, with some 3 KB.
FREE_ON_THUMBY = 185_840 - 4_096
SLEEPS = 400_000
# Fills the heap with blocks of 8 KB and something small between them that stays, then lets the
# blocks go: nothing larger can be had any more.
FRAGMENT = """
import gc
from uctypes import addressof
blocks = []
stays = []
try:
    while True:
        blocks.append(bytearray(8_128))
        small = bytearray(160)
        while addressof(small) < addressof(blocks[-1]):  # it went into an older hole
            blocks.append(small)
            blocks.append(blocks.pop(-2))
            small = bytearray(160)
        stays.append(small)
except MemoryError:
    del blocks
gc.collect()
try:
    bytearray(12_000)
except MemoryError:
    print("in pieces")
"""


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """Returns the folder with a board's files, built once."""
    made = {}

    def files(name, **options):
        key = (name, *sorted(options.items()))
        if key not in made:
            folder = tmp_path_factory.mktemp(name) / name
            build.build(name, folder, **{"march": "x64", **options})
            shutil.copytree(FAKES, folder / "fakes")
            machine = folder / "fakes" / "machine.py"
            text = machine.read_text(encoding="utf-8")
            assert LOG in text
            machine.write_text(text.replace(LOG, "bytearray(8)"), encoding="utf-8")
            made[key] = folder
        return made[key]

    return files


def free(board, folder):
    """The bytes that a board has free."""
    if board["firmware"].endswith("-SPIRAM"):
        return FREE["psram"]
    if launchers.has_launcher(board):
        return FREE_ON_THUMBY
    bytes_free = FREE[board["mcu"]]
    in_rom = (folder / rom.IMAGE).exists()
    if not in_rom and build_parts.ram_needed(board, "mpy") > bytes_free:
        # There the game is frozen into the firmware (docs/flash.md): its code takes no memory.
        bytes_free += sum(path.stat().st_size for path in folder.rglob("*.mpy"))
    return bytes_free


def heap(board, size, root):
    """The heap of this host that stands for `size` bytes of a board's.

    A ROM partition's image is in it here, and on a board is not.
    """
    image = root / rom.IMAGE
    word, beside = (WORD_IN_ROM, image.stat().st_size) if image.exists() else (WORD, 0)
    return int(word[board["display"]["colours"]] * size) + PLAYER_BYTES + beside


@pytest.fixture
def boot(files, unix_host, tmp_path):
    """Boots a board and carries out a plan of player.py; returns the lines that it prints.

    `memory`: the bytes that the board has free, if they are not what such a board has. `before`:
    a program to run first.
    """

    def boot(name, plan, without=None, memory=None, before="", **options):
        root = tmp_path / name
        shutil.copytree(files(name, **options), root)
        if without:
            (root / without).unlink()
        board = boards.load(name)
        entry = launchers.entry(board)
        config = {
            "root": str(root),
            "board": board,
            "plan": plan,
            "limit": SLEEPS,
            # What Thumby's launcher does after its soft reset; what MicroPython does with main.py.
            "entry": f"__import__('/{entry}')" if "/" in entry else "import main",
        }
        program = "".join(f"{key} = {value!r}\n" for key, value in config.items())
        image = root / rom.IMAGE
        if image.exists():
            program += rom.MOUNT.format(path=str(image))
        program += before + PLAYER.read_text(encoding="utf-8")
        output = unix_host(program, heapsize=heap(board, memory or free(board, root), root))
        return output.splitlines(), root

    return boot


@pytest.mark.parametrize("name", boards.names())
def test_every_board_boots_and_plays_a_hand_by_its_buttons(boot, name):
    lines, root = boot(name, "hand")
    print(*lines, sep="\n")
    assert lines[0].startswith("screen title "), lines
    title_bytes = int(lines[0].split()[-1])
    assert lines[-2].startswith("hand over "), lines
    # How many frames a hand shows depends on how fast the host is.
    assert int(lines[-2].split()[-1]) > 5 * title_bytes > 0
    assert lines[-1] == "gave up: done"
    assert not (root / "crash.txt").exists()


@pytest.mark.parametrize("name", ["pico_ssd1306", "m5stickc_plus", "m5stack_core"])
def test_a_long_press_leads_back_to_the_title(boot, name):
    lines, _ = boot(name, "home")
    print(*lines, sep="\n")
    assert lines[-2:] == ["screen title", "gave up: done"]


def test_a_second_long_press_leads_back_to_the_launcher(boot):
    lines, _ = boot("thumby", "launcher")
    assert lines[-2:] == ["screen title", "restart"]


def test_without_a_launcher_the_title_stays(boot):
    lines, _ = boot("pico_ssd1306", "launcher")
    assert lines[-3:] == ["screen title", "screen title", "gave up: done"]


@pytest.mark.parametrize("name", ["pico_ssd1306", "thumby", "pico_lcd_13"])
def test_a_crash_is_told_and_kept_and_a_button_restarts(boot, name):
    lines, root = boot(name, "crash")
    assert lines[-1] == "restart", lines
    code, *trace = (root / "crash.txt").read_text().splitlines()
    assert code in " ".join(lines)
    assert code.startswith("E-")
    assert trace[-1] == "ValueError: no such card"
    lit = next(line for line in lines if line.startswith("lit "))
    assert 40 < int(lit.split()[1]) < 300


def test_a_start_without_a_screen_leaves_the_repl_and_a_file(boot):
    lines, root = boot("pico_ssd1306", "hand", without="drivers/ssd1306.mpy")
    assert lines[-1] == "REPL"
    assert "ImportError" in (root / "crash.txt").read_text()


def test_a_button_held_at_power_on_leaves_the_repl(boot):
    lines, _ = boot("pico_ssd1306", "held")
    assert lines == ["Speto: a button is held, so the game is not started", "REPL"]


def test_a_button_still_held_from_the_launcher_does_not_matter(boot):
    lines, _ = boot("thumby", "held")
    assert lines == ["gave up: done"]


def test_quitting_puts_the_screen_to_sleep_until_a_button_is_pressed(boot):
    lines, _ = boot("pico_ssd1306", "quit")
    assert lines == ["asleep", "restart"]


def test_source_files_boot_and_play_too(boot):
    lines, _ = boot("pico_ssd1306", "hand", source=True)
    assert lines[-1] == "gave up: done"


@pytest.mark.parametrize("name", ["thumby", "esp32_ssd1306", "pico_lcd_13"])
@pytest.mark.parametrize("kind", ["rom", "mpy", "py"])
def test_a_board_with_no_more_memory_than_the_flash_command_asks_for(boot, name, kind):
    needed = build_parts.ram_needed(boards.load(name), kind)
    lines, _ = boot(name, "hand", memory=needed, source=kind == "py", in_rom=kind == "rom")
    assert lines[-1] == "gave up: done", lines


@pytest.mark.parametrize(
    ("name", "goal", "before"),
    [("pico_ssd1306", MONO, ""), ("pico_ssd1306", MONO, FRAGMENT), ("pico_lcd_13", COLOUR, "")],
    ids=["mono", "mono, in pieces", "colour"],
)
def test_run_from_flash_the_budget_is_enough_for_the_game_its_drivers_and_garbage(
    boot, name, goal, before
):
    lines, _ = boot(name, "hand", memory=GOALS[goal], in_rom=True, before=before)
    assert lines[-1] == "gave up: done", lines


@pytest.mark.parametrize("in_rom", [False, True], ids=["files", "rom"])
@pytest.mark.parametrize("name", ["pico_ssd1306", "thumby", "esp32_ssd1306"])
def test_a_heap_in_pieces_is_enough(boot, name, in_rom):
    lines, _ = boot(name, "hand", before=FRAGMENT, in_rom=in_rom)
    print(*lines, sep="\n")
    assert lines[0] == "in pieces"
    assert lines[-1] == "gave up: done", lines


@pytest.mark.parametrize("languages", [("th",), ("en",)])
def test_one_language_alone_boots_and_plays(boot, languages):
    lines, _ = boot("pico_ssd1306", "hand", languages=languages)
    assert lines[-1] == "gave up: done"
