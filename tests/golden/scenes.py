"""The scenes: what is pressed, and when the screen is kept as a picture.

Everything is fixed (seeds, positions, clock), so that a scene gives the same pixels in every run.
"""

import sys
from collections import namedtuple

from PIL import Image

from emulator.framebuf import row_colours
from emulator.shim import install
from engine.layout import EVENT_SIZE, EVENTS, LAY, PHASE, PLAY_PHASE
from tests.micropython.hosts import REPOSITORY
from tools.position import state_from

sys.path.insert(0, str(REPOSITORY / "firmware"))
install()

from app.charge import Charge  # noqa: E402
from app.choices import set_hand  # noqa: E402
from app.keys import DOWN, LEFT, RIGHT, UP, A, B  # noqa: E402
from app.log import of_hand  # noqa: E402
from app.main_app import App  # noqa: E402
from app.options import Options  # noqa: E402
from app.settings import AT_ARROWS, Settings  # noqa: E402
from app.setup import Setup  # noqa: E402
from app.statistics_screen import StatisticsScreen  # noqa: E402
from gfx import palette  # noqa: E402
from gfx.outfit import set_four_colours  # noqa: E402
from tests.conformance.screen_driver import Device  # noqa: E402

MONO, COLOUR = 2, 16
Screen = namedtuple("Screen", "width height colours other_text", defaults=(0,))
SCREENS = (
    Screen(72, 40, MONO),
    Screen(128, 64, MONO),
    Screen(128, 128, COLOUR),
    Screen(160, 128, COLOUR),
    Screen(240, 135, COLOUR),
    Screen(240, 240, COLOUR),
    Screen(320, 240, COLOUR),
    Screen(240, 135, COLOUR, other_text=1),
    Screen(240, 240, COLOUR, other_text=1),
    Screen(320, 240, COLOUR, other_text=1),
)
LANGUAGES = ("th", "en")
_SOME_MOVES = 24
_MONO_RGB = b"\x00\x00\x00\xde\xf0\xff"

# 22 cards in hand, 12 in the row: more than fits anywhere.
CROWDED = {
    "hands": ["2C 3C 5C 7C 9C TC QC 2D 4D 6D 8D TD 3H 5H 7H 9H JH KH 2S 4S 6S 8S", "KC 9D", "AC"],
    "row": "4C 6C 8C JC 3D 5D 7D JD 4H 6H 8H TH".split(),
    "table": [["QD:0", "KD:0", "AD:0"], ["9S:2", "TS:2", "JS:2"]],
    "stock": "7S KS AS",
    "phase": "play",
}
# A row card makes a meld with two of the hand.
PICKABLE = {
    "hands": ["QD KD 7C 7D TH", "KH 2D", "3C 4C"],
    "row": ["7H", "JD:1", "3S"],
    "head": "7H",
    "table": [["2C:1", "2H:1", "2S:1"]],
    "stock": "5D AC JH TC",
}
# The longest runs.
LONG = {
    "hands": ["KH 7H", "AH 2D", "3D 3S"],
    "row": ["7D"],
    "table": [
        [f"{rank}C:0" for rank in "23456789TJQKA"],
        [f"{rank}S:1" for rank in "456789TJQKA"],
        ["8H:2", "9H:2", "TH:2", "JH:2", "QH:2"],
        ["QD:2", "KD:2", "AD:2"],
        ["4D:0", "5D:0", "6D:0"],
    ],
    "stock": "8D 9D",
    "phase": "play",
}


class Player:
    """An app on a device without a host, with buttons to press and pictures to take."""

    def __init__(self, screen, language, players=4, game=0, motion=0, kind="dpad"):
        self.device = Device(screen.width, screen.height, screen.colours, kind)
        settings = Settings(seed=7)
        settings.language = language
        settings.game = game
        settings.players[game] = players
        settings.motion = motion
        settings.other_text = screen.other_text
        self.app = App(self.device, settings)
        self.step(20)

    @property
    def top(self):
        return self.app.stack[-1]

    def step(self, ms):
        self.device.now += ms
        self.app.step()

    def press(self, *buttons):
        for button in buttons:
            for held in (button, 0):
                self.device.held = held
                self.step(60)

    def push(self, screen):
        self.app.push(screen)
        self.step(20)

    def begin(self, seed=7):
        """Begin a match, and go to its table."""
        self.app.go("table", seed)
        self.step(20)

    def place(self, position):
        """Put a position of the referee on the table, with nothing left to be told."""
        table = self.top
        table.session.match.s[:] = state_from(position)
        table.session.settled()
        table.notes.n = 0
        table.sort_hand()
        self.step(20)

    def play_until(self, reached):
        """Let the computer play all seats until `reached(table)`."""
        self.app.autoplay = True
        for _ in range(3000):
            if reached(self.top):
                break
            self.device.now += 700
            self.top.tick(self.device.now)  # not `step`: what nobody sees need not be drawn
        self.app.autoplay = False
        assert reached(self.top)
        self.top.dirty = True
        self.step(20)

    def picture(self):
        """Return the screen as a picture of its pixels."""
        device = self.device
        pixels = b"".join(row_colours(device.fb, y) for y in range(device.height))
        shown = Image.frombytes("P", (device.width, device.height), pixels)
        shown.putpalette(_MONO_RGB if device.colours == MONO else palette.RGB)
        return shown


