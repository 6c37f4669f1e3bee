"""The screens, and the session they show. Nothing in here knows any hardware: a host gives the
app a device (see main_app.py), on a board or on a desktop.
"""
