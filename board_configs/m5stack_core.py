"""M5Stack Basic or Core: ESP32, 320x240 ILI9342C LCD, three buttons, speaker.

Pins are those of the maker's libraries. Some glass must be inverted: the panel's reset line tells.
The SD card's select (4) is kept high, as it shares the bus. Untested: the speaker (25) by PWM in
place of the DAC, the faster 40 MHz bus, the battery chip (IP5306; units whose chip has no I2C tell
no level). Not yet tried on the device.
"""

BOARD = {
    "name": "m5stack_core",
    "title": "M5Stack Core",
    "mcu": "esp32",
    "firmware": "ESP32_GENERIC",
    "park": {"4": 1},
    "display": {
        "controller": "ili9342c",
        "width": 320,
        "height": 240,
        "colours": 16,
        "madctl": 0x08,
        "invert_strap": 33,
        "bus": {
            "kind": "spi",
            "id": 2,
            "sck": 18,
            "mosi": 23,
            "miso": 19,
            "cs": 14,
            "dc": 27,
            "rst": 33,
            "hz": 26666667,
        },
        "backlight": {"pin": 32, "pwm": 1},
    },
    "buttons": {
        "kind": "three",
        "pressed": 0,
        "pull_up": 0,  # on the board; these pins have none inside
        "pins": {"left": 39, "a": 38, "right": 37},
    },
    "sound": {"kind": "piezo", "pin": 25, "duty": 1024},  # untested
    "battery": {
        "kind": "ip5306",
        "id": 0,
        "sda": 21,
        "scl": 22,
        "hz": 400000,
        "address": 0x75,
    },
    "ram": 520,
    "deals": 22,
}
