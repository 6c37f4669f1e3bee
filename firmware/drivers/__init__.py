"""Drivers: the only files that import `machine`. Pins and sizes come from a board config."""
