"""Game controllers: D-pad, left stick, A and B become the board's buttons.

One that SDL has a mapping for is read by that, so that A is A on all of them; of any other its
first hat, its first two axes and its first two buttons are used.
"""

import contextlib

import pygame
from pygame._sdl2 import controller

from emulator.boards import BUTTONS

_MAPPED = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
_PLAIN = {0: "a", 1: "b"}
_AXES = (("left", "right"), ("up", "down"))  # what the first two axes mean, below and above 0
_FULL = 32767  # of a mapped stick
_PUSHED, _LET_GO = 0.6, 0.4  # of the whole way: a stick does not flutter between the two
PAUSE = pygame.CONTROLLER_BUTTON_START


class Gamepads:
    """All controllers that are plugged in. `mask`: the buttons that they hold."""

    def __init__(self):
        self._open = {}  # instance → Controller or Joystick
        self._held = {}  # (instance, what part of it) → the mask that it holds
        self._mapped = set()
        with contextlib.suppress(pygame.error, NotImplementedError):
            pygame.joystick.init()
            controller.init()

    @property
    def mask(self):
        """The buttons held on any of them."""
        mask = 0
        for held in self._held.values():
            mask |= held
        return mask

    def release(self):
        """Let go of everything."""
        self._held.clear()

    def take(self, event):
        """Take an event; returns the mask of the buttons that it pressed anew."""
        before = self.mask
        kind = event.type
        if kind == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
        elif kind == pygame.JOYDEVICEREMOVED:
            self._remove(event.instance_id)
        elif kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self._button(event, _MAPPED, kind == pygame.CONTROLLERBUTTONDOWN)
        elif kind == pygame.CONTROLLERAXISMOTION:
            self._axis(event, event.value / _FULL)
        elif getattr(event, "instance_id", None) in self._mapped:
            pass  # SDL sends the bare events of a mapped controller too
        elif kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            self._button(event, _PLAIN, kind == pygame.JOYBUTTONDOWN)
        elif kind == pygame.JOYAXISMOTION:
            self._axis(event, event.value)
        elif kind == pygame.JOYHATMOTION:
            self._hat(event)
        return self.mask & ~before

    def _add(self, index):
        with contextlib.suppress(pygame.error):
            if controller.is_controller(index):
                pad = controller.Controller(index)
                instance = pad.as_joystick().get_instance_id()
                self._mapped.add(instance)
            else:
                pad = pygame.joystick.Joystick(index)
                instance = pad.get_instance_id()
            self._open[instance] = pad

    def _remove(self, instance):
        self._open.pop(instance, None)
        self._mapped.discard(instance)
        self._held = {part: held for part, held in self._held.items() if part[0] != instance}

    def _button(self, event, names, down):
        name = names.get(event.button)
        if name:
            self._held[event.instance_id, name] = BUTTONS[name] if down else 0

    def _axis(self, event, value):
        if event.axis >= len(_AXES):
            return
        part = (event.instance_id, event.axis)
        mask = 0
        for name, way in zip(_AXES[event.axis], (-value, value), strict=True):
            held = self._held.get(part, 0) & BUTTONS[name]
            if way > (_LET_GO if held else _PUSHED):
                mask = BUTTONS[name]
        self._held[part] = mask

    def _hat(self, event):
        mask = 0
        for (less, more), value in zip(_AXES, (event.value[0], -event.value[1]), strict=True):
            if value:
                mask |= BUTTONS[more if value > 0 else less]
        self._held[event.instance_id, "hat"] = mask
