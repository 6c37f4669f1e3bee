"""What each board's display really is, said apart from its config: the tests hold one to the other.

From makers' documents and libraries (docs/boards.md), not from our drivers. Coordinates are those
of the controller's memory; see controllers.py for the fields.
"""

from emulator import boards
from tests.drivers import controllers as c


def variant(name, **display):
    """A board config with another display in it."""
    board = dict(boards.load(name))
    board["display"] = {**board["display"], **display}
    return board


def simple(name):
    return boards.load(name)


# name: (config, what the chip sees at start, the display)
ST7789_LYING = {
    "memory": (240, 320),
    "glass": (52, 40, 135, 240),
    "mount": 90,
    "inverted": True,
}
CASES = {
    "pico_ssd1306": (simple("pico_ssd1306"), {}, lambda: c.SSD1306(128, 64)),
    "pico2_ssd1306": (simple("pico2_ssd1306"), {}, lambda: c.SSD1306(128, 64)),
    "esp32_ssd1306": (simple("esp32_ssd1306"), {}, lambda: c.SSD1306(128, 64)),
    "ssd1306_at_3d": (simple("pico_ssd1306"), {"present": [0x3D]}, lambda: c.SSD1306(128, 64)),
    "ssd1306_flipped": (
        variant("pico_ssd1306", flip=1),
        {},
        lambda: c.SSD1306(128, 64, upside_down=True),
    ),
    "sh1106": (variant("pico_ssd1306", controller="sh1106"), {}, lambda: c.SH1106(128, 64)),
    "sh1107_upright": (
        variant("pico_ssd1306", controller="sh1107", height=128),
        {},
        lambda: c.SH1107(128, 128),
    ),
    "thumby_spi": (simple("thumby"), {"low": [15]}, lambda: c.SSD1306(72, 40)),
    "thumby_i2c": (simple("thumby"), {"bus": "bus_unstrapped"}, lambda: c.SSD1306(72, 40)),
    "pico_oled_13_spi": (
        simple("pico_oled_13"),
        {"present": []},
        lambda: c.SH1107(128, 64, lying=True),
    ),
    "pico_oled_13_i2c": (
        simple("pico_oled_13"),
        {"bus": "bus_if_found"},
        lambda: c.SH1107(128, 64, lying=True),
    ),
    "thumby_color": (
        simple("thumby_color"),
        {},
        lambda: c.Mipi(memory=(128, 128), glass=(0, 0, 128, 128)),
    ),
    "picosystem": (
        simple("picosystem"),
        {},
        lambda: c.Mipi(memory=(240, 320), glass=(0, 0, 240, 240), inverted=True),
    ),
    "pico_lcd_13": (
        simple("pico_lcd_13"),
        {},
        lambda: c.Mipi(memory=(240, 320), glass=(0, 0, 240, 240), mount=90, inverted=True),
    ),
    "pico_lcd_114": (simple("pico_lcd_114"), {}, lambda: c.Mipi(**ST7789_LYING)),
    "t_display": (simple("t_display"), {}, lambda: c.Mipi(**ST7789_LYING)),
    "t_display_other_way_up": (
        variant("t_display", madctl=0xA0, x=40, y=52),
        {},
        lambda: c.Mipi(**{**ST7789_LYING, "mount": 270}),
    ),
    "m5stickc_plus": (simple("m5stickc_plus"), {}, lambda: c.Mipi(**ST7789_LYING, bgr=True)),
    "m5stack_core_old": (
        simple("m5stack_core"),
        {"low": [33]},
        lambda: c.Mipi(memory=(320, 240), glass=(0, 0, 320, 240), bgr=True),
    ),
    "m5stack_core_ips": (
        simple("m5stack_core"),
        {"stuck": [33]},
        lambda: c.Mipi(memory=(320, 240), glass=(0, 0, 320, 240), bgr=True, inverted=True),
    ),
    "odroid_go": (
        simple("odroid_go"),
        {},
        lambda: c.Mipi(memory=(240, 320), glass=(0, 0, 240, 320), mount=270, bgr=True),
    ),
    "st7735": (
        variant(
            "pico_lcd_13",
            controller="st7735",
            width=160,
            height=128,
            madctl=0x68,
            x=1,
            y=2,
            invert=0,
        ),
        {},
        lambda: c.Mipi(memory=(132, 162), glass=(2, 1, 128, 160), mount=90, bgr=True),
    ),
}
