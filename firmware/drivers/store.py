"""Small files in the board's flash. A power cut leaves the old contents or the new, never a mix."""

import os


class Store:
    """Files in `folder`, which is made when something is first saved."""

    def __init__(self, folder="/saves"):
        self._folder = folder

    def load(self, name):
        """Return the bytes saved under `name`, None if there are none.

        Power may have gone between a FAT file system's two steps of a rename: then the new file is
        complete, and the old one gone.
        """
        data = _read(self._path(name))
        return _read(self._fresh(name)) if data is None else data

    def save(self, name, data):
        """Keep `data` under `name`; OSError if the flash is full or damaged."""
        fresh = self._fresh(name)
        try:
            self._write(fresh, data)
        except OSError:
            _make(self._folder)
            self._write(fresh, data)
        os.rename(fresh, self._path(name))
        _sync()

    def rename(self, name, to):
        """Keep under another name what `load` gives; OSError if that fails."""
        try:
            os.rename(self._path(name), self._path(to))
        except OSError:
            os.rename(self._fresh(name), self._path(to))
        _sync()

    def _write(self, path, data):
        with open(path, "wb") as file:
            file.write(data)

    def _path(self, name):
        return self._folder + "/" + name + ".bin"

    def _fresh(self, name):
        return self._folder + "/" + name + ".new"


def _sync():
    if hasattr(os, "sync"):
        os.sync()


def _read(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return None


def _make(folder):
    """Make a folder and those above it, as far as they are missing."""
    path = ""
    for part in folder.strip("/").split("/"):
        path += "/" + part
        try:
            os.mkdir(path)
        except OSError:
            pass  # it is there, or the next write says what is wrong
