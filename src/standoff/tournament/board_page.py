"""The leaderboard as a page in Markdown, whose figures a paper can copy."""

from collections.abc import Iterable, Iterator, Sequence

from standoff.simulation.estimates import Estimate
from standoff.tournament.leaderboard import BoardRow, Leaderboard

NOT_MEASURED = "–"


def page(board: Leaderboard) -> str:
    """The whole page."""
    return "\n".join(_lines(board)) + "\n"


def _lines(board: Leaderboard) -> Iterator[str]:
    entries = board.entries
    whole = "all of it" if board.is_whole else "**only a part of it**"
    yield "# Leaderboard"
    yield ""
    yield (
        f"*{board.suite}*, hash `{board.suite_hash}`, {whole}: {len(board.tables)} option sets × "
        f"{len(entries[0].opponents)} opponents × {board.games} games for each entrant, deals "
        f'"{board.seed}", bots `{board.bots}`, Standoff {board.version}.'
    )
    yield (
        f"An entrant sits alone among four copies of an opponent. Par is {board.par:.3f}; ± is half of the 95 % "
        "interval, a deal counting as one. *Worst* is the lowest of the opponents' columns."
    )
    yield ""
    yield from _table(
        ("", "entrant", "mean", "worst", "among", "hunter's share", "fingerprint"),
        (
            (
                str(place),
                one.name,
                _share(one.mean),
                _share(one.worst.share),
                one.worst.opponent,
                _hunted(one),
                f"`{one.fingerprint}`",
            )
            for place, one in enumerate(entries, 1)
        ),
    )
    yield ""
    yield (
        "The hunter's share is the most that a hunter trained on the entrant wins alone among four of it, at the "
        "option sets where one was measured; lower is better. "
        f"{NOT_MEASURED} where none was trained (`standoff exploit`)."
    )
    yield ""
    yield "## By option set: mean (worst)"
    yield ""
    yield from _table(
        ("option set", *(one.name for one in entries)),
        (
            (
                table,
                *(
                    f"{one.tables[table].mean.value:.3f} ({one.tables[table].worst.share.value:.3f})"
                    for one in entries
                ),
            )
            for table in board.tables
        ),
    )
    yield ""
    yield "## By opponent"
    yield ""
    yield from _table(
        ("among four", *(one.name for one in entries)),
        (
            (opponent, *(_share(one.opponents[opponent]) for one in entries))
            for opponent in entries[0].opponents
        ),
    )


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield _row(head)
    yield _row(["---"] * len(head))
    yield from map(_row, rows)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def _share(estimate: Estimate) -> str:
    return f"{estimate.value:.3f} ± {(estimate.high - estimate.low) / 2:.3f}"


def _hunted(one: BoardRow) -> str:
    if not one.hunters:
        return NOT_MEASURED
    table = max(one.hunters, key=lambda name: one.hunters[name].share.value)
    return f"{_share(one.hunters[table].share)} ({table})"
