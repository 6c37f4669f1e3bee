"""Any ESP32 board with a 128x64 SSD1306 OLED on I2C, six buttons and a piezo.

    OLED SDA 21, SCL 22, 3V3, GND        Up, Down, Left, Right 32, 33, 25, 26
    piezo 18 and GND                     A, B 27, 13; each button to GND

These pins are on the usual 30-pin and 38-pin boards, have pull-ups inside and no part in booting.
Our own wiring. Not yet tried on the device.
"""

BOARD = {
    "name": "esp32_ssd1306",
    "title": "ESP32 + SSD1306 128x64",
    "mcu": "esp32",
    "firmware": "ESP32_GENERIC",
    "display": {
        "controller": "ssd1306",  # or "sh1106"
        "width": 128,
        "height": 64,
        "colours": 2,
        "bus": {"kind": "i2c", "id": 0, "sda": 21, "scl": 22, "hz": 400000, "address": 0x3C},
    },
    "buttons": {
        "kind": "dpad",
        "pressed": 0,
        "pull_up": 1,
        "pins": {"up": 32, "down": 33, "left": 25, "right": 26, "a": 27, "b": 13},
    },
    "sound": {"kind": "piezo", "pin": 18},
    "ram": 520,
    "deals": 22,
}
