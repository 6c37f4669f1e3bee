"""The knock solver's search: can all cards of the loaded hand be laid, and how best (D12-D14)?

Exact, in bounded memory and time for any hand. It goes through the ranks from the two to the ace.
At each rank the cards there either make a set, are laid off on a set of the table, or stay in the
run of their suit. A run that breaks off with one or two cards must be laid off on a run of the
table. So all that matters of the ranks below is how long the run of each suit is (0, 1, 2, or 3
for "three or more"), and for each such case the fewest lay-offs that lead there. What left its
run at the last three ranks says which cases there can be: 52 at most, 178 with one card left out.

knock.py loads a hand into the arrays here, and asks.
"""

from engine.const import const

_RANKS = const(13)
_NONE = const(0xFF)
_SUITS = const(0x55)  # suits together: a bit each, two apart, as a case has its runs
_MANY = const(0x100)  # no card: two of them or more

# What may become of a rank's cards, as bits of `choices`: 0 no set, 1-5 a set of these suits,
# 6 the card that is laid off on a set of the table.
SETS = b"\x00\x15\x45\x51\x54\x55"
_OFF_CHOICE = const(6)

hand = [0] * 4  # 13-bit masks of the cards to lay
above = [0] * 4  # cards that fit the upper end of a run of the table
below = [0] * 4  # … the lower end
fourth = [0] * 4  # … a set of three
must_meld = [0] * 4  # cards that may not be laid off (knock_lay.py)
choices = bytearray(_RANKS)
_stayers = [0] * 4  # cards that may stay in a run, see `_can_stay`
# How many lay-offs are allowed (O13), whether aces score more in sets (O12), and how much of `ways`
# is in use.
limit = [0, 0, 0]
ways = bytearray(6)  # for knock_lay.py: pairs of rank and choices, each of which lets O2's card fit

# A case has two bits a suit: how long its run is. There are two layers of cases, below and above
# a rank, and of each those that lay all cards so far and those that left one out: layer << 1 | out.
_cases = (bytearray(52), bytearray(178), bytearray(52), bytearray(178))
_counts = [0] * 4  # how many cases there are
_costs = (bytearray(52), bytearray(178))  # of those below the rank: lay-offs, plus one
_least = (bytearray(256), bytearray(256))  # of those above it, by the case; 0 if there is no such


def hopeless():
    """Return the one card that no meld and no lay-off could take, NONE or MANY."""
    a = hand[0]
    b = hand[1]
    c = hand[2]
    d = hand[3]
    sets = a & b & (c | d) | c & d & (a | b)
    found = _NONE
    suit = 0
    while suit < 4:
        m = hand[suit] & ~(_can_stay(suit) | sets | fourth[suit])
        if m:
            if found != _NONE or m & m - 1:
                return _MANY
            found = suit << 4
            while m > 1:
                m >>= 1
                found += 1
        suit += 1
    return found


def _can_stay(suit):
    """Return the suit's cards that a run of three or a run of the table could take, as a mask."""
    m = hand[suit]
    run = m & m >> 1 & m >> 2
    up = m & above[suit]
    down = m & below[suit]
    return m & (run | run << 1 | run << 2 | up | up << 1 | down | down >> 1)


def best():
    """Return the worth of the best arrangement of the loaded hand, -1 if there is none.

    Worth is aces in sets (O12) times 64, minus the lay-offs, plus 63; with O2's ways to let the
    knock card fit, of the best among these.
    """
    if not limit[2]:
        return search(0)
    found = -1
    i = 0
    while i < limit[2]:
        rank = ways[i]
        kept = choices[rank]
        choices[rank] = kept & ways[i + 1]
        worth = search(0)
        choices[rank] = kept
        if worth > found:
            found = worth
        i += 2
    return found


def search(left_out):
    """Go through the ranks; returns the worth of the best arrangement, -1 if there is none.

    `left_out`: 1 to leave out any one card of the hand, 0 to lay all.
    """
    suit = 0
    while suit < 4:
        _stayers[suit] = _can_stay(suit)
        suit += 1
    _cases[0][0] = 0
    _costs[0][0] = 1
    _counts[0] = 1
    _counts[1] = _counts[2] = _counts[3] = 0
    layer = 0
    rank = 0
    while rank < _RANKS - 1:
        here = suits_at(rank)
        choice = 0
        while choice >= 0:
            _step(rank, choice, here, layer, left_out)
            choice = _next_choice(choice, here)
        layer ^= 1
        _forget(layer, left_out, False)
        rank += 1
    here = suits_at(rank)
    worth = -1
    choice = 0
    while choice >= 0:
        _step(rank, choice, here, layer, left_out)
        worth = max(worth, _close(layer ^ 1, choice, left_out))
        _forget(layer ^ 1, left_out, True)
        choice = _next_choice(choice, here)
    return worth


