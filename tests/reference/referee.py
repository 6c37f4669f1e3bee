"""One line of JSON in, one ruling out: the reference's own referee (referee.md).

Decided: a move that cannot be read makes the whole line malformed, also if a move before it would
have been refused.
"""

import json

from .cards import Malformed
from .dummy import Dummy
from .moves import Refused, parse
from .position import read_position
from .rummy import Rummy


def game_from(position):
    """Dummy or Rummy of a position dict; Malformed if it is wrong. `moves` is not played."""
    checked = read_position(position)
    return Dummy(checked) if checked.game == "dummy" else Rummy(checked)


def answer_line(text, number):
    """Answer to one line. `number`: the line's number, from 1, named if it is malformed."""
    try:
        position = json.loads(text)
        game = game_from(position)
        moves = _moves(position, game)
    except (Malformed, json.JSONDecodeError) as error:
        return {"ok": False, "line": number, "reason": str(error)}
    for index, move in enumerate(moves):
        try:
            game.play(move)
        except Refused as refused:
            return {"ok": False, "move": index, "reason": refused.reason, "rule": refused.rule}
    return {"ok": True, **game.answer()}


def _moves(position, game):
    moves = position.get("moves", [])
    if not isinstance(moves, list):
        raise Malformed(f"moves: {moves!r} is no list")
    for move in moves:
        parse(move, game.kinds)
    return moves
