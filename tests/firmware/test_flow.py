"""From the title to a match and back: seats, names, people at one device, codes, replays."""

import pytest

from tests.firmware.player import Device, MemoryStore, Player, moves_of

# isort: split
from app.code import LETTERS, code_of, read_code
from app.keys import DOWN, LEFT, RIGHT, UP, A, B
from app.session import Session
from app.settings import SEED_MASK, Settings
from app.setup import daily_seed
from app.statistics import lowest_level
from engine import layout


class Dated(Device):
    today = (2026, 4, 13)

    def date(self):
        return self.today


def set_up(player):
    """Go to the new match's choices."""
    while player.top.lines[player.top.at] != 1:
        player.press(DOWN)
    player.press(A)
    assert player.screen == "setup"
    return player.top


# --- seats ----------------------------------------------------------------------------------------
def test_each_seat_can_be_a_person_or_a_computer_of_its_own_level():
    player = Player(players=3, level=1)
    set_up(player)
    player.press(*[DOWN] * 5, LEFT, DOWN, RIGHT, RIGHT)
    settings = player.app.settings
    assert list(settings.kinds[:3]) == [0, 1, 0]
    player.press(*[UP] * 6, A)
    seats = player.top.session.seats
    assert (seats.humans, seats.me, lowest_level(seats)) == (2, 0xFF, 0)


def test_a_seat_gets_a_name_and_keeps_it():
    store = MemoryStore()
    player = Player(players=2, store=store)
    set_up(player)
    player.press(*[DOWN] * 5, A)
    assert player.screen == "seat"
    player.press(DOWN, A, A, A, B)
    assert player.app.settings.names[1] == 3
    assert Settings(store).names[1] == 3


@pytest.mark.parametrize(("game", "most"), [(0, 4), (1, 6)])
def test_every_number_of_seats_is_offered_and_dealt(game, most):
    for players in range(2, most + 1):
        player = Player(game=game, players=2)
        set_up(player)
        player.press(DOWN, DOWN, *[RIGHT] * (players - 2))
        player.press(UP, UP, A)
        assert player.top.session.view[layout.PLAYERS] == players
        assert player.app.canvas.names.players == players


def test_labels_and_names_tell_the_seats_apart():
    for kinds in ([0, 2, 2, 2, 2, 2], [2, 0, 2, 2, 2, 2], [0, 0, 2, 2, 0, 2]):
        settings = Settings()
        settings.game, settings.players[1] = 1, 6
        settings.kinds[:] = bytes(kinds)
        seats = Session(settings, 1).seats
        assert len({seats.label(seat) for seat in range(6)}) == 6


# --- people at one device -------------------------------------------------------------------------
def people(kinds, seed=3):
    player = Player(players=len(kinds), seed=seed, language="en", level=0)
    player.app.settings.kinds[: len(kinds)] = bytes(kinds)
    set_up(player)
    player.press(A)
    return player


@pytest.mark.parametrize("kinds", [[0, 0], [0, 2, 0], [2, 0, 0, 2]])
def test_between_people_the_cards_are_hidden_and_each_sees_only_its_own(kinds):
    player = people(kinds)
    shown = []
    hidden = 0
    for _ in range(400):
        player.step(1200)
        session = player.app.stack[1].session
        if player.screen == "hide":
            seat = player.top.seat
            assert kinds[seat] == 0
            before = bytes(session.view)
            player.press(DOWN, LEFT)
            assert player.screen == "hide"
            assert bytes(session.view) == before
            player.press(A)
            hidden += 1
            assert (player.screen, session.viewer) == ("table", seat)
        elif player.screen == "table" and session.human_turn():
            seat = session.viewer
            assert session.view[layout.TURN] == seat
            own = [bool(session.view[layout.HANDS + 8 * seat + i]) for i in range(8)]
            assert any(own)
            for other in range(len(kinds)):
                if other != seat:
                    at = layout.HANDS + 8 * other
                    known = layout.KNOWN + 8 * other
                    assert session.view[at : at + 8] == session.view[known : known + 8]
            shown.append(seat)
            player.top.make(session.think())
        elif player.screen == "score":
            break
    assert set(shown) == {seat for seat, kind in enumerate(kinds) if kind == 0}
    assert hidden >= 4


def test_the_first_person_too_has_to_say_to_be_there():
    player = people([0, 0])
    player.wait_for(lambda: player.screen == "hide", 20)
    frame = bytes(player.device.buffer)
    player.step(20)
    assert bytes(player.device.buffer) == frame


def test_a_match_of_people_that_is_resumed_hides_the_cards_first():
    store = MemoryStore()
    player = Player(players=2, seed=3, store=store)
    player.app.settings.kinds[1] = 0
    set_up(player)
    player.press(A)
    player.wait_for(lambda: player.screen == "hide", 20)
    player.press(A)
    player.step(2000)
    player.top.make(player.top.session.moves[0])
    again = Player(store=store)
    again.press(A)
    assert again.screen == "hide"


def test_with_computers_only_one_watches():
    player = people([2, 2, 1], seed=6)
    player.wait_for(lambda: player.screen == "score")
    assert player.app.statistics.get(0, 0, 0) == 0


# --- codes ----------------------------------------------------------------------------------------
MATCHES = [
    (0, 4, 0, 500, 0),
    (0, 2, 0x1DFF, 2000, SEED_MASK),
    (0, 3, 0x5FF, 100, 12345),
    (1, 6, 7, 20, 99),
    (1, 2, 0, 500, SEED_MASK + 1),
    (1, 5, 3, 50, 2**30 - 1),
]


@pytest.mark.parametrize("match", MATCHES)
def test_a_code_gives_the_match_back(match):
    code = code_of(*match)
    assert len(code) == (10 if match[4] <= SEED_MASK else 11)
    assert read_code(code) == match


