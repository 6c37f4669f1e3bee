"""What the benchmark measures: for each case a program's text for MicroPython.

A case is set up once; then `prepare` runs before each `call`, outside of the figure. `s` is the
match, `START` the position that `prepare` puts back, `into` room for moves, `view` a view.
"""

from dataclasses import dataclass

from engine import layout
from tests.micropython.hosts import REPOSITORY
from tools.bench_positions import POSITIONS
from tools.notation import move_text
from tools.referee import Hand

GROUPS = ("moves", "knock", "players", "frames")
PLAYERS = REPOSITORY / "engine" / "players"
LEVELS = ("easy", "normal", "hard")
DRIVER = REPOSITORY / "tests" / "conformance" / "screen_driver.py"

IMPORTS = """
from array import array
from binascii import unhexlify
from engine.state import ALL
from engine import {game} as game, knock, settle
from engine.view import look
START = unhexlify("{start}")
s = bytearray(START)
view = bytearray({size})
into = array("i", bytes(4 * {most}))
look(s, s[{turn}], view)
"""
RESTORE = "s[ALL] = START"

# The deep chain of imports is cut: this build of MicroPython has a small stack.
SCREENS = """
from engine import dummy_moves
from engine.players import dummy_easy, dummy_normal, rummy_easy, rummy_normal
from app import settings
from app.session import Session
from app.table import Table
from app.main_app import App
from app.melds import Melds
from app.score import Score
from app.options import Options
from app.help import Help
{driver}
app = App(Device(), Settings(seed=1))
app.settings.players[0] = {players}
session = Session(app.settings, 1)
session.deal()
session.match.s[ALL] = START
session.settled()
table = Table(app, session)
app.push(table)
table.notes.n = table.motion.left = 0
canvas = app.canvas
"""
FRAMES = {
    "title": ("ordinary play", "screen = app.stack[0]"),
    "options": ("ordinary play", "screen = Options(app)"),
    "help": ("ordinary play", "screen = Help(app, 0)\napp.push(screen)"),
    "table": ("ordinary draw", "screen = table"),
    "table, long row": ("long row", "screen = table\ntable.press(2)\ntable.press(1)"),
    "card on its way": ("ordinary draw", "screen = table\ntable.make(1 << 17)"),
    "choices": ("ordinary play", "screen = table.choose\nscreen.offer(0x10)"),  # the 2♦
    "melds": ("ordinary play", "screen = Melds(app, session)\napp.push(screen)"),
    "score": ("knock", "session.play(session.moves[0])\nscreen = Score(app, session, table)"),
}


@dataclass(frozen=True)
class Case:
    """One figure. `repeats`: how many calls are measured; dear ones need no more than one."""

    name: str
    group: str
    setup: str
    prepare: str
    call: str
    repeats: int = 3


def cases(groups=GROUPS):
    """Return all cases of the groups, in the order in which they are shown."""
    found = {"moves": _moves, "knock": _knock, "players": _players, "frames": _frames}
    return [case for group in groups for case in found[group]()]


def _setup(position):
    """Return the start of a program in which a position lies in `s`; its Hand too."""
    hand = Hand(POSITIONS[position])
    text = IMPORTS.format(
        game=_game(hand),
        start=hand.s.hex(),
        size=layout.SIZE,
        most=layout.MOVES_MAX,
        turn=layout.TURN,
    )
    return text, hand


def _game(hand):
    """Return the name of the module of a hand's rules."""
    return hand.game.__name__.rpartition(".")[2]


def _moves():
    """Listing and making moves, looking, settling."""
    for position in ("ordinary draw", "ordinary play", "long row", "rummy play"):
        yield _list("moves", position)
    for position in ("draw", "play", "D14"):
        yield from _each_kind(f"ordinary {position}")
    for position in ("knock", "rummy draw", "rummy play"):
        yield from _each_kind(position)
    yield Case("look", "moves", _setup("ordinary draw")[0], "pass", "look(s, 0, view)")
    for position in ("knock", "dark knock", "rummy out"):
        yield _settle(position)


def _list(group, position, repeats=3):
    setup, _ = _setup(position)
    return Case(f"list: {position}", group, setup, "pass", "game.moves(s, into)", repeats)


def _each_kind(position):
    """One case for each kind of move that is legal, its first one."""
    setup, hand = _setup(position)
    kinds = {}
    for move in _legal(hand):
        kinds.setdefault(move_text(move).split()[0], move)
    for kind, move in kinds.items():
        yield Case(f"{kind}: {position}", "moves", setup, RESTORE, f"game.apply(s, {move})")


def _legal(hand):
    into = [0] * layout.MOVES_MAX
    return into[: hand.game.moves(hand.s, into)]


def _settle(position):
    """The scores of all seats when the position's first legal move has ended the hand."""
    setup, hand = _setup(position)
    setup += f"\nassert not game.apply(s, {_legal(hand)[0]}) and game.is_over(s)"
    call = f"for seat in range({hand.s[layout.PLAYERS]}): game.score(s, seat)"
    return Case(f"settle: {position}", "moves", setup, "pass", call)


def _knock():
    """The solver: whether and how a hand can be laid, and D14, which asks it for every move."""
    for position in ("ordinary D14", "worst D14"):
        yield _list("knock", position, repeats=1)
    for position in ("dark knock", *(f"worst hand of {size}" for size in (20, 26, 32))):
        yield _list("knock", position, repeats=1)
        setup, hand = _setup(position)
        move = _legal(hand)[0]
        if move >> layout.MOVE_KIND == layout.KNOCK:
            call = f"game.apply(s, {move})"
            yield Case(f"knock: {position}", "knock", setup, RESTORE, call, repeats=1)


def _players():
    """Each level's choice, in the positions of its game. `hard` is measured where it is there."""
    for position in ("ordinary draw", "ordinary play", "long row", "rummy draw", "rummy play"):
        setup, hand = _setup(position)
        game = _game(hand)
        for level in LEVELS:
            if (PLAYERS / f"{game}_{level}.py").is_file():
                load = f"\nfrom engine.players import {game}_{level} as player"
                call = "player.choose(view, into)"
                name = f"{level}: {position}"
                yield Case(name, "players", setup + load, "pass", call, repeats=1)


def _frames():
    """Drawing each main screen, 128×64, in Thai."""
    driver = DRIVER.read_text(encoding="utf-8")
    for name, (position, show) in FRAMES.items():
        setup, hand = _setup(position)
        text = SCREENS.format(driver=driver, players=hand.s[layout.PLAYERS])
        yield Case(f"frame: {name}", "frames", setup + text + show, "pass", "app._draw(screen)")
