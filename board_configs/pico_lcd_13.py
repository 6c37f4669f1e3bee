"""Raspberry Pi Pico or Pico 2 in a Waveshare Pico-LCD-1.3: 240x240 ST7789, joystick, A, B, X, Y.

Pins are those of the maker's examples. X (19), Y (21) and the joystick's centre (3) are not used.
On a Pico 2 take its own firmware, RPI_PICO2; all else is the same. Not yet tried on the device.
"""

BOARD = {
    "name": "pico_lcd_13",
    "title": "Pico + Waveshare LCD 1.3",
    "mcu": "rp2040",
    "firmware": "RPI_PICO",
    "cpu_hz": 125000000,
    "display": {
        "controller": "st7789",
        "width": 240,
        "height": 240,
        "colours": 16,
        "madctl": 0x70,
        "invert": 1,
        "bus": {
            "kind": "spi",
            "id": 1,
            "sck": 10,
            "mosi": 11,
            "cs": 9,
            "dc": 8,
            "rst": 12,
            "hz": 62500000,
        },
        "backlight": {"pin": 13, "pwm": 1},
    },
    "buttons": {
        "kind": "dpad",
        "pressed": 0,
        "pull_up": 1,
        "pins": {"up": 2, "down": 18, "left": 16, "right": 20, "a": 15, "b": 17},
    },
    "sound": {"kind": "none"},
    "ram": 264,
    "deals": 22,
}
