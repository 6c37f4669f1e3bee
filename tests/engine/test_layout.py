"""layout.py is the one table of numbers: every private copy of a name has its value."""

import ast
import re
from pathlib import Path

import pytest

from engine import layout

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted([*ROOT.glob("engine/**/*.py"), *ROOT.glob("firmware/app/**/*.py")])
MODULES = [path for path in FILES if path.name != "layout.py"]
SHORT = {"CARD_MASK": "MOVE_CARD_MASK", "MELD_MASK": "MOVE_MELD_MASK"}
OTHER_MEANING = {  # names that these files give to records of their own
    "saves.py": {"VERSION"},
    "settings.py": {"VERSION"},
    "settings_record.py": {"SIZE"},
    "statistics.py": {"VERSION", "SIZE"},
}
SIZES = {  # bytes of the areas of the state that have more than one
    **dict.fromkeys(["OPTIONS", "TARGET", "HAND_NO"], 2),
    **dict.fromkeys(["OFFS", "LAST", "HAND_N"], 6),
    **dict.fromkeys(["STOCK", "ROW"], 52),
    **dict.fromkeys(["HANDS", "KNOWN"], 6 * 4 * 2),
    "RNG": 10,
    "TOTALS": 6 * 3,
    "JOINED": 4,
    "FINES": 7 * 4,
    "MELDS": 2 * layout.MELD_MAX,
    "BY": 64,
    "EVENTS": layout.EVENT_SIZE * layout.EVENT_MAX,
}


def table():
    """Every name of layout.py with its values: a move's kind may be copied already shifted."""
    numbers = {name: {value} for name, value in vars(layout).items() if type(value) is int}
    for kind in ("DRAW", "TAKE", "PICK", "LAY", "OFF", "DISCARD", "KNOCK", "PASS"):
        numbers[kind].add(getattr(layout, kind) << layout.MOVE_KIND)
    for at, (reason, *_) in enumerate(layout.REASONS):
        assert reason not in numbers
        numbers[reason] = {at}
    for bits in layout.OPTION_BITS.values():
        numbers |= {name.upper(): {bit} for name, bit in bits.items()}
    return numbers | {short: numbers[name] for short, name in SHORT.items()}


def constants(path):
    """Each `_NAME = const(number)` of a file, as (line, name, value)."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            call, target = node.value, node.targets[0]
            if getattr(call.func, "id", "") == "const" and target.id.startswith("_"):
                yield node.lineno, target.id[1:], eval(ast.unparse(call.args[0]), {})


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_copy_of_a_number_has_the_value_of_the_table(path):
    numbers = table()
    for name in OTHER_MEANING.get(path.name, ()):
        del numbers[name]
    wrong = [
        f"{path.name}:{line}: {name} = {value}, not {numbers[name]}"
        for line, name, value in constants(path)
        if type(value) is int and value not in numbers.get(name, {value})
    ]
    assert wrong == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_copy_is_used(path):
    text = path.read_text(encoding="utf-8")
    copies = {f"_{name}" for _, name, _ in constants(path)}
    unused = {name for name in copies if len(re.findall(rf"\b{name}\b", text)) == 1}
    assert not unused


def test_the_kernels_do_hold_copies():
    copied = {name for path in MODULES for _, name, _ in constants(path)}
    assert {"ROW", "HANDS", "PICK", "O13", "R8A", "RULE_D22", "LAST_TURN"} <= copied


def test_kernels_do_not_import_the_table():
    for path in ROOT.glob("engine/**/*.py"):
        assert "layout import" not in path.read_text(encoding="utf-8"), path.name
        assert "import layout" not in path.read_text(encoding="utf-8"), path.name


def offsets():
    """The names of the state's areas in the order of the table, up to SIZE."""
    names = [node.targets[0].id for node in ast.parse(source()).body if is_number(node)]
    return names[: names.index("SIZE")]


def source():
    return (ROOT / "engine" / "layout.py").read_text(encoding="utf-8")


def is_number(node):
    return isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)


def test_the_areas_of_the_state_do_not_overlap_and_fit_into_512_bytes():
    end = 0
    for name in offsets():
        start = getattr(layout, name)
        assert start >= end, name
        end = start + SIZES.get(name, 1)
    assert end == layout.SIZE <= 512


def test_moves_fit_into_30_bits_and_their_fields_do_not_overlap():
    assert layout.MOVE_CARD_MASK < 1 << layout.MOVE_MELD
    assert layout.MOVE_MELD_MASK << layout.MOVE_MELD < 1 << layout.MOVE_KIND
    assert layout.PASS << layout.MOVE_KIND < 1 << 30


def test_option_bits_are_single_and_different():
    for bits in layout.OPTION_BITS.values():
        assert sum(bits.values()) == sum({1 << n for n in range(16)} & set(bits.values()))
    assert layout.PRESETS[layout.DUMMY]["full"] == sum(
        bit for name, bit in layout.OPTION_BITS[layout.DUMMY].items() if name not in ("O12", "O13")
    )
