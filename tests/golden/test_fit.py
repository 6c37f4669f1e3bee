"""No text of the game is cut off or runs over another: each is drawn where it is used, on every
layout, in both languages, with the longest that its gaps can hold."""

from importlib import import_module
from itertools import product

import pytest

from engine.layout import (
    BY,
    DUMMY,
    EVENT_N,
    EVENT_SIZE,
    EVENTS,
    RULE_D22,
    RULE_O9,
    RULE_R10,
    RULES,
    RUMMY,
    TAKEN,
)
from tests.golden.paper import Window, lay
from tests.golden.pictures import folder_of
from tests.golden.scenes import DOWN, LANGUAGES, PICKABLE, RIGHT, SCREENS, UP, A, Player
from tools.lang import LANG, read_texts

RUNS = list(product(SCREENS, LANGUAGES))
TEN_OF_DIAMONDS = 0x18
FOUR_TENS = 0x400 | 8 << 4 | 15
LONG_RUN = 1 << 8 | 4 << 4 | 10
THIRTEEN = 0 << 8 | 1 << 4 | 13


@pytest.fixture(params=RUNS, ids=lambda run: folder_of(*run))
def player(request):
    made = Player(*request.param)
    made.device.fb = lay(made.app.canvas)
    return made


class Faults:
    """Collects what `check` finds, to be told together."""

    def __init__(self, player):
        self.player = player
        self.found = []

    def check(self, what):
        """Draw the top screen, and note letters cut off or over others."""
        app = self.player.app
        app.top = app.stack[-1]
        app.top.draw(app.canvas)
        paper = app.canvas.fb
        outside = [at for at in paper.outside if not self._slides(app.top, at)]
        if outside or paper.over:
            self.found.append((what, outside, paper.over))

    def _slides(self, top, at):
        """Return whether the letter is to the right of a menu's line: chosen, it moves to be read.

        Titles do not move. On a narrow screen the title is the line above the first.
        """
        from app.menu import Menu

        layout = self.player.app.canvas.layout
        if not isinstance(top, Menu) or at[0] < layout.width // 2:
            return False
        return at[1] >= layout.line or (layout.narrow and top.top > 0)

    def none(self):
        assert not self.found, "\n".join(map(str, self.found))


def numbers(*prefixes):
    """Return the names and numbers of all texts whose names begin so."""
    names = read_texts(LANG / "th.txt")
    return [(name, n) for n, name in enumerate(names) if name.startswith(prefixes)]


def poke(player, *buttons):
    """Press buttons without drawing: that is what `check` is for."""
    for button in buttons:
        player.app.stack[-1].press(button)


def press_through(player, faults, button, times, what):
    for i in range(times):
        faults.check(f"{what} {i}")
        poke(player, button)


def test_what_is_cut_off_or_over_another_is_found(player):
    from app.screen import Screen

    canvas = player.app.canvas
    faults = Faults(player)
    number = dict(numbers("SPETO"))["SPETO"]
    x = canvas.width - canvas.said_width(number) + canvas.font.gap
    screen = Screen(player.app)
    player.app.stack.append(screen)
    for drawn, sound in (
        ([(x, 0)], True),
        ([(x + 3, 0)], False),
        ([(-3, 0)], False),
        ([(x, canvas.height - 3)], False),
        ([(x, -canvas.layout.cell + 3)], False),
        ([(x, 0), (x, canvas.layout.cell)], True),
        ([(x, 0), (x - 2, 1)], False),
    ):
        canvas.clear()
        for at in drawn:
            canvas.say(number, *at)
        faults.check(drawn)
        assert bool(faults.found) != sound, drawn
        faults.found.clear()


@pytest.mark.parametrize("size", ["tiny", "small_th", "medium_en", "large_th"])
def test_windows_know_the_ink_that_is_really_drawn(size):
    from gfx.fonts import font as make_font

    font = make_font(import_module(f"gfx.font_{size}"))
    letters = 0
    for at in range(0, len(font.index), 3):
        column = font.index[at] | (font.index[at + 1] & 15) << 8
        cell = font.cells[font.index[at + 1] >> 4]
        if cell:
            window = Window(cell)
            window.blit(font.strip, -column, 0)
            cell.blit(font.strip, -column, 0)
            shown = {(x, y) for y in range(64) for x in range(64) if cell.pixel(x, y)}
            bits = dict(window.rows)
            known = {(x, y) for y in bits for x in range(64) if bits[y] >> x & 1}
            assert known == shown
            letters += bool(shown)
    assert letters > 15


