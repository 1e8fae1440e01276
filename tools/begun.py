"""Which test has begun last, and how many have: a plugin of pytest, on for `tools/mutate` alone."""

import os
from itertools import count
from pathlib import Path

import pytest

NUMBERS = count(1)


def pytest_runtest_setup(item: pytest.Item) -> None:
    Path(os.environ["BEGUN"]).write_text(f"{next(NUMBERS)} {item.nodeid}")
