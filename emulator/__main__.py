"""`python -m emulator`: puts the desktop's parts together and runs the app on them."""

import datetime
import os
import sys
from contextlib import ExitStack
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from emulator import args as command_line
from emulator import boards
from emulator.errors import EmulatorError

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

FIRMWARE = Path(__file__).resolve().parent.parent / "firmware"
INTERRUPTED = 130


def main(argv=None, firmware=FIRMWARE):
    """Run the command; `firmware` is the folder that becomes the board's root.

    Returns the exit status: 0, also when the window is closed; 2 for a wrong command or a
    desktop that cannot run it; 1 for what goes wrong later, a script's vain wait for instance.
    """
    try:
        return _run(argv, firmware)
    except EmulatorError as error:
        print(f"emulator: {error}", file=sys.stderr)
        return error.status
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(argv, firmware):
    args = command_line.parse(argv)
    if args.list_boards:
        for name in boards.names():
            print(f"{name:20} {boards.load(name)['title']}")
        return 0
    if find_spec("pygame") is None:
        raise EmulatorError(
            "pygame-ce is not installed: start with `python3 tools/dev.py play`, which installs it"
        )
    _play(args, firmware)
    return 0


def _play(args, firmware):
    # Imported late: without pygame the command can still say what it needs.
    from emulator.host import Device
    from emulator.live import Live
    from emulator.run import Game
    from emulator.window import Window, best_scale, open_display

    open_display()
    device = Device(args.board, _store(args), args.seed, clock_of(args), charge_of(args))
    scale = args.scale or best_scale(args.board)
    window = Window(device.screen, scale, args.board)
    if args.full_screen:
        window.toggle_full_screen()
    app = _app(args, device, firmware)
    game = Game(app, device, window, scale, _asks_home())
    with ExitStack() as at_the_end:
        if args.screenshot:
            at_the_end.callback(game.screenshot, args.screenshot)
        at_the_end.callback(game.record, None)
        game.record(args.gif)
        if args.script is not None:
            device.sound.muted = True
            game.run_script(args.script)
        if args.script is None or (args.script and args.script[-1].name == "play"):
            device.sound.muted = False
            Live(game, window, args.speed).run()


def clock_of(args):
    """Return what tells the board's date: the chosen day, or today; a script's board has none."""
    if args.date is not None or args.script is not None:
        return lambda: args.date or None
    return lambda: datetime.date.today().timetuple()[:3]


def charge_of(args):
    """Return what tells the board's battery: as chosen, or this computer's; a script's has none."""
    from pygame import system

    if args.battery is not None or args.script is not None:
        return lambda: args.battery
    return lambda: getattr(system.get_power_state(), "battery_percent", None)


def _store(args):
    """Saved games go to the player's own folder; a script keeps none unless told where."""
    from pygame import system

    from emulator.files import FolderStore, MemoryStore

    if args.saves is None and args.script is not None:
        return MemoryStore()
    return FolderStore(args.saves or system.get_pref_path("speto", "speto"))


def _app(args, device, firmware):
    """Import the app as a board does, from the root of its files, and start it."""
    from emulator.shim import install

    install()
    sys.path.insert(0, str(firmware))
    from app.main_app import App
    from app.settings import Settings

    settings = Settings(device.store, args.seed)
    if args.lang:
        settings.language = args.lang
    if args.game:
        settings.game = command_line.GAMES.index(args.game)
    if args.players:
        settings.players[settings.game] = args.players
    return App(device, settings)


def _asks_home():
    """Return what tells that the way home is asked for, as on a board; None if the app has none."""
    return import_module("play").asks_home if find_spec("play") else None


if __name__ == "__main__":
    sys.exit(main())
