"""Linking: each step does what it should, and leaves alone what it does not understand."""

import ast
import json
import sys
import textwrap

import pytest

from tools.link import link
from tools.link.modules import ask_modules
from tools.link.slots import share
from tools.where import explained, keep


def run(texts, entry, monkeypatch, tmp_path):
    """Import a linked program's entry from a folder of its own."""
    for path, text in texts.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [path.removesuffix(".py").replace("/", ".") for path in texts]:
        monkeypatch.delitem(sys.modules, name, raising=False)
    try:
        return __import__(entry)
    finally:
        for path in texts:
            sys.modules.pop(path.removesuffix(".py").replace("/", "."), None)


@pytest.fixture
def linked(monkeypatch, tmp_path):
    """Returns (module, texts): the program linked and imported. `main.py` is its entry."""

    def linked(**sources):
        texts, _ = link(
            {f"{name}.py": text for name, text in sources.items()}, {"answer", "out"}, {"main"}
        )
        return run(texts, "main", monkeypatch, tmp_path), texts

    return linked


# --- constants -----------------------------------------------------------------------------------
def test_constants_are_put_in_across_modules(linked):
    module, texts = linked(
        main="from numbers_of import LEFT, RIGHT as R\nimport numbers_of\n"
        "def answer(): return LEFT, R, numbers_of.BOTH\n",
        numbers_of="from engine.const import const\n"
        "LEFT, RIGHT = range(4, 6)\n_BASE = const(1 << 3)\nBOTH = LEFT | RIGHT << 1 | -_BASE\n",
    )
    assert module.answer() == (4, 5, 4 | 10 | -8)
    assert not any(name in "".join(texts.values()) for name in ("LEFT", "BOTH", "_BASE"))


@pytest.mark.parametrize(
    "more",
    [
        "def grow():\n    global SIZE\n    SIZE = 7\ngrow()\n",
        "SIZE = 7\n",
        "for SIZE in (7,): pass\n",
    ],
)
def test_what_changes_is_no_constant(linked, more):
    module, _ = linked(main="import a\ndef answer(): return a.SIZE\n", a="SIZE = 3\n" + more)
    assert module.answer() == 7


def test_bytes_of_constants_become_a_literal(linked):
    module, texts = linked(
        main="LOW, HIGH = range(2)\nchanging = 3\nPAIR = bytes((HIGH, LOW))\n"
        "def answer(): return PAIR, bytes((LOW, changing)), bytes((HIGH,) * 2), bytes(2)\n"
        "changing = 4\n"
    )
    assert module.answer() == (b"\1\0", b"\0\4", b"\1\1", b"\0\0")
    assert texts["main.py"].count("bytes(") == 3


def test_bytes_of_its_own_are_left_alone(linked):
    module, _ = linked(main="bytes = list\ndef answer(): return bytes((1, 2))\n")
    assert module.answer() == [1, 2]


def test_a_variable_with_the_name_of_a_constant_stays_a_variable(linked):
    module, _ = linked(
        main="from a import SIZE\ndef answer(SIZE=2):\n    return SIZE\nx = SIZE\n", a="SIZE = 3\n"
    )
    assert module.answer(5) == 5


# --- modules -------------------------------------------------------------------------------------
def test_what_always_loads_together_becomes_one_module(linked):
    module, texts = linked(
        main="import left\nfrom right import value as other\n"
        "def answer(): return left.value(), other()\n",
        left="_own = [1]\ndef value(): _own[0] += 1; return _own[0]\n",
        right="import left\n_own = [5]\ndef value(): return _own[0] + left.value()\n",
    )
    assert list(texts) == ["main.py"]
    assert module.answer() == (2, 8)


def test_what_is_loaded_later_stays_apart(linked):
    module, texts = linked(
        main="import both\ndef answer():\n    import late\n    return late.value() + both.ONE\n",
        late="import both\nimport only_late\ndef value(): return both.f(only_late.g())\n",
        only_late="def g(): return [4]\n",
        both="ONE = 1\ndef f(x): return x[0] + 1\ndef h(): return f([0]) + f([1])\nh()\n",
    )
    assert set(texts) == {"main.py", "late.py", "both.py"}
    assert module.answer() == 6


