"""The whole firmware on the real micropython, with pretended hardware."""
