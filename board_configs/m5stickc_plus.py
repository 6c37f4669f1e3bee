"""M5StickC Plus: ESP32, 135x240 ST7789 LCD used lying, two buttons, buzzer, AXP192 power chip.

Pins are those of the maker's libraries. The AXP192 feeds panel and backlight. Not for the Plus2,
which has other pins and no such chip. Untested: reset on 18 (one other source says 19), colour
order (sources disagree between BGR, taken here, and RGB), which way up it lies. Not yet tried on
the device.
"""

BOARD = {
    "name": "m5stickc_plus",
    "title": "M5StickC Plus",
    "mcu": "esp32",
    "firmware": "ESP32_GENERIC",
    "power": {
        "kind": "axp192",
        "id": 0,
        "sda": 21,
        "scl": 22,
        "hz": 400000,
        "address": 0x34,
    },
    "display": {
        "controller": "st7789",
        "width": 240,
        "height": 135,
        "colours": 16,
        "madctl": 0x68,  # untested
        "x": 40,
        "y": 53,
        "invert": 1,
        "bus": {
            "kind": "spi",
            "id": 1,
            "sck": 13,
            "mosi": 15,
            "cs": 5,
            "dc": 23,
            "rst": 18,  # untested
            "hz": 26666667,
        },
    },
    "buttons": {
        "kind": "two",
        "pressed": 0,
        "pull_up": 0,  # on the board; these pins have none inside
        "pins": {"a": 37, "b": 39},
    },
    "sound": {"kind": "piezo", "pin": 2},
    "ram": 520,
    "deals": 22,
}
