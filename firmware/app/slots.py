"""Safe storage: a record in two slots, so that a cut at any byte leaves the old or the new one.

Each save goes to the slot that does not hold the newest good record. A slot is: LEAD bytes (mark,
version, sequence number and length, low bytes first), the record, and a checksum of all of it. The
sequence numbers wrap; of two, that one is newer which the other reaches sooner by counting up.
Nothing here knows what is in a record.
"""

LEAD = 8  # bytes that a caller leaves free at the start of the buffer it hands over
TAIL = 3  # … and at its end
MARK = 0x5A
_PRIME = 4000037  # the checksum's modulus: 257 times it is below 2**30
SEQUENCE = 0xFFFFFF  # the highest sequence number


def checksum(data, n):
    """Return the checksum of `data[:n]`, 0 … 4000036."""
    value = n + 1
    for byte in memoryview(data)[:n]:
        value = (value * 257 + byte) % _PRIME
    return value


class Slots:
    """The two slots of one kind of record in a store (`load(name)`, `save(name, data)`,
    `rename(name, to)`).

    `name`: of the files, before their 0 or 1; `version`: 0..255, records of another one are not
    read. `set_aside`: whether a file that cannot be
    used was found, and renamed NAME0_bad or NAME1_bad; `failed`: whether the store refused the last
    save. Without a store nothing is kept.
    """

    def __init__(self, store, name, version):
        self.store = store
        self.name = name
        self.version = version
        self.set_aside = False
        self.failed = False
        self.sequence = 0
        self.slot = 0

    def load(self, makes_sense=None):
        """Return the newest good slot as bytes (the record begins at LEAD), None without one.

        Records of which `makes_sense(data)` says no are not good. A slot that is not good is
        renamed; the other one is then the newest.
        """
        from app.slots_read import load

        return load(self, makes_sense)

    def save(self, data, n):
        """Keep the record `data[LEAD:LEAD + n]`; `data` has TAIL bytes of room behind it.

        Returns whether it was written. `data`: a bytearray, whose lead and tail are filled in.
        """
        if self.store is None:
            return False
        sequence = self.sequence + 1 & SEQUENCE
        data[0] = MARK
        data[1] = self.version
        _put3(data, 2, sequence)
        _put3(data, 5, n)
        _put3(data, LEAD + n, checksum(data, LEAD + n))
        try:
            self.store.save(self.name + str(self.slot), memoryview(data)[: LEAD + n + TAIL])
        except OSError:
            self.failed = True
            return False
        self.failed = False
        self.sequence = sequence
        self.slot = 1 - self.slot
        return True


def _put3(data, at, value):
    data[at] = value & 0xFF
    data[at + 1] = value >> 8 & 0xFF
    data[at + 2] = value >> 16 & 0xFF
