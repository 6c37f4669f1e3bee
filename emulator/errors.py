"""What goes wrong for reasons outside the program: told in one line, without a traceback."""


class EmulatorError(Exception):
    """A line for the player: what is wrong and what would work.

    `status` is the exit status: 2, nothing was started; 1, it went wrong on the way.
    """

    def __init__(self, message, status=2):
        super().__init__(message)
        self.status = status
