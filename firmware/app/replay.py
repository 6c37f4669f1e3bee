"""The last match again, move by move, from its journal; seen by whoever played it.

Right: a move on, left: a move back, down and up: to the next and the previous hand, A: by itself.
"""

from app.keys import DOWN, LEFT, RIGHT, UP, A, elapsed
from app.opening import is_whole
from app.table import Table
from engine.const import const
from engine.dealing import deal, new
from engine.journal import after, move_at
from engine.state import ALL

_GAME = const(1)
_PLAYERS = const(2)
_OPTIONS = const(3)
_TARGET = const(5)
_TURN = const(39)
_STARTER = const(40)
_SIZE = const(472)
_STEP_MS = const(900)
_FIRST = const(1)  # where the moves of the first hand begin: after its deal

_T_PROMPT_REPLAY = const(195)
_T_REPLAY_END = const(199)


class Replay(Table):
    """A table on which the moves are those of the journal.

    `at`: bytes of it that are played, `end`: that can be.
    """

    name = "replay"
    prompt = _T_PROMPT_REPLAY

    def __init__(self, app, session):
        played = session.match
        self.journal = played.journal
        # If the hand that was written last follows on none before it, they are all that is shown.
        self.end = played.written if is_whole(played) else max(0, session.hand_at - 1)
        self.at = 0
        self.running = False
        self._hand = bytearray(_SIZE)  # as this hand was dealt
        self._hand_at = 0
        super().__init__(app, session)
        self.motion.left = 0
        self.covered = False
        self._begin()
        self._show()

    def _begin(self):
        """Go to the deal of the first hand."""
        s = self.session.match.s
        options = s[_OPTIONS] | s[_OPTIONS + 1] << 8
        target = s[_TARGET] | s[_TARGET + 1] << 8
        new(s, s[_GAME], s[_PLAYERS], options, target, self.session.seed)
        self.at = 0
        self._forward()

    def _forward(self):
        """Make the next move; returns whether there was one."""
        if self.at >= self.end:
            return False
        session = self.session
        s = session.match.s
        move = move_at(self.journal, self.at)
        seat = s[_TURN]
        if move and session.match.game.apply(s, move):
            self.end = self.at  # what follows is no match of this seed
            return False
        self.at = after(self.journal, self.at)
        if not move:
            deal(s)
            seat = s[_STARTER]
            self._hand[ALL] = s
            self._hand_at = self.at
        session.show_to(session.viewer)
        self.notes.begin(seat, move, session.view)
        return True

    def _go_to(self, at):
        """Go to where `at` bytes of the journal are played, `at` of this hand or any before it."""
        if at < self._hand_at:
            self._begin()
        else:
            self.session.match.s[ALL] = self._hand
            self.notes.n = 0
            self.at = self._hand_at
        while self.at < at and self._forward():
            pass

    def _previous_move(self):
        """Return where the last move begins that was made, or the moves of the first hand."""
        at = _FIRST
        while after(self.journal, at) < self.at:
            at = after(self.journal, at)
        return at

    def _previous_deal(self):
        """Return where the moves of the hand before this one begin, or of the first hand."""
        at = begun = _FIRST
        while at < self._hand_at - 1:
            is_deal = not move_at(self.journal, at)
            at = after(self.journal, at)
            if is_deal:
                begun = at
        return begun

    def press(self, button):
        self.dirty = True
        self.running = button == A and not self.running
        if button == RIGHT:
            self._forward()
        elif button == LEFT:
            self._go_to(self._previous_move())
        elif button == DOWN:
            while self._forward() and self.at != self._hand_at:
                pass
        elif button == UP:
            self._go_to(self._hand_at if self.at > self._hand_at else self._previous_deal())
        elif button != A:
            self.app.pop()
            return
        self._show()

    def _show(self):
        self.since = None
        self._tell_end()
        self.sort_hand()

    def _next_note(self):
        super()._next_note()
        self._tell_end()

    def _tell_end(self):
        """Say that there is no more, after all that is to be said of the last move."""
        self.warning = 0 if self._noting() or self.at < self.end else _T_REPLAY_END

    def tick(self, now):
        if self.since is None:
            self.since = now
        if not (self.running or self._noting()):
            self._turn_part(now)
        elif elapsed(now, self.since) >= _STEP_MS:
            self._next_note()
            if self.running and not self._noting():
                self.running = self._forward()
                self._show()


def arrive(app, session):
    """Open the replay of a match that was kept: see App.go."""
    app.push(Replay(app, session))
