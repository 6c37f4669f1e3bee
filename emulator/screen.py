"""The emulated display: the pixels that the app sent last. It knows no window and no key."""

import pygame

from emulator.errors import EmulatorError
from emulator.framebuf import row_colours
from firmware.gfx.palette import RGB

OLED = ((0, 0, 0), (222, 240, 255))
SIXTEEN = tuple(tuple(RGB[at : at + 3]) for at in range(0, len(RGB), 3))


class Screen:
    """`width` x `height` pixels in 2 or 16 `colours`; dark until something is shown."""

    def __init__(self, width, height, colours):
        self.size = (width, height)
        self.fresh = True
        self._palette = OLED if colours == 2 else SIXTEEN
        self._surface = pygame.Surface(self.size, depth=24)
        self._surface.fill(self._palette[0])

    def show(self, frame):
        """Take over the pixels of a frame buffer."""
        width, height = self.size
        pixels = b"".join(row_colours(frame, y) for y in range(height))
        picture = pygame.image.frombuffer(pixels, (width, height), "P")
        picture.set_palette(self._palette)
        self._surface.blit(picture, (0, 0))
        self.fresh = True

    def scaled(self, scale):
        """Return a surface on which each pixel is `scale` x `scale`."""
        return pygame.transform.scale_by(self._surface, scale)

    def save(self, path, scale):
        """Write the pixels, and nothing around them, as a PNG; EmulatorError if that fails."""
        try:
            pygame.image.save(self.scaled(scale), path)
        except (OSError, pygame.error) as error:
            raise EmulatorError(f"cannot write {str(path)!r} ({error})", 1) from None
