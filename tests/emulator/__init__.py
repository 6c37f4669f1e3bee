"""Tests of the desktop host."""
