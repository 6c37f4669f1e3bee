"""Rummy's legal moves (R3-R6, R8a): listing them, and what a meld or lay-off may not leave."""

from engine.const import const
from engine.melds import fit, melds, size, suit_mask
from engine.state import holds, meld, options

_ACES = const(37)
_PHASE = const(38)
_TURN = const(39)
_ROW_N = const(51)
_MELD_N = const(55)
_TAKEN = const(57)
_HAND_N = const(107)
_HANDS = const(316)
_NONE = const(0xFF)
_MOVE_KIND = const(17)
_MOVE_MELD = const(6)
_MELD_MASK = const(0x7FF)
_DRAW = const(1)
_TAKE = const(2)
_LAY = const(4)
_OFF = const(5)
_DISCARD = const(6)
_DRAW_PHASE = const(0)
_OVER = const(4)
_R8A = const(1 << 0)
_SET = const(0x400)
_ACE = const(12)
_ACE_BIT = const(0x1000)
_ACE_HIGH = const(0)
_ACE_LOW = const(1)
_ONLY_TAKEN_LEFT = const(26)
_MUST_DISCARD_LAST = const(27)

# The rank of a lone bit of a hand's mask: the powers of two differ modulo 19.
_RANK_OF = b"\x00\x00\x01\x00\x02\x00\x00\x06\x03\x08\x00\x0c\x00\x05\x07\x0b\x04\x0a\x09"
_fits = [0] * 4  # working memory: the cards of each suit that fit a meld of the table


def moves(s, into):
    """List the legal moves of the seat to move in the array `into` (MOVES_MAX ints).

    Returns how many there are. Works on a seat's view (view.py) as on the match itself.
    """
    phase = s[_PHASE]
    if phase == _OVER:
        return 0
    if phase == _DRAW_PHASE:
        into[0] = _DRAW << _MOVE_KIND
        into[1] = _TAKE << _MOVE_KIND
        return 2 if s[_ROW_N] else 1
    seat = s[_TURN]
    return _discards(s, seat, into, _offs(s, seat, into, _lays(s, seat, into)))


def _lays(s, seat, into):
    """List the melds (R5) without those that leave what may not be left (R4, R8a)."""
    end = melds(s, _HANDS + (seat << 3), s[_ACES], _LAY << _MOVE_KIND, into, 0)
    kept = 0
    i = 0
    while i < end:
        if not meld_leaves(s, seat, into[i] >> _MOVE_MELD & _MELD_MASK):
            into[kept] = into[i]
            kept += 1
        i += 1
    return kept


def _offs(s, seat, into, n):
    """List the lay-offs (R6) of each card of the hand."""
    i = s[_MELD_N]
    if not i:
        return n
    _fits[0] = _fits[1] = _fits[2] = _fits[3] = 0
    while i:
        i -= 1
        add_fits(meld(s, i), s[_ACES], _fits)
    at = _HANDS + (seat << 3)
    suit = 0
    while suit < 4:
        bits = (s[at] | s[at + 1] << 8) & _fits[suit]
        at += 2
        card = suit << 4
        while bits:
            if bits & 1 and not off_leaves(s, seat, card):
                n = _places(s, card, into, n)
            bits >>= 1
            card += 1
        suit += 1
    return n


def add_fits(code, aces, masks):
    """Add each card that `fit` takes to `masks`, a 13-bit mask a suit."""
    if code & _SET:
        bit = 1 << (code >> 4 & 15)
        suit = 0
        while suit < 4:
            if not code >> suit & 1:
                masks[suit] |= bit
            suit += 1
        return
    low = code >> 4 & 15
    high = code & 15
    bits = 1 << high & 0x1FFF
    if high == _ACE and aces != _ACE_HIGH and (aces == _ACE_LOW or low < 2):
        bits = 0
    if low > 1:
        bits |= 1 << low - 2
    elif low and aces != _ACE_HIGH:
        bits |= _ACE_BIT
    masks[code >> 8] |= bits


def _places(s, card, into, n):
    i = 0
    while i < s[_MELD_N]:
        if fit(meld(s, i), card, s[_ACES]):
            into[n] = _OFF << _MOVE_KIND | i << _MOVE_MELD | card
            n += 1
        i += 1
    return n


def _discards(s, seat, into, n):
    """List the discards: any card but the taken one (R4)."""
    taken = s[_TAKEN]
    at = _HANDS + (seat << 3)
    suit = 0
    while suit < 64:
        bits = s[at] | s[at + 1] << 8
        at += 2
        while bits:
            low = bits & -bits
            bits ^= low
            card = suit | _RANK_OF[low % 19]
            if card != taken:
                into[n] = _DISCARD << _MOVE_KIND | card
                n += 1
        suit += 16
    return n


# --- what may not be left in a hand --------------------------------------------------------------
def meld_leaves(s, seat, code):
    """Return why a meld of held cards may not be laid, 0 if it may (R4, R8a)."""
    left = s[_HAND_N + seat] - size(code)
    if left > 1:
        return 0
    taken = s[_TAKEN]
    keeps_taken = taken != _NONE and not suit_mask(code, taken >> 4) >> (taken & 15) & 1
    return _leaves(s, seat, left, keeps_taken)


def off_leaves(s, seat, card):
    """Return why a held card may not be laid off, 0 if it may (R4, R8a)."""
    return _leaves(s, seat, s[_HAND_N + seat] - 1, card != s[_TAKEN])


def _leaves(s, seat, left, keeps_taken):
    if left == 0 and options(s) & _R8A:
        return _MUST_DISCARD_LAST
    if left == 1 and keeps_taken and s[_TAKEN] != _NONE and holds(s, seat, s[_TAKEN]):
        return _ONLY_TAKEN_LEFT
    return 0
