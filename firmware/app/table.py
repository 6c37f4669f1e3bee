"""The table: seats, the discard row, what just happened, and the hand, with a cursor in one band.

Left and right move the cursor, up and down change the band, A acts on the card under the cursor,
B opens the pause menu. Drawing is in table_view.py.
"""

from app import sound, table_view
from app.choose import Choose
from app.keys import DOWN, LEFT, RIGHT, UP, A, B, elapsed
from app.motion import Motion
from app.notes import Notes
from app.refusals import row_reason
from app.screen import Screen, part_at
from app.settings import BY_RANK
from engine.const import const
from engine.state import mask

_PHASE = const(38)
_TURN = const(39)
_ROW_N = const(51)
_ROW = const(165)
_DRAW_PHASE = const(0)
_LAST_PHASE = const(2)
_EVENT_N = const(56)
_EVENTS = const(412)
_EVENT_SIZE = const(5)
_MOVE_KIND = const(17)
_DRAW = const(1 << 17)
_TAKE = const(2)
_PICK = const(3)
_KNOCK = const(7)
_NONE = const(0xFF)

_T_CANNOT_PICK = const(59)
_T_NOT_SAVED = const(153)
_T_REASON_DONE = const(225)
_T_CANNOT = const(60)
_T_NOT_YOUR_TURN = const(61)

HAND, ROW = 0, 1  # the band that has the cursor
_NOTE_MS = 1100  # how long a sentence stays
_DRAWN_MS = 500  # … about a card drawn from the stock
_THINK_MS = 20  # of a frame, before the buttons are asked again
_NO_WARNING = 0


