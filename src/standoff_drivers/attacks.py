"""Attacks on a server of this machine, bounded in number, rate and time.

python -m standoff_drivers.attacks NAME PORT ADDRESSES SECONDS, each address one of 127.0.2.x.
"""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import cycle, product
from string import ascii_uppercase
from time import monotonic, sleep

from standoff.server.files import open_files
from standoff_drivers.raw import FLOODS, HALF, HANDSHAKE, Raw

A_SECOND = 8 * 1024 * 1024
"""Bytes of all attackers together, at most."""
HALVES = 1100
"""Half-sent requests that are held open at once."""
NEVER_READ = 400
"""Answers that nobody takes."""
CONNECTIONS_A_SECOND = 1000
PAUSE = 0.02
"""Seconds before whoever was cut off comes again."""
BLOCK = 64 * 1024


class Attacker:
    """One address, its share of what all may send, and when it ends."""

    def __init__(self, port: int, number: int, among: int, ends: float) -> None:
        self.port = port
        self.source = f"127.0.2.{number + 1}"
        self.among = among
        self.ends = ends

    @property
    def goes_on(self) -> bool:
        return monotonic() < self.ends

    def connected(self, unread: int = 0) -> Raw:
        line = Raw(self.port, self.source, unread)
        line.line.settimeout(0.2)
        return line

    def pour(self, first: bytes, flood: bytes, *, reads: bool = True) -> None:
        """Send the same for ever, and come again when cut off."""
        while self.goes_on:
            with suppress(OSError), self.connected(0 if reads else 4096) as line:
                line.send(first)
                while line.send(flood) and monotonic() < self.ends:
                    sleep(len(flood) * self.among / A_SECOND)
                    if reads:
                        _drain(line)
            sleep(PAUSE)

    def hold(self, how_many: int, first: bytes, unread: int = 0) -> None:
        """Have so many connections on which nothing more happens, and replace those that end."""
        held: list[Raw] = []
        mine = max(1, how_many // self.among)
        while self.goes_on:
            with suppress(OSError):
                line = self.connected(unread)
                line.send(first)
                held.append(line)
            if len(held) > mine:
                held.pop(0).line.close()
                sleep(self.among / CONNECTIONS_A_SECOND)
        for line in held:
            line.line.close()

    def arrive(self) -> None:
        """Come and go."""
        while self.goes_on:
            with suppress(OSError), self.connected():
                pass
            sleep(self.among / CONNECTIONS_A_SECOND)


def _drain(line: Raw) -> None:
    line.line.setblocking(False)
    with suppress(BlockingIOError, ConnectionError):
        while line.line.recv(BLOCK):
            pass
    line.line.settimeout(0.2)


def _codes(attacker: Attacker) -> None:
    for some in _requests(f"/qr.svg?http://127.0.0.1:{attacker.port}/t/"):
        if not attacker.goes_on:
            return
        with suppress(OSError), attacker.connected() as line:
            line.send(some)
            sleep(PAUSE)
            _drain(line)


def _requests(beginning: str) -> Iterator[bytes]:
    """Twenty at a time, each for another table."""
    codes = cycle("".join(four) for four in product(ascii_uppercase, repeat=4))
    while True:
        asked = (f"GET {beginning}{next(codes)} HTTP/1.1\r\nHost: x\r\n\r\n" for _ in range(20))
        yield "".join(asked).encode()


PAGE = b"GET /index.html HTTP/1.1\r\nHost: x\r\n\r\n"
ATTACKS: dict[str, Callable[[Attacker], None]] = {
    "pings": lambda one: one.pour(HANDSHAKE, FLOODS["pings"]),
    "continuations": lambda one: one.pour(HANDSHAKE, FLOODS["continuations"]),
    "pongs unread": lambda one: one.pour(HANDSHAKE, FLOODS["long-pings"], reads=False),
    "headers": lambda one: one.pour(HALF, b"a" * BLOCK),
    "half requests": lambda one: one.hold(HALVES, HALF),
    "codes": _codes,
    "pages": lambda one: one.pour(b"", 20 * PAGE),
    "pages unread": lambda one: one.hold(NEVER_READ, 40 * PAGE, 4096),
    "arrivals": Attacker.arrive,
}


def attack(name: str, port: int, addresses: int, seconds: float) -> None:
    """Attack from so many addresses at once."""
    open_files()
    ends = monotonic() + seconds
    attackers = [Attacker(port, number, addresses, ends) for number in range(addresses)]
    threads = [threading.Thread(target=ATTACKS[name], args=(one,)) for one in attackers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    attack(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]))
