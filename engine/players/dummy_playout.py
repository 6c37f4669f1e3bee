"""Dummy, thinking ahead: plays a line (dummy_ahead.py) with a deal for a few turns, by masks.

All seats play by the same quick habits: make the best pick-up, lay all that can be laid, knock when
possible, else discard the highest card that is of no use to anybody. The fines for feeding others
are simplified. Nothing here is legal play in every corner; it is quick, and right on average.
"""

from array import array

from engine.const import const
from engine.players.dummy_ahead import (
    LINE_SIZE,
    about,
    bits,
    cards,
    dealt,
    entries,
    had,
    in_runs,
    row,
)
from engine.players.dummy_sense import points
from engine.players.dummy_steps import (
    IN_SET,
    RANK,
    gain,
    knock,
    lay_off,
    lay_run,
    lay_set,
    pick,
    run_with,
    take,
    worth,
)
from engine.state import ALL

# Places in a line and in `about`, and modes: see dummy_ahead.py.
_ROWS = const(16)
_FITS = const(36)
_MADE = const(24)
_COUNT = const(28)
_COLOURS = const(32)
_THREW = const(58)
_MOVER = const(45)
_HATCHED = const(42)
_BEFORE = const(47)
_ROW_LEN = const(40)
_NEXT = const(43)
_MODE = const(46)
_KNOCKER = const(44)
_FOOL = const(41)
_STEP = const(57)
_NEWEST = const(62)
_NOBODY = const(7)
_TURN_MODE = const(0)
_DRAW_MODE = const(1)
_LAY_MODE = const(2)
_DONE_MODE = const(3)
_SEATS = const(1)
_ME = const(3)
_GOAL = const(4)
_SCORES = const(5)
_STOCK_ENDS = const(11)

_TURNS = b"\x00\x00\x04\x03\x04"  # how many turns are played, by the number of players
_LOOSE = const(4)  # what a card that neither makes a meld nor fits costs if the hand goes on
_A_CARD = const(3)  # what each card taken from the row costs a pick-up, in points
_WIN = const(300)  # what winning the match is worth beside the points

_line = array("h", bytes(2 * LINE_SIZE))


def play_out(template):
    """Play a line with the deal in hand.

    Returns what that brings the seat to move: its points times the number of the others, minus
    theirs. `template`, the line, is left as it is.
    """
    line = _line
    line[ALL] = template
    row[ALL] = entries
    if line[_ROW_LEN]:
        row[line[_ROW_LEN] - 1] = line[_NEWEST]
    _hand_out(line)
    mode = line[_MODE]
    turns = _TURNS[about[_SEATS]]
    while turns and mode != _DONE_MODE:
        seat = line[_MOVER]
        turns -= 1
        if mode == _TURN_MODE:
            if line[_NEXT] >= about[_STOCK_ENDS]:
                break
            line[_BEFORE] = line[_HATCHED]
            line[_FOOL] = _NOBODY
            mode = _LAY_MODE if _pick_up(line, seat) else _DRAW_MODE
        if mode == _DRAW_MODE:
            gain(line, seat, cards[line[_NEXT]])
            line[_COUNT + seat] += 1
            line[_NEXT] += 1
        mode = _TURN_MODE
        if _lay(line, seat):
            mode = _DONE_MODE
        else:
            _discard(line, seat)
        seat += line[_STEP]
        line[_MOVER] = seat - about[_SEATS] if seat >= about[_SEATS] else seat
    return _outcome(line, turns == 0 and mode != _DONE_MODE)


def _hand_out(line):
    """Give the other seats their hands of the deal."""
    i = 0
    own = about[_ME] << 2
    while i < about[_SEATS] << 2:
        if i == own:
            i += 4
        else:
            line[i] = dealt[i]
            i += 1


