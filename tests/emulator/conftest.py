"""What the emulator's tests share: a display and a sound card that nobody sees or hears."""

import pygame
import pytest

from emulator.window import open_display


@pytest.fixture
def display(monkeypatch):
    """SDL's dummy drivers, started and ended."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    open_display()
    yield
    pygame.quit()


@pytest.fixture
def post():
    """Posts an event, as the player's devices do."""

    def send(kind, **values):
        pygame.event.post(pygame.event.Event(kind, **values))

    return send
