"""Dummy's legal moves (D4-D14): listing them, and why a pick-up or a D14 move is not possible."""

from engine import knock
from engine.const import const
from engine.melds import card_at, is_meld, melds, run_mask, runs, sets, size
from engine.settle import scratch
from engine.state import holds, meld, options

_PHASE = const(38)
_TURN = const(39)
_BORN = const(47)
_ROW_N = const(51)
_MELD_N = const(55)
_HAND_N = const(107)
_OFFS = const(60)
_ROW = const(165)
_HANDS = const(316)
_NONE = const(0xFF)
_MOVE_KIND = const(17)
_MOVE_MELD = const(6)
_MELD_MASK = const(0x7FF)
_CARD_MASK = const(0x3F)
_DRAW = const(1)
_PICK = const(3)
_LAY = const(4)
_OFF = const(5)
_DISCARD = const(6)
_KNOCK = const(7)
_PASS = const(8)
_SET = const(0x400)
_DRAW_PHASE = const(0)
_LAST_PHASE = const(2)
_LAST_PLAY = const(3)
_OVER = const(4)
_O13 = const(1 << 12)
_OFFS_MAX = const(2)
_NOT_IN_ROW = const(11)
_PICK_NO_MELD = const(12)
_PICK_NO_HAND_CARD = const(13)
_LAST_CARD = const(18)

# Working memory: hand and row together as four u16 masks, and each row card's place in the row.
_within = bytearray(8)
_place_of = bytearray(64)


def moves(s, into):
    """List the legal moves of the seat to move in the array `into` (MOVES_MAX ints).

    Returns how many there are. Works on a seat's view (view.py) as on the match itself.
    """
    phase = s[_PHASE]
    if phase == _OVER:
        return 0
    seat = s[_TURN]
    if phase == _DRAW_PHASE:
        into[0] = _DRAW << _MOVE_KIND
        return _picks(s, seat, into, 1)
    if phase == _LAST_PHASE:
        n = _keep_knocks(s, seat, into, 0, _picks(s, seat, into, 0))
        into[n] = _PASS << _MOVE_KIND
        return n + 1
    if not s[_BORN] >> seat & 1:
        return _discards(s, seat, into, knock.cards(s, seat, into, 0))
    if s[_HAND_N + seat] == 1:
        return _hand_cards(s, seat, _KNOCK << _MOVE_KIND, into, 0)
    n = melds(s, _HANDS + (seat << 3), 0, _LAY << _MOVE_KIND, into, 0)
    n = _offs(s, seat, into, _leaving_a_card(s[_HAND_N + seat], into, n))
    if phase == _LAST_PLAY:
        return _keep_knocks(s, seat, into, 0, n)
    return _discards(s, seat, into, n)


def _hand_cards(s, seat, move, into, n):
    """List `move | card` for each card of a hand."""
    base = _HANDS + (seat << 3)
    at = 0
    while at < 8:
        bits = s[base + at]
        card = at << 3
        while bits:
            if bits & 1:
                into[n] = move | card
                n += 1
            bits >>= 1
            card += 1
        at += 1
    return n


def _discards(s, seat, into, n):
    return _hand_cards(s, seat, _DISCARD << _MOVE_KIND, into, n)


def _leaving_a_card(held, into, n):
    """Keep the melds among `into[:n]` that leave a card in a hand of `held` cards (D11a)."""
    kept = 0
    i = 0
    while i < n:
        if size(into[i] >> _MOVE_MELD & _MELD_MASK) < held:
            into[kept] = into[i]
            kept += 1
        i += 1
    return kept


def _offs(s, seat, into, n):
    """List the lay-offs (D10, O13) of a born seat with two cards or more."""
    if options(s) & _O13 and s[_OFFS + seat] >= _OFFS_MAX:
        return n
    i = 0
    while i < s[_MELD_N]:
        code = meld(s, i)
        move = _OFF << _MOVE_KIND | i << _MOVE_MELD
        if code & _SET:
            card = code >> 4 & 15
            suits = code & 15
            while suits & 1:
                suits >>= 1
                card += 16
            if code & 15 != 15 and holds(s, seat, card):
                into[n] = move | card
                n += 1
        else:
            suit = code >> 4 & 0x30
            low = code >> 4 & 15
            if low > 1 and holds(s, seat, suit | low - 2):
                into[n] = move | suit | low - 2
                n += 1
            if code & 15 < 13 and holds(s, seat, suit | code & 15):
                into[n] = move | suit | code & 15
                n += 1
        i += 1
    return n


