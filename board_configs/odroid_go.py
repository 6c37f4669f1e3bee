"""ODROID-GO: ESP32 with PSRAM, 320x240 ILI9341 LCD, D-pad on two voltage ladders, A, B, speaker.

Pins and levels are those of the maker's library. The SD card's select (22) is kept high, as it
shares the bus. Untested: the speaker (26) by PWM in place of the DAC; units with another panel
(ILI9342) exist, and need "controller", "madctl" 0x08 and "rst" 17. Not yet tried on the device.
"""

BOARD = {
    "name": "odroid_go",
    "title": "ODROID-GO",
    "mcu": "esp32",
    "firmware": "ESP32_GENERIC-SPIRAM",
    "park": {"22": 1},
    "display": {
        "controller": "ili9341",
        "width": 320,
        "height": 240,
        "colours": 16,
        "madctl": 0xA8,
        "invert": 0,
        "bus": {
            "kind": "spi",
            "id": 2,
            "sck": 18,
            "mosi": 23,
            "miso": 19,
            "cs": 5,
            "dc": 21,
            "hz": 26666667,
        },
        "backlight": {"pin": 14, "pwm": 1},
    },
    "buttons": {
        "kind": "dpad",
        "pressed": 0,
        "pull_up": 1,
        # On a ladder: ADC pin and level. The levels are as read_u16 gives them.
        "pins": {
            "up": "35:full",
            "down": "35:half",
            "left": "34:full",
            "right": "34:half",
            "a": 32,
            "b": 33,
        },
        "ladder": {"half_from": 24000, "half_to": 32000, "full_from": 62400},
    },
    "sound": {"kind": "piezo", "pin": 26, "enable": 25, "duty": 1024},  # untested
    "battery": {"pin": 36, "empty_mv": 1650, "full_mv": 2100},  # half of 3.3 to 4.2 V
    "ram": 520,
    "deals": 22,
    "psram": 4096,
}
