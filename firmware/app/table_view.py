"""Drawing the table, from the human's view and the cursor; changes nothing."""

from app.bands import draw_band
from engine.const import const
from gfx.text import int_width, width

_PLAYERS = const(2)
_PHASE = const(38)
_TURN = const(39)
_BORN = const(47)
_ROW_N = const(51)
_STOCK_POS = const(53)
_STOCK_END = const(54)
_HAND_N = const(107)
_ROW = const(165)
_PLAY_PHASE = const(1)
_LAST_PHASE = const(2)
_DRAW_PHASE = const(0)
_ROW_BAND = const(1)

_T_PROMPT_DRAW = const(42)
_T_PROMPT_LAST = const(43)
_T_PROMPT_PLAY = const(44)
_T_PROMPT_ROW = const(45)
_T_THINKING = const(58)
_T_PROMPT_LOOK = const(253)
_PROMPTS = const(4)  # texts for each kind of buttons (keys.py), one kind after the other


_NOTE_X = const(3)  # room for what stands out to the left of a first letter
_LINES = const(2)  # lines of a sentence
_FEW = const(4)  # seats that leave room for the battery
_AFTER_LABEL = b":"  # so that a label and a number are not read as one
_TURN_SIGN = b"\x87"  # an arrow in place of the label, where there is no room for a bar


def draw(canvas, table):
    """Draw the whole table screen."""
    canvas.clear()
    layout = canvas.layout
    view = table.session.view
    _draw_seats(canvas, table, view)
    if table.draw_melds:
        table.draw_melds(canvas, view)
    lines = _note(canvas, table, 0, False)
    in_row = table.band == _ROW_BAND
    if not layout.narrow:
        if lines == 1:
            _draw_row(canvas, table, in_row)
        _draw_hand(canvas, table, not in_row)
        _draw_note(canvas, table, lines)
    elif table.moved and not _is_news(table):
        _draw_row(canvas, table, in_row)
        _draw_hand(canvas, table, not in_row)
    else:
        _draw_beside_note(canvas, table, lines, in_row)


def _draw_row(canvas, table, here):
    view = table.session.view
    count = view[_ROW_N]
    at = table.row_at if here else count
    draw_band(canvas, canvas.row_card, view, _ROW, count, at, here, canvas.layout.row_y, table)


def _draw_hand(canvas, table, here):
    if table.covered:
        return
    at = table.hand_at
    hand_n = table.hand_n
    draw_band(canvas, canvas.card, table.hand, 0, hand_n, at, here, canvas.layout.hand_y, table)


# --- what is said --------------------------------------------------------------------------------
def _draw_note(canvas, table, lines):
    """Draw the sentence; one that takes two lines stands in the place of the row."""
    _note(canvas, table, canvas.layout.note_y - (lines - 1) * canvas.layout.cell, True)


def _draw_beside_note(canvas, table, lines, in_row):
    """Draw the sentence in the place of the band without the cursor, or of both."""
    y = canvas.layout.note_y
    if lines > 1:
        _note(canvas, table, y, True)
    elif in_row:
        _draw_row(canvas, table, True)
        _note(canvas, table, canvas.height - canvas.layout.cell, True)
    else:
        _note(canvas, table, y, True)
        _draw_hand(canvas, table, True)


def _is_news(table):
    """Return whether something happened that has not been told, or is happening."""
    return table.warning or table.notes.at < table.notes.n or not table.session.human_turn()


def _note(canvas, table, y, show):
    """Draw the sentence from `y` on: a warning, what just happened, or what to do.

    Returns how many lines it takes; without `show` that is all.
    """
    notes = table.notes
    if not table.warning and notes.at < notes.n:
        return notes.draw(canvas, table.session.view, _NOTE_X, y, show)
    if table.hint:
        return notes.draw_hint(canvas, table.hint, table.why, table.session.view, _NOTE_X, y, show)
    if table.warning:
        return notes.phrase.wrap(canvas, table.warning, _NOTE_X, y, canvas.width, show, _LINES)
    if show:
        canvas.say_part(_prompt(table), table.part, _NOTE_X, y)
    return 1


