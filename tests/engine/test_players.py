"""Dummy's computer players: legal, the same on every host, and of the strength they claim."""

import random
from array import array

import pytest

from engine import dummy, layout
from engine.match import Match, winner
from engine.players import dummy_easy, dummy_normal
from engine.view import look
from tests.micropython import hosts

LEVELS = {"easy": dummy_easy, "normal": dummy_normal}
ALL_OPTIONS = sum(layout.OPTION_BITS[layout.DUMMY].values())
OPTIONS = {"plain": 0, "full": layout.PRESETS[layout.DUMMY]["full"], "all": ALL_OPTIONS}


def see(s):
    """Return what the seat to move sees."""
    view = bytearray(layout.SIZE)
    look(s, s[layout.TURN], view)
    return view


def choose(player, view):
    return player.choose(view, array("i", [0] * layout.MOVES_MAX))


def play_hand(match, players):
    """Deal a hand and play it out; yields each position and its move before it is made."""
    match.deal()
    while not dummy.is_over(match.s):
        move = choose(players[match.s[layout.TURN]], see(match.s))
        yield match.s, move
        reason = match.play(move)
        assert not reason, layout.REASONS[reason]


def hands(players, options, seeds):
    """Play the first hand of each seed; yields each position and its move."""
    for seed in seeds:
        yield from play_hand(Match(layout.DUMMY, len(players), options, 500, seed), players)


def scores(players, options, seed):
    match = Match(layout.DUMMY, len(players), options, 500, seed)
    for _ in play_hand(match, players):
        pass
    return [dummy.score(match.s, seat) for seat in range(len(players))]


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_move_is_legal_and_every_kind_occurs(count, options):
    kinds = set()
    mixed = [(dummy_normal, dummy_easy)[seat % 2] for seat in range(count)]
    for s, move in hands(mixed, options, range(100, 130)):
        kinds.add((s[layout.BORN] >> s[layout.TURN] & 1, move >> layout.MOVE_KIND))
    born = {layout.DRAW, layout.PICK, layout.LAY, layout.OFF, layout.DISCARD, layout.KNOCK}
    assert kinds >= {(1, kind) for kind in born}
    assert kinds >= {(0, kind) for kind in (layout.DRAW, layout.PICK, layout.DISCARD)}


def test_the_rare_moves_occur_too():
    rare = set()
    for players, seeds in (([dummy_easy] * 3, 400), ([dummy_normal, dummy_easy] * 2, 200)):
        for s, move in hands(players, 0, range(seeds)):
            born = s[layout.BORN] >> s[layout.TURN] & 1
            rare.add((s[layout.PHASE] == layout.LAST_PHASE, born, move >> layout.MOVE_KIND))
    assert (False, 0, layout.KNOCK) in rare, "D13"
    assert {(True, 1, layout.PICK), (True, 1, layout.PASS)} <= rare, "D14"


@pytest.mark.parametrize("player", LEVELS.values(), ids=LEVELS)
def test_a_whole_match_comes_to_its_end(player):
    match = Match(layout.DUMMY, 4, OPTIONS["full"], 500, 7)
    played = 0
    while winner(match.s) == layout.NONE:
        played += 1
        assert played < 200
        for _ in play_hand(match, [player] * 4):
            pass


@pytest.mark.parametrize("player", LEVELS.values(), ids=LEVELS)
def test_the_same_view_gets_the_same_move_whatever_was_asked_before(player):
    asked = [
        (see(s), move)
        for count in (2, 4)
        for s, move in hands([player] * count, ALL_OPTIONS, range(200, 210))
    ]
    random.Random(1).shuffle(asked)
    for view, move in asked:
        before = bytes(view)
        assert choose(player, view) == move
        assert view == before


# Well below what normal leads by, in points a hand: 60 is promised with full options.
NORMAL_LEADS = {(2, "plain"): 50, (2, "full"): 60, (4, "plain"): 20, (4, "full"): 60}


@pytest.mark.parametrize("options", ["plain", "full"])
@pytest.mark.parametrize("count", [2, 4])
def test_normal_beats_easy_at_the_same_deals_from_either_seat(count, options):
    deals = 100
    lead = 0
    for seed in range(9000, 9000 + deals):
        for turn in (0, 1):
            seats = [(dummy_normal, dummy_easy)[(seat + turn) % 2] for seat in range(count)]
            got = scores(seats, OPTIONS[options], seed)
            lead += sum(got[turn::2]) - sum(got[1 - turn :: 2])
    assert lead / deals / count > NORMAL_LEADS[count, options]


HARD_ONLY = {f"dummy_{name}.mpy" for name in ("ahead", "hard", "playout", "rating", "steps")}

PROGRAM = """
import micropython
from array import array
from engine import dummy
from engine.match import Match, winner
from engine.players import dummy_easy, dummy_normal
from engine.view import look

def hand(count, options, seed):
    match = Match(0, count, options, 500, seed)
    view = bytearray(len(match.s))
    into = array("i", bytes(1600))
    match.deal()
    mix = 0
    while not dummy.is_over(match.s):
        seat = match.s[39]
        look(match.s, seat, view)
        player = dummy_easy if seat & 1 else dummy_normal
        micropython.heap_lock()
        move = player.choose(view, into)
        micropython.heap_unlock()
        if match.play(move):
            print("illegal", move)
            return
        mix = (mix * 31 ^ move) & 0xFFFFFF
    print(mix)

for seed in range(6):
    hand(2 + seed % 3, (0, 0x5FF, 0x1DFF)[seed // 2], 500 + seed)
"""


def mixes():
    """Return what PROGRAM must print: the same hands, played here."""
    for seed in range(6):
        count = 2 + seed % 3
        players = [(dummy_normal, dummy_easy)[seat % 2] for seat in range(count)]
        mix = 0
        for _, move in hands(players, (0, 0x5FF, 0x1DFF)[seed // 2], [500 + seed]):
            mix = (mix * 31 ^ move) & 0xFFFFFF
        yield str(mix)


def test_micropython_plays_the_same_hands_without_allocating(micropython_host):
    assert micropython_host(PROGRAM).split() == list(mixes())


def test_the_players_stay_small(tmp_path):
    built = hosts.compile_tree(tmp_path, folders=["engine/players"])
    sizes = {path.name: path.stat().st_size for path in built.rglob("dummy_*.mpy")}
    hard = {name: size for name, size in sizes.items() if name in HARD_ONLY}
    assert set(hard) == HARD_ONLY
    assert sum(hard.values()) < 11_776, "bytecode lives in the heap of a small board"
    assert sum(sizes.values()) - sum(hard.values()) - sizes["dummy_hints.mpy"] < 5120
