"""The linked game is the same game: it plays the same matches and shows the same screens."""

import subprocess
import sys

import pytest

from tests.conformance import playing
from tests.conformance.test_conformance import on_cpython as matches_here
from tests.conformance.test_screens import RUNS
from tests.conformance.test_screens import on_cpython as screens_here
from tests.micropython.hosts import REPOSITORY
from tools.link import link
from tools.shorten import shorten

MATCHES = 24
HARD = playing.HARD_SEEDS, playing.HARD_SEEDS + 8, 2  # two hands of each of eight matches
HARD_ABOARD = playing.HARD_SEEDS + 2, playing.HARD_SEEDS + 4, 1  # of either game one
PLAYING = "tests/conformance/playing.py"
DRIVER = "tests/conformance/screen_driver.py"
PROGRAM = """
import sys
sys.path[:0] = [{root!r}, {repository!r}]
from emulator.shim import install
install()
import {module}
{module}.run(*{arguments!r})
"""


def sources(*folders):
    """The modules of some folders by their paths on a board."""
    found = {}
    for folder in folders:
        base = REPOSITORY / "firmware" if folder != "engine" else REPOSITORY
        for path in (base / folder).rglob("*.py"):
            found[path.relative_to(base).as_posix()] = path.read_text(encoding="utf-8")
    return found


def linked(folder, driver, *folders):
    """Link and shorten the game and what drives it into a folder."""
    name = driver.rpartition("/")[2]
    texts = {name: (REPOSITORY / driver).read_text(encoding="utf-8"), **sources(*folders)}
    entry = name.removesuffix(".py")
    texts, origins = link(texts, keep={"run"}, entries={entry})
    for path, text in shorten(texts, keep=KEPT | {"run"}).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    for package in {path.parent for path in folder.rglob("*.py")} - {folder}:
        (package / "__init__.py").touch()  # else CPython takes the repository's
    return entry, texts, origins


KEPT = frozenset(
    "width height colours fb buffer kind show buttons ticks seed store tone volume brightness "
    "sleep date".split()
)


def run(folder, module, arguments):
    program = PROGRAM.format(
        root=str(folder), repository=str(REPOSITORY), module=module, arguments=arguments
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8")
    assert not done.returncode, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def engine(tmp_path_factory):
    folder = tmp_path_factory.mktemp("engine")
    module, texts, _ = linked(folder, PLAYING, "engine")
    return folder, module, texts


def test_the_linked_engine_plays_the_same_matches(engine):
    folder, module, _ = engine
    assert run(folder, module, (0, MATCHES)).splitlines() == matches_here(0, MATCHES)


def test_the_linked_engine_plays_the_same_at_level_hard(engine):
    folder, module, _ = engine
    assert run(folder, module, HARD).splitlines() == matches_here(*HARD)


def count(texts, word):
    return sum(text.count(word) for text in texts.values())


def test_the_linked_engine_has_fewer_modules_and_functions(engine):
    _, _, texts = engine
    whole = {**sources("engine"), "playing.py": (REPOSITORY / PLAYING).read_text()}
    assert len(texts) < len(whole) - 5
    assert count(texts, "def ") < 0.75 * count(whole, "def ")


def test_the_linked_engine_plays_the_same_on_micropython(engine, micropython_host):
    folder, module, _ = engine
    told = micropython_host(f"import {module}\n{module}.run(0, 6)", root=folder)
    assert told.splitlines() == matches_here(0, 6)


def test_level_hard_plays_the_same_linked_on_micropython(engine, micropython_host):
    folder, module, _ = engine
    told = micropython_host(f"import {module}\n{module}.run{HARD_ABOARD}", root=folder)
    assert told.splitlines() == matches_here(*HARD_ABOARD)


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    folder = tmp_path_factory.mktemp("app")
    module, texts, origins = linked(folder, DRIVER, "engine", "app", "gfx", "lang")
    return folder, module, texts, origins


@pytest.mark.parametrize("number", [0, 1, 6])
def test_the_linked_app_shows_the_same_screens(app, number):
    folder, module, _, _ = app
    assert run(folder, module, RUNS[number]) == screens_here(RUNS[number])


def test_each_line_tells_where_it_came_from(app):
    _, _, texts, origins = app
    told = 0
    for path, lines in origins.items():
        assert len(lines) == len(texts[path].splitlines())
        for origin, line in zip(lines, texts[path].splitlines(), strict=True):
            for source, number in origin:
                place = REPOSITORY if source.startswith("engine") else REPOSITORY / "firmware"
                place = place / source if source != "screen_driver.py" else REPOSITORY / DRIVER
                assert 0 < number <= len(place.read_text(encoding="utf-8").splitlines()), line
                told += 1
    assert told > 2000


@pytest.mark.parametrize("seeds", [range(MATCHES), range(*HARD[:2]), range(*HARD_ABOARD[:2])])
def test_playing_covers_both_games(seeds):
    assert {playing.start(seed).s[1] for seed in seeds} == {0, 1}
    hard = {playing.level(game, seed, 0) in playing.HARD for game in (0, 1) for seed in seeds}
    assert hard == {seeds.start >= playing.HARD_SEEDS}
