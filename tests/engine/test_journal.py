"""The journal: what is written is read back, in as few bytes as it may take."""

from hypothesis import given
from hypothesis import strategies as st

from engine import journal, layout

KIND = layout.MOVE_KIND
ONE_BYTE = st.one_of(
    st.just(0),  # a deal
    st.sampled_from([kind << KIND for kind in (layout.DRAW, layout.TAKE, layout.PASS)]),
    st.integers(0, 51).map(lambda i: layout.DISCARD << KIND | i // 13 << 4 | i % 13),
)
LONG = st.builds(
    lambda kind, meld, card: kind << KIND | meld << layout.MOVE_MELD | card,
    st.sampled_from([layout.PICK, layout.LAY, layout.OFF, layout.KNOCK]),
    st.integers(0, 0x7FF),
    st.integers(1, 0x3C),
)


@given(st.lists(ONE_BYTE | LONG, max_size=40))
def test_moves_are_read_back_as_they_were_written(moves):
    book = bytearray(200)
    end = 0
    for move in moves:
        end = journal.write(book, end, move)
    at = 0
    found = []
    while at < end:
        found.append(journal.move_at(book, at))
        at = journal.after(book, at)
    assert at == end
    assert found == moves


@given(ONE_BYTE, LONG)
def test_what_a_match_has_most_of_takes_one_byte(short, long):
    assert journal.write(bytearray(9), 0, short) == 1
    assert journal.write(bytearray(9), 0, long) == 3


@given(ONE_BYTE | LONG, st.integers(0, 2))
def test_without_room_for_any_move_nothing_is_written(move, room):
    """So a short move never follows a long one that was left out."""
    book = bytearray(room)
    assert journal.write(book, 0, move) == 0
    assert not any(book)