def test_a_module_that_is_used_as_a_value_keeps_its_names(linked):
    module, texts = linked(
        main="def game(which):\n    if which:\n        import chess as rules\n"
        "    else:\n        import draughts as rules\n    return rules\n"
        "def answer(): return game(0).moves(), game(1).moves()\n",
        chess="from pieces import count\ndef moves(): return count(1)\n",
        draughts="from pieces import count as moves_of\ndef moves(): return moves_of(2)\n",
        pieces="def count(n): return [n] * n\n",
    )
    assert module.answer() == ([2, 2], [1])
    assert {"chess.py", "draughts.py"} <= set(texts)


@pytest.mark.parametrize(
    "late",
    [
        "import a\ndef value(): return a.hand[0]\n",
        "def value():\n    import a\n    return a.hand[0]\n",
    ],
)
def test_what_a_module_has_only_imported_is_found_where_it_is_defined(linked, late):
    module, texts = linked(
        main="import a\nimport b\ndef hand(): return 5\n"
        "def more(): return hand() + hand() + a.f() + a.f() + b.hand[0]\n"
        "def answer():\n    import late\n    return more(), late.value()\n",
        a="import b\nfrom b import hand\ndef f(): return hand[0] + len(hand)\n",
        b="hand = [3]\n",
        late=late,
    )
    assert module.answer() == (21, 3)
    assert "late.py" in texts


def test_a_constant_that_a_module_has_only_imported_is_put_in(linked):
    module, texts = linked(
        main="import a\ndef answer(): return a.SIZE\n", a="from b import SIZE\n", b="SIZE = 3\n"
    )
    assert module.answer() == 3
    assert "SIZE" not in texts["main.py"]


def test_a_module_that_is_asked_for_through_another_one_is_refused(linked):
    with pytest.raises(ValueError, match=r"main.py: a.b lies elsewhere"):
        linked(main="import a\ndef answer(): return a.b.hand\n", a="import b\n", b="hand = [3]\n")


# --- functions -----------------------------------------------------------------------------------
BODIES = {
    "expression": ("return x + 1", 1),
    "early return": ("if x > 2: return 7\n    if x: y = x * 2; return y\n    return -1", 1),
    "no value": ("out.append(x)", 1),
    "value sometimes": ("if x > 1: return 3", 1),
    "loop": ("while x:\n        x -= 1\n        if x == 1: return 5\n    return 6", 1),
    "loop with a break": (
        "while x:\n        x -= 1\n        if x == 1: break\n"
        "        if x == 9: return 1\n    return x",
        None,
    ),
    "return in an inner loop": (
        "for a in range(x):\n        for b in range(x):\n"
        "            if a + b == 3: return a\n    return 9",
        None,
    ),
    "several ways on": (
        "y = 0\n    if x > 1:\n        if x > 2: return 4\n        y = 1\n    return y",
        None,
    ),
    "endless": ("while True:\n        x += 1\n        if x > 5: return x", 1),
}
CALLS = {
    "return _f(n)": True,
    "v = _f(n)\n    return v": True,
    "_f(n)\n    return len(out)": True,
    "v = _f(n) or 3\n    return v": True,
    "if _f(n): return 1\n    elif n: return 2\n    return 3": True,
    "v = n\n    v += _f(v)\n    return v": True,
    "return out.append(n) or _f(n)": False,
    "while n > 0 and _f(n) != 6: n -= 1\n    return n": False,
    "return [_f(a) for a in (n,)]": False,
}


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("call", CALLS)
def test_a_function_with_one_call_is_put_where_it_is_called(linked, body, call):
    source = f"out = []\ndef _f(x):\n    {BODIES[body][0]}\ndef answer(n):\n    {call}\n"
    plain = {}
    exec(source, plain)
    module, texts = linked(main=source)
    for n in range(5):
        try:
            expected = plain["answer"](n)
        except TypeError:
            continue  # None plus a number
        assert (module.answer(n), module.out) == (expected, plain["out"]), texts["main.py"]
    if CALLS[call] and BODIES[body][1] and call != "return _f(n)":
        assert "def _f" not in texts["main.py"]
    if not CALLS[call] and body != "expression":
        assert "def _f" in texts["main.py"]


