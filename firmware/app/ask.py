"""A question with yes and no, no first: what can't be undone is asked about."""

from app.menu import Menu
from engine.const import const

_T_NO = const(149)
_T_YES = const(150)


class Ask(Menu):
    """Asks the text `question`; at yes, which takes the question away, `then()` is called."""

    name = "ask"

    def __init__(self, app, question, then):
        super().__init__(app)
        self.question = question
        self.then = then

    def count(self):
        return 2

    def pick(self, i):
        self.app.pop()
        if i:
            self.then()

    def draw_title(self, canvas, y):
        canvas.say(self.question, 2, y)

    def draw_line(self, canvas, i, x, y, colour):
        canvas.say(_T_YES if i else _T_NO, x, y, colour)
