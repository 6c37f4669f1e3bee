"""The table's helpers: reasons, undo, hint, log, sorting, the score's pages."""

import itertools

import pytest

from tests.firmware.player import Device, MemoryStore, Player, at_position, done, offered

# isort: split
from app.hints import hint
from app.keys import DOWN, LEFT, RIGHT, UP, A, B
from app.log import EVENT, Log, of_hand
from app.pause import _HINT, _LOG, _SORT, _UNDO
from app.record import HISTORY
from app.score import _T_END_NONE
from app.score_pages import list_cards, scored
from app.settings import BY_RANK
from app.undo import can_undo, undo
from engine import layout
from gfx.phrase import Phrase

REASON = [name for name, _, _ in layout.REASONS]

DRAW = {"hands": ["QD KC 2H 5C", "KH 2D"], "stock": "5D AC JH"}


def told_reason(player):
    """Return the name of the engine's reason that the table tells, None for anything else."""
    from app import table

    number = player.top.warning - table._T_REASON_DONE
    return REASON[number] if 0 <= number < len(REASON) else None


def pick(player, line):
    """Choose a line of the pause menu."""
    player.press(B)
    menu = player.top
    assert player.screen == "pause"
    for _ in range(list(menu.lines[: menu.n]).index(line)):
        player.press(DOWN)
    player.press(A)


# --- the row from near ----------------------------------------------------------------------------
def test_up_shows_the_row_from_near_then_the_melds_and_back():
    player = at_position({**DRAW, "row": ["3S", "3H:1", "KD:0", "JD:1"]})
    table = player.top
    player.press(UP, UP)
    assert (player.screen, table.row_at) == ("zoom", 2)  # the pick-up that is possible
    shown = bytes(player.device.buffer)
    player.press(LEFT)
    assert (player.screen, table.row_at) == ("zoom", 1)
    assert bytes(player.device.buffer) != shown
    player.press(RIGHT)
    assert bytes(player.device.buffer) == shown
    player.press(DOWN)
    assert (player.screen, table.band, table.row_at) == ("table", 1, 2)
    player.press(UP, B)
    assert (player.screen, table.band) == ("table", 1)
    player.press(UP, UP)
    assert player.screen == "melds"
    player.press(B)
    assert player.screen == "table"


def test_what_is_seen_from_near_can_be_picked_up_or_says_why_not():
    player = at_position({**DRAW, "row": ["3S", "3H:1", "KD:0", "JD:1"]})
    table = player.top
    player.press(UP, UP, A)
    assert player.screen == "choose"
    player.press(B, UP, LEFT, A)
    assert (player.screen, told_reason(player)) == ("table", "PICK_NO_MELD")
    assert table.row_at == 1


def test_an_empty_row_is_not_seen_from_near():
    player = at_position({**DRAW, "row": [], "phase": "play"})
    player.press(UP, UP)
    assert player.screen == "melds"


# --- reasons --------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["th", "en"])
def test_every_reason_has_words_of_its_own_in_the_order_of_the_engine(language):
    from pathlib import Path

    path = Path(__file__).parents[2] / "firmware" / "lang" / f"{language}.txt"
    lines = [line for line in path.read_text("utf-8").splitlines() if line.startswith("REASON_")]
    assert [line.split(" = ")[0][7:] for line in lines] == REASON
    assert all(line.split(" = ")[1].strip() for line in lines)


REFUSED = [
    # row, its card under the cursor after UP and so many LEFTs, reason
    (["7H", "9S:1"], 0, "PICK_NO_MELD"),
    (["3S", "3H:1", "3D:0", "8C:1"], 1, "PICK_NO_MELD"),
    (["4S", "5S:1", "6S:0"], 2, "PICK_NO_HAND_CARD"),
]


@pytest.mark.parametrize(("row", "lefts", "reason"), REFUSED)
def test_a_row_card_that_cant_be_picked_up_says_why(row, lefts, reason):
    player = at_position({**DRAW, "row": row})
    before = bytes(player.top.session.match.s)
    player.press(UP, *[LEFT] * lefts, A)
    assert player.screen == "table"
    assert told_reason(player) == reason
    assert bytes(player.top.session.match.s) == before
    assert player.top.session.n == 1  # the list of moves is whole again: draw


