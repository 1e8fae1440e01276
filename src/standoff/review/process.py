"""`python -m standoff.review.process`: a record comes in, word of how far it is goes out, and then the review.

It is a process of its own, which gives way to every other: tables in play notice nothing of it. Nobody's
name goes out, since a shared game is seen under other names.
"""

import os
import sys

import msgspec
from msgspec.structs import replace

from standoff.record.reader import read
from standoff.review.course import NotReviewedError
from standoff.review.looking import QUICK, WHOLE, Review, review

QUICKLY = "quick"
YIELDING = 10
"""Whatever else wants to run has nine times as much of a core."""


class ReviewSaid(msgspec.Struct, omit_defaults=True):
    """How far a review is, one line a time; the last has what was found, or the message that says why nothing is."""

    waiting: int | None = None
    """How many other games come first."""
    done: int = 0
    of: int = 1
    found: Review | None = None
    refused: str | None = None


def main() -> None:
    """Look at the record that comes in."""
    if hasattr(os, "nice"):
        os.nice(YIELDING)
    record = read(sys.stdin.buffer.read())
    effort = QUICK if QUICKLY in sys.argv[1:] else WHOLE
    try:
        found = review(record, lambda done, of: say(ReviewSaid(done=done, of=of)), effort)
    except NotReviewedError as fault:
        say(ReviewSaid(refused=str(fault)))
    else:
        say(ReviewSaid(found=replace(found, names=())))


def say(said: ReviewSaid) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
