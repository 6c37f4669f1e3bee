"""Taking over what the player has chosen: language, text size, which hand is to do."""

from app.keys import ARROWS, DPAD, KINDS, TWO
from app.settings import LANGUAGES
from gfx.canvas import Canvas


def fit_canvas(app):
    """Take over language and text size of the settings: all is drawn on a new canvas."""
    make_canvas(app)
    app.load_texts()


def make_canvas(app):
    """Give the app a new canvas by its settings; the texts are still to be loaded."""
    settings = app.settings
    names = app.canvas and app.canvas.names
    app.canvas = Canvas(app.device, settings.language, settings.other_text, settings.four_colours)
    app.canvas.names = names


def next_language(app, step):
    """Change to another language, `step` places on in LANGUAGES."""
    at = LANGUAGES.index(app.settings.language) + step
    app.settings.language = LANGUAGES[at % len(LANGUAGES)]
    fit_canvas(app)


def set_hand(app):
    """Take over which hand is to do, where there are buttons enough for either."""
    kind = getattr(app.device, "kind", None)
    kind = KINDS.index(kind) if kind in KINDS else DPAD
    if kind == DPAD:
        kind = (DPAD, ARROWS, TWO)[app.settings.hand]
    app.keys.kind = kind
    app.keys.forget()
