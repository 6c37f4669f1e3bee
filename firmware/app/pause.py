"""The menu over the table: go on, look at the melds, change the language, leave the match."""

from app.help import Help
from app.melds import Melds
from app.menu import Menu
from engine.const import const

_T_PAUSE = const(16)
_T_GO_ON = const(17)
_T_MELDS = const(18)
_T_HELP = const(9)
_T_LANGUAGE = const(14)
_T_LANGUAGE_NAME = const(3)
_T_LEAVE = const(19)

_GO_ON, _MELDS, _HELP, _LANGUAGE, _LEAVE = range(5)
_LABELS = (_T_GO_ON, _T_MELDS, _T_HELP, _T_LANGUAGE, _T_LEAVE)


class Pause(Menu):
    """The pause menu of a session."""

    name = "pause"

    def __init__(self, app, session):
        super().__init__(app)
        self.session = session

    def count(self):
        return len(_LABELS)

    def pick(self, i):
        app = self.app
        if i == _GO_ON:
            app.pop()
        elif i == _MELDS:
            app.push(Melds(app, self.session))
        elif i == _LANGUAGE:
            app.set_language("en" if app.settings.language == "th" else "th")
            app.settings.save()
        elif i == _HELP:
            app.push(Help(app, self.session.game))
        else:
            app.pop_to("title")

    def draw_title(self, canvas, y):
        canvas.say_centred(_T_PAUSE, y)

    def draw_line(self, canvas, i, x, y, colour):
        x += canvas.say(_LABELS[i], x, y, colour) + 4
        if i == _LANGUAGE:
            canvas.say(_T_LANGUAGE_NAME, x, y, colour)
