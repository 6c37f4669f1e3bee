"""A second opinion on the rules: Dummy and Rummy played slowly from plain sets and lists.

Written from the rules alone, to be compared with the engine, with which it shares no code.
`game_from(position)` gives a game with `legal()`, `play(move)`, `answer()` and `over`.
"""

from .cards import Malformed
from .moves import Refused
from .referee import answer_line, game_from

__all__ = ["Malformed", "Refused", "answer_line", "game_from"]
