"""The searches of the reference against blind trials, and whole random hands."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.reference import Refused, game_from
from tests.reference.cards import PACK, names
from tests.reference.knock import NO_LIMIT, arrangements, can_leave_one
from tests.reference.melds import DUMMY_MELDS

# A small pack, so that hands and table often fit together: 2-7 of all suits.
SMALL_PACK = [card for card in PACK if card & 15 <= 5]


def blind_can_leave_one(hand, table, limit):
    """Try every order of melds and lay-offs."""
    if len(hand) == 1:
        return True
    for meld in DUMMY_MELDS.melds_in(hand):
        if blind_can_leave_one(hand - meld, [*table, meld], limit):
            return True
    for place, meld in enumerate(table):
        for card in hand if limit else ():
            if DUMMY_MELDS.fits(card, meld):
                grown = [*table[:place], meld | {card}, *table[place + 1 :]]
                if blind_can_leave_one(hand - {card}, grown, limit - 1):
                    return True
    return False


def blind_arrangements(hand, table, limit):
    """Every way to lay all cards: lay-offs one by one in any order, the rest split into melds."""
    if not hand:
        return {(frozenset(), frozenset())}
    found = set()
    for place, meld in enumerate(table):
        for card in hand if limit else ():
            if DUMMY_MELDS.fits(card, meld):
                grown = [*table[:place], meld | {card}, *table[place + 1 :]]
                for melds, offs in blind_arrangements(hand - {card}, grown, limit - 1):
                    found.add((melds, offs | {(card, place)}))
    for meld in DUMMY_MELDS.melds_in(hand):
        for melds, offs in blind_arrangements(hand - meld, table, limit):
            if not any(DUMMY_MELDS.kind(meld | other) == "run" for other in melds):
                found.add((melds | {meld}, offs))
    return found


@st.composite
def tables_and_hands(draw, most):
    """A few melds on the table, and a hand from the rest of the small pack."""
    table, rest = [], set(SMALL_PACK)
    for _ in range(draw(st.integers(0, 3))):
        possible = sorted(DUMMY_MELDS.melds_in(rest), key=sorted)
        table.append(draw(st.sampled_from(possible)))
        rest -= table[-1]
    cards = draw(st.permutations(sorted(rest)))
    size = draw(st.integers(1, min(most, len(cards))))
    return set(cards[:size]), table, draw(st.sampled_from([NO_LIMIT, 0, 1, 2]))


@settings(max_examples=300, deadline=None)
@given(tables_and_hands(8))
def test_D12_D14_can_leave_one(question):
    hand, table, limit = question
    assert can_leave_one(hand, table, limit) == blind_can_leave_one(hand, table, limit)


@settings(max_examples=300, deadline=None)
@given(tables_and_hands(7))
def test_D13_all_arrangements(question):
    hand, table, limit = question
    found = [(frozenset(a.melds), frozenset(a.offs)) for a in arrangements(hand, table, limit)]
    assert len(found) == len(set(found))
    assert set(found) == blind_arrangements(frozenset(hand), table, limit)


def random_position(rng):
    """A fresh deal of either game with random options."""
    game = rng.choice(["dummy", "dummy", "rummy"])
    players = rng.randint(2, 4 if game == "dummy" else 6)
    sizes = {"dummy": (11, 9, 7), "rummy": (10, 7, 7, 6, 6)}
    size = sizes[game][players - 2]
    pack = rng.sample(PACK, len(PACK))
    choices = [f"O{n}" for n in range(1, 14)] if game == "dummy" else ["R8a", "R11"]
    return {
        "game": game,
        "options": [option for option in choices if rng.random() < 0.5],
        "hands": [names(pack[seat * size : (seat + 1) * size]) for seat in range(players)],
        "row": [names([pack[size * players]])],
        "stock": names(pack[size * players + 1 :]),
        "turn": rng.randrange(players),
        "direction": rng.choice([1, -1]),
    }


def cards_seen(answer):
    """All cards of an answer, the knock card included."""
    table = [entry for meld in answer["table"] for entry in meld]
    text = [*answer["hands"], *answer["row"], answer["stock"], *table]
    if answer["over"] and answer["end"] == "knock":
        text.append(answer["events"][-1]["cards"])
    return sorted(entry.partition(":")[0] for part in text for entry in part.split())


def choose(rng, legal):
    """A legal move, the kind drawn first; laying and knocking oftener than the rest."""
    kinds = sorted({move.split()[0] for move in legal})
    wanted = {"knock": 20, "pick": 6, "meld": 5, "off": 3}
    kind = rng.choices(kinds, [wanted.get(kind, 1) for kind in kinds])[0]
    return rng.choice([move for move in legal if move.split()[0] == kind])


def refuse_one(rng, game, legal):
    """A move that is not legal is refused and changes nothing."""
    kind = rng.choice(["discard", "knock"] if "knock" in game.kinds else ["discard"])
    move = f"{kind} {names([rng.choice(PACK)])}"
    if move not in legal:
        before = game.answer()
        with pytest.raises(Refused):
            game.play(move)
        assert game.answer() == before


@pytest.mark.parametrize("seed", range(60))
def test_random_hands(seed):
    rng = random.Random(seed)
    game = game_from(random_position(rng))
    cards = cards_seen(game.answer())
    assert len(cards) == len(PACK)
    for _ in range(3000):
        if game.over:
            break
        legal = game.legal()
        refuse_one(rng, game, legal)
        game.play(choose(rng, legal))
        assert cards_seen(game.answer()) == cards
    answer = game.answer()
    assert answer["over"]
    assert answer["legal"] == []
    sums = [sum(line["points"] for line in seat) for seat in answer["lines"]]
    assert sums == answer["scores"] == answer["totals"]
