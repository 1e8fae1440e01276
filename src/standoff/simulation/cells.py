"""What the tables of a simulation are made of."""

from collections.abc import Iterable

from rich import box
from rich.table import Table

from standoff.simulation.estimates import Estimate
from standoff.words.speech import Words


def sheet(*columns: str) -> Table:
    """A table with names on the left and figures on the right."""
    table = Table(box=box.SIMPLE_HEAD)
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left", no_wrap=True)
    return table


def best_first(wins: dict[str, Estimate]) -> Iterable[str]:
    """Whoever wins most at the top."""
    return sorted(wins, key=lambda name: -wins[name].value)


def rate_cell(estimate: Estimate, words: Words) -> str:
    return words("simulate-rate", value=estimate.value, low=estimate.low, high=estimate.high)


def mean_cell(estimate: Estimate, words: Words) -> str:
    if not estimate.is_told:
        return words("simulate-mean-alone", value=estimate.value)
    return words("simulate-mean", value=estimate.value, low=estimate.low, high=estimate.high)


def amount_cell(estimate: Estimate | None, words: Words) -> str:
    if estimate is None:
        return "–"
    if not estimate.is_told:
        return words("simulate-amount-alone", value=round(estimate.value))
    return words(
        "simulate-amount",
        value=round(estimate.value),
        low=round(estimate.low),
        high=round(estimate.high),
    )
