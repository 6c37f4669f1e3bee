"""The window: the board with its screen and buttons, and a line below it. It knows no game."""

import os
import sys

import pygame

from emulator.boards import BUTTONS, KINDS
from emulator.controls import Controls
from emulator.errors import EmulatorError
from emulator.skins import body_size, skin_of

_GROUND = (28, 30, 36)
_BEZEL = (12, 13, 16)
_CAP = (30, 32, 38)
_LIT = (242, 190, 66)
_LABEL = (226, 229, 236)
_MARGIN = 16  # around the board
_STRIP = 30  # below it, for the keys
_LEAST_WIDTH = 330
_LEAST_RADIUS = 12
_LARGEST = (1200, 800)

_LETTERS = {"a": "Z", "b": "X"}
# Corners of an arrow, in radii.
_ARROWS = {
    "up": ((0, -0.5), (0.5, 0.4), (-0.5, 0.4)),
    "down": ((0, 0.5), (0.5, -0.4), (-0.5, -0.4)),
    "left": ((-0.5, 0), (0.4, 0.5), (0.4, -0.5)),
    "right": ((0.5, 0), (-0.4, 0.5), (-0.4, -0.5)),
}


def best_scale(board, largest=_LARGEST):
    """Return the largest scale at which a board fits into `largest`, a width and a height."""
    size = board["display"]["width"], board["display"]["height"]
    scale = 1
    while all(
        side <= most
        for side, most in zip(body_size(skin_of(board), size, scale + 1), largest, strict=True)
    ):
        scale += 1
    return scale


