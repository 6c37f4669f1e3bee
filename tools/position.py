"""Positions of the referee (docs/referee.md) and states of the engine, each from the other.

`state_from` checks and completes a position; `position_of` writes a state down. No move is made.
"""

import re
from collections import Counter

from engine import dealing, layout, state
from tools.notation import (
    NO_MELD,
    Malformed,
    card_from,
    card_text,
    cards_from,
    cards_text,
    meld_cards,
    meld_from,
    options_from,
    options_text,
    whole,
)

GAME_NAMES = ("dummy", "rummy")
PHASES = ("draw", "play")
PACK = tuple(suit << 4 | rank for suit in range(4) for rank in range(13))
KEYS = (
    *("game", "players", "options", "hands", "row", "head", "stock", "table", "born", "offs"),
    *("reshuffled", "laid_before", "last", "turn", "phase", "direction", "totals", "moves"),
)
MOST_PLAYERS = {layout.DUMMY: 4, layout.RUMMY: 6}
_TOTAL_MOST = 4_000_000  # leaves room in three bytes for a hand's score
_NONES = (
    *(layout.HEAD, layout.END_BY, layout.KNOCK_CARD, layout.PICK_LAST, layout.PICK_FOOL),
    *(layout.TAKEN, *range(layout.LAST, layout.LAST + 6), *range(layout.BY, layout.BY + 64)),
)


# --- position to state ----------------------------------------------------------------------------
def state_from(position):
    """Return the state of a position, a bytearray of SIZE; `moves` is not read.

    Raises Malformed. What an empty stock means at the start of a turn (D14, R7) is left to the
    game: referee.py asks it.
    """
    s = _new_state(position)
    players = s[layout.PLAYERS]
    hands = [cards_from(hand, "hands") for hand in position["hands"]]
    row = [_owned(entry, "row", players) for entry in _items(position, "row")]
    table = [_meld(entries, s) for entries in _items(position, "table")]
    head = _head(position, row)
    named = sum(hands, [card for card, _ in row])
    named += [card for meld in table for card in meld]
    stock = _stock(position, named, head)
    _refuse_twice(named + stock)
    if head != layout.NONE and (head in stock or any(head in hand for hand in hands)):
        raise Malformed(f"head: {card_text(head)} lies in a hand or in the stock")
    s[layout.HEAD] = head
    _put_hands(s, hands)
    _put_row(s, row, head)
    _put_table(s, table)
    s[layout.STOCK : layout.STOCK + len(stock)] = bytes(stock)
    s[layout.STOCK_END] = len(stock)
    _put_turn(s, position, {seat for meld in table for seat in meld.values()})
    _put_seats(s, position, row)
    return s


def _new_state(position):
    """Return a state with a match's header, in which no card lies anywhere."""
    if not isinstance(position, dict):
        raise Malformed("a position is a JSON object")
    for key in position:
        if key not in KEYS:
            raise Malformed(f"unknown key {key!r}")
    game = GAME_NAMES.index(_choice(position, "game", GAME_NAMES))
    if "hands" not in position:
        raise Malformed("hands: left out")
    hands = _items(position, "hands")
    players = position.get("players", len(hands))
    if type(players) is not int or not 2 <= players <= MOST_PLAYERS[game]:
        raise Malformed(f"players: {GAME_NAMES[game]} is not for {players!r} players")
    if len(hands) != players:
        raise Malformed(f"hands: {len(hands)} for {players} players")
    bits, target = options_from(game, position.get("options", "plain"))
    s = bytearray(layout.SIZE)
    dealing.new(s, game, players, bits, target, 0)
    s[layout.RNG : layout.RNG + 10] = bytes(10)  # R7: a pile becomes the stock unshuffled
    s[layout.HAND_NO] = 1
    if game == layout.RUMMY:
        both = bits & layout.OPTION_BITS[game]["R11"]
        s[layout.ACES] = layout.ACE_BOTH if both else layout.ACE_LOW
    for at in _NONES:
        s[at] = layout.NONE
    return s


def _choice(position, key, choices):
    value = position.get(key, choices[0])
    if value not in choices or type(value) is not type(choices[0]):
        raise Malformed(f"{key}: {value!r} is not one of {', '.join(map(str, choices))}")
    return value


