"""The app, pressed button by button: what a person at the table can do and is told."""

import sys

import pytest

from emulator.shim import install
from engine import dummy
from tests.micropython.hosts import REPOSITORY
from tools.notation import move_text
from tools.position import answer_of, state_from

sys.path.insert(0, str(REPOSITORY / "firmware"))
install()

from app.keys import DOWN, LEFT, RIGHT, UP, A, B, Keys  # noqa: E402
from app.main_app import App  # noqa: E402
from app.session import Session  # noqa: E402
from app.settings import Settings  # noqa: E402
from app.table import HAND, ROW, Table  # noqa: E402
from tests.conformance.screen_driver import Device  # noqa: E402


class Player:
    """An app under test: `press(button, …)` presses one after another, 60 ms each."""

    def __init__(self, seed=None, game=0, players=4, level=1, language="th", store=None):
        self.device = Device()
        settings = Settings(store, seed)
        settings.game = game
        settings.players[game] = players
        settings.level = level
        settings.language = language
        self.app = App(self.device, settings)

    @property
    def top(self):
        return self.app.stack[-1]

    def press(self, *buttons):
        for button in buttons:
            for held in (button, 0):
                self.device.held = held
                self.step(60)

    def step(self, ms):
        self.device.now += ms
        self.app.step()


def at_position(position, **settings):
    """Return a player before the table of a referee position, with nothing left to be told."""
    players = len(position["hands"])
    player = Player(players=players, seed=1, **settings)
    session = Session(player.app.settings, 1)
    session.match.s[:] = state_from(position)
    if position["stock"] == "":
        dummy.offer_last(session.match.s)
    session._changed()
    table = Table(player.app, session)
    table.notes.n = 0
    player.app.push(table)
    player.step(20)
    return player


def done(player):
    """Return the hands and table of the match as the referee writes them."""
    return answer_of(player.app.stack[1].session.match.s, [])


def offered(player):
    """Return the moves of the choice on the screen, as the referee writes them."""
    return [move_text(move) for move in player.top.choices[: player.top.n]]


def test_title_changes_players_level_and_language_and_starts():
    player = Player(players=4, level=1, language="th")
    player.press(DOWN, DOWN, RIGHT, DOWN, RIGHT, DOWN, DOWN, DOWN, LEFT)
    settings = player.app.settings
    assert (settings.players[0], settings.level, settings.language) == (2, 0, "en")
    player.press(UP, UP, UP, UP, UP, UP, A)
    assert player.app.screen_name == "table"
    assert player.top.hand_n == 11


def test_A_draws_and_then_offers_the_cards_moves():
    player = at_position({"hands": ["3C 4C 9D", "KH 2D"], "row": ["7H"], "stock": "5D AC JH"})
    player.press(A)
    assert player.top.session.view[38] == 1
    player.press(A, RIGHT, A)  # the sentence about the draw is skipped, then the second card
    assert player.app.screen_name == "choose"
    assert offered(player) == ["discard 4C"]
    player.press(A)
    assert done(player)["hands"][0] == "3C 5D 9D"
    assert done(player)["row"] == ["7H", "4C:0"]


def test_D8_picking_up_starts_at_the_latest_legal_card_and_asks_for_the_meld():
    position = {
        "hands": ["QD KC 2H", "KH 2D"],
        "row": ["7H", "KD:1", "3S:0", "8C:1", "JD:0", "TS:1"],
        "stock": "5D AC JH",
    }
    player = at_position(position)
    player.press(UP)
    table = player.top
    assert table.band == ROW
    assert table.session.view[165 + table.row_at] == 0x1B  # K♦, the only one to begin with
    player.press(A)
    assert offered(player) == ["pick KD meld JD QD KD"]
    player.press(A)
    assert done(player)["table"] == [["JD:0", "QD:0", "KD:0"]]
    assert done(player)["row"] == ["7H"]
    assert table.band == HAND


