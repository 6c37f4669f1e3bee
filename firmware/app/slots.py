"""Safe storage: a record in two slots, so that a cut at any byte leaves the old or the new one.

Each save goes to the slot that does not hold the newest good record. A slot is: LEAD bytes (mark,
version, sequence number and length, low bytes first), the record, and a checksum of all of it. The
sequence numbers wrap; of two, that one is newer which the other reaches sooner by counting up.
Nothing here knows what is in a record.
"""

LEAD = 8  # bytes that a caller leaves free at the start of the buffer it hands over
TAIL = 3  # … and at its end
_MARK = 0x5A
_PRIME = 4000037  # the checksum's modulus: 257 times it is below 2**30
_BAD = "_bad"
_SEQUENCE = 0xFFFFFF  # the highest sequence number


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
    read, nor those of which `makes_sense(data)` says no. `set_aside`: whether a file that cannot be
    used was found, and renamed NAME0_bad or NAME1_bad; `failed`: whether the store refused the last
    save. Without a store nothing is kept.
    """

    def __init__(self, store, name, version, makes_sense=None):
        self.store = store
        self.name = name
        self.version = version
        self._makes_sense = makes_sense
        self.set_aside = False
        self.failed = False
        self.sequence = 0
        self.slot = 0

    def load(self):
        """Return the newest good slot as bytes (the record begins at LEAD), None without one.

        A slot that is not good is renamed; the other one is then the newest.
        """
        found = None
        self.sequence = 0
        self.slot = 0
        if self.store is None:
            return None
        for slot in (0, 1):
            data = self._read(slot)
            if data and (found is None or self._is_newer(data)):
                found = data
                self.sequence = self._sequence(data)
                self.slot = 1 - slot
        return found

    def _read(self, slot):
        """Return what a slot holds if it is good, else None once that is put aside."""
        name = self.name + str(slot)
        try:
            data = self.store.load(name)
            if not data or self._is_good(data):
                return data
        except MemoryError:
            pass  # longer than any record is
        except OSError:
            self.failed = True
            return None
        self._put_aside(name)
        return None

    def refuse(self):
        """Put the record that `load` gave aside, so that the older one is the newest.

        Returns whether the store could do it.
        """
        return self._put_aside(self.name + str(1 - self.slot))

    def _put_aside(self, name):
        self.set_aside = True
        try:
            self.store.rename(name, name + _BAD)
        except OSError:
            self.failed = True  # it stays, and is told of at the next start too
            return False
        return True

    def _sequence(self, data):
        return data[2] | data[3] << 8 | data[4] << 16

    def _is_newer(self, data):
        ahead = self._sequence(data) - self.sequence & _SEQUENCE
        return 0 < ahead <= _SEQUENCE >> 1

    def _is_good(self, data):
        if len(data) < LEAD + TAIL or data[0] != _MARK or data[1] != self.version:
            return False
        end = LEAD + (data[5] | data[6] << 8 | data[7] << 16)
        if end + TAIL > len(data):
            return False
        if data[end] | data[end + 1] << 8 | data[end + 2] << 16 != checksum(data, end):
            return False
        return self._makes_sense is None or self._makes_sense(data)

    def save(self, data, n):
        """Keep the record `data[LEAD:LEAD + n]`; `data` has TAIL bytes of room behind it.

        Returns whether it was written. `data`: a bytearray, whose lead and tail are filled in.
        """
        if self.store is None:
            return False
        sequence = self.sequence + 1 & _SEQUENCE
        data[0] = _MARK
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
