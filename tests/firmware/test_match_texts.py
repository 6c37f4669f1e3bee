"""While a match is on the texts of the menus before it are not in memory: it must not need them."""

import ast
from pathlib import Path

import pytest

from tests.firmware.player import Player
from tools.lang import CONSTANT, LANG, NOT_IN_A_MATCH, read_texts

APP = Path(__file__).resolve().parents[2] / "firmware" / "app"
ONLY_BEFORE = {  # what only the title leads to; an imported class, where the rest is for a match
    "title", "setup", "seat", "options", "about", "ask", "statistics_screen", "code.CodeEntry",
}  # fmt: skip


def parts_in_a_match():
    """Yield the name and the source of each module that a match can load, by its top parts."""
    for path in sorted(APP.glob("*.py")):
        source = path.read_text(encoding="utf-8")
        if path.stem not in ONLY_BEFORE:
            for node in ast.parse(source).body:
                if f"{path.stem}.{getattr(node, 'name', '')}" not in ONLY_BEFORE:
                    yield path.stem, ast.get_source_segment(source, node)


def test_a_match_uses_no_text_that_it_has_not():
    used = {name for _, source in parts_in_a_match() for name in words(source)}
    assert len(used) > 50
    assert not {name for name in used if NOT_IN_A_MATCH.fullmatch(name)}


def words(source):
    """The names of the texts that a piece of source uses, but not those that it only numbers."""
    if CONSTANT.fullmatch(source):
        return set()
    return {
        node.id.removeprefix("_T_")
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Name) and node.id.startswith("_T_")
    }


@pytest.mark.parametrize("language", ["th", "en"])
def test_the_texts_of_a_match_are_those_of_the_title_or_empty(language):
    player = Player(language=language)
    canvas = player.app.canvas
    names = list(read_texts(LANG / f"{language}.txt"))
    before = [canvas.text(number) for number in range(len(names))]
    player.start()
    match = [canvas.text(number) for number in range(len(names))]
    for name, whole, text in zip(names, before, match, strict=True):
        assert text == (b"" if NOT_IN_A_MATCH.fullmatch(name) else whole), name
    player.app.pop_to("title")
    player.app.step()
    assert [canvas.text(number) for number in range(len(names))] == before
