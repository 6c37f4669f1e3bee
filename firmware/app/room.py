"""Making room on a board: forgetting modules that were loaded for what is over.

Only a host with little memory asks for it (`App(…, frugal=True)`); the next time a module is asked
for it is loaded again. What is forgotten stays as long as something of it is in use.
"""

import gc
import sys

from engine.const import const

# What belongs to the screens, as the beginning of module names.
_SCREENS = ("app.", "gfx.", "lang.")
# What is done with once the lowest screen is there, or a hand is dealt.
_PASSING = ("app.arrival", "app.opening", "engine.dealing", "engine.rng")
# What only one of the games needs: of Dummy, of Rummy.
_GAMES = (("engine.dummy", "engine.knock"), "engine.rummy")
_NEITHER = const(2)


class Room:
    """What is loaded, and what of it may go. Without `frugal` nothing is ever forgotten.

    `always`: the modules that always stay; `kept`: those that stay with the lowest screen.
    """

    def __init__(self, frugal, always):
        self.frugal = frugal
        self.always = always
        self.kept = always

    def clear(self, in_match):
        """Forget all but what always stays: another lowest screen is to come.

        `in_match`: the rules of a match and its computer players may be there, and are wanted.
        """
        self.kept = self.always
        self.trim()
        if not in_match:
            self.only_game(_NEITHER)

    def settle(self):
        """Keep what is loaded now until the next `clear`, if the match goes on needing it."""
        self.kept = [name for name in loaded() if not name.startswith(_PASSING)]
        self.trim()

    def trim(self):
        """Forget what was loaded since the lowest screen was put in its place, or for a deal."""
        if self.frugal:
            _forget(_SCREENS + _PASSING, self.kept)

    def without_players(self):
        """Forget the computer players of both games."""
        if self.frugal:
            _forget("engine.players.")

    def only_game(self, game):
        """Forget the computer players, and the rules but for those of this game."""
        self.without_players()
        if self.frugal:
            for other in (0, 1):
                if other != game:
                    _forget(_GAMES[other])


def loaded():
    """Return the names of the modules of the screens that are loaded."""
    return [name for name in sys.modules if name.startswith(_SCREENS)]


def _forget(beginnings, kept=()):
    """Forget the modules whose names begin so, but for those that are kept."""
    for name in [name for name in sys.modules if name.startswith(beginnings)]:
        if name not in kept:
            package, dot, module = name.rpartition(".")
            del sys.modules[name]
            if package in sys.modules and hasattr(sys.modules[package], module):
                delattr(sys.modules[package], module)
    gc.collect()
