"""Charge (charge.py) for a board that tells of no battery: builds for it have this in its place."""


class Charge:
    """No battery: there is nothing to ask, and nothing is drawn."""

    percent = None

    def __init__(self, device):
        pass

    def step(self, now):
        """Ask for nothing."""

    def draw(self, canvas, right, y):
        """Draw nothing; returns the columns that it takes."""
        return 0
