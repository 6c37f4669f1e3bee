"""Records the screen as an animated GIF."""

import zlib
from importlib.util import find_spec

from emulator.errors import EmulatorError

_UNIT = 10  # ms: the unit of a GIF's times
_SHORTEST = 2 * _UNIT  # viewers show what is shorter much longer
_LONGEST = 60_000
_LAST = 1000  # ms at least that the last picture stays before it begins again
MOST_PICTURES = 3000


class Recording:
    """The pictures that `screen` (a Screen) shows, each pixel `scale` x `scale`, for `path`.

    Recording ends by itself after MOST_PICTURES: `full` says so.
    """

    def __init__(self, screen, scale, path):
        if find_spec("PIL") is None:
            raise EmulatorError("Pillow, which writes GIFs, is not installed: pip install pillow")
        self.path = path
        self._screen = screen
        self._scale = scale
        self._pictures = []  # (packed pixels, when they came in ms)
        self._pixels = None

    @property
    def full(self):
        """Whether nothing more is recorded."""
        return len(self._pictures) >= MOST_PICTURES

    def frame(self, now):
        """Look at the screen, as is to be done every frame. `now`: ms, never less than before."""
        pixels = self._screen.pixels
        if pixels == self._pixels or self.full:
            return
        self._pixels = pixels
        if self._pictures and now - self._pictures[-1][1] < _SHORTEST:
            self._pictures[-1] = (zlib.compress(pixels), self._pictures[-1][1])
        else:
            self._pictures.append((zlib.compress(pixels), now))

    def save(self, now):
        """Write the file; EmulatorError (status 1) if that fails."""
        starts = [start // _UNIT * _UNIT for _, start in self._pictures]
        ends = [*starts[1:], max(now, starts[-1] + _LAST) // _UNIT * _UNIT]
        times = [min(end - start, _LONGEST) for start, end in zip(starts, ends, strict=True)]
        first, *rest = [self._picture(packed) for packed, _ in self._pictures]
        try:
            first.save(self.path, save_all=True, append_images=rest, duration=times, loop=0)
        except OSError as error:
            raise EmulatorError(f"cannot write {str(self.path)!r} ({error})", 1) from None

    def _picture(self, packed):
        from PIL import Image  # here: only who records needs it

        width, height = self._screen.size
        picture = Image.frombytes("P", (width, height), zlib.decompress(packed))
        picture.putpalette(bytes(part for colour in self._screen.palette for part in colour))
        return picture.resize((width * self._scale, height * self._scale), Image.Resampling.NEAREST)
