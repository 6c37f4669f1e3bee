"""Runs the emulator's command on other firmware, or with the window closed at a given frame.

    python -m tests.emulator.launch fake|real CLOSE_AT [emulator's arguments]

CLOSE_AT: the frame in which the player closes the window, 0 = while the game starts, -1 = never.
"""

import sys
from pathlib import Path

from emulator import __main__ as command
from emulator.host import Device

FAKE = Path(__file__).parent / "fake_firmware"


def close_at(frame):
    """Have the window's close button pressed in this frame."""
    import pygame  # only now, for the command keeps pygame's greeting away

    counted = 0
    hold = Device.hold

    def counting_hold(device, mask):
        nonlocal counted
        if counted == frame:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        counted += 1
        hold(device, mask)

    Device.hold = counting_hold


if __name__ == "__main__":
    close_at(int(sys.argv[2]))
    firmware = FAKE if sys.argv[1] == "fake" else command.FIRMWARE
    sys.exit(command.main(sys.argv[3:], firmware))
