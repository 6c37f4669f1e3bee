"""`firmware/` names nothing that the boards' ports do not have."""

import subprocess
import sys

import pytest

from tools import typecheck

BAD = """
import machine

pin = machine.Pin(1, machine.Pin.OUT, pull_sideways=True)
timer = machine.Hourglass()
"""


def test_firmware_fits_the_ports(tmp_path, capsys):
    """One test, as the stubs are fetched once; skips where they cannot be."""
    try:
        typecheck.prepare()
    except subprocess.CalledProcessError as error:
        pytest.skip(f"no stubs here: {typecheck.last_line(error.stderr)}")
    for port in typecheck.PORTS:
        assert typecheck.check(port, typecheck.sources()) == 0, capsys.readouterr().out
    capsys.readouterr()
    bad = tmp_path / "bad.py"
    bad.write_text(BAD)
    assert typecheck.check("rp2", [str(bad)]) == 1, "it finds nothing"
    output = capsys.readouterr().out
    assert "Hourglass" in output
    assert "No overload" in output or "pull_sideways" in output


def test_an_unknown_port_is_named():
    command = [sys.executable, str(typecheck.__file__), "avr"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert done.returncode == 2
    assert "unknown port 'avr'" in done.stderr
