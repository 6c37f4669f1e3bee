"""Positions of referee.md: read, completed with their defaults, and checked. Makes no move.

Decided where referee.md leaves it open:
- an unknown key is an error, so that a misspelt one cannot pass unseen;
- a card on the table must name the seat that laid it;
- a `head` that is named nowhere else counts as named: it is not put into a stock left out;
- keys that only the other game uses are checked and then ignored;
- a Dummy seat whose turn it is and that has drawn must hold a card.
"""

from dataclasses import dataclass

from .cards import PACK, Malformed, card_from, cards_from, name, names
from .melds import DUMMY_MELDS, R11_MELDS, RUMMY_MELDS
from .options import Options, options_from

_GAME_KEYS = {"game", "players", "options", "direction", "totals", "moves"}
_CARD_KEYS = {"hands", "row", "head", "stock", "table", "last"}
_TURN_KEYS = {"turn", "phase", "born", "offs", "reshuffled", "laid_before"}
_KEYS = _GAME_KEYS | _CARD_KEYS | _TURN_KEYS
_MOST_PLAYERS = {"dummy": 4, "rummy": 6}


@dataclass
class Position:
    """A checked position. Hands are sets; `row` is a list of (card, seat or None); a meld of
    `table` is a dict from card to the seat that laid it; the rest as in referee.md."""

    game: str
    options: Options
    hands: list
    row: list
    head: int | None
    stock: list
    table: list
    born: set
    offs: list
    reshuffled: int
    laid_before: set
    last: list
    turn: int
    phase: str
    direction: int
    totals: list

    @property
    def players(self):
        """Number of seats."""
        return len(self.hands)


def read_position(data):
    """Position of a JSON object; Malformed names what is wrong with it. `moves` is not read."""
    if not isinstance(data, dict):
        raise Malformed("a position is a JSON object")
    for key in data:
        if key not in _KEYS:
            raise Malformed(f"unknown key {key!r}")
    game = _one_of(data, "game", ("dummy", "rummy"))
    options = options_from(game, data.get("options", "plain"))
    hands = _hands(data, game)
    players = len(hands)
    row = [_owned(entry, players, "row") for entry in _list(data, "row", [])]
    table = _table(data, game, options, players)
    head = _head(data, row)
    named = [card for hand in hands for card in hand]
    named += [card for card, _ in row] + [card for meld in table for card in meld]
    stock = _stock(data, named, head)
    _refuse_twice(named + stock)
    _check_head(head, hands, stock)
    on_table = {seat for meld in table for seat in meld.values()}
    position = Position(
        game=game,
        options=options,
        hands=[set(hand) for hand in hands],
        row=row,
        head=head,
        stock=stock,
        table=table,
        born=_seats(data, "born", players, on_table),
        offs=_numbers(data, "offs", players, least=0),
        reshuffled=_number(data, "reshuffled", 0, range(1000)),
        laid_before=_seats(data, "laid_before", players, on_table),
        last=_last(data, row, players),
        turn=_number(data, "turn", 0, range(players)),
        phase=_one_of(data, "phase", ("draw", "play")),
        direction=_number(data, "direction", 1, (1, -1)),
        totals=_numbers(data, "totals", players),
    )
    _check_turn(position)
    return position


def _one_of(data, key, choices):
    value = data.get(key, choices[0])
    if value not in choices:
        raise Malformed(f"{key}: {value!r} is not one of {', '.join(choices)}")
    return value


def _list(data, key, default):
    value = data.get(key, default)
    if not isinstance(value, list):
        raise Malformed(f"{key}: {value!r} is no list")
    return value


def _is_int(value):
    return isinstance(value, int) and not isinstance(value, bool)


def _number(data, key, default, allowed):
    value = data.get(key, default)
    if not _is_int(value) or value not in allowed:
        raise Malformed(f"{key}: {value!r} is out of range")
    return value


def _numbers(data, key, players, least=None):
    values = _list(data, key, [0] * players)
    for value in values:
        if not _is_int(value) or (least is not None and value < least):
            raise Malformed(f"{key}: {value!r} is out of range")
    if len(values) != players:
        raise Malformed(f"{key}: {len(values)} numbers for {players} players")
    return list(values)


def _seats(data, key, players, default):
    values = _list(data, key, sorted(default))
    for value in values:
        if not _is_int(value) or not 0 <= value < players:
            raise Malformed(f"{key}: there is no seat {value!r}")
    return set(values)


def _hands(data, game):
    if "hands" not in data:
        raise Malformed("hands: left out")
    hands = [_cards(hand, "hands") for hand in _list(data, "hands", None)]
    players = data.get("players", len(hands))
    if not _is_int(players) or not 2 <= players <= _MOST_PLAYERS[game]:
        raise Malformed(f"players: {game} is not for {players!r}")
    if players != len(hands):
        raise Malformed(f"players: {players}, but {len(hands)} hands")
    return hands


def _cards(text, where):
    if not isinstance(text, str):
        raise Malformed(f"{where}: {text!r} is no text")
    return cards_from(text)


def _owned(entry, players, where):
    """(card, seat) of `8H:1`, (card, None) of `8H`."""
    if not isinstance(entry, str):
        raise Malformed(f"{where}: {entry!r} is no text")
    card, colon, seat = entry.partition(":")
    if not colon:
        return card_from(card), None
    if not seat.isdecimal() or int(seat) >= players:
        raise Malformed(f"{where}: {entry!r} names no seat")
    return card_from(card), int(seat)


def _table(data, game, options, players):
    book = DUMMY_MELDS if game == "dummy" else R11_MELDS if "R11" in options else RUMMY_MELDS
    table = []
    for entries in _list(data, "table", []):
        if not isinstance(entries, list):
            raise Malformed(f"table: {entries!r} is no list")
        owned = [_owned(entry, players, "table") for entry in entries]
        for card, seat in owned:
            if seat is None:
                raise Malformed(f"table: {name(card)} names no seat")
        _refuse_twice([card for card, _ in owned])
        if book.kind(dict(owned)) is None:
            raise Malformed(f"table: {names(dict(owned))} is no meld")
        table.append(dict(owned))
    return table


def _head(data, row):
    if data.get("head") is not None:
        cards = _cards(data["head"], "head")
        if len(cards) != 1:
            raise Malformed(f"head: {data['head']!r} is not one card")
        return cards[0]
    return row[0][0] if row and row[0][1] is None else None


def _check_head(head, hands, stock):
    if head is not None and any(head in place for place in [*hands, stock]):
        raise Malformed(f"head: {name(head)} lies in a hand or in the stock")


def _stock(data, named, head):
    if "stock" in data:
        return _cards(data["stock"], "stock")
    return [card for card in PACK if card not in named and card != head]


def _refuse_twice(cards):
    for card in cards:
        if cards.count(card) > 1:
            raise Malformed(f"{name(card)} is named twice")


def _last(data, row, players):
    default = [None] * players
    for card, seat in row:
        if seat is not None:
            default[seat] = card
    if "last" not in data:
        return default
    values = _list(data, "last", None)
    if len(values) != players:
        raise Malformed(f"last: {len(values)} cards for {players} players")
    for text in values:
        if text is not None and not isinstance(text, str):
            raise Malformed(f"last: {text!r} is no card")
    return [None if text is None else card_from(text) for text in values]


def _check_turn(position):
    holds = position.hands[position.turn]
    if position.game == "dummy" and position.phase == "play" and not holds:
        raise Malformed(f"hands: seat {position.turn} has no card to play")
