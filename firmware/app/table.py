"""The table: seats, the discard row, what just happened, and the hand, with a cursor in one band.

Left and right move the cursor, up and down change the band, A acts on the card under the cursor,
B opens the pause menu. Drawing is in table_view.py.
"""

from app import table_view
from app.choose import Choose
from app.keys import DOWN, LEFT, RIGHT, UP, A, elapsed
from app.melds import Melds
from app.notes import Notes
from app.pause import Pause
from app.score import Score
from app.screen import Screen
from app.session import HUMAN
from engine.const import const
from engine.state import mask

_PHASE = const(38)
_TURN = const(39)
_STARTER = const(40)
_ROW_N = const(51)
_ROW = const(165)
_DRAW_PHASE = const(0)
_PLAY_PHASE = const(1)
_LAST_PHASE = const(2)
_DRAW = const(1 << 17)
_NONE = const(0xFF)

_T_CANNOT_PICK = const(46)
_T_CANNOT = const(47)
_T_NOT_YOUR_TURN = const(48)

HAND, ROW = 0, 1  # the band that has the cursor
_NOTE_MS = 1100  # how long a sentence stays
_DRAWN_MS = 500  # … about a card drawn from the stock
_NO_WARNING = 0


class Table(Screen):
    """A hand in play.

    `band`, `hand_at`, `row_at`: the cursor; `hand[:hand_n]`: the human's cards as shown;
    `warning`: the text that says why a press did nothing, 0 for none.
    """

    name = "table"

    def __init__(self, app, session):
        super().__init__(app)
        self.session = session
        self.notes = Notes()
        self.choose = Choose(app, session, self)
        self.hand = bytearray(52)
        self.hand_n = 0
        self.band = HAND
        self.hand_at = 0
        self.row_at = 0
        self.warning = _NO_WARNING
        self.since = None
        self._dealt()

    def _dealt(self):
        self.notes.begin(self.session.view[_STARTER], 0, self.session.view)
        self._refresh()

    def next_hand(self):
        """Deal the next hand of the match."""
        self.session.deal()
        self._dealt()

    # --- the cursor ------------------------------------------------------------------------------
    def press(self, button):
        self.dirty = True
        self.warning = _NO_WARNING
        if self._noting():
            self._next_note()
            if not button == A:
                self._move_cursor(button)
        elif button == A:
            self._act()
        elif not self._move_cursor(button):
            self.app.push(Pause(self.app, self.session))

    def _move_cursor(self, button):
        """Move the cursor by an arrow; returns whether it was one."""
        if button == LEFT or button == RIGHT:
            step = 1 if button == RIGHT else -1
            if self.band == HAND:
                self.hand_at = (self.hand_at + step) % max(1, self.hand_n)
            else:
                self.row_at = (self.row_at + step) % max(1, self.session.view[_ROW_N])
        elif button == UP:
            if self.band == HAND:
                self.band = ROW
                self.row_at = self._first_pick()
            else:
                self.app.push(Melds(self.app, self.session))
        elif button == DOWN:
            self.band = HAND
        else:
            return False
        return True

    def _first_pick(self):
        """Return the place in the row to begin at: the latest legal pick-up, else the last card."""
        i = last = max(0, self.session.view[_ROW_N] - 1)
        while i > 0 and not self.is_legal(self.session.view[_ROW + i]):
            i -= 1
        return i if self.is_legal(self.session.view[_ROW + i]) else last

    # --- making moves ----------------------------------------------------------------------------
    def _act(self):
        session = self.session
        if not session.human_turn():
            self.warning = _T_NOT_YOUR_TURN
        elif self.band == ROW:
            if self.choose.offer(session.view[_ROW + self.row_at]):
                self.app.push(self.choose)
            else:
                self.warning = _T_CANNOT_PICK
        elif session.view[_PHASE] == _DRAW_PHASE:
            self.make(_DRAW)
        elif session.view[_PHASE] == _LAST_PHASE:
            self.choose.offer(_NONE)
            self.app.push(self.choose)
        elif self.choose.offer(self.hand[self.hand_at]):
            self.app.push(self.choose)
        else:
            self.warning = _T_CANNOT

    def make(self, move):
        """Make the move of the seat to move, and tell what happened."""
        seat = self.session.view[_TURN]
        if self.session.play(move):
            self.warning = _T_CANNOT
            return
        self.notes.begin(seat, move, self.session.view)
        self.since = None
        self.band = HAND
        self._refresh()

    def is_legal(self, card):
        """Return whether a legal move other than discard or knock begins with this card."""
        return self.choose.has_special(card)

    def _refresh(self):
        """Take up the hand as it is now."""
        n = 0
        for suit in range(4):
            cards = mask(self.session.view, HUMAN, suit)
            for rank in range(13):
                if cards >> rank & 1:
                    self.hand[n] = suit << 4 | rank
                    n += 1
        self.hand_n = n
        self.hand_at = max(0, min(self.hand_at, n - 1))
        self.dirty = True

    # --- time ------------------------------------------------------------------------------------
    def _noting(self):
        return self.notes.at < self.notes.n

    def _next_note(self):
        self.notes.next()
        self.since = None
        self.dirty = True

    def tick(self, now):
        if self.since is None:
            self.since = now
        if self._noting():
            if elapsed(now, self.since) >= (_DRAWN_MS if self.notes.move == _DRAW else _NOTE_MS):
                self._next_note()
        elif self.session.hand_over():
            self.app.push(Score(self.app, self.session, self))
        elif not self.session.human_turn() or self.app.autoplay:
            self.make(self.session.think())

    def draw(self, canvas):
        table_view.draw(canvas, self)
