"""Fixtures for all tests."""

import pytest

from tests.engine.counts import pytest_terminal_summary  # noqa: F401  (the rules that fired)
from tests.micropython import hosts


class Host:
    """A real MicroPython: ``host(source)`` runs it with the tree importable and returns its output.

    ``name`` is "unix" (64-bit) or "wasm" (32-bit). Options are those that both hosts have:
    ``heapsize`` in bytes, ``root`` (a compiled tree, for instance) and ``seconds``.
    """

    def __init__(self, name):
        self.name = name

    def __call__(self, source, **options):
        if self.name == "unix":
            return hosts.unix(source, **options)
        return hosts.wasm(source, **options)[0]


@pytest.fixture(params=["unix", "wasm"], scope="session")
def micropython_host(request):
    """Each real MicroPython in turn; skips, with the reason, the one that cannot run here."""
    missing = hosts.missing_unix() if request.param == "unix" else hosts.missing_wasm()
    if missing:
        pytest.skip(missing)
    return Host(request.param)


@pytest.fixture(scope="session")
def unix_host():
    """Only the 64-bit host, for what the other lacks (viper)."""
    if missing := hosts.missing_unix():
        pytest.skip(missing)
    return Host("unix")


@pytest.fixture(scope="session")
def wasm_host():
    """Only the 32-bit host, for what is about the boards' small ints; fuel: ``hosts.wasm``."""
    if missing := hosts.missing_wasm():
        pytest.skip(missing)
    return Host("wasm")