def test_a_row_card_after_the_draw_says_that_it_is_too_late():
    player = at_position({**DRAW, "row": ["7H"], "phase": "play"})
    player.press(UP, A)
    assert told_reason(player) == "WRONG_PHASE"


@pytest.mark.parametrize(("phase", "prompt"), [("draw", "PROMPT_ROW"), ("play", "PROMPT_LOOK")])
def test_the_row_promises_a_pick_up_only_where_there_can_be_one(phase, prompt):
    from app import table_view

    player = at_position({**DRAW, "row": ["7H"], "phase": phase})
    player.press(UP)
    assert table_view._prompt(player.top) == getattr(table_view, f"_T_{prompt}")


def test_a_pick_up_that_would_leave_no_card_says_so():
    player = at_position({"hands": ["QD JD", "KH 2D"], "row": ["7H", "KD:1"], "stock": "5D"})
    player.press(UP, A)
    assert told_reason(player) == "LAST_CARD"


def test_D9_a_meld_of_one_who_is_not_born_is_listed_and_refused_with_the_reason():
    player = at_position(
        {"hands": ["3C 4C 5C 9D KS", "KH 2D"], "row": ["7H"], "stock": "5D AC", "phase": "play"}
    )
    player.press(A)
    assert offered(player) == ["discard 3C"]
    assert player.top.count() == 2
    before = bytes(player.app.stack[1].session.match.s)
    player.press(DOWN, A)
    assert player.screen == "table"
    assert told_reason(player) == "NOT_BORN"
    assert bytes(player.top.session.match.s) == before
    player.press(RIGHT)
    assert told_reason(player) is None


def test_R4_the_card_just_taken_cannot_be_discarded_and_the_game_says_so():
    player = at_position(
        {"game": "rummy", "hands": ["2C 9D KS", "KH 2D"], "row": ["7H"], "stock": "5D AC"}
    )
    player.press(UP, A, A)
    player.press(A)  # the sentence about it
    table = player.top
    while table.hand[table.hand_at] != 0x25:
        player.press(RIGHT)
    player.press(A)
    assert told_reason(player) == "TAKEN_CARD"


def test_Rummy_only_the_top_of_the_pile_can_be_taken():
    player = at_position(
        {"game": "rummy", "hands": ["2C 9D KS", "KH 2D"], "row": ["7H", "8S"], "stock": "5D AC"}
    )
    player.press(UP, LEFT, A)
    assert player.screen == "table"
    assert player.top.warning


# --- undo -----------------------------------------------------------------------------------------
MELDS = {
    "hands": ["3C 4C 5C 9D 9H 9S KS 2H", "KH 2S"],
    "row": ["7H"],
    "stock": "5D AC JH",
    "born": [0],
    "phase": "play",
}


def test_moves_of_the_turn_are_taken_back_one_by_one():
    store = MemoryStore()
    player = at_position(MELDS, store=store)
    session = player.top.session
    states = [bytes(session.match.s)]
    for _ in range(2):
        player.press(A, A, A)  # the first card, its first meld, the sentence about it
        states.append(bytes(session.match.s))
    assert len(set(states)) == 3
    assert session.match.written == 6
    pick(player, _UNDO)
    assert bytes(session.match.s) == states[1]
    assert session.match.written == 3
    pick(player, _UNDO)
    assert bytes(session.match.s) == states[0]
    assert player.screen == "table"
    assert not can_undo(session)
    assert session.match.written == 0
    assert states[0] in bytes(player.app.saves.slots.load())
    player.press(B)
    assert _UNDO not in player.top.lines[: player.top.n]


def test_a_card_drawn_from_the_stock_is_not_put_back():
    player = at_position({**MELDS, "phase": "draw"})
    session = player.top.session
    player.press(A, A)
    assert session.view[layout.PHASE] == layout.PLAY_PHASE
    assert not can_undo(session)
    assert not undo(session)


