"""What the game may take of a 32-bit board's memory, in bytes.

GOALS are the project's budgets, and the game is within them, both where MicroPython copies its code
into RAM and where it runs it from flash, in a ROM partition. But one is out of reach where the code
is copied: CEILINGS says how much it may take then, and may only be lowered. docs/memory.md tells
where the bytes go.
"""

STATE = "state of a match"
ENGINE = "engine, a match of four, the hardest player"
MONO = "whole game, 128x64 mono"
COLOUR = "whole game, 240x240 colour"
FILES = "all .mpy files, 128x64 mono"

GOALS = {
    STATE: 512,
    ENGINE: 24 * 1024,
    MONO: 64 * 1024,
    COLOUR: 100 * 1024,
    FILES: 160 * 1024,
}
CEILINGS = {
    ENGINE: 31 * 1024,
}


def allowed(name):
    """Return how many bytes this may take where the code is copied into RAM."""
    return CEILINGS.get(name, GOALS[name])
