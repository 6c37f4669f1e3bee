"""Puts the device that the app sees together from a board config's data. See docs/boards.md.

The frame buffer is made first, before the drivers are even imported: it needs the largest free
block. Only the drivers that the board has are imported. Whoever has built the device can forget
this module, and the config: what stays is in device.py and the drivers.
"""

import gc

from framebuf import GS4_HMSB, MONO_VLSB, FrameBuffer


def build(config):
    """Return the Device of a board. `config`: the module of a board config, with BOARD in it.

    OSError if the display does not answer.
    """
    board = config.BOARD
    gc.collect()
    spec = board["display"]
    width, height = spec["width"], spec["height"]
    mono = spec["colours"] == 2
    buffer = bytearray(width * ((height + 7) // 8) if mono else width // 2 * height)
    fb = FrameBuffer(buffer, width, height, MONO_VLSB if mono else GS4_HMSB)
    from drivers.buttons import Buttons
    from drivers.device import Device
    from drivers.sound import Sound
    from drivers.store import Store

    _prepare(board)
    power = _power(board)
    battery = power or _battery(board)
    display = _display(board, buffer, power)
    # After the bus, which may take more pins than it is given.
    buttons = Buttons(board["buttons"])
    store = Store(board.get("saves", "/saves"))
    return Device(board, buffer, fb, display, buttons, Sound(board["sound"]), battery, store)


def _prepare(board):
    """Clock and pins that must be right before anything else."""
    import machine

    if "cpu_hz" in board:
        try:
            # The second figure puts SPI on the CPU's clock: 62.5 MHz instead of 24.
            machine.freq(board["cpu_hz"], board["cpu_hz"])  # type: ignore
        except TypeError:
            pass  # older firmware takes no second figure, and gives SPI the whole clock at start
    for number, level in board.get("park", {}).items():
        machine.Pin(int(number), machine.Pin.OUT, value=level)


def _driver(name):
    return __import__("drivers." + name, None, None, (name,))


def _display(board, buffer, power):
    from drivers import bus

    spec = board["display"]
    driver = _driver(spec["controller"])
    if spec["colours"] == 2:
        return driver.Display(bus.make(_choose_bus(spec)), buffer, spec)
    from gfx.palette import RGB

    panel = driver.Display(bus.make(_choose_bus(spec)), buffer, spec, power)
    panel.set_palette(RGB)
    return panel


def _choose_bus(spec):
    """Return the bus config: some displays are sold on either bus under one name."""
    if "straps" in spec and not _strapped(spec["straps"]):
        return spec["bus_unstrapped"]
    if "bus_if_found" in spec and _found(spec["bus_if_found"]):
        return spec["bus_if_found"]
    return spec["bus"]


def _strapped(straps):
    """Return the number that a board's straps spell: the sum of those tied to ground."""
    from machine import Pin

    number = 0
    for value, pin in straps.items():
        if not Pin(pin, Pin.IN, Pin.PULL_UP).value():
            number += int(value)
        Pin(pin, Pin.IN)  # a pull-up against a strap would cost current
    return number


def _found(spec):
    """Return whether a display answers on this I2C bus."""
    from machine import I2C, Pin

    from drivers import bus

    if "rst" in spec:
        bus.reset(spec["rst"])
    i2c = I2C(spec["id"], scl=Pin(spec["scl"]), sda=Pin(spec["sda"]), freq=spec["hz"])
    return spec["address"] in i2c.scan()


def _power(board):
    """The chip that powers the display, where there is one."""
    if "power" not in board:
        return None
    return _driver(board["power"]["kind"]).Power(board["power"])


def _battery(board):
    if "battery" not in board:
        return None
    spec = board["battery"]
    return _driver(spec.get("kind", "battery")).Battery(spec)