def test_a_pick_up_is_taken_back_and_all_its_cards_lie_in_the_row_again():
    position = {
        "hands": ["QD KC 2H", "KH 2D"],
        "row": ["7H", "KD:1", "3S:0", "8C:1", "JD:0", "TS:1"],
        "stock": "5D AC JH",
    }
    player = at_position(position)
    before = bytes(player.top.session.match.s)
    player.press(UP, A, A, A)
    assert bytes(player.top.session.match.s) != before
    pick(player, _UNDO)
    assert bytes(player.top.session.match.s) == before


def test_nothing_is_taken_back_once_the_turn_is_over():
    player = at_position(MELDS)
    session = player.top.session
    player.press(A, A, A)
    assert can_undo(session)
    session.play(layout.DISCARD << layout.MOVE_KIND | 0x3B)
    assert session.view[layout.TURN] == 1
    assert not can_undo(session)
    assert not undo(session)


def test_a_hint_and_refusals_in_between_do_not_change_what_is_taken_back_to():
    player = at_position(MELDS)
    session = player.top.session
    before = bytes(session.match.s)
    player.press(A, A, A)
    pick(player, _HINT)
    seen = bytes(session.view)
    for move in (*session.moves[: session.n], layout.TAKE << layout.MOVE_KIND):
        session.refusal(move)
        assert bytes(session.view) == seen
    assert undo(session)
    assert bytes(session.match.s) == before


# --- hint -----------------------------------------------------------------------------------------
def test_the_hint_is_what_the_normal_level_would_do_with_the_same_view():
    player = at_position(MELDS)
    session = player.top.session
    before = bytes(session.match.s)
    pick(player, _HINT)
    table = player.top
    assert table.hint in session.moves[: session.n]
    assert table.hint >> layout.MOVE_KIND in (layout.LAY, layout.KNOCK, layout.OFF)
    assert bytes(session.match.s) == before
    hinted = bytes(player.device.buffer)
    player.press(RIGHT)
    assert table.hint == 0
    assert bytes(player.device.buffer) != hinted


def test_the_hint_puts_the_cursor_on_the_card():
    player = at_position({**MELDS, "hands": ["3C 4D 5H 9D TH JS KS 2D", "KH 2S"]})
    pick(player, _HINT)
    table = player.top
    kind, card = table.hint >> layout.MOVE_KIND, table.hint & layout.MOVE_CARD_MASK
    assert kind == layout.DISCARD
    assert table.hand[table.hand_at] == card


def test_the_hint_does_not_look_into_other_hands():
    one = at_position(MELDS)
    other = at_position({**MELDS, "hands": [MELDS["hands"][0], "AS JC"]})
    hints = {hint(player.top.session) for player in (one, other)}
    assert len(hints) == 1


# --- log and sorting ------------------------------------------------------------------------------
def test_the_log_has_every_move_of_the_hand():
    player = Player(seed=4, players=3, language="en")
    table = player.start()
    player.app.autoplay = True
    session = table.session
    events = []
    play = session.play

    def noting(move):
        seat = session.match.s[layout.TURN]
        assert not play(move)
        events.append((seat, move, session.match.s[layout.EVENT_N]))
        return 0

    session.play = noting
    player.wait_for(lambda: player.screen == "score")
    assert {seat for seat, _, _ in events} == {0, 1, 2}
    log = of_hand(session)
    assert log.n == len(events) + sum(n for _, _, n in events) > 40
    at = 0
    for seat, move, n in events:
        assert log.data[4 * at : 4 * at + 4] == bytes([seat]) + move.to_bytes(3, "little")
        assert all(log.data[4 * (at + 1 + i)] & EVENT for i in range(n))
        at += 1 + n


def test_the_log_shows_its_end_first_and_scrolls():
    player = Player(seed=4, players=3)
    player.start()
    player.app.autoplay = True
    player.wait_for(lambda: of_hand(player.top.session).n > 40)
    player.app.autoplay = False
    player.wait_for(lambda: player.top.session.human_turn() and not player.top._noting())
    pick(player, _LOG)
    assert player.screen == "log"
    top = player.top.top
    assert top == player.top.log.n - player.app.canvas.layout.lines
    player.press(UP, LEFT)
    assert player.top.top < top - 1
    player.press(A)
    assert player.screen == "pause"


