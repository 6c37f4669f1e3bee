"""The score of a hand: all seats on one page, then each seat's lines, then the winner."""

from array import array

from app.keys import DOWN, LEFT, RIGHT, UP, A
from app.menu import draw_position
from app.screen import Screen
from engine.const import const
from engine.state import total
from gfx.phrase import Phrase, draw_who

_PLAYERS = const(2)
_END = const(43)
_END_BY = const(44)
_KNOCK_CARD = const(45)
_NONE = const(0xFF)
_LINES_MAX = const(12)

_T_YOU = const(1)
_T_COMPUTER = const(2)
_T_END_NONE = const(69)
_T_RULE_D17 = const(50)
_T_TOTAL = const(74)
_T_YOU_WON = const(75)
_T_WON = const(76)

_SUMMARY = 0  # the page; page 1 + n is the score of seat n


class Score(Screen):
    """The score pages of the hand that has just ended; left and right turn the pages."""

    name = "score"

    def __init__(self, app, session, table):
        super().__init__(app)
        self.session = session
        self.table = table
        self.phrase = Phrase(_T_YOU, _T_COMPUTER)
        self.page = _SUMMARY
        self.top = 0
        self.lines = array("i", bytes(4 * 2 * _LINES_MAX))
        self.n = 0

    def press(self, button):
        self.dirty = True
        pages = 1 + self.session.view[_PLAYERS]
        if button == LEFT or button == RIGHT:
            self._turn((self.page + (1 if button == RIGHT else pages - 1)) % pages)
        elif button == UP:
            self.top = max(0, self.top - 1)
        elif button == DOWN:
            shown = self.app.canvas.layout.lines
            self.top = max(0, min(self.top + 1, self.n - shown))
        elif button == A:
            self._go_on()
        else:
            self._turn(_SUMMARY)

    def _turn(self, page):
        self.page = page
        self.top = 0
        self.n = 0
        if page != _SUMMARY:
            self.n = self.session.lines(page - 1, self.lines)

    def _go_on(self):
        winner = self.session.winner()
        self.app.pop()
        if winner == _NONE:
            self.table.next_hand()
        else:
            self.app.push(Winner(self.app, self.session, winner))

    def draw(self, canvas):
        canvas.clear()
        if self.page == _SUMMARY:
            self._draw_summary(canvas)
        else:
            self._draw_seat(canvas, self.page - 1)

    def _draw_summary(self, canvas):
        view = self.session.view
        self.phrase.who = view[_END_BY]
        self.phrase.card = view[_KNOCK_CARD]
        self.phrase.draw(canvas, _T_END_NONE + view[_END], 3, 0)
        canvas.say_right(_T_TOTAL, canvas.width - 2, 0)
        pitch = (canvas.height - canvas.layout.line) // 4
        y = canvas.layout.line - 3
        for seat in range(view[_PLAYERS]):
            draw_who(canvas, self.phrase, seat, 2, y)
            canvas.number_right(self.session.score(seat), canvas.width * 5 // 8, y)
            canvas.number_right(total(view, seat), canvas.width - 2, y)
            y += pitch

    def _draw_seat(self, canvas, seat):
        line = canvas.layout.line
        canvas.invert(0, 0, canvas.width, line - 1)
        x = 2 + draw_who(canvas, self.phrase, seat, 2, 0, 0)
        canvas.number_right(self.session.score(seat), canvas.width - 6, 0, 0)
        y = line
        i = self.top
        while i < self.n and y + line <= canvas.height:
            canvas.say(_T_RULE_D17 + self.lines[i << 1], 2, y)
            canvas.number_right(self.lines[(i << 1) + 1], canvas.width - 6, y)
            y += line
            i += 1
        draw_position(canvas, line, canvas.height, self.top, canvas.layout.lines, self.n)


class Winner(Screen):
    """The end of a match: who won, and the totals."""

    name = "winner"

    def __init__(self, app, session, seat):
        super().__init__(app)
        self.session = session
        self.phrase = Phrase(_T_YOU, _T_COMPUTER)
        self.phrase.who = seat

    def press(self, button):
        self.app.pop_to("title")

    def draw(self, canvas):
        canvas.clear()
        view = self.session.view
        self.phrase.draw(canvas, _T_WON if self.phrase.who else _T_YOU_WON, 2, 0)
        pitch = (canvas.height - canvas.layout.line) // 4
        y = canvas.layout.line - 3
        for seat in range(view[_PLAYERS]):
            draw_who(canvas, self.phrase, seat, 2, y)
            canvas.number_right(total(view, seat), canvas.width - 2, y)
            y += pitch