def test_a_tail_call_takes_any_body(linked):
    for body in BODIES:
        _, texts = linked(
            main=f"out = []\ndef _f(x):\n    {BODIES[body][0]}\ndef answer(n):\n    return _f(n)\n"
        )
        assert "def _f" not in texts["main.py"], body


def test_variables_of_both_functions_stay_apart(linked):
    module, texts = linked(
        main="def _f(a, b):\n    i = a\n    a = b\n    return i * 10 + a\n"
        "def answer(i, b):\n    v = _f(b, i)\n    return v, i, b\n"
    )
    assert module.answer(3, 4) == (43, 3, 4)
    assert "def _f" not in texts["main.py"]


def test_arguments_are_worked_out_once_and_before(linked):
    module, texts = linked(
        main="log = []\ndef g(n):\n    log.append(n)\n    return n\n"
        "def _f(a, b):\n    g(9)\n    return a + a + b\n"
        "def answer():\n    v = _f(g(1), g(2))\n    return v, log\n"
    )
    assert module.answer() == (4, [1, 2, 9])
    assert "def _f" not in texts["main.py"]


def test_methods_are_put_in_only_where_no_child_has_its_own(linked):
    module, texts = linked(
        main="class A:\n    def run(self):\n        v = self._part(2)\n"
        "        return v + self._whole()\n"
        "    def _part(self, n): return n + 1\n    def _whole(self): return 10\n"
        "class B(A):\n    def _whole(self): return 20\n"
        "def answer(): return A().run(), B().run()\n"
    )
    assert module.answer() == (13, 23)
    assert "_part" not in texts["main.py"]
    assert "_whole" in texts["main.py"]


def test_a_function_that_calls_itself_stays(linked):
    module, _ = linked(
        main="def _f(n):\n    if n: return _f(n - 1) + 1\n    return 0\n"
        "def answer(): return _f(4)\n"
    )
    assert module.answer() == 4


@pytest.mark.parametrize(
    ("small", "callers"),
    [
        ("def _f(x): return x + 1", "def answer(n): return _f(n) * 10 + _f(_f(n) + n)"),
        (
            "def _f(x): out.append(x)",
            "def answer(n):\n    _f(n)\n    if n: _f(5)\n    return len(out)",
        ),
        (
            "def _f(x):\n    if x: return 7",
            "def g(n):\n    v = _f(n)\n    return v\n"
            "def answer(n):\n    v = _f(n + 1)\n    return v, g(n)",
        ),
        (
            "def _f(x):\n    x += 1\n    return x",
            "class C:\n    def get(self, n): return _f(n)\n"
            "def answer(n):\n    v = _f(n)\n    return C().get(n), v",
        ),
    ],
)
def test_a_small_function_is_put_in_all_its_places(linked, small, callers):
    source = f"out = []\n{small}\n{callers}\n"
    plain = {}
    exec(source, plain)
    module, texts = linked(main=source)
    for n in range(4):
        assert (module.answer(n), module.out) == (plain["answer"](n), plain["out"])
    assert "def _f" not in texts["main.py"]


@pytest.mark.parametrize(
    "source",
    [
        # too long for two places
        "def _f(x):\n    while x > 9:\n        x = x * 3 // 7 + len(str(x)) - x % 5\n"
        "        x -= len(str(x * 77)) + len(str(x * 99)) + x // 2 % 11\n    return x * x + 3 * x\n"
        "def answer(n):\n    v = _f(n + 20)\n    w = _f(v)\n    return v, w\n",
        # in one of them it cannot stand, so the other calls it too
        "def _f(x):\n    x += 1\n    return x\n"
        "def answer(n):\n    v = _f(n)\n    while _f(v) < 9: v += 1\n    return v\n",
        "def _f(x): return x + 1\ndef answer(n): return list(map(_f, range(n))), _f(n), _f(1)\n",
        "def _f(x): return x and 1 + _f(x - 1)\ndef answer(n): return _f(n), _f(n + 1)\n",
        "def _f(x, y=2): return x + y\ndef answer(n): return _f(n, y=1), _f(n, y=3)\n",
        "def _f(x): return x + 1\nSUM = _f(1)\ndef answer(n): return _f(n), SUM\n",
    ],
)
def test_another_function_with_a_few_calls_stays(linked, source):
    plain = {}
    exec(source, plain)
    module, texts = linked(main=source)
    assert [module.answer(n) for n in range(5)] == [plain["answer"](n) for n in range(5)]
    assert texts["main.py"].count("_f(") == source.count("_f(")