def _next_choice(choice, here):
    """Return the choice to try after this one, -1 after the last."""
    if choice == _OFF_CHOICE:
        return -1
    if choice or count(here) > 2:
        return choice + 1
    return _OFF_CHOICE if here else -1


def _forget(layer, out, whole):
    """Forget what the cases above a rank, this layer, are found by: `_least`.

    `out`: `left_out` of `search`. `whole`: forget the cases themselves; else they are those below
    the next rank from now on, and those that were below this one are forgotten.
    """
    while out >= 0:
        at = layer << 1 | out
        cases = _cases[at]
        costs = _costs[out]
        if whole:
            costs = cases  # to keep none
        least = _least[out]
        n = _counts[at]
        while n:
            n -= 1
            case = cases[n]
            costs[n] = least[case]
            least[case] = 0
        _counts[at if whole else at ^ 2] = 0
        out -= 1


def suits_at(rank):
    """Return which suits the hand has at a rank."""
    return _bits_at(hand, rank)


def _bits_at(masks, rank):
    bits = masks[0] >> rank & 1 | (masks[1] >> rank & 1) << 2
    return bits | (masks[2] >> rank & 1) << 4 | (masks[3] >> rank & 1) << 6


def _leaving(rank, choice, here):
    """Return which suits leave their run at this rank by the choice, -1 if it is not open."""
    if not choices[rank] >> choice & 1:
        return -1
    if choice != _OFF_CHOICE:
        suits = SETS[choice]
        return -1 if suits & ~here else suits
    suit = 0
    while suit < 4:
        if here >> (suit << 1) & 1 and fourth[suit] >> rank & 1 and not must_meld[suit] >> rank & 1:
            return 1 << (suit << 1)
        suit += 1
    return -1


def _step(rank, choice, here, layer, left_out):
    """Add to the other layer the cases after a rank by one choice from those of this layer."""
    leaving = _leaving(rank, choice, here)
    if leaving < 0:
        return
    staying = here & ~leaving
    lost = staying & ~_bits_at(_stayers, rank)
    if lost and (not left_out or lost & lost - 1):
        return
    off = 1 if choice == _OFF_CHOICE else 0
    out = 0
    while out <= left_out:
        may_leave = 0 if out or not left_out else lost or staying
        cases = _cases[layer << 1 | out]
        costs = _costs[out]
        n = _counts[layer << 1 | out]
        while n and not (lost and out):
            n -= 1
            target = (layer ^ 1) << 1 | out
            cost = costs[n] + off
            if not lost:
                _reach(cases[n], staying, rank, cost, target)
            suits = may_leave
            while suits:
                suit = suits & -suits
                suits ^= suit
                _reach(cases[n], staying ^ suit, rank, cost, target | 1)
        out += 1


def _reach(case, staying, rank, cost, target):
    """Note where a case leads to if these suits stay in their runs; `target`: among which cases."""
    broken = (case ^ case >> 1) & _SUITS & ~staying
    if broken:
        more = _lay_off_cost(case, broken, rank)
        if more < 0:
            return
        cost += more
    three = case & case >> 1 & _SUITS
    new = case + (_SUITS ^ three) & staying * 3
    least = _least[target & 1]
    if not least[new]:
        n = _counts[target]
        _cases[target][n] = new
        _counts[target] = n + 1
        least[new] = cost
    elif cost < least[new]:
        least[new] = cost


def _lay_off_cost(case, broken, rank):
    """Return how many cards the runs of the suits `broken`, which end before the rank, lay off.

    -1 if one cannot be laid off.
    """
    cost = 0
    suit = 0
    while broken:
        if broken & 1:
            length = case >> (suit << 1) & 3
            if not _can_lay_off(suit, rank - length, length):
                return -1
            cost += length
        broken >>= 2
        suit += 1
    return cost


def _can_lay_off(suit, rank, length):
    """Return whether one or two cards from `rank` on can go to runs of the table."""
    if must_meld[suit] >> rank & (1 << length) - 1:
        return False
    return above[suit] >> rank & 1 or below[suit] >> rank + length - 1 & 1


def _close(layer, choice, left_out):
    """Return the best worth of the cases after the aces, with this choice for them; -1 if none."""
    cases = _cases[layer << 1 | left_out]
    least = _least[left_out]
    aces = 0
    if limit[1]:
        aces = 1 if choice == _OFF_CHOICE else count(SETS[choice])
    worth = -1
    n = _counts[layer << 1 | left_out]
    while n:
        n -= 1
        case = cases[n]
        more = _lay_off_cost(case, (case ^ case >> 1) & _SUITS, _RANKS)
        offs = least[case] - 1 + more
        if more >= 0 and offs <= limit[0]:
            worth = max(worth, (aces << 6) + 63 - offs)
    return worth


def count(suits):
    """Return how many suits these are."""
    return (suits & 1) + (suits >> 2 & 1) + (suits >> 4 & 1) + (suits >> 6)
