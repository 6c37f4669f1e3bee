"""Taking moves of one's turn back; loaded when the pause menu is opened."""

from engine.journal import after, move_at
from engine.state import ALL


def can_undo(session):
    """Return whether a move of this turn can be taken back: no hidden card was seen since."""
    return session.human_turn() and session.match.written > session.settled_at


def undo(session):
    """Take the last move back, if that is allowed; returns whether it was."""
    if not can_undo(session):
        return False
    match = session.match
    end = match.written
    match.s[ALL] = session.aside
    match.written = session.settled_at
    while after(match.journal, match.written) < end:
        match.play(move_at(match.journal, match.written))
    session.show_to(session.viewer)
    return True