# --- picking up -----------------------------------------------------------------------------------
def _pick_up(line, seat):
    """Make the best pick-up, if there is one. Returns whether there was."""
    at = seat << 2
    found = 0
    suit = 0
    while suit < 4:
        m = line[at + suit]
        had[suit] = m
        more = line[_ROWS + suit]
        if more and m:
            m |= more
            m &= m >> 1 & m >> 2
            found |= (m | m << 1 | m << 2) & more
        suit += 1
    a = had[0] | line[_ROWS]
    b = had[1] | line[_ROWS + 1]
    c = had[2] | line[_ROWS + 2]
    d = had[3] | line[_ROWS + 3]
    sets = (a & b & (c | d) | c & d & (a | b)) & (had[0] | had[1] | had[2] | had[3])
    if not (found or sets):
        return False
    pick[3] = -1
    _search(line, at, sets, found)
    if pick[3] < 0:
        return False
    take(line, seat)
    return True


def _search(line, at, sets, runs):
    """Find the best pick-up, going from the row's end to its start; `pick` has it then."""
    n = line[_ROW_LEN]
    i = n
    while i:
        i -= 1
        card = row[i] & 63
        suit = card >> 4
        bit = 1 << (card & 15)
        had[suit] |= bit
        if sets & bit:
            m = (had[0] & bit) + (had[1] & bit) + (had[2] & bit) + (had[3] & bit)
            own = line[at] | line[at + 1] | line[at + 2] | line[at + 3]
            if m > bit + bit and own & bit:
                m >>= card & 15
                _consider(IN_SET, bit, m * points[card] - _A_CARD * (n - i), i)
        if runs & bit:
            m = run_with(had[suit], bit)
            if m & m >> 1 & m >> 2 and m & line[at + suit]:
                _consider(suit, m, worth(suit, m) - _A_CARD * (n - i), i)


def _consider(suit, m, gain, place):
    if gain > pick[3]:
        pick[0] = suit
        pick[1] = m
        pick[2] = place
        pick[3] = gain


# --- laying and knocking --------------------------------------------------------------------------
def _lay(line, seat):
    """Lay all that the seat has, if it is born or can knock. Returns whether it has knocked."""
    if not line[_HATCHED] >> seat & 1:
        if _loose(line, seat, 2) > 1:
            return False
        _lay_dark(line, seat)
    else:
        _lay_runs(line, seat)
        _lay_sets(line, seat)
        _lay_offs(line, seat)
        if line[_COUNT + seat] > 1:
            return False
    knock(line, seat)
    return True


def _lay_runs(line, seat):
    suit = 0
    while suit < 4:
        i = (seat << 2) + suit
        m = line[i]
        m &= m >> 1 & m >> 2
        while m:
            run = run_with(line[i], m & -m)
            if line[_COUNT + seat] <= bits(run):
                break
            lay_run(line, seat, suit, run)
            m &= ~run
        suit += 1


def _sets(line, at):
    """Return the ranks of which the hand has three or four."""
    ab = line[at] & line[at + 1]
    cd = line[at + 2] & line[at + 3]
    return ab & (line[at + 2] | line[at + 3]) | cd & (line[at] | line[at + 1])


def _lay_sets(line, seat):
    m = _sets(line, seat << 2)
    while m and line[_COUNT + seat] > 4:
        lay_set(line, seat, m & -m)
        m &= m - 1


def _lay_offs(line, seat):
    suit = 0
    while suit < 4:
        m = line[(seat << 2) + suit] & line[_FITS + suit]
        if m and line[_COUNT + seat] > 1:
            lay_off(line, seat, suit, m & -m)
        else:
            suit += 1


def _loose(line, seat, enough):
    """Count the cards of a hand that neither lie in a meld of it nor fit the table.

    It is enough to know that there are `enough`.
    """
    i = seat << 2
    sets = _sets(line, i)
    n = 0
    suit = 0
    while suit < 4 and n < enough:
        m = line[i]
        run = m & m >> 1 & m >> 2
        m &= ~(run | run << 1 | run << 2 | sets | line[_FITS + suit])
        while m:
            m &= m - 1
            n += 1
        i += 1
        suit += 1
    return n


def _lay_dark(line, seat):
    """Lay a hand with one loose card at most, as if no two melds shared a card (D13)."""
    sets = _sets(line, seat << 2)
    suit = 0
    while suit < 4:
        i = (seat << 2) + suit
        m = line[i]
        if m:
            line[_COLOURS + seat] |= 1 << suit
            line[_MADE + seat] += worth(suit, m & (in_runs(m) | sets | line[_FITS + suit]))
            line[i] = 0
        suit += 1


