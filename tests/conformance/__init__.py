"""CPython and both MicroPythons, side by side: the same states, the same pictures."""