def test_a_small_function_that_a_class_calls_while_it_is_made_stays(linked):
    module, texts = linked(
        main="def _twice(n): return 2 * n\nclass Lamp:\n    low = _twice(1)\n    high = _twice(2)\n"
        "def answer(): return Lamp.low, Lamp.high, _twice(3)\n"
    )
    assert module.answer() == (2, 4, 6)
    assert "def _twice" in texts["main.py"]


def test_what_a_lambda_calls_its_arguments_is_its_own(linked):
    module, _ = linked(
        main="from sums import ADD\ndef answer(): return ADD(), ADD(5), ADD(5, 6)\n",
        sums="def first(n): return [n]\nADD = lambda y=first(1)[0], z=first(2)[0]: y + z\n",
    )
    assert module.answer() == (3, 7, 11)


# --- tables of names -----------------------------------------------------------------------------
def test_texts_are_put_in_where_they_are_used(linked):
    module, texts = linked(
        main="_WORDS = b'abc'\n_NAME, _MORE = 'x', b'\\x01'\nfound = []\n"
        "def answer(i): return _WORDS[i], _NAME, _MORE + _WORDS, found\n"
    )
    assert module.answer(1) == (98, "x", b"\x01abc", [])
    assert "_WORDS" not in texts["main.py"]
    assert "_NAME" not in texts["main.py"]


def test_tuples_are_put_in_where_only_their_parts_are_asked_for(linked):
    module, texts = linked(
        main="_ROWS = (1, -2), (b'x', 'y')\n_ALL = 1, 2\n_LISTS = (1, [2]), 3\n"
        "def answer(i):\n    for n in _ALL: i += n\n    return _ROWS[i - 3], _ALL[1], _LISTS[0]\n"
    )
    assert module.answer(0) == ((1, -2), 2, (1, [2]))
    assert "_ROWS" not in texts["main.py"]
    assert "_ALL =" in texts["main.py"]
    assert "_LISTS =" in texts["main.py"]


@pytest.mark.parametrize(
    "source",
    [
        "_WORDS = b'abc'\n_WORDS = b'abd'\ndef answer(): return _WORDS\n",
        "_WORDS = b'abd'\ndef answer(_WORDS=b'abd'): return _WORDS\nout = _WORDS\n",
        "_WORDS = b'ab' * 2\ndef answer(): return _WORDS[:2] + b'd'\n",
        "import sys\nsys.tried = b'abd'\ndef answer(): return sys.tried\n",
        "def answer(): return b'abd' if globals()['_WORDS'] else 0\n_WORDS = b'abd'\n",
    ],
)
def test_what_is_not_surely_a_text_stays(linked, source):
    assert linked(main=source)[0].answer() == b"abd"


def asked(other, main):
    """The text of a unit `box.main` once it asks `box.other` for what it uses little."""
    trees = {
        "box/__init__.py": ast.parse(""),
        "box/other.py": ast.parse(other),
        "box/main.py": ast.parse(main),
    }
    ask_modules(trees)
    return ast.unparse(trees["box/main.py"])


def test_what_is_used_little_is_asked_of_its_module():
    text = asked(
        "",
        "from box.other import one, two, often, inside as within, Base\n"
        "from sys import path, argv\n"
        "class C(Base):\n    def get(self): return one() + two\n"
        "def f(n):\n    while n: n -= within()\n    return often(often, often, often)\n",
    )
    assert "from box import other\n" in text
    assert "from box.other import often, inside as within, Base\n" in text
    assert "from sys import path, argv" in text
    assert "return other.one() + other.two" in text


