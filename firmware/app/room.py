"""Making room on a board: forgetting modules that were loaded for what is over.

Only a host with little memory asks for it (`App(…, frugal=True)`); the next time a module is asked
for it is loaded again. What is forgotten stays as long as something of it is in use.
"""

import gc
import sys

# What belongs to the screens, as the beginning of module names.
_SCREENS = ("app.", "gfx.", "lang.")
# What is done with once the lowest screen is there, or a hand is dealt.
_PASSING = ("app.arrival", "app.opening", "engine.dealing", "engine.rng")
# What only one of the games needs: of Dummy, of Rummy.
_GAMES = (("engine.dummy", "engine.knock"), "engine.rummy")


class Room:
    """What is loaded, and what of it may go. Without `frugal` nothing is ever forgotten.

    `always`: the modules that always stay; `kept`: those that stay with the lowest screen.
    """

    def __init__(self, frugal, always):
        self.frugal = frugal
        self.always = always
        self.kept = always

    def clear(self):
        """Forget all but what always stays: another lowest screen is to come."""
        self.kept = self.always
        self.trim()

    def settle(self):
        """Keep what is loaded now until the next `clear`, if the match goes on needing it."""
        self.kept = [name for name in loaded() if not name.startswith(_PASSING)]
        self.trim()

    def trim(self):
        """Forget what was loaded since the lowest screen was put in its place, or for a deal."""
        if self.frugal:
            own = [name for name in sys.modules if name.startswith(_SCREENS + _PASSING)]
            _forget([name for name in own if name not in self.kept])

    def without_players(self):
        """Forget the computer players of both games."""
        if self.frugal:
            _forget([name for name in sys.modules if name.startswith("engine.players.")])

    def only_game(self, game):
        """Forget the rules of the other game than this one, and the computer players."""
        self.without_players()
        if self.frugal:
            _forget([name for name in sys.modules if name.startswith(_GAMES[1 - game])])


def loaded():
    """Return the names of the modules of the screens that are loaded."""
    return [name for name in sys.modules if name.startswith(_SCREENS)]


def _forget(names):
    for name in names:
        package, dot, module = name.rpartition(".")
        del sys.modules[name]
        if package in sys.modules and hasattr(sys.modules[package], module):
            delattr(sys.modules[package], module)
    gc.collect()
