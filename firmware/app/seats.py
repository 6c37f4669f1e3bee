"""Who sits where: people and computer players of each level, and what each is called.

CONTRIBUTING.md lists what a new level takes.
"""

from engine.const import const

LEVELS = 3  # of computer players
HUMAN = 0  # a seat's kind; kind n is a computer of level n - 1
NORMAL = 1  # the level that also gives hints
SEATS = 6
LABELS = (b"ME", b"1", b"2", b"3", b"4", b"5", b"6")  # for bands too narrow for a name
NAMES = 8  # names to choose from; name 0 is none

_NOBODY = const(0xFF)
_RUMMY = const(1)
_T_YOU = const(1)
_T_COMPUTER = const(2)
_T_PLAYER = const(140)
_T_NAME_1 = const(141)


class Seats:
    """The seats of a match. `kinds`, `names`: a byte a seat (HUMAN …; 0..NAMES).

    `game`: whose computer players are to be loaded (DUMMY or RUMMY), None for none.

    `humans`: how many people; `me`: the seat of the only one, 0xFF with none or several. On the
    canvas this says what a seat is called: `draw` and `label`.
    """

    def __init__(self, kinds, names, players, game=None):
        self.kinds = bytearray(kinds)
        self.names = bytearray(names)
        self.players = players
        self.humans = 0
        self.me = _NOBODY
        for seat in range(players):
            if kinds[seat] == HUMAN:
                self.humans += 1
                self.me = seat
        if self.humans != 1:
            self.me = _NOBODY
        self._game = game
        self._players = [None] * SEATS
        if game is not None:
            self.call_in()

    def call_in(self):
        """Load the computer players that are not there."""
        for seat in range(self.players):
            if self._players[seat] is None:
                kind = self.kinds[seat]
                self._players[seat] = computer(self._game, kind - 1 if kind else NORMAL)

    def send_away(self):
        """Let the computer players go until the next hand."""
        for seat in range(self.players):
            self._players[seat] = None

    def is_human(self, seat):
        """Return whether a person sits there."""
        return self.kinds[seat] == HUMAN

    def player(self, seat):
        """Return the computer player of a seat (engine.players); at a person's seat the hint's."""
        if self._players[seat] is None:
            self.call_in()
        return self._players[seat]

    def label(self, seat):
        """Return a seat's short label, a bytes of LABELS."""
        if seat == self.me:
            return LABELS[0]
        return LABELS[seat if self.me == 0 else seat + 1]

    def draw(self, canvas, seat, x, y, colour):
        """Draw what the seat is called; returns the width."""
        if self.names[seat]:
            return canvas.say(_T_NAME_1 + self.names[seat] - 1, x, y, colour)
        if seat == self.me:
            return canvas.say(_T_YOU, x, y, colour)
        text = _T_PLAYER if self.kinds[seat] == HUMAN else _T_COMPUTER
        width = canvas.say(text, x, y, colour)
        number = seat if self.me == 0 else seat + 1
        return width + canvas.number(number, x + width, y, colour)


def computer(game, level):
    """Return the computer player of a game and a level (0..LEVELS - 1), loaded if need be."""
    if game == _RUMMY:
        from engine.players import rummy_sense  # noqa: F401

        if level == 0:
            from engine.players import rummy_easy as player
        elif level == NORMAL:
            from engine.players import rummy_normal as player
        else:
            from engine.players import rummy_normal  # noqa: F401, I001
            from engine.players import rummy_hard as player
        return player
    if level == 0:
        from engine.players import dummy_easy as player

        return player
    from engine.players import dummy_sense  # noqa: F401, I001
    from engine.players import dummy_normal as player

    if level > NORMAL:
        from engine.players import dummy_ahead, dummy_playout, dummy_rating, dummy_steps  # noqa: F401
        from engine.players import dummy_hard as player
    return player
