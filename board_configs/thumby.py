"""TinyCircuits Thumby: RP2040, 72x40 SSD1306 OLED, D-pad, A and B, buzzer.

Early units (no strap tied to ground) have the OLED on I2C, later ones on SPI. Pins are those of the
maker's own library. Untested: the maker's flash size, the battery's two ends (a player's rough
figures), which side of the case A is on. Not yet tried on the device.
"""

BOARD = {
    "name": "thumby",
    "title": "Thumby",
    "mcu": "rp2040",
    "firmware": "THUMBY",  # untested: the maker's image has no id in MicroPython's own list
    "cpu_hz": 125000000,  # the launcher may leave it at 48 MHz
    "display": {
        "controller": "ssd1306",
        "width": 72,
        "height": 40,
        "colours": 2,
        "contrast_max": 127,  # the maker's own limit
        "straps": {"1": 15, "2": 14, "4": 13, "8": 12},
        "bus": {
            "kind": "spi",
            "id": 0,
            "sck": 18,
            "mosi": 19,
            "cs": 16,
            "dc": 17,
            "rst": 20,
            "hz": 10485760,
        },
        "bus_unstrapped": {
            "kind": "i2c",
            "id": 0,
            "sda": 16,
            "scl": 17,
            "rst": 18,
            "hz": 1000000,
            "address": 0x3C,
        },
    },
    "buttons": {
        "kind": "dpad",
        "pressed": 0,
        "pull_up": 1,
        "pins": {"up": 4, "down": 6, "left": 3, "right": 5, "a": 27, "b": 24},
    },
    "sound": {"kind": "piezo", "pin": 28},
    "battery": {"pin": 26, "empty_mv": 1697, "full_mv": 1913},  # untested
    "saves": "/Saves/Speto",
    "ram": 264,
    "deals": 22,
}
