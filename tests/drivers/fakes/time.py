"""A pretended `time` for MicroPython: it passes only when a program waits, or a test says so."""

import machine

_MASK = 0x3FFFFFFF  # the clocks wrap; no int here passes 30 bits, so that nothing allocates

_ms = 0
_us = 0


def sleep_ms(ms):
    machine.note(0x54, 0, 2)
    machine.put(ms & 0xFF)
    machine.put(ms >> 8)
    advance(ms)


def advance(ms):
    """Let time pass."""
    global _ms, _us
    _ms = _ms + ms & _MASK
    _us = _us + ms * 1000 & _MASK


def ticks_ms():
    return _ms


def ticks_us():
    return _us


def ticks_add(ticks, delta):
    return ticks + delta & _MASK


def ticks_diff(end, start):
    ticks = end - start & _MASK
    return ticks if ticks <= _MASK >> 1 else ticks - _MASK - 1


def localtime():
    return (2021, 1, 1, 0, 0, 0, 4, 1)
