"""The settings that a host makes for the app."""


class Settings:
    def __init__(self, store=None, seed=None):
        self.language = "th"
        self.game = 0
        self.players = [4, 4]
        self.seed = seed
