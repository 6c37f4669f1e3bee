"""Computer players, one file a game and level: `dummy_easy` … `rummy_hard`.

A player is a module with a function `choose(view, into) -> move`. `view` is what the seat to move
sees (engine.view.look), `into` an array("i") of MOVES_MAX ints to list moves in. It returns one
legal move, allocates nothing, and is a pure function of the view: what looks like chance is drawn
from what the seat sees, so that a match replays move for move on every host. A player reads nothing
but the view and changes nothing in it.

A player that thinks long can also do so in slices: `begin(view, into)`, then `step(view, into)`
until it returns True, then `result()`. `begin` and its `choose` take how many deals it looks at.
`dummy_hints` and `rummy_hints` say why a move is good. The other files are what the levels of a
game have in common (`…_sense`), and the parts of Dummy's hard: `dummy_rating`, `dummy_ahead`, and
for its playouts `dummy_playout` and `dummy_steps`.
"""
