"""TinyCircuits Thumby Color: RP2350, 128x128 GC9107 LCD, D-pad, A, B and four more, speaker.

Pins are those of the maker's engine; a comment table there that says otherwise is stale. The
backlight (GP7) shares its PWM with the speaker (GP23), so it is only switched. Untested: that the
maker's firmware runs us beside its engine; glass of the older kind (offsets 2 and 1, inverted). Not
yet tried on the device.
"""

BOARD = {
    "name": "thumby_color",
    "title": "Thumby Color",
    "mcu": "rp2350",
    "firmware": "THUMBY_COLOR",  # the maker's
    "cpu_hz": 150000000,
    "display": {
        "controller": "gc9107",
        "width": 128,
        "height": 128,
        "colours": 16,
        "madctl": 0x00,
        "invert": 0,
        "bus": {
            "kind": "spi",
            "id": 0,
            "sck": 18,
            "mosi": 19,
            "cs": 17,
            "dc": 16,
            "rst": 4,
            "mode": 3,
            "hz": 80000000,
        },
        "backlight": {"pin": 7, "pwm": 0},
    },
    "buttons": {
        "kind": "dpad",
        "pressed": 0,
        "pull_up": 1,
        "pins": {"up": 1, "down": 3, "left": 0, "right": 2, "a": 21, "b": 25},
    },
    "sound": {"kind": "piezo", "pin": 23, "enable": 20, "duty": 4096},
    "battery": {"pin": 29, "empty_mv": 1375, "full_mv": 2100},  # half of 2.75 to 4.2 V
    "ram": 520,
    "deals": 30,
}
