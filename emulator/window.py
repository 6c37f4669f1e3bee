"""The window: the screen in its bezel, and the keys below it. It knows no game."""

import os
import sys

import pygame

from emulator.boards import BUTTONS
from emulator.errors import EmulatorError
from emulator.skins import body_size, skin_of

KEYS = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_z: "a",
    pygame.K_RETURN: "a",
    pygame.K_KP_ENTER: "a",
    pygame.K_SPACE: "a",
    pygame.K_x: "b",
    pygame.K_BACKSPACE: "b",
    pygame.K_ESCAPE: "b",
}

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


def best_scale(board):
    """Return the largest scale at which a board stays comfortable on a desktop."""
    size = board["display"]["width"], board["display"]["height"]
    scale = 1
    while all(
        side <= most
        for side, most in zip(body_size(skin_of(board), size, scale + 1), _LARGEST, strict=True)
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

    `places`: name of a button → middle and radius in the window, for what is clicked and lit.
    """

    def __init__(self, screen, scale, board):
        self.closed = False
        self._screen = screen
        self._scale = scale
        self._skin = skin_of(board)
        self._down = set()
        self._clicked = 0
        self._tapped = 0
        self._lit = -1
        pygame.font.init()
        self._font = pygame.font.Font(None, 22)
        self._place = self._open(board["title"])
        self.places = self._find_buttons(board["buttons"]["pins"])
        self._write_keys()

    def buttons(self):
        """Return the mask of the buttons held, or pressed and let go, since the last call."""
        mask = self._tapped | self._clicked
        for key in self._down:
            mask |= BUTTONS[KEYS[key]]
        self._tapped = 0
        return mask

    def pump(self):
        """Take the events that have come; `closed` tells that the window is to go."""
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self.closed = True
            elif event.type == pygame.KEYDOWN and event.key in KEYS:
                self._down.add(event.key)
                self._tapped |= BUTTONS[KEYS[event.key]]
            elif event.type == pygame.KEYUP:
                self._down.discard(event.key)
            elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                self._clicked = self._button_at(event.pos)
                self._tapped |= self._clicked
            elif event.type == pygame.MOUSEBUTTONUP:
                self._clicked = 0
            elif event.type == pygame.WINDOWFOCUSLOST:
                self._down.clear()
                self._clicked = 0
            elif event.type == pygame.WINDOWEXPOSED:
                self._screen.fresh = True

    def _button_at(self, at):
        """Return the bit of the button under the mouse, 0 if there is none."""
        for name, (middle, radius) in self.places.items():
            if pygame.Vector2(middle).distance_to(at) <= radius:
                return BUTTONS[name]
        return 0

    def draw(self, mask):
        """Show the screen and light the buttons in `mask`, if anything changed."""
        if not self._screen.fresh and mask == self._lit:
            return
        self._surface.blit(self._screen.scaled(self._scale), self._place)
        for name in self.places:
            self._draw_button(name, bool(mask & BUTTONS[name]))
        pygame.display.flip()
        self._screen.fresh = False
        self._lit = mask

    def _open(self, title):
        """Open the window and draw what never changes; return the screen's place."""
        size = body_size(self._skin, self._screen.size, self._scale)
        full = (max(size[0] + 2 * _MARGIN, _LEAST_WIDTH), size[1] + 2 * _MARGIN + _STRIP)
        try:
            self._surface = pygame.display.set_mode(full)
        except pygame.error as error:
            raise _no_display(str(error)) from None
        pygame.display.set_caption(f"Speto \N{EM DASH} {title}")
        body = pygame.Rect((full[0] - size[0]) // 2, _MARGIN, *size)
        width, height = (side * self._scale for side in self._screen.size)
        left, above = (round(self._skin.margins[i] * width / 100) for i in (0, 1))
        place = pygame.Rect(body.left + left, body.top + above, width, height)
        self._surface.fill(_GROUND)
        pygame.draw.rect(self._surface, self._skin.colour, body, border_radius=14)
        pygame.draw.rect(self._surface, _BEZEL, place.inflate(8, 8), border_radius=4)
        return place

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
        if name in _ARROWS:
            points = [(middle[0] + x * radius, middle[1] + y * radius) for x, y in _ARROWS[name]]
            pygame.draw.polygon(self._surface, ink, points)
        else:
            self._write(name.upper(), middle, ink)

    def _write_keys(self):
        """Say below the board which keys stand for its buttons."""
        said = [f"{_LETTERS[name]} = {name.upper()}" for name in _LETTERS if name in self.places]
        if any(name in self.places for name in _ARROWS):
            said.insert(0, "arrow keys")
        width, height = self._surface.get_size()
        self._write("    ".join([*said, "or the mouse"]), (width // 2, height - _STRIP), _LABEL)

    def _write(self, text, middle, colour):
        image = self._font.render(text, True, colour)
        self._surface.blit(image, image.get_rect(center=middle))
