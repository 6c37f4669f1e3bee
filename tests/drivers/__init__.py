"""The drivers on real MicroPythons: only machine, its pins and its clock are pretended."""
