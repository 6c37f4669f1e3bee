"""A new match: game, how many play, who sits where, options, and then the deal.

Also from a game code (code.py), or the deal of the day where the device knows the date.
"""

from app.menu import Menu
from app.seat import SeatMenu, draw_kind
from app.seats import LEVELS, Seats
from app.settings import FEWEST, MOST, SEED_MASK
from app.settings_record import level, set_level
from app.titles import say_title
from engine.const import const

_T_PLAY = const(4)
_T_GAME = const(5)
_T_DUMMY = const(6)
_T_PLAYERS = const(10)
_T_LEVEL = const(11)
_T_EASY = const(12)
_T_OPTIONS = const(8)
_T_NEW_GAME = const(129)
_T_ENTER_CODE = const(134)
_T_DAILY = const(135)

_PLAY, _GAME, _PLAYERS, _LEVEL, _SEAT = range(5)
_AFTER_SEATS = (_T_OPTIONS, _T_ENTER_CODE, _T_DAILY)
_OPTIONS, _CODE, _DAILY = range(3)
_LABELS = (_T_PLAY, _T_GAME, _T_PLAYERS, _T_LEVEL)


class Setup(Menu):
    """The choices of a new match; left, right and A change the line under the bar."""

    name = "setup"

    def __init__(self, app):
        super().__init__(app)
        self.date = _date(app.device)
        self._name_seats()

    def enter(self):
        super().enter()
        self._name_seats()

    def _name_seats(self):
        """Let the canvas call the seats what they will be called in the match."""
        settings = self.app.settings
        players = settings.players[settings.game]
        self.app.canvas.names = Seats(settings.kinds, settings.names, players)

    def _seats(self):
        settings = self.app.settings
        return settings.players[settings.game]

    def count(self):
        return _SEAT + self._seats() + (3 if self.date else 2)

    def side(self, i, step):
        """Change the value on line `i`."""
        settings = self.app.settings
        game = settings.game
        if i == _GAME:
            settings.game = 1 - game
        elif i == _PLAYERS:
            count = MOST[game] - FEWEST[game] + 1
            chosen = (settings.players[game] - FEWEST[game] + step) % count
            settings.players[game] = FEWEST[game] + chosen
        elif i == _LEVEL:
            set_level(settings, (level(settings) + step) % LEVELS)
        elif _SEAT <= i < _SEAT + self._seats():
            seat = i - _SEAT
            settings.kinds[seat] = (settings.kinds[seat] + step) % (LEVELS + 1)
        else:
            return
        settings.save()
        self._name_seats()

    def pick(self, i):
        app = self.app
        place = i - _SEAT - self._seats()
        if i == _PLAY:
            app.go("table", _new_seed(app))
        elif i < _SEAT:
            self.side(i, 1)
        elif place < 0:
            app.push(SeatMenu(app, i - _SEAT))
        elif place == _OPTIONS:
            from app.options import Options

            app.push(Options(app))
        elif place == _CODE:
            from app.code import CodeEntry

            app.push(CodeEntry(app))
        else:
            app.go("table", daily_seed(self.date))

    def draw_title(self, canvas, y):
        say_title(self.app, canvas, _T_NEW_GAME, y)

    def draw_line(self, canvas, i, x, y, colour):
        settings = self.app.settings
        place = i - _SEAT - self._seats()
        if place >= 0:
            canvas.say(_AFTER_SEATS[place], x, y, colour)
            return
        if i >= _SEAT:
            x += canvas.names.draw(canvas, i - _SEAT, x, y, colour) + 5
            draw_kind(canvas, settings.kinds[i - _SEAT], x, y, colour)
            return
        x += canvas.say(_LABELS[i], x, y, colour) + 4
        if i == _GAME:
            canvas.say(_T_DUMMY + settings.game, x, y, colour)
        elif i == _PLAYERS:
            canvas.number(self._seats(), x, y, colour)
        elif i == _LEVEL:
            canvas.say(_T_EASY + level(settings), x, y, colour)


def _new_seed(app):
    """Return the seed of a new match: the chosen one once, then the device's."""
    seed = app.settings.seed
    app.settings.seed = None
    return app.device.seed() & SEED_MASK if seed is None else seed


def _date(device):
    """Return (year, month, day), None where the device does not know it."""
    date = getattr(device, "date", None)
    return date() if date else None


def daily_seed(date):
    """Return the seed of a day: `date` is (year, month, day)."""
    year, month, day = date
    number = (year * 12 + month) * 31 + day
    return (number * 1009 + 12345) & SEED_MASK
