"""The screens, and the session they show. Nothing in here knows any hardware: a host gives the
app a device (see main_app.py), on a board or on a desktop.

A screen that is not always needed is imported where it is opened, so that a board holds only what
it shows (see room.py).
"""
