"""Making room on a board: forgetting modules that were loaded for what is over.

Only a host with little memory asks for it (`App(…, frugal=True)`); the next time a module is asked
for it is loaded again. What is forgotten stays as long as something of it is in use.
"""

import gc
import sys

# The beginnings of module names. What belongs to the screens:
_SCREENS = ("app.", "gfx.", "lang.")
# What is done with once the lowest screen is there, or a hand is dealt:
_PASSING = ("app.arrival", "app.opening", "engine.dealing", "engine.rng")
_PLAYERS = ("engine.players.",)
# What only one of the games needs, Dummy and Rummy:
_GAMES = (("engine.dummy", "engine.knock"), ("engine.rummy",))


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
        gone = _SCREENS + _PASSING
        self._forget(gone if in_match else gone + _PLAYERS + _GAMES[0] + _GAMES[1])

    def settle(self):
        """Keep what is loaded now until the next `clear`, if the match goes on needing it."""
        passing = loaded(_PASSING)
        self.kept = [name for name in loaded() if name not in passing]
        self.trim()

    def trim(self):
        """Forget what was loaded since the lowest screen was put in its place, or for a deal."""
        self._forget(_SCREENS + _PASSING)

    def without_players(self):
        """Forget the computer players of both games."""
        self._forget(_PLAYERS)

    def only_game(self, game):
        """Forget the computer players, and the rules of the other game than this one."""
        self._forget(_PLAYERS + _GAMES[1 - game])

    def _forget(self, beginnings):
        """Forget the modules whose names begin so, but for those that are kept."""
        if not self.frugal:
            return
        for name in loaded(beginnings):
            if name not in self.kept:
                package, dot, module = name.rpartition(".")
                del sys.modules[name]
                if package in sys.modules and hasattr(sys.modules[package], module):
                    delattr(sys.modules[package], module)
        gc.collect()


def loaded(beginnings=_SCREENS):
    """Return the names of the modules that are loaded and begin with one of these."""
    # Older MicroPythons' startswith takes no tuple.
    return [name for name in sys.modules if any(map(name.startswith, beginnings))]