def test_menus(player):
    from app.comfort import Comfort
    from app.pause import Pause
    from app.seat import SeatMenu
    from app.setup import Setup
    from app.statistics_screen import StatisticsScreen

    faults = Faults(player)
    app = player.app
    app.saves.status = 1
    app.stack[-1].enter()
    press_through(player, faults, DOWN, 12, "title")
    for game in (DUMMY, RUMMY):
        app.settings.game = game
        app.settings.players[game] = 4
        player.push(Setup(app))
        press_through(player, faults, DOWN, 12, "setup")
    player.push(Comfort(app))
    press_through(player, faults, DOWN, 6, "settings")
    player.push(SeatMenu(app, 3))
    for i in range(10):
        faults.check(f"seat {i}")
        poke(player, RIGHT)
        poke(player, DOWN, RIGHT, DOWN)
    for page in range(4):
        player.push(StatisticsScreen(app))
        poke(player, *[RIGHT] * page)
        press_through(player, faults, DOWN, 9, f"statistics {page}")
    app.settings.game = DUMMY
    player.begin()
    player.push(Pause(app, player.top.session, player.top))
    press_through(player, faults, DOWN, 11, "pause")
    faults.none()


def test_options_and_help(player):
    from app.help import Help
    from app.options import Options

    faults = Faults(player)
    app = player.app
    narrow = app.canvas.layout.narrow
    for game in (DUMMY, RUMMY):
        app.settings.game = game
        player.push(Options(app))
        for i in range(70 if narrow else 20):
            faults.check(f"options {game} {i}")
            if player.top.top == 0:
                poke(player, A)
                faults.check(f"options {game} {i} changed")
            poke(player, DOWN)
        helped = Help(app, game)
        player.push(helped)
        for page in range(len(helped.pages) // 2):
            for step in range(-(-helped.body.lines // 2) if narrow else 2):
                faults.check(f"help {game} {page} step {step}")
                poke(player, DOWN)
            poke(player, RIGHT)
    faults.none()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: folder_of(screen, "th"))
def test_the_bar_is_behind_all_of_the_name_of_who_is_to_move(screen):
    player = Player(screen, "th")
    player.begin()
    player.place(PICKABLE)
    layout = player.app.canvas.layout
    if not layout.names:
        pytest.skip("no room for names")
    canvas, fb = player.app.canvas, player.device.fb
    rows = range(layout.seats_y, layout.seats_y + canvas.figures.height)
    columns = range(1, canvas.width // layout.capitals)
    seen = [[fb.pixel(x, y) for x in columns] for y in rows]
    assert {colour for row in seen for colour in row} == {canvas.bar, canvas.paper}
    below = seen[layout.seats_pad + layout.capitals :]
    assert any(canvas.paper in row for row in below), "the vowel under the first letter"


def test_sentences_on_the_table(player):
    from app.table_view import _LINES, _NOTE_X

    faults = Faults(player)
    app = player.app
    app.settings.names[2] = 5
    player.begin()
    player.place(PICKABLE | {"hands": [*PICKABLE["hands"], "4H"]})
    table = player.top
    notes = table.notes
    table.session.view[TAKEN] = TEN_OF_DIAMONDS
    for seat, kind, code in product((0, 3, 2), range(9), (FOUR_TENS, LONG_RUN)):
        notes.begin(seat, kind << 17 | code << 6 | TEN_OF_DIAMONDS, table.session.view)
        notes.move = notes.move if kind else 0
        notes.n = 1
        faults.check(f"move {kind} of {seat}")
    view = table.session.view
    for seat, rule in product((0, 3, 2), range(RULE_D22, RULE_O9 + 1)):
        view[EVENT_N] = 1
        view[EVENTS : EVENTS + EVENT_SIZE] = bytes([seat | rule << 3, 0x100 - 2, 1, 2, 3])
        notes.begin(seat, 1 << 17, view)
        notes.at = 1
        faults.check(f"{RULES[rule]} of {seat}")
    notes.n = 0
    for name, number in numbers("CANNOT", "NOT_", "REASON_", "REPLAY_END", "THINKING"):
        table.warning = number
        faults.check(name)
        lines = notes.phrase.wrap(app.canvas, number, _NOTE_X, 0, app.canvas.width, False)
        assert lines <= _LINES, name
    faults.none()


def test_prompts_and_hints(player):
    faults = Faults(player)
    player.begin()
    player.place(PICKABLE | {"hands": [*PICKABLE["hands"], "4H"]})
    table = player.top
    phrase = table.notes.phrase
    for name, number in numbers("HINT_"):
        phrase.card, phrase.meld, phrase.number = TEN_OF_DIAMONDS, FOUR_TENS, 12
        table.warning = number
        faults.check(name)
    table.warning = 0
    for (name, table.prompt), table.part in product(numbers("PROMPT"), range(3)):
        faults.check(f"{name} part {table.part}")
    faults.none()


def test_zoom(player):
    faults = Faults(player)
    player.app.settings.names[2] = 5
    player.begin()
    player.place(PICKABLE | {"row": ["7H", "TD:1", "3S"], "hands": [*PICKABLE["hands"], "4H"]})
    table = player.top
    poke(player, UP, UP)
    assert player.top.name == "zoom"
    for table.row_at, seat in product(range(3), range(4)):
        table.session.view[BY + TEN_OF_DIAMONDS] = seat
        faults.check(f"zoom {table.row_at} of {seat}")
    faults.none()


def test_choices(player):
    faults = Faults(player)
    player.begin()
    player.place(PICKABLE | {"hands": [*PICKABLE["hands"], "4H"]})
    choose = player.top.choose
    codes = (FOUR_TENS, LONG_RUN)
    moves = [kind << 17 | code << 6 | TEN_OF_DIAMONDS for kind, code in product((3, 4), codes)]
    moves += [kind << 17 | TEN_OF_DIAMONDS for kind in (1, 6, 7, 8)] + [5 << 17]
    player.push(choose)
    choose.n = len(moves)
    for i, move in enumerate(moves):
        choose.choices[i] = move & ~0x3F | 0x25 if move >> 17 == 3 else move
    for i in range(choose.n):
        choose.at = i
        choose.stand_still()
        faults.check(f"choice {i}")
    faults.none()


def test_scores(player):
    from app.score import Score, Winner

    faults = Faults(player)
    for game, players in ((DUMMY, 4), (RUMMY, 6)):
        app = player.app
        app.settings.game = game
        app.settings.players[game] = players
        player.begin()
        session = player.top.session
        view = session.view
        for end in range(5):
            score = Score(app, session, player.top)
            view[43], view[44], view[45] = end, 3, TEN_OF_DIAMONDS
            player.push(score)
            faults.check(f"score {game} end {end}")
        poke(player, RIGHT)
        for rule in range(RULE_R10 + 1):
            score.lines[0], score.lines[1], score.n = rule, -1250, 1
            score.top = 1 if app.canvas.layout.narrow else 0
            faults.check(f"score {game} {RULES[rule]}")
        for page in range(players + 1, 2 * players + 2):
            score._turn(page)
            faults.check(f"score {game} page {page}")
        for seat in range(players):
            player.push(Winner(app, session, seat))
            faults.check(f"winner {game} {seat}")
    faults.none()


def test_log_and_messages(player):
    from app.about import About
    from app.ask import Ask
    from app.code import CodeEntry, CodeShown
    from app.hide import Hide
    from app.log_screen import LogScreen

    faults = Faults(player)
    app = player.app
    for name, number in numbers("ABOUT_TEXT", "SAVE_DAMAGED"):
        player.push(About(app, number))
        press_through(player, faults, DOWN, 12, name)
    for name, number in numbers("ASK_"):
        player.push(Ask(app, number, None))
        press_through(player, faults, DOWN, 3, name)
    player.push(CodeEntry(app))
    for app.keys.kind, player.top.part in product(range(4), range(3)):
        faults.check(f"enter {app.keys.kind} part {player.top.part}")
    app.keys.kind = 0
    player.top.wrong = True
    faults.check("wrong code")
    app.settings.names[:4] = bytes([0, 7, 8, 0])
    player.begin()
    table = player.top
    for seat in range(4):
        player.push(Hide(app, table.session, table, seat))
        faults.check(f"hide {seat}")
    player.push(CodeShown(app, table.session))
    faults.check("code")
    view = table.session.view
    for seat, kind, code in product(range(4), range(1, 9), (FOUR_TENS, LONG_RUN)):
        view[EVENT_N] = 0
        player.push(LogScreen(app, table.session))
        player.top.log.n = 0
        player.top.log.add(seat, kind << 17 | code << 6 | TEN_OF_DIAMONDS, view)
        faults.check(f"log {kind} of {seat}")
        poke(player, A)
    faults.none()
