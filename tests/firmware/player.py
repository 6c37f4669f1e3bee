"""A person at the app under test: presses buttons, lets time go by, looks at what is on top."""

import sys

from emulator.files import MemoryStore
from emulator.shim import install
from engine import dummy, journal
from tests.micropython.hosts import REPOSITORY
from tools.answer import answer_of
from tools.notation import move_text
from tools.position import state_from

sys.path.insert(0, str(REPOSITORY / "firmware"))
install()

from app.main_app import App  # noqa: E402
from app.session import Session  # noqa: E402
from app.settings import Settings  # noqa: E402
from app.settings_record import set_level  # noqa: E402
from app.table import Table  # noqa: E402
from tests.conformance.screen_driver import Device  # noqa: E402

__all__ = ("Device", "MemoryStore", "Player", "at_position", "done", "moves_of", "offered")


class Player:
    """An app under test: `press(button, …)` presses one after another, 60 ms each.

    `device` may be made beforehand, with more parts than the plain one; `store` is its store;
    `motion`: cards are seen moving.
    """

    def __init__(
        self,
        seed=None,
        game=0,
        players=4,
        level=1,
        language="th",
        store=None,
        device=None,
        motion=0,
    ):
        self.device = device or Device()
        self.device.store = store
        settings = Settings(store, seed)
        settings.game = game
        settings.players[game] = players
        set_level(settings, level)
        settings.language = language
        settings.motion = motion
        self.app = App(self.device, settings)

    @property
    def top(self):
        """The screen on top."""
        return self.app.stack[-1]

    @property
    def screen(self):
        """Its name."""
        return self.app.screen_name

    def press(self, *buttons):
        for button in buttons:
            for held in (button, 0):
                self.device.held = held
                self.step(60)

    def hold(self, button, ms):
        """Hold a button for `ms`, a frame of 20 ms after another, and let it go."""
        self.device.held = button
        for _ in range(ms // 20):
            self.step(20)
        self.device.held = 0
        self.step(20)

    def step(self, ms):
        self.device.now += ms
        self.app.step()

    def start(self):
        """Begin a new match from the title, whatever is saved; the table is then on top."""
        from app.keys import DOWN, A

        title = self.top
        while title.lines[title.at] != 1:
            self.press(DOWN)
        self.press(A)
        if self.screen == "ask":
            self.press(DOWN, A)
        self.press(A)
        return self.top

    def pause(self):
        """Open the pause menu over the table."""
        from app.keys import B

        self.wait_for_turn()
        for _ in range(9):
            if self.screen == "pause":
                return
            self.press(B)
        raise AssertionError("B does not lead to the pause menu")

    def leave(self):
        """Leave the match for the title."""
        from app.keys import UP, A

        self.pause()
        self.press(UP, A)

    def wait_for(self, what, steps=4000, ms=300):
        """Let time go by until `what()` is true."""
        for _ in range(steps):
            if what():
                return
            self.step(ms)
        raise AssertionError(f"waited in vain, on the screen {self.screen!r}")

    def wait_for_turn(self):
        """Let the others play until it is the turn of the person before the screen."""
        table = self.top
        self.wait_for(
            lambda: self.top is not table or (table.session.human_turn() and not table._noting())
        )


def at_position(position, **settings):
    """Return a player before the table of a referee position, with nothing left to be told."""
    players = len(position["hands"])
    game = 1 if position.get("game") == "rummy" else 0
    player = Player(players=players, seed=1, game=game, **settings)
    session = Session(player.app.settings, 1)
    session.match.s[:] = state_from(position)
    if position.get("stock") == "":
        dummy.offer_last(session.match.s)
    session.settled()
    table = Table(player.app, session)
    table.notes.n = 0
    player.app.push(table)
    player.step(20)
    return player


def done(player):
    """Return the hands and table of the match as the referee writes them."""
    return answer_of(player.app.stack[1].session.match.s, [])


def offered(player):
    """Return the legal moves of the choice on the screen, as the referee writes them."""
    return [move_text(move) for move in player.top.choices[: player.top.n]]


def moves_of(match):
    """Return the moves and deals that a match has written down."""
    at = 0
    moves = []
    while at < match.written:
        moves.append(journal.move_at(match.journal, at))
        at = journal.after(match.journal, at)
    return moves