@pytest.mark.parametrize("match", MATCHES)
def test_a_wrong_letter_or_two_changed_over_are_noticed(match):
    code = code_of(*match)
    for at in range(len(code)):
        for letter in LETTERS:
            wrong = bytearray(code)
            wrong[at] = letter
            assert (read_code(wrong) is None) == (wrong != code)
        for other in range(len(code)):
            wrong = bytearray(code)
            wrong[at], wrong[other] = wrong[other], wrong[at]
            assert wrong == code or read_code(wrong) is None
    assert read_code(code[:-1]) is None
    assert read_code(b"IIIIIIIIII") is None


def test_a_code_is_shown_typed_in_and_deals_the_same_cards():
    first = Player(seed=None, players=3)
    first.device.seed = lambda: 2**30 - 77
    table = first.start()
    hands = bytes(table.session.match.s[layout.HANDS : layout.HANDS + 48])
    first.pause()
    first.press(UP, UP, A)
    assert first.screen == "code"
    code = bytes(first.top.code)
    second = Player(players=4, level=0)
    set_up(second)
    second.press(UP, A)
    assert second.screen == "enter"
    for letter in code:
        while second.top.code[second.top.at] != letter:
            second.press(UP)
        second.press(RIGHT)
    second.press(A)
    assert second.screen == "table"
    dealt = second.top.session.match.s
    assert bytes(dealt[layout.HANDS : layout.HANDS + 48]) == hands


def test_a_wrong_code_is_told_of():
    player = Player()
    set_up(player)
    player.press(UP, A, UP, A)
    assert player.screen == "enter"
    assert player.top.wrong
    player.press(B)
    assert player.screen == "setup"


def test_the_deal_of_the_day_is_the_same_all_day_and_another_tomorrow():
    seeds = []
    for day in (13, 13, 14):
        device = Dated()
        device.today = (2026, 4, day)
        player = Player(device=device)
        set_up(player)
        player.press(UP, A)
        assert player.screen == "table"
        seeds.append(player.top.session.seed)
    assert seeds[0] == seeds[1] != seeds[2]
    days = {daily_seed((2026, m, d)) for m in range(1, 13) for d in range(1, 32)}
    assert len(days) == 12 * 31
    assert max(days) <= SEED_MASK


def test_without_a_date_there_is_no_deal_of_the_day():
    plain = set_up(Player()).count()
    device = Dated()
    assert set_up(Player(device=device)).count() == plain + 1
    device.today = None
    assert set_up(Player(device=device)).count() == plain


# --- replay ---------------------------------------------------------------------------------------
def test_a_replay_tells_the_penalties_of_a_move_and_its_end_after_those_of_the_last():
    from app import replay
    from app.replay import Replay

    player = Player(seed=3)
    player.app.settings.options[0] = 0x5FF
    table = player.start()
    player.app.autoplay = True
    player.wait_for(lambda: player.screen == "score")
    player.app.pop_to("title")
    player.app.step()
    player.app.push(Replay(player.app, table.session))
    shown = player.top
    told = 0
    while shown.at < shown.end:
        player.press(RIGHT)
        assert not shown.warning
        count = shown.notes.n
        for at in range(count):
            assert (shown.notes.at, shown.warning) == (at, 0)
            player.step(20)
            player.step(1000)
        told += count - 1
    assert told > 1
    assert shown.warning == replay._T_REPLAY_END
    player.press(LEFT)
    assert not shown.warning


def test_the_last_match_is_replayed_move_by_move_and_back():
    store = MemoryStore()
    player = Player(seed=21, players=2, store=store)
    table = player.start()
    player.app.autoplay = True
    player.wait_for(lambda: player.screen == "score")
    end = bytes(table.session.match.s)
    moves = len(moves_of(table.session.match)) - 1
    again = Player(store=store)
    title = again.top
    while title.lines[title.at] != 6:
        again.press(DOWN)
    again.press(A)
    assert again.screen == "replay"
    replay = again.top
    assert replay.hand_n == replay.session.view[layout.HAND_N]
    states = [bytes(replay.session.match.s)]
    for _ in range(moves):
        again.press(RIGHT)
        states.append(bytes(replay.session.match.s))
    assert states[-1] == end
    assert len(set(states)) == moves + 1
    again.press(RIGHT)
    assert bytes(replay.session.match.s) == end
    for state in (states[-2], states[-3]):
        again.press(LEFT)
        assert bytes(replay.session.match.s) == state
    again.press(UP)
    assert bytes(replay.session.match.s) == states[0]
    again.press(LEFT)
    assert bytes(replay.session.match.s) == states[0]
    again.press(A)
    for _ in range(5):
        again.step(1000)
    assert bytes(replay.session.match.s) != states[0]
    again.press(B)
    assert again.screen == "title"
    # Looking does not change what is saved.
    assert bytes(again.app.saves.load().match.s) == end


def test_a_replay_goes_from_hand_to_hand():
    store = MemoryStore()
    player = Player(seed=21, game=1, players=5, store=store)
    table = player.start()
    player.app.autoplay = True
    for _ in range(3):
        player.wait_for(lambda: player.screen == "score")
        player.press(A)
    player.app.autoplay = False
    player.step(20)
    player.app.keep(table.session)
    again = Player(store=store)
    while again.top.lines[again.top.at] != 6:
        again.press(DOWN)
    again.press(A)
    numbers = []
    for button in (DOWN, DOWN, UP, UP, UP, DOWN):
        again.press(button)
        numbers.append(again.top.session.match.s[layout.HAND_NO])
    assert numbers == [2, 3, 2, 1, 1, 2]