def _items(position, key, default=()):
    value = position.get(key, default)
    if not isinstance(value, list | tuple):
        raise Malformed(f"{key}: {value!r} is no list")
    return value


def _each_seat(position, key, players, default):
    values = _items(position, key, default)
    if len(values) != players:
        raise Malformed(f"{key}: {len(values)} entries for {players} players")
    return values


def _seat_bits(position, key, players, default):
    seats = {whole(seat, key, 0, players - 1) for seat in _items(position, key, tuple(default))}
    return sum(1 << seat for seat in seats)


def _owned(entry, key, players):
    """Return the card and the seat of `8H:1`, the card and NONE of `8H`."""
    parts = re.fullmatch("([^:]*)(?::([0-9]))?", entry) if isinstance(entry, str) else None
    if parts is None:
        raise Malformed(f"{key}: {entry!r} is no card with a seat")
    card = card_from(parts[1])
    if parts[2] is None:
        return card, layout.NONE
    if int(parts[2]) >= players:
        raise Malformed(f"{key}: {entry!r} names no seat of {players} players")
    return card, int(parts[2])


def _meld(entries, s):
    """Return a meld of the table as a dict, each card with the seat that laid it."""
    if not isinstance(entries, list | tuple):
        raise Malformed(f"table: {entries!r} is no list")
    owned = [_owned(entry, "table", s[layout.PLAYERS]) for entry in entries]
    for card, seat in owned:
        if seat == layout.NONE:
            raise Malformed(f"table: {card_text(card)} names no seat")
    cards = [card for card, _ in owned]
    _refuse_twice(cards)
    if meld_from(cards, s[layout.ACES]) == NO_MELD:
        raise Malformed(f"table: {cards_text(cards)!r} is no meld")
    return dict(owned)


def _head(position, row):
    given = position.get("head")
    if given is not None:
        cards = cards_from(given, "head")
        if len(cards) != 1:
            raise Malformed(f"head: {given!r} is not one card")
        return cards[0]
    return row[0][0] if row and row[0][1] == layout.NONE else layout.NONE


def _stock(position, named, head):
    if "stock" in position:
        return cards_from(position["stock"], "stock")
    return [card for card in PACK if card not in named and card != head]


def _refuse_twice(cards):
    for card, times in Counter(cards).items():
        if times > 1:
            raise Malformed(f"{card_text(card)} is named twice")


def _put_hands(s, hands):
    for seat, hand in enumerate(hands):
        for card in hand:
            state.gain(s, seat, card, False)


def _put_row(s, row, head):
    """Put the row down; the head card belongs to no seat (D22)."""
    for at, (card, seat) in enumerate(row):
        s[layout.ROW + at] = card
        s[layout.BY + card] = layout.NONE if card == head else seat
    s[layout.ROW_N] = len(row)


def _put_table(s, table):
    """Put the melds down; a meld was first laid by the seat with the most cards in it."""
    for at, meld in enumerate(table):
        seat = Counter(meld.values()).most_common(1)[0][0]
        code = meld_from(list(meld), s[layout.ACES]) | seat << layout.MELD_SEAT
        s[layout.MELDS + 2 * at] = code & 0xFF
        s[layout.MELDS + 2 * at + 1] = code >> 8
        for card, owner in meld.items():
            s[layout.BY + card] = owner
    s[layout.MELD_N] = len(table)


def _put_turn(s, position, on_table):
    players = s[layout.PLAYERS]
    turn = whole(position.get("turn", 0), "turn", 0, players - 1)
    s[layout.TURN] = s[layout.STARTER] = turn
    playing = _choice(position, "phase", PHASES) == "play"
    s[layout.PHASE] = layout.PLAY_PHASE if playing else layout.DRAW_PHASE
    s[layout.DIRECTION] = 1 if _choice(position, "direction", (1, -1)) == -1 else 0
    born = _seat_bits(position, "born", players, on_table)
    laid_before = _seat_bits(position, "laid_before", players, on_table)
    s[layout.RESHUFFLES] = whole(position.get("reshuffled", 0), "reshuffled", 0, 255)
    if s[layout.GAME] == layout.RUMMY:
        s[layout.LAID_BEFORE] = laid_before
        return
    s[layout.BORN] = s[layout.BORN_BEFORE] = born
    if playing and not s[layout.HAND_N + turn]:
        raise Malformed(f"hands: seat {turn} has drawn, but has no card")


