"""What the player has chosen, kept in the host's store from one start to the next.

The record (two slots, slots.py) is _SIZE bytes: one for each of the fields below in their order,
two for option bits and targets (low byte first). One that makes no sense is put aside.
"""

from app.seats import HUMAN, LEVELS, NAMES, NORMAL, SEATS
from app.slots import LEAD, TAIL, Slots
from engine.const import const

_VERSION = const(4)
_SIZE = const(33)
LANGUAGES = ("th", "en")
FEWEST = b"\x02\x02"  # players of Dummy (D1) and Rummy (R1)
MOST = b"\x04\x06"
VOLUMES = const(4)  # 0 is mute
BRIGHTNESSES = const(6)
BLANKS = b"\x00\x01\x02\x05\x0a"  # minutes to a blank screen, 0: never
SEED_MASK = const(0x1FFFFFF)  # the seeds that the app draws: a code has a letter more for others
BY_SUIT, BY_RANK = 0, 1  # how a hand is sorted
BOTH, AT_ARROWS, AT_A_B = 0, 1, 2  # which hand plays
HANDS = const(3)
SHORT, USUAL, LONG = 0, 1, 2  # how long the level hard thinks
THINKINGS = const(3)
_TARGET_MOST = const(2000)
_OPTIONS_MOST = (0x1DFF, 0x7)  # the bits that each game has


class Settings:
    """The choices: `language` ("th", "en"), `game` (DUMMY or RUMMY), and for each game
    `players[game]`, `options[game]` (bits, OPTION_BITS in engine/layout.py) and `target[game]`
    (points, or hands). `kinds[seat]`, `names[seat]`: see seats.py. `sort`, `volume`, `brightness`,
    `blank` (a place in BLANKS), `four_colours` (0 or 1: a colour for each suit), `motion` (0 or 1:
    cards are seen moving), `other_text` (0 or 1: texts of the other size, where there is room),
    `hand` (BOTH, or the one that is at the arrows or at A and B), `thinking` (SHORT, USUAL, LONG).
    `seed`: that of the next match, None for the device's.
    """

    def __init__(self, store=None, seed=None):
        self.language = "th"
        self.game = 0
        self.players = [4, 4]
        self.options = [0, 0]
        self.target = [500, 150]
        self.kinds = bytearray([HUMAN] + [NORMAL + 1] * (SEATS - 1))
        self.names = bytearray(SEATS)
        self.sort = BY_SUIT
        self.volume = 2
        self.brightness = 4
        self.blank = 2
        self.four_colours = 0
        self.motion = 1
        self.other_text = 0
        self.hand = BOTH
        self.thinking = USUAL
        self.seed = seed
        self.slots = Slots(store, "settings", _VERSION, _makes_sense)
        saved = self.slots.load()
        if saved:
            self._unpack(saved)

    @property
    def level(self):
        """The level of the first computer; setting it sets all of them."""
        for kind in self.kinds:
            if kind != HUMAN:
                return kind - 1
        return NORMAL

    @level.setter
    def level(self, level):
        for seat in range(SEATS):
            if self.kinds[seat] != HUMAN:
                self.kinds[seat] = level + 1

    def _unpack(self, data):
        at = LEAD
        self.language = LANGUAGES[data[at]]
        self.game = data[at + 1]
        for game in (0, 1):
            self.players[game] = data[at + 2 + game]
            self.options[game] = data[at + 4 + 2 * game] | data[at + 5 + 2 * game] << 8
            self.target[game] = data[at + 8 + 2 * game] | data[at + 9 + 2 * game] << 8
        for seat in range(SEATS):
            self.kinds[seat] = data[at + 12 + seat]
            self.names[seat] = data[at + 18 + seat]
        self.sort = data[at + 24] & 1
        self.volume = min(VOLUMES - 1, data[at + 25])
        self.brightness = min(BRIGHTNESSES - 1, data[at + 26])
        self.blank = min(len(BLANKS) - 1, data[at + 27])
        self.four_colours = data[at + 28] & 1
        self.motion = data[at + 29] & 1
        self.other_text = data[at + 30] & 1
        self.hand = min(HANDS - 1, data[at + 31])
        self.thinking = min(THINKINGS - 1, data[at + 32])

    def save(self):
        """Keep the choices in the store; a store that cannot be written is left as it is."""
        data = bytearray(LEAD + _SIZE + TAIL)
        at = LEAD
        data[at] = LANGUAGES.index(self.language)
        data[at + 1] = self.game
        for game in (0, 1):
            data[at + 2 + game] = self.players[game]
            data[at + 4 + 2 * game] = self.options[game] & 0xFF
            data[at + 5 + 2 * game] = self.options[game] >> 8
            data[at + 8 + 2 * game] = self.target[game] & 0xFF
            data[at + 9 + 2 * game] = self.target[game] >> 8
        for seat in range(SEATS):
            data[at + 12 + seat] = self.kinds[seat]
            data[at + 18 + seat] = self.names[seat]
        data[at + 24] = self.sort
        data[at + 25] = self.volume
        data[at + 26] = self.brightness
        data[at + 27] = self.blank
        data[at + 28] = self.four_colours
        data[at + 29] = self.motion
        data[at + 30] = self.other_text
        data[at + 31] = self.hand
        data[at + 32] = self.thinking
        self.slots.save(data, _SIZE)  # if it fails the game goes on; they are only not remembered


def _makes_sense(data):
    """Return whether a record has choices that there are."""
    at = LEAD
    if len(data) < LEAD + _SIZE + TAIL or data[at] >= len(LANGUAGES) or data[at + 1] > 1:
        return False
    for game in (0, 1):
        options = data[at + 4 + 2 * game] | data[at + 5 + 2 * game] << 8
        target = data[at + 8 + 2 * game] | data[at + 9 + 2 * game] << 8
        if options & ~_OPTIONS_MOST[game] or not 0 < target <= _TARGET_MOST:
            return False
        if not FEWEST[game] <= data[at + 2 + game] <= MOST[game]:
            return False
    for seat in range(SEATS):
        if data[at + 12 + seat] > LEVELS or data[at + 18 + seat] > NAMES:
            return False
    return True
