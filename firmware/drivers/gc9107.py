"""GC9107: colour panel of up to 128x160 (Galaxycore). Most of its registers have no public name."""

from drivers.panel import Panel


class Display(Panel):
    """See panel.py. The list is what Thumby Color's glass is known to run with."""

    SHORT_565 = True
    INIT = (
        b"\xfe\x00\xef\x00"  # open the inner registers
        b"\xb0\x01\xc0\xb1\x01\x80\xb2\x01\x2f\xb3\x01\x03"
        b"\xb7\x01\x01\xb6\x01\x19\xac\x01\xc8\xab\x01\x0f"
        b"\xb4\x01\x04\xa8\x01\x07\xb8\x01\x08"
        b"\xe7\x01\x5a\xe8\x01\x23\xe9\x01\x47\xea\x01\x99"  # voltages
        b"\xc6\x01\x30\xc7\x01\x1f"
        b"\x11\x80\x0c"
    )