def menus(screen, language):
    """Yield the names and pictures of what there is before a match."""
    player = Player(screen, language)
    yield "title", player.picture()
    player.push(Setup(player.app))
    yield "setup", player.picture()
    player.press(*[DOWN] * 5)
    yield "setup-seat", player.picture()
    player.press(A)
    yield "seat", player.picture()
    player.press(B, B)
    player.push(Options(player.app))
    yield "options", player.picture()
    player.press(DOWN, DOWN, A)
    yield "options-on", player.picture()
    player.press(B)
    player.push(StatisticsScreen(player.app))
    yield "statistics", player.picture()
    player.press(B)


def pages(screen, language):
    """Yield the pages of text, and of settings."""
    from app.about import About
    from app.code import CodeEntry
    from app.comfort import Comfort
    from app.help import Help

    player = Player(screen, language)
    player.push(Help(player.app, 0))
    player.press(RIGHT, DOWN)
    yield "help", player.picture()
    player.press(B)
    player.push(Comfort(player.app))
    yield "settings", player.picture()
    player.press(B)
    player.push(About(player.app))
    yield "about", player.picture()
    player.press(B)
    player.push(CodeEntry(player.app))
    yield "enter", player.picture()


def table(screen, language):
    """Yield the table of a match between four, from the deal to the pause menu."""
    player = Player(screen, language)
    player.begin()
    yield "deal", player.picture()
    player.play_until(_human_may_think)
    yield "turn", player.picture()
    player.press(RIGHT)
    yield "turn-moved", player.picture()
    player.press(UP)
    yield "row", player.picture()
    player.press(UP)
    yield "zoom", player.picture()
    player.press(UP)
    yield "melds", player.picture()
    player.press(B, B, B)
    yield "pause", player.picture()


def motion(screen, language):
    """Yield cards on their way: dealt, picked up, laid, discarded."""
    player = Player(screen, language, players=3, motion=1)
    player.begin()
    player.step(100)
    yield "dealing", player.picture()
    player.place(PICKABLE)
    for name, presses in (("picking", (UP, A, A)), ("discarding", (RIGHT, A, A))):
        player.press(*presses)
        player.step(50)
        yield name, player.picture()
        for _ in range(3):
            player.step(1200)
    player.place(CROWDED)
    player.top.hand_at = 0
    player.press(A, A)
    assert player.top.notes.move >> 17 == LAY
    player.step(50)
    yield "laying", player.picture()


def positions(screen, language):
    """Yield what a table can come to: a choice, a refusal, more cards than fit."""
    player = Player(screen, language, players=3)
    player.begin()
    player.place(PICKABLE)
    player.press(UP)
    yield "pickable", player.picture()
    player.press(A)
    yield "choose", player.picture()
    player.press(A)
    yield "picked", player.picture()
    player.begin()
    player.place(PICKABLE)
    player.press(UP, RIGHT, A)
    yield "refused", player.picture()
    player.begin()
    player.place(LONG)
    yield "long", player.picture()
    player.press(UP, UP, UP)
    yield "long-melds", player.picture()
    player.begin()
    player.place(CROWDED)
    yield "crowded", player.picture()
    for _ in range(13):
        player.top.press(RIGHT)  # not `press`: what is between is not looked at
    player.step(20)
    yield "crowded-hand", player.picture()
    player.press(UP, LEFT, LEFT, LEFT, LEFT)
    yield "crowded-row", player.picture()
    player.press(UP, LEFT, LEFT)
    yield "crowded-zoom", player.picture()


def scores(screen, language):
    """Yield the end of a hand, and a penalty on the way there."""
    player = Player(screen, language)
    player.app.settings.options[0] = 0x5FF
    player.begin(seed=3)
    player.play_until(_is_fined)
    yield "fined", player.picture()
    player.play_until(lambda top: top.name == "score")
    yield "score", player.picture()
    player.press(RIGHT)
    yield "score-seat", player.picture()
    player.press(DOWN)
    yield "score-line", player.picture()
    player.press(LEFT, LEFT)
    yield "chart", player.picture()
    player.press(LEFT)
    yield "cards", player.picture()


