"""A list of texts with a bar on the chosen one: the parent of title, pause and choice screens."""

from app.keys import DOWN, LEFT, RIGHT, UP, A, B, elapsed
from app.screen import Screen
from engine.const import const
from gfx.text import pen

_LEFT = const(3)  # room for what stands out to the left of a first letter
_POSITION = const(4)  # columns at the right edge for the mark of the position
_HOLD_MS = const(900)  # a line that is too long stands still at both ends
_COLUMN_MS = const(40)


class Menu(Screen):
    """A scrolling list. Children say what it holds:

    `count()`: how many lines; `draw_line(canvas, i, x, y, colour)`; `pick(i)`: A was pressed;
    `back()`: B was pressed; `side(i, step)`: left (-1) or right (1) was; `draw_title(canvas, y)`.
    """

    vertical = True

    def __init__(self, app):
        super().__init__(app)
        self.at = 0
        self.top = 0
        self.stand_still()

    def press(self, button):
        self.stand_still()
        if button == UP or button == DOWN:
            n = self.count()
            self.at = (self.at + (1 if button == DOWN else n - 1)) % n
        elif button == LEFT or button == RIGHT:
            self.side(self.at, 1 if button == RIGHT else -1)
        elif button == A:
            self.pick(self.at)
        elif button == B:
            self.back()
        self.dirty = True

    def back(self):
        """B goes back to the screen below."""
        self.app.pop()

    def side(self, i, step):
        """Left and right do nothing, unless a child has values to change."""

    def draw(self, canvas):
        layout = canvas.layout
        canvas.clear()
        head = 1 if layout.narrow else 0
        shown = layout.rows if head else layout.lines
        self._scroll(shown, head)
        y = 0
        if not head:
            self.draw_title(canvas, layout.pad)
            y = layout.line
        count = self.count() + head
        draw_position(canvas, y, canvas.height, self.top, shown, count)
        place = self.top
        while place < count and place < self.top + shown:
            if place < head:
                self.draw_title(canvas, y + layout.pad)
            else:
                self._draw_place(canvas, place - head, y)
            y += layout.line
            place += 1

    def _scroll(self, shown, head):
        """Move `top` so that the chosen line is among those shown.

        With `head` the title is the first line of the list, and leaves the screen like any other.
        """
        at = self.at + head
        if not self.at:
            self.top = 0
        elif at < self.top:
            self.top = at
        elif at >= self.top + shown:
            self.top = at - shown + 1

    def _draw_place(self, canvas, i, y):
        """Draw a line; the chosen one on the bar, and moved to the left if it is too long."""
        layout = canvas.layout
        y_text = y + layout.pad
        if i != self.at:
            self.draw_line(canvas, i, _LEFT, y_text, canvas.ink)
            return
        right = canvas.width - _POSITION
        canvas.invert(0, y, right, layout.line)
        self.draw_line(canvas, i, _LEFT - self.shift, y_text, canvas.paper)
        self.excess = pen[0] + self.shift - right
        canvas.fb.fill_rect(right, y, _POSITION - 3, layout.line, canvas.paper)

    def tick(self, now):
        """Move the chosen line to and fro if it is too long."""
        if self.excess <= 0:
            return
        if self.since is None:
            self.since = now
        at = elapsed(now, self.since) % (2 * _HOLD_MS + self.excess * _COLUMN_MS)
        shift = max(0, min(self.excess, (at - _HOLD_MS) // _COLUMN_MS))
        if shift != self.shift:
            self.shift = shift
            self.dirty = True

    def stand_still(self):
        """Show the chosen line from its beginning."""
        self.shift = self.excess = 0
        self.since = None


def draw_position(canvas, y, end, top, shown, count):
    """Draw at the right edge which part of a list of `count` lines is shown, from `top` on."""
    if count <= shown:
        return
    room = end - y
    canvas.fb.vline(canvas.width - 2, y, room, canvas.ink)
    canvas.fb.fill_rect(
        canvas.width - 3, y + room * top // count, 3, max(4, room * shown // count), canvas.ink
    )
