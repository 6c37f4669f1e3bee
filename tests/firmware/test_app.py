"""The app, pressed button by button: what a person at the table can do and is told."""

import pytest

from tests.firmware.player import Player, at_position, done, offered

# isort: split
from app.keys import DOWN, LEFT, RIGHT, UP, A, B
from app.settings_record import level
from app.table import HAND, ROW


def test_a_new_match_with_the_players_level_and_language_chosen():
    player = Player(players=4, level=1, language="th")
    player.press(DOWN, DOWN, RIGHT, UP, UP, A)
    assert player.screen == "setup"
    player.press(DOWN, DOWN, RIGHT, DOWN, RIGHT)
    settings = player.app.settings
    assert (settings.players[0], level(settings), settings.language) == (2, 2, "en")
    player.press(UP, UP, UP, A)
    assert player.screen == "table"
    assert player.top.hand_n == 11


def test_A_draws_and_then_offers_the_cards_moves():
    player = at_position({"hands": ["3C 4C 9D", "KH 2D"], "row": ["7H"], "stock": "5D AC JH"})
    player.press(A)
    assert player.top.session.view[38] == 1
    player.press(A, LEFT, A)  # the sentence about the draw is skipped, then the card before it
    assert player.app.screen_name == "choose"
    assert offered(player) == ["discard 4C"]
    player.press(A)
    assert done(player)["hands"][0] == "3C 5D 9D"
    assert done(player)["row"] == ["7H", "4C:0"]


@pytest.mark.parametrize("at", range(3))
@pytest.mark.parametrize("drawn", ["2C", "5D", "AS"])
def test_the_cursor_goes_to_the_card_that_was_drawn(drawn, at):
    stock = f"{drawn} AC JH"
    player = at_position({"hands": ["3C 4C 9D", "KH 2D"], "row": ["7H"], "stock": stock})
    player.press(*[RIGHT] * at)
    player.press(A, A, A)  # the sentence about the draw is skipped
    assert offered(player) == [f"discard {drawn}"]


def test_the_cursor_stays_in_its_place_when_a_card_is_discarded():
    player = at_position(
        {"hands": ["3C 4C 9D KD", "KH 2D"], "row": ["7H"], "stock": "5D AC JH", "phase": "play"}
    )
    player.press(RIGHT, RIGHT, A, A)
    assert player.top.hand_at == 2
    assert player.top.hand_n == 3


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
    assert player.app.canvas.text(player.top.warning) != b""
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
    table = player.start()
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


@pytest.mark.parametrize("language", ["th", "en"])
@pytest.mark.parametrize(("game", "target"), [(0, 200), (1, 100)])
def test_a_whole_match_played_by_the_computer_comes_to_a_winner(game, target, language):
    player = Player(players=2, seed=9, game=game, language=language)
    player.app.settings.target[game] = target
    player.start()
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


def test_a_match_of_computers_alone_can_be_left():
    player = Player(players=3)
    player.app.settings.kinds[:] = bytes([2] * 6)
    player.press(A, A)
    assert player.screen == "table"
    assert player.top.session.seats.humans == 0
    player.press(B)
    assert player.screen == "pause"
