"""Buttons: presses, repeats, long presses, bounces and chords, and the whole game in each kind."""

import pytest

from tests.firmware.player import Device, MemoryStore, Player

# isort: split
from app.choices import set_hand
from app.keys import ARROWS, DOWN, DPAD, LEFT, RIGHT, THREE, TWO, UP, A, B, Keys
from app.seats import LEVELS
from app.settings import AT_A_B, AT_ARROWS, BOTH


def presses(keys, timeline):
    """Feed (mask, ms) pairs, a feed each 5 ms; return the presses in order."""
    now = 1000
    got = []
    for mask, ms in timeline:
        for _ in range(ms // 5):
            keys.feed(mask, now)
            now += 5
            while button := keys.next():
                got.append(button)
    return got


# --- all six --------------------------------------------------------------------------------------
@pytest.mark.parametrize("start", [0, 2**30 - 100])
def test_an_arrow_held_down_repeats_and_the_clock_may_wrap(start):
    keys = Keys()
    count = 0
    for ms in range(0, 1000, 20):
        keys.feed(RIGHT, (start + ms) % 2**30)
        while keys.next():
            count += 1
    assert count == 7  # at 0, 360, and then every 120 ms: 110 in steps of a frame


def test_A_held_down_does_not_repeat():
    assert presses(Keys(), [(A, 3000)]) == [A]


def test_a_press_of_one_frame_counts_once():
    keys = Keys()
    keys.feed(A, 0)
    keys.feed(0, 20)
    assert (keys.next(), keys.next()) == (A, 0)


@pytest.mark.parametrize("kind", [DPAD, THREE, TWO, ARROWS])
def test_contacts_that_bounce_give_one_press(kind):
    bouncing = [(A, 5), (0, 5), (A, 5), (0, 5), (A, 100), (0, 5), (A, 5), (0, 5), (0, 200)]
    assert presses(Keys(kind), bouncing) == [A]


@pytest.mark.parametrize("gap", [0, 5, 10, 40])
def test_a_chord_is_neither_lost_nor_doubled(gap):
    for kind, one, other in ((DPAD, A, B), (THREE, LEFT, RIGHT), (TWO, A, RIGHT)):
        chord = [(one, gap), (one | other, 60), (other, gap), (0, 200)]
        assert sorted(presses(Keys(kind), chord)) == sorted((one, other))


def test_two_quick_presses_are_two():
    assert presses(Keys(), [(A, 40), (0, 40), (A, 40), (0, 40)]) == [A, A]
    assert presses(Keys(TWO), [(A, 40), (0, 40), (A, 40), (0, 40)]) == [A, A]


# --- three and two --------------------------------------------------------------------------------
SHORT = [
    (THREE, False, LEFT, LEFT), (THREE, False, RIGHT, RIGHT), (THREE, False, A, A),
    (THREE, True, LEFT, UP), (THREE, True, RIGHT, DOWN), (THREE, True, A, A),
    (TWO, False, RIGHT, RIGHT), (TWO, False, B, RIGHT), (TWO, False, A, A),
    (TWO, True, RIGHT, DOWN), (TWO, True, B, DOWN), (TWO, True, A, A),
]  # fmt: skip
LONG = [
    (THREE, False, LEFT, UP), (THREE, False, RIGHT, DOWN), (THREE, False, A, B),
    (THREE, True, LEFT, LEFT), (THREE, True, RIGHT, RIGHT), (THREE, True, A, B),
    (TWO, False, RIGHT, UP), (TWO, False, B, UP), (TWO, False, A, B),
    (TWO, True, RIGHT, UP), (TWO, True, A, B),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "vertical", "button", "means"), SHORT)
def test_a_short_press_counts_when_the_button_is_let_go(kind, vertical, button, means):
    keys = Keys(kind)
    keys.vertical = vertical
    assert presses(keys, [(button, 200)]) == []
    assert presses(keys, [(0, 50)]) == [means]


@pytest.mark.parametrize(("kind", "vertical", "button", "means"), LONG)
def test_a_long_press_counts_once_while_it_lasts_and_never_as_a_short_one(
    kind, vertical, button, means
):
    keys = Keys(kind)
    keys.vertical = vertical
    assert presses(keys, [(button, 500)]) == [means]
    assert presses(keys, [(button, 500)]) == []
    assert presses(keys, [(0, 500)]) == []


def test_where_letters_are_chosen_a_long_press_repeats():
    keys = Keys(TWO)
    keys.repeats = True
    got = presses(keys, [(B, 1000), (0, 50)])
    assert set(got) == {UP}
    assert len(got) > 4
    assert presses(keys, [(A, 2000), (0, 50)]) == [B]