def _put_seats(s, position, row):
    """Put down what there is for each seat: lay-offs, last discards, totals."""
    players = s[layout.PLAYERS]
    last = {seat: card_text(card) for card, seat in row}
    last = [last.get(seat) for seat in range(players)]
    for seat, text in enumerate(_each_seat(position, "last", players, last)):
        if text is not None:
            if not isinstance(text, str):
                raise Malformed(f"last: {text!r} is no card")
            s[layout.LAST + seat] = card_from(text)
    for seat, offs in enumerate(_each_seat(position, "offs", players, [0] * players)):
        s[layout.OFFS + seat] = whole(offs, "offs", 0, 52)
    for seat, total in enumerate(_each_seat(position, "totals", players, [0] * players)):
        state.set_total(s, seat, whole(total, "totals", -_TOTAL_MOST, _TOTAL_MOST))


# --- state to position ----------------------------------------------------------------------------
def position_of(s):
    """Return a position from which `state_from` makes this state again.

    All but what no position tells: penalties so far, the random numbers, the starter, what all
    have seen of a hand. Raises ValueError after a pick-up and after the end, where there is none.
    """
    drawn = s[layout.PHASE] == layout.PLAY_PHASE
    waiting = s[layout.PHASE] in (layout.DRAW_PHASE, layout.LAST_PHASE)
    if not waiting and not (drawn and not s[layout.PICK_END] and s[layout.TAKEN] == layout.NONE):
        raise ValueError("no position tells this part of a turn")
    seats = range(s[layout.PLAYERS])
    game = s[layout.GAME]
    on = s[layout.OPTIONS] | s[layout.OPTIONS + 1] << 8
    head, last = s[layout.HEAD], s[layout.LAST : layout.LAST + len(seats)]
    return {
        "game": GAME_NAMES[game],
        "players": len(seats),
        "options": options_text(game, on, s[layout.TARGET] | s[layout.TARGET + 1] << 8),
        "hands": hands_of(s),
        "row": row_of(s),
        "head": None if head == layout.NONE else card_text(head),
        "stock": stock_of(s),
        "table": table_of(s),
        "born": seats_of(s[layout.BORN]),
        "offs": list(s[layout.OFFS : layout.OFFS + len(seats)]),
        "reshuffled": s[layout.RESHUFFLES],
        "laid_before": seats_of(s[layout.LAID_BEFORE]),
        "last": [None if card == layout.NONE else card_text(card) for card in last],
        "turn": s[layout.TURN],
        "phase": PHASES[drawn],
        "direction": direction_of(s[layout.DIRECTION]),
        "totals": totals_of(s),
    }


def hands_of(s):
    """Return the text of each hand, its cards in pack order."""
    seats = range(s[layout.PLAYERS])
    return [cards_text(card for card in PACK if state.holds(s, seat, card)) for seat in seats]


def row_of(s):
    """Return the row as a position has it, oldest card first."""
    return [_with_seat(s, card) for card in s[layout.ROW : layout.ROW + s[layout.ROW_N]]]


def stock_of(s):
    """Return the text of the stock, the next card first."""
    start, end = s[layout.STOCK_POS], s[layout.STOCK_END]
    return cards_text(s[layout.STOCK + start : layout.STOCK + end])


def table_of(s):
    """Return the table as a position has it: runs from low to high, sets in pack order."""
    codes = (state.meld(s, place) for place in range(s[layout.MELD_N]))
    return [[_with_seat(s, card) for card in meld_cards(code)] for code in codes]


def seats_of(bits):
    """Return the seats whose bits are set, ascending."""
    return [seat for seat in range(6) if bits >> seat & 1]


def totals_of(s):
    """Return each seat's total of the match."""
    return [state.total(s, seat) for seat in range(s[layout.PLAYERS])]


def direction_of(bit):
    """Return 1 or -1 for a state's direction, 0 or 1."""
    return -1 if bit else 1


def _with_seat(s, card):
    seat = s[layout.BY + card]
    return card_text(card) if seat == layout.NONE else f"{card_text(card)}:{seat}"
