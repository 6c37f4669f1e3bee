"""The desktop host: the boards' device interface on CPython, with and without a window.

It may import ``engine`` and ``firmware``; neither may import it.
"""