def test_a_log_that_is_full_forgets_its_oldest_entries():
    log = Log()
    state = bytearray(layout.SIZE)
    for i in range(1000):
        log.add(i % 2, layout.DISCARD << layout.MOVE_KIND | i & 7, state)
        assert log.n <= 300
    assert log.data[4 * log.n - 3] == 999 & 7


def test_the_hand_is_sorted_by_suit_or_by_rank():
    player = at_position(MELDS)
    by_suit = bytes(player.top.hand[:8])
    assert list(by_suit) == sorted(by_suit)
    pick(player, _SORT)
    player.press(B)
    by_rank = bytes(player.top.hand[:8])
    assert sorted(by_rank) == list(by_suit)
    assert list(by_rank) == sorted(by_suit, key=lambda card: (card & 15, card >> 4))
    assert player.app.settings.sort == BY_RANK


# --- the score ------------------------------------------------------------------------------------
def test_the_score_shows_lines_cards_and_the_chart_of_each_seat():
    player = Player(seed=12, players=3)
    table = player.start()
    player.app.autoplay = True
    player.wait_for(lambda: player.screen == "score")
    s = table.session.match.s
    frames = {bytes(player.device.buffer)}
    for page in range(1, 8):
        player.press(RIGHT)
        assert player.top.page == page
        if 4 <= page <= 6:
            seat = page - 4
            cards = player.top.cards[: player.top.n]
            held = sum(bin(byte).count("1") for byte in s[layout.HANDS + 8 * seat :][:8])
            assert player.top.n - player.top.cards[52] == held
            assert len(set(cards)) == len(cards)
        frames.add(bytes(player.device.buffer))
    assert len(frames) == 8
    player.press(RIGHT)
    assert player.top.page == 0
    every = bytearray(53)
    laid = [list_cards(s, seat, every) for seat in range(3)]
    assert sum(laid) <= 52


def test_below_six_seats_on_the_smallest_screen_stands_how_the_hand_ended(monkeypatch):
    player = Player(seed=12, game=1, players=6, device=Device(72, 40))
    player.start()
    player.app.autoplay = True
    player.wait_for(lambda: player.screen == "score")
    seats = bytes(player.device.buffer)
    told = []
    monkeypatch.setattr(Phrase, "wrap", lambda phrase, canvas, number, *_: told.append(number))
    player.press(DOWN)
    assert told == [_T_END_NONE + player.top.session.view[layout.END]]
    player.press(DOWN)
    assert bytes(player.device.buffer) == seats


@pytest.mark.parametrize("turn", range(6))
def test_the_sign_of_the_turn_leaves_the_counts_of_six_seats_apart(monkeypatch, turn):
    """On the smallest screen; else 6 cards of one and 6 of the next are read as 66."""
    player = Player(seed=12, game=1, players=6, device=Device(72, 40))
    table = player.start()
    canvas = player.app.canvas
    drawn = []
    draw = canvas.small_number

    def watched(count, x, *more):
        drawn.append((x, x + draw(count, x, *more)))
        return drawn[-1][1] - x

    monkeypatch.setattr(canvas, "small_number", watched)
    table.session.view[layout.TURN] = turn
    table.draw(canvas)
    _, *seats = drawn[:7]  # the stock's comes first
    gaps = [after[0] - before[1] for before, after in itertools.pairwise(seats)]
    assert min(gaps) >= 3


def test_the_history_keeps_the_latest_hands():
    player = at_position(MELDS)
    session = player.top.session
    for i in range(HISTORY + 5):
        session.score = lambda seat, i=i: 10 * i + seat
        session._note_scores()
    assert session.hands == HISTORY
    assert scored(session, 0, 0) == 50
    assert scored(session, HISTORY - 1, 1) == 10 * (HISTORY + 4) + 1


def test_B_leads_from_the_row_to_the_hand_first():
    player = at_position(MELDS)
    player.press(UP, B)
    assert (player.screen, player.top.band) == ("table", 0)
    assert done(player)["hands"][0]
    player.press(B)
    assert player.screen == "pause"