def test_what_is_held_when_all_is_forgotten_counts_only_when_pressed_again():
    for kind in (DPAD, THREE, TWO, ARROWS):
        keys = Keys(kind)
        keys.feed(A, 0)
        keys.forget()
        assert presses(keys, [(A, 800), (0, 100)]) == []
        assert presses(keys, [(A, 100), (0, 100)]) == [A]


def test_each_kind_has_prompts_of_its_own_in_one_order():
    from app import code, replay, table_view
    from tools.lang import LANG, read_texts

    lines = {}
    for language in ("th", "en"):
        lines[language] = list(read_texts(LANG / f"{language}.txt").items())
    for texts in lines.values():
        names = [name for name, _ in texts]
        first = names.index("PROMPT_DRAW")
        assert first == table_view._T_PROMPT_DRAW
        wanted = ["DRAW", "LAST", "PLAY", "ROW"]
        for kind, prefix in enumerate(("PROMPT", "PROMPT3", "PROMPT2", "PROMPT1")):
            at = first + kind * table_view._PROMPTS
            assert names[at : at + 4] == [f"{prefix}_{name}" for name in wanted]
        at = replay._T_PROMPT_REPLAY
        assert names[at : at + 4] == [f"PROMPT{n}_REPLAY" for n in ("", 3, 2, 1)]
        at = table_view._T_PROMPT_LOOK
        assert names[at : at + 4] == [f"PROMPT{n}_LOOK" for n in ("", 3, 2, 1)]
        at = code._T_PRESS_A_DEAL
        assert names[at : at + 4] == [f"PRESS_A_DEAL{n}" for n in ("", 3, 2, 1)]
        few = [
            text for name, text in texts if name.startswith(("PROMPT3", "PROMPT2", "PRESS_A_DEAL3"))
        ]
        assert not any("▲" in text or "▼" in text for text in few)


# --- the whole game -------------------------------------------------------------------------------
SHORT, LONG = 60, 520  # ms
OF_TWO = {"down": (B, SHORT), "up": (B, LONG), "right": (B, SHORT), "a": (A, SHORT), "b": (A, LONG)}
# What there is to press, and how each of the six buttons is made of it.
WAYS = {
    "dpad": {
        "has": (UP, DOWN, LEFT, RIGHT, A, B),
        "down": (DOWN, SHORT),
        "up": (UP, SHORT),
        "right": (RIGHT, SHORT),
        "a": (A, SHORT),
        "b": (B, SHORT),
    },
    "three": {
        "has": (LEFT, A, RIGHT),
        "down": (RIGHT, SHORT),
        "up": (LEFT, LONG),
        "right": (RIGHT, SHORT),
        "a": (A, SHORT),
        "b": (A, LONG),
    },
    "two": {"has": (A, B), **OF_TWO},
    "the arrows": {
        "has": (UP, DOWN, LEFT, RIGHT),
        "down": (DOWN, SHORT),
        "up": (UP, SHORT),
        "right": (RIGHT, SHORT),
        "a": (RIGHT, LONG),
        "b": (LEFT, LONG),
    },
    "A and B": {"has": (A, B), **OF_TWO},
}
ONE_HAND = {"the arrows": AT_ARROWS, "A and B": AT_A_B}


class Hands:
    """What a person can do: press a button of the device, short or long."""

    def __init__(self, kind, **options):
        self.kind = WAYS[kind]
        device = Device()
        device.kind = "dpad" if kind in ONE_HAND else kind
        self.player = Player(device=device, **options)
        self.player.app.settings.hand = ONE_HAND.get(kind, BOTH)
        set_hand(self.player.app)
        times = (SHORT,) if kind == "dpad" else (SHORT, LONG)
        self.ways = [(button, time) for time in times for button in self.kind["has"]]

    def do(self, way):
        self.player.hold(*way)

    def back(self):
        """B, however it is made."""
        self.do(self.kind["b"])

    def down(self):
        """Down a list."""
        self.do(self.kind["down"])

    def a(self):
        self.do(self.kind["a"])

    def line(self, line):
        """Choose a line of the menu on top by its place in `lines`."""
        top = self.player.top
        for _ in range(60):
            if top.lines[top.at] == line:
                break
            self.down()
        assert top.lines[top.at] == line
        self.a()


KINDS = list(WAYS)


@pytest.mark.parametrize("kind", KINDS)
def test_from_every_screen_of_the_title_back_to_it(kind):
    hands = Hands(kind, store=MemoryStore(), players=2, seed=3)
    player = hands.player
    seen = set()
    for line in range(1, 9):
        if line == 3 or line not in player.top.lines[: player.top.n]:
            continue
        hands.line(line)
        seen.add(player.screen)
        assert player.screen != "title"
        hands.down()
        hands.back()
        assert player.screen == "title"
    assert seen == {"setup", "options", "help", "statistics", "settings", "about"}


