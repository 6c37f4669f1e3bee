"""The two MicroPython hosts: what they are, what they can import, how they fail."""

import pytest

from tests.micropython import hosts

SMALL_INT_BITS = {"unix": 63, "wasm": 31}

PROBE_SMALL_INT = """
import micropython
def probe():
    bits = 1
    number = 0
    micropython.heap_lock()
    try:
        while bits < 70:
            number = number * 2 + 1
            bits += 1
    except MemoryError:
        pass
    micropython.heap_unlock()
    return bits
print(probe())
"""


def tree(folder, files):
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def small_tree(tmp_path):
    files = {
        "engine/__init__.py": "",
        "engine/one.py": "ONE = 1\n",
        "firmware/app/__init__.py": "",
        "firmware/app/two.py": "TWO = 2\n",
    }
    return tree(tmp_path / "tree", files)


def test_small_ints_are_as_wide_as_documented(micropython_host):
    assert int(micropython_host(PROBE_SMALL_INT)) == SMALL_INT_BITS[micropython_host.name]


def test_framebuf_is_there(micropython_host):
    program = (
        "import framebuf\nframebuf.FrameBuffer(bytearray(8), 8, 8, 0).fill(1)\nprint('painted')"
    )
    assert micropython_host(program) == "painted\n"


def test_the_repository_itself_is_importable(micropython_host):
    program = "import os\nimport sys\nprint('engine' in os.listdir(sys.path[1]))"
    assert micropython_host(program) == "True\n"


def test_both_folders_are_imported_from_the_root_given(micropython_host, small_tree):
    program = "from engine.one import ONE\nfrom app.two import TWO\nprint(ONE + TWO)"
    assert micropython_host(program, root=small_tree) == "3\n"


def test_text_passes_unharmed(micropython_host):
    assert micropython_host("print('สเปโต ♣')") == "สเปโต ♣\n"


def test_a_long_program_runs(micropython_host):
    program = "n = 1\n" + "n += 1\n" * 30_000 + "print(n)"
    assert micropython_host(program, heapsize=32 << 20) == "30001\n"


def test_the_heap_is_as_large_as_asked(micropython_host):
    free = int(micropython_host("import gc\nprint(gc.mem_free())", heapsize=200_000))
    assert 180_000 < free < 205_000
    with pytest.raises(hosts.MicroPythonError, match="MemoryError"):
        micropython_host("bytearray(210_000)", heapsize=200_000)


def test_an_exception_is_reported_with_its_traceback(micropython_host):
    with pytest.raises(hosts.MicroPythonError, match="ValueError: speto") as caught:
        micropython_host("print('before')\nraise ValueError('speto')")
    assert caught.value.stdout.startswith("before\n")
    assert "line 2" in str(caught.value)


def test_an_endless_program_is_stopped(micropython_host):
    with pytest.raises(hosts.MicroPythonError):
        micropython_host("while True: pass", seconds=0.5)


def test_the_tree_cannot_be_changed_by_the_32_bit_host(wasm_host, small_tree):
    with pytest.raises(hosts.MicroPythonError, match="OSError"):
        wasm_host("import sys\nopen(sys.path[1] + '/x', 'w')", root=small_tree)


@pytest.mark.usefixtures("wasm_host")
def test_fuel_is_the_same_every_time_and_runs_out():
    program = "for _ in range(1000): pass"
    used = [hosts.wasm(program)[1] for _ in range(2)]
    assert used[0] == used[1] > 0
    assert hosts.wasm("for _ in range(2000): pass")[1] > used[0]
    with pytest.raises(hosts.MicroPythonError, match="fuel"):
        hosts.wasm(program, fuel=used[0] // 2)


def test_a_compiled_tree_runs_from_mpy_alone(micropython_host, small_tree, tmp_path):
    compiled = hosts.compile_tree(tmp_path / "compiled", root=small_tree)
    assert not list(compiled.rglob("*.py"))
    program = "from engine.one import ONE\nfrom app.two import TWO\nprint(ONE + TWO)"
    assert micropython_host(program, root=compiled) == "3\n"


def test_compiled_viper_runs_on_the_64_bit_host(unix_host, tmp_path):
    viper = "import micropython\n@micropython.viper\ndef add(a: int, b: int) -> int: return a + b\n"
    source = tree(tmp_path / "tree", {"engine/fast.py": viper})
    compiled = hosts.compile_tree(tmp_path / "compiled", ["engine"], source, march="x64")
    assert unix_host("from engine.fast import add\nprint(add(2, 3))", root=compiled) == "5\n"


def test_the_compiler_reports_what_it_refuses(tmp_path):
    source = tree(tmp_path / "tree", {"engine/bad.py": "def\n"})
    with pytest.raises(hosts.MicroPythonError, match=r"refuses engine.bad\.py") as caught:
        hosts.compile_tree(tmp_path / "compiled", ["engine"], source)
    assert "SyntaxError" in caught.value.stderr
