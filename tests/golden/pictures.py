"""The stored pictures, and the new ones to compare them with."""

from pathlib import Path

from PIL import Image, ImageChops

from tests.golden.scenes import SCENES

STORED = Path(__file__).parent / "images"


def folder_of(screen, language):
    """Return the name of the folder of a layout (a Screen of scenes.py) in a language."""
    text = "-other-text" if screen.other_text else ""
    return f"{screen.width}x{screen.height}{text}-{language}"


def render(screen, language, scenes=SCENES):
    """Return the pictures of all scenes by name."""
    pictures = {}
    for scene in scenes:
        for name, picture in scene(screen, language):
            assert name not in pictures, f"two scenes are called {name}"
            pictures[name] = picture
    return pictures


def expected(screen, language):
    """Return the stored pictures by name."""
    folder = STORED / folder_of(screen, language)
    return {path.stem: Image.open(path) for path in sorted(folder.glob("*.png"))}


def same(old, new):
    """Return whether two pictures, or None, have the same pixels."""
    if old is None or new is None or old.size != new.size:
        return old is new
    return not ImageChops.difference(old.convert("RGB"), new.convert("RGB")).getbbox()
