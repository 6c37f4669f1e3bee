"""Commands for developers, and what they share with the tests. CPython only."""
