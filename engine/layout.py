"""The one table of numbers: state offsets, move layout, meld codes, phases, options, reasons.

Kernels do not import this file: each repeats the few names it needs as private constants
(`_ROW = const(165)`), which MicroPython folds into the bytecode so that they cost no memory.
`tests/engine/test_layout.py` holds every such copy equal to this table. Hosts, tools and tests
import the names from here.

A match is one bytearray of SIZE bytes. "u16" is two bytes, low one first. A seat is 0..5, a card
is `suit << 4 | rank` (see cards.py), and 0xFF stands for "none" in both.
"""

# --- the match, kept from hand to hand -----------------------------------------------------------
VERSION = 0  # LAYOUT_VERSION: a save of another version is not read
GAME = 1  # DUMMY or RUMMY
PLAYERS = 2  # D1: 2..4, R1: 2..6
OPTIONS = 3  # u16, one bit an option: see OPTION_BITS
TARGET = 5  # u16: the points to reach (D18, O14, R12), or with OPT_HANDS the number of hands
RNG = 7  # 10 bytes: four u16 words of the generator and its u16 counter (rng.py)
HAND_NO = 17  # u16: hands dealt so far
TOTALS = 19  # 6 x 3 bytes: match totals, two's complement
ACES = 37  # where an ace stands in a run: ACE_HIGH (D5), ACE_LOW (R2), ACE_BOTH (R11)

# --- the hand and the turn ------------------------------------------------------------------------
PHASE = 38
TURN = 39  # seat to move
STARTER = 40  # seat that started this hand (D3, R13)
DIRECTION = 41  # 0: seats in ascending order, 1: descending (D22)
REVERSE = 42  # 1: a foolish discard (D22) turns the direction from the next hand on
END = 43  # how the hand ended: END_NONE, END_KNOCK …
END_BY = 44  # seat that ended it, NONE if nobody did
KNOCK_CARD = 45  # D17
HEAD = 46  # the head card (D2), wherever it lies now
BORN = 47  # bit a seat (D9)
BORN_BEFORE = 48  # BORN as it was when this turn began (D20)
PICK_LAST = 49  # D22: the latest row card used in this turn's pick-up meld
PICK_FOOL = 50  # D22: the seat that discarded it
ROW_N = 51  # cards in the discard row (Rummy: in the pile)
PICK_END = 52  # row length before this turn's pick-up, 0 without one. ROW[ROW_N:PICK_END] still
#                holds the cards picked up, in order, until the turn ends: O6-O8 look at them
STOCK_POS = 53  # the stock is STOCK[STOCK_POS:STOCK_END], next card first
STOCK_END = 54  # what lies behind it was put aside (O11)
MELD_N = 55  # melds on the table
EVENT_N = 56  # events of the last move
TAKEN = 57  # R4: the card taken from the pile this turn
RESHUFFLES = 58  # R7: how often the pile became the stock
LAID_BEFORE = 59  # R10: bit a seat that laid cards in an earlier turn
OFFS = 60  # 6 bytes: lay-offs made in this hand (O13)
LAST = 66  # 6 bytes: each seat's last discard (O6-O8)
FINE_O6 = 72  # bit a seat: fined when this pick-up's turn ends
FINE_O7 = 73
FINE_O8 = 74
JOINED = 75  # 4 bytes: for a seat in FINE_O7, the card that its discard joined
FINES = 79  # 7 rules (D22 O3 O4 O6 O7 O8 O9) x 4 seats: how many times 50 points
HAND_N = 107  # 6 bytes: cards in each hand

# --- where the cards are --------------------------------------------------------------------------
STOCK = 113  # 52 bytes
ROW = 165  # 52 bytes, oldest first
MELDS = 217  # 17 x u16: meld code | seat that laid it << MELD_SEAT
BY = 251  # 64 bytes, indexed by card: the seat that put it into the row or on the table
HANDS = 316  # 6 seats x 4 suits x u16: 13-bit masks, bit 0 = the two
KNOWN = 364  # the same, only the cards that all have seen go into that hand (picked up and kept)
EVENTS = 412  # 12 x 5 bytes: seat | rule << 3, units of 50 points (two's complement), three cards
SIZE = 472

LAYOUT_VERSION = 1
NONE = 0xFF  # no card, no seat
EVENT_SIZE = 5
EVENT_MAX = 12
MELD_MAX = 17

# --- a move: kind << 17 | meld << 6 | card, 21 bits -----------------------------------------------
MOVE_KIND = 17
MOVE_MELD = 6
MOVE_CARD_MASK = 0x3F
MOVE_MELD_MASK = 0x7FF
DRAW = 1  # the top of the stock: no card, no meld
TAKE = 2  # Rummy: the top of the pile: no card, no meld
PICK = 3  # Dummy: card = the chosen row card, meld = the pick-up's meld (D8)
LAY = 4  # a meld from the hand: meld, no card (D6)
OFF = 5  # card, meld = the place of the meld on the table, from 0 (D10)
DISCARD = 6  # card
KNOCK = 7  # card = the knock card (D12, D13)
PASS = 8  # decline the last pick-up (D14)
# No position has more legal moves: with 51 cards in a hand of Dummy 365, in Rummy with R11 395.
MOVES_MAX = 400

