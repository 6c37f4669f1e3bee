"""Getting a compiled font ready to draw with: for start-up, it allocates."""

import framebuf

from engine.const import const

_ENTRY = const(3)


class Font:
    """A font as `text.draw` takes it; `font` makes one.

    `height`: rows of a full cell, marks included. `ascent`: rows from the top of the cell down to
    the baseline, the baseline's own included. `line`: rows from one line to the next, set tightly.
    `gap`, `rise`, `tall`: see docs/fonts.md. All in pixels.
    `index`, `strip`, `cells`: where a glyph is, all of them, and the windows that cut one out.
    """


def font(data):
    """Return the Font of a module made by tools/fonts.py, which is not needed any more then."""
    made = Font()
    made.height = data.HEIGHT
    made.ascent = data.ASCENT
    made.line = data.LINE
    made.gap = data.GAP
    made.rise = data.RISE
    made.tall = data.TALL
    made.index = data.INDEX
    made.strip = framebuf.FrameBuffer(
        data.STRIP, data.STRIP_WIDTH, data.STRIP_HEIGHT, framebuf.MONO_HLSB
    )
    made.cells = _cells(data.INDEX, data.STRIP_HEIGHT)
    return made


def _cells(index, height):
    """Return a window of each width that a glyph has, over one buffer.

    A glyph is copied here from the strip, cut to its width by the window's edge, since blit cannot
    cut its source.
    """
    widths = 0  # a bit each, up to 15
    for at in range(1, len(index), _ENTRY):
        widths |= 1 << (index[at] >> 4)
    cells = []
    buffer = bytearray((1 if widths < 1 << 9 else 2) * height)
    while widths:
        window = None
        if widths & 1 and cells:
            window = framebuf.FrameBuffer(buffer, len(cells), height, framebuf.MONO_HLSB)
        cells.append(window)
        widths >>= 1
    return cells
