"""The options of ./campaign: nothing has to be set up to read about them."""

import argparse
import os
from collections.abc import Collection

ABOUT = """The long forms of the server's tests: slice by slice, with progress, and a file with the results.

Each slice has a seed of its own and says how to run it again. Without --minutes it goes on until every
discipline has its full number.
"""


def parser(disciplines: Collection[str] = ()) -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(prog="./campaign", description=ABOUT)
    options.add_argument("--minutes", type=float, metavar="M", help="stop after so long")
    options.add_argument("--seed", type=int, default=1, help="the seed of the first slices (1)")
    options.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N")
    options.add_argument(
        "--only",
        action="append",
        choices=list(disciplines) or None,
        metavar="DISCIPLINE",
        help="one of those in tests/campaign/disciplines.py; may be repeated",
    )
    return options
