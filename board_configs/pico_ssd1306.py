"""Raspberry Pi Pico or Pico W with a 128x64 SSD1306 OLED on I2C, six buttons and a piezo.

    OLED SDA GP4, SCL GP5, 3V3, GND      Up, Down, Left, Right GP10, GP11, GP12, GP13
    piezo GP16 and GND                   A, B GP14, GP15; each button to GND

Many 1.3 inch look-alikes carry an SH1106: say so in "controller". A module at 0x3D is found too.
Our own wiring. Not yet tried on the device.
"""

BOARD = {
    "name": "pico_ssd1306",
    "title": "Pico + SSD1306 128x64",
    "mcu": "rp2040",
    "firmware": "RPI_PICO",  # MicroPython's BOARD id
    "display": {
        "controller": "ssd1306",  # or "sh1106"
        "width": 128,
        "height": 64,
        "colours": 2,
        "bus": {"kind": "i2c", "id": 0, "sda": 4, "scl": 5, "hz": 400000, "address": 0x3C},
    },
    "buttons": {
        "kind": "dpad",
        "pressed": 0,  # the level of a pin while its button is held
        "pull_up": 1,
        "pins": {"up": 10, "down": 11, "left": 12, "right": 13, "a": 14, "b": 15},
    },
    "sound": {"kind": "piezo", "pin": 16},
    "ram": 264,  # KB
    "deals": 22,
}
