"""Records as the app keeps them, whole or damaged, and stores that fail. Not a test itself."""

import errno
import functools

from tests.firmware.player import MemoryStore, Player

# isort: split
from app import saves, settings, statistics
from app.arrival import next_hand
from app.slots import LEAD, TAIL, Slots, checksum
from tools import soak

RECORDS = ("match", "settings", "stats")
MARK = 0x5A
VERSIONS = {
    "match": saves._VERSION,
    "settings": settings._VERSION,
    "stats": statistics._VERSION,
}


def sealed(name, body, sequence=1):
    """Return a file that holds `body` as slots.py writes it: only what is in it can be wrong."""
    data = bytearray(LEAD + len(body) + TAIL)
    data[:LEAD] = bytes([MARK, VERSIONS[name]]) + number(sequence) + number(len(body))
    data[LEAD : LEAD + len(body)] = body
    data[-TAIL:] = number(checksum(data, LEAD + len(body)))
    return bytes(data)


def number(value):
    """Return three bytes, the low one first."""
    return value.to_bytes(3, "little")


@functools.cache
def played(game=0, players=2):
    """Return the files of a device on which a match is played: a hand is over, another begun."""
    store = MemoryStore()
    player = Player(seed=7, game=game, players=players, store=store)
    table = player.start()
    player.app.settings.save()
    player.app.settings.save()
    player.app.autoplay = True
    player.wait_for(lambda: player.screen == "score", ms=1200)
    next_hand(table)
    player.app.pop()
    player.wait_for(lambda: table.session.match.s[55] > 1 or table.session.hand_over(), ms=1200)
    player.app.statistics.slots.save(player.app.statistics._data, 201)
    return {name: store.load(name) for name in slots()}


def slots():
    """Return the names of all files."""
    return [name + slot for name in RECORDS for slot in "01"]


def bodies(name, game=0, players=2):
    """Return the two records of one kind, without what slots.py puts around them."""
    files = played(game, players)
    return [files[name + slot][LEAD:-TAIL] for slot in "01"]


def store_with(files):
    """Return a store that holds these files."""
    store = MemoryStore()
    for name, data in files.items():
        store.save(name, data)
    return store


def use(store, presses=30):
    """Switch a device on, go on with whatever it has kept and look at everything; returns it."""
    from app.keys import DOWN, LEFT, RIGHT, A, B
    from app.replay import Replay

    player = Player(store=store)
    app = player.app
    if player.screen == "about":  # something was put aside
        player.press(B)
    assert player.screen == "title", player.screen
    session = app.saves.load()
    if session is not None:
        app.push(Replay(app, session))
        player.press(RIGHT, RIGHT, DOWN, LEFT, DOWN, DOWN)
        app.pop_to("title")
    player.top.at = 0
    app.autoplay = True
    for press in range(presses):
        player.press((A, A, DOWN, A, RIGHT)[press % 5])
        player.step(1200)
        check(app)
    app.pop_to("title")
    look_round(player)
    return player


def check(app):
    """Count the cards of a match on the table."""
    if len(app.stack) > 1 and hasattr(app.stack[1], "session"):
        soak.check(app.stack[1].session.match.s)


def look_round(player):
    """Look at statistics, options and settings."""
    from app.comfort import Comfort
    from app.keys import DOWN, RIGHT
    from app.options import Options
    from app.setup import Setup
    from app.statistics_screen import StatisticsScreen

    app = player.app
    for screen in (StatisticsScreen, Options, Comfort, Setup):
        app.push(screen(app))
        player.press(RIGHT, DOWN, DOWN)
        app.pop_to("title")


def newest(store, name):
    """Return the newest record of a kind, None without one."""
    data = Slots(store, name, VERSIONS[name]).load()
    return data and bytes(data[LEAD:-TAIL])


class Cut(MemoryStore):
    """A store whose power goes after `left` bytes written, in any files; None: never.

    `in_place`: files are written over, so that behind the cut their old bytes still stand.
    """

    left = None
    in_place = False
    writes = 0

    def save(self, name, data):
        data = bytes(data)
        old = self.load(name) or b""
        room = len(data) if self.left is None else max(0, min(self.left, len(data)))
        if self.left is not None and self.left <= 0:
            raise OSError(errno.EIO, "no power")
        self.writes += len(data)
        kept = data[:room]
        super().save(name, kept + old[room:] if self.in_place and room < len(data) else kept)
        if self.left is not None:
            self.left -= len(data)
            if room < len(data):
                self.left = 0
                raise OSError(errno.EIO, "no power")

    def rename(self, name, to):
        if self.left is not None and self.left <= 0:
            raise OSError(errno.EIO, "no power")
        super().rename(name, to)


class Refusing(MemoryStore):
    """A store that can be read, but not written: `error` is why (ENOSPC, EROFS)."""

    error = None

    def save(self, name, data):
        if self.error:
            raise OSError(self.error, "refused")
        super().save(name, data)

    def rename(self, name, to):
        if self.error == errno.EROFS:
            raise OSError(self.error, "refused")
        super().rename(name, to)
