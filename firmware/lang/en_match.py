"""The texts of en.txt, compiled by tools/lang.py; edit that file."""

TEXTS = (
    b"\x0c\x02"  # SPETO
    b"\x0c\x02"  # YOU
    b"\x0f\x02"  # COMPUTER
    b"\x12\x02"  # LANGUAGE_NAME
    b"\x19\x02"  # PLAY
    b"\x19\x02"  # GAME
    b"\x19\x02"  # DUMMY
    b"\x19\x02"  # RUMMY
    b"\x19\x02"  # OPTIONS
    b"\x19\x02"  # HELP
    b"\x1d\x02"  # PLAYERS
    b"\x1d\x02"  # LEVEL
    b"\x1d\x02"  # EASY
    b"\x1d\x02"  # NORMAL
    b"\x1d\x02"  # HARD
    b"\x1d\x02"  # LANGUAGE
    b"&\x02"  # QUIT
    b"&\x02"  # PAUSE
    b"+\x02"  # GO_ON
    b"0\x02"  # MELDS
    b">\x02"  # LEAVE
    b"I\x02"  # NO_MELDS
    b"U\x02"  # CHOOSE
    b"\\\x02"  # PICK_COUNT
    b"f\x02"  # DID_DEAL
    b"s\x02"  # DID_DRAW
    b"z\x02"  # DID_TAKE
    b"\x83\x02"  # DID_PICK
    b"\x8c\x02"  # DID_LAY
    b"\x94\x02"  # DID_OFF
    b"\xa0\x02"  # DID_DISCARD
    b"\xac\x02"  # DID_KNOCK
    b"\xb5\x02"  # DID_PASS
    b"\xbc\x02"  # DO_DEAL
    b"\xc0\x02"  # DO_DRAW
    b"\xc4\x02"  # DO_TAKE
    b"\xca\x02"  # DO_PICK
    b"\xcb\x02"  # DO_LAY
    b"\xd0\x02"  # DO_OFF
    b"\xda\x02"  # DO_DISCARD
    b"\xe3\x02"  # DO_KNOCK
    b"\xf0\x02"  # DO_PASS
    b"\xfe\x02"  # PROMPT_DRAW
    b"\x0e\x03"  # PROMPT_LAST
    b"\x1f\x03"  # PROMPT_PLAY
    b"'\x03"  # PROMPT_ROW
    b"7\x03"  # PROMPT3_DRAW
    b"I\x03"  # PROMPT3_LAST
    b"Z\x03"  # PROMPT3_PLAY
    b"m\x03"  # PROMPT3_ROW
    b"\x90\x03"  # PROMPT2_DRAW
    b"\xa2\x03"  # PROMPT2_LAST
    b"\xb3\x03"  # PROMPT2_PLAY
    b"\xc6\x03"  # PROMPT2_ROW
    b"\xe9\x03"  # PROMPT1_DRAW
    b"\xfe\x03"  # PROMPT1_LAST
    b"\x14\x04"  # PROMPT1_PLAY
    b",\x04"  # PROMPT1_ROW
    b">\x04"  # THINKING
    b"C\x04"  # CANNOT_PICK
    b"T\x04"  # CANNOT
    b"e\x04"  # NOT_YOUR_TURN
    b"r\x04"  # FINED
    b"u\x04"  # RULE_D17
    b"\x7f\x04"  # RULE_O1
    b"\x8a\x04"  # RULE_O2
    b"\x94\x04"  # RULE_D22
    b"\xa0\x04"  # RULE_O3
    b"\xab\x04"  # RULE_O4
    b"\xb7\x04"  # RULE_O6
    b"\xbf\x04"  # RULE_O7
    b"\xc8\x04"  # RULE_O8
    b"\xd3\x04"  # RULE_O9
    b"\xe1\x04"  # RULE_D15
    b"\xeb\x04"  # RULE_D16
    b"\xf8\x04"  # RULE_D19
    b"\x01\x05"  # RULE_D20
    b"\x08\x05"  # RULE_D21
    b"\x16\x05"  # RULE_D23
    b" \x05"  # RULE_R9
    b"-\x05"  # RULE_R10
    b"5\x05"  # END_NONE
    b":\x05"  # END_KNOCK
    b"C\x05"  # END_RAN_OUT
    b"P\x05"  # END_OUT
    b"Z\x05"  # END_BLOCKED
    b"a\x05"  # TOTAL
    b"f\x05"  # YOU_WON
    b"n\x05"  # WON
    b"s\x05"  # OFF
    b"v\x05"  # ON
    b"x\x05"  # PLAIN
    b"x\x05"  # FULL
    b"x\x05"  # OWN
    b"x\x05"  # OPTION_PRESET
    b"x\x05"  # OPTION_TARGET
    b"x\x05"  # OPTION_O1
    b"x\x05"  # OPTION_O2
    b"x\x05"  # OPTION_O3
    b"x\x05"  # OPTION_O4
    b"x\x05"  # OPTION_O5
    b"x\x05"  # OPTION_O6
    b"x\x05"  # OPTION_O7
    b"x\x05"  # OPTION_O8
    b"x\x05"  # OPTION_O9
    b"x\x05"  # OPTION_O11
    b"x\x05"  # OPTION_O12
    b"x\x05"  # OPTION_O13
    b"x\x05"  # OPTION_R8A
    b"x\x05"  # OPTION_R11
    b"x\x05"  # OPTION_HANDS
    b"x\x05"  # ABOUT_PRESET
    b"x\x05"  # ABOUT_TARGET
    b"x\x05"  # ABOUT_O1
    b"x\x05"  # ABOUT_O2
    b"x\x05"  # ABOUT_O3
    b"x\x05"  # ABOUT_O4
    b"x\x05"  # ABOUT_O5
    b"x\x05"  # ABOUT_O6
    b"x\x05"  # ABOUT_O7
    b"x\x05"  # ABOUT_O8
    b"x\x05"  # ABOUT_O9
    b"x\x05"  # ABOUT_O11
    b"x\x05"  # ABOUT_O12
    b"x\x05"  # ABOUT_O13
    b"x\x05"  # ABOUT_R8A
    b"x\x05"  # ABOUT_R11
    b"x\x05"  # ABOUT_HANDS
    b"x\x05"  # CONTINUE
    b"x\x05"  # NEW_GAME
    b"x\x05"  # STATISTICS
    b"x\x05"  # REPLAY
    b"x\x05"  # SETTINGS
    b"\x80\x05"  # ABOUT
    b"\x80\x05"  # ENTER_CODE
    b"\x80\x05"  # DAILY
    b"\x80\x05"  # WHO_PLAYS
    b"\x80\x05"  # NAME
    b"\x80\x05"  # HUMAN
    b"\x80\x05"  # NO_NAME
    b"\x80\x05"  # PLAYER
    b"\x86\x05"  # NAME_1
    b"\x89\x05"  # NAME_2
    b"\x8c\x05"  # NAME_3
    b"\x8f\x05"  # NAME_4
    b"\x92\x05"  # NAME_5
    b"\x95\x05"  # NAME_6
    b"\x98\x05"  # NAME_7
    b"\x9b\x05"  # NAME_8
    b"\x9e\x05"  # NO
    b"\x9e\x05"  # YES
    b"\x9e\x05"  # ASK_GIVE_UP
    b"\x9e\x05"  # SAVE_DAMAGED
    b"\x9e\x05"  # NOT_SAVED
    b"\xb0\x05"  # ABOUT_TEXT
    b"\xb0\x05"  # HAND_OVER
    b"\xbc\x05"  # PRESS_A
    b"\xc6\x05"  # HINT
    b"\xca\x05"  # UNDO
    b"\xd3\x05"  # LOG
    b"\xdc\x05"  # LOG_EMPTY
    b"\xe8\x05"  # SORT
    b"\xef\x05"  # SORT_SUIT
    b"\xf3\x05"  # SORT_RANK
    b"\xf7\x05"  # CODE
    b"\x09\x06"  # CODE_WRONG
    b"\x09\x06"  # PRESS_A_DEAL
    b"\x09\x06"  # PRESS_A_DEAL3
    b"\x09\x06"  # PRESS_A_DEAL2
    b"\x09\x06"  # PRESS_A_DEAL1
    b"\x09\x06"  # SOUND
    b"\x0f\x06"  # BRIGHTNESS
    b"\x15\x06"  # BLANK
    b"\x1f\x06"  # MINUTES
    b"\"\x06"  # MOTION
    b")\x06"  # TEXT
    b".\x06"  # TEXT_SMALL
    b"3\x06"  # TEXT_LARGE
    b"8\x06"  # HAND
    b"@\x06"  # HAND_BOTH
    b"C\x06"  # HAND_ARROWS
    b"G\x06"  # HAND_A_B
    b"J\x06"  # HARD_THINKS
    b"V\x06"  # THINKS_SHORT
    b"[\x06"  # THINKS_USUAL
    b"`\x06"  # THINKS_LONG
    b"d\x06"  # FOUR_COLOURS
    b"q\x06"  # STAT_HANDS
    b"q\x06"  # STAT_WON
    b"q\x06"  # STAT_MATCHES
    b"q\x06"  # STAT_KNOCKS
    b"q\x06"  # STAT_DARK
    b"q\x06"  # STAT_COLOUR
    b"q\x06"  # STAT_FOOLISH
    b"q\x06"  # STAT_BEST
    b"q\x06"  # PROMPT_REPLAY
    b"\x83\x06"  # PROMPT3_REPLAY
    b"\x93\x06"  # PROMPT2_REPLAY
    b"\xa1\x06"  # PROMPT1_REPLAY
    b"\xb3\x06"  # REPLAY_END
    b"\xbf\x06"  # CARDS_OF
    b"\xcf\x06"  # CHART
    b"\xda\x06"  # NOT_ALLOWED
    b"\xdb\x06"  # HINT_NO_PICK_UP
    b"\xf0\x06"  # HINT_STAY_DARK
    b"\x05\x07"  # HINT_PICK_KNOCK
    b"\x16\x07"  # HINT_BORN
    b"(\x07"  # HINT_BORN_SHORT
    b"C\x07"  # HINT_PICK
    b"T\x07"  # HINT_LAY
    b"a\x07"  # HINT_OFF
    b"r\x07"  # HINT_KNOCK
    b"\x7f\x07"  # HINT_KNOCK_DARK
    b"\x91\x07"  # HINT_PASS
    b"\xa3\x07"  # HINT_UNLOAD
    b"\xb9\x07"  # HINT_SAFE
    b"\xc5\x07"  # HINT_KEEP_SPETO
    b"\xdd\x07"  # HINT_USELESS
    b"\xf2\x07"  # HINT_LEAST_HARM
    b"\x04\x08"  # HINT_TAKE_MELD
    b"\x12\x08"  # HINT_TAKE_FIT
    b"!\x08"  # HINT_NO_TAKE
    b"5\x08"  # HINT_GO_OUT
    b"K\x08"  # HINT_RUMMY
    b"^\x08"  # HINT_DEAREST
    b"p\x08"  # REASON_DONE
    b"t\x08"  # REASON_UNKNOWN_MOVE
    b"\x80\x08"  # REASON_OVER_KNOCK
    b"\x8d\x08"  # REASON_OVER_DARK
    b"\x9f\x08"  # REASON_OVER_RAN_OUT
    b"\xb2\x08"  # REASON_OVER_OUT
    b"\xc2\x08"  # REASON_OVER_BLOCKED
    b"\xcf\x08"  # REASON_WRONG_PHASE
    b"\xe0\x08"  # REASON_DISCARD_NOT_HELD
    b"\xf0\x08"  # REASON_MELD_NOT_HELD
    b"\x05\x09"  # REASON_NOT_A_MELD
    b"\x14\x09"  # REASON_NOT_IN_ROW
    b"\"\x09"  # REASON_PICK_NO_MELD
    b"/\x09"  # REASON_PICK_NO_HAND_CARD
    b"@\x09"  # REASON_NOT_BORN
    b"W\x09"  # REASON_OFF_NOT_HELD
    b"g\x09"  # REASON_NO_FIT
    b"|\x09"  # REASON_OFF_LIMIT
    b"\x8e\x09"  # REASON_LAST_CARD
    b"\xa0\x09"  # REASON_MUST_KNOCK
    b"\xb0\x09"  # REASON_KNOCK_NOT_HELD
    b"\xc0\x09"  # REASON_KNOCK_TOO_MANY
    b"\xd6\x09"  # REASON_DARK_NOT_HELD
    b"\xe6\x09"  # REASON_DARK_TOO_MANY
    b"\xf9\x09"  # REASON_LAST_TURN
    b"\x0e\x0a"  # REASON_TAKEN_CARD
    b"\x1e\x0a"  # REASON_ONLY_TAKEN_LEFT
    b"4\x0a"  # REASON_MUST_DISCARD_LAST
    b"I\x0a"  # PROMPT_LOOK
    b"U\x0a"  # PROMPT3_LOOK
    b"m\x0a"  # PROMPT2_LOOK
    b"\x85\x0a"  # PROMPT1_LOOK
    b"\x91\x0a"  # PROMPT_SCORE
    b"\xa3\x0a"  # PROMPT3_SCORE
    b"\xb5\x0a"  # PROMPT2_SCORE
    b"\xc7\x0a"  # PROMPT1_SCORE
    b"\xde\x0a"
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
    b"\x01: take \x02"  # DID_TAKE
    b"\x01: pick \x03"  # DID_PICK
    b"\x01: lay \x03"  # DID_LAY
    b"\x01: lay off \x02"  # DID_OFF
    b"\x01: discard \x02"  # DID_DISCARD
    b"\x01: KNOCK!"  # DID_KNOCK
    b"\x01: pass"  # DID_PASS
    b"Deal"  # DO_DEAL
    b"Draw"  # DO_DRAW
    b"Take \x02"  # DO_TAKE
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
    b"Take \x02: a meld"  # HINT_TAKE_MELD
    b"Take \x02: it fits"  # HINT_TAKE_FIT
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
    b"You just took it"  # REASON_TAKEN_CARD
    b"Would leave taken card"  # REASON_ONLY_TAKEN_LEFT
    b"Last card: discard it"  # REASON_MUST_DISCARD_LAST
    b"\x84zoom  \x85back"  # PROMPT_LOOK
    b"hold \x86 zoom  hold A back"  # PROMPT3_LOOK
    b"hold \x87 zoom  hold A back"  # PROMPT2_LOOK
    b"\x84zoom  \x85back"  # PROMPT1_LOOK
    b"A go on  \x87 details"  # PROMPT_SCORE
    b"A go on  \x87 details"  # PROMPT3_SCORE
    b"A go on  \x87 details"  # PROMPT2_SCORE
    b"hold \x87 go on  \x87 details"  # PROMPT1_SCORE
)
