"""Sound (sound.py) for a board without a piezo or speaker: builds for it have this in its place."""

TURN = PICK_UP = KNOCK = PENALTY = REFUSED = b""


class Sound:
    """Silence."""

    def __init__(self, device, settings):
        pass

    def set_volume(self):
        """There is none to take over."""

    def play(self, tune):
        """Begin nothing."""

    def step(self, now):
        """Go on with nothing."""
