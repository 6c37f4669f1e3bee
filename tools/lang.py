"""Compile the texts: firmware/lang/*.txt → Python modules for each language, and their numbers.

A text is used by its number, kept in a private constant (`_T_DRAW = const(12)`) where it is used,
so that the name costs no memory on a board. This tool writes the modules, checks that the
languages agree, and puts the right numbers into all such constants under firmware/.
"""

import argparse
import re
import sys
from itertools import zip_longest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "firmware"))
sys.path.insert(0, str(ROOT))

from emulator.shim import install  # noqa: E402

install()
from gfx import paragraph, phrase, text  # noqa: E402

LANG = ROOT / "firmware" / "lang"
_PLACE = 2  # bytes that say where a text begins
LANGUAGES = ("th", "en")
GAMES = ("DUMMY", "RUMMY")
GAPS = {
    "{who}": phrase.WHO,
    "{card}": phrase.CARD,
    "{meld}": phrase.MELD,
    "{number}": phrase.NUMBER,
}
# What is not said while a match is on: a board then holds the other texts only.
NOT_IN_A_MATCH = re.compile(
    "SPETO|PLAY|GAME|DUMMY|RUMMY|OPTIONS|PLAYERS|LEVEL|EASY|NORMAL|HARD|QUIT|PLAIN|FULL|OWN|OPTION_.*"
    "|ABOUT.*|CONTINUE|NEW_GAME|STATISTICS|REPLAY|ENTER_CODE|DAILY|WHO_PLAYS|NAME|HUMAN|NO_NAME|NO|YES"
    "|ASK_GIVE_UP|SAVE_DAMAGED|CODE_WRONG|PRESS_A_DEAL.*|STAT_.*"
)
CONSTANT = re.compile(r"^_T_([A-Z0-9_]+) = const\((\d+)\)$", re.MULTILINE)


class TextError(Exception):
    """A text file that can't be compiled; the message says where and why."""


def read_texts(path):
    """Return the texts of a .txt file, name → text. Raises TextError."""
    texts = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        name, equals, value = line.partition(" = ")
        if not equals or not re.fullmatch("[A-Z0-9_]+", name):
            raise TextError(f"{path.name}:{number}: not `NAME = text`")
        if name in texts:
            raise TextError(f"{path.name}:{number}: {name} stands there twice")
        texts[name] = value
    return texts


def compile_text(value):
    """Return a text as TIS-620 bytes with the codes of its gaps."""
    out = b""
    for part in re.split(r"(\{\w+\})", value):
        if part in GAPS:
            out += bytes([GAPS[part]])
        elif part.startswith("{"):
            raise TextError(f"no such gap: {part}; known: {' '.join(GAPS)}")
        else:
            out += broken(part)
    return out


def broken(value):
    """Return a text as TIS-620 bytes, with the code of a break for each `|`."""
    return bytes([paragraph.BREAK]).join(text.tis(part) for part in value.split("|"))


def read_help(path):
    """Return the help of a file: for each of GAMES a list of titles and pages in turn."""
    games = {name: [] for name in GAMES}
    pages = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("== "):
            pages += [text.tis(line[3:].replace("|", "")), b""]
        elif line.startswith("= "):
            if line[2:] not in games:
                raise TextError(f"{path.name}:{number}: no game is called {line[2:]}")
            pages = games[line[2:]]
        elif line.strip():
            if not pages:
                raise TextError(f"{path.name}:{number}: text before the first page")
            pages[-1] += (b"\n" if pages[-1] else b"") + broken(line)
    return list(games.values())


def all_bytes(language):
    """Return every text and every page of help of a language, as bytes."""
    texts = [compile_text(value) for value in read_texts(LANG / f"{language}.txt").values()]
    return texts + [page for pages in read_help(LANG / f"help_{language}.txt") for page in pages]


def help_module(name, games):
    """Return the source of a language's help."""
    lines = [f'"""The help of help_{name}.txt, compiled by tools/lang.py; edit that file."""', ""]
    lines.append("HELP = (")
    for pages in games:
        lines += ["    (", *(f"        {literal(page)}," for page in pages), "    ),"]
    return "\n".join([*lines, ")", ""])


def module(name, texts):
    """Return the source of a language's module: all texts as one bytes, see gfx/canvas.py.

    It begins with where each text begins, and the last one ends, as u16, low byte first.
    """
    compiled = {key: compile_text(value) for key, value in texts.items()}
    at = _PLACE * (len(texts) + 1)
    lines = [f'"""The texts of {name}.txt, compiled by tools/lang.py; edit that file."""', ""]
    lines.append("TEXTS = (")
    for key, value in compiled.items():
        lines.append(f"    {literal(at.to_bytes(_PLACE, 'little'))}  # {key}")
        at += len(value)
    lines.append(f"    {literal(at.to_bytes(_PLACE, 'little'))}")
    lines += [f"    {literal(value)}  # {key}" for key, value in compiled.items()]
    return "\n".join([*lines, ")", ""])


def in_a_match(texts):
    """Return the texts with those empty that are not said while a match is on."""
    return {name: "" if NOT_IN_A_MATCH.fullmatch(name) else value for name, value in texts.items()}


def literal(data):
    """Return bytes as a literal with double quotes."""
    body = "".join(
        f"\\{chr(b)}" if chr(b) in '"\\' else chr(b) if 0x20 <= b < 0x7F else f"\\x{b:02x}"
        for b in data
    )
    return f'b"{body}"'


def numbered(source, numbers, where):
    """Return Python source with the right number in each `_T_NAME = const(…)`."""

    def number(match):
        if match[1] not in numbers:
            raise TextError(f"{where}: no text is called {match[1]}")
        return f"_T_{match[1]} = const({numbers[match[1]]})"

    return CONSTANT.sub(number, source)


def outputs():
    """Return all files that this tool writes, path → content. Raises TextError."""
    texts = {name: read_texts(LANG / f"{name}.txt") for name in LANGUAGES}
    first = list(texts[LANGUAGES[0]])
    for name in LANGUAGES[1:]:
        if list(texts[name]) != first:
            odd = next((a, b) for a, b in zip_longest(first, texts[name]) if a != b)
            raise TextError(f"{name}.txt and {LANGUAGES[0]}.txt differ from {odd} on")
    files = {}
    for name in LANGUAGES:
        files[LANG / f"{name}.py"] = module(name, texts[name])
        files[LANG / f"{name}_match.py"] = module(name, in_a_match(texts[name]))
        pages = read_help(LANG / f"help_{name}.txt")
        files[LANG / f"help_{name}.py"] = help_module(name, pages)
    numbers = {name: i for i, name in enumerate(first)}
    for path in sorted((ROOT / "firmware").rglob("*.py")):
        if path not in files:
            source = path.read_text(encoding="utf-8")
            files[path] = numbered(source, numbers, path.name)
    return files


def main():
    """Write what is out of date, or with --check only say so. Returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if out of date")
    check = parser.parse_args().check
    from tools import fonts

    try:
        files = outputs()
    except (TextError, ValueError) as error:
        print(f"lang: {error}", file=sys.stderr)
        return 2
    stale = [
        path
        for path, content in files.items()
        if not path.exists() or path.read_text(encoding="utf-8") != content
    ]
    for path in stale:
        print(f"{'out of date' if check else 'written'}: {path.relative_to(ROOT)}")
        if not check:
            path.write_text(files[path], encoding="utf-8")
    late = fonts.build(check)  # which letters they have follows from the texts
    return 1 if check and (stale or late) else 0


if __name__ == "__main__":
    sys.exit(main())