class Table(Screen):
    """A hand in play.

    `band`, `hand_at`, `row_at`: the cursor; `hand[:hand_n]`: the human's cards as shown;
    `warning`: the text that says why a press did nothing, 0 for none; `hint`: the move that is
    recommended, 0 for none, and `why`: for which reason (docs/players.md); `moved`: the cursor has
    been moved along its band, so that what to do need not be said where there is little room;
    `part`: which part of it is said there; `draw_melds`: None where there is no room for them;
    `dealing`: the cards that are dealt are still to be seen on their way; `covered`: the cards are
    nobody's to see yet.
    """

    name = "table"
    prompt = 0  # what to do, where a child has more to say than the table itself

    def __init__(self, app, session):
        from app.arrival import set_table

        super().__init__(app)
        self.notes = Notes()
        self.choose = Choose(app, session, self)
        self.motion = Motion(app.canvas)
        set_table(self, session)

    def enter(self):
        super().enter()
        self.app.canvas.names = self.session.seats

    def uncovered(self):
        """The next person looks at the screen."""
        self.covered = False
        self.band = HAND
        self.sort_hand()

    # --- the cursor ------------------------------------------------------------------------------
    def press(self, button):
        self.dirty = True
        self.since = None
        self.motion.left = 0
        self.warning = _NO_WARNING
        self.hint = 0
        if self._noting():
            self._next_note()
            if button == B and not self.session.seats.humans:
                self._back()  # between computers alone there is no moment without a sentence
            elif not button == A:
                self.move_cursor(button)
        elif button == A:
            self._act()
        elif not self.move_cursor(button):
            self._back()

    def _back(self):
        """B leads from the row to the hand, and from the hand to the pause menu."""
        if self.band == ROW:
            self.band = HAND
        else:
            from app.pause import Pause

            self.app.push(Pause(self.app, self.session, self))

    def move_cursor(self, button):
        """Move the cursor by an arrow; returns whether it was one."""
        self.moved = button == LEFT or button == RIGHT
        if self.moved:
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
                self._look_closer()
        elif button == DOWN:
            self.band = HAND
        else:
            return False
        return True

    def _look_closer(self):
        """Show the row from near, or the melds if there is nothing in it."""
        if self.session.view[_ROW_N]:
            from app.zoom import Zoom

            self.app.push(Zoom(self.app, self))
        else:
            from app.melds import Melds

            self.app.push(Melds(self.app, self.session))

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
            self._act_on_row(session.view[_ROW + self.row_at])
        elif session.view[_PHASE] == _DRAW_PHASE:
            self.make(_DRAW)
        elif session.view[_PHASE] == _LAST_PHASE:
            self.choose.offer(_NONE)
            self.app.push(self.choose)
        elif self.choose.offer_held(self.hand[self.hand_at]):
            self.app.push(self.choose)
        elif self.choose.shown:
            self.refuse(session.refusal(self.choose.choices[0]))
        else:
            self.warning = _T_CANNOT

    def _act_on_row(self, card):
        if self.choose.offer(card):
            self.app.push(self.choose)
            return
        reason = row_reason(self.session, card)
        if reason:
            self.refuse(reason)
        else:
            self.warning = _T_CANNOT_PICK
            self.app.sound.play(sound.REFUSED)

    def refuse(self, reason):
        """Say why a move is refused (REASONS in layout.py)."""
        self.warning = _T_REASON_DONE + reason
        self.app.sound.play(sound.REFUSED)
        self.dirty = True

    def make(self, move):
        """Make the move of the seat to move, tell what happened, and keep the match.

        What computers do follows from what is kept already, so it is kept again only when they
        are done: flash wears out.
        """
        session = self.session
        seat = session.view[_TURN]
        self._plan_motion(seat, move)
        reason = session.play(move)
        if reason:
            self.motion.left = 0
            self.refuse(reason)
            return
        self.notes.begin(seat, move, session.view)
        self.since = None
        self.moved = False
        self.band = HAND
        self.sort_hand()
        self._sound(seat, move)
        if session.seats.is_human(seat) or session.human_turn() or session.hand_over():
            self._keep()

    def _plan_motion(self, seat, move):
        """Prepare the motion that shows a move, over the table as it is before it."""
        if self.app.settings.motion:
            canvas = self.app.canvas
            if self.dirty:
                table_view.draw(canvas, self)
            self.motion.plan(canvas, self, seat, move)

    def _keep(self):
        if not self.app.keep(self.session):
            self.warning = _T_NOT_SAVED

    def _sound(self, seat, move):
        """Play what fits the move best: a fine, a knock, a pick-up, or that it is one's turn."""
        view = self.session.view
        i = view[_EVENT_N]
        while i:
            i -= 1
            if view[_EVENTS + i * _EVENT_SIZE + 1] > 127:
                self.app.sound.play(sound.PENALTY)
                return
        kind = move >> _MOVE_KIND
        if kind == _KNOCK or self.session.hand_over():
            self.app.sound.play(sound.KNOCK)
        elif kind == _PICK or kind == _TAKE:
            self.app.sound.play(sound.PICK_UP)
        elif self.session.human_turn() and seat != self.session.viewer:
            self.app.sound.play(sound.TURN)

    def taken_back(self):
        """Show and keep the match again: the last move was taken back (undo.py)."""
        self.notes.n = 0
        self.band = HAND
        self.sort_hand()
        self._keep()

    def is_legal(self, card):
        """Return whether a legal move other than a discard or a knock concerns this card."""
        return self.session.marked[card >> 4] >> (card & 15) & 1

    def sort_hand(self):
        """Take up the hand as it is now, in the order that the player likes.

        The cursor goes to the card that is one more than before: nothing else shows what was drawn.
        """
        view = self.session.view
        viewer = self.session.viewer
        by_rank = self.app.settings.sort == BY_RANK
        new = self.hand_n
        n = 0
        i = 0
        while i < 52:
            suit = i & 3 if by_rank else i // 13
            rank = i >> 2 if by_rank else i % 13
            if mask(view, viewer, suit) >> rank & 1:
                card = suit << 4 | rank
                if self.hand[n] != card:
                    new = min(new, n)
                self.hand[n] = card
                n += 1
            i += 1
        self.hand_at = new if n == self.hand_n + 1 else max(0, min(self.hand_at, n - 1))
        self.hand_n = n
        self.dirty = True

    # --- time ------------------------------------------------------------------------------------
    def _noting(self):
        return self.notes.at < self.notes.n

    def _next_note(self):
        self.notes.next()
        self.since = None
        self.dirty = True

    def tick(self, now):
        if self.motion.left:
            self.motion.step(now, self.app.canvas, self)
            self.dirty = True
            return
        if self.since is None:
            self.since = now
        if self._noting():
            self.app.light.stir(now)
            if elapsed(now, self.since) >= (_DRAWN_MS if self.notes.move == _DRAW else _NOTE_MS):
                self._next_note()
        elif self.session.hand_over():
            self._show_score()
        elif self._must_hand_over():
            self._hand_over()
        elif not self.session.human_turn() or self.app.autoplay:
            self._think(now)
        else:
            self._turn_part(now)

    def _turn_part(self, now):
        """Let the next part of what to do be said, where there is room for no more."""
        part = part_at(now, self.since)
        if part != self.part:
            self.part = part
            self.dirty = self.dirty or self.app.canvas.parted

    def _think(self, now):
        """Let the computer think until its move is found, or the frame has had its time."""
        app = self.app
        move = 0
        while not move and elapsed(app.device.ticks(), now) < _THINK_MS:
            move = self.session.think(app.deals())
        if move:
            self.make(move)

    def _show_score(self):
        app = self.app
        self.session.rest()
        app.room.without_players()
        app.statistics.count(self.session)
        app.room.trim()
        from app.score import Score

        app.push(Score(app, self.session, self))

    def _must_hand_over(self):
        """Return whether someone else is to look at the screen from now on."""
        session = self.session
        if session.seats.humans < 2:
            return False
        return self.covered or session.next_human() != session.viewer

    def _hand_over(self):
        seat = self.session.next_human()
        if self.app.autoplay:
            self.session.show_to(seat)
            self.uncovered()
        else:
            from app.hide import Hide

            self.app.push(Hide(self.app, self.session, self, seat))

    def draw(self, canvas):
        moving = self.motion.left
        if self.dealing or not moving:
            covered = self.covered
            self.covered = covered or moving
            table_view.draw(canvas, self)
            self.covered = covered
            self.dealing = False
        if moving:
            self.motion.draw(canvas)
