"""What the player has chosen, kept in the host's store from one start to the next.

Saved as 15 bytes: version, language, game, players of both games, level, option bits and targets
of both games (low byte first), and the sum of all these. Anything else is not read.
"""

from engine.const import const

_NAME = "settings"
_VERSION = const(1)
_SIZE = const(15)
LANGUAGES = ("th", "en")
FEWEST = b"\x02\x02"  # players of Dummy (D1) and Rummy (R1)
MOST = b"\x04\x06"
LEVELS = const(2)
_TARGET_MOST = const(2000)


class Settings:
    """The choices: `language` ("th", "en"), `game` (DUMMY or RUMMY), `level`, and for each game
    `players[game]`, `options[game]` (bits, OPTION_BITS in engine/layout.py) and `target[game]`
    (points, or hands). `seed`: that of the next match, None for the device's.
    """

    def __init__(self, store=None, seed=None):
        self.language = "th"
        self.game = 0
        self.level = 1
        self.players = [4, 4]
        self.options = [0, 0]
        self.target = [500, 150]
        self.seed = seed
        self._store = store
        saved = store.load(_NAME) if store else None
        if saved:
            self._unpack(saved)

    def _unpack(self, data):
        if len(data) != _SIZE or data[0] != _VERSION or sum(data[:-1]) & 0xFF != data[-1]:
            return
        if data[1] >= len(LANGUAGES) or data[2] > 1 or data[5] >= LEVELS:
            return
        for game in (0, 1):
            if not FEWEST[game] <= data[3 + game] <= MOST[game]:
                return
        self.language = LANGUAGES[data[1]]
        self.game = data[2]
        self.level = data[5]
        for game in (0, 1):
            self.players[game] = data[3 + game]
            self.options[game] = data[6 + 2 * game] | data[7 + 2 * game] << 8
            self.target[game] = min(_TARGET_MOST, data[10 + 2 * game] | data[11 + 2 * game] << 8)

    def save(self):
        """Keep the choices in the store; a store that cannot be written is left as it is."""
        if self._store is None:
            return
        data = bytearray(_SIZE)
        data[0] = _VERSION
        data[1] = LANGUAGES.index(self.language)
        data[2] = self.game
        data[5] = self.level
        for game in (0, 1):
            data[3 + game] = self.players[game]
            data[6 + 2 * game] = self.options[game] & 0xFF
            data[7 + 2 * game] = self.options[game] >> 8
            data[10 + 2 * game] = self.target[game] & 0xFF
            data[11 + 2 * game] = self.target[game] >> 8
        data[-1] = sum(data) & 0xFF
        try:
            self._store.save(_NAME, data)
        except OSError:
            pass  # the game goes on; the choices are only not remembered
