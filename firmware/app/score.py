"""The score of a hand: all seats on one page, then each seat's lines, then each seat's cards, the
match as a chart, and when it is over the winner.
"""

from array import array

from app.keys import DOWN, LEFT, RIGHT, UP, A
from app.menu import draw_position
from app.score_pages import draw_cards, draw_chart, list_cards, rows_of
from app.screen import Screen
from engine.const import const
from engine.state import total
from gfx.phrase import Phrase

_PLAYERS = const(2)
_END = const(43)
_END_BY = const(44)
_KNOCK_CARD = const(45)
_NONE = const(0xFF)
_LINES_MAX = const(12)
_POSITION = const(5)  # columns at the right edge for the mark of the position
_OVERLAP = const(4)  # rows by which lines without marks above and below may be set closer

_T_END_NONE = const(81)
_T_RULE_D17 = const(63)
_T_TOTAL = const(86)
_T_YOU_WON = const(87)
_T_WON = const(88)
_T_PROMPT_SCORE = const(257)

_SUMMARY = 0  # the page; then come the lines of each seat, the cards of each seat, and the chart


class Score(Screen):
    """The score pages of the hand that has just ended; left and right turn the pages."""

    name = "score"

    def __init__(self, app, session, table):
        super().__init__(app)
        self.session = session
        self.table = table
        self.phrase = Phrase()
        self.lines = array("i", bytes(4 * 2 * _LINES_MAX))
        self.cards = bytearray(53)  # see score_pages.list_cards
        self._turn(_SUMMARY)

    def press(self, button):
        self.dirty = True
        pages = 2 + 2 * self.session.view[_PLAYERS]
        if button == LEFT or button == RIGHT:
            self._turn((self.page + (1 if button == RIGHT else pages - 1)) % pages)
        elif button == UP:
            self.top = self.top - 1 if self.top else self._last_top()
        elif button == DOWN:
            self.top = self.top + 1 if self.top < self._last_top() else 0
        elif button == A:
            self._go_on()
        else:
            self._turn(_SUMMARY)

    def _last_top(self):
        """Return how far down the page goes."""
        canvas = self.app.canvas
        layout = canvas.layout
        if self.page <= self.session.view[_PLAYERS]:
            return max(0, self.n if layout.narrow else self.n - layout.lines)
        shown = (canvas.height - layout.line) // (canvas.mini.height + 1)
        return max(0, rows_of(canvas, self.n) - shown)

    def _turn(self, page):
        self.page = page
        self.top = 0
        self.n = 0
        players = self.session.view[_PLAYERS]
        if page == _SUMMARY and not has_heading(self.app.canvas, self.session.view):
            self.n = 1  # the sentence, below all seats
        elif _SUMMARY < page <= players:
            self.n = self.session.lines(page - 1, self.lines)
        elif players < page <= 2 * players:
            self.n = list_cards(self.session.match.s, page - 1 - players, self.cards)

    def _go_on(self):
        winner = self.session.winner()
        self.app.pop()
        if winner == _NONE:
            from app.arrival import next_hand

            next_hand(self.table)
        else:
            self.app.keep(self.session, True)
            self.app.push(Winner(self.app, self.session, winner))

    def draw(self, canvas):
        canvas.clear()
        players = self.session.view[_PLAYERS]
        if self.page == _SUMMARY:
            self._draw_summary(canvas)
        elif self.page <= players:
            self._draw_seat(canvas, self.page - 1)
        elif self.page <= 2 * players:
            seat = self.page - 1 - players
            draw_cards(canvas, self.phrase, seat, self.cards, self.n, self.top)
        else:
            draw_chart(canvas, self.session)

    def _draw_summary(self, canvas):
        view = self.session.view
        layout = canvas.layout
        self.phrase.who = view[_END_BY]
        self.phrase.card = view[_KNOCK_CARD]
        draw_position(canvas, 0, canvas.height, self.top, 1, self.n + 1)
        if self.top:
            self.phrase.wrap(canvas, _T_END_NONE + view[_END], 3, 0, canvas.width - _POSITION)
            return
        if not layout.narrow:
            canvas.say_right(_T_TOTAL, canvas.width - 2, 0)
        top = 0
        if has_heading(canvas, view):
            self.phrase.wrap(canvas, _T_END_NONE + view[_END], 3, 0, canvas.width, True, 1)
            top = layout.cell
        bottom = canvas.height
        if top and (bottom - top) // (view[_PLAYERS] + 1) >= layout.line:
            bottom -= layout.cell
            canvas.say_part(_T_PROMPT_SCORE + self.app.keys.kind, 0, 3, bottom)
        draw_scores(canvas, self.session, True, top, bottom)

    def _draw_seat(self, canvas, seat):
        layout = canvas.layout
        if layout.narrow and self.top:
            self._draw_line_alone(canvas, self.top - 1)
            draw_position(canvas, 0, canvas.height, self.top, 1, self.n + 1)
            return
        line = layout.line
        canvas.invert(0, 0, canvas.width, line - 1)
        canvas.names.draw(canvas, seat, 3, layout.pad, canvas.paper)
        right = canvas.width - _POSITION
        canvas.number_right(self.session.score(seat), right, layout.pad, canvas.paper)
        if layout.narrow:
            draw_position(canvas, 0, canvas.height, 0, 1, self.n + 1)
            return
        y = line
        i = self.top
        while i < self.n and y + line <= canvas.height:
            canvas.say(_T_RULE_D17 + self.lines[i << 1], 3, y + layout.pad)
            canvas.number_right(self.lines[(i << 1) + 1], right, y + layout.pad)
            y += line
            i += 1
        draw_position(canvas, line, canvas.height, self.top, layout.lines, self.n)

    def _draw_line_alone(self, canvas, i):
        """Draw one line of a seat's score on a screen of its own."""
        rule = _T_RULE_D17 + self.lines[i << 1]
        self.phrase.wrap(canvas, rule, 3, 0, canvas.width - _POSITION)
        y = canvas.height - canvas.layout.cell
        canvas.number_right(self.lines[(i << 1) + 1], canvas.width - _POSITION, y)


