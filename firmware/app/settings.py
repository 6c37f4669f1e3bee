"""What the player has chosen, kept in the host's store from one start to the next.

The record, in two slots, is settings_record.py's.
"""

from app.slots import Slots
from engine.const import const

_VERSION = const(4)
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
        from app.settings_record import read, set_defaults

        set_defaults(self)
        self.seed = seed
        self.slots = Slots(store, "settings", _VERSION)
        if store is not None:
            read(self)

    def save(self):
        """Keep the choices in the store; a store that cannot be written is left as it is."""
        from app.settings_record import write

        write(self)
