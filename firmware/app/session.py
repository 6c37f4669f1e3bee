"""The match being played: who sits where, the view of the person at the screen, the computers.

The screens read the match only through `view`, which has nothing that the seat before the screen
may not see.
"""

from app.record import AT_BEFORE, AT_HISTORY, HISTORY, put
from engine import match
from engine.const import const
from engine.melds import suit_mask
from engine.state import ALL
from engine.view import look

_PLAYERS = const(2)
_PHASE = const(38)
_TURN = const(39)
_DIRECTION = const(41)
_OVER = const(4)
_ROW_N = const(51)
_ROW = const(165)
_MOVE_KIND = const(17)
_MOVE_MELD = const(6)
_MELD_MASK = const(0x7FF)
_CARD_MASK = const(0x3F)
_DRAW = const(1)
_TAKE = const(2)
_LAY = const(4)
_DISCARD = const(6)

_HAND = const(12)  # bytes of the scores of a hand


class Session:
    """A match, and whose eyes look at it.

    `settings`: see settings.py; `seed`: 0..2**30 - 1; `record`: the bytes in which the match is
    played (record.py), None for some of its own. `game`: DUMMY or RUMMY; `number`: which match of
    this device it is (saves.py). `viewer`: the seat before the screen; `view`: what it sees;
    `aside`: in its turn the state to undo to, in another seat's what that one sees.
    `settled_at`: where in the journal the moves begin that can be undone (undo.py).
    `moves[:n]`: the legal moves while it is its turn; `marked`: the cards that those but discards
    and knocks concern, a mask a suit. `before`: the bytes that the hand was dealt from, `hand_at`:
    where in the journal its moves begin. `hands`: how many hands have their scores in the history.
    """

    def __init__(self, settings, seed, record=None):
        from app.opening import set_up

        set_up(self, settings, seed, record)
        self.settled_at = 0
        self._thinker = None  # the player that is thinking in slices

    # --- hands -----------------------------------------------------------------------------------
    def deal(self):
        """Deal the next hand."""
        from app.opening import deal

        deal(self)

    def rest(self):
        """Let the computer players go; they come back when one of them is to move."""
        self.seats.send_away()
        self._thinker = None

    def settled(self):
        """Take the position as it is now: what led here can't be undone any more."""
        self.aside[ALL] = self.match.s
        self.settled_at = self.match.written
        self._changed()

    def _changed(self):
        s = self.match.s
        self._thinker = None
        look(s, self.viewer, self.view)
        self.n = 0
        if s[_TURN] == self.viewer:
            self.n = self.match.game.moves(self.view, self.moves)
        self._mark()

    def _mark(self):
        """Note in `marked` which cards the legal moves concern."""
        view = self.view
        marked = self.marked
        marked[0] = marked[1] = marked[2] = marked[3] = 0
        i = self.n
        while i:
            i -= 1
            move = self.moves[i]
            kind = move >> _MOVE_KIND
            card = move & _CARD_MASK
            if kind == _LAY:
                suit = 4
                while suit:
                    suit -= 1
                    marked[suit] |= suit_mask(move >> _MOVE_MELD & _MELD_MASK, suit)
            elif _DRAW < kind < _DISCARD:
                if kind == _TAKE:
                    card = view[_ROW + view[_ROW_N] - 1]
                marked[card >> 4] |= 1 << (card & 15)

    def show_to(self, seat):
        """Let another person look at the screen."""
        self.viewer = seat
        self._changed()

    # --- whose turn ------------------------------------------------------------------------------
    def human_turn(self):
        """Return whether the person before the screen is to move."""
        return (
            self.view[_TURN] == self.viewer
            and self.view[_PHASE] != _OVER
            and self.seats.is_human(self.viewer)
        )

    def next_human(self):
        """Return the seat of the person who moves next, the viewer's if nobody else does."""
        players = self.view[_PLAYERS]
        seat = self.view[_TURN]
        i = players
        while i:
            if self.seats.is_human(seat):
                return seat
            seat = (seat + (players - 1 if self.view[_DIRECTION] else 1)) % players
            i -= 1
        return self.viewer

    def hand_over(self):
        """Return whether the hand has ended."""
        return self.view[_PHASE] == _OVER

    def winner(self):
        """Return the seat that has won the match, 0xFF while it goes on."""
        return match.winner(self.match.s)

    # --- scores ----------------------------------------------------------------------------------
    def score(self, seat):
        """Return a seat's score of the hand."""
        return self.match.game.score(self.match.s, seat)

    def lines(self, seat, into):
        """List the lines of a seat's score of the hand (settle.lines); returns how many."""
        return self.match.game.lines(self.match.s, seat, into)

    def _note_scores(self):
        """Add the scores of the hand that has just ended to the history."""
        record = self.record
        if self.hands == HISTORY:
            i = AT_HISTORY
            while i < AT_BEFORE - _HAND:
                record[i] = record[i + _HAND]
                i += 1
            self.hands -= 1
        seat = 0
        while seat < self.view[_PLAYERS]:
            put(record, AT_HISTORY + self.hands * _HAND + 2 * seat, self.score(seat), 2)
            seat += 1
        self.hands += 1

    # --- moves -----------------------------------------------------------------------------------
    def play(self, move):
        """Make a move of the seat to move; returns 0, or the reason of the refusal."""
        s = self.match.s
        seat = s[_TURN]
        written = self.match.written
        reason = self.match.play(move)
        if reason:
            return reason
        if s[_PHASE] == _OVER:
            self._note_scores()
        # What a full journal has not written down can't be taken back.
        seen = move >> _MOVE_KIND == _DRAW or self.match.written == written
        if seen or s[_TURN] != seat or s[_PHASE] == _OVER:
            self.settled()
        else:
            self._changed()
        return 0

    def think(self, deals=0):
        """Let a computer player think for one slice about the move of the seat to move.

        It gets that seat's own view. `deals`: how many the level hard looks at, 0 for its own
        number. Returns the move, 0 if it is not found yet: ask again. Whatever happens meanwhile
        only makes it begin anew.
        """
        thinker = self._thinker
        seat = self.match.s[_TURN]
        view = self.view if seat == self.viewer else self.aside
        if thinker is None:
            look(self.match.s, seat, view)
            thinker = self.seats.player(seat)
            if hasattr(thinker, "step"):
                thinker.begin(view, self.moves, deals)
                self._thinker = thinker
                return 0
            move = thinker.choose(view, self.moves)
        elif thinker.step(view, self.moves):
            move = thinker.result()
        else:
            return 0
        self._changed()
        return move

    def refusal(self, move):
        """Return why a move can't be made now, 0 if it can; it is not made."""
        reason = self.match.game.apply(self.view, move)
        if not reason:
            look(self.match.s, self.viewer, self.view)
        return reason