@pytest.mark.parametrize("kind", KINDS)
def test_from_every_screen_of_a_match_back_to_the_title(kind):
    store = MemoryStore()
    hands = Hands(kind, store=store, players=2, seed=3)
    player = hands.player
    hands.line(1)
    hands.a()
    table = player.top
    player.wait_for_turn()
    for line in (1, 4, 6, 7, 8):
        hands.back()
        assert player.screen == "pause"
        hands.line(line)
        assert player.screen in ("melds", "log", "help", "settings", "code")
        hands.back()
        assert player.screen == "pause"
        hands.back()
        assert player.screen == "table"
    # To the row and back, a draw, a card's moves and back.
    hands.do(hands.kind["up"])
    assert table.band == 1
    hands.back()
    assert table.band == 0
    hands.a()
    player.step(1500)
    hands.a()
    assert player.screen == "choose"
    hands.back()
    hands.back()
    assert player.screen == "pause"
    hands.line(9)
    assert player.screen == "title"
    # The saved match is there, and a new one asks first.
    assert player.top.lines[0] == 0
    hands.line(1)
    assert player.screen == "ask"
    hands.back()
    hands.line(6)
    assert player.screen == "replay"
    hands.do(hands.kind["right"])
    hands.back()
    assert player.screen == "title"


@pytest.mark.parametrize("kind", KINDS)
def test_a_code_can_be_typed_in_and_seats_chosen(kind):
    hands = Hands(kind, players=2)
    player = hands.player
    hands.line(1)
    setup = player.top
    while setup.at != 5:
        hands.down()
    hands.a()
    assert player.screen == "seat"
    before = player.app.settings.kinds[1]
    hands.a()
    assert player.app.settings.kinds[1] == (before + 1) % (LEVELS + 1)
    hands.back()
    while setup.at != setup.count() - 1:
        hands.down()
    hands.a()
    assert player.screen == "enter"
    hands.do(hands.kind["up"])
    assert bytes(player.top.code) != b"0" * 10
    hands.do(hands.kind["right"])
    assert player.top.at == 1
    hands.back()
    assert player.screen == "setup"


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_pressed_the_game_lives_and_the_way_out_stays_open(kind):
    import random

    chance = random.Random(5)
    hands = Hands(kind, store=MemoryStore(), players=3, seed=9, level=1)
    player = hands.player
    seen = set()
    for _ in range(250):
        hands.do(chance.choice(hands.ways))
        if player.app.done:  # "quit" was chosen
            hands = Hands(kind, store=player.device.store)
            player = hands.player
        seen.add(player.screen)
    for _ in range(40):
        if player.screen == "title":
            break
        if player.screen == "pause":
            hands.line(9)
        elif player.screen in ("score", "winner"):
            hands.a()
        else:
            hands.back()
            player.step(1500)
    assert player.screen == "title"
    assert {"title", "setup", "table", "pause"} <= seen


# --- what the buttons do, where all of it has no room ---------------------------------------------
@pytest.mark.parametrize("language", ["th", "en"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_prompt_too_wide_for_the_screen_is_said_part_after_part(kind, language):
    device = Device(72, 40, 2, "dpad" if kind in ONE_HAND else kind)
    player = Player(players=2, seed=3, device=device, language=language)
    player.start()
    player.app.settings.hand = ONE_HAND.get(kind, BOTH)
    set_hand(player.app)
    player.wait_for_turn()
    player.step(20)
    said = [bytes(device.buffer)]
    for _ in range(200):
        player.step(20)
        if bytes(device.buffer) != said[-1]:
            said.append(bytes(device.buffer))
    assert len(said) == {"en": 3, "th": 1}[language]  # in Thai this one has room
    assert said[0] == said[-1]
    player.press(WAYS[kind]["right"][0])  # the cursor moved: the cards are shown, no prompt
    moved = bytes(device.buffer)
    for _ in range(200):
        player.step(20)
    assert bytes(device.buffer) == moved


@pytest.mark.parametrize("language", ["th", "en"])
def test_every_prompt_fits_its_screen_in_one_line_or_part_by_part(language):
    from app.table_view import _NOTE_X
    from gfx.layouts import _TABLE
    from gfx.text import width
    from tools.lang import LANG, read_texts

    for row in _TABLE:
        device = Device(row[0], row[1], 2)
        canvas = Player(device=device, language=language).app.canvas
        for number, name in enumerate(read_texts(LANG / f"{language}.txt")):
            if name.startswith(("PROMPT", "PRESS_A_DEAL")):
                text = canvas.text(number)
                for part in text.split(b"  "):
                    right = _NOTE_X + width(canvas.font, part) - canvas.font.gap
                    assert right <= canvas.width, (row[:2], name)
