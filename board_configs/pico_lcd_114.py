"""Raspberry Pi Pico or Pico 2 in a Waveshare Pico-LCD-1.14 V2: 240x135 ST7789, joystick, A, B.

Pins are those of the maker's examples. V1 has four keys (15, 17, 2, 3) and no joystick, and cannot
be told apart by program: for it, change "pins" and "kind" (untested). Look-alikes of other makers
have other joystick pins. Not yet tried on the device.
"""

BOARD = {
    "name": "pico_lcd_114",
    "title": "Pico + Waveshare LCD 1.14",
    "mcu": "rp2040",
    "firmware": "RPI_PICO",
    "cpu_hz": 125000000,
    "display": {
        "controller": "st7789",
        "width": 240,
        "height": 135,
        "colours": 16,
        "madctl": 0x70,
        "x": 40,
        "y": 53,
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
