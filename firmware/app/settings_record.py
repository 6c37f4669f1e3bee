"""The record of the settings: defaults, reading and writing it, the level of all computers at once.

It has _SIZE bytes: one for each of the fields in their order, two for option bits and targets (low
byte first). One that makes no sense is put aside.
"""

from app.seats import HUMAN, LEVELS, NAMES, NORMAL, SEATS
from app.settings import (
    BLANKS,
    BOTH,
    BRIGHTNESSES,
    BY_SUIT,
    FEWEST,
    HANDS,
    LANGUAGES,
    MOST,
    THINKINGS,
    USUAL,
    VOLUMES,
)
from app.slots import LEAD, TAIL
from engine.const import const

_SIZE = const(33)
_TARGET_MOST = const(2000)
ALL_OPTIONS = (0x1DFF, 0x7)  # the bits that each game has


def set_defaults(settings):
    """Choose what holds until the player chooses otherwise."""
    settings.language = "th"
    settings.game = 0
    settings.players = [4, 4]
    settings.options = [0, 0]
    settings.target = [500, 150]
    settings.kinds = bytearray([HUMAN] + [NORMAL + 1] * (SEATS - 1))
    settings.names = bytearray(SEATS)
    settings.sort = BY_SUIT
    settings.volume = 2
    settings.brightness = 4
    settings.blank = 2
    settings.four_colours = 0
    settings.motion = 1
    settings.other_text = 0
    settings.hand = BOTH
    settings.thinking = USUAL


def read(settings):
    """Take over the choices that are kept in the store of the settings, if there are any."""
    saved = settings.slots.load(_makes_sense)
    if saved:
        _unpack(settings, saved)


def _unpack(settings, data):
    at = LEAD
    settings.language = LANGUAGES[data[at]]
    settings.game = data[at + 1]
    for game in (0, 1):
        settings.players[game] = data[at + 2 + game]
        settings.options[game] = data[at + 4 + 2 * game] | data[at + 5 + 2 * game] << 8
        settings.target[game] = data[at + 8 + 2 * game] | data[at + 9 + 2 * game] << 8
    for seat in range(SEATS):
        settings.kinds[seat] = data[at + 12 + seat]
        settings.names[seat] = data[at + 18 + seat]
    settings.sort = data[at + 24] & 1
    settings.volume = min(VOLUMES - 1, data[at + 25])
    settings.brightness = min(BRIGHTNESSES - 1, data[at + 26])
    settings.blank = min(len(BLANKS) - 1, data[at + 27])
    settings.four_colours = data[at + 28] & 1
    settings.motion = data[at + 29] & 1
    settings.other_text = data[at + 30] & 1
    settings.hand = min(HANDS - 1, data[at + 31])
    settings.thinking = min(THINKINGS - 1, data[at + 32])


def write(settings):
    """Keep the choices in their store; one that cannot be written is left as it is."""
    data = bytearray(LEAD + _SIZE + TAIL)
    at = LEAD
    data[at] = LANGUAGES.index(settings.language)
    data[at + 1] = settings.game
    for game in (0, 1):
        data[at + 2 + game] = settings.players[game]
        data[at + 4 + 2 * game] = settings.options[game] & 0xFF
        data[at + 5 + 2 * game] = settings.options[game] >> 8
        data[at + 8 + 2 * game] = settings.target[game] & 0xFF
        data[at + 9 + 2 * game] = settings.target[game] >> 8
    for seat in range(SEATS):
        data[at + 12 + seat] = settings.kinds[seat]
        data[at + 18 + seat] = settings.names[seat]
    data[at + 24] = settings.sort
    data[at + 25] = settings.volume
    data[at + 26] = settings.brightness
    data[at + 27] = settings.blank
    data[at + 28] = settings.four_colours
    data[at + 29] = settings.motion
    data[at + 30] = settings.other_text
    data[at + 31] = settings.hand
    data[at + 32] = settings.thinking
    settings.slots.save(data, _SIZE)  # if it fails the game goes on; they are only not remembered


def _makes_sense(data):
    """Return whether a record has choices that there are."""
    at = LEAD
    if len(data) < LEAD + _SIZE + TAIL or data[at] >= len(LANGUAGES) or data[at + 1] > 1:
        return False
    for game in (0, 1):
        options = data[at + 4 + 2 * game] | data[at + 5 + 2 * game] << 8
        target = data[at + 8 + 2 * game] | data[at + 9 + 2 * game] << 8
        if options & ~ALL_OPTIONS[game] or not 0 < target <= _TARGET_MOST:
            return False
        if not FEWEST[game] <= data[at + 2 + game] <= MOST[game]:
            return False
    for seat in range(SEATS):
        if data[at + 12 + seat] > LEVELS or data[at + 18 + seat] > NAMES:
            return False
    return True


def level(settings):
    """Return the level of the first computer."""
    for kind in settings.kinds:
        if kind != HUMAN:
            return kind - 1
    return NORMAL


def set_level(settings, level):
    """Give all computers a level."""
    for seat in range(SEATS):
        if settings.kinds[seat] != HUMAN:
            settings.kinds[seat] = level + 1
