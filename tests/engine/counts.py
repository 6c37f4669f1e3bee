"""Shows at the end of a test run how often the second opinion met each rule.

`tests/conftest.py` takes `pytest_terminal_summary` from here: only a conftest that is read before
the tests are shared out hears of the end of all of them.
"""

from collections import Counter


def pytest_terminal_summary(terminalreporter):
    """Add up the counts that the tests have recorded, and print them."""
    totals = {}
    for report in terminalreporter.getreports("passed"):
        for name, counts in getattr(report, "user_properties", ()):
            if name.startswith("second opinion"):
                totals.setdefault(name, Counter()).update(counts)
    for name, counts in sorted(totals.items()):
        terminalreporter.section(name)
        terminalreporter.line(", ".join(f"{rule} {counts[rule]}" for rule in sorted(counts)))
