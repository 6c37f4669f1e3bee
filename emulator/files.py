"""Files the emulator writes: checked before the game starts, so that no game is played in vain."""

import os
from itertools import count
from pathlib import Path
from tempfile import TemporaryFile

from emulator.errors import EmulatorError

_CALLED = {".png": "screenshot", ".gif": "recording"}


def check_picture(path, suffix):
    """Make sure that `path` can be written and ends in `suffix`; EmulatorError if not."""
    path = Path(path)
    if path.suffix.lower() != suffix:
        raise EmulatorError(
            f"cannot save {str(path)!r}: a {_CALLED[suffix]}'s name ends in {suffix}"
        )
    new = not path.exists()
    try:
        with path.open("ab"):
            pass
        if new:
            path.unlink()
    except OSError as error:
        raise EmulatorError(
            f"cannot write {str(path)!r} ({error.strerror}): choose a file in a writable folder"
        ) from None


def unused_name(suffix):
    """Return the first of speto-1, speto-2 … with `suffix` that is not in the current folder."""
    return next(path for n in count(1) if not (path := Path(f"speto-{n}{suffix}")).exists())


class MemoryStore:
    """A board's flash store that forgets: scripts start from nothing every time."""

    def __init__(self):
        self._files = {}

    def load(self, name):
        """Return the bytes saved under `name`, None if there are none."""
        return self._files.get(name)

    def save(self, name, data):
        """Keep a copy of `data` under `name`."""
        self._files[name] = bytes(data)

    def rename(self, name, to):
        """Keep under another name what was saved; OSError if there is nothing."""
        if name not in self._files:
            raise FileNotFoundError(name)
        self._files[to] = self._files.pop(name)


class FolderStore:
    """A board's flash store as files in a folder, each replaced as a whole or not at all."""

    def __init__(self, folder):
        self._folder = Path(folder)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=self._folder):
                pass
        except OSError as error:
            raise EmulatorError(
                f"cannot keep saved games in {str(folder)!r} ({error.strerror}): "
                "choose another folder with --saves"
            ) from None

    def load(self, name):
        """Return the bytes saved under `name`, None if there are none."""
        try:
            return self._path(name).read_bytes()
        except FileNotFoundError:
            return None

    def save(self, name, data):
        """Keep `data` under `name`; OSError if the folder cannot be written."""
        fresh = self._folder / f"{name}.new"
        fresh.write_bytes(data)
        os.replace(fresh, self._path(name))

    def rename(self, name, to):
        """Keep under another name what was saved; OSError if that fails."""
        os.replace(self._path(name), self._path(to))

    def _path(self, name):
        return self._folder / f"{name}.bin"
