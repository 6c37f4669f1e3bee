"""The title screen: go on with the saved match, begin another, and all that is not a match."""

from app.menu import Menu
from app.saves import IN_PLAY, NOTHING
from app.titles import say_title_and_charge
from engine.const import const

_T_SPETO = const(0)
_T_CONTINUE = const(128)
_T_NEW_GAME = const(129)
_T_OPTIONS = const(8)
_T_STATISTICS = const(130)
_T_REPLAY = const(131)
_T_SETTINGS = const(132)
_T_HELP = const(9)
_T_ABOUT = const(133)
_T_LANGUAGE = const(15)
_T_LANGUAGE_NAME = const(3)
_T_QUIT = const(16)
_T_ASK_GIVE_UP = const(151)
_T_SAVE_DAMAGED = const(152)

_CONTINUE, _NEW, _OPTIONS, _LANGUAGE, _HELP = range(5)
_STATISTICS, _REPLAY, _SETTINGS, _ABOUT, _QUIT = range(5, 10)
_LABELS = (
    _T_CONTINUE,
    _T_NEW_GAME,
    _T_OPTIONS,
    _T_LANGUAGE,
    _T_HELP,
    _T_STATISTICS,
    _T_REPLAY,
    _T_SETTINGS,
    _T_ABOUT,
    _T_QUIT,
)


class Title(Menu):
    """The first screen. `lines[:n]`: the lines that make sense now."""

    name = "title"

    def __init__(self, app):
        super().__init__(app)
        self.lines = bytearray(len(_LABELS))
        self.n = 0

    def enter(self):
        super().enter()
        self.app.canvas.names = None
        status = self.app.saves.status
        self.n = 0
        for line in range(len(_LABELS)):
            if (line == _CONTINUE and status != IN_PLAY) or (line == _REPLAY and status == NOTHING):
                continue
            self.lines[self.n] = line
            self.n += 1
        self.at = min(self.at, self.n - 1)
        if self.app.damaged:
            self.app.damaged = False
            self._tell_damage()

    def _tell_damage(self):
        from app.about import About

        self.app.push(About(self.app, _T_SAVE_DAMAGED))

    def count(self):
        return self.n

    def pick(self, i):
        app = self.app
        line = self.lines[i]
        if line == _CONTINUE:
            self._go_on("table")
        elif line == _NEW and app.saves.status == IN_PLAY:
            self._ask()
        elif line == _NEW:
            self._new()
        elif line == _REPLAY:
            self._go_on("replay")
        elif line == _QUIT:
            app.pop()
        elif line == _LANGUAGE:
            self.side(i, 1)
        else:
            app.push(self._screen(line))

    def _screen(self, line):
        """Return the screen of a line, loaded now: a board keeps only what it shows."""
        if line == _OPTIONS:
            from app.options import Options

            return Options(self.app)
        if line == _STATISTICS:
            from app.statistics_screen import StatisticsScreen

            return StatisticsScreen(self.app)
        if line == _SETTINGS:
            from app.comfort import Comfort

            return Comfort(self.app)
        if line == _HELP:
            from app.help import Help

            return Help(self.app, self.app.settings.game)
        from app.about import About

        return About(self.app)

    def side(self, i, step):
        if self.lines[i] == _LANGUAGE:
            from app.choices import next_language

            next_language(self.app, step)
            self.app.settings.save()

    def _ask(self):
        from app.ask import Ask

        self.app.push(Ask(self.app, _T_ASK_GIVE_UP, self._new))

    def _new(self):
        from app.setup import Setup

        self.app.push(Setup(self.app))

    def _go_on(self, place):
        """Take up the match that was kept, at the table or as a replay."""
        session = self.app.saves.load()
        if session is None:
            self._tell_damage()
        else:
            self.app.go(place, session)

    def back(self):
        """B does nothing here: quitting is a line of its own."""

    def draw_title(self, canvas, y):
        say_title_and_charge(self.app, canvas, _T_SPETO, y)

    def draw_line(self, canvas, i, x, y, colour):
        line = self.lines[i]
        x += canvas.say(_LABELS[line], x, y, colour) + 4
        if line == _LANGUAGE:
            canvas.say(_T_LANGUAGE_NAME, x, y, colour)


def arrive(app, match):
    """Open the title: see App.go."""
    app.stack[0] = Title(app)
    app.room.settle()
    app.stack[0].enter()