def draw_scores(canvas, session, of_hand, top, bottom):
    """Draw a line a seat between two rows: name, with `of_hand` the points of the hand, total.

    Where lines would touch, labels and small figures take the place of names and numbers.
    """
    view = session.view
    layout = canvas.layout
    players = view[_PLAYERS]
    pitch = min(layout.line, (bottom - top) // players)
    small = pitch < layout.cell - _OVERLAP
    y = top + (bottom - top - pitch * players) // 2
    if pitch < layout.cell and not small:
        y = bottom - (players - 1) * pitch - layout.cell
    middle = canvas.width * 5 // 8
    right = canvas.width - (2 if top else _POSITION)  # without a heading there is more below
    for seat in range(players):
        if small:
            canvas.small(canvas.names.label(seat), 3, y, canvas.ink)
            if of_hand:
                canvas.small_number_right(session.score(seat), middle, y, canvas.ink)
            canvas.small_number_right(total(view, seat), right, y, canvas.ink)
        else:
            canvas.names.draw(canvas, seat, 3, y, canvas.ink)
            if of_hand:
                canvas.number_right(session.score(seat), middle, y)
            canvas.number_right(total(view, seat), right, y)
        y += pitch


def has_heading(canvas, view):
    """Return whether there is room for a sentence above a line for each seat."""
    layout = canvas.layout
    return (canvas.height - layout.cell) // view[_PLAYERS] > layout.capitals


class Winner(Screen):
    """The end of a match: who won, and the totals."""

    name = "winner"

    def __init__(self, app, session, seat):
        super().__init__(app)
        self.session = session
        self.phrase = Phrase()
        self.phrase.who = seat

    def press(self, button):
        self.app.pop_to("title")

    def draw(self, canvas):
        canvas.clear()
        text = _T_YOU_WON if self.phrase.who == self.session.seats.me else _T_WON
        self.phrase.wrap(canvas, text, 3, 0, canvas.width)
        if has_heading(canvas, self.session.view):
            top = canvas.layout.cell
            draw_scores(canvas, self.session, False, top, canvas.height)
