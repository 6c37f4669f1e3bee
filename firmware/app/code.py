"""Game codes: a match's game, players, options, target and seed in ten letters, to deal it again.

Four letters of settings, five of the seed (six for a seed of more than 25 bits), one check letter,
which finds every wrong letter and every two that changed places. No letter looks like another.
"""

from app.keys import DOWN, LEFT, RIGHT, UP, A
from app.screen import Screen, part_at
from app.seats import SEATS
from app.settings import SEED_MASK
from engine.const import const
from gfx.text import draw

_T_CODE = const(164)
_T_CODE_WRONG = const(165)
_T_ENTER_CODE = const(134)
_T_PRESS_A_DEAL = const(166)

LETTERS = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_PLAYERS = const(2)
_OPTIONS = const(3)
_TARGET = const(5)
_RUMMY = const(1)
_OPT_HANDS = const(1 << 2)
_SETTINGS_LETTERS = const(4)
_CODE_LEFT = const(4)  # columns beside a code
_DUMMY_TARGETS = const(40)  # 50, 100 … 2000 points
_RUMMY_TARGETS = const(21)  # 0, 25 … 500 points, or 0 … 20 hands
_NO_OPTION = const(1 << 9)  # O10, which always holds
_DUMMY_CODES = const(3 * 8192 * 40)
_SHORT, LONGEST = 10, 11


def code_of(game, players, options, target, seed):
    """Return the code (bytes) of a match. None if its target is none that the options offer."""
    if game == _RUMMY:
        unit = 1 if options & _OPT_HANDS else 25
        most = _RUMMY_TARGETS - 1
        value = _DUMMY_CODES + ((players - 2) * 8 + options) * _RUMMY_TARGETS + target // unit
    else:
        unit = 50
        most = _DUMMY_TARGETS
        value = ((players - 2) * 8192 + options) * _DUMMY_TARGETS + target // unit - 1
    if target % unit or not 0 < target // unit <= most:
        return None
    letters = bytearray(LONGEST if seed > SEED_MASK else _SHORT)
    end = len(letters) - 1
    _write(letters, 0, _SETTINGS_LETTERS, value)
    _write(letters, _SETTINGS_LETTERS, end, seed)
    letters[end] = _check(letters, end)
    return bytes(LETTERS[digit] for digit in letters)


def read_code(code):
    """Return (game, players, options, target, seed) of a code; None if it is none."""
    digits = bytearray(len(code))
    for i in range(len(code)):
        digit = LETTERS.find(code[i : i + 1])
        if digit < 0:
            return None
        digits[i] = digit
    end = len(digits) - 1
    if not _SHORT <= len(digits) <= LONGEST or _check(digits, end) != digits[end]:
        return None
    seed = _number(digits, _SETTINGS_LETTERS, end)
    value = _number(digits, 0, _SETTINGS_LETTERS)
    if value < _DUMMY_CODES:
        rest = value // _DUMMY_TARGETS
        target = (value % _DUMMY_TARGETS + 1) * 50
        if rest & _NO_OPTION:
            return None
        return (0, 2 + rest // 8192, rest % 8192, target, seed)
    value -= _DUMMY_CODES
    rest = value // _RUMMY_TARGETS
    target = value % _RUMMY_TARGETS * (1 if rest & _OPT_HANDS else 25)
    if rest >= 8 * (SEATS - 1) or not target:
        return None
    return (_RUMMY, 2 + rest // 8, rest % 8, target, seed)


def _write(digits, at, end, value):
    """Write a number into `digits[at:end]`, the highest digit first."""
    while end > at:
        end -= 1
        digits[end] = value & 31
        value >>= 5


def _number(digits, at, end):
    value = 0
    while at < end:
        value = value << 5 | digits[at]
        at += 1
    return value


def _check(digits, n):
    """Return the check digit of `digits[:n]`: a sum weighted by the powers of 2 in GF(32)."""
    value = n & 31
    i = 0
    while i < n:
        value = _twice(value ^ digits[i])
        i += 1
    return value


def _twice(value):
    """Return two times a number of GF(32), whose polynomial is x^5 + x^2 + 1."""
    return (value << 1 ^ (0x25 if value & 16 else 0)) & 31


class CodeShown(Screen):
    """The code of the match being played."""

    name = "code"

    def __init__(self, app, session):
        super().__init__(app)
        s = session.match.s
        options = s[_OPTIONS] | s[_OPTIONS + 1] << 8
        target = s[_TARGET] | s[_TARGET + 1] << 8
        self.code = code_of(session.game, s[_PLAYERS], options, target, session.seed)

    def press(self, button):
        self.app.pop()

    def draw(self, canvas):
        layout = canvas.layout
        canvas.clear()
        if layout.narrow:
            draw_code(canvas, self.code or b"-", layout.line // 2, -1)
            return
        canvas.say(_T_CODE, 3, layout.pad)
        draw_code(canvas, self.code or b"-", layout.line, -1)


class CodeEntry(Screen):
    """A code is typed in: up and down change the letter, left and right the place, A deals."""

    name = "enter"
    repeats = True

    def __init__(self, app):
        super().__init__(app)
        self.code = bytearray(b"0" * _SHORT)
        self.at = 0
        self.wrong = False
        self.part = 0

    def press(self, button):
        self.dirty = True
        self.wrong = False
        if button == LEFT or button == RIGHT:
            self.at = (self.at + (1 if button == RIGHT else -1)) % len(self.code)
        elif button == UP or button == DOWN:
            place = LETTERS.find(bytes([self.code[self.at]]))
            place = (place + (1 if button == UP else -1)) % len(LETTERS)
            self.code[self.at] = LETTERS[place]
        elif button == A:
            self._deal()
        else:
            self.app.pop()

    def _deal(self):
        found = read_code(self.code)
        if found is None:
            self.wrong = True
            return
        settings = self.app.settings
        game, players, options, target, seed = found
        settings.game = game
        settings.players[game] = players
        settings.options[game] = options
        settings.target[game] = target
        settings.save()
        self.app.go("table", seed)

    def tick(self, now):
        part = part_at(now, 0)
        if part != self.part:
            self.part = part
            self.dirty = self.dirty or self.app.canvas.parted

    def draw(self, canvas):
        line = canvas.layout.line
        canvas.clear()
        pad = canvas.layout.pad
        draw_code(canvas, self.code, line, self.at)
        told = _T_CODE_WRONG if self.wrong else _T_PRESS_A_DEAL + self.app.keys.kind
        if canvas.layout.narrow:
            canvas.say_part(told, self.part, 3, pad)
            return
        canvas.say(_T_ENTER_CODE, 3, pad)
        canvas.say(told, 3, 2 * line + pad)


def draw_code(canvas, code, y, at):
    """Draw a code in two groups, the letter at place `at` on a bar."""
    layout = canvas.layout
    font = canvas.figures if layout.narrow else canvas.font
    pitch = (canvas.width - 2 * _CODE_LEFT) // (LONGEST + 1)
    top = y + (layout.line - font.height) // 2
    for i in range(len(code)):
        x = _CODE_LEFT + i * pitch + (pitch // 2 if i > 4 else 0)
        if i == at:
            canvas.invert(x - 1, y, pitch, layout.line)
        draw(canvas.fb, font, code, x, top, canvas.paper if i == at else canvas.ink, i, i + 1)
