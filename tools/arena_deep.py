"""A deep search for the desktop: how much could be had, with many deals and much time.

For every move it deals the unseen cards at random (what all have seen go into a hand stays there)
and plays each legal move of it out to the end, the level normal in every seat. It makes another
move than normal's only if that is better by more than chance would make it, and gives up early on
moves that are clearly worse. Too slow and too large for a board; nothing but the arena uses it.
Written as the engine is, so that arena_native.py can translate it.
"""

from array import array

from engine import dummy, dummy_moves, rng, rummy, rummy_moves, settle
from engine.const import const
from engine.melds import card_at, size
from engine.players import dummy_normal, rummy_normal
from engine.state import ALL, gain, holds, meld
from engine.view import look

_GAME = const(1)
_PLAYERS = const(2)
_RNG = const(7)
_PHASE = const(38)
_TURN = const(39)
_ROW_N = const(51)
_STOCK_POS = const(53)
_MELD_N = const(55)
_HAND_N = const(107)
_STOCK = const(113)
_ROW = const(165)
_OVER = const(4)
_LONGEST = const(500)  # moves of a playout
_EARLY = const(8)  # deals before a move is given up on
_UNIT = const(5)  # of points, so that squares stay small

DEALS = 48

_world = bytearray(472)
_state = bytearray(472)
_seen = bytearray(472)
_rng = bytearray(10)
_cards = bytearray(64)
_listed = array("i", [0] * 400)
_moves = array("i", [0] * 400)
_sums = array("i", [0] * 400)
_squares = array("i", [0] * 400)


def choose(view, into, deals=DEALS):
    """Return the move of the seat to move; see engine.players."""
    n = _list(view, into)
    if n == 1:
        return _moves[0]
    usual = _usual(view, into)
    _seed(view)
    i = 0
    while i < n:
        _sums[i] = _squares[i] = 0
        if _moves[i] == usual:
            _moves[i] = 0
        i += 1
    deal = 0
    while deal < deals:
        deal += 1
        _deal(view)
        _compare(n, deal, usual, view[_TURN])
    return _best(n, deals) or usual


def _list(view, into):
    """List the moves in `_moves`, each once; returns how many."""
    n = rummy_moves.moves(view, into) if view[_GAME] else dummy_moves.moves(view, into)
    kept = 0
    i = 0
    while i < n:
        j = 0
        while j < kept and _moves[j] != into[i]:
            j += 1
        if j == kept:
            _moves[kept] = into[i]
            kept += 1
        i += 1
    return kept


def _usual(view, into):
    """Return the move of the level normal."""
    return rummy_normal.choose(view, into) if view[_GAME] else dummy_normal.choose(view, into)


def _seed(view):
    """Start the random numbers from all that the seat sees."""
    mix = 0
    i = 0
    while i < 472:
        mix = mix * 31 + view[i] & 0xFFFFF
        i += 1
    rng.seed(_rng, 0, mix)


def _deal(view):
    """Make `_world`: what the seat sees, and the rest dealt at random."""
    _world[ALL] = view
    n = 0
    card = 0
    while card < 64:
        if card & 15 < 13 and not _is_seen(view, card):
            _cards[n] = card
            n += 1
        card += 1
    rng.shuffle(_rng, 0, _cards, 0, n)
    seat = 0
    while seat < view[_PLAYERS]:
        hidden = view[_HAND_N + seat] - _count(view, seat)
        _world[_HAND_N + seat] -= hidden
        while hidden:
            hidden -= 1
            n -= 1
            gain(_world, seat, _cards[n], False)
        seat += 1
    i = 0
    while i < n:
        _world[_STOCK + view[_STOCK_POS] + i] = _cards[i]
        i += 1
    rng.seed(_world, _RNG, rng.word16(_rng, 0))


def _count(view, seat):
    n = 0
    card = 0
    while card < 64:
        if holds(view, seat, card):
            n += 1
        card += 1
    return n


def _is_seen(view, card):
    i = view[_ROW_N]
    while i:
        i -= 1
        if view[_ROW + i] == card:
            return True
    i = view[_PLAYERS]
    while i:
        i -= 1
        if holds(view, i, card):
            return True
    i = view[_MELD_N]
    while i:
        i -= 1
        code = meld(view, i)
        n = size(code)
        while n:
            n -= 1
            if card_at(code, n) == card:
                return True
    return False


def _compare(n, deal, usual, seat):
    """Play all moves still in the running out in `_world`."""
    base = _play_out(usual, seat)
    i = 0
    while i < n:
        if _moves[i]:
            more = (_play_out(_moves[i], seat) - base) // _UNIT
            _sums[i] += more
            _squares[i] += more * more
            if deal >= _EARLY and _sums[i] < 0 and _is_sure(i, deal, 9):
                _moves[i] = 0
        i += 1


def _is_sure(i, deals, quarters):
    """Return whether a sum is off zero by more than so many quarters of its variance."""
    variance = _squares[i] - _sums[i] * _sums[i] // deals
    return _sums[i] * _sums[i] // 4 > variance // 16 * quarters


def _best(n, deals):
    """Return the best move that is better than the usual one beyond chance, 0 if there is none."""
    best = best_sum = 0
    i = 0
    while i < n:
        if _moves[i] and _sums[i] > best_sum and _is_sure(i, deals, 4):
            best = _moves[i]
            best_sum = _sums[i]
        i += 1
    return best


def _play_out(move, seat):
    """Return what the move brings the seat, against the mean of the others."""
    _state[ALL] = _world
    _apply(move)
    made = 0
    while _state[_PHASE] != _OVER and made < _LONGEST:
        look(_state, _state[_TURN], _seen)
        _apply(_usual(_seen, _listed))
        made += 1
    others = total = 0
    while others < _state[_PLAYERS]:
        score = rummy.score(_state, others) if _state[_GAME] else settle.score(_state, others)
        total += score
        if others == seat:
            own = score
        others += 1
    return own - (total - own) // (others - 1)


def _apply(move):
    if _state[_GAME]:
        rummy.apply(_state, move)
    else:
        dummy.apply(_state, move)
