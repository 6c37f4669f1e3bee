"""Imports go one way: engine ← firmware/app ← hosts; only drivers know the hardware."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HARDWARE = {"machine", "rp2", "esp32", "network", "_thread", "bluetooth"}
# What a folder's files may import, by the first name of the module.
ALLOWED = {
    "engine": {"engine", "micropython", "array"},
    "firmware/app": {"app", "gfx", "lang", "engine", "array", "gc", "micropython", "sys"},
    "firmware/gfx": {"gfx", "engine", "framebuf", "array"},
    "firmware/lang": {"lang"},
    "board_configs": set(),
}


def imported(path):
    """Return the first names of all modules that a file imports, relative ones left out."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names.add(node.module.split(".")[0])
    return names


def files(folder):
    return sorted((ROOT / folder).rglob("*.py"))


@pytest.mark.parametrize("folder", ALLOWED)
def test_a_folder_imports_only_what_it_may(folder):
    assert files(folder), f"{folder} has no files"
    found = {path.name: imported(path) - ALLOWED[folder] for path in files(folder)}
    assert not {name: odd for name, odd in found.items() if odd}


def test_only_drivers_know_the_hardware():
    for folder in ("engine", "firmware", "emulator", "tools"):
        for path in files(folder):
            if "drivers" not in path.parts:
                assert not imported(path) & HARDWARE, path


def test_nothing_but_a_board_config_names_a_pin():
    for folder in ("engine", "firmware"):
        for path in files(folder):
            assert "Pin(" not in path.read_text(encoding="utf-8") or "drivers" in path.parts, path
