"""The texts of the game, a module a language, made by tools/lang.py from the .txt beside it."""
