"""The window: the screen in its bezel, and the keys below it. It knows no game."""

import os
import sys

import pygame

from emulator.boards import BUTTONS
from emulator.errors import EmulatorError

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

_BODY = (44, 47, 56)
_BEZEL = (12, 13, 16)
_CAP = (74, 79, 92)
_LIT = (242, 190, 66)
_LABEL = (226, 229, 236)
_MARGIN = 20
_STRIP = 60
_LEAST_WIDTH = 330
_LARGEST_SCREEN = (960, 600)

_CAP_SIZE = 30
# Where a button's key stands in the strip, in pixels from the middle.
_PLACES = {"left": -138, "up": -102, "down": -66, "right": -30, "a": 30, "b": 108}
_LETTERS = {"a": "Z", "b": "X"}
_ARROWS = {
    "up": ((0, -7), (7, 6), (-7, 6)),
    "down": ((0, 7), (7, -6), (-7, -6)),
    "left": ((-7, 0), (6, 7), (6, -7)),
    "right": ((7, 0), (-6, 7), (-6, -7)),
}


def best_scale(width, height):
    """Return the largest scale at which a screen stays comfortable on a desktop."""
    return max(1, min(_LARGEST_SCREEN[0] // width, _LARGEST_SCREEN[1] // height))


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
    """The window on `screen` (a Screen), `scale` pixels a pixel, with the keys of `board`."""

    def __init__(self, screen, scale, board):
        self.closed = False
        self._screen = screen
        self._scale = scale
        self._buttons = list(board["buttons"]["pins"])
        self._down = set()
        self._tapped = 0
        self._lit = -1
        pygame.font.init()
        self._font = pygame.font.Font(None, 24)
        self._place = self._open(board["title"])

    def buttons(self):
        """Return the mask of the buttons held, or pressed and let go, since the last call."""
        mask = self._tapped
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
            elif event.type == pygame.WINDOWFOCUSLOST:
                self._down.clear()
            elif event.type == pygame.WINDOWEXPOSED:
                self._screen.fresh = True

    def draw(self, mask):
        """Show the screen and light the keys of the buttons in `mask`, if anything changed."""
        if not self._screen.fresh and mask == self._lit:
            return
        self._surface.blit(self._screen.scaled(self._scale), self._place)
        for name in self._buttons:
            self._draw_key(name, bool(mask & BUTTONS[name]))
        pygame.display.flip()
        self._screen.fresh = False
        self._lit = mask

    def _open(self, title):
        """Open the window and draw what never changes; return the screen's corner."""
        width, height = (side * self._scale for side in self._screen.size)
        full = (max(width + 2 * _MARGIN, _LEAST_WIDTH), height + 2 * _MARGIN + _STRIP)
        try:
            self._surface = pygame.display.set_mode(full)
        except pygame.error as error:
            raise _no_display(str(error)) from None
        pygame.display.set_caption(f"Speto \N{EM DASH} {title}")
        place = pygame.Rect((full[0] - width) // 2, _MARGIN, width, height)
        self._surface.fill(_BODY)
        pygame.draw.rect(self._surface, _BEZEL, place.inflate(20, 20), border_radius=8)
        return place

    def _draw_key(self, name, lit):
        """Draw a button's key; beside Z and X the round button that they stand for."""
        width, height = self._surface.get_size()
        middle = (width // 2 + _PLACES[name], height - _STRIP // 2 - 4)
        cap = pygame.Rect(0, 0, _CAP_SIZE, _CAP_SIZE)
        cap.center = middle
        pygame.draw.rect(self._surface, _LIT if lit else _CAP, cap, border_radius=5)
        ink = _BEZEL if lit else _LABEL
        if name in _ARROWS:
            points = [(middle[0] + x, middle[1] + y) for x, y in _ARROWS[name]]
            pygame.draw.polygon(self._surface, ink, points)
            return
        self._write(_LETTERS[name], middle, ink)
        beside = (middle[0] + 36, middle[1])
        pygame.draw.circle(self._surface, _LIT if lit else _BEZEL, beside, _CAP_SIZE // 2)
        self._write(name.upper(), beside, ink)

    def _write(self, text, middle, colour):
        image = self._font.render(text, True, colour)
        self._surface.blit(image, image.get_rect(center=middle))