@pytest.mark.parametrize(
    "main",
    [
        "from box.other import one\ndef f(): return one()\n",  # a name for a name
        "from box import other, another\ndef f(): return other, another\n",  # modules of their own
        "from box.other import one, two\ndef f(other): return one() + two(other)\n",
        "from box.other import one, two\nimport other\ndef f(): return one() + two(other)\n",
    ],
)
def test_names_stay_where_to_ask_brings_nothing_or_another_thing_has_that_name(main):
    assert asked("", main) == ast.unparse(ast.parse(main))


# --- variables -----------------------------------------------------------------------------------
def shared(body, parameters="a, b, c"):
    """The function f with these statements once its variables share places: itself, how many."""
    tree = ast.parse(f"def f({parameters}):\n" + textwrap.indent(textwrap.dedent(body), " "))
    share(tree)
    scope = {}
    exec(compile(ast.fix_missing_locations(tree), "f", "exec"), scope)
    return scope["f"], scope["f"].__code__.co_nlocals


@pytest.mark.parametrize(
    ("body", "left"),
    [
        ("x = a + b\ny = x * c\nz = y + 1\nreturn z", 3),  # one after the other
        ("x = a\ny = x\nreturn y + b * c", 3),  # nothing but copies
        ("x = a + 1\ny = b + 1\nreturn x * y * c", 3),
        ("x = y = b\nx += 1\nreturn x * 100 + y * 10 + a + c", 4),
        ("x = a\nx += 1\nreturn x * 100 + a * 10 + b + c", 4),  # a is still wanted
        ("x = a\nif b:\n x = c\nelse:\n y = 7\n x += y\nreturn x + a", 4),
        ("n = 0\nwhile a:\n x = a * c\n n += x\n a -= 1\nreturn n + b", 5),
        ("n = 0\nlast = 5\nwhile a:\n n = n * 10 + last\n last = a\n a -= 1\nreturn n", 3),
        ("i = 0\nwhile True:\n i += b\n if i > 9:\n  out = i\n  break\n a += 1\nreturn out + a", 3),
        ("n = 0\nfor i in range(a):\n if i == b:\n  continue\n n = n * 10 + i\nreturn n + c", 4),
        ("n = 0\nfor i in range(a):\n x = i\n i = 5\n n = n * 10 + x + i\nreturn n", 3),
        ("while a:\n x = a\n if a == c:\n  break\n a -= 1\nelse:\n x = 50\nreturn x + b", 3),
        ("x, y = b, a\nreturn x * 100 + y * 10 + c", 3),
        ("x = [0] * 9\nb = x[b] = a\nreturn x, b, c", 4),
        ("x = [0] * 9\ni = b\ni, x[i] = a, c\nreturn x, i", 4),
    ],
)
def test_variables_that_are_never_needed_together_become_one(body, left):
    function, count = shared(body)
    scope = {}
    exec("def f(a, b, c):\n" + textwrap.indent(body, " "), scope)
    for given in ((3, 1, 2), (1, 3, 1), (2, 2, 2), (4, 5, 6)):
        assert function(*given) == scope["f"](*given)
    assert count == left


@pytest.mark.parametrize(
    "body",
    [
        "if a:\n x = 1\ny = 2\nreturn x",  # without a, x has no value
        "for x in range(a):\n y = 2\nreturn x",
    ],
)
def test_what_may_lack_a_value_shares_with_nothing(body):
    function, _ = shared(body)
    with pytest.raises(UnboundLocalError):
        function(0, 0, 0)


@pytest.mark.parametrize(
    "body",
    [
        "x = a\ny = b\nreturn [y for y in range(c)]",
        "try:\n x = a\n y = x\nexcept ValueError:\n y = 1\nreturn y",
        "x = a\ndef g(): return x\nx = 2\nreturn g()",
    ],
)
def test_functions_with_more_in_them_stay_as_they_are(body):
    tree = ast.parse("def f(a, b, c):\n" + textwrap.indent(body, " "))
    before = ast.dump(tree)
    share(tree)
    assert ast.dump(tree) == before


def test_self_and_what_is_imported_keep_their_names():
    function, count = shared("x = self + 1\nimport sys\ny = sys.maxsize\nreturn x - x + y", "self")
    assert function(1) == sys.maxsize
    assert function.__code__.co_varnames[0] == "self"
    assert count == 4


