"""The emulated display: the pixels that the app sent last. It knows no window and no key."""

import pygame

from emulator.errors import EmulatorError
from emulator.framebuf import row_colours
from firmware.gfx.palette import RGB

OLED = ((0, 0, 0), (222, 240, 255))
SIXTEEN = tuple(tuple(RGB[at : at + 3]) for at in range(0, len(RGB), 3))
BRIGHTEST = 15
_OFF = (0, 0, 0)
_DARKEST = 90  # of 255: what is left of the light at brightness 0


class Screen:
    """`width` x `height` pixels in 2 or 16 `colours`; dark until something is shown.

    `pixels`: a byte for each, a place in `palette`; `fresh`: they, or the light, have changed
    since the window was last drawn.
    """

    def __init__(self, width, height, colours):
        self.size = (width, height)
        self.fresh = True
        self.palette = OLED if colours == 2 else SIXTEEN
        self.pixels = bytes(width * height)
        self._asleep = False
        self._brightness = BRIGHTEST
        self._surface = pygame.Surface(self.size, depth=24)
        self._surface.fill(self.palette[0])

    def show(self, frame):
        """Take over the pixels of a frame buffer."""
        self.pixels = b"".join(row_colours(frame, y) for y in range(self.size[1]))
        picture = pygame.image.frombuffer(self.pixels, self.size, "P")
        picture.set_palette(self.palette)
        self._surface.blit(picture, (0, 0))
        self.fresh = True

    def brightness(self, level):
        """Set the light, 0 (darkest that can be read) to 15."""
        self._brightness = level
        self.fresh = True

    def sleep(self, on):
        """Switch the panel off, or on again as it was."""
        self._asleep = on
        self.fresh = True

    def scaled(self, scale):
        """Return a surface of the pixels, each `scale` x `scale`, in full light."""
        return pygame.transform.scale_by(self._surface, scale)

    def lit(self, scale):
        """Return the same as the eye sees it: as bright as the panel is, or black."""
        surface = self.scaled(scale)
        if self._asleep:
            surface.fill(_OFF)
        elif self._brightness < BRIGHTEST:
            light = _DARKEST + (255 - _DARKEST) * self._brightness // BRIGHTEST
            surface.fill((light, light, light), special_flags=pygame.BLEND_RGB_MULT)
        return surface

    def save(self, path, scale):
        """Write the pixels, and nothing around them, as a PNG; EmulatorError if that fails."""
        try:
            pygame.image.save(self.scaled(scale), path)
        except (OSError, pygame.error) as error:
            raise EmulatorError(f"cannot write {str(path)!r} ({error})", 1) from None
