"""The texts of en.txt, compiled by tools/lang.py; edit that file."""

TEXTS = (
    b"SPETO \x802 \x83Q",  # SPETO
    b"You",  # YOU
    b"Com",  # COMPUTER
    b"English",  # LANGUAGE_NAME
    b"Play",  # PLAY
    b"Game:",  # GAME
    b"Dummy",  # DUMMY
    b"Rummy",  # RUMMY
    b"Options",  # OPTIONS
    b"Help",  # HELP
    b"Players:",  # PLAYERS
    b"Level:",  # LEVEL
    b"easy",  # EASY
    b"normal",  # NORMAL
    b"Language:",  # LANGUAGE
    b"Quit",  # QUIT
    b"Pause",  # PAUSE
    b"Go on",  # GO_ON
    b"Melds on table",  # MELDS
    b"Leave match",  # LEAVE
    b"No melds yet",  # NO_MELDS
    b"Choose:",  # CHOOSE
    b"Pick up \x04:",  # PICK_COUNT
    b"\x01: first turn",  # DID_DEAL
    b"\x01: draw",  # DID_DRAW
    b"\x01: take \x02",  # DID_TAKE
    b"\x01: pick \x03",  # DID_PICK
    b"\x01: lay \x03",  # DID_LAY
    b"\x01: lay off \x02",  # DID_OFF
    b"\x01: discard \x02",  # DID_DISCARD
    b"\x01: KNOCK!",  # DID_KNOCK
    b"\x01: pass",  # DID_PASS
    b"Deal",  # DO_DEAL
    b"Draw",  # DO_DRAW
    b"Take \x02",  # DO_TAKE
    b"\x03",  # DO_PICK
    b"Lay \x03",  # DO_LAY
    b"Lay off: \x03",  # DO_OFF
    b"Discard \x02",  # DO_DISCARD
    b"Knock: \x02 left",  # DO_KNOCK
    b"Pass, end hand",  # DO_PASS
    b"A draw  \x84pick up",  # PROMPT_DRAW
    b"Stock out  A pass",  # PROMPT_LAST
    b"A choose card",  # PROMPT_PLAY
    b"A pick up  \x84melds",  # PROMPT_ROW
    b". . .",  # THINKING
    b"No meld with that",  # CANNOT_PICK
    b"Can't do that now",  # CANNOT
    b"Not your turn",  # NOT_YOUR_TURN
    b"\x01 \x04",  # FINED
    b"Knock card",  # RULE_D17
    b"Speto knock",  # RULE_O1
    b"Knock fits table",  # RULE_O2
    b"Foolish discard",  # RULE_D22
    b"Fits-table discard",  # RULE_O3
    b"Full discard",  # RULE_O4
    b"Fed head card",  # RULE_O6
    b"Fed speto",  # RULE_O7
    b"Lured speto",  # RULE_O8
    b"Speto laid off",  # RULE_O9
    b"Cards laid",  # RULE_D15
    b"Cards in hand",  # RULE_D16
    b"Colour x2",  # RULE_D19
    b"Dark x2",  # RULE_D20
    b"Dark colour x4",  # RULE_D21
    b"Doubled x2",  # RULE_D23
    b"Others' hands",  # RULE_R9
    b"Rummy x2",  # RULE_R10
    b"Reshuffle",  # RULE_R7
    b"Score",  # END_NONE
    b"\x01 knock \x02",  # END_KNOCK
    b"Stock ran out",  # END_RAN_OUT
    b"\x01 went out",  # END_OUT
    b"Blocked",  # END_BLOCKED
    b"Total",  # TOTAL
    b"You won!",  # YOU_WON
    b"\x01 won",  # WON
    b"off",  # OFF
    b"on",  # ON
    b"plain",  # PLAIN
    b"full",  # FULL
    b"own",  # OWN
    b"House rules",  # OPTION_PRESET
    b"Play to",  # OPTION_TARGET
    b"O1 Speto knock",  # OPTION_O1
    b"O2 Knock fits",  # OPTION_O2
    b"O3 Fit discard",  # OPTION_O3
    b"O4 Full discard",  # OPTION_O4
    b"O5 Head card",  # OPTION_O5
    b"O6 Fed head",  # OPTION_O6
    b"O7 Fed speto",  # OPTION_O7
    b"O8 Lured speto",  # OPTION_O8
    b"O9 Speto off",  # OPTION_O9
    b"O11 Five aside",  # OPTION_O11
    b"O12 Run ace 10",  # OPTION_O12
    b"O13 Two offs",  # OPTION_O13
    b"R8a Last card",  # OPTION_R8A
    b"R11 High ace",  # OPTION_R11
    b"R12 Hands",  # OPTION_HANDS
    b"None, all usual ones, or your own choice.",  # ABOUT_PRESET
    b"Who gets there first wins the match.",  # ABOUT_TARGET
    b"Knocking with 2\x80 or Q\x83 counts 100, not 50.",  # ABOUT_O1
    b"A knock card that fits a meld on the table counts 100.",  # ABOUT_O2
    b"Discarding a card that fits a meld on the table: -50.",  # ABOUT_O3
    b"Discarding what makes a meld with two row cards: -50.",  # ABOUT_O4
    b"Laid, the head card counts 50; a speto head card 100.",  # ABOUT_O5
    b"Your discard goes into a meld with the head card: -50.",  # ABOUT_O6
    b"Your discard joins a speto's row card and feeds its meld: -50.",  # ABOUT_O7
    b"First neighbour of a speto you drop feeds its meld: -50.",  # ABOUT_O8
    b"Another lays a speto off on your card: -50.",  # ABOUT_O9
    b"Two players: five stock cards are put aside unseen.",  # ABOUT_O11
    b"An ace in a run counts 10; in a set or in hand 15.",  # ABOUT_O12
    b"Each player may lay off two cards a hand at most.",  # ABOUT_O13
    b"The last card must be discarded: no going out by laying.",  # ABOUT_R8A
    b"An ace is low or high in a run, and counts 15.",  # ABOUT_R11
    b"Most points after so many hands, not first to a target.",  # ABOUT_HANDS
)
