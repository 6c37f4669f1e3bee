"""The game: rules, scoring, computer players, the match. No input or output, no clock, no screen.

Nothing in here imports anything but this package, so that the same files run on a microcontroller
and on a desktop. `docs/architecture.md` tells which file holds what.
"""