# --- what nothing uses ---------------------------------------------------------------------------
def test_what_nothing_reaches_is_left_out(linked):
    module, texts = linked(
        main="import gc\nunused = [1]\nnoted = []\nkept = noted.append(1)\ndef f(): return g()\n"
        "def g(): return 1\nclass C:\n    def never(self): pass\n    def asked(self): return 2\n"
        "def answer(): return getattr(C(), 'asked')()\n"
    )
    assert module.answer() == 2
    for word in ("unused", "def f", "def g", "never", "import gc"):
        assert word not in texts["main.py"], word
    assert "append" in texts["main.py"]


def test_what_only_loading_uses_is_let_go_after_it(linked):
    module, _ = linked(
        main="def _table(n):\n    found = []\n    for i in range(n):\n        found.append(i + 1)\n"
        "    return found\n"
        "def _used(n):\n    if n:\n        return _used(n - 1) + [n]\n    return []\n"
        "class _Slices:\n    def __getitem__(self, key): return key\n"
        "TABLE = _table(3) + _table(2) + _used(1)\nPART = _Slices()[1:]\n"
        "def answer(): return TABLE[PART] + _used(2)\n"
    )
    assert module.answer() == [2, 3, 1, 2, 1, 1, 2]
    assert not hasattr(module, "_table")
    assert not hasattr(module, "_Slices")
    assert hasattr(module, "_used")


def test_what_another_unit_or_a_text_asks_for_is_not_let_go(linked):
    module, texts = linked(
        main="def _told():\n    return [_told, 1][1]\nTOLD = [_told(), _told()]\n"
        "def shared():\n    return [shared, 2][1]\nSHARED = [shared(), shared()]\n"
        "def answer(): return TOLD, SHARED\n"
        "def out():\n    from late import late\n    return late(), globals_of('_told')\n"
        "def globals_of(name):\n    import main\n    return getattr(main, name)()\n",
        late="from main import shared\ndef late(): return shared()\n",
    )
    assert "del" not in texts["main.py"]
    assert module.answer() == ([1, 1], [2, 2])


# --- where it was --------------------------------------------------------------------------------
def test_a_traceback_is_led_back_to_the_sources(tmp_path):
    source = "def answer(n):\n\n    a = n\n    return _f(a)\n\n\ndef _f(x):\n    return [1][x]\n"
    texts, origins = link({"main.py": source}, {"answer"}, {"main"})
    keep(origins, tmp_path / "board")
    modules = json.loads((tmp_path / "board.lines.json").read_text())
    line = next(i for i, text in enumerate(texts["main.py"].splitlines(), 1) if "[1][" in text)
    told = explained(f'  File "main", line {line}, in append\nIndexError', modules)
    assert "main.py:1" in told or "main.py:3" in told
    assert "8" in told
    assert told.endswith("IndexError")


def test_two_values_are_given_to_two_names_without_a_tuple():
    """MicroPython makes one where the right side has parentheses, which allocates."""
    text, _ = link({"a.py": "def f(x, y):\n    y, x = x, y\n    return y, x\n"}, ["a", "f"], ["a"])
    assert "y, x = x, y" in text["a.py"]


# --- files ----------------------------------------------------------------------------------------
def test_files_have_names_of_one_letter_in_their_package():
    sources = {
        "main.py": "def out():\n    from app import table\n    from app.title import show\n"
        "    return table.show(), show(), table\n",
        "app/table.py": "def show(): return 1\n",
        "app/title.py": "def show(): return 2\n",
    }
    texts, origins = link(sources, {"out"}, {"main"})
    assert set(texts) == {"main.py", "app/t.py", "app/i.py"} == set(origins)
    assert "from app import t;" in texts["main.py"]
    assert "t.show()" in texts["main.py"]
    assert "from app.i import " in texts["main.py"]


@pytest.mark.parametrize(
    "asks",
    [
        'sys.modules["app.table"]',
        'name.startswith("app.tab")',
        '__import__("app." + name)',
    ],
)
def test_a_file_that_a_text_may_stand_for_keeps_its_name(asks):
    sources = {
        "main.py": f"import sys\ndef out(name):\n    from app.table import show\n    show()\n"
        f"    return {asks}\n",
        "app/table.py": "def show(): return 1\n",
    }
    assert "app/table.py" in link(sources, {"out"}, {"main"})[0]


