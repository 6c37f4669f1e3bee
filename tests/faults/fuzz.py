"""How much is fuzzed: little in the suite, and always the same; SPETO_FUZZ=100 for a long run."""

import os

from hypothesis import HealthCheck, settings

TIMES = int(os.environ.get("SPETO_FUZZ", "1"))


def fuzz(examples):
    """Return hypothesis' settings for a test with so many examples in the suite."""
    return settings(
        deadline=None,
        database=None,
        derandomize=TIMES == 1,
        max_examples=examples * TIMES,
        suppress_health_check=list(HealthCheck),
    )
