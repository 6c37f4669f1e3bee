"""Compiles the bitmap fonts of assets/fonts/*.txt into firmware/gfx/font_*.py.

A font with letters beyond capitals is compiled once for each language, with the glyphs that its
texts need: on a board the others would only take memory.

A font source is text: settings (`name value`), then one block a glyph: a line with its code in hex,
the row of its top line (row 0 stands on the baseline) and, for the reader, the letter; then the
picture, `#` for ink. docs/fonts.md describes the settings and the compiled form.

    fonts.py build            compile every source
    fonts.py build --check    compare only; exit status 1 when a compiled font is out of date
    fonts.py import X.bdf     print a BDF font as a source, to be edited by hand
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
SOURCES = ROOT / "assets" / "fonts"
COMPILED = ROOT / "firmware" / "gfx"

# What is drawn beside the texts: digits and capitals (game codes), cards, and a few signs.
ALWAYS = b" /:-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ\x80\x81\x82\x83\x87\x8a"
SARA_AM, SARA_AM_PARTS = 0xD3, b"\xed\xd2"  # drawn as two
WITHOUT_TAIL = {0xAD: 0xFC, 0xB0: 0xFD}  # what else a letter may be drawn as
LOWER = range(0x61, 0x7B)  # a font without these has capitals only
FIRST = 0x20  # the code of the first entry of every index
ENTRY = 3  # bytes an index entry
MOST_COLUMNS, WIDEST = 0xFFF, 15  # what an entry has bits for
TONES = range(0xE8, 0xEF)
SETTINGS = {
    "height": "rows of a full cell",
    "ascent": "rows of the cell from the baseline's row up",
    "line": "rows from one line of text to the next, set tightly",
    "gap": "pixels between two letters",
    "rise": "rows a tone mark goes up when it stands on an upper vowel",
    "tall": "pixels a mark goes left over a tall consonant",
}


class FontError(ValueError):
    """A font source that cannot be compiled; the message names the file and the line or code."""


class Glyph:
    """One picture: `rows` of equal length, True for ink, the first of them on row `top`."""

    def __init__(self, top, rows):
        self.top = top
        self.rows = rows

    @property
    def width(self):
        return len(self.rows[0]) if self.rows else 0


def parse(path):
    """Return (settings, glyphs by code) of the source at `path`; raises FontError."""
    settings, glyphs, glyph = {}, {}, None
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        head = re.match(r"([0-9A-F]{2}) (-?\d+)( |$)", line)
        if re.fullmatch(r"[.#]+", line) and glyph:
            glyph.rows.append([dot == "#" for dot in line])
        elif head:
            glyph = glyphs[int(head[1], 16)] = Glyph(int(head[2]), [])
        elif line and not line.startswith(";"):
            name, _, value = line.partition(" ")
            if name not in SETTINGS or not value.isdigit():
                raise FontError(f"{path.name}:{number}: not understood: {line}")
            settings[name] = int(value)
    check(path, settings, glyphs)
    return settings, glyphs


def check(path, settings, glyphs):
    """Raise FontError unless every setting is there and every glyph keeps to its cell."""
    if missing := sorted(SETTINGS.keys() - settings):
        raise FontError(f"{path.name}: no setting for {', '.join(missing)}")
    for code, glyph in glyphs.items():
        top = glyph.top + (settings["rise"] if code in TONES else 0)
        bottom = glyph.top - len(glyph.rows) + 1
        if len({len(row) for row in glyph.rows}) != 1:
            raise FontError(f"{path.name}: glyph {code:02X} is not a rectangle")
        if top >= settings["ascent"] or bottom < settings["ascent"] - settings["height"]:
            raise FontError(f"{path.name}: glyph {code:02X} leaves the cell")


def pack(settings, glyphs):
    """Return (index, strip, strip width, strip height): all glyphs side by side, MONO_HLSB."""
    depth = max(len(glyph.rows) for glyph in glyphs.values())
    lines = [[] for _ in range(depth)]
    index = bytearray((max(glyphs) + 1 - FIRST) * ENTRY)
    for code, glyph in sorted(glyphs.items()):
        x, at = len(lines[0]), (code - FIRST) * ENTRY
        drop = settings["ascent"] - 1 - glyph.top
        if x > MOST_COLUMNS or glyph.width > WIDEST:
            raise FontError(f"glyph {code:02X} is too wide, or too far to the right")
        index[at : at + ENTRY] = (x & 255, x >> 8 | glyph.width << 4, drop)
        blank = [[False] * glyph.width] * (depth - len(glyph.rows))
        for line, row in zip(lines, glyph.rows + blank, strict=True):
            line += row
    width = -(-len(lines[0]) // 8) * 8
    bits = "".join("".join("01"[dot] for dot in line).ljust(width, "0") for line in lines)
    return bytes(index), int(bits, 2).to_bytes(len(bits) // 8, "big"), width, depth


def literal(data, width=24):
    """Return `data` as the lines of a bytes literal, `width` bytes a line."""
    parts = [data[at : at + width] for at in range(0, len(data), width)]
    return "\n".join('    b"' + "".join(f"\\x{byte:02x}" for byte in part) + '"' for part in parts)


def codes_of(language):
    """Return the codes that the texts and the help of a language need."""
    from tools import lang

    codes = set(ALWAYS + b"".join(lang.all_bytes(language)))
    if SARA_AM in codes:
        codes |= set(SARA_AM_PARTS)
    return codes | {bare for letter, bare in WITHOUT_TAIL.items() if letter in codes}


def render(path, codes=None):
    """Return the text of the compiled module for the source at `path`, of those `codes` alone."""
    settings, glyphs = parse(path)
    if codes is not None:
        glyphs = {code: glyph for code, glyph in glyphs.items() if code in codes}
    index, strip, width, depth = pack(settings, glyphs)
    lines = [
        f'"""The font {path.stem}, compiled by tools/fonts.py from assets/fonts/{path.name}.',
        "",
        "Data only, described in docs/fonts.md; edit the source instead.",
        '"""',
        "",
        *(f"{name.upper()} = {settings[name]}" for name in SETTINGS),
        f"STRIP_WIDTH = {width}",
        f"STRIP_HEIGHT = {depth}",
        f"INDEX = (\n{literal(index)}\n)",
        "# framebuf takes writable buffers only.",
        f"STRIP = bytearray(\n{literal(strip)}\n)",
        "",
    ]
    return "\n".join(lines)


