"""The knock solver (D12, D13, D14): can all cards of a hand but one be laid, and how best?

Exact, in bounded memory and time for any hand. It goes through the ranks from the two to the ace.
At each rank the cards there either make a set, are laid off on a set of the table, or stay in the
run of their suit. A run that breaks off with one or two cards must be laid off on a run of the
table. So all that matters of the ranks below is how long the run of each suit is (0, 1, 2, or 3
for "three or more"): 256 cases at most, and for each the fewest lay-offs that lead there.

The arrangement in which a dark knock is laid is in knock_lay.py, which asks this search.
"""

from engine.const import const
from engine.state import meld, options

_OFFS = const(60)
_MELD_N = const(55)
_HANDS = const(316)
_KNOCK = const(7 << 17)
_SET = const(0x400)
_O12 = const(1 << 11)
_O13 = const(1 << 12)
_OFFS_MAX = const(2)
_NO_LIMIT = const(63)
_RANKS = const(13)

# What may become of a rank's cards, as bits of `choices`: 0 no set, 1-5 a set of these suits,
# 6 the card that is laid off on a set of the table.
SUITS_OF = b"\x00\x07\x0b\x0d\x0e\x0f"
_OFF_CHOICE = const(6)
_ALL_CHOICES = const(0x7F)

hand = [0] * 4  # 13-bit masks of the cards to lay
above = [0] * 4  # cards that fit the upper end of a run of the table
below = [0] * 4  # … the lower end
fourth = [0] * 4  # … a set of three
must_meld = [0] * 4  # cards that may not be laid off (lay_all)
choices = bytearray(_RANKS)
_limit = [0, 0]  # how many lay-offs are allowed (O13), whether aces score more in sets (O12)
ways = bytearray(6)  # lay_all: pairs of rank and choices, each of which lets O2's card fit
ways_n = [0]

_cases = (bytearray(256), bytearray(256))
_costs = (bytearray(256), bytearray(256))  # fewest lay-offs that lead to a case, plus one


# --- questions -----------------------------------------------------------------------------------
def with_card(s, seat, card):
    """Return whether the seat, having drawn, can lay all its cards but `card`, which it holds."""
    load(s, seat)
    hand[card >> 4] ^= 1 << (card & 15)
    return _hopeless() == 0 and best() >= 0


def cards(s, seat, into, n):
    """List `KNOCK | card` for each possible knock card in `into` from place `n` on; new `n`."""
    load(s, seat)
    hopeless = _hopeless()
    if hopeless > 1:
        return n
    suit = 0
    while suit < 4:
        rank = 0
        while rank < _RANKS:
            if hand[suit] >> rank & 1 and _without(suit, rank):
                into[n] = _KNOCK | suit << 4 | rank
                n += 1
            rank += 1
        suit += 1
    return n


def any_card():
    """Return whether the loaded hand has a card without which all the others can be laid."""
    if _hopeless() > 1:
        return False
    suit = 0
    while suit < 4:
        rank = 0
        while rank < _RANKS:
            if hand[suit] >> rank & 1 and _without(suit, rank):
                return True
            rank += 1
        suit += 1
    return False


def _without(suit, rank):
    """Return whether the loaded hand can be laid without this card of it."""
    hand[suit] ^= 1 << rank
    can = _hopeless() == 0 and best() >= 0
    hand[suit] ^= 1 << rank
    return can


# --- loading a hand and the table ----------------------------------------------------------------
def load(s, seat):
    """Take up a seat's hand and the table, for the questions below."""
    at = _HANDS + (seat << 3)
    suit = 0
    while suit < 4:
        hand[suit] = s[at] | s[at + 1] << 8
        must_meld[suit] = 0
        at += 2
        suit += 1
    rank = 0
    while rank < _RANKS:
        choices[rank] = _ALL_CHOICES
        rank += 1
    on = options(s)
    _limit[0] = max(0, _OFFS_MAX - s[_OFFS + seat]) if on & _O13 else _NO_LIMIT
    _limit[1] = 1 if on & _O12 else 0
    ways_n[0] = 0
    _load_table(s, -1)


def _load_table(s, skipped):
    """Note what fits the melds of the table, but for meld `skipped`."""
    suit = 0
    while suit < 4:
        above[suit] = below[suit] = fourth[suit] = 0
        suit += 1
    i = s[_MELD_N]
    while i:
        i -= 1
        if i != skipped:
            _open(meld(s, i))


def _open(code):
    """Note what fits a meld."""
    if code & _SET:
        missing = code & 15 ^ 15
        if missing:
            suit = 0
            while not missing >> suit & 1:
                suit += 1
            fourth[suit] |= 1 << (code >> 4 & 15)
        return
    suit = code >> 8
    low = code >> 4 & 15
    high = code & 15
    if low > 1:
        below[suit] |= 1 << low - 2
    if high < 13:
        above[suit] |= 1 << high


def add(card):
    """Suppose that the hand got the card."""
    hand[card >> 4] |= 1 << (card & 15)


def after_meld(code):
    """Suppose that the hand laid the meld."""
    if code & _SET:
        bit = 1 << (code >> 4 & 15)
        suit = 0
        while suit < 4:
            if code >> suit & 1:
                hand[suit] &= ~bit
            suit += 1
    else:
        hand[code >> 8] &= ~((2 << (code & 15)) - (1 << (code >> 4 & 15)) >> 1)
    _open(code)


