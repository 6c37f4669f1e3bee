"""Raspberry Pi Pico 2 or Pico 2 W with a 128x64 SSD1306 OLED on I2C, six buttons and a piezo.

    OLED SDA GP4, SCL GP5, 3V3, GND      Up, Down, Left, Right GP10, GP11, GP12, GP13
    piezo GP16 and GND                   A, B GP14, GP15; each button to GND

The same wiring as pico_ssd1306, which see. Keep to pull-ups: early RP2350 chips are said to have
trouble with pull-downs. Our own wiring. Not yet tried on the device.
"""

BOARD = {
    "name": "pico2_ssd1306",
    "title": "Pico 2 + SSD1306 128x64",
    "mcu": "rp2350",
    "firmware": "RPI_PICO2",
    "display": {
        "controller": "ssd1306",  # or "sh1106"
        "width": 128,
        "height": 64,
        "colours": 2,
        "bus": {"kind": "i2c", "id": 0, "sda": 4, "scl": 5, "hz": 400000, "address": 0x3C},
    },
    "buttons": {
        "kind": "dpad",
        "pressed": 0,
        "pull_up": 1,
        "pins": {"up": 10, "down": 11, "left": 12, "right": 13, "a": 14, "b": 15},
    },
    "sound": {"kind": "piezo", "pin": 16},
    "ram": 520,
    "deals": 30,
}
