"""Making room on a board: forgetting modules that were loaded for a screen that is left.

Only a host with little memory asks for it (`App(…, frugal=True)`); the next time the screen is
opened its module is loaded again. Two sets are remembered: what the title needs, and what a match
needs beside that.
"""

import gc
import sys

# What only one of the games needs, as the beginnings of module names: of Dummy, of Rummy.
_GAMES = (
    ("engine.dummy", "engine.knock", "engine.players.dummy"),
    ("engine.rummy", "engine.players.rummy"),
)


class Room:
    """What is loaded, and what of it may go. Without `frugal` nothing is ever forgotten."""

    def __init__(self, frugal):
        self.frugal = frugal
        self.title = _screens()
        self.match = self.title

    def match_begins(self):
        """Remember what is loaded now as what a match needs."""
        self.match = _screens()

    def trim(self, in_match):
        """Forget the screens that neither the title nor, `in_match`, the match needs."""
        if self.frugal:
            kept = self.match if in_match else self.title
            _forget([name for name in _screens() if name not in kept])

    def without_players(self):
        """Forget the computer players of both games."""
        if self.frugal:
            _forget([name for name in sys.modules if name.startswith("engine.players.")])

    def only_game(self, game):
        """Forget the rules and the players of the other game than this one."""
        if self.frugal:
            _forget([name for name in sys.modules if name.startswith(_GAMES[1 - game])])


def _screens():
    return [name for name in sys.modules if name.startswith("app.")]


def _forget(names):
    for name in names:
        package, dot, module = name.rpartition(".")
        del sys.modules[name]
        if package in sys.modules and hasattr(sys.modules[package], module):
            delattr(sys.modules[package], module)
    gc.collect()
