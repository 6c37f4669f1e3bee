"""Game controllers, as SDL tells of them."""

import pygame
import pytest

from emulator import gamepads
from emulator.boards import BUTTONS
from emulator.controls import PAUSE, Controls

pytestmark = pytest.mark.usefixtures("display")
FULL = 32767


class Plugged:
    """Stands in for pygame's Controller and Joystick, of which a test has none to plug in."""

    def __init__(self, index):
        self.index = index

    def as_joystick(self):
        return self

    def get_instance_id(self):
        return self.index


@pytest.fixture
def pads(monkeypatch):
    """Controllers, of which number 1 has a mapping and number 2 has none."""
    monkeypatch.setattr(gamepads.controller, "is_controller", lambda index: index == 1)
    monkeypatch.setattr(gamepads.controller, "Controller", Plugged)
    monkeypatch.setattr(pygame.joystick, "Joystick", Plugged)
    made = gamepads.Gamepads()
    for index in (1, 2):
        send(made, pygame.JOYDEVICEADDED, device_index=index)
    return made


def send(pads, kind, **values):
    return pads.take(pygame.event.Event(kind, **values))


@pytest.mark.parametrize(
    ("button", "name"),
    [("A", "a"), ("B", "b")]
    + [(f"DPAD_{name.upper()}", name) for name in "up down left right".split()],
)
def test_a_mapped_controllers_buttons(pads, button, name):
    number = getattr(pygame, f"CONTROLLER_BUTTON_{button}")
    assert send(pads, pygame.CONTROLLERBUTTONDOWN, instance_id=1, button=number) == BUTTONS[name]
    assert pads.mask == BUTTONS[name]
    send(pads, pygame.CONTROLLERBUTTONUP, instance_id=1, button=number)
    assert pads.mask == 0


@pytest.mark.parametrize(
    ("axis", "value", "name"), [(0, -1, "left"), (0, 1, "right"), (1, -1, "up"), (1, 1, "down")]
)
def test_sticks_are_arrows_and_do_not_flutter(pads, axis, value, name):
    for kind, instance, full in (
        (pygame.CONTROLLERAXISMOTION, 1, FULL),
        (pygame.JOYAXISMOTION, 2, 1),
    ):
        seen = []
        for part in (0.5, 0.7, 0.5, 0.45, 0.3, 0.5):
            send(pads, kind, instance_id=instance, axis=axis, value=value * part * full)
            seen.append(pads.mask)
        held = BUTTONS[name]
        assert seen == [0, held, held, held, 0, 0]


def test_the_stick_from_one_side_to_the_other(pads):
    for value, name in ((1, "right"), (-1, "left")):
        send(pads, pygame.JOYAXISMOTION, instance_id=2, axis=0, value=value)
        assert pads.mask == BUTTONS[name]


def test_other_axes_and_buttons_do_nothing(pads):
    send(pads, pygame.JOYAXISMOTION, instance_id=2, axis=4, value=1)
    send(pads, pygame.JOYBUTTONDOWN, instance_id=2, button=9)
    send(pads, pygame.CONTROLLERBUTTONDOWN, instance_id=1, button=pygame.CONTROLLER_BUTTON_GUIDE)
    assert pads.mask == 0


def test_a_controller_without_a_mapping(pads):
    send(pads, pygame.JOYBUTTONDOWN, instance_id=2, button=0)
    send(pads, pygame.JOYHATMOTION, instance_id=2, value=(-1, 1))
    assert pads.mask == BUTTONS["a"] | BUTTONS["left"] | BUTTONS["up"]
    send(pads, pygame.JOYBUTTONUP, instance_id=2, button=0)
    send(pads, pygame.JOYHATMOTION, instance_id=2, value=(0, -1))
    assert pads.mask == BUTTONS["down"]


def test_a_mapped_controller_is_not_heard_twice(pads):
    """SDL sends its bare events too, in which another button may be number 0."""
    assert send(pads, pygame.JOYBUTTONDOWN, instance_id=1, button=1) == 0
    assert pads.mask == 0


def test_pulling_the_plug_lets_go_of_its_buttons_only(pads):
    send(pads, pygame.CONTROLLERBUTTONDOWN, instance_id=1, button=pygame.CONTROLLER_BUTTON_A)
    send(pads, pygame.JOYBUTTONDOWN, instance_id=2, button=1)
    send(pads, pygame.JOYDEVICEREMOVED, instance_id=1)
    assert pads.mask == BUTTONS["b"]
    # … and its number, given to one without a mapping, is heard.
    assert send(pads, pygame.JOYBUTTONDOWN, instance_id=1, button=0) == BUTTONS["a"]


def test_one_that_cannot_be_opened_is_left_alone():
    pads = gamepads.Gamepads()
    assert send(pads, pygame.JOYDEVICEADDED, device_index=99) == 0


def test_in_the_window_a_short_press_is_seen_once_and_start_pauses():
    controls = Controls(lambda at: 0)
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        for button in (pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_START):
            controls.take(pygame.event.Event(kind, instance_id=1, button=button))
    assert [controls.buttons(), controls.buttons()] == [BUTTONS["a"], 0]
    assert controls.commands == [PAUSE]