def others(screen, language):
    """Yield what is seldom seen: two people at one device, the log, the code, four colours."""
    from app.code import CodeShown
    from app.log_screen import LogScreen
    from app.score import Winner

    player = Player(screen, language, players=3)
    settings = player.app.settings
    settings.kinds[1] = 0
    settings.names[1] = 1
    player.begin()
    while player.app.screen_name == "table":
        player.step(700)
    yield "hide", player.picture()
    settings.kinds[1] = 2
    settings.names[1] = 0
    set_four_colours(player.app.canvas, True)
    player.begin()
    player.place(CROWDED)
    yield "four-colours", player.picture()
    set_four_colours(player.app.canvas, False)
    player.begin()
    player.play_until(_human_may_think)
    session = player.top.session
    player.push(LogScreen(player.app, session))
    yield "log", player.picture()
    player.press(A)
    player.push(CodeShown(player.app, session))
    yield "code", player.picture()
    player.press(A)
    player.push(Winner(player.app, session, 2))
    yield "winner", player.picture()


def buttons(screen, language):
    """Yield what to do on boards with three buttons, with two, and with the arrows alone."""
    from app.comfort import Comfort
    from app.setup import Setup

    for kind, menu in (("three", Setup), ("two", Comfort), ("arrows", None)):
        player = Player(screen, language, kind="dpad" if kind == "arrows" else kind)
        if menu:
            player.push(menu(player.app))
            yield f"{kind}-buttons-menu", player.picture()
        if kind == "arrows":
            player.app.settings.hand = AT_ARROWS
            set_hand(player.app)
        player.begin()
        player.play_until(_human_may_think)
        yield f"{kind}-buttons", player.picture()
        player.top.press(UP)
        player.step(20)
        yield f"{kind}-buttons-row", player.picture()
        player.top.press(B)
        player.top.press(A)
        player.step(20)
        player.step(1200)
        player.step(20)
        yield f"{kind}-buttons-play", player.picture()


def replay(screen, language):
    """Yield a hand with penalties once more: its log, and its replay."""
    from app.log_screen import LogScreen
    from app.replay import Replay

    player = Player(screen, language)
    player.app.settings.options[0] = 0x5FF
    player.begin(seed=3)
    player.play_until(_is_fined)
    session = player.top.session
    player.push(LogScreen(player.app, session))
    yield "log-fined", player.picture()
    player.press(A)
    player.play_until(lambda top: top.name == "score")
    player.app.go("title")
    player.app.step()
    player.push(Replay(player.app, session))
    yield "replay", player.picture()
    player.step(1000)
    yield "replay-buttons", player.picture()
    while not _is_fined(player.top):  # what nobody sees need not be drawn
        if player.top._noting():
            player.top._next_note()
        else:
            player.top.press(RIGHT)
    player.step(20)
    yield "replay-fined", player.picture()
    player.press(DOWN)
    while player.top._noting():
        player.step(1000)
    yield "replay-end", player.picture()


def battery(screen, language):
    """Yield where the battery is shown: half full at the title, nearly empty in a match."""
    player = Player(screen, language)
    level = bytearray([50])
    player.device.battery = lambda: level[0]
    player.app.charge = Charge(player.device)
    player.app.stack[-1].dirty = True
    player.step(20)
    yield "battery-title", player.picture()
    level[0] = 12
    player.step(60_000)
    player.begin()
    player.play_until(_human_may_think)
    yield "battery-table", player.picture()
    player.press(B)
    yield "battery-pause", player.picture()


def rummy(screen, language):
    """Yield Rummy between six: the most seats there are."""
    player = Player(screen, language, players=6, game=1)
    player.begin()
    player.play_until(_human_may_think)
    yield "rummy", player.picture()
    player.play_until(lambda top: top.name == "score")
    yield "rummy-score", player.picture()


SCENES = (menus, pages, table, motion, positions, scores, others, buttons, replay, battery, rummy)


def _human_may_think(top):
    if top.name != "table" or top._noting():
        return False
    if not top.session.human_turn() or top.session.view[PHASE] >= PLAY_PHASE:
        return False
    return of_hand(top.session).n > _SOME_MOVES


def _is_fined(top):
    if top.name not in ("table", "replay") or not top._noting() or not top.notes.at:
        return False
    return top.session.view[EVENTS + (top.notes.at - 1) * EVENT_SIZE + 1] > 127
