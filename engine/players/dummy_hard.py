"""Dummy, level hard: thinks ahead.

It rates every move at a glance (dummy_rating.py) and keeps the best few. These it plays on for a
few turns with the same random deals of the unseen cards (dummy_ahead.py, dummy_playout.py); half of
them drop out after each round, until one is left. What a move brought on average and what it was
rated at count together.

`choose` does all at once. A host that must not stand still calls `begin`, then `step` until it
returns True, then `result`; view and array stay as they are meanwhile. A step takes 3 million wasm
fuel at most. How many deals are looked at is a number, not a time: every host chooses the same.
"""

from array import array

from engine import dummy
from engine.const import const
from engine.dummy import moves
from engine.players import dummy_ahead as ahead
from engine.players import dummy_normal as normal
from engine.players import dummy_playout as playout
from engine.players import dummy_rating as rating
from engine.players import dummy_sense as sense
from engine.state import ALL

_PLAYERS = const(2)
_HAND_NO = const(17)
_PHASE = const(38)
_TURN = const(39)
_HEAD = const(46)
_ROW_N = const(51)
_STOCK_POS = const(53)
_MELD_N = const(55)
_HAND_N = const(107)
_ROW = const(165)
_MOVE_KIND = const(17)
_DRAW = const(1)
_LAST_PHASE = const(2)
_LAST_PLAY = const(3)

DEALS = 22  # in the first round; each further round has as many as all before it together
_MOST = const(4)  # candidates
# Quarters of a point that a point of a move's rating counts for, by the number of players.
_TRUST = b"\x00\x00\x03\x06\x0a"

# Stages of a decision.
_DONE = const(0)
_LOOK = const(1)
_RISKS = const(2)
_RATE = const(3)
_LOAD = const(4)
_TAKE_UP = const(5)
_DEAL = const(6)
_PLAY = const(7)

_at = array("i", bytes(4 * 12))
_LISTED = const(0)  # moves listed
_I = const(1)
_KEPT = const(2)  # candidates still in
_LEFT = const(3)  # deals left in this round
_PLAYED = const(4)  # deals played, with this round's
_ROUND = const(5)  # deals of the first round
_OTHERS = const(6)
_STAGE = const(7)
_ORDER = const(8)  # _MOST places: the candidates, the best first

_state = bytearray(472)
_moves = array("i", bytes(4 * _MOST))
_ratings = array("i", bytes(4 * _MOST))
_sums = array("i", bytes(4 * _MOST))
_lines = (
    array("h", bytes(2 * ahead.LINE_SIZE)),
    array("h", bytes(2 * ahead.LINE_SIZE)),
    array("h", bytes(2 * ahead.LINE_SIZE)),
    array("h", bytes(2 * ahead.LINE_SIZE)),
)


def choose(view, into, deals=0):
    """Return the move of the seat to move; see engine.players. `deals`: as for `begin`."""
    begin(view, into, deals)
    while not step(view, into):
        pass
    return result()


def begin(view, into, deals=0):
    """Begin to think about a view; `deals` in the first round, 1..60, is how deep. 0: DEALS."""
    n = moves(view, into)
    _at[_LISTED] = n
    _at[_I] = _at[_KEPT] = _at[_PLAYED] = 0
    _at[_ROUND] = deals or DEALS
    _at[_OTHERS] = view[_PLAYERS] - 1
    _at[_ORDER] = 0
    _at[_STAGE] = _LOOK
    if n == 1:
        _moves[0] = into[0]
        _at[_STAGE] = _DONE
    elif view[_PHASE] == _LAST_PHASE or view[_PHASE] == _LAST_PLAY:
        _moves[0] = normal.choose(view, into)
        _at[_STAGE] = _DONE


def result():
    """Return the move, once `step` has returned True."""
    return _moves[_at[_ORDER]]


def step(view, into):
    """Think on, with what was given to `begin`. Returns whether the move is found."""
    stage = _at[_STAGE]
    if stage == _LOOK:
        _at[_STAGE] = _RISKS if normal.look_over(view, into, _at[_LISTED]) else _RATE
        rating.load(view)
    elif stage == _RISKS:
        _load_risks(view)
    elif stage == _RATE:
        _rate(view, into)
    elif stage == _LOAD:
        ahead.load(view, _seed(view), _lines[0])
        _at[_STAGE] = _TAKE_UP
    elif stage == _TAKE_UP:
        _take_up(view)
    elif stage == _DEAL:
        ahead.deal(_lines[0])
        _at[_I] = 0
        _at[_STAGE] = _PLAY
    elif stage == _PLAY:
        _play()
    return _at[_STAGE] == _DONE


