"""Plays the arena's deals in C (arena_native.py): the same moves, many times as fast.

Only the levels and the deep search can be translated; for other players, or without a C compiler,
the arena plays in Python. tests/tools/test_arena.py holds that both ways give the same results.
"""

import ctypes
import functools
import importlib
import shutil
import sys

from engine import layout
from tools import arena_deep, arena_native

ENGINE = (
    "rng melds state dealing fines knock_search knock knock_lay settle dummy_moves dummy "
    "rummy_moves rummy match view"
)
LEVELS = ("easy", "normal", "hard", "deep")
ROOTS = (
    "dealing__new dealing__deal dealing__winner view__look dummy__apply settle__score "
    "rummy__apply rummy__score"
)
REFUSED = -1

_DRIVER = """
int32_t *hard_weights(int row) { return dummy_rating___WEIGHTS[row]; }
static int32_t ask(int player, int deals, uint8_t *view, int32_t *into) {
  switch (player) { CASES }
  return -1;
}
static int hand(uint8_t *s, const int32_t *who, const int32_t *deals, int32_t *scores) {
  static uint8_t view[472];
  static int32_t into[400];
  int rummy = s[1];
  dealing__deal(s);
  while (s[38] != 4) {
    view__look(s, s[39], view);
    int move = ask(who[s[39]], deals[s[39]], view, into);
    if (rummy ? rummy__apply(s, move) : dummy__apply(s, move)) return 0;
  }
  for (int i = 0; i < s[2]; i++) scores[i] = rummy ? rummy__score(s, i) : settle__score(s, i);
  return 1;
}
int play_hand(int game, int players, int options, int target, int seed,
              const int32_t *who, const int32_t *deals, int32_t *scores) {
  uint8_t s[472];
  dealing__new(s, game, players, options, target, seed);
  return hand(s, who, deals, scores) - 1;
}
int play_match(int game, int players, int options, int target, int seed, int longest,
               const int32_t *who, const int32_t *deals, int32_t *played) {
  uint8_t s[472];
  int32_t scores[6];
  int winner = 255;
  dealing__new(s, game, players, options, target, seed);
  for (*played = 0; winner == 255 && *played < longest; ++*played) {
    if (!hand(s, who, deals, scores)) return -1;
    winner = dealing__winner(s);
  }
  return winner;
}
"""


def split(name):
    """Return a player's name and how many deals it looks at, None if it does not say."""
    name, _, deals = name.partition(":")
    return name, int(deals) if deals else None


def can_play(contest):
    """Return whether both players of a contest are levels, and there is a C compiler."""
    names = {split(contest.first)[0], split(contest.second)[0]}
    return names <= set(LEVELS) and bool(shutil.which("cc"))


@functools.cache
def library():
    """Return the compiled engine with all levels."""
    for game, level in _all_players():
        _module(game, level)
    translator = arena_native.Translator()
    for name in ENGINE.split():
        translator.add(importlib.import_module(f"engine.{name}"))
    loaded = [name for name in sys.modules if name.startswith("engine.players.")]
    for name in sorted(loaded):
        translator.add(sys.modules[name])
    translator.add(arena_deep)
    cases = []
    roots = ROOTS.split()
    for number, (game, level) in enumerate(_all_players()):
        name = _module(game, level).__name__.rpartition(".")[2]
        roots.append(f"{name}__choose")
        deals = ", deals" if hasattr(_module(game, level), "DEALS") else ""
        cases.append(f"case {number}: return {name}__choose(view, into{deals});")
    source = translator.source(roots) + _DRIVER.replace("CASES", "\n".join(cases))
    return arena_native.compiled(source)


def _all_players():
    return [(game, level) for game in ("dummy", "rummy") for level in LEVELS]


def _module(game, level):
    if level == "deep":
        return arena_deep
    return importlib.import_module(f"engine.players.{game}_{level}")


def _seats(game, names):
    """Return who sits where and with how many deals, as C arrays."""
    numbers = []
    deals = []
    for name in names:
        level, count = split(name)
        numbers.append(_all_players().index((game, level)))
        deals.append(count or getattr(_module(game, level), "DEALS", 0))
    array = ctypes.c_int32 * len(names)
    return array(*numbers), array(*deals)


def _settings(contest):
    game = layout.RUMMY if contest.game == "rummy" else layout.DUMMY
    return game, contest.players, layout.PRESETS[game][contest.options], contest.target


def play_hand(contest, names, seed):
    """Play the first hand of a match; returns each seat's score."""
    scores = (ctypes.c_int32 * 6)()
    who, deals = _seats(contest.game, names)
    if library().play_hand(*_settings(contest), seed, who, deals, scores) == REFUSED:
        raise AssertionError(f"a move was refused in {contest}, seed {seed}")
    return list(scores[: contest.players])


def play_match(contest, names, seed, longest):
    """Play a match of at most `longest` hands; returns the winner (NONE: nobody), and the hands."""
    played = ctypes.c_int32()
    who, deals = _seats(contest.game, names)
    winner = library().play_match(
        *_settings(contest), seed, longest, who, deals, ctypes.byref(played)
    )
    if winner == REFUSED:
        raise AssertionError(f"a move was refused in {contest}, seed {seed}")
    return winner, played.value
