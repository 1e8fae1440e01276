"""The first thing that runs: Ctrl-C ends quietly even while everything else is still being loaded."""

import os
import signal


def main() -> int:
    """Load the command, and run it."""
    heard = signal.getsignal(signal.SIGINT)
    if heard is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        # ./play held the signal back until somebody could hear it.
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    # Our nets are small: several threads win nothing, and take the cores of whatever runs beside.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from standoff.cli.main import main as command

    signal.signal(signal.SIGINT, heard)
    return command()
