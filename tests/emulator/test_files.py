"""The stores that stand in for a board's flash."""

import pytest

from emulator.files import FolderStore, MemoryStore


@pytest.fixture(params=["memory", "folder"])
def store(request, tmp_path):
    return MemoryStore() if request.param == "memory" else FolderStore(tmp_path / "saves")


def test_nothing_saved(store):
    assert store.load("match") is None


def test_last_save_counts_and_is_a_copy(store):
    data = bytearray(b"first")
    store.save("match", b"old and longer")
    store.save("match", data)
    data[0] = 0
    assert store.load("match") == b"first"


def test_a_save_that_fails_leaves_the_old_one(tmp_path, monkeypatch):
    store = FolderStore(tmp_path)
    store.save("match", b"old")

    def fail(*_):
        raise OSError("disk full")

    monkeypatch.setattr("emulator.files.os.replace", fail)
    with pytest.raises(OSError, match="disk full"):
        store.save("match", b"new")
    assert store.load("match") == b"old"
