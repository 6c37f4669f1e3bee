"""tools/dev.py: in a small tree of its own, with real environments, and its refusals."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import dev

DEV = Path(dev.__file__)
EMULATOR = "import os, sys\nprint(os.getcwd(), *sys.argv[1:])\nsys.exit(3)\n"
PYTEST = (
    "import os, sys\n"
    "print(os.environ['SDL_VIDEODRIVER'], os.environ['SDL_AUDIODRIVER'], *sys.argv[1:])\n"
    "sys.exit(5)\n"
)
RUFF = "import sys\nsys.exit(4 if 'format' in sys.argv else 0)\n"


class Tree:
    """A copy of dev.py with stand-ins for what it runs, and a lock that needs no network."""

    def __init__(self, root):
        self.root = root
        self.lock = root / "requirements.lock"
        files = {
            "requirements.lock": "# nothing\n",
            "emulator/__main__.py": EMULATOR,
            "pytest.py": PYTEST,
            "ruff.py": RUFF,
        }
        for name, text in files.items():
            (root / name).parent.mkdir(exist_ok=True)
            (root / name).write_text(text)
        (root / "tools").mkdir()
        shutil.copy(DEV, root / "tools")

    def run(self, *arguments, cwd=None, **variables):
        return subprocess.run(
            [sys.executable, str(self.root / "tools/dev.py"), *arguments],
            cwd=cwd,
            env={**os.environ, **variables},
            capture_output=True,
            encoding="utf-8",
        )


@pytest.fixture(scope="module")
def ready(tmp_path_factory):
    """A tree whose environment is made."""
    tree = Tree(tmp_path_factory.mktemp("ready"))
    done = tree.run("play")
    assert "setting up" in done.stderr
    return tree


@pytest.mark.slow
def test_play_passes_arguments_and_status_and_keeps_the_folder(ready, tmp_path):
    (tmp_path / "emulator").mkdir()
    (tmp_path / "emulator/__main__.py").write_text("print('not ours')")
    done = ready.run("play", "--board", "pico", "save.bin", cwd=tmp_path)
    assert done.stdout.split() == [str(tmp_path), "--board", "pico", "save.bin"]
    assert done.returncode == 3


@pytest.mark.slow
def test_test_has_no_window_and_passes_arguments_and_status(ready):
    done = ready.run("test", "-k", "one or two", "--", "x")
    assert done.stdout.split() == ["dummy", "dummy", "-k", "one", "or", "two", "--", "x"]
    assert done.returncode == 5


@pytest.mark.slow
def test_test_alone_runs_everything_on_all_processors(ready):
    assert ready.run("test").stdout.split() == ["dummy", "dummy", "-n", "auto"]


@pytest.mark.slow
def test_lint_fails_if_either_check_does(ready):
    assert ready.run("lint").returncode == 4


@pytest.mark.slow
def test_nothing_is_installed_again_until_the_lock_changes(ready):
    assert "setting up" not in ready.run("play").stderr
    ready.lock.write_text("# nothing, in other words\n")
    assert "setting up" in ready.run("play").stderr
    assert "setting up" not in ready.run("play").stderr


@pytest.mark.slow
def test_a_broken_environment_is_made_again(ready):
    shutil.rmtree(ready.root / ".venv" / ("Scripts" if os.name == "nt" else "bin"))
    done = ready.run("play")
    assert "setting up" in done.stderr
    assert done.returncode == 3


def one_line(done):
    """The complaint of a run that must have failed in a friendly way."""
    assert done.returncode == 2, done
    lines = [line for line in done.stderr.splitlines() if "setting up" not in line]
    assert len(lines) == 1, done.stderr
    return lines[0]


NO_NETWORK = {
    "PIP_INDEX_URL": "http://127.0.0.1:9/",
    "PIP_EXTRA_INDEX_URL": "",
    "PIP_FIND_LINKS": "",
    "PIP_CONFIG_FILE": os.devnull,
    "no_proxy": "127.0.0.1",
}


@pytest.mark.slow
def test_no_network_says_so(tmp_path):
    tree = Tree(tmp_path)
    tree.lock.write_text("speto-is-no-package==1.0\n")
    assert "no network" in one_line(tree.run("play", **NO_NETWORK))


@pytest.mark.slow
def test_a_bad_lock_says_so(tmp_path):
    tree = Tree(tmp_path)
    tree.lock.write_text("this is no requirement\n")
    assert "pip could not install requirements.lock: ERROR" in one_line(tree.run("play"))
    assert not (tmp_path / ".venv/speto-lock").exists()


def test_a_missing_lock_says_so(tmp_path):
    tree = Tree(tmp_path)
    tree.lock.unlink()
    assert "requirements.lock" in one_line(tree.run("play"))


@pytest.mark.parametrize("arguments", [[], ["dance"], ["--dance"]])
def test_a_wrong_command_is_one_line(tmp_path, arguments):
    assert "--help" in one_line(Tree(tmp_path).run(*arguments))
    assert not (tmp_path / ".venv").exists()


def test_a_command_left_out_is_all_that_is_asked_for(tmp_path):
    assert "required: command;" in one_line(Tree(tmp_path).run())


def test_an_old_python_says_which_is_needed():
    with pytest.raises(dev.Trouble, match=r"3\.10 or newer is needed; this is Python 3\.9"):
        dev.check_python((3, 9, 18))
    dev.check_python((3, 10, 0))


def test_debian_without_venv_says_what_to_install(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "STAMP", tmp_path / ".venv/speto-lock")
    find_spec = dev.importlib.util.find_spec
    missing = {"ensurepip"}
    monkeypatch.setattr(
        dev.importlib.util, "find_spec", lambda name: None if name in missing else find_spec(name)
    )
    assert dev.main(["play"]) == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith("apt install python3-venv")
