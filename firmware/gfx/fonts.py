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
    widths = [index[at] >> 4 for at in range(1, len(index), _ENTRY)]
    widest = max(widths)
    buffer = bytearray((widest + 7) // 8 * height)
    cells = [None] * (widest + 1)
    for width in range(1, widest + 1):
        if width in widths:
            window = framebuf.FrameBuffer(buffer, width, height, framebuf.MONO_HLSB)
            cells[width] = window  # type: ignore
    return cells