def outputs():
    """Yield each file that is compiled, and its text."""
    from tools.lang import LANGUAGES

    for path in sorted(SOURCES.glob("*.txt")):
        _, glyphs = parse(path)
        if all(code in glyphs for code in LOWER):
            for language in LANGUAGES:
                yield COMPILED / f"font_{path.stem}_{language}.py", render(path, codes_of(language))
        else:
            yield COMPILED / f"font_{path.stem}.py", render(path)


def build(check_only):
    """Compile every source; with `check_only` write nothing. Return the number out of date."""
    stale = 0
    for target, text in outputs():
        if target.exists() and target.read_text("utf-8") == text:
            continue
        stale += 1
        if check_only:
            print(f"out of date: {target.relative_to(ROOT)}")
        else:
            target.write_text(text, "utf-8", newline="\n")
            print(f"wrote {target.relative_to(ROOT)}")
    return stale


def trim(glyph):
    """Drop a glyph's blank edges in place; one that is all blank becomes one row."""
    while len(glyph.rows) > 1 and not any(glyph.rows[0]):
        del glyph.rows[0]
        glyph.top -= 1
    while len(glyph.rows) > 1 and not any(glyph.rows[-1]):
        del glyph.rows[-1]
    inked = [any(column) for column in zip(*glyph.rows, strict=True)]
    if any(inked):
        left, right = inked.index(True), len(inked) - inked[::-1].index(True)
        glyph.rows = [row[left:right] for row in glyph.rows]
    return glyph


def read_bdf(path):
    """Return glyphs by code of a BDF font, blank edges trimmed."""
    glyphs = {}
    text = path.read_text("latin-1")
    for block in re.findall(r"^STARTCHAR.*?^ENDCHAR", text, re.S | re.M):
        code = int(re.search(r"^ENCODING (\d+)", block, re.M)[1])
        box = re.search(r"^BBX (\d+) (\d+) -?\d+ (-?\d+)", block, re.M)
        width, height, bottom = (int(part) for part in box.groups())
        rows = [
            [bit == "1" for bit in f"{int(line, 16):0{4 * len(line)}b}"[:width]]
            for line in re.search(r"^BITMAP\n(.*)^ENDCHAR", block, re.S | re.M)[1].split()
        ]
        if code >= FIRST and rows:
            glyphs[code] = trim(Glyph(bottom + height - 1, rows))
    return glyphs


def name_of(code):
    """Return the letter of a TIS-620 code, for the reader of a source; "" where there is none."""
    return bytes([code]).decode("tis-620", "ignore").strip()


def as_source(glyphs):
    """Return glyphs as the text of a font source, without its settings."""
    blocks = []
    for code, glyph in sorted(glyphs.items()):
        letter = name_of(code)
        rows = ["".join(".#"[dot] for dot in row) for row in glyph.rows]
        blocks.append("\n".join([f"{code:02X} {glyph.top} {letter}".rstrip(), *rows]))
    return "\n\n".join(blocks) + "\n"


def main(argv=None):
    """Run one command; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    builder = commands.add_parser("build", help="compile assets/fonts into firmware/gfx")
    builder.add_argument("--check", action="store_true", help="write nothing, only compare")
    importer = commands.add_parser("import", help="print a BDF font as a source")
    importer.add_argument("bdf", type=Path)
    options = parser.parse_args(argv)
    try:
        if options.command == "import":
            print(as_source(read_bdf(options.bdf)), end="")
            return 0
        return 1 if build(options.check) and options.check else 0
    except FontError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
