"""Putting the app together when the device is switched on; forgotten once that is done."""

from app.charge import Charge
from app.choices import make_canvas, set_hand
from app.keys import Keys
from app.light import Light
from app.saves import Saves
from app.sound import Sound


def put_together(app, device, settings):
    """Give the app all that it begins with (main_app.py), by what the device has."""
    app.device = device
    app.settings = settings
    app.saves = Saves(getattr(device, "store", None))
    app.sound = Sound(device, settings)
    app.light = Light(device, settings)
    app.charge = Charge(device)
    app.keys = Keys()
    app.canvas = None
    app.in_match = False
    make_canvas(app)
    set_hand(app)
    app.room.trim()
    records = (app.saves, app.statistics, settings)
    app.damaged = any([record.slots.set_aside for record in records])
    app.stack = []
    app.autoplay = False
    app.done = False
