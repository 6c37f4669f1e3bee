#!/usr/bin/env python3
"""Check `firmware/` against MicroPython's type stubs for the boards' ports, with mypy.

    python3 tools/typecheck.py [rp2] [esp32]

The stubs and mypy are installed into `build/typecheck/`, a folder for each port, as
requirements-stubs.lock says: among other packages they would shadow real modules. A name, an
argument or a type that a port does not have is an error, exit status 1. Status 2: it cannot run.
"""

import argparse
import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.dev import stoppable  # noqa: E402

LOCK = ROOT / "requirements-stubs.lock"
BUILD = ROOT / "build" / "typecheck"
PORTS = ("rp2", "esp32")

# Only hosts know the hardware, so they are checked in full. The rest is not annotated: mypy would
# guess types for it (an attribute that is None at first, a class made to be extended) and be wrong.
# kernels_viper.py has viper's own types, which take any buffer; a test compares what it does.
SETTINGS = """
[mypy]
check_untyped_defs = True
explicit_package_bases = True
namespace_packages = True

[mypy-app.*,gfx.*,lang.*,engine.*]
disable_error_code = attr-defined,union-attr,var-annotated,no-redef,misc,has-type,assignment

[mypy-drivers.kernels_viper]
follow_imports = skip

[mypy-board]
ignore_missing_imports = True
"""


def main(arguments=None):
    """Check each port asked for; return the exit status."""
    parser = argparse.ArgumentParser(
        description="Type-check firmware/ against MicroPython's stubs."
    )
    parser.add_argument("ports", nargs="*", metavar="PORT", help="rp2 or esp32; both if none")
    options = parser.parse_args(arguments)
    if unknown := set(options.ports) - set(PORTS):
        parser.error(f"unknown port {sorted(unknown)[0]!r}; known: {', '.join(PORTS)}")
    try:
        prepare()
    except subprocess.CalledProcessError as error:
        print(f"typecheck.py: pip could not install {LOCK.name}: {last_line(error.stderr)}")
        return 2
    return max(check(port, sources()) for port in options.ports or PORTS)


def prepare():
    """Install mypy and the stubs, again only when their lock has changed."""
    stamp = BUILD / "lock"
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest() + sys.version
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    install("mypy", "mypy")
    for port in PORTS:
        install(port, f"micropython-{port}-stubs")
    stamp.write_text(wanted)


def install(folder, package):
    """Install one package with what it needs into a folder of its own."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-input", "--upgrade"]
    command += ["--disable-pip-version-check", "--target", str(BUILD / folder)]
    command += ["--constraint", str(LOCK), package]
    subprocess.run(command, check=True, capture_output=True, encoding="utf-8")


def last_line(text):
    """The last line that says anything."""
    return ([line for line in text.splitlines() if line.strip()] or ["no reason given"])[-1]


def check(port, files):
    """Check files against one port's stubs; print what is wrong and return 0 or 1."""
    (BUILD / "mypy.ini").write_text(SETTINGS)
    command = [sys.executable, "-m", "mypy", "--config-file", str(BUILD / "mypy.ini")]
    command += ["--cache-dir", str(BUILD / f"cache-{port}")]
    command += ["--custom-typeshed-dir", str(BUILD / port), *files]
    path = os.pathsep.join(map(str, (BUILD / port, ROOT / "firmware", ROOT)))
    environment = {**os.environ, "PYTHONPATH": str(BUILD / "mypy"), "MYPYPATH": path}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8")
    # The stubs have faults of their own: only what is said of our files counts.
    stubs = (str(BUILD), str(BUILD.relative_to(ROOT)))
    errors = [line for line in done.stdout.splitlines() if ": error: " in line]
    ours = [line for line in errors if not line.startswith(stubs)]
    if not done.stdout.strip() or done.returncode not in (0, 1):
        print(f"typecheck.py: mypy could not run: {last_line(done.stderr + done.stdout)}")
        return 2
    print("\n".join(ours) or f"{port}: no error")
    return 1 if ours else 0


def sources():
    """The files to check, relative to the root."""
    files = sorted((ROOT / "firmware").rglob("*.py"))
    return [str(path.relative_to(ROOT)) for path in files if path.name != "kernels_viper.py"]


if __name__ == "__main__":
    sys.exit(stoppable(main))
