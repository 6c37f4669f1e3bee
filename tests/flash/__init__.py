"""Tests of the build and of the flash command."""
