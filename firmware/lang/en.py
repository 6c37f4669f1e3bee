"""The texts of en.txt, compiled by tools/lang.py; edit that file."""

TEXTS = (
    b"\x0e\x02"  # SPETO
    b"\x19\x02"  # YOU
    b"\x1c\x02"  # COMPUTER
    b"\x1f\x02"  # LANGUAGE_NAME
    b"&\x02"  # PLAY
    b"*\x02"  # GAME
    b"/\x02"  # DUMMY
    b"4\x02"  # RUMMY
    b"9\x02"  # OPTIONS
    b"@\x02"  # HELP
    b"D\x02"  # PLAYERS
    b"L\x02"  # LEVEL
    b"R\x02"  # EASY
    b"V\x02"  # NORMAL
    b"\\\x02"  # HARD
    b"`\x02"  # LANGUAGE
    b"i\x02"  # QUIT
    b"m\x02"  # PAUSE
    b"r\x02"  # GO_ON
    b"w\x02"  # MELDS
    b"\x85\x02"  # LEAVE
    b"\x90\x02"  # NO_MELDS
    b"\x9c\x02"  # CHOOSE
    b"\xa3\x02"  # PICK_COUNT
    b"\xad\x02"  # DID_DEAL
    b"\xba\x02"  # DID_DRAW
    b"\xc1\x02"  # DID_TAKE
    b"\xca\x02"  # DID_PICK
    b"\xd3\x02"  # DID_LAY
    b"\xdb\x02"  # DID_OFF
    b"\xe7\x02"  # DID_DISCARD
    b"\xf3\x02"  # DID_KNOCK
    b"\xfc\x02"  # DID_PASS
    b"\x03\x03"  # DO_DEAL
    b"\x07\x03"  # DO_DRAW
    b"\x0b\x03"  # DO_TAKE
    b"\x14\x03"  # DO_PICK
    b"\x15\x03"  # DO_LAY
    b"\x1a\x03"  # DO_OFF
    b"$\x03"  # DO_DISCARD
    b"-\x03"  # DO_KNOCK
    b":\x03"  # DO_PASS
    b"H\x03"  # PROMPT_DRAW
    b"X\x03"  # PROMPT_LAST
    b"i\x03"  # PROMPT_PLAY
    b"q\x03"  # PROMPT_ROW
    b"\x81\x03"  # PROMPT3_DRAW
    b"\x93\x03"  # PROMPT3_LAST
    b"\xa4\x03"  # PROMPT3_PLAY
    b"\xb7\x03"  # PROMPT3_ROW
    b"\xda\x03"  # PROMPT2_DRAW
    b"\xec\x03"  # PROMPT2_LAST
    b"\xfd\x03"  # PROMPT2_PLAY
    b"\x10\x04"  # PROMPT2_ROW
    b"3\x04"  # PROMPT1_DRAW
    b"H\x04"  # PROMPT1_LAST
    b"^\x04"  # PROMPT1_PLAY
    b"v\x04"  # PROMPT1_ROW
    b"\x88\x04"  # THINKING
    b"\x8d\x04"  # CANNOT_PICK
    b"\x9e\x04"  # CANNOT
    b"\xaf\x04"  # NOT_YOUR_TURN
    b"\xbc\x04"  # FINED
    b"\xbf\x04"  # RULE_D17
    b"\xc9\x04"  # RULE_O1
    b"\xd4\x04"  # RULE_O2
    b"\xde\x04"  # RULE_D22
    b"\xea\x04"  # RULE_O3
    b"\xf5\x04"  # RULE_O4
    b"\x01\x05"  # RULE_O6
    b"\x09\x05"  # RULE_O7
    b"\x12\x05"  # RULE_O8
    b"\x1d\x05"  # RULE_O9
    b"+\x05"  # RULE_D15
    b"5\x05"  # RULE_D16
    b"B\x05"  # RULE_D19
    b"K\x05"  # RULE_D20
    b"R\x05"  # RULE_D21
    b"`\x05"  # RULE_D23
    b"j\x05"  # RULE_R9
    b"w\x05"  # RULE_R10
    b"\x7f\x05"  # END_NONE
    b"\x84\x05"  # END_KNOCK
    b"\x8d\x05"  # END_RAN_OUT
    b"\x9a\x05"  # END_OUT
    b"\xa4\x05"  # END_BLOCKED
    b"\xab\x05"  # TOTAL
    b"\xb0\x05"  # YOU_WON
    b"\xb8\x05"  # WON
    b"\xbd\x05"  # OFF
    b"\xc0\x05"  # ON
    b"\xc2\x05"  # PLAIN
    b"\xc7\x05"  # FULL
    b"\xcb\x05"  # OWN
    b"\xce\x05"  # OPTION_PRESET
    b"\xd9\x05"  # OPTION_TARGET
    b"\xe0\x05"  # OPTION_O1
    b"\xee\x05"  # OPTION_O2
    b"\xfb\x05"  # OPTION_O3
    b"\x09\x06"  # OPTION_O4
    b"\x18\x06"  # OPTION_O5
    b"$\x06"  # OPTION_O6
    b"/\x06"  # OPTION_O7
    b";\x06"  # OPTION_O8
    b"I\x06"  # OPTION_O9
    b"U\x06"  # OPTION_O11
    b"c\x06"  # OPTION_O12
    b"q\x06"  # OPTION_O13
    b"}\x06"  # OPTION_R8A
    b"\x8a\x06"  # OPTION_R11
    b"\x96\x06"  # OPTION_HANDS
    b"\x9f\x06"  # ABOUT_PRESET
    b"\xc8\x06"  # ABOUT_TARGET
    b"\xec\x06"  # ABOUT_O1
    b"\x16\x07"  # ABOUT_O2
    b"L\x07"  # ABOUT_O3
    b"\x81\x07"  # ABOUT_O4
    b"\xb6\x07"  # ABOUT_O5
    b"\xeb\x07"  # ABOUT_O6
    b"!\x08"  # ABOUT_O7
    b"_\x08"  # ABOUT_O8
    b"\x97\x08"  # ABOUT_O9
    b"\xc2\x08"  # ABOUT_O11
    b"\xf5\x08"  # ABOUT_O12
    b"'\x09"  # ABOUT_O13
    b"X\x09"  # ABOUT_R8A
    b"\x90\x09"  # ABOUT_R11
    b"\xbe\x09"  # ABOUT_HANDS
    b"\xf5\x09"  # CONTINUE
    b"\xfd\x09"  # NEW_GAME
    b"\x05\x0a"  # STATISTICS
    b"\x0f\x0a"  # REPLAY
    b"\x1f\x0a"  # SETTINGS
    b"'\x0a"  # ABOUT
    b",\x0a"  # ENTER_CODE
    b"5\x0a"  # DAILY
    b"D\x0a"  # WHO_PLAYS
    b"J\x0a"  # NAME
    b"O\x0a"  # HUMAN
    b"U\x0a"  # NO_NAME
    b"Y\x0a"  # PLAYER
    b"_\x0a"  # NAME_1
    b"b\x0a"  # NAME_2
    b"e\x0a"  # NAME_3
    b"h\x0a"  # NAME_4
    b"k\x0a"  # NAME_5
    b"n\x0a"  # NAME_6
    b"q\x0a"  # NAME_7
    b"t\x0a"  # NAME_8
    b"w\x0a"  # NO
    b"y\x0a"  # YES
    b"|\x0a"  # ASK_GIVE_UP
    b"\x87\x0a"  # SAVE_DAMAGED
    b"\xd4\x0a"  # NOT_SAVED
    b"\xe6\x0a"  # ABOUT_TEXT
    b"[\x0b"  # HAND_OVER
    b"g\x0b"  # PRESS_A
    b"q\x0b"  # HINT
    b"u\x0b"  # UNDO
    b"~\x0b"  # LOG
    b"\x87\x0b"  # LOG_EMPTY
    b"\x93\x0b"  # SORT
    b"\x9a\x0b"  # SORT_SUIT
    b"\x9e\x0b"  # SORT_RANK
    b"\xa2\x0b"  # CODE
    b"\xb4\x0b"  # CODE_WRONG
    b"\xc0\x0b"  # PRESS_A_DEAL
    b"\xd1\x0b"  # PRESS_A_DEAL3
    b"\xe7\x0b"  # PRESS_A_DEAL2
    b"\xfc\x0b"  # PRESS_A_DEAL1
    b"\x12\x0c"  # SOUND
    b"\x18\x0c"  # BRIGHTNESS
    b"\x1e\x0c"  # BLANK
    b"(\x0c"  # MINUTES
    b"+\x0c"  # MOTION
    b"2\x0c"  # TEXT
    b"7\x0c"  # TEXT_SMALL
    b"<\x0c"  # TEXT_LARGE
    b"A\x0c"  # HAND
    b"I\x0c"  # HAND_BOTH
    b"L\x0c"  # HAND_ARROWS
    b"P\x0c"  # HAND_A_B
    b"S\x0c"  # HARD_THINKS
    b"_\x0c"  # THINKS_SHORT
    b"d\x0c"  # THINKS_USUAL
    b"i\x0c"  # THINKS_LONG
    b"m\x0c"  # FOUR_COLOURS
    b"z\x0c"  # STAT_HANDS
    b"\x7f\x0c"  # STAT_WON
    b"\x88\x0c"  # STAT_MATCHES
    b"\x93\x0c"  # STAT_KNOCKS
    b"\x99\x0c"  # STAT_DARK
    b"\xa4\x0c"  # STAT_COLOUR
    b"\xb1\x0c"  # STAT_FOOLISH
    b"\xc1\x0c"  # STAT_BEST
    b"\xca\x0c"  # PROMPT_REPLAY
    b"\xdc\x0c"  # PROMPT3_REPLAY
    b"\xec\x0c"  # PROMPT2_REPLAY
    b"\xfa\x0c"  # PROMPT1_REPLAY
    b"\x0c\x0d"  # REPLAY_END
    b"\x18\x0d"  # CARDS_OF
    b"(\x0d"  # CHART
    b"3\x0d"  # NOT_ALLOWED
    b"4\x0d"  # HINT_NO_PICK_UP
    b"I\x0d"  # HINT_STAY_DARK
    b"^\x0d"  # HINT_PICK_KNOCK
    b"o\x0d"  # HINT_BORN
    b"\x81\x0d"  # HINT_BORN_SHORT
    b"\x9c\x0d"  # HINT_PICK
    b"\xad\x0d"  # HINT_LAY
    b"\xba\x0d"  # HINT_OFF
    b"\xcb\x0d"  # HINT_KNOCK
    b"\xd8\x0d"  # HINT_KNOCK_DARK
    b"\xea\x0d"  # HINT_PASS
    b"\xfc\x0d"  # HINT_UNLOAD
    b"\x12\x0e"  # HINT_SAFE
    b"\x1e\x0e"  # HINT_KEEP_SPETO
    b"6\x0e"  # HINT_USELESS
    b"K\x0e"  # HINT_LEAST_HARM
    b"]\x0e"  # HINT_TAKE_MELD
    b"n\x0e"  # HINT_TAKE_FIT
    b"\x80\x0e"  # HINT_NO_TAKE
    b"\x94\x0e"  # HINT_GO_OUT
    b"\xaa\x0e"  # HINT_RUMMY
    b"\xbd\x0e"  # HINT_DEAREST
    b"\xcf\x0e"  # REASON_DONE
    b"\xd3\x0e"  # REASON_UNKNOWN_MOVE
    b"\xdf\x0e"  # REASON_OVER_KNOCK
    b"\xec\x0e"  # REASON_OVER_DARK
    b"\xfe\x0e"  # REASON_OVER_RAN_OUT
    b"\x11\x0f"  # REASON_OVER_OUT
    b"!\x0f"  # REASON_OVER_BLOCKED
    b".\x0f"  # REASON_WRONG_PHASE
    b"?\x0f"  # REASON_DISCARD_NOT_HELD
    b"O\x0f"  # REASON_MELD_NOT_HELD
    b"d\x0f"  # REASON_NOT_A_MELD
    b"s\x0f"  # REASON_NOT_IN_ROW
    b"\x81\x0f"  # REASON_PICK_NO_MELD
    b"\x8e\x0f"  # REASON_PICK_NO_HAND_CARD
    b"\x9f\x0f"  # REASON_NOT_BORN
    b"\xb6\x0f"  # REASON_OFF_NOT_HELD
    b"\xc6\x0f"  # REASON_NO_FIT
    b"\xdb\x0f"  # REASON_OFF_LIMIT
    b"\xed\x0f"  # REASON_LAST_CARD
    b"\xff\x0f"  # REASON_MUST_KNOCK
    b"\x0f\x10"  # REASON_KNOCK_NOT_HELD
    b"\x1f\x10"  # REASON_KNOCK_TOO_MANY
    b"5\x10"  # REASON_DARK_NOT_HELD
    b"E\x10"  # REASON_DARK_TOO_MANY
    b"X\x10"  # REASON_LAST_TURN
    b"m\x10"  # REASON_TAKEN_CARD
    b"\x82\x10"  # REASON_ONLY_TAKEN_LEFT
    b"\x97\x10"  # REASON_MUST_DISCARD_LAST
    b"\xac\x10"  # PROMPT_LOOK
    b"\xb8\x10"  # PROMPT3_LOOK
    b"\xd0\x10"  # PROMPT2_LOOK
    b"\xe8\x10"  # PROMPT1_LOOK
    b"\xf4\x10"  # PROMPT_SCORE
    b"\x06\x11"  # PROMPT3_SCORE
    b"\x18\x11"  # PROMPT2_SCORE
    b"*\x11"  # PROMPT1_SCORE
    b"A\x11"  # BACK
    b"L\x11"
    b"SPETO \x802 \x83Q"  # SPETO
    b"You"  # YOU
    b"Com"  # COMPUTER
    b"English"  # LANGUAGE_NAME
    b"Play"  # PLAY
    b"Game:"  # GAME
    b"Dummy"  # DUMMY
    b"Rummy"  # RUMMY
    b"Options"  # OPTIONS
    b"Help"  # HELP
    b"Players:"  # PLAYERS
    b"Level:"  # LEVEL
    b"easy"  # EASY
    b"normal"  # NORMAL
    b"Hard"  # HARD
    b"Language:"  # LANGUAGE
    b"Quit"  # QUIT
    b"Pause"  # PAUSE
    b"Go on"  # GO_ON
    b"Melds on table"  # MELDS
    b"Leave match"  # LEAVE
    b"No melds yet"  # NO_MELDS
    b"Choose:"  # CHOOSE
    b"Pick up \x04:"  # PICK_COUNT
    b"\x01: first turn"  # DID_DEAL
    b"\x01: draw"  # DID_DRAW
    b"\x01: pick \x02"  # DID_TAKE
    b"\x01: pick \x03"  # DID_PICK
    b"\x01: lay \x03"  # DID_LAY
    b"\x01: lay off \x02"  # DID_OFF
    b"\x01: discard \x02"  # DID_DISCARD
    b"\x01: KNOCK!"  # DID_KNOCK
    b"\x01: pass"  # DID_PASS
    b"Deal"  # DO_DEAL
    b"Draw"  # DO_DRAW
    b"Pick up \x02"  # DO_TAKE
    b"\x03"  # DO_PICK
    b"Lay \x03"  # DO_LAY
    b"Lay off: \x03"  # DO_OFF
    b"Discard \x02"  # DO_DISCARD
    b"Knock: \x02 left"  # DO_KNOCK
    b"Pass, end hand"  # DO_PASS
    b"A draw  \x84pick up"  # PROMPT_DRAW
    b"Stock out  A pass"  # PROMPT_LAST
    b"A choose"  # PROMPT_PLAY
    b"A pick up  \x84zoom"  # PROMPT_ROW
    b"A draw  hold \x86 row"  # PROMPT3_DRAW
    b"Stock out  A pass"  # PROMPT3_LAST
    b"A card  hold A menu"  # PROMPT3_PLAY
    b"A pick up  hold \x86 zoom  hold A back"  # PROMPT3_ROW
    b"A draw  hold \x87 row"  # PROMPT2_DRAW
    b"Stock out  A pass"  # PROMPT2_LAST
    b"A card  hold A menu"  # PROMPT2_PLAY
    b"A pick up  hold \x87 zoom  hold A back"  # PROMPT2_ROW
    b"hold \x87 draw  \x84pick up"  # PROMPT1_DRAW
    b"Stock out  hold \x87 pass"  # PROMPT1_LAST
    b"hold \x87 card  hold \x86 menu"  # PROMPT1_PLAY
    b"hold \x87 pick  \x84zoom"  # PROMPT1_ROW
    b". . ."  # THINKING
    b"No meld with that"  # CANNOT_PICK
    b"Can't do that now"  # CANNOT
    b"Not your turn"  # NOT_YOUR_TURN
    b"\x01 \x04"  # FINED
    b"Knock card"  # RULE_D17
    b"Speto knock"  # RULE_O1
    b"Knock fits"  # RULE_O2
    b"Foolish drop"  # RULE_D22
    b"Fit discard"  # RULE_O3
    b"Full discard"  # RULE_O4
    b"Fed head"  # RULE_O6
    b"Fed speto"  # RULE_O7
    b"Lured speto"  # RULE_O8
    b"Speto laid off"  # RULE_O9
    b"Cards laid"  # RULE_D15
    b"Cards in hand"  # RULE_D16
    b"Colour x2"  # RULE_D19
    b"Dark x2"  # RULE_D20
    b"Dark colour x4"  # RULE_D21
    b"Doubled x2"  # RULE_D23
    b"Others' hands"  # RULE_R9
    b"Rummy x2"  # RULE_R10
    b"Score"  # END_NONE
    b"\x01 knock \x02"  # END_KNOCK
    b"Stock ran out"  # END_RAN_OUT
    b"\x01 went out"  # END_OUT
    b"Blocked"  # END_BLOCKED
    b"Total"  # TOTAL
    b"You won!"  # YOU_WON
    b"\x01 won"  # WON
    b"off"  # OFF
    b"on"  # ON
    b"plain"  # PLAIN
    b"full"  # FULL
    b"own"  # OWN
    b"House rules"  # OPTION_PRESET
    b"Play to"  # OPTION_TARGET
    b"O1 Speto knock"  # OPTION_O1
    b"O2 Knock fits"  # OPTION_O2
    b"O3 Fit discard"  # OPTION_O3
    b"O4 Full discard"  # OPTION_O4
    b"O5 Head card"  # OPTION_O5
    b"O6 Fed head"  # OPTION_O6
    b"O7 Fed speto"  # OPTION_O7
    b"O8 Lured speto"  # OPTION_O8
    b"O9 Speto off"  # OPTION_O9
    b"O11 Five aside"  # OPTION_O11
    b"O12 Run ace 10"  # OPTION_O12
    b"O13 Two offs"  # OPTION_O13
    b"R8a Last card"  # OPTION_R8A
    b"R11 High ace"  # OPTION_R11
    b"R12 Hands"  # OPTION_HANDS
    b"None, all usual ones, or your own choice."  # ABOUT_PRESET
    b"Who gets there first wins the match."  # ABOUT_TARGET
    b"Knocking with 2\x80 or Q\x83 counts 100, not 50."  # ABOUT_O1
    b"A knock card that fits a meld on the table counts 100."  # ABOUT_O2
    b"Discarding a card that fits a meld on the table: -50."  # ABOUT_O3
    b"Discarding what makes a meld with two row cards: -50."  # ABOUT_O4
    b"Laid, the head card counts 50; a speto head card 100."  # ABOUT_O5
    b"Your discard goes into a meld with the head card: -50."  # ABOUT_O6
    b"Your discard joins a speto's row card and feeds its meld: -50."  # ABOUT_O7
    b"First neighbour of a speto you drop feeds its meld: -50."  # ABOUT_O8
    b"Another lays a speto off on your card: -50."  # ABOUT_O9
    b"Two players: five stock cards are put aside unseen."  # ABOUT_O11
    b"An ace in a run counts 10; in a set or in hand 15."  # ABOUT_O12
    b"Each player may lay off two cards a hand at most."  # ABOUT_O13
    b"The last card must be discarded: no going out by laying."  # ABOUT_R8A
    b"An ace is low or high in a run, and counts 15."  # ABOUT_R11
    b"Most points after so many hands, not first to a target."  # ABOUT_HANDS
    b"Continue"  # CONTINUE
    b"New game"  # NEW_GAME
    b"Statistics"  # STATISTICS
    b"Last match again"  # REPLAY
    b"Settings"  # SETTINGS
    b"About"  # ABOUT
    b"Game code"  # ENTER_CODE
    b"Deal of the day"  # DAILY
    b"Plays:"  # WHO_PLAYS
    b"Name:"  # NAME
    b"person"  # HUMAN
    b"none"  # NO_NAME
    b"Player"  # PLAYER
    b"Ann"  # NAME_1
    b"Ben"  # NAME_2
    b"Cat"  # NAME_3
    b"Dan"  # NAME_4
    b"Eve"  # NAME_5
    b"Max"  # NAME_6
    b"Sam"  # NAME_7
    b"Zoe"  # NAME_8
    b"No"  # NO
    b"Yes"  # YES
    b"Drop match?"  # ASK_GIVE_UP
    b"A saved file was damaged and has been put aside. What came before it is used."  # SAVE_DAMAGED
    b"Could not be saved"  # NOT_SAVED
    b"Speto: Thai Dummy and Rummy for small machines. Free software (MIT licence). Whoever drops the speto feeds the knock."  # ABOUT_TEXT
    b"Give it to \x01"  # HAND_OVER
    b"\x01: press A"  # PRESS_A
    b"Hint"  # HINT
    b"Take back"  # UNDO
    b"This hand"  # LOG
    b"No moves yet"  # LOG_EMPTY
    b"Sort by"  # SORT
    b"suit"  # SORT_SUIT
    b"rank"  # SORT_RANK
    b"Code of this match"  # CODE
    b"No such code"  # CODE_WRONG
    b"\x84\x85 letter  A deal"  # PRESS_A_DEAL
    b"hold \x86\x87 letter  A deal"  # PRESS_A_DEAL3
    b"hold \x87 letter  A deal"  # PRESS_A_DEAL2
    b"\x84\x85 letter  hold \x87 deal"  # PRESS_A_DEAL1
    b"Sound:"  # SOUND
    b"Light:"  # BRIGHTNESS
    b"Dark after"  # BLANK
    b"min"  # MINUTES
    b"Motion:"  # MOTION
    b"Text:"  # TEXT
    b"small"  # TEXT_SMALL
    b"large"  # TEXT_LARGE
    b"Buttons:"  # HAND
    b"all"  # HAND_BOTH
    b"\x84\x85\x86\x87"  # HAND_ARROWS
    b"A B"  # HAND_A_B
    b"Hard thinks:"  # HARD_THINKS
    b"short"  # THINKS_SHORT
    b"usual"  # THINKS_USUAL
    b"long"  # THINKS_LONG
    b"Four colours:"  # FOUR_COLOURS
    b"Hands"  # STAT_HANDS
    b"Hands won"  # STAT_WON
    b"Matches won"  # STAT_MATCHES
    b"Knocks"  # STAT_KNOCKS
    b"Dark knocks"  # STAT_DARK
    b"Colour knocks"  # STAT_COLOUR
    b"Foolish discards"  # STAT_FOOLISH
    b"Best hand"  # STAT_BEST
    b"\x86\x87 moves  \x84\x85 hands"  # PROMPT_REPLAY
    b"\x86\x87 moves  A runs"  # PROMPT3_REPLAY
    b"\x87 move  A runs"  # PROMPT2_REPLAY
    b"\x86\x87 moves  \x84\x85 hands"  # PROMPT1_REPLAY
    b"That was all"  # REPLAY_END
    b"\x01: filled = held"  # CARDS_OF
    b"Hand points"  # CHART
    b"x"  # NOT_ALLOWED
    b"Draw: no pick-up pays"  # HINT_NO_PICK_UP
    b"Draw: dark knock near"  # HINT_STAY_DARK
    b"Pick up \x03: knocks"  # HINT_PICK_KNOCK
    b"Pick up \x03: be born"  # HINT_BORN
    b"Born now, \x03: stock is short"  # HINT_BORN_SHORT
    b"Pick up \x03: points"  # HINT_PICK
    b"Lay \x03: points"  # HINT_LAY
    b"Lay off \x02: points"  # HINT_OFF
    b"Knock with \x02!"  # HINT_KNOCK
    b"Knock dark with \x02!"  # HINT_KNOCK_DARK
    b"Pass: nothing pays"  # HINT_PASS
    b"Drop \x02: stock is short"  # HINT_UNLOAD
    b"Drop \x02: safe"  # HINT_SAFE
    b"Drop \x02: speto stays safe"  # HINT_KEEP_SPETO
    b"Drop \x02: no use to you"  # HINT_USELESS
    b"Drop \x02: least harm"  # HINT_LEAST_HARM
    b"Pick up \x02: a meld"  # HINT_TAKE_MELD
    b"Pick up \x02: it fits"  # HINT_TAKE_FIT
    b"Draw: pile is no use"  # HINT_NO_TAKE
    b"This one: you are out!"  # HINT_GO_OUT
    b"All at once: rummy!"  # HINT_RUMMY
    b"Drop \x02: it is dear"  # HINT_DEAREST
    b"Done"  # REASON_DONE
    b"No such move"  # REASON_UNKNOWN_MOVE
    b"Over: a knock"  # REASON_OVER_KNOCK
    b"Over: a dark knock"  # REASON_OVER_DARK
    b"Over: stock ran out"  # REASON_OVER_RAN_OUT
    b"Over: one is out"  # REASON_OVER_OUT
    b"Over: blocked"  # REASON_OVER_BLOCKED
    b"Not at this point"  # REASON_WRONG_PHASE
    b"Not in your hand"  # REASON_DISCARD_NOT_HELD
    b"You lack a card of it"  # REASON_MELD_NOT_HELD
    b"That is no meld"  # REASON_NOT_A_MELD
    b"Not in the row"  # REASON_NOT_IN_ROW
    b"Makes no meld"  # REASON_PICK_NO_MELD
    b"Needs a hand card"  # REASON_PICK_NO_HAND_CARD
    b"Not born: pick up first"  # REASON_NOT_BORN
    b"Not in your hand"  # REASON_OFF_NOT_HELD
    b"It does not fit there"  # REASON_NO_FIT
    b"2 lay-offs are all"  # REASON_OFF_LIMIT
    b"One card must stay"  # REASON_LAST_CARD
    b"Last card: knock"  # REASON_MUST_KNOCK
    b"Not in your hand"  # REASON_KNOCK_NOT_HELD
    b"Too many left to knock"  # REASON_KNOCK_TOO_MANY
    b"Not in your hand"  # REASON_DARK_NOT_HELD
    b"Not all can be laid"  # REASON_DARK_TOO_MANY
    b"Stock out: must knock"  # REASON_LAST_TURN
    b"You just picked it up"  # REASON_TAKEN_CARD
    b"Leaves only that card"  # REASON_ONLY_TAKEN_LEFT
    b"Last card: discard it"  # REASON_MUST_DISCARD_LAST
    b"\x84zoom  \x85back"  # PROMPT_LOOK
    b"hold \x86 zoom  hold A back"  # PROMPT3_LOOK
    b"hold \x87 zoom  hold A back"  # PROMPT2_LOOK
    b"\x84zoom  \x85back"  # PROMPT1_LOOK
    b"A go on  \x87 details"  # PROMPT_SCORE
    b"A go on  \x87 details"  # PROMPT3_SCORE
    b"A go on  \x87 details"  # PROMPT2_SCORE
    b"hold \x87 go on  \x87 details"  # PROMPT1_SCORE
    b"hold A back"  # BACK
)