# --- pick-ups ------------------------------------------------------------------------------------
def _picks(s, seat, into, n):
    """List the pick-ups (D8) with each of their melds.

    The chosen card is always the earliest row card of the meld: the others come with it, and
    nothing before it does. So every meld that takes from hand and row both is one pick-up.
    """
    _reach_out(s, seat)
    return _with_chosen(s, seat, into, n, melds(_within, 0, 0, _PICK << _MOVE_KIND, into, n))


def can_pick_last(s, seat):
    """Return whether some pick-up knocks (D14); lists those of a suit, or of sets, at a time."""
    _reach_out(s, seat)
    suit = 0
    while suit < 5:
        if suit < 4:
            cards = _within[2 * suit] | _within[2 * suit + 1] << 8
            n = runs(run_mask(cards, 0), suit, _PICK << _MOVE_KIND, scratch, 0)
        else:
            n = sets(_within, 0, _PICK << _MOVE_KIND, scratch, 0)
        n = _with_chosen(s, seat, scratch, 0, n)
        if _keep_knocks(s, seat, scratch, 0, n):
            return True
        suit += 1
    return False


def _reach_out(s, seat):
    """Fill `_within` with hand and row together, and `_place_of` with each row card's place."""
    at = _HANDS + (seat << 3)
    i = 0
    while i < 8:
        _within[i] = s[at + i]
        i += 1
    _map_row(s)
    i = s[_ROW_N]
    while i:
        i -= 1
        card = s[_ROW + i]
        _within[card >> 3] |= 1 << (card & 7)


def _with_chosen(s, seat, into, n, end):
    """Keep the moves of `into[n:end]` that are pick-ups, with the chosen card; the new `n`."""
    i = n
    while i < end:
        card = _chosen(s, seat, into[i] >> _MOVE_MELD & _MELD_MASK)
        if card != _NONE:
            into[n] = into[i] | card
            n += 1
        i += 1
    return n


def _map_row(s):
    """Fill `_place_of` with each row card's place in the row."""
    i = 0
    while i < 64:
        _place_of[i] = _NONE
        i += 1
    i = s[_ROW_N]
    while i:
        i -= 1
        _place_of[s[_ROW + i]] = i


def _chosen(s, seat, code):
    """Return the row card that a pick-up for this meld chooses, NONE where there is no such one.

    Needs `_place_of`, and every card of the meld in the hand or the row.
    """
    first = _NONE
    cards = i = size(code)
    from_row = 0
    while i:
        i -= 1
        place = _place_of[card_at(code, i)]
        if place != _NONE:
            from_row += 1
            if place < first:
                first = place
    if first == _NONE or from_row == cards:
        return _NONE
    if s[_HAND_N + seat] + s[_ROW_N] - first == cards:
        return _NONE
    return s[_ROW + first]


def pick_reason(s, seat, card, code):
    """Return why a pick-up of this row card for this meld is refused, 0 if it is not (D8, D11a)."""
    _map_row(s)
    first = _place_of[card]
    if first == _NONE:
        return _NOT_IN_ROW
    if not is_meld(code, 0):
        return _PICK_NO_MELD
    found = own = False
    cards = i = size(code)
    while i:
        i -= 1
        other = card_at(code, i)
        place = _place_of[other]
        if holds(s, seat, other):
            own = True
        elif place == _NONE or place < first:
            return _PICK_NO_MELD
        found = found or place == first
    if not found:
        return _PICK_NO_MELD
    if not own:
        return _PICK_NO_HAND_CARD
    return _LAST_CARD if s[_HAND_N + seat] + s[_ROW_N] - first == cards else 0


# --- the last turn (D14) -------------------------------------------------------------------------
def _keep_knocks(s, seat, into, start, n):
    """Keep the moves of `into[start:n]` after which the seat can still knock (D14)."""
    kept = start
    i = start
    while i < n:
        if keeps_knock(s, seat, into[i]):
            into[kept] = into[i]
            kept += 1
        i += 1
    return kept


def keeps_knock(s, seat, move):
    """Return whether after this pick-up, meld or lay-off the seat can still knock."""
    knock.load(s, seat)
    kind = move >> _MOVE_KIND
    if kind == _OFF:
        knock.after_off(s, move & _CARD_MASK, move >> _MOVE_MELD & _MELD_MASK)
        return knock.any_card()
    if kind == _PICK:
        i = s[_ROW_N]
        card = _NONE
        while card != move & _CARD_MASK:
            i -= 1
            card = s[_ROW + i]
            knock.add(card)
    knock.after_meld(move >> _MOVE_MELD & _MELD_MASK)
    return knock.any_card()
