"""A person who plays by the buttons what the hint recommends, on the desktop's device of a board.

Everything is fixed: the same match, the same presses and the same pixels in every run.
"""

import sys
from pathlib import Path

from emulator import boards
from emulator.boards import BUTTONS
from emulator.files import MemoryStore
from emulator.host import Device
from emulator.script import FRAME_MS, PRESS_MS
from emulator.shim import install

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "firmware"))
install()

from app.hints import hint  # noqa: E402
from app.main_app import App  # noqa: E402
from app.session import Session  # noqa: E402
from app.settings import Settings  # noqa: E402
from app.table import HAND  # noqa: E402
from app.table import ROW as ROW_BAND  # noqa: E402
from engine.layout import DRAW, LAY, PICK, ROW, ROW_N  # noqa: E402
from engine.melds import card_at  # noqa: E402

_THINKS_MS = 450  # before a press
_LOOKS_MS = 900  # … at a list, before choosing
_TOO_LONG = 300_000
_SHORTEST = 9999


def kind_of(move):
    """Return a move's kind: DRAW, PICK, LAY …"""
    return move >> 17


def settings_for(players, language="th", store=None):
    """Return the settings of a new device for a match of Dummy."""
    settings = Settings(store)
    settings.language = language
    settings.players[0] = players
    return settings


def find_seed(players, wanted, tries=400):
    """Return the seed of a short hand in which the person makes a move of each kind `wanted`.

    The shortest of `tries` matches from seed 0 on; ValueError if there is none.
    """
    best, found = _SHORTEST, None
    for seed in range(tries):
        length = _length(Session(settings_for(players), seed), wanted)
        if length < best:
            best, found = length, seed
    if found is None:
        raise ValueError(f"no hand of {tries} has all that is to be shown")
    return found


def _length(session, wanted):
    """Return how many moves a hand takes, _SHORTEST if the person does not make all `wanted`."""
    session.deal()
    seen = set()
    moves = 0
    while not session.hand_over():
        mine = session.human_turn()
        move = hint(session) if mine else session.think()
        seen |= {kind_of(move)} if mine else set()
        session.play(move)
        moves += 1
    return moves if set(wanted) <= seen else _SHORTEST


class Showing:
    """A match on a board. `on_frame(now)`, if there is one, is called after every frame."""

    def __init__(self, board, seed, players=3, language="th"):
        self.device = Device(boards.load(board), MemoryStore(), seed)
        self.app = App(self.device, settings_for(players, language))
        self.now = 0
        self.on_frame = None
        self.app.go("table", seed)
        self.wait(FRAME_MS)

    @property
    def top(self):
        """The screen on top."""
        return self.app.stack[-1]

    def wait(self, ms):
        """Let time go by."""
        for _ in range(-(-ms // FRAME_MS)):
            self.now += FRAME_MS
            self.device.advance(FRAME_MS)
            self.app.step()
            if self.on_frame:
                self.on_frame(self.now)

    def press(self, name, ms=_THINKS_MS):
        """Press a button, after a moment."""
        self.wait(ms)
        self.device.hold(BUTTONS[name])
        self.wait(PRESS_MS)
        self.device.hold(0)
        self.wait(PRESS_MS)

    def play_until(self, reached):
        """Let the computer play all seats until `reached(table)`, in no time."""
        self.app.autoplay = True
        while not reached(self.top):
            self.device.advance(1500)
            self.app.step()
        self.app.autoplay = False
        self.wait(FRAME_MS)

    def play_hand(self):
        """Play the hand to its score, a press after another."""
        while self.app.screen_name != "score":
            if self.now > _TOO_LONG:
                raise ValueError("the hand does not end")
            table = self.top
            if table.name == "table" and may_think(table):
                self._make(table, hint(table.session))
            else:
                self.wait(FRAME_MS)

    def _make(self, table, move):
        """Make a move as a person does: the cursor to the card, A, and the move in the list."""
        if kind_of(move) != DRAW:
            self._go(table, *place_of(table, move))
        self.press("a")
        choose = self.top
        while self.top is choose and choose.name == "choose":
            at = list(choose.choices[: choose.n]).index(move)
            self.press("a" if choose.at == at else "down", _LOOKS_MS)

    def _go(self, table, band, goal):
        """Move the cursor into a band and along it, by the shorter way."""
        if table.band != band:
            self.press("up" if band == ROW_BAND else "down")
        in_row = band == ROW_BAND
        count = table.session.view[ROW_N] if in_row else table.hand_n
        ahead = (goal - (table.row_at if in_row else table.hand_at)) % count
        name, times = ("right", ahead) if 2 * ahead <= count else ("left", count - ahead)
        for _ in range(times):
            self.press(name, _THINKS_MS // 3)


def place_of(table, move):
    """Return the band and the place in it of the card that a move begins with."""
    card = move & 63
    if kind_of(move) == PICK:
        view = table.session.view
        return ROW_BAND, list(view[ROW : ROW + view[ROW_N]]).index(card)
    if kind_of(move) == LAY:
        card = card_at(move >> 6 & 0x7FF, 0)
    return HAND, list(table.hand[: table.hand_n]).index(card)


def may_think(table):
    """Return whether it is the person's turn and nothing is left to be told."""
    return table.session.human_turn() and table.notes.at >= table.notes.n
