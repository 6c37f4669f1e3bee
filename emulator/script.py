"""Scripts: a game played from a file, in virtual time (docs/emulator.md is the manual).

A script is read and checked as a whole before the game starts. Played, it is a stream of button
masks, one a frame; it never sleeps.
"""

import re
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from emulator.boards import BUTTONS
from emulator.errors import EmulatorError
from emulator.files import check_picture

FRAME_MS = 20
PRESS_MS = 60  # down, and as long up again: longer than any debounce, shorter than any repeat
UNTIL_MS = 600_000

_TIMES = re.compile(r"(\w+)\*([1-9]\d{0,3})", re.ASCII)
_MS_MOST = 86_400_000  # a day


class Step(NamedTuple):
    """A line of a script: its number, what to do, and with what."""

    line: int
    name: str
    values: tuple = ()


def read(path):
    """Return the steps of a script file; EmulatorError, with the line, if it cannot be played."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise EmulatorError(f"cannot read script {str(path)!r}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise EmulatorError(f"cannot read script {str(path)!r}: it is not UTF-8 text") from None
    try:
        return parse(text)
    except EmulatorError as error:
        raise EmulatorError(f"script {str(path)!r}, {error}") from None


def parse(text):
    """Return the steps of a script; EmulatorError for the first line that is not one."""
    steps = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        try:
            if steps and steps[-1].name == "play":
                raise EmulatorError("nothing can follow 'play'")
            steps.append(_step(number, *words))
        except EmulatorError as error:
            raise EmulatorError(f"line {number}: {error}") from None
    return steps


def frames(steps, game):
    """Yield the mask of the buttons held, once a frame, until the script ends.

    `game` has `app`, `ended()`, `screenshot(path)` and `record(path)`. EmulatorError (status 1) if
    a step waits in vain or if the game ends before the script does.
    """
    yield 0  # the first frame: there is a screen to look at
    for step in steps:
        if step.name == "quit":
            return
        for mask in _PLAY[step.name](step, game):
            if game.ended():
                raise EmulatorError(f"script line {step.line}: the game has ended already", 1)
            yield mask


def _step(line, name, *words):
    times = _TIMES.fullmatch(name)
    button = times[1] if times else name
    if button in BUTTONS and not words:
        return Step(line, "press", (BUTTONS[button], int(times[2]) if times else 1))
    if button in BUTTONS:
        raise EmulatorError(f"{button!r} takes nothing more; to repeat it write {button}*2")
    if name not in _READ:
        close = get_close_matches(name, KNOWN, 1)
        guess = f" (did you mean {close[0]}?)" if close else ""
        raise EmulatorError(f"unknown key {name!r}{guess}; known: {', '.join(KNOWN)}")
    usage, reader = _READ[name]
    try:
        values = reader(*words)
    except (TypeError, ValueError):
        raise EmulatorError(f"write {usage}") from None
    return Step(line, name, values)


def _read_button_ms(button, ms):
    if button not in BUTTONS:
        raise ValueError
    return BUTTONS[button], _ms(ms)


def _read_until(screen, ms=str(UNTIL_MS)):
    return screen, _ms(ms)


def _read_switch(word="on"):
    return (("off", "on").index(word) == 1,)


def _read_png(path):
    check_picture(path, ".png")
    return (path,)


def _read_gif(path):
    if path == "off":
        return (None,)
    check_picture(path, ".gif")
    return (path,)


def _read_nothing():
    return ()


def _ms(text):
    if not (text.isascii() and text.isdigit() and len(text) < 9 and int(text) <= _MS_MOST):
        raise ValueError
    return int(text)


_BUTTON_NAMES = "|".join(BUTTONS)
# Each step's usage, and the function that makes values of its words: it takes as many as it may.
_READ = {
    "hold": (f"hold {_BUTTON_NAMES} MS", _read_button_ms),
    "wait": ("wait MS", lambda ms: (_ms(ms),)),
    "until": ("until SCREEN [MS]", _read_until),
    "auto": ("auto [on|off]", _read_switch),
    "screenshot": ("screenshot FILE.png", _read_png),
    "gif": ("gif FILE.gif|off", _read_gif),
    "quit": ("quit, alone on its line", _read_nothing),
    "play": ("play, alone on its line", _read_nothing),
}
KNOWN = (*BUTTONS, *_READ)


def _lasting(mask, ms):
    """Yield a mask for at least `ms`."""
    for _ in range(-(-ms // FRAME_MS)):
        yield mask


def _press(step, game):
    mask, times = step.values
    for _ in range(times):
        yield from _lasting(mask, PRESS_MS)
        yield from _lasting(0, PRESS_MS)


def _hold(step, game):
    mask, ms = step.values
    yield from _lasting(mask, ms)
    yield from _lasting(0, PRESS_MS)


def _wait(step, game):
    return _lasting(0, step.values[0])


def _until(step, game):
    screen, ms = step.values
    for mask in _lasting(0, ms):
        if game.app.screen_name == screen:
            return
        yield mask
    if game.app.screen_name != screen:
        raise EmulatorError(
            f"script line {step.line}: after {ms} ms the screen is still "
            f"{game.app.screen_name!r}, not {screen!r}",
            1,
        )


def _auto(step, game):
    game.app.autoplay = step.values[0]
    return ()


def _screenshot(step, game):
    game.screenshot(step.values[0])
    return ()


def _gif(step, game):
    game.record(step.values[0])
    return ()


def _play(step, game):
    return ()  # the script ends here, and run.py gives the game to the keyboard


_PLAY = {
    "press": _press,
    "hold": _hold,
    "wait": _wait,
    "until": _until,
    "auto": _auto,
    "screenshot": _screenshot,
    "gif": _gif,
    "play": _play,
}
