"""What the arena plays: one deal, or one match, with one seat's player changed round the table.

A *contest* says who plays what; `play_deal` and `play_match` play one seed of it and return
numbers. Duplicate play: the first player sits in each seat once, the second in all the others, and
the cards are the same each time.
"""

import importlib
from array import array
from collections import namedtuple

from engine import layout
from engine.match import Match, winner
from engine.view import look
from tools import arena_fast

GAMES = {"dummy": layout.DUMMY, "rummy": layout.RUMMY}
LONGEST_MATCH = 400  # hands

# game: "dummy" or "rummy"; options: a preset; first, second: players by name; target: points;
# native: whether to play in C where that is possible.
Contest = namedtuple("Contest", "game players options first second target native")


def player(game, name):
    """Return a function (view, into) -> move.

    `name` is a level ("easy", "normal", "hard"), "simple", "deep", or a module's path. Behind a
    colon may stand how many deals the player looks at: "hard:12".
    """
    name, deals = arena_fast.split(name)
    path = f"tools.arena_{name}" if name in ("simple", "deep") else name
    if "." not in path:
        path = f"engine.players.{game}_{name}"
    module = importlib.import_module(path)
    if not deals or not hasattr(module, "DEALS"):
        return module.choose
    return lambda view, into: module.choose(view, into, deals)


def _hand(match, seats, view, into):
    """Deal and play a hand; `seats`: the players. Returns each seat's score."""
    match.deal()
    s = match.s
    while not match.game.is_over(s):
        look(s, s[layout.TURN], view)
        reason = match.play(seats[s[layout.TURN]](view, into))
        if reason:
            raise AssertionError(f"a move was refused: {layout.REASONS[reason][0]}")
    return [match.game.score(s, seat) for seat in range(len(seats))]


def _begin(contest, names, seed):
    game = GAMES[contest.game]
    options = layout.PRESETS[game][contest.options]
    match = Match(game, contest.players, options, contest.target, seed, 0)
    seats = [player(contest.game, name) for name in names]
    return match, seats, bytearray(layout.SIZE), array("i", [0] * layout.MOVES_MAX)


def hand_scores(contest, names, seed):
    """Play the first hand of a match in Python; returns each seat's score."""
    return _hand(*_begin(contest, names, seed))


def match_winner(contest, names, seed, longest):
    """Play a match in Python; returns the winner, NONE if nobody won, and the hands played."""
    match, *table = _begin(contest, names, seed)
    played = 0
    found = layout.NONE
    while found == layout.NONE and played < longest:
        _hand(match, *table)
        found = winner(match.s)
        played += 1
    return found, played


def _turns(contest):
    """Yield, for each seat of the first player, that seat and the names round the table."""
    for own in range(contest.players):
        seats = range(contest.players)
        yield own, [contest.first if seat == own else contest.second for seat in seats]


def play_deal(contest, seed):
    """Play the first hand of a match from each seat; returns both players' mean points a hand."""
    play = arena_fast.play_hand if _is_fast(contest) else hand_scores
    mine = others = 0
    for own, names in _turns(contest):
        scores = play(contest, names, seed)
        mine += scores[own]
        others += sum(scores) - scores[own]
    return mine / contest.players, others / contest.players / (contest.players - 1)


def play_match(contest, seed):
    """Play a match from each seat; returns which part of them the first player won, and the hands.

    A match that is not won after LONGEST_MATCH hands counts as a shared win.
    """
    play = arena_fast.play_match if _is_fast(contest) else match_winner
    won = hands = 0
    for own, names in _turns(contest):
        found, played = play(contest, names, seed, LONGEST_MATCH)
        won += 1 / contest.players if found == layout.NONE else found == own
        hands += played
    return won / contest.players, hands / contest.players


def _is_fast(contest):
    return contest.native and arena_fast.can_play(contest)


PLAY = {"hands": play_deal, "matches": play_match}