def _prompt(table):
    """Return the number of the text that tells what to do."""
    session = table.session
    if table.prompt:
        return table.prompt + table.app.keys.kind
    if not session.human_turn():
        return _T_THINKING
    prompt = _T_PROMPT_PLAY
    if table.band == _ROW_BAND:
        if session.view[_PHASE] == _PLAY_PHASE:
            return _T_PROMPT_LOOK + table.app.keys.kind
        prompt = _T_PROMPT_ROW
    elif session.view[_PHASE] == _DRAW_PHASE:
        prompt = _T_PROMPT_DRAW
    elif session.view[_PHASE] == _LAST_PHASE:
        prompt = _T_PROMPT_LAST
    return prompt + _PROMPTS * table.app.keys.kind


# --- the seats -----------------------------------------------------------------------------------
def _draw_seats(canvas, table, view):
    """Draw a cell for each seat, the one to move on a bar, and then what is left of the stock.

    Where there is room the battery stands between them.
    """
    layout = canvas.layout
    y = layout.seats_y + layout.seats_pad
    canvas.fb.fill_rect(0, layout.seats_y, canvas.width, layout.seats_rows, canvas.strip)
    right = canvas.width - _draw_stock(canvas, view, y)
    if layout.wide and view[_PLAYERS] <= _FEW:
        right -= table.app.charge.draw(canvas, right, y)
    # Without a bar a sign goes before the turn's cards, and they must not join the next seat's.
    sign = 0 if layout.seats_pad else width(canvas.figures, _TURN_SIGN)
    right -= sign
    players = view[_PLAYERS]
    x = 0
    for seat in range(players):
        columns = right * (seat + 1) // players - right * seat // players
        if seat == view[_TURN]:
            columns += sign
        _draw_seat(canvas, view, seat, x, y, columns)
        x += columns


def _draw_stock(canvas, view, y):
    """Draw a back and the number of cards in the stock at the right edge; returns the columns."""
    count = view[_STOCK_END] - view[_STOCK_POS]
    capitals = canvas.layout.capitals
    wide = capitals * 3 // 4
    columns = int_width(canvas.figures, count) + wide + 2
    left = canvas.width - columns
    canvas.fb.fill_rect(left, y, wide, capitals, canvas.back)
    canvas.small_number(count, left + wide + 2, y, canvas.ink)
    return columns + 2


def _draw_seat(canvas, view, seat, x, y, columns):
    """Draw a seat's name, or what of it there is room for, its cards, and a dot once born."""
    layout = canvas.layout
    capitals = layout.capitals
    count = view[_HAND_N + seat]
    dot = capitals // 2
    room = columns - int_width(canvas.figures, count) - dot - 1
    turn = view[_TURN] == seat
    bar = turn and layout.seats_pad > 0
    if bar:
        canvas.invert(x, layout.seats_y, columns - 2, layout.seats_rows)
    ink = canvas.paper if bar else canvas.ink
    x += 1
    if turn and not bar:
        x += canvas.small(_TURN_SIGN, x, y, ink)
    else:
        x += _draw_label(canvas, seat, x, y, room, ink if bar else canvas.dim)
    x += canvas.small_number(count, x, y, ink)
    if view[_BORN] >> seat & 1:
        born = canvas.paper if bar else canvas.mark
        canvas.fb.fill_rect(x, y + (capitals - dot) // 2, dot, dot, born)


def _draw_label(canvas, seat, x, y, room, ink):
    """Draw the seat's name in figures' size, or its short label, or nothing; returns the width."""
    if canvas.layout.names:
        texts = canvas.font
        canvas.font = canvas.figures
        shown = canvas.look_away()
        columns = canvas.names.draw(canvas, seat, 0, 0, ink)
        canvas.fb = shown
        # A computer's number is not to be read as one with that of its cards.
        columns += canvas.layout.capitals // 2
        if columns <= room:
            canvas.names.draw(canvas, seat, x, y - canvas.rise, ink)
            canvas.font = texts
            return columns
        canvas.font = texts
    label = canvas.names.label(seat)
    columns = width(canvas.figures, label) + width(canvas.figures, _AFTER_LABEL)
    if canvas.layout.narrow or columns > room:
        return 0
    canvas.small(_AFTER_LABEL, x + canvas.small(label, x, y, ink), y, ink)
    return columns
