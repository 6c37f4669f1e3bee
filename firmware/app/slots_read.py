"""Reading what slots.py has written: the newest good slot, and what to do with one that is not."""

from app.slots import LEAD, MARK, SEQUENCE, TAIL, checksum

_BAD = "_bad"


def load(slots, makes_sense):
    """Slots.load: return the newest good slot as bytes, None without one."""
    found = None
    slots.sequence = 0
    slots.slot = 0
    if slots.store is None:
        return None
    for slot in (0, 1):
        data = _read(slots, slot, makes_sense)
        if data and (found is None or _is_newer(data, slots.sequence)):
            found = data
            slots.sequence = _sequence(data)
            slots.slot = 1 - slot
    return found


def refuse(slots):
    """Put the record that `load` gave aside, so that the older one is the newest.

    Returns whether the store could do it.
    """
    return _put_aside(slots, slots.name + str(1 - slots.slot))


def _read(slots, slot, makes_sense):
    """Return what a slot holds if it is good, else None once that is put aside."""
    name = slots.name + str(slot)
    try:
        data = slots.store.load(name)
        if not data or (_is_good(data, slots.version) and (not makes_sense or makes_sense(data))):
            return data
    except MemoryError:
        pass  # longer than any record is
    except OSError:
        slots.failed = True
        return None
    _put_aside(slots, name)
    return None


def _put_aside(slots, name):
    slots.set_aside = True
    try:
        slots.store.rename(name, name + _BAD)
    except OSError:
        slots.failed = True  # it stays, and is told of at the next start too
        return False
    return True


def _sequence(data):
    return data[2] | data[3] << 8 | data[4] << 16


def _is_newer(data, sequence):
    return 0 < (_sequence(data) - sequence & SEQUENCE) <= SEQUENCE >> 1


def _is_good(data, version):
    if len(data) < LEAD + TAIL or data[0] != MARK or data[1] != version:
        return False
    end = LEAD + (data[5] | data[6] << 8 | data[7] << 16)
    if end + TAIL > len(data):
        return False
    return data[end] | data[end + 1] << 8 | data[end + 2] << 16 == checksum(data, end)
