"""The game in the player's hands: real time, slower or faster, or none while it is paused."""

import pygame

from emulator import controls
from emulator.errors import EmulatorError
from emulator.files import unused_name
from emulator.script import FRAME_MS

SPEEDS = (0.5, 1, 2, 4, 8)
_LONGEST_FRAME = 100  # ms: a window that was dragged about does not jump ahead
_SAID_MS = 2500  # how long a message stays


class Live:
    """`game`: a run.Game; `window`: its window, whose commands are obeyed.

    `speed`: how fast time runs, SPEEDS; while a button is held never faster than life.
    """

    def __init__(self, game, window, speed=1):
        self.speed = speed
        self.paused = False
        self._game = game
        self._window = window
        self._owed = 0.0  # ms that have gone by and were too short to tell the app
        self._said = ""
        self._said_for = 0
        self._do = {
            controls.PAUSE: self._pause,
            controls.SLOWER: self._slower,
            controls.FASTER: self._faster,
            controls.FULL_SCREEN: window.toggle_full_screen,
            controls.SCREENSHOT: self._screenshot,
            controls.RECORD: self._record,
        }

    def run(self):
        """Let the player play until the game or the window is closed."""
        timer = pygame.time.Clock()
        while not self._game.ended():
            self.step(min(timer.tick(1000 // FRAME_MS), _LONGEST_FRAME))

    def step(self, ms):
        """Let `ms` of the player's time go by: obey the commands and run the app once."""
        for command in self._window.commands():
            self._do[command]()
        self._said_for = max(0, self._said_for - ms)
        self._window.say(self._status())
        mask = self._window.buttons()
        if self.paused:
            self._window.draw(mask)
            self._window.pump()
            return
        self._owed += ms * (min(1, self.speed) if mask else self.speed)
        whole = int(self._owed)
        self._owed -= whole
        self._game.frame(mask, whole)

    def _status(self):
        """Return what is to be said below the board; "": nothing but the keys."""
        if self._said_for:
            return self._said
        recording = self._game.recording
        said = [
            "paused: P goes on" if self.paused else "",
            f"{self.speed:g} ×" if self.speed != 1 else "",
            ("GIF is full: G writes it" if recording.full else "recording: G ends it")
            if recording
            else "",
        ]
        return "    ".join(part for part in said if part)

    def _say(self, text):
        self._said, self._said_for = text, _SAID_MS

    def _pause(self):
        self.paused = not self.paused

    def _slower(self):
        self.speed = max((speed for speed in SPEEDS if speed < self.speed), default=self.speed)

    def _faster(self):
        self.speed = min((speed for speed in SPEEDS if speed > self.speed), default=self.speed)

    def _screenshot(self):
        path = unused_name(".png")
        self._try(lambda: self._game.screenshot(path), f"saved {path}")

    def _record(self):
        recording = self._game.recording
        path = None if recording else unused_name(".gif")
        said = f"saved {recording.path}" if recording else ""
        self._try(lambda: self._game.record(path), said)

    def _try(self, action, said):
        """Do it and say so, or say what went wrong: the game goes on."""
        try:
            action()
        except EmulatorError as error:
            said = str(error)
        if said:
            self._say(said)
