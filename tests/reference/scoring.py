"""Points of Dummy: values of cards, and the lines of each seat's score (D15-D23, O1, O2, O5, O12).

Functions only. A line is the dict that the answer shows: what, rule, points. The lines of a seat
add up to its score; lines of no points are left out.
"""

from .cards import RANKS, SPETOS, rank, suit
from .melds import DUMMY_MELDS

PENALTY_RULES = ("D22", "O3", "O4", "O6", "O7", "O8", "O9")


def value(card):
    """A card's points in hand, and on the table without options (D15)."""
    if card in SPETOS:
        return 50
    letter = RANKS[rank(card)]
    return 15 if letter == "A" else 10 if letter in "TJQK" else 5


def laid_value(card, meld, head, options):
    """Points of a card that lies in a meld: O5 for the head card, O12 for an ace in a run."""
    if "O5" in options and card == head:
        return 100 if card in SPETOS else 50
    if "O12" in options and RANKS[rank(card)] == "A" and DUMMY_MELDS.kind(meld) == "run":
        return 10
    return value(card)


def knock_bonus(card, table, options):
    """(points, rule) of the knock card (D17, O1, O2); O1 is named if both apply."""
    if "O1" in options and card in SPETOS:
        return 100, "O1"
    if "O2" in options and any(DUMMY_MELDS.fits(card, meld) for meld in table):
        return 100, "O2"
    return 50, "D17"


def one_suit(cards):
    """Whether the cards make a colour knock (D19). Decided: nothing laid is no colour."""
    return len({suit(card) for card in cards}) == 1


def hand_lines(seat, game):
    """Lines of one seat of a Dummy hand that is over, in the order of D16."""
    laid = [(card, meld) for meld in game.table for card in meld if meld[card] == seat]
    points = sum(laid_value(card, meld, game.head, game.options) for card, meld in laid)
    lines = [_line("laid", "D15", points)]
    lines.append(_line("hand", "D16", -sum(value(card) for card in game.hands[seat])))
    knocker = seat == game.ending.by
    if knocker:
        lines.append(_line("knock card", game.ending.bonus_rule, game.ending.bonus))
    lines += [_line("penalty", rule, _penalties(seat, rule, game.events)) for rule in PENALTY_RULES]
    base = sum(line["points"] for line in lines)
    if knocker:
        lines.append(_knocker_multiplier(base, one_suit([c for c, _ in laid]), game.ending.dark))
    elif seat not in game.born:
        lines.append(_line("doubled", "D23", base))
    return [line for line in lines if line["points"]]


def _line(what, rule, points):
    return {"what": what, "rule": rule, "points": points}


def _penalties(seat, rule, events):
    return sum(e["points"] for e in events if e["seat"] == seat and e["rule"] == rule)


def _knocker_multiplier(base, colour, dark):
    """What the multiplier adds to the knocker's score (D19-D21)."""
    if colour and dark:
        return _line("dark and colour", "D21", 3 * base)
    if colour:
        return _line("colour", "D19", base)
    return _line("dark", "D20", base if dark else 0)


def winner_of_match(totals, target):
    """Seat that wins the match, or None if it goes on (D18, R12).

    The highest total at or over the target wins; equal highest totals play another hand.
    """
    best = max(totals)
    return totals.index(best) if best >= target and totals.count(best) == 1 else None