# --- the discard ----------------------------------------------------------------------------------
def _discard(line, seat):
    """Discard the highest card that is of no use: to nobody, else to the seat, else any card."""
    at = seat << 2
    _find_useless(line, at)
    bit = had[0] | had[1] | had[2] | had[3]
    while bit & bit - 1:
        bit &= bit - 1
    suit = 0
    while not had[suit] & bit:
        suit += 1
    line[at + suit] ^= bit
    line[_COUNT + seat] -= 1
    line[_ROWS + suit] |= bit
    card = suit << 4 | RANK[bit % 19]
    row[line[_ROW_LEN]] = card | seat << 6
    line[_ROW_LEN] += 1
    line[_THREW + seat] = card


def _find_useless(line, at):
    """Put in `had` the least useful cards of the hand at `at` that there are.

    Neither spetos nor what fits the table, and near no other of the hand; if possible near none of
    the row either. If there are no such cards, near ones too; if there are none, the whole hand.
    """
    a = line[at]
    b = line[at + 1]
    c = line[at + 2]
    d = line[at + 3]
    free_a = a & ~(line[_FITS] | 1)
    free_b = b & ~line[_FITS + 1]
    free_c = c & ~line[_FITS + 2]
    free_d = d & ~(line[_FITS + 3] | 0x400)
    lone_a = free_a & ~(a << 1 | a >> 1 | a << 2 | a >> 2 | b | c | d)
    lone_b = free_b & ~(b << 1 | b >> 1 | b << 2 | b >> 2 | a | c | d)
    lone_c = free_c & ~(c << 1 | c >> 1 | c << 2 | c >> 2 | a | b | d)
    lone_d = free_d & ~(d << 1 | d >> 1 | d << 2 | d >> 2 | a | b | c)
    if lone_a | lone_b | lone_c | lone_d:
        _put(lone_a, lone_b, lone_c, lone_d)
        _keep_unfed(line, lone_a, lone_b, lone_c, lone_d)
    elif free_a | free_b | free_c | free_d:
        _put(free_a, free_b, free_c, free_d)
    else:
        _put(a, b, c, d)


def _put(a, b, c, d):
    had[0] = a
    had[1] = b
    had[2] = c
    had[3] = d


def _keep_unfed(line, m, n, o, p):
    """Put in `had` what of these four masks is near no card of the row, if there is any."""
    a = line[_ROWS]
    b = line[_ROWS + 1]
    c = line[_ROWS + 2]
    d = line[_ROWS + 3]
    if m:
        m &= ~(a << 1 | a >> 1 | a << 2 | a >> 2 | b | c | d)
    if n:
        n &= ~(b << 1 | b >> 1 | b << 2 | b >> 2 | a | c | d)
    if o:
        o &= ~(c << 1 | c >> 1 | c << 2 | c >> 2 | a | b | d)
    if p:
        p &= ~(d << 1 | d >> 1 | d << 2 | d >> 2 | a | b | c)
    if m | n | o | p:
        _put(m, n, o, p)


# --- what came of it ------------------------------------------------------------------------------
def _outcome(line, goes_on):
    """Return what the seat to move has more than the others, times their number."""
    seats = about[_SEATS]
    me = about[_ME]
    found = 0
    winner = _NOBODY
    best = about[_GOAL] - 1
    seat = 0
    while seat < seats:
        score = _score(line, seat, goes_on)
        found += score * (seats - 1) if seat == me else -score
        score += about[_SCORES + seat]
        if score > best:
            best = score
            winner = seat
        seat += 1
    if winner != _NOBODY:
        found += _WIN * (seats - 1) if winner == me else -_WIN
    return found


def _score(line, seat, goes_on):
    """Return a seat's score (D16, D19-D21, D23), or how it stands if the hand goes on."""
    score = line[_MADE + seat]
    if goes_on:
        score -= _LOOSE * _loose(line, seat, 99)
    else:
        suit = 0
        while suit < 4:
            score -= worth(suit, line[(seat << 2) + suit])
            suit += 1
    if line[_KNOCKER] != seat:
        return score if line[_HATCHED] >> seat & 1 else score * 2
    if not line[_BEFORE] >> seat & 1:
        score *= 2
    colours = line[_COLOURS + seat]
    return score if colours & colours - 1 else score * 2