def test_a_text_that_only_names_the_package_keeps_no_file():
    sources = {
        "main.py": "def out(name):\n    from app.table import show\n    show()\n"
        '    return name.startswith("app.")\n',
        "app/table.py": "def show(): return 1\n",
    }
    assert "app/t.py" in link(sources, {"out"}, {"main"})[0]


def test_a_file_keeps_its_name_for_a_module_that_stays_as_it_is():
    sources = {
        "main.py": "def out():\n    from app.odd import show\n    return show()\n",
        "app/odd.py": "exec('x = 1')\n"
        "def show():\n    from app.table import text\n    return text()\n",
        "app/table.py": "def text(): return 2\n",
    }
    texts, _ = link(sources, {"out"}, {"main"})
    assert "app/table.py" in texts
    assert "from app.o import" in texts["main.py"]


def test_a_letter_that_means_something_else_stays_that():
    sources = {
        "main.py": "def out(t):\n    from app import table\n    return table.show() + t\n",
        "app/table.py": "def show(): return 1\n",
    }
    texts, _ = link(sources, {"out"}, {"main"})
    assert "from app import t as table" in texts["main.py"]


def test_modules_of_a_package_are_asked_for_from_nearby():
    sources = {
        "main.py": "def answer():\n    from app.title import show\n    return show()\n",
        "app/title.py": "def show():\n    from app.table import rows\n    return rows() + 1\n",
        "app/table.py": "def rows():\n    from lang.en import TEXT\n    return len(TEXT)\n",
        "lang/en.py": "TEXT = [7]\nTEXT.append(8)\n",
    }
    texts, _ = link(sources, {"answer"}, {"main"})
    assert "from .t import " in texts["app/i.py"]
    assert "from lang.e import " in texts["app/t.py"]
    assert "from app.i import " in texts["main.py"]


PACKAGES = {
    "main.py": "from pkg import sub\ndef answer(): return sub.go()\n",
    "pkg/__init__.py": "",
    "pkg/match.py": "def f(n):\n    return n + 1\ndef g(n):\n    return f(n) + f(1)\n",
    "pkg/sub/__init__.py": "def go():\n    from pkg.match import f, g\n    return f(1) + g(2)\n",
}


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"main.py": "import pkg.sub\ndef answer(): return pkg.sub.go()\n"},
        {
            "pkg/sub/__init__.py": "def go():\n    from pkg.sub.a import h\n    return h() + 0\n",
            "pkg/sub/a.py": "def h():\n    from ..match import f, g\n    return f(1) + g(2)\n",
        },
    ],
    ids=["absolute", "dotted", "two levels up"],
)
def test_packages_in_packages_find_what_they_import(monkeypatch, tmp_path, more):
    texts, _ = link({**PACKAGES, **more}, {"answer"}, {"main"})
    for name in ("pkg", "pkg.sub", "pkg.m", "pkg.match", "pkg.sub.a"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    assert run(texts, "main", monkeypatch, tmp_path).answer() == 7


def test_a_module_that_stays_as_it_is_finds_all_that_it_imports(monkeypatch, tmp_path):
    sources = {
        "main.py": "def answer():\n    from odd import show\n    return show()\n",
        "odd.py": "exec('x = 1')\nfrom bells import low, high\ndef show():\n    return low()\n",
        "bells.py": "def low(): return [1]\ndef high(): return [2]\n",
    }
    texts, _ = link(sources, {"answer"}, {"main"})
    assert run(texts, "main", monkeypatch, tmp_path).answer() == [1]


def test_names_that_a_module_only_hands_on_stay_its_own():
    sources = {
        "main.py": "def out(which):\n    if which:\n        from app import first as font\n"
        "    else:\n        from app import second as font\n    return font.a + font.b + font.c\n",
        "app/first.py": "a = [1]\nb = [2]\nc = [3]\n",
        "app/second.py": "from app.first import a, b, c\n",
    }
    texts, _ = link(sources, {"out"}, {"main"})
    assert all(f"import {name}\n" in texts["app/s.py"] for name in "abc")
