"""Computer players, one file a game and level: `dummy_easy`, `dummy_normal`.

A player is a module with one function, `choose(view, into) -> move`. `view` is what the seat to
move sees (engine.view.look), `into` an array("i") of MOVES_MAX ints to list moves in. It returns
one legal move, allocates nothing, and is a pure function of the view: what looks like chance is
drawn from bytes that every seat sees, so that a match replays move for move on every host.
A player reads nothing but the view and changes nothing in it.
"""
