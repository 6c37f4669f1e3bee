"""Where a board's own launcher wants a game to lie, and the files that it reads. Data by board.

Thumby's menu lists the folders of /Games; choosing NAME runs /Games/NAME/NAME.py after a soft
reset, with that path as the module's name, and goes back to the menu after the next reset
(TinyCircuits-Thumby-Code-Editor, main.py and menu.py). The arcade reads arcade_description.txt.
"""

NAME = "Speto"
_FOLDER = f"Games/{NAME}/"

_START = '''"""What Thumby's menu runs."""

import sys

sys.path.insert(0, "/Games/Speto")

import start

start.main(True)
'''

_DESCRIPTION = """Speto: Thai Dummy (the Thai Rummy 500) and basic Rummy, against the computer.
Arrows move, A acts, B opens the menu; hold B for two seconds to leave.
"""


def has_launcher(config):
    """Return whether the board starts its games from a launcher."""
    return config.get("launcher") == "thumby" or config["name"] == "thumby"


def root(config):
    """Return the folder of the game on the board, "" or ending in a slash."""
    return _FOLDER if has_launcher(config) else ""


def entry(config):
    """Return the path of the file that starts the game: the last to be copied."""
    return f"{_FOLDER}{NAME}.py" if has_launcher(config) else "main.py"


def files(config):
    """Return the launcher's files: texts by path."""
    if not has_launcher(config):
        return {}
    return {entry(config): _START, f"{_FOLDER}arcade_description.txt": _DESCRIPTION}
