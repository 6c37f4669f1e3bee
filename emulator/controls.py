"""What the player does: keys, mouse and game controllers become held buttons and commands."""

import pygame

from emulator import gamepads
from emulator.boards import BUTTONS

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
PAUSE, SLOWER, FASTER, FULL_SCREEN, SCREENSHOT, RECORD = range(6)
COMMANDS = {
    pygame.K_p: PAUSE,
    pygame.K_PAUSE: PAUSE,
    pygame.K_MINUS: SLOWER,
    pygame.K_KP_MINUS: SLOWER,
    pygame.K_EQUALS: FASTER,
    pygame.K_PLUS: FASTER,
    pygame.K_KP_PLUS: FASTER,
    pygame.K_f: FULL_SCREEN,
    pygame.K_F11: FULL_SCREEN,
    pygame.K_s: SCREENSHOT,
    pygame.K_F12: SCREENSHOT,
    pygame.K_g: RECORD,
}


class Controls:
    """`button_at(place)`: the bit of the button under the mouse, or 0.

    `commands`: those given (PAUSE …) and not yet taken from the list.
    """

    def __init__(self, button_at):
        self.commands = []
        self._button_at = button_at
        self._pads = gamepads.Gamepads()
        self._down = set()
        self._clicked = 0
        self._tapped = 0

    def buttons(self):
        """Return the mask of the buttons held, or pressed and let go, since the last call."""
        mask = self._tapped | self._clicked | self._pads.mask
        for key in self._down:
            mask |= BUTTONS[KEYS[key]]
        self._tapped = 0
        return mask

    def take(self, event):
        """Take an event of the window."""
        if event.type == pygame.KEYDOWN:
            self._key(event.key)
        elif event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._clicked = self._button_at(event.pos)
            self._tapped |= self._clicked
        elif event.type == pygame.MOUSEBUTTONUP:
            self._clicked = 0
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._release()
        elif event.type == pygame.CONTROLLERBUTTONDOWN and event.button == gamepads.PAUSE:
            self.commands.append(PAUSE)
        else:
            self._tapped |= self._pads.take(event)

    def _key(self, key):
        if key in KEYS:
            self._down.add(key)
            self._tapped |= BUTTONS[KEYS[key]]
        elif key in COMMANDS:
            self.commands.append(COMMANDS[key])

    def _release(self):
        """What is let go while another window has the keyboard is not told to this one."""
        self._down.clear()
        self._clicked = 0
        self._pads.release()
