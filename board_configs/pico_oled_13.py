"""Raspberry Pi Pico or Pico 2 in a Waveshare Pico-OLED-1.3: SH1107 used as 128x64, two keys.

Sold wired for SPI or for I2C (sources disagree; links on the board tell): a display that answers on
I2C is used so. Pins are those of the maker's examples, which write the glass column by column; we
write it page by page (untested there). Not yet tried on the device.
"""

BOARD = {
    "name": "pico_oled_13",
    "title": "Pico + Waveshare OLED 1.3",
    "mcu": "rp2040",
    "firmware": "RPI_PICO",
    "display": {
        "controller": "sh1107",
        "width": 128,
        "height": 64,
        "colours": 2,
        "turned": 1,
        "dcdc": 0x8A,  # the maker's; others' glass wants 0x81 or 0x8B
        "bus": {
            "kind": "spi",
            "id": 1,
            "sck": 10,
            "mosi": 11,
            "cs": 9,
            "dc": 8,
            "rst": 12,
            "hz": 10000000,
        },
        "bus_if_found": {
            "kind": "i2c",
            "id": 1,
            "sda": 6,
            "scl": 7,
            "rst": 12,
            "hz": 400000,
            "address": 0x3C,
        },
    },
    "buttons": {"kind": "two", "pressed": 0, "pull_up": 1, "pins": {"a": 15, "b": 17}},
    "sound": {"kind": "none"},
    "ram": 264,
    "deals": 22,
}