def after_off(s, card, i):
    """Suppose that the hand laid the card off on meld `i` of the table."""
    hand[card >> 4] &= ~(1 << (card & 15))
    if _limit[0] != _NO_LIMIT:
        _limit[0] -= 1
    _load_table(s, i)
    code = meld(s, i)
    if not code & _SET:
        _open(code + 1 if code & 15 == card & 15 else code - 16)


# --- the search ----------------------------------------------------------------------------------
def _hopeless():
    """Count the cards that no meld and no lay-off could take, 2 meaning two or more."""
    a = hand[0]
    b = hand[1]
    c = hand[2]
    d = hand[3]
    sets = a & b & (c | d) | c & d & (a | b)
    n = 0
    suit = 0
    while suit < 4:
        m = hand[suit]
        run = m & m >> 1 & m >> 2
        up = m & above[suit]
        down = m & below[suit]
        m &= ~(run | run << 1 | run << 2 | sets | up | up << 1 | down | down >> 1 | fourth[suit])
        while m:
            m &= m - 1
            n += 1
            if n > 1:
                return n
        suit += 1
    return n


def best():
    """Return the worth of the best arrangement of the loaded hand, -1 if there is none.

    Worth is aces in sets (O12) times 64, minus the lay-offs, plus 63; with O2's ways to let the
    knock card fit, of the best among these.
    """
    if not ways_n[0]:
        return search()
    best = -1
    i = 0
    while i < ways_n[0]:
        rank = ways[i]
        kept = choices[rank]
        choices[rank] = kept & ways[i + 1]
        worth = search()
        choices[rank] = kept
        if worth > best:
            best = worth
        i += 2
    return best


def search():
    """Go through the ranks; returns the worth of the best arrangement, -1 if there is none."""
    cases = _cases[0]
    costs = _costs[0]
    cases[0] = 0
    costs[0] = 1
    n = 1
    rank = 0
    while rank < _RANKS - 1 and n:
        i = rank + 1 & 1
        n = _step(rank, cases, costs, n, _cases[i], _costs[i])
        cases = _cases[i]
        costs = _costs[i]
        rank += 1
    return _finish(cases, costs, n)


def suits_at(rank):
    """Return which suits the hand has at a rank, as four bits."""
    here = hand[0] >> rank & 1 | (hand[1] >> rank & 1) << 1
    return here | (hand[2] >> rank & 1) << 2 | (hand[3] >> rank & 1) << 3


def _leaving(rank, choice, here):
    """Return which suits leave their run at this rank by the choice, -1 if it is not open."""
    if not choices[rank] >> choice & 1:
        return -1
    if choice != _OFF_CHOICE:
        suits = SUITS_OF[choice]
        return -1 if suits & ~here else suits
    suit = 0
    while suit < 4:
        if here >> suit & 1 and fourth[suit] >> rank & 1 and not must_meld[suit] >> rank & 1:
            return 1 << suit
        suit += 1
    return -1


def _step(rank, cases, costs, n, new_cases, new_costs):
    """Make the new cases after a rank from those before it; returns how many there are."""
    here = suits_at(rank)
    new_n = 0
    choice = 0
    while choice <= _OFF_CHOICE:
        leaving = _leaving(rank, choice, here)
        i = 0
        while leaving >= 0 and i < n:
            new = _advance(cases[i], here & ~leaving, rank)
            if new >= 0:
                cost = costs[cases[i]] + (new >> 8) + (1 if choice == _OFF_CHOICE else 0)
                new &= 0xFF
                if not new_costs[new]:
                    new_cases[new_n] = new
                    new_costs[new] = cost
                    new_n += 1
                elif cost < new_costs[new]:
                    new_costs[new] = cost
            i += 1
        choice += 1
    while n:
        n -= 1
        costs[cases[n]] = 0
    return new_n


def _finish(cases, costs, n):
    """Make the step at the aces, close all runs, and return the best worth, -1 if none."""
    rank = _RANKS - 1
    here = suits_at(rank)
    best = -1
    choice = 0
    while choice <= _OFF_CHOICE:
        leaving = _leaving(rank, choice, here)
        i = 0
        while leaving >= 0 and i < n:
            new = _advance(cases[i], here & ~leaving, rank)
            last = _advance(new & 0xFF, 0, _RANKS) if new >= 0 else -1
            if last >= 0:
                offs = costs[cases[i]] - 1 + (new >> 8) + (last >> 8)
                offs += 1 if choice == _OFF_CHOICE else 0
                worth = 63 - offs + (count(leaving) << 6 if _limit[1] else 0)
                if offs <= _limit[0] and worth > best:
                    best = worth
            i += 1
        choice += 1
    while n:
        n -= 1
        costs[cases[n]] = 0
    return best


def count(suits):
    return (suits & 1) + (suits >> 1 & 1) + (suits >> 2 & 1) + (suits >> 3)


def _advance(case, staying, rank):
    """Return the case after a rank at which the suits `staying` have a card in their run.

    With the lay-offs that broken runs cost in the bits from 8 on; -1 if one can't be laid off.
    """
    new = 0
    cost = 0
    suit = 0
    while suit < 4:
        length = case >> (suit << 1) & 3
        if staying >> suit & 1:
            new |= (length + 1 if length < 3 else 3) << (suit << 1)
        elif length and length < 3:
            if not _can_lay_off(suit, rank - length, length):
                return -1
            cost += length
        suit += 1
    return new | cost << 8


def _can_lay_off(suit, rank, length):
    """Return whether one or two cards from `rank` on can go to runs of the table."""
    if must_meld[suit] >> rank & (1 << length) - 1:
        return False
    return above[suit] >> rank & 1 or below[suit] >> rank + length - 1 & 1
