"""Drawing the table, from the human's view and the cursor; changes nothing."""

from app.melds import SEAT_LABELS
from engine.const import const
from gfx.cards import MARKED, PICKED, draw_card

_PLAYERS = const(2)
_PHASE = const(38)
_TURN = const(39)
_BORN = const(47)
_ROW_N = const(51)
_STOCK_POS = const(53)
_STOCK_END = const(54)
_HAND_N = const(107)
_ROW = const(165)
_LAST_PHASE = const(2)
_DRAW_PHASE = const(0)
_HAND = const(0)
_ROW_BAND = const(1)

_T_PROMPT_DRAW = const(41)
_T_PROMPT_LAST = const(42)
_T_PROMPT_PLAY = const(43)
_T_PROMPT_ROW = const(44)
_T_THINKING = const(45)

_NOTE_X = const(3)  # room for what stands out to the left of a first letter
_SEAT_WIDTH = const(22)
_STOCK_WIDTH = const(15)


def draw(canvas, table):
    """Draw the whole table screen."""
    canvas.clear()
    layout = canvas.layout
    _draw_seats(canvas, table.session.view, layout.seats_y)
    _draw_row(canvas, table, layout.row_y)
    _draw_note(canvas, table, layout.note_y)
    _draw_hand(canvas, table, layout.hand_y)


def _draw_seats(canvas, view, y):
    """One cell a seat: its label (on ink: to move), its cards, a dot once born; then the stock."""
    x = 0
    for seat in range(view[_PLAYERS]):
        turn = view[_TURN] == seat
        if turn:
            canvas.invert(x, y, 10, 7)
        canvas.small(SEAT_LABELS[seat], x + 1, y + 1, 0 if turn else 1)
        right = x + 12
        right += canvas.small_number(view[_HAND_N + seat], right, y + 1)
        if view[_BORN] >> seat & 1:
            canvas.fb.fill_rect(right, y + 2, 2, 2, canvas.ink)
        x += _SEAT_WIDTH
    left = canvas.width - _STOCK_WIDTH
    canvas.fb.rect(left, y, 5, 7, canvas.ink)
    canvas.fb.vline(left + 2, y + 2, 3, canvas.ink)
    canvas.small_number(view[_STOCK_END] - view[_STOCK_POS], left + 7, y + 1)


def _window(at, shown, count):
    """Return the first of `shown` cards of `count` to show so that card `at` is among them."""
    first = at - shown + 2
    if first > count - shown:
        first = count - shown
    return first if first > 0 else 0


def _draw_more(canvas, y, height, before, after):
    """Draw at the edges that there are more cards before or after those shown."""
    middle = y + height // 2
    for i in range(3):
        if before:
            canvas.fb.vline(i, middle - i, 2 * i + 1, canvas.ink)
        if after:
            canvas.fb.vline(canvas.width - 1 - i, middle - i, 2 * i + 1, canvas.ink)


def _draw_row(canvas, table, y):
    view = table.session.view
    count = view[_ROW_N]
    pitch = canvas.layout.row_pitch
    shown = (canvas.width - 8) // pitch
    here = table.band == _ROW_BAND
    first = _window(table.row_at if here else count, shown, count)
    _draw_more(canvas, y, canvas.mini.height, first, count > first + shown)
    x = 4
    i = first
    while i < count and i < first + shown:
        look = MARKED if table.is_legal(view[_ROW + i]) else 0
        if here and i == table.row_at:
            look |= PICKED
        draw_card(canvas.fb, canvas.mini, view[_ROW + i], x, y, look)
        x += pitch
        i += 1


def _draw_hand(canvas, table, y):
    pitch = canvas.layout.hand_pitch
    shown = (canvas.width - 6) // pitch
    here = table.band == _HAND
    first = _window(table.hand_at, shown, table.hand_n)
    _draw_more(canvas, y, canvas.card.height, first, table.hand_n > first + shown)
    x = 4
    i = first
    while i < table.hand_n and i < first + shown:
        look = MARKED if table.is_legal(table.hand[i]) else 0
        if here and i == table.hand_at:
            look |= PICKED
        draw_card(canvas.fb, canvas.card, table.hand[i], x, y, look)
        x += pitch
        i += 1


def _draw_note(canvas, table, y):
    """The sentence between row and hand: a warning, what just happened, or what to do."""
    session = table.session
    if table.warning:
        canvas.say(table.warning, _NOTE_X, y)
    elif table.notes.at < table.notes.n:
        table.notes.draw(canvas, session.view, _NOTE_X, y)
    elif not session.human_turn():
        canvas.say(_T_THINKING, _NOTE_X, y)
    elif table.band == _ROW_BAND:
        canvas.say(_T_PROMPT_ROW, _NOTE_X, y)
    elif session.view[_PHASE] == _DRAW_PHASE:
        canvas.say(_T_PROMPT_DRAW, _NOTE_X, y)
    elif session.view[_PHASE] == _LAST_PHASE:
        canvas.say(_T_PROMPT_LAST, _NOTE_X, y)
    else:
        canvas.say(_T_PROMPT_PLAY, _NOTE_X, y)
