"""The menu over the table: hint, undo, log, sorting and help; or leave the match, which is kept."""

from app.menu import Menu
from app.titles import say_title_and_charge
from app.undo import can_undo, undo
from engine.const import const

_T_PAUSE = const(17)
_T_GO_ON = const(18)
_T_MELDS = const(19)
_T_HINT = const(157)
_T_UNDO = const(158)
_T_LOG = const(159)
_T_SORT = const(161)
_T_SORT_SUIT = const(162)
_T_HELP = const(9)
_T_SETTINGS = const(132)
_T_CODE = const(164)
_T_LEAVE = const(20)

_GO_ON, _MELDS, _HINT, _UNDO, _LOG, _SORT, _HELP, _SETTINGS, _CODE, _LEAVE = range(10)
_LABELS = (
    _T_GO_ON,
    _T_MELDS,
    _T_HINT,
    _T_UNDO,
    _T_LOG,
    _T_SORT,
    _T_HELP,
    _T_SETTINGS,
    _T_CODE,
    _T_LEAVE,
)


class Pause(Menu):
    """The pause menu of a session. `seen`: the cards may be seen (see hide.py)."""

    name = "pause"

    def __init__(self, app, session, table, seen=True):
        super().__init__(app)
        self.session = session
        self.table = table
        self.lines = bytearray(len(_LABELS))
        self.n = 0
        for line in range(len(_LABELS)):
            if self._makes_sense(line, seen):
                self.lines[self.n] = line
                self.n += 1

    def _makes_sense(self, line, seen):
        if line == _UNDO:
            return seen and can_undo(self.session)
        if line == _HINT:
            return seen and self.session.human_turn()
        return seen or line != _SORT

    def count(self):
        return self.n

    def pick(self, i):
        app = self.app
        line = self.lines[i]
        if line == _SORT:
            self.side(i, 1)
        elif line == _LEAVE:
            app.keep(self.session)
            app.pop_to("title")
        elif line in (_GO_ON, _HINT, _UNDO):
            app.pop()
            if line == _HINT:
                self._recommend()
            elif line == _UNDO:
                self._undo()
        else:
            app.push(self._screen(line))

    def _undo(self):
        if undo(self.session):
            self.table.taken_back()

    def _recommend(self):
        from app.hints import recommend

        recommend(self.table)
        self.app.room.trim()

    def _screen(self, line):
        """Return the screen of a line; the computer players make room for it."""
        app = self.app
        if line == _MELDS:
            from app.melds import Melds

            return Melds(app, self.session)
        self.session.rest()
        app.room.without_players()
        if line == _LOG:
            from app.log_screen import LogScreen

            return LogScreen(app, self.session)
        if line == _HELP:
            from app.help import Help

            return Help(app, self.session.game)
        if line == _CODE:
            from app.code import CodeShown

            return CodeShown(app, self.session)
        from app.comfort import Comfort

        return Comfort(app)

    def side(self, i, step):
        if self.lines[i] == _SORT:
            settings = self.app.settings
            settings.sort = 1 - settings.sort
            settings.save()
            self.table.sort_hand()

    def draw_title(self, canvas, y):
        say_title_and_charge(self.app, canvas, _T_PAUSE, y)

    def draw_line(self, canvas, i, x, y, colour):
        line = self.lines[i]
        x += canvas.say(_LABELS[line], x, y, colour) + 4
        if line == _SORT:
            canvas.say(_T_SORT_SUIT + self.app.settings.sort, x, y, colour)
