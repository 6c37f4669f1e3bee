"""Making room: which modules go, and which stay."""

import types

import pytest

import tests.firmware.player  # noqa: F401  the app's modules can be found from here on

# isort: split
from app import room

ALWAYS = ["app.main_app", "gfx.canvas"]
ENGINE = ["engine.match", "engine.dealing", "engine.dummy", "engine.rummy", "engine.players.easy"]
LOADED = [*ALWAYS, "app", "app.table", "app.arrival", "lang.th", *ENGINE]


class Name(str):
    """A module's name as an older MicroPython has it: whether it begins with a tuple, raises."""

    def startswith(self, beginning):
        if not isinstance(beginning, str):
            raise TypeError
        return super().startswith(beginning)


@pytest.fixture
def modules(monkeypatch):
    modules = {Name(name): types.ModuleType(name) for name in LOADED}
    monkeypatch.setattr(room, "sys", types.SimpleNamespace(modules=modules))
    return modules


@pytest.mark.parametrize(
    ("ask", "gone"),
    [
        (lambda r: r.clear(True), {"app.table", "app.arrival", "lang.th", "engine.dealing"}),
        (lambda r: r.clear(False), set(LOADED) - {*ALWAYS, "app", "engine.match"}),
        (lambda r: r.settle(), {"app.arrival", "engine.dealing"}),
        (lambda r: r.without_players(), {"engine.players.easy"}),
        (lambda r: r.only_game(0), {"engine.players.easy", "engine.rummy"}),
        (lambda r: r.only_game(1), {"engine.players.easy", "engine.dummy"}),
    ],
    ids=["clear, in a match", "clear", "settle", "players", "Dummy", "Rummy"],
)
def test_what_goes(modules, ask, gone):
    ask(room.Room(False, ALWAYS))
    assert set(modules) == set(LOADED)
    ask(room.Room(True, ALWAYS))
    assert set(modules) == set(LOADED) - gone


def test_a_package_forgets_the_module_too(modules):
    modules["app"].table = modules["app.table"]
    room.Room(True, ALWAYS).trim()
    assert not hasattr(modules["app"], "table")
