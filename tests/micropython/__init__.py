"""Running the tree on real MicroPython: the hosts, and the tests of these hosts."""
