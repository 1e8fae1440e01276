"""The bar that shows how far long work is, to whoever watches a terminal."""

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def progress_bar(*, stays: bool = False) -> Progress:
    """A bar on standard error; disabled where that is no terminal, gone at the end unless it stays."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=not stays,
    )
