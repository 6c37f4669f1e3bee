"""Pimoroni PicoSystem: RP2040, 240x240 ST7789 LCD, D-pad, A, B, X and Y, piezo.

Pins are those of the maker's library. GP8 is the panel's sync output: never drive it; GP2's role is
disputed, so it is left alone. Untested: stock RPI_PICO firmware in place of the maker's. Not yet
tried on the device.
"""

BOARD = {
    "name": "picosystem",
    "title": "PicoSystem",
    "mcu": "rp2040",
    "firmware": "PIMORONI_PICOSYSTEM",  # the maker's
    "cpu_hz": 125000000,
    "display": {
        "controller": "st7789",
        "width": 240,
        "height": 240,
        "colours": 16,
        "madctl": 0x04,
        "invert": 1,
        "bus": {
            "kind": "spi",
            "id": 0,
            "sck": 6,
            "mosi": 7,
            "cs": 5,
            "dc": 9,
            "rst": 4,
            "hz": 62500000,
        },
        "backlight": {"pin": 12, "pwm": 1},
    },
    "buttons": {
        "kind": "dpad",
        "pressed": 0,
        "pull_up": 1,
        "pins": {"up": 23, "down": 20, "left": 22, "right": 21, "a": 18, "b": 19},
    },
    "sound": {"kind": "piezo", "pin": 11, "duty": 4096},
    "battery": {"pin": 26, "empty_mv": 933, "full_mv": 1367},  # a third of 2.8 to 4.1 V
    "ram": 264,
    "deals": 22,
}
