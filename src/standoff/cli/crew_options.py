"""The options that say who plays many games, and a bar that shows how far they are."""

import argparse
from collections.abc import Iterable, Iterator
from typing import TypeVar

from standoff.cli.bar import progress_bar
from standoff.cli.command import CommandError
from standoff.simulation.cluster import Cluster, ClusterError
from standoff.simulation.crew import Crew, Processes

Done = TypeVar("Done")


def add_crew(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=int, default=None, metavar="J", help="how many at a time; same numbers (1)"
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="play on a Dask cluster (tcp://host:8786); same numbers; needs the extra cluster",
    )


def crew_of(given: argparse.Namespace) -> Crew:
    """Who was asked to play."""
    if given.cluster is not None:
        if given.jobs is not None:
            raise CommandError("--jobs is for this machine; a cluster has workers of its own")
        return Cluster(given.cluster)
    jobs = 1 if given.jobs is None else given.jobs
    if jobs < 1:
        raise CommandError(f"--jobs must be at least 1, not {jobs}")
    return Processes(jobs)


def watched(batches: Iterable[tuple[int, Done]], label: str, total: int) -> Iterator[Done]:
    """Batches, each with how many games it adds, under a bar for whoever is watching."""
    progress = progress_bar()
    with progress:
        bar = progress.add_task(label, total=total)
        try:
            for games, batch in batches:
                progress.advance(bar, games)
                yield batch
        except ClusterError as fault:
            raise CommandError(str(fault)) from fault
