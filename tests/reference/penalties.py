"""Penalties of Dummy: who loses points for what (D22, O3, O4, O6-O9), as events.

An event is the dict that the answer shows: seat, points, rule, and the cards that show why, the
guilty card first. Functions only; nothing here changes a game.
"""

from dataclasses import dataclass

from .cards import PACK, SPETOS, names, rank, suit
from .melds import DUMMY_MELDS

PENALTY = -50


@dataclass(frozen=True)
class PickUp:
    """What a pick-up found: the row as (card, seat or None), each seat's discard since its last
    turn (or None), and the meld that was laid with it (the frozenset as first laid)."""

    row: tuple
    last: tuple
    meld: frozenset


def event(seat, points, rule, *cards):
    """An event as the answer shows it."""
    return {"seat": seat, "points": points, "rule": rule, "cards": names(cards)}


def neighbours(card):
    """Cards of the same suit one or two ranks away, and those of the same rank (O6, O7)."""

    def near(other):
        if suit(other) == suit(card):
            return 1 <= abs(rank(other) - rank(card)) <= 2
        return rank(other) == rank(card)

    return {other for other in PACK if near(other)}


def discard_events(seat, card, row, table, options):
    """O3 and O4 of one discard. `row`: the cards of the row before it; `table`: the melds."""
    events = []
    if "O3" in options and any(DUMMY_MELDS.fits(card, meld) for meld in table):
        events.append(event(seat, PENALTY, "O3", card))
    pair = completed_pair(card, row)
    if "O4" in options and pair:
        events.append(event(seat, PENALTY, "O4", card, *pair))
    return events


def completed_pair(card, row):
    """The two cards of the row that make a meld with the card, or None (O4).

    First two of its rank, the lowest in pack order; else the two ranks below it, one below and
    one above, the two above.
    """
    same_rank = sorted(other for other in row if rank(other) == rank(card))
    if len(same_rank) >= 2:
        return tuple(same_rank[:2])
    for steps in ((-2, -1), (-1, 1), (1, 2)):
        pair = tuple(card + step for step in steps)
        if set(pair) <= set(row) and DUMMY_MELDS.kind({card, *pair}):
            return pair
    return None


def pick_up_events(picker, pick_up, laid, head, options):
    """O6, O7 and O8 at the end of a pick-up's turn, each by seat.

    `laid`: the melds of the turn as they were first laid, the pick-up's own first. A discard that
    was in the row and is in one of them came with this pick-up, and so did all that lay in the
    row before it: the cards taken are the end of the row.
    """
    events = []
    for rule, judge in (("O6", _first_card), ("O7", _speto_pair), ("O8", _speto_alone)):
        for seat, discard in enumerate(pick_up.last):
            before = _row_before(discard, pick_up.row)
            meld = next((meld for meld in laid if discard in meld), None)
            if rule in options and seat != picker and before is not None and meld:
                other = judge(discard, before, meld, head)
                if other is not None:
                    events.append(event(seat, PENALTY, rule, discard, other))
    return events


def _row_before(discard, row):
    """Cards that lay in the row when the card was discarded; None if it lies there no more."""
    cards = [card for card, _ in row]
    return set(cards[: cards.index(discard)]) if discard in cards else None


def _first_card(discard, before, meld, head):
    """O6: the head card, if the discard is its neighbour and both are in the meld."""
    found = head in before and head in meld and discard in neighbours(head)
    return head if found else None


def _speto_pair(discard, before, meld, _head):
    """O7: the card that the discard joined. Case 1: the speto in the row; case 2: a neighbour in
    the row of the speto discarded; case 3: another neighbour of a speto in the row."""
    for speto in SPETOS:
        if speto not in meld:
            continue
        family = neighbours(speto)
        if discard in family and speto in before:
            return speto
        joined = family & before & meld
        if (discard == speto or discard in family) and joined:
            return min(joined)
    return None


def _speto_alone(discard, before, meld, _head):
    """O8: the speto, if the discard was the first card of its family in the row."""
    for speto in SPETOS:
        family = neighbours(speto)
        first = discard in family and not before & (family | {speto})
        if first and speto in meld:
            return speto
    return None


def foolish_discard(knocker, pick_up, head):
    """D22: the event for who discarded the latest row card in the pick-up's own meld, or None.

    Nobody is to blame for the head card, for a card that no seat is known to have discarded, or
    for the knocker's own discard.
    """
    card, seat = [entry for entry in pick_up.row if entry[0] in pick_up.meld][-1]
    if card == head or seat is None or seat == knocker:
        return None
    return event(seat, -100 if card in SPETOS else PENALTY, "D22", card)


def forced_speto(seat, card, meld, options):
    """O9: the event for who laid the card that a speto now touches, or None.

    `meld`: card -> seat before the lay-off. In a set that is its lowest card in pack order; in a
    run, the card next to the speto.
    """
    if "O9" not in options or card not in SPETOS:
        return None
    if DUMMY_MELDS.kind(meld) == "set":
        touched = min(meld)
    else:
        touched = card + 1 if card + 1 in meld else card - 1
    if meld[touched] == seat:
        return None
    return event(meld[touched], PENALTY, "O9", card, touched)
