"""What a board runs at power-on. It stays this short so that it can always be read: all else is
in start.py, and is compiled."""

import start

start.main()