def _load_risks(view):
    """Find the risks of discards: the fines, then one seat at a time."""
    if _at[_I] == 0:
        sense.load_fines(view)
    else:
        sense.load_feeding(view, _at[_I] - 1)
    _at[_I] += 1
    if _at[_I] > view[_PLAYERS]:
        _at[_I] = 0
        _at[_STAGE] = _RATE


# --- candidates -----------------------------------------------------------------------------------
def _rate(view, into):
    """Rate one move, and keep it if it is among the best."""
    move = into[_at[_I]]
    _insert(move, rating.rating(view, move), _at[_KEPT])
    _at[_KEPT] = min(_MOST, _at[_KEPT] + 1)
    _at[_I] += 1
    if _at[_I] == _at[_LISTED]:
        _at[_I] = 0
        _at[_STAGE] = _LOAD


def _insert(move, worth, n):
    """Put a move among the `n` candidates, the best first; the last of _MOST falls out."""
    i = min(n, _MOST - 1)
    if n == _MOST and _ratings[i] >= worth:
        return
    while i and _ratings[i - 1] < worth:
        _ratings[i] = _ratings[i - 1]
        _moves[i] = _moves[i - 1]
        i -= 1
    _ratings[i] = worth
    _moves[i] = move


def _take_up(view):
    """Take up the line of one candidate."""
    i = _at[_I]
    _state[ALL] = view
    if _moves[i] >> _MOVE_KIND != _DRAW:
        dummy.apply(_state, _moves[i])
    ahead.take_up(_lines[i], _state)
    if _moves[i] >> _MOVE_KIND == _DRAW:
        ahead.to_draw(_lines[i])
    _sums[i] = 0
    _at[_ORDER + i] = i
    _at[_I] += 1
    if _at[_I] == _at[_KEPT]:
        _next_round(_at[_ROUND])


def _seed(view):
    """Return a start for the random numbers from what all seats see of the position."""
    mix = view[_HAND_NO] << 8 | view[_HEAD]
    mix = mix * 31 + (view[_STOCK_POS] << 6 | view[_ROW_N]) & 0xFFFFF
    mix = mix * 31 + (view[_MELD_N] << 3 | view[_TURN]) & 0xFFFFF
    mix = mix * 31 + view[_HAND_N + view[_TURN]] & 0xFFFFF
    if view[_ROW_N]:
        mix = mix * 31 + view[_ROW + view[_ROW_N] - 1] & 0xFFFFF
    return (mix & 0x7FFF ^ mix >> 5) | 1


# --- rounds ---------------------------------------------------------------------------------------
def _next_round(deals):
    _at[_LEFT] = deals
    _at[_PLAYED] += deals
    _at[_STAGE] = _DEAL


def _play():
    """Play one candidate's line with the deal in hand."""
    i = _at[_ORDER + _at[_I]]
    brought = playout.play_out(_lines[i])
    _sums[i] += brought
    _at[_I] += 1
    if _at[_I] < _at[_KEPT]:
        return
    _at[_STAGE] = _DEAL
    _at[_LEFT] -= 1
    if _at[_LEFT] == 0:
        _end_round()


def _end_round():
    """Let the worse half drop out."""
    _sort(_at[_KEPT])
    _at[_KEPT] = _at[_KEPT] + 1 >> 1
    if _at[_KEPT] == 1:
        _at[_STAGE] = _DONE
    else:
        _next_round(_at[_PLAYED])


def _sort(n):
    """Put the first `n` of the candidates' order right, the best first."""
    i = 1
    while i < n:
        one = _at[_ORDER + i]
        mark = _mark(one)
        j = i
        while j and _mark(_at[_ORDER + j - 1]) < mark:
            _at[_ORDER + j] = _at[_ORDER + j - 1]
            j -= 1
        _at[_ORDER + j] = one
        i += 1


def _mark(i):
    """Return what a candidate has brought in all deals, and its rating, once for each of them."""
    others = _at[_OTHERS]
    rated = _ratings[i] * _TRUST[others + 1] >> 6
    return _sums[i] + (rated * others * _at[_PLAYED] >> 2)
