"""Several processes at work, which Ctrl-C stops without a word of theirs."""

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


@contextmanager
def processes(jobs):
    """Give a ProcessPoolExecutor of so many processes; Ctrl-C ends them and what still waits.

    What is to be done is handed in with `submit`: a `map` that is stopped gives its tasks up while
    the executor does, and the two get into each other's way.
    """
    deaf = signal.SIGINT, signal.SIG_IGN  # this process hears it for them
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=deaf) as pool:
        try:
            yield pool
        except KeyboardInterrupt:
            for process in multiprocessing.active_children():
                process.terminate()
            raise