def test_a_row_card_without_a_meld_is_refused_with_words():
    player = at_position({"hands": ["QD KC 2H", "KH 2D"], "row": ["7H"], "stock": "5D AC"})
    before = bytes(player.top.session.match.s)
    player.press(UP, A)
    assert player.app.screen_name == "table"
    assert player.app.canvas.texts[player.top.warning] != b""
    assert bytes(player.top.session.match.s) == before


def test_D11_a_card_that_fits_two_melds_is_offered_for_both():
    position = {
        "hands": ["9C 2H 4D", "KH 2D"],
        "row": ["7H"],
        "stock": "5D AC JH",
        "table": [["6C:0", "7C:0", "8C:0"], ["9H:1", "9D:1", "9S:1"]],
        "phase": "play",
    }
    player = at_position(position)
    player.press(A)
    assert offered(player) == ["off 9C on 0", "off 9C on 1", "discard 9C"]
    player.press(DOWN, A)
    assert done(player)["table"][1] == ["9C:0", "9D:1", "9H:1", "9S:1"]


def test_D13_a_dark_knock_offers_each_possible_last_card_and_shows_the_score():
    position = {
        "hands": ["4H 5H 6H 7H 9C 9D 9S KC", "KH 2D"],
        "row": ["2S"],
        "stock": "5D AC JH",
        "phase": "play",
    }
    player = at_position(position)
    player.press(RIGHT, A)
    assert offered(player) == ["knock KC", "discard KC"]
    player.press(A)
    for _ in range(6):
        player.step(1500)
    assert player.app.screen_name == "score"
    answer = done(player)
    assert (answer["end"], answer["by"]) == ("knock", 0)
    player.press(RIGHT)
    assert player.top.n == len(answer["lines"][0])


def test_D14_the_last_pick_up_is_offered_or_declined():
    position = {
        "hands": ["QD 2H", "KH 2D"],
        "row": ["7H", "KD:1", "JD:1"],
        "stock": "",
        "table": [["8S:0", "9S:0", "TS:0"]],
    }
    player = at_position(position)
    assert player.top.session.view[38] == 2
    player.press(A)
    assert offered(player) == ["end"]
    player.press(A)
    assert done(player)["end"] == "ran out"


def test_the_computers_move_without_a_press_and_each_move_is_told():
    player = Player(players=3, seed=4)
    player.press(A)
    table = player.top
    told = set()
    for _ in range(400):
        player.step(100)
        if table.session.human_turn() and not table._noting():
            break
        told.add((table.notes.seat, table.notes.move))
    assert table.session.human_turn()
    assert len(told) >= 2


def test_pausing_leaves_the_match_as_it_is_and_leads_back_or_out():
    player = at_position({"hands": ["3C 4C", "KH 2D"], "row": ["7H"], "stock": "5D AC JH"})
    session = player.top.session
    before = bytes(session.match.s)
    player.press(B)
    assert player.app.screen_name == "pause"
    player.press(DOWN, A, B, B)
    assert player.app.screen_name == "table"
    player.press(B, UP, A)
    assert player.app.screen_name == "title"
    assert before == bytes(session.match.s)


def test_a_whole_match_played_by_the_computer_comes_to_a_winner():
    player = Player(players=2, seed=9, language="en")
    player.press(A)
    player.app.autoplay = True
    for _ in range(20000):
        player.step(1500)
        if player.app.screen_name == "score":
            player.press(RIGHT, DOWN, A)
        if player.app.screen_name == "winner":
            break
    assert player.app.screen_name == "winner"
    player.press(A)
    assert player.app.screen_name == "title"


@pytest.mark.parametrize("start", [0, 2**30 - 100])
def test_an_arrow_held_down_repeats_and_the_clock_may_wrap(start):
    keys = Keys()
    presses = 0
    for ms in range(0, 1000, 20):
        keys.feed(RIGHT, (start + ms) % 2**30)
        while keys.next():
            presses += 1
    assert presses == 7  # at 0, 360, and then every 120 ms: 110 in steps of a frame


def test_A_held_down_does_not_repeat():
    keys = Keys()
    presses = 0
    for ms in range(0, 3000, 20):
        keys.feed(A, ms)
        while keys.next():
            presses += 1
    assert presses == 1
