"""One seat of a new match: a person or which computer, and a name."""

from app.menu import Menu
from app.seats import LEVELS, NAMES, Seats
from engine.const import const

_T_EASY = const(12)
_T_HUMAN = const(138)
_T_WHO_PLAYS = const(136)
_T_NAME = const(137)
_T_NO_NAME = const(139)
_T_NAME_1 = const(141)

_KIND, _NAME = range(2)


class SeatMenu(Menu):
    """Who plays at a seat and under which name; left, right and A change the line."""

    name = "seat"

    def __init__(self, app, seat):
        super().__init__(app)
        self.seat = seat

    def count(self):
        return 2

    def side(self, i, step):
        settings = self.app.settings
        if i == _KIND:
            kinds = LEVELS + 1
            settings.kinds[self.seat] = (settings.kinds[self.seat] + step) % kinds
        else:
            settings.names[self.seat] = (settings.names[self.seat] + step) % (NAMES + 1)
        settings.save()
        players = settings.players[settings.game]
        self.app.canvas.names = Seats(settings.kinds, settings.names, players)

    def pick(self, i):
        self.side(i, 1)

    def draw_title(self, canvas, y):
        canvas.names.draw(canvas, self.seat, 3, y, canvas.ink)

    def draw_line(self, canvas, i, x, y, colour):
        settings = self.app.settings
        if i == _KIND:
            x += canvas.say(_T_WHO_PLAYS, x, y, colour) + 4
            draw_kind(canvas, settings.kinds[self.seat], x, y, colour)
        else:
            name = settings.names[self.seat]
            x += canvas.say(_T_NAME, x, y, colour) + 4
            canvas.say(_T_NAME_1 + name - 1 if name else _T_NO_NAME, x, y, colour)


def draw_kind(canvas, kind, x, y, colour):
    """Draw what plays: a person, or a computer of which level (seats.py)."""
    canvas.say(_T_EASY + kind - 1 if kind else _T_HUMAN, x, y, colour)