# --- a meld code, 11 bits: a set is SET | rank << 4 | suits, a run suit << 8 | low << 4 | high ----
# A run's ends are places: rank + 1 (the two is 1 … the ace is 13), and 0 for a low ace.
SET = 0x400
MELD_SEAT = 11

DUMMY, RUMMY = 0, 1
ACE_HIGH, ACE_LOW, ACE_BOTH = 0, 1, 2

# DRAW_PHASE: nothing drawn yet. PLAY_PHASE: has drawn or picked up. LAST_PHASE: D14, may only pick
# up or pass. LAST_PLAY: D14, has picked up and must knock. OVER: the hand has ended.
DRAW_PHASE, PLAY_PHASE, LAST_PHASE, LAST_PLAY, OVER = 0, 1, 2, 3, 4
END_NONE, END_KNOCK, END_RAN_OUT, END_OUT, END_BLOCKED = 0, 1, 2, 3, 4

# --- options: O10 always holds, O14 and R12's figure are TARGET -----------------------------------
OPTION_BITS = {
    DUMMY: {
        "O1": 1 << 0,
        "O2": 1 << 1,
        "O3": 1 << 2,
        "O4": 1 << 3,
        "O5": 1 << 4,
        "O6": 1 << 5,
        "O7": 1 << 6,
        "O8": 1 << 7,
        "O9": 1 << 8,
        "O11": 1 << 10,
        "O12": 1 << 11,
        "O13": 1 << 12,
    },
    RUMMY: {"R8a": 1 << 0, "R11": 1 << 1, "R12": 1 << 2},
}
OPT_HANDS = 1 << 2  # Rummy: TARGET counts hands, not points (R12)
PRESETS = {
    DUMMY: {"plain": 0, "full": 0x5FF},
    RUMMY: {"plain": 0, "full": 0x3},
}
DEFAULT_TARGET = {DUMMY: 500, RUMMY: 150}

# --- rules that events and score lines name -------------------------------------------------------
RULES = (
    "D17", "O1", "O2", "D22", "O3", "O4", "O6", "O7", "O8", "O9",
    "D15", "D16", "D19", "D20", "D21", "D23", "R9", "R10",
)  # fmt: skip
(
    RULE_D17, RULE_O1, RULE_O2, RULE_D22, RULE_O3, RULE_O4, RULE_O6, RULE_O7, RULE_O8, RULE_O9,
    RULE_D15, RULE_D16, RULE_D19, RULE_D20, RULE_D21, RULE_D23, RULE_R9, RULE_R10,
) = range(18)  # fmt: skip

# --- reasons: what `apply` answers when it refuses; 0 is "done" -----------------------------------
# name, the rule's number in Dummy, in Rummy
REASONS = (
    ("DONE", "", ""),
    ("UNKNOWN_MOVE", "D4", "R3"),  # the int is no move of this game
    ("OVER_KNOCK", "D12", ""),  # the hand has ended: by a knock
    ("OVER_DARK", "D13", ""),  # … by a knock from a hand that was never born
    ("OVER_RAN_OUT", "D14", ""),
    ("OVER_OUT", "", "R8"),
    ("OVER_BLOCKED", "", "R7"),
    ("WRONG_PHASE", "D4", "R3"),
    ("DISCARD_NOT_HELD", "D4", "R3"),
    ("MELD_NOT_HELD", "D6", "R5"),
    ("NOT_A_MELD", "D6", "R5"),
    ("NOT_IN_ROW", "D8", ""),
    ("PICK_NO_MELD", "D8", ""),  # the chosen card and what can be had make no such meld
    ("PICK_NO_HAND_CARD", "D8", ""),
    ("NOT_BORN", "D9", ""),
    ("OFF_NOT_HELD", "D10", "R6"),
    ("NO_FIT", "D10", "R6"),
    ("OFF_LIMIT", "O13", ""),
    ("LAST_CARD", "D11a", ""),  # one card must remain
    ("MUST_KNOCK", "D12", ""),  # one card is left: there is no discarding it
    ("KNOCK_NOT_HELD", "D12", ""),
    ("KNOCK_TOO_MANY", "D12", ""),
    ("DARK_NOT_HELD", "D13", ""),
    ("DARK_TOO_MANY", "D13", ""),
    ("LAST_TURN", "D14", ""),  # after this move no knock would be possible
    ("TAKEN_CARD", "", "R4"),
    ("ONLY_TAKEN_LEFT", "", "R4"),
    ("MUST_DISCARD_LAST", "", "R8a"),
)  # fmt: skip