def open_display():
    """Start SDL's video; EmulatorError, with the way out, where there is no display."""
    asked = os.environ.get("SDL_VIDEODRIVER")
    shown = ("DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform == "linux" and not asked and not any(os.environ.get(name) for name in shown):
        raise _no_display("there is no display")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise _no_display(str(error)) from None
    # Where nothing else works SDL takes this driver by itself, and the player sees nothing.
    if not asked and pygame.display.get_driver() == "offscreen":
        raise _no_display("there is no display")


def _no_display(why):
    return EmulatorError(
        f"cannot open a window ({why}): run it on a desktop, "
        "or set SDL_VIDEODRIVER=dummy to run a script without one"
    )


class Window:
    """The window: `board` as its skin has it, around `screen` (a Screen) at `scale` pixels a pixel.

    `body`: where the board is in it; `places`: name of a button → middle and radius, for what is
    clicked and lit. `closed`: the player wants to leave.
    """

    def __init__(self, screen, scale, board):
        self.closed = False
        self.full_screen = False
        self._screen = screen
        self._board = board
        self._skin = skin_of(board)
        self._window_scale = scale
        self._controls = Controls(self._button_at)
        pygame.font.init()
        self._font = pygame.font.Font(None, 22)
        self._said = ""
        self._open()

    def buttons(self):
        """Return the mask of the buttons held, or pressed and let go, since the last call."""
        return self._controls.buttons()

    def commands(self):
        """Return the commands given since the last call: see controls.py."""
        given, self._controls.commands = self._controls.commands, []
        return given

    def pump(self):
        """Take the events that have come."""
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self.closed = True
            elif event.type == pygame.WINDOWEXPOSED:
                self._screen.fresh = True
            else:
                self._controls.take(event)

    def _button_at(self, at):
        """Return the bit of the button under the mouse, 0 if there is none."""
        for name, (middle, radius) in self.places.items():
            if pygame.Vector2(middle).distance_to(at) <= radius:
                return BUTTONS[name]
        return 0

    def say(self, text):
        """Say something in the line below the board; with "" it is the keys again."""
        if text != self._said:
            self._said = text
            self._screen.fresh = True

    def toggle_full_screen(self):
        """Fill the display with the board as large as it fits, or go back to the window."""
        self.full_screen = not self.full_screen
        self._open()

    def draw(self, mask):
        """Show the screen and light the buttons in `mask`, if anything changed."""
        if not self._screen.fresh and mask == self._lit:
            return
        self._surface.blit(self._screen.lit(self._scale), self._place)
        for name in self.places:
            self._draw_button(name, bool(mask & BUTTONS[name]))
        self._draw_line()
        pygame.display.flip()
        self._screen.fresh = False
        self._lit = mask

    def _open(self):
        """Open the window and draw what never changes."""
        size, full = self._sizes()
        try:
            flags = pygame.FULLSCREEN if self.full_screen else 0
            self._surface = pygame.display.set_mode(full, flags)
        except pygame.error as error:
            raise _no_display(str(error)) from None
        pygame.display.set_caption(f"Speto \N{EM DASH} {self._board['title']}")
        full = self._surface.get_size()
        self.body = body = pygame.Rect(0, 0, *size)
        body.center = full[0] // 2, (full[1] - _STRIP) // 2
        width, height = (side * self._scale for side in self._screen.size)
        left, above = (round(self._skin.margins[i] * width / 100) for i in (0, 1))
        self._place = pygame.Rect(body.left + left, body.top + above, width, height)
        self._surface.fill(_GROUND)
        pygame.draw.rect(self._surface, self._skin.colour, body, border_radius=14)
        pygame.draw.rect(self._surface, _BEZEL, self._place.inflate(8, 8), border_radius=4)
        self.places = self._find_buttons(self._board["buttons"]["pins"])
        self._line = pygame.Rect(0, min(body.bottom + 1, full[1] - _STRIP), full[0], _STRIP)
        self._lit = -1

    def _sizes(self):
        """Choose the scale; return the size of the board and that of the window."""
        border = 2 * _MARGIN, 2 * _MARGIN + _STRIP
        self._scale = self._window_scale
        full = None
        if self.full_screen:
            full = pygame.display.get_desktop_sizes()[0]
            room = [side - taken for side, taken in zip(full, border, strict=True)]
            self._scale = best_scale(self._board, room)
        size = body_size(self._skin, self._screen.size, self._scale)
        if full is None:
            full = max(size[0] + border[0], _LEAST_WIDTH), size[1] + border[1]
        return size, full

    def _find_buttons(self, names):
        """Return the middle and the radius of each button that the board has."""
        unit = self._place.width / 100
        radius = max(_LEAST_RADIUS, round(self._skin.radius * unit))
        x, y = self._place.center
        return {
            name: ((round(x + to_x * unit), round(y + to_y * unit)), radius)
            for name, (to_x, to_y) in self._skin.places.items()
            if name in names
        }

    def _draw_button(self, name, lit):
        """Draw a button, lit while it is held."""
        middle, radius = self.places[name]
        ink = _BEZEL if lit else _LABEL
        pygame.draw.circle(self._surface, _LIT if lit else _CAP, middle, radius)
        if set(self.places) == KINDS["two"] and name == "b":
            name = "right"  # as the screen calls it
        if name in _ARROWS:
            points = [(middle[0] + x * radius, middle[1] + y * radius) for x, y in _ARROWS[name]]
            pygame.draw.polygon(self._surface, ink, points)
        else:
            self._write(name.upper(), middle, ink, pygame.font.Font(None, round(1.6 * radius)))

    def _draw_line(self):
        """Say below the board what is to be said, or which keys stand for its buttons."""
        self._surface.fill(_GROUND, self._line)
        self._write(self._said or self._keys(), self._line.center, _LABEL)

    def _keys(self):
        said = [f"{_LETTERS[name]} = {name.upper()}" for name in _LETTERS if name in self.places]
        if any(name in self.places for name in _ARROWS):
            said.insert(0, "arrow keys")
        return "    ".join([*said, "or the mouse"])

    def _write(self, text, middle, colour, font=None):
        image = (font or self._font).render(text, True, colour)
        self._surface.blit(image, image.get_rect(center=middle))
