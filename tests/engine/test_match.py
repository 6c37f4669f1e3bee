"""The match: journal and replay, the seat's view, the random numbers."""

import random
from array import array
from collections import Counter

import pytest

from engine import journal, layout, match, rng, state, view
from tools.notation import cards_text
from tools.position import PACK
from tools.referee import Hand


def play_some(played, seed, hands=3):
    """Play random hands of a match; yields before each move."""
    chooser = random.Random(seed)
    into = array("i", bytes(4 * layout.MOVES_MAX))
    for _ in range(hands):
        played.deal()
        for _ in range(300):
            if played.game.is_over(played.s):
                break
            yield into[: played.game.moves(played.s, into)]
            count = played.game.moves(played.s, into)
            assert played.play(into[chooser.randrange(count)]) == 0


@pytest.mark.parametrize("game", [layout.DUMMY, layout.RUMMY])
@pytest.mark.parametrize("seed", range(6))
def test_seed_options_and_journal_give_back_every_state(game, seed):
    played = match.Match(game, 2 + seed % 3, 0x3 if game else 0x5FF, 500, seed, 9000)
    for _ in play_some(played, seed):
        pass
    again = match.Match(game, 2 + seed % 3, 0x3 if game else 0x5FF, 500, seed, 9000)
    assert match.replay(again, played.journal, played.written)
    assert again.s == played.s
    assert again.journal[: again.written] == played.journal[: played.written]


def test_a_journal_with_an_illegal_move_is_not_replayed():
    played = match.Match(layout.DUMMY, 2, 0, 500, 1)
    played.deal()
    played.play(layout.DRAW << layout.MOVE_KIND)
    played.written = journal.write(played.journal, played.written, layout.DRAW << layout.MOVE_KIND)
    again = match.Match(layout.DUMMY, 2, 0, 500, 1)
    assert not match.replay(again, played.journal, played.written)


def test_a_refused_move_is_not_written_down():
    played = match.Match(layout.DUMMY, 2, 0, 500, 1)
    played.deal()
    written = played.written
    assert played.play(layout.DISCARD << layout.MOVE_KIND)
    assert played.written == written


def test_a_full_journal_stops_growing_and_the_match_goes_on():
    played = match.Match(layout.DUMMY, 2, 0, 500, 1, 5)
    for _ in play_some(played, 1, hands=1):
        pass
    assert 3 <= played.written <= len(played.journal) == 5
    assert match.replay(match.Match(layout.DUMMY, 2, 0, 500, 1), played.journal, played.written)


@pytest.mark.parametrize("game", [layout.DUMMY, layout.RUMMY])
def test_two_matches_of_one_seed_are_alike_and_of_two_seeds_differ(game):
    states = []
    for seed in (1, 1, 2):
        played = match.Match(game, 2, 0, 500, seed)
        played.deal()
        states.append(bytes(played.s))
    assert states[0] == states[1] != states[2]


@pytest.mark.parametrize("game", ["dummy", "rummy"])
def test_the_list_of_moves_has_room_for_a_hand_of_the_whole_pack(game):
    position = {"game": game, "hands": [cards_text(PACK[:-1]), "AS"], "born": [0], "phase": "play"}
    assert 329 - 12 * 13 < len(Hand(position).answer()["legal"]) < layout.MOVES_MAX


# --- the view -------------------------------------------------------------------------------------
def hidden(s, seat):
    """Swap what the seat cannot see: each unseen card of other hands with one of the stock."""
    other = bytearray(s)
    mixer = random.Random(3)
    unseen = list(s[layout.STOCK + s[layout.STOCK_POS] : layout.STOCK + 52])
    places = []
    for owner in range(s[layout.PLAYERS]):
        for card in PACK:
            if owner != seat and state.holds(s, owner, card) and not state.known(s, owner, card):
                places.append(owner)
                unseen.append(card)
                state.lose(other, owner, card)
    mixer.shuffle(unseen)
    for owner in places:
        state.gain(other, owner, unseen.pop(), False)
    other[layout.STOCK + 52 - len(unseen) : layout.STOCK + 52] = bytes(unseen)
    rng.seed(other, layout.RNG, 99)
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_shows_nothing_of_what_the_seat_cannot_see(players):
    played = match.Match(layout.DUMMY, players, 0, 500, players)
    mine, other = bytearray(layout.SIZE), bytearray(layout.SIZE)
    into = array("i", bytes(4 * layout.MOVES_MAX))
    changed = 0
    for legal in play_some(played, 5):
        for seat in range(players):
            swapped = hidden(played.s, seat)
            changed += swapped != played.s
            view.look(played.s, seat, mine)
            view.look(swapped, seat, other)
            assert mine == other
        view.look(played.s, played.s[layout.TURN], mine)
        assert sorted(into[: played.game.moves(mine, into)]) == sorted(legal)
    assert changed > 100


def test_a_view_keeps_what_all_have_seen():
    played = match.Match(layout.DUMMY, 2, 0, 500, 3)
    seen = bytearray(layout.SIZE)
    known = 0
    for _ in play_some(played, 8, hands=6):
        view.look(played.s, 0, seen)
        for card in PACK:
            known += bool(state.known(played.s, 1, card))
            assert bool(state.holds(seen, 1, card)) == bool(state.known(played.s, 1, card))
            assert bool(state.holds(seen, 0, card)) == bool(state.holds(played.s, 0, card))
        assert seen[layout.HAND_N + 1] == played.s[layout.HAND_N + 1]
    assert known


# --- the random numbers ---------------------------------------------------------------------------
def test_the_stream_is_fixed():
    generator = bytearray(10)
    rng.seed(generator, 0, 12345)
    assert [rng.word16(generator, 0) for _ in range(6)] == [11237, 46207, 43301, 44100, 26286, 7845]


def test_below_is_even():
    generator = bytearray(10)
    rng.seed(generator, 0, 1)
    counts = Counter(rng.below(generator, 0, 6) for _ in range(12_000))
    assert sorted(counts) == list(range(6))
    assert all(1800 < count < 2200 for count in counts.values())


def test_shuffles_put_every_card_everywhere():
    generator, places = bytearray(10), Counter()
    rng.seed(generator, 0, 1)
    for _ in range(2600):
        cards = bytearray(range(8))
        rng.shuffle(generator, 0, cards, 1, 7)
        assert (cards[0], cards[7]) == (0, 7)
        assert sorted(cards) == list(range(8))
        places[cards.index(3)] += 1
    assert all(330 < places[place] < 540 for place in range(1, 7))


def test_seeds_that_differ_in_one_bit_differ_at_once():
    firsts = set()
    for seed in [0, *(1 << bit for bit in range(30))]:
        generator = bytearray(10)
        rng.seed(generator, 0, seed)
        firsts.add(tuple(rng.word16(generator, 0) for _ in range(3)))
    assert len(firsts) == 31
