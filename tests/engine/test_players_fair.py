"""Fairness: what a seat cannot see never changes its move, at any level, in either game."""

import random
from array import array

import pytest

from engine import layout, match
from engine.players import (
    dummy_easy,
    dummy_hard,
    dummy_hints,
    dummy_normal,
    rummy_easy,
    rummy_hard,
    rummy_hints,
    rummy_normal,
)
from engine.view import look

POSITIONS = 1000
GAMES = {"dummy": layout.DUMMY, "rummy": layout.RUMMY}
SEATS = {"dummy": (2, 3, 4), "rummy": (2, 4, 6)}
HINTS = {"dummy": dummy_hints, "rummy": rummy_hints}
PLAYERS = {
    ("dummy", "easy"): dummy_easy.choose,
    ("dummy", "normal"): dummy_normal.choose,
    ("dummy", "hard"): lambda view, into: dummy_hard.choose(view, into, 2),
    ("rummy", "easy"): rummy_easy.choose,
    ("rummy", "normal"): rummy_normal.choose,
    ("rummy", "hard"): rummy_hard.choose,
}
REASONS = {"dummy": range(1, 17), "rummy": range(7, 23)}


def see(s):
    view = bytearray(layout.SIZE)
    look(s, s[layout.TURN], view)
    return view


def ask(choose, view):
    return choose(view, array("i", [0] * layout.MOVES_MAX))


def positions(game, choose, first_seed):
    """Yield positions of hands that the player plays in all seats, with its move."""
    seed = first_seed
    while True:
        number = GAMES[game]
        players = SEATS[game][seed % 3]
        options = sum(layout.OPTION_BITS[number].values()) & ~layout.OPT_HANDS * (seed % 2)
        played = match.Match(number, players, options, 500, seed, 0)
        played.deal()
        while not played.game.is_over(played.s):
            move = ask(choose, see(played.s))
            yield played.s, move
            assert played.play(move) == 0
        seed += 1


def shuffled(s, chance):
    """Return the state with every card dealt anew that the seat to move cannot see."""
    other = bytearray(s)
    own = s[layout.TURN]
    seats = [seat for seat in range(s[layout.PLAYERS]) if seat != own]
    stock = range(layout.STOCK + s[layout.STOCK_POS], layout.STOCK + s[layout.STOCK_END])
    if s[layout.GAME] == layout.DUMMY:
        stock = range(stock.start, layout.STOCK + 52)  # with those put aside (O11)
    places = [*stock, *(-1 - seat for seat in seats for _ in hidden(s, seat))]
    cards = [*(s[at] for at in stock), *(card for seat in seats for card in hidden(s, seat))]
    chance.shuffle(cards)
    for seat in seats:
        start = 8 * seat
        for at in range(start, start + 8):
            other[layout.HANDS + at] = s[layout.KNOWN + at]
    for at, card in zip(places, cards, strict=True):
        if at >= 0:
            other[at] = card
        else:
            other[layout.HANDS + 8 * (-1 - at) + (card >> 3)] |= 1 << (card & 7)
    for at in range(layout.RNG, layout.RNG + 10):
        other[at] = chance.randrange(256)
    return other


def hidden(s, seat):
    """Return the cards of a hand that not all have seen go there."""

    def has(at, card):
        return s[at + 8 * seat + (card >> 3)] >> (card & 7) & 1

    return [card for card in range(64) if has(layout.HANDS, card) and not has(layout.KNOWN, card)]


@pytest.mark.parametrize(("game", "level"), PLAYERS, ids=["-".join(one) for one in PLAYERS])
def test_what_a_seat_cannot_see_changes_nothing(game, level):
    chance = random.Random(level)
    choose = PLAYERS[game, level]
    seen = positions(game, choose, 700)
    moved = 0
    played = set()
    for _ in range(POSITIONS):
        s, move = next(seen)
        other = shuffled(s, chance)
        played.add(s[layout.PLAYERS])
        moved += other[layout.HANDS : layout.KNOWN] != s[layout.HANDS : layout.KNOWN]
        assert ask(choose, see(other)) == move
    assert moved > POSITIONS * 3 // 4, "the test must really move cards"
    assert played == set(SEATS[game])


@pytest.mark.parametrize("game", GAMES)
def test_every_hint_has_a_reason_and_most_reasons_occur(game):
    found = set()
    seen = positions(game, PLAYERS[game, "normal" if game == "dummy" else "hard"], 900)
    for _ in range(3000):
        s, move = next(seen)
        found.add(HINTS[game].why(see(s), move))
    assert found <= set(REASONS[game])
    assert len(found) >= (14 if game == "dummy" else 8), sorted(found)
