"""The texts of en.txt, compiled by tools/lang.py; edit that file."""

TEXTS = (
    b"\x0e\x02"  # SPETO
    b"\x0e\x02"  # YOU
    b"\x11\x02"  # COMPUTER
    b"\x14\x02"  # LANGUAGE_NAME
    b"\x1b\x02"  # PLAY
    b"\x1b\x02"  # GAME
    b"\x1b\x02"  # DUMMY
    b"\x1b\x02"  # RUMMY
    b"\x1b\x02"  # OPTIONS
    b"\x1b\x02"  # HELP
    b"\x1f\x02"  # PLAYERS
    b"\x1f\x02"  # LEVEL
    b"\x1f\x02"  # EASY
    b"\x1f\x02"  # NORMAL
    b"\x1f\x02"  # HARD
    b"\x1f\x02"  # LANGUAGE
    b"(\x02"  # QUIT
    b"(\x02"  # PAUSE
    b"-\x02"  # GO_ON
    b"2\x02"  # MELDS
    b"@\x02"  # LEAVE
    b"K\x02"  # NO_MELDS
    b"W\x02"  # CHOOSE
    b"^\x02"  # PICK_COUNT
    b"h\x02"  # DID_DEAL
    b"u\x02"  # DID_DRAW
    b"|\x02"  # DID_TAKE
    b"\x85\x02"  # DID_PICK
    b"\x8e\x02"  # DID_LAY
    b"\x96\x02"  # DID_OFF
    b"\xa2\x02"  # DID_DISCARD
    b"\xae\x02"  # DID_KNOCK
    b"\xb7\x02"  # DID_PASS
    b"\xbe\x02"  # DO_DEAL
    b"\xc2\x02"  # DO_DRAW
    b"\xc6\x02"  # DO_TAKE
    b"\xcf\x02"  # DO_PICK
    b"\xd0\x02"  # DO_LAY
    b"\xd5\x02"  # DO_OFF
    b"\xdf\x02"  # DO_DISCARD
    b"\xe8\x02"  # DO_KNOCK
    b"\xf5\x02"  # DO_PASS
    b"\x03\x03"  # PROMPT_DRAW
    b"\x13\x03"  # PROMPT_LAST
    b"$\x03"  # PROMPT_PLAY
    b",\x03"  # PROMPT_ROW
    b"<\x03"  # PROMPT3_DRAW
    b"N\x03"  # PROMPT3_LAST
    b"_\x03"  # PROMPT3_PLAY
    b"r\x03"  # PROMPT3_ROW
    b"\x95\x03"  # PROMPT2_DRAW
    b"\xa7\x03"  # PROMPT2_LAST
    b"\xb8\x03"  # PROMPT2_PLAY
    b"\xcb\x03"  # PROMPT2_ROW
    b"\xee\x03"  # PROMPT1_DRAW
    b"\x03\x04"  # PROMPT1_LAST
    b"\x19\x04"  # PROMPT1_PLAY
    b"1\x04"  # PROMPT1_ROW
    b"C\x04"  # THINKING
    b"H\x04"  # CANNOT_PICK
    b"Y\x04"  # CANNOT
    b"j\x04"  # NOT_YOUR_TURN
    b"w\x04"  # FINED
    b"z\x04"  # RULE_D17
    b"\x84\x04"  # RULE_O1
    b"\x8f\x04"  # RULE_O2
    b"\x99\x04"  # RULE_D22
    b"\xa5\x04"  # RULE_O3
    b"\xb0\x04"  # RULE_O4
    b"\xbc\x04"  # RULE_O6
    b"\xc4\x04"  # RULE_O7
    b"\xcd\x04"  # RULE_O8
    b"\xd8\x04"  # RULE_O9
    b"\xe6\x04"  # RULE_D15
    b"\xf0\x04"  # RULE_D16
    b"\xfd\x04"  # RULE_D19
    b"\x06\x05"  # RULE_D20
    b"\x0d\x05"  # RULE_D21
    b"\x1b\x05"  # RULE_D23
    b"%\x05"  # RULE_R9
    b"2\x05"  # RULE_R10
    b":\x05"  # END_NONE
    b"?\x05"  # END_KNOCK
    b"H\x05"  # END_RAN_OUT
    b"U\x05"  # END_OUT
    b"_\x05"  # END_BLOCKED
    b"f\x05"  # TOTAL
    b"k\x05"  # YOU_WON
    b"s\x05"  # WON
    b"x\x05"  # OFF
    b"{\x05"  # ON
    b"}\x05"  # PLAIN
    b"}\x05"  # FULL
    b"}\x05"  # OWN
    b"}\x05"  # OPTION_PRESET
    b"}\x05"  # OPTION_TARGET
    b"}\x05"  # OPTION_O1
    b"}\x05"  # OPTION_O2
    b"}\x05"  # OPTION_O3
    b"}\x05"  # OPTION_O4
    b"}\x05"  # OPTION_O5
    b"}\x05"  # OPTION_O6
    b"}\x05"  # OPTION_O7
    b"}\x05"  # OPTION_O8
    b"}\x05"  # OPTION_O9
    b"}\x05"  # OPTION_O11
    b"}\x05"  # OPTION_O12
    b"}\x05"  # OPTION_O13
    b"}\x05"  # OPTION_R8A
    b"}\x05"  # OPTION_R11
    b"}\x05"  # OPTION_HANDS
    b"}\x05"  # ABOUT_PRESET
    b"}\x05"  # ABOUT_TARGET
    b"}\x05"  # ABOUT_O1
    b"}\x05"  # ABOUT_O2
    b"}\x05"  # ABOUT_O3
    b"}\x05"  # ABOUT_O4
    b"}\x05"  # ABOUT_O5
    b"}\x05"  # ABOUT_O6
    b"}\x05"  # ABOUT_O7
    b"}\x05"  # ABOUT_O8
    b"}\x05"  # ABOUT_O9
    b"}\x05"  # ABOUT_O11
    b"}\x05"  # ABOUT_O12
    b"}\x05"  # ABOUT_O13
    b"}\x05"  # ABOUT_R8A
    b"}\x05"  # ABOUT_R11
    b"}\x05"  # ABOUT_HANDS
    b"}\x05"  # CONTINUE
    b"}\x05"  # NEW_GAME
    b"}\x05"  # STATISTICS
    b"}\x05"  # REPLAY
    b"}\x05"  # SETTINGS
    b"\x85\x05"  # ABOUT
    b"\x85\x05"  # ENTER_CODE
    b"\x85\x05"  # DAILY
    b"\x85\x05"  # WHO_PLAYS
    b"\x85\x05"  # NAME
    b"\x85\x05"  # HUMAN
    b"\x85\x05"  # NO_NAME
    b"\x85\x05"  # PLAYER
    b"\x8b\x05"  # NAME_1
    b"\x8e\x05"  # NAME_2
    b"\x91\x05"  # NAME_3
    b"\x94\x05"  # NAME_4
    b"\x97\x05"  # NAME_5
    b"\x9a\x05"  # NAME_6
    b"\x9d\x05"  # NAME_7
    b"\xa0\x05"  # NAME_8
    b"\xa3\x05"  # NO
    b"\xa3\x05"  # YES
    b"\xa3\x05"  # ASK_GIVE_UP
    b"\xa3\x05"  # SAVE_DAMAGED
    b"\xa3\x05"  # NOT_SAVED
    b"\xb5\x05"  # ABOUT_TEXT
    b"\xb5\x05"  # HAND_OVER
    b"\xc1\x05"  # PRESS_A
    b"\xcb\x05"  # HINT
    b"\xcf\x05"  # UNDO
    b"\xd8\x05"  # LOG
    b"\xe1\x05"  # LOG_EMPTY
    b"\xed\x05"  # SORT
    b"\xf4\x05"  # SORT_SUIT
    b"\xf8\x05"  # SORT_RANK
    b"\xfc\x05"  # CODE
    b"\x0e\x06"  # CODE_WRONG
    b"\x0e\x06"  # PRESS_A_DEAL
    b"\x0e\x06"  # PRESS_A_DEAL3
    b"\x0e\x06"  # PRESS_A_DEAL2
    b"\x0e\x06"  # PRESS_A_DEAL1
    b"\x0e\x06"  # SOUND
    b"\x14\x06"  # BRIGHTNESS
    b"\x1a\x06"  # BLANK
    b"$\x06"  # MINUTES
    b"'\x06"  # MOTION
    b".\x06"  # TEXT
    b"3\x06"  # TEXT_SMALL
    b"8\x06"  # TEXT_LARGE
    b"=\x06"  # HAND
    b"E\x06"  # HAND_BOTH
    b"H\x06"  # HAND_ARROWS
    b"L\x06"  # HAND_A_B
    b"O\x06"  # HARD_THINKS
    b"[\x06"  # THINKS_SHORT
    b"`\x06"  # THINKS_USUAL
    b"e\x06"  # THINKS_LONG
    b"i\x06"  # FOUR_COLOURS
    b"v\x06"  # STAT_HANDS
    b"v\x06"  # STAT_WON
    b"v\x06"  # STAT_MATCHES
    b"v\x06"  # STAT_KNOCKS
    b"v\x06"  # STAT_DARK
    b"v\x06"  # STAT_COLOUR
    b"v\x06"  # STAT_FOOLISH
    b"v\x06"  # STAT_BEST
    b"v\x06"  # PROMPT_REPLAY
    b"\x88\x06"  # PROMPT3_REPLAY
    b"\x98\x06"  # PROMPT2_REPLAY
    b"\xa6\x06"  # PROMPT1_REPLAY
    b"\xb8\x06"  # REPLAY_END
    b"\xc4\x06"  # CARDS_OF
    b"\xd4\x06"  # CHART
    b"\xdf\x06"  # NOT_ALLOWED
    b"\xe0\x06"  # HINT_NO_PICK_UP
    b"\xf5\x06"  # HINT_STAY_DARK
    b"\x0a\x07"  # HINT_PICK_KNOCK
    b"\x1b\x07"  # HINT_BORN
    b"-\x07"  # HINT_BORN_SHORT
    b"H\x07"  # HINT_PICK
    b"Y\x07"  # HINT_LAY
    b"f\x07"  # HINT_OFF
    b"w\x07"  # HINT_KNOCK
    b"\x84\x07"  # HINT_KNOCK_DARK
    b"\x96\x07"  # HINT_PASS
    b"\xa8\x07"  # HINT_UNLOAD
    b"\xbe\x07"  # HINT_SAFE
    b"\xca\x07"  # HINT_KEEP_SPETO
    b"\xe2\x07"  # HINT_USELESS
    b"\xf7\x07"  # HINT_LEAST_HARM
    b"\x09\x08"  # HINT_TAKE_MELD
    b"\x1a\x08"  # HINT_TAKE_FIT
    b",\x08"  # HINT_NO_TAKE
    b"@\x08"  # HINT_GO_OUT
    b"V\x08"  # HINT_RUMMY
    b"i\x08"  # HINT_DEAREST
    b"{\x08"  # REASON_DONE
    b"\x7f\x08"  # REASON_UNKNOWN_MOVE
    b"\x8b\x08"  # REASON_OVER_KNOCK
    b"\x98\x08"  # REASON_OVER_DARK
    b"\xaa\x08"  # REASON_OVER_RAN_OUT
    b"\xbd\x08"  # REASON_OVER_OUT
    b"\xcd\x08"  # REASON_OVER_BLOCKED
    b"\xda\x08"  # REASON_WRONG_PHASE
    b"\xeb\x08"  # REASON_DISCARD_NOT_HELD
    b"\xfb\x08"  # REASON_MELD_NOT_HELD
    b"\x10\x09"  # REASON_NOT_A_MELD
    b"\x1f\x09"  # REASON_NOT_IN_ROW
    b"-\x09"  # REASON_PICK_NO_MELD
    b":\x09"  # REASON_PICK_NO_HAND_CARD
    b"K\x09"  # REASON_NOT_BORN
    b"b\x09"  # REASON_OFF_NOT_HELD
    b"r\x09"  # REASON_NO_FIT
    b"\x87\x09"  # REASON_OFF_LIMIT
    b"\x99\x09"  # REASON_LAST_CARD
    b"\xab\x09"  # REASON_MUST_KNOCK
    b"\xbb\x09"  # REASON_KNOCK_NOT_HELD
    b"\xcb\x09"  # REASON_KNOCK_TOO_MANY
    b"\xe1\x09"  # REASON_DARK_NOT_HELD
    b"\xf1\x09"  # REASON_DARK_TOO_MANY
    b"\x04\x0a"  # REASON_LAST_TURN
    b"\x19\x0a"  # REASON_TAKEN_CARD
    b".\x0a"  # REASON_ONLY_TAKEN_LEFT
    b"C\x0a"  # REASON_MUST_DISCARD_LAST
    b"X\x0a"  # PROMPT_LOOK
    b"d\x0a"  # PROMPT3_LOOK
    b"|\x0a"  # PROMPT2_LOOK
    b"\x94\x0a"  # PROMPT1_LOOK
    b"\xa0\x0a"  # PROMPT_SCORE
    b"\xb2\x0a"  # PROMPT3_SCORE
    b"\xc4\x0a"  # PROMPT2_SCORE
    b"\xd6\x0a"  # PROMPT1_SCORE
    b"\xed\x0a"  # BACK
    b"\xf8\x0a"
    b""  # SPETO
    b"You"  # YOU
    b"Com"  # COMPUTER
    b"English"  # LANGUAGE_NAME
    b""  # PLAY
    b""  # GAME
    b""  # DUMMY
    b""  # RUMMY
    b""  # OPTIONS
    b"Help"  # HELP
    b""  # PLAYERS
    b""  # LEVEL
    b""  # EASY
    b""  # NORMAL
    b""  # HARD
    b"Language:"  # LANGUAGE
    b""  # QUIT
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
    b""  # PLAIN
    b""  # FULL
    b""  # OWN
    b""  # OPTION_PRESET
    b""  # OPTION_TARGET
    b""  # OPTION_O1
    b""  # OPTION_O2
    b""  # OPTION_O3
    b""  # OPTION_O4
    b""  # OPTION_O5
    b""  # OPTION_O6
    b""  # OPTION_O7
    b""  # OPTION_O8
    b""  # OPTION_O9
    b""  # OPTION_O11
    b""  # OPTION_O12
    b""  # OPTION_O13
    b""  # OPTION_R8A
    b""  # OPTION_R11
    b""  # OPTION_HANDS
    b""  # ABOUT_PRESET
    b""  # ABOUT_TARGET
    b""  # ABOUT_O1
    b""  # ABOUT_O2
    b""  # ABOUT_O3
    b""  # ABOUT_O4
    b""  # ABOUT_O5
    b""  # ABOUT_O6
    b""  # ABOUT_O7
    b""  # ABOUT_O8
    b""  # ABOUT_O9
    b""  # ABOUT_O11
    b""  # ABOUT_O12
    b""  # ABOUT_O13
    b""  # ABOUT_R8A
    b""  # ABOUT_R11
    b""  # ABOUT_HANDS
    b""  # CONTINUE
    b""  # NEW_GAME
    b""  # STATISTICS
    b""  # REPLAY
    b"Settings"  # SETTINGS
    b""  # ABOUT
    b""  # ENTER_CODE
    b""  # DAILY
    b""  # WHO_PLAYS
    b""  # NAME
    b""  # HUMAN
    b""  # NO_NAME
    b"Player"  # PLAYER
    b"Ann"  # NAME_1
    b"Ben"  # NAME_2
    b"Cat"  # NAME_3
    b"Dan"  # NAME_4
    b"Eve"  # NAME_5
    b"Max"  # NAME_6
    b"Sam"  # NAME_7
    b"Zoe"  # NAME_8
    b""  # NO
    b""  # YES
    b""  # ASK_GIVE_UP
    b""  # SAVE_DAMAGED
    b"Could not be saved"  # NOT_SAVED
    b""  # ABOUT_TEXT
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
    b""  # CODE_WRONG
    b""  # PRESS_A_DEAL
    b""  # PRESS_A_DEAL3
    b""  # PRESS_A_DEAL2
    b""  # PRESS_A_DEAL1
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
    b""  # STAT_HANDS
    b""  # STAT_WON
    b""  # STAT_MATCHES
    b""  # STAT_KNOCKS
    b""  # STAT_DARK
    b""  # STAT_COLOUR
    b""  # STAT_FOOLISH
    b""  # STAT_BEST
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
