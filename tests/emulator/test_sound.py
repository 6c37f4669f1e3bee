"""The desktop's beeps."""

import os
from itertools import pairwise

import pygame
import pytest

from emulator import boards
from emulator.files import MemoryStore
from emulator.host import Device
from emulator.sound import Sound, square_wave


def device(name):
    return Device(boards.load(name), MemoryStore())


def test_a_beep_has_its_pitch_and_length():
    samples = square_wave(441, 100, 3)
    assert len(samples) == 2205
    ups = sum(a < 0 < b for a, b in pairwise(samples))
    assert ups == 44


def test_each_level_has_a_quarter_of_the_next():
    assert [max(square_wave(440, 20, level)) for level in (3, 2, 1)] == [9000, 2250, 562]


@pytest.mark.usefixtures("display")
def test_a_new_beep_takes_the_place_of_the_last():
    made = device("pico_ssd1306")
    made.volume(1)
    made.tone(440, 1000)
    first = pygame.mixer.Channel(0).get_sound()
    made.tone(880, 50)
    now = pygame.mixer.Channel(0).get_sound()
    assert now is not first
    assert now.get_length() == pytest.approx(0.05, abs=0.001)
    assert pygame.mixer.Channel(0).get_busy()


@pytest.mark.usefixtures("display")
def test_muted_opens_no_audio_device():
    sound = Sound(muted=True)
    sound.tone(440, 50)
    assert pygame.mixer.get_init() is None


def test_without_an_audio_device_there_is_silence(monkeypatch, capfd):
    asked = []

    def fail(*args, **options):
        asked.append(args)
        os.write(2, b"a sound library complains\n")
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    sound = Sound()
    sound.tone(440, 50)
    sound.tone(880, 50)
    assert len(asked) == 1
    assert capfd.readouterr().err == ""


def test_a_board_without_a_buzzer_has_none():
    made = device("t_display")
    assert not hasattr(made, "tone")
    assert not hasattr(made, "volume")
