"""A match: its bytes, its game, and the journal that gives every state back (D18, R12).

`Match` is what a host holds, and it shows the match through `look` (view.py). `play` makes a move
and writes it down; `replay` makes the moves of a journal again. A game is a module with the
functions `moves`, `apply`, `is_over`, `score` and `lines`; `rules` gives the one of a number,
loaded when it is first asked for, as is what is done between two hands (dealing.py).
"""

from engine.const import const
from engine.journal import after, move_at, write
from engine.view import look

__all__ = ("Match", "look", "replay", "rules", "winner")

_SIZE = const(472)
_RUMMY = const(1)
_DEAL = const(0)  # stands in a journal for "the next hand is dealt"


def rules(game):
    """Return the module of a game's rules (DUMMY or RUMMY), loaded from its leaves up.

    A board loads only the game that it plays, and its stack is too small for nested imports.
    """
    from engine import melds, state  # noqa: F401

    if game == _RUMMY:
        from engine import rummy_moves  # noqa: F401, I001
        from engine import rummy as module
    else:
        from engine import fines, knock_search, settle  # noqa: F401, I001
        from engine import knock  # noqa: F401
        from engine import dummy_moves, knock_lay  # noqa: F401
        from engine import dummy as module
    return module


def winner(s):
    """Return the seat that has won the match, NONE while it goes on (dealing.winner)."""
    from engine.dealing import winner as found

    return found(s)


class Match:
    """A match in play: `s`, its bytes; `game`, the module of its rules; `journal`, its moves.

    `journal` is a bytearray (journal.py), and `written` says how many bytes of it are used. When it
    is full, later moves are played but no longer written down.
    """

    def __init__(self, game, players, options, target, seed, room=2000):
        self.s = bytearray(_SIZE)
        self.game = rules(game)
        self.journal = bytearray(room)
        self.written = 0
        from engine.dealing import new

        new(self.s, game, players, options, target, seed)

    def deal(self):
        """Deal the next hand."""
        from engine.dealing import deal

        self.written = write(self.journal, self.written, _DEAL)
        deal(self.s)

    def play(self, move):
        """Make a move of the seat to move. Returns 0, or the reason of the refusal."""
        reason = self.game.apply(self.s, move)
        if not reason:
            self.written = write(self.journal, self.written, move)
        return reason


def replay(match, journal, end):
    """Make the moves of `journal[:end]` in a new match. Returns whether all were legal.

    The moves before one that is not legal are made; a part of a move at the end is none.
    """
    at = 0
    while at < end:
        begin = at
        at = after(journal, at)
        if at > end:
            return False
        move = move_at(journal, begin)
        if move == _DEAL:
            match.deal()
        elif match.play(move):
            return False
    return True
