"""Imported as a board imports: from the root of the files."""


def square_from(seed, width, height):
    """Return the square's first place."""
    return 8 + seed % (width - 16), 8 + seed // 128 % (height - 16)
