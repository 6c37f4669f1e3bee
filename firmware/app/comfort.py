"""Settings of the device and the eyes: sound, light, motion, colours, text size, language …"""

from app.choices import fit_canvas, next_language, set_hand
from app.keys import DPAD, KINDS
from app.menu import Menu
from app.settings import BLANKS, BRIGHTNESSES, HANDS, THINKINGS, VOLUMES
from app.sound import TURN
from app.titles import say_title
from engine.const import const
from gfx.layouts import LARGE, has_other_text
from gfx.outfit import set_four_colours

_T_SETTINGS = const(132)
_T_SOUND = const(170)
_T_BRIGHTNESS = const(171)
_T_BLANK = const(172)
_T_MINUTES = const(173)
_T_MOTION = const(174)
_T_FOUR_COLOURS = const(186)
_T_TEXT = const(175)
_T_TEXT_SMALL = const(176)
_T_HAND = const(178)
_T_HAND_BOTH = const(179)
_T_HARD_THINKS = const(182)
_T_THINKS_SHORT = const(183)
_T_OFF = const(89)
_T_LANGUAGE = const(15)
_T_LANGUAGE_NAME = const(3)

_SOUND, _BRIGHTNESS, _BLANK, _MOTION, _COLOURS, _TEXT, _HAND, _THINKING, _LANGUAGE = range(9)
_LABELS = (
    _T_SOUND,
    _T_BRIGHTNESS,
    _T_BLANK,
    _T_MOTION,
    _T_FOUR_COLOURS,
    _T_TEXT,
    _T_HAND,
    _T_HARD_THINKS,
    _T_LANGUAGE,
)


class Comfort(Menu):
    """The settings; left, right and A change the line under the bar. Lines that the device has no
    part for are left out."""

    name = "settings"

    def __init__(self, app):
        super().__init__(app)
        self.lines = bytearray(len(_LABELS))
        self.n = 0
        for line in range(len(_LABELS)):
            if self._has(line):
                self.lines[self.n] = line
                self.n += 1

    def _has(self, line):
        device = self.app.device
        if line == _SOUND:
            return hasattr(device, "tone")
        if line == _BRIGHTNESS:
            return hasattr(device, "brightness")
        if line == _BLANK:
            return hasattr(device, "sleep")
        if line == _TEXT:
            return has_other_text(device.width)
        if line == _HAND:
            return getattr(device, "kind", KINDS[DPAD]) == KINDS[DPAD]
        return line != _COLOURS or device.colours > 2

    def count(self):
        return self.n

    def pick(self, i):
        self.side(i, 1)

    def side(self, i, step):
        settings = self.app.settings
        line = self.lines[i]
        if line == _SOUND:
            settings.volume = (settings.volume + step) % VOLUMES
            self.app.sound.set_volume()
            self.app.sound.play(TURN)
        elif line == _BRIGHTNESS:
            settings.brightness = (settings.brightness + step) % BRIGHTNESSES
            self.app.light.set_brightness()
        elif line == _BLANK:
            settings.blank = (settings.blank + step) % len(BLANKS)
        elif line == _MOTION:
            settings.motion = 1 - settings.motion
        elif line == _COLOURS:
            settings.four_colours = 1 - settings.four_colours
            set_four_colours(self.app.canvas, settings.four_colours)
        elif line == _TEXT:
            settings.other_text = 1 - settings.other_text
            fit_canvas(self.app)
        elif line == _HAND:
            settings.hand = (settings.hand + step) % HANDS
            set_hand(self.app)
        elif line == _THINKING:
            settings.thinking = (settings.thinking + step) % THINKINGS
        else:
            next_language(self.app, step)
        settings.save()

    def draw_title(self, canvas, y):
        say_title(self.app, canvas, _T_SETTINGS, y)

    def draw_line(self, canvas, i, x, y, colour):
        settings = self.app.settings
        line = self.lines[i]
        x += canvas.say(_LABELS[line], x, y, colour) + 4
        if line == _LANGUAGE:
            canvas.say(_T_LANGUAGE_NAME, x, y, colour)
        elif line == _MOTION:
            canvas.say(_T_OFF + settings.motion, x, y, colour)
        elif line == _COLOURS:
            canvas.say(_T_OFF + settings.four_colours, x, y, colour)
        elif line == _TEXT:
            canvas.say(_T_TEXT_SMALL + (canvas.layout.text == LARGE), x, y, colour)
        elif line == _HAND:
            canvas.say(_T_HAND_BOTH + settings.hand, x, y, colour)
        elif line == _THINKING:
            canvas.say(_T_THINKS_SHORT + settings.thinking, x, y, colour)
        elif line == _BRIGHTNESS:
            canvas.number(settings.brightness + 1, x, y, colour)
        else:
            value = settings.volume if line == _SOUND else BLANKS[settings.blank]
            if not value:
                canvas.say(_T_OFF, x, y, colour)
                return
            x += canvas.number(value, x, y, colour) + 3
            if line == _BLANK:
                canvas.say(_T_MINUTES, x, y, colour)
