"""Choosing a language: its texts are one bytes, numbered as in th.txt and en.txt."""


def load(name):
    """Return the texts of a language ("th" or "en"), TIS-620: see Canvas.texts."""
    if name == "en":
        from lang.en import TEXTS
    else:
        from lang.th import TEXTS
    return TEXTS


def load_help(name):
    """Return the help of a language: for each game a tuple of titles and pages in turn."""
    if name == "en":
        from lang.help_en import HELP
    else:
        from lang.help_th import HELP
    return HELP
