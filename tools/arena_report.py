"""The arena's figures: means, 95 % intervals clustered by deal, and what may be said of them."""

import math
from statistics import fmean, stdev

# Two-sided 95 % points of Student's t by degrees of freedom; from the last on, the normal's.
_T = {1: 12.71, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 7: 2.365, 10: 2.228, 15: 2.131, 20: 2.086}
_T.update({30: 2.042, 60: 2.0, 120: 1.98})
_NORMAL = 1.96


def interval(values):
    """Return the mean of one value a deal, and the half width of its 95 % interval.

    A deal played from every seat is one value: that is what "clustered by deal" means.
    """
    if len(values) < 2:
        return fmean(values), math.inf
    freedom = len(values) - 1
    t = next((_T[df] for df in sorted(_T, reverse=True) if df <= freedom), _T[1])
    if freedom > 200:
        t = _NORMAL
    return fmean(values), t * stdev(values) / math.sqrt(len(values))


def verdict(mean, half, par, first, second):
    """Say who is better, or that the two are not told apart."""
    if mean - half > par:
        return f"{first} better"
    if mean + half < par:
        return f"{second} better"
    return "not told apart"


def row(contest, kind, results):
    """Return the cells of one line of the table; `results`: a pair of numbers for each deal."""
    if kind == "matches":
        return _match_row(contest, results)
    mine, others = (fmean(column) for column in zip(*results, strict=True))
    mean, half = interval([first - second for first, second in results])
    said = verdict(mean, half, 0, contest.first, contest.second)
    return [
        *_who(contest, "hands", len(results)),
        f"{mine:.1f} : {others:.1f}",
        f"{mean:+.1f} ± {half:.1f}",
        said,
    ]


def _match_row(contest, results):
    mean, half = interval([100 * won for won, _ in results])
    hands = fmean(played for _, played in results)
    par = 100 / contest.players
    said = verdict(mean, half, par, contest.first, contest.second)
    return [
        *_who(contest, f"matches to {contest.target}", len(results)),
        f"{hands:.1f} hands",
        f"{mean:.1f} % ± {half:.1f} (par {par:.0f})",
        said,
    ]


def _who(contest, what, deals):
    others = f"{contest.players - 1} x {contest.second}" if contest.players > 2 else contest.second
    return [
        f"{contest.first} : {others}",
        f"{contest.game} {contest.players}, {contest.options}",
        f"{deals} x {contest.players} {what}",
    ]


HEADER = ["who", "game", "played", "points a hand", "lead or wins, 95 %", "so"]


def table(rows):
    """Return the lines as a Markdown table."""
    lines = [HEADER, ["---"] * len(HEADER), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)
