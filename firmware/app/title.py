"""The title screen: start a match, and choose game, players, level, options and language."""

from app.help import Help
from app.keys import LEFT, RIGHT
from app.menu import Menu
from app.options import Options
from app.session import Session
from app.settings import FEWEST, LEVELS, MOST
from app.table import Table
from engine.const import const

_T_SPETO = const(0)
_T_PLAY = const(4)
_T_GAME = const(5)
_T_DUMMY = const(6)
_T_PLAYERS = const(10)
_T_LEVEL = const(11)
_T_EASY = const(12)
_T_OPTIONS = const(8)
_T_HELP = const(9)
_T_LANGUAGE = const(14)
_T_LANGUAGE_NAME = const(3)
_T_QUIT = const(15)

_PLAY, _GAME, _PLAYERS, _LEVEL, _OPTIONS, _HELP, _LANGUAGE, _QUIT = range(8)
_LABELS = (
    _T_PLAY,
    _T_GAME,
    _T_PLAYERS,
    _T_LEVEL,
    _T_OPTIONS,
    _T_HELP,
    _T_LANGUAGE,
    _T_QUIT,
)


class Title(Menu):
    """The first screen."""

    name = "title"

    def count(self):
        return len(_LABELS)

    def press(self, button):
        if button == LEFT or button == RIGHT:
            self._change(1 if button == RIGHT else -1)
            self.dirty = True
        else:
            super().press(button)

    def _change(self, step):
        """Change the value on the line under the bar."""
        settings = self.app.settings
        game = settings.game
        if self.at == _GAME:
            settings.game = 1 - game
        elif self.at == _PLAYERS:
            count = MOST[game] - FEWEST[game] + 1
            chosen = (settings.players[game] - FEWEST[game] + step) % count
            settings.players[game] = FEWEST[game] + chosen
        elif self.at == _LEVEL:
            settings.level = (settings.level + step) % LEVELS
        elif self.at == _LANGUAGE:
            self.app.set_language("en" if settings.language == "th" else "th")
        else:
            return
        settings.save()

    def pick(self, i):
        app = self.app
        if i == _PLAY:
            session = Session(app.settings, app.new_seed())
            session.deal()
            app.push(Table(app, session))
        elif i == _OPTIONS:
            app.push(Options(app))
        elif i == _HELP:
            app.push(Help(app, app.settings.game))
        elif i == _QUIT:
            app.pop()
        else:
            self._change(1)

    def back(self):
        """B does nothing here: quitting is a line of its own."""

    def draw_title(self, canvas, y):
        canvas.say_centred(_T_SPETO, y)

    def draw_line(self, canvas, i, x, y, colour):
        settings = self.app.settings
        x += canvas.say(_LABELS[i], x, y, colour) + 4
        if i == _GAME:
            canvas.say(_T_DUMMY + settings.game, x, y, colour)
        elif i == _PLAYERS:
            canvas.number(settings.players[settings.game], x, y, colour)
        elif i == _LEVEL:
            canvas.say(_T_EASY + settings.level, x, y, colour)
        elif i == _LANGUAGE:
            canvas.say(_T_LANGUAGE_NAME, x, y, colour)
