"""The keyboard between two questions: what is typed too early is neither shown nor taken for an answer."""

import atexit
import sys
from contextlib import suppress


class TypedKeys:
    """The keys of the terminal this process was started in, if it has any."""

    def __init__(self) -> None:
        self._usual: list[object] | None = None
        with suppress(ImportError, OSError, ValueError):
            import termios

            with suppress(termios.error):
                self._usual = termios.tcgetattr(sys.stdin.fileno())
                atexit.register(self.listen)

    def listen(self) -> None:
        """Forget what was typed so far, and show what is typed from now on."""
        if self._usual is None:
            self._forget_on_windows()
        else:
            self._set(self._usual)

    def hush(self) -> None:
        """Show nothing of what is typed until somebody listens again."""
        if self._usual is not None:
            import termios

            flags = self._usual[3]
            assert isinstance(flags, int)
            self._set([*self._usual[:3], flags & ~termios.ECHO, *self._usual[4:]])

    def _set(self, settings: list[object]) -> None:
        import termios

        with suppress(termios.error, OSError):  # a terminal that was closed has no settings
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSAFLUSH, settings)  # type: ignore[arg-type]

    def _forget_on_windows(self) -> None:
        if sys.platform == "win32":
            import msvcrt

            while sys.stdin.isatty() and msvcrt.kbhit():
                msvcrt.getwch()
