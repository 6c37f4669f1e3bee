"""Why something can't be done: the move that a press meant, though it is illegal, and the reason.

Nothing is decided here: a move is made up, and the engine says why it refuses it.
"""

from engine.const import const
from engine.melds import fit, melds, suit_mask
from engine.state import meld

_GAME = const(1)
_ACES = const(37)
_ROW_N = const(51)
_MELD_N = const(55)
_ROW = const(165)
_HANDS = const(316)
_RUMMY = const(1)
_MOVE_MELD = const(6)
_MELD_MASK = const(0x7FF)
_TAKE = const(2 << 17)
_PICK = const(3 << 17)
_LAY = const(4 << 17)
_OFF = const(5 << 17)
_DISCARD = const(6 << 17)
_SET = const(0x400)
_MOST = const(12)

_reach = bytearray(8)


def row_reason(session, card):
    """Return the engine's reason why the row card can't be taken; 0: it is not asked about it."""
    view = session.view
    if view[_GAME] == _RUMMY:
        return session.refusal(_TAKE)
    n = _reachable(session, card)
    worst = session.refusal(_PICK | (_SET | (card & 15) << 4 | 7) << _MOVE_MELD | card)
    i = 0
    while i < n:
        code = session.moves[i] >> _MOVE_MELD & _MELD_MASK
        if contains(code, card):
            reason = session.refusal(_PICK | code << _MOVE_MELD | card)
            worst = max(worst, reason)
        i += 1
    session.show_to(session.viewer)  # its list of moves was used
    return worst


def _reachable(session, card):
    """List the melds of hand and row from `card` on in `session.moves`; return their number."""
    view = session.view
    at = _HANDS + (session.viewer << 3)
    i = 0
    while i < 8:
        _reach[i] = view[at + i]
        i += 1
    i = view[_ROW_N]
    found = 0xFF
    while i and found != card:
        i -= 1
        found = view[_ROW + i]
        _reach[found >> 3] |= 1 << (found & 7)
    return melds(_reach, 0, view[_ACES], _LAY, session.moves, 0)


def contains(code, card):
    """Return whether the meld has the card."""
    return suit_mask(code, card >> 4) >> (card & 15) & 1


def add_refused(session, card, into, n):
    """Add what one would like to do with a held card, but may not, to the moves `into[:n]`.

    Melds of the hand that contain it, lay-offs that fit, and its discard. Returns the new `n`.
    """
    view = session.view
    most = min(n + _MOST, len(into))
    end = melds(view, _HANDS + (session.viewer << 3), view[_ACES], _LAY, session.moves, 0)
    i = 0
    while i < end and n < most:
        if contains(session.moves[i] >> _MOVE_MELD & _MELD_MASK, card):
            n = _add(session, session.moves[i], into, n)
        i += 1
    session.show_to(session.viewer)
    i = 0
    while i < view[_MELD_N] and n < most:
        if fit(meld(view, i), card, view[_ACES]):
            n = _add(session, _OFF | i << _MOVE_MELD | card, into, n)
        i += 1
    return _add(session, _DISCARD | card, into, n) if n < most else n


def _add(session, move, into, n):
    if session.refusal(move):
        into[n] = move
        n += 1
    return n
