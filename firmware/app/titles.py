"""The titles of lists that stand beside a match, with what is shown next to them."""

from app.keys import THREE, TWO
from engine.const import const

_EDGE = const(4)  # columns at the right edge, where a list has the mark of its position
_LEFT = const(3)

_T_BACK = const(261)


def say_title(app, canvas, title, y):
    """Draw the text `title`, and beside it the way back on a device that has no button for it.

    Where there is no room for both, the way back takes the place of the title.
    """
    kind = app.keys.kind
    if kind != THREE and kind != TWO:
        canvas.say_centred(title, y)
        return
    right = canvas.width - _EDGE
    if _LEFT + canvas.said_width(title) + canvas.said_width(_T_BACK) < right - _EDGE:
        canvas.say(title, _LEFT, y)
    canvas.say_right(_T_BACK, right, y)


def say_title_and_charge(app, canvas, title, y):
    """Draw the text `title`, and the battery to the right of it, if there is room."""
    canvas.say_centred(title, y)
    capitals = canvas.layout.capitals
    right = canvas.width - _EDGE - 1
    if (canvas.width + canvas.said_width(title)) // 2 + 2 * capitals < right:
        app.charge.draw(canvas, right, y + canvas.font.ascent - capitals)
