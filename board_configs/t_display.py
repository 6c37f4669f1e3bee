"""LilyGO TTGO T-Display: ESP32, 135x240 ST7789 LCD used lying, two buttons.

Pins are those of several libraries that agree. Button 0 (left of the USB plug) is also the boot
strap: hold it at power-on only to flash. Half of the battery is on ADC 34 while 14 is high, as
in the maker's own test program. Untested: the battery's two ends; 40 MHz on the bus. Not yet tried
on the device.
"""

BOARD = {
    "name": "t_display",
    "title": "LilyGO T-Display",
    "mcu": "esp32",
    "firmware": "ESP32_GENERIC",
    "park": {"14": 1},  # puts the battery's divider on
    "display": {
        "controller": "st7789",
        "width": 240,
        "height": 135,
        "colours": 16,
        "madctl": 0x60,
        "x": 40,
        "y": 53,
        "invert": 1,
        "bus": {
            "kind": "spi",
            "id": 2,
            "sck": 18,
            "mosi": 19,  # SPI2's usual MISO: the driver sets none
            "cs": 5,
            "dc": 16,
            "rst": 23,
            "hz": 26666667,
        },
        "backlight": {"pin": 4, "pwm": 1},
    },
    "buttons": {
        "kind": "two",
        "pressed": 0,
        "pull_up": 0,  # on the board; 35 has none inside
        "pins": {"a": 35, "b": 0},
    },
    "sound": {"kind": "none"},
    "battery": {"pin": 34, "empty_mv": 1650, "full_mv": 2075},  # untested: 3.3 to 4.15 V, halved
    "ram": 520,
    "deals": 22,
}
