"""Choosing a language: its texts are one bytes, numbered as in th.txt and en.txt."""


def load(name, in_match=False):
    """Return the texts of a language ("th" or "en"), TIS-620: see Canvas.texts.

    `in_match`: those that are not said while a match is on are empty.
    """
    if name == "en":
        if in_match:
            from lang.en_match import TEXTS
        else:
            from lang.en import TEXTS
    elif in_match:
        from lang.th_match import TEXTS
    else:
        from lang.th import TEXTS
    return TEXTS
