"""The match being played: who sits where, the human's view, and the computer players.

The screens read the match only through `view`, which has nothing that the human seat may not see.
"""

from array import array

from engine import match
from engine.const import const
from engine.players import dummy_easy, dummy_normal, rummy_easy, rummy_normal
from engine.view import look

_PLAYERS = const(2)
_PHASE = const(38)
_TURN = const(39)
_EVENT_N = const(56)
_OVER = const(4)
_SIZE = const(472)
_NONE = const(0xFF)
_MOVES_MAX = const(400)

LEVELS = ((dummy_easy, dummy_normal), (rummy_easy, rummy_normal))  # by game, then by level
HUMAN = 0  # the seat of the player in front of the screen


class Session:
    """A match against computer players.

    `settings`: see settings.py; `seed`: 0..2**30 - 1. `game`: DUMMY or RUMMY. `view`: the human
    seat's view, for the screens. `moves[:n]`: the legal moves while it is the human's turn.
    """

    def __init__(self, settings, seed):
        game = settings.game
        self.game = game
        self.match = match.Match(
            game, settings.players[game], settings.options[game], settings.target[game], seed
        )
        self.level = LEVELS[game][settings.level]
        self.view = bytearray(_SIZE)
        self.other = bytearray(_SIZE)
        self.moves = array("i", bytes(4 * _MOVES_MAX))
        self.n = 0

    def deal(self):
        """Deal the next hand."""
        self.match.deal()
        self._changed()

    def _changed(self):
        s = self.match.s
        look(s, HUMAN, self.view)
        self.n = 0
        if s[_TURN] == HUMAN:
            self.n = self.match.game.moves(self.view, self.moves)

    def human_turn(self):
        """Return whether the human seat is to move."""
        return self.view[_TURN] == HUMAN and self.view[_PHASE] != _OVER

    def hand_over(self):
        """Return whether the hand has ended."""
        return self.view[_PHASE] == _OVER

    def winner(self):
        """Return the seat that has won the match, 0xFF while it goes on."""
        return match.winner(self.match.s)

    def score(self, seat):
        """Return a seat's score of the hand."""
        return self.match.game.score(self.match.s, seat)

    def lines(self, seat, into):
        """List the lines of a seat's score of the hand (settle.lines); returns how many."""
        return self.match.game.lines(self.match.s, seat, into)

    def next_start(self):
        """Return who starts the next hand and in which direction: seat | direction << 3."""
        return self.match.game.next_start(self.match.s)

    def play(self, move):
        """Make a move of the seat to move; returns 0, or the reason of the refusal."""
        reason = self.match.play(move)
        self._changed()
        return reason

    def think(self):
        """Return the move that a computer player makes for the seat to move, from its own view."""
        s = self.match.s
        look(s, s[_TURN], self.other)
        move = self.level.choose(self.other, self.moves)
        self._changed()
        return move
