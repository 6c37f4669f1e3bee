"""A list of texts with a bar on the chosen one: the parent of title, pause and choice screens."""

from app.keys import DOWN, UP, A, B
from app.screen import Screen


class Menu(Screen):
    """A scrolling list. Children say what it holds:

    `count()`: how many lines; `draw_line(canvas, i, x, y, colour)`; `pick(i)`: A was pressed;
    `back()`: B was pressed; `draw_title(canvas, y)`.
    """

    def __init__(self, app):
        super().__init__(app)
        self.at = 0
        self.top = 0

    def press(self, button):
        if button == UP or button == DOWN:
            n = self.count()
            self.at = (self.at + (1 if button == DOWN else n - 1)) % n
        elif button == A:
            self.pick(self.at)
        elif button == B:
            self.back()
        self.dirty = True

    def back(self):
        """B goes back to the screen below."""
        self.app.pop()

    def draw(self, canvas):
        layout = canvas.layout
        canvas.clear()
        self.draw_title(canvas, 0)
        if self.at < self.top:
            self.top = self.at
        elif self.at >= self.top + layout.lines:
            self.top = self.at - layout.lines + 1
        i = 0
        y = layout.line
        while i < layout.lines and self.top + i < self.count():
            chosen = self.top + i == self.at
            if chosen:
                canvas.invert(0, y, canvas.width - 4, layout.line)
            self.draw_line(canvas, self.top + i, 3, y, 0 if chosen else 1)
            y += layout.line
            i += 1
        draw_position(canvas, layout.line, canvas.height, self.top, layout.lines, self.count())


def draw_position(canvas, y, end, top, shown, count):
    """Draw at the right edge which part of a list of `count` lines is shown, from `top` on."""
    if count <= shown:
        return
    room = end - y
    canvas.fb.vline(canvas.width - 2, y, room, canvas.ink)
    canvas.fb.fill_rect(
        canvas.width - 3, y + room * top // count, 3, max(4, room * shown // count), canvas.ink
    )
