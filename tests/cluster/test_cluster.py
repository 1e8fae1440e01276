"""Games on a cluster: the same numbers as at home, even if a worker dies over them."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from standoff.cli.main import main
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from standoff.simulation.classic.game import Setup
from standoff.simulation.cluster import EDITION, ClusterError, OtherClusterError, same_version
from standoff.simulation.crew import Crew, Processes
from standoff.simulation.runner import played
from standoff.simulation.tally import Tally
from tests.cluster.clusters import ROOT, Workers, workers

WILD = Setup(
    Options(5, PowerSet.ALL_AND_BACKSTAB, cop=True),
    ("accountant", "grudge", "reckless", "timid", "random"),
    b"wild",
)


def tallied(games: int, crew: Crew) -> Tally:
    tally = Tally()
    for batch in played(WILD, games, crew):
        tally.merge(batch)
    return tally


def who(chunk: int) -> tuple[int, int]:
    return chunk, os.getpid()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    with workers(tmp_path_factory.mktemp("cluster"), 2) as cluster:
        yield cluster


@pytest.mark.slow
def test_a_worker_that_dies_in_mid_run_changes_no_number(cluster: Workers) -> None:
    crew = cluster.crew
    done = list(crew.done(who, range(40)))
    assert [chunk for chunk, _ in done] == list(range(40))
    assert len({worker for _, worker in done} - {os.getpid()}) == 2

    tally = Tally()
    for batch in played(WILD, 400, crew):
        if not tally.games:
            cluster.kill()  # with games in its hands: each thread has three chunks
        tally.merge(batch)
    assert len({worker for _, worker in crew.done(who, range(10))}) == 1
    assert tally == tallied(400, Processes())


@pytest.mark.slow
def test_the_command_prints_the_same_numbers_from_a_cluster(
    cluster: Workers, capsys: pytest.CaptureFixture[str]
) -> None:
    def numbers(*arguments: str) -> dict[str, Any]:
        assert main(["simulate", "--games", "50", "--seed", "s", "--json", *arguments]) == 0
        found = json.loads(capsys.readouterr().out)
        return {key: value for key, value in found.items() if "second" not in key}

    assert numbers("--cluster", cluster.crew.address) == numbers()


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["simulate", "--games", "1", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err


def test_an_address_where_nobody_listens_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("standoff.simulation.cluster.SECONDS_TO_ANSWER", 1)
    with socket.socket() as taken:  # bound, so that nobody else listens there meanwhile
        taken.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        assert f"no Dask scheduler answers at {address}" in told(capsys, "--cluster", address)


@pytest.mark.parametrize("said", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"SSH", b""])
def test_something_else_that_listens_there_is_told_in_one_line(
    said: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def speak() -> None:
            with server.accept()[0] as call:
                call.sendall(said)

        speaking = Thread(target=speak)
        speaking.start()
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        assert f"no Dask scheduler answers at {address}" in told(capsys, "--cluster", address)
        speaking.join()


@pytest.mark.parametrize("address", ["", "nowhere", "tcp://", "carrier-pigeon://here:1"])
def test_what_is_no_address_is_told_in_one_line(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "no Dask scheduler answers at" in told(capsys, "--cluster", address)


def test_without_the_extra_the_way_to_get_it_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert 'pip install ".[cluster]" in a clone' in told(
        capsys, "--cluster", "tcp://127.0.0.1:8786"
    )


def test_jobs_are_not_for_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--jobs is for this machine" in told(capsys, "--cluster", "x:1", "--jobs", "2")


def test_a_worker_of_another_version_does_nothing() -> None:
    assert same_version(EDITION, who, 3)[0] == 3
    with pytest.raises(OtherClusterError):
        same_version("0.0.0, rules 0", who, 3)


@pytest.mark.slow
def test_a_cluster_without_workers_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with workers(tmp_path, 0) as cluster:
        crew = cluster.crew
        monkeypatch.setattr("standoff.simulation.cluster.SECONDS_TO_HIRE", 1)
        with pytest.raises(ClusterError, match="has no workers"):
            list(crew.done(who, [1]))


@pytest.mark.slow
def test_a_cluster_that_goes_away_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with workers(tmp_path, 1) as cluster:
        running = played(WILD, 2_000, cluster.crew)
        next(running)
        cluster.stop()
        monkeypatch.setattr("standoff.simulation.cluster.SECONDS_TO_ANSWER", 1)
        with pytest.raises(ClusterError, match="was lost"):
            list(running)


LOSES_IT = """
import sys
from functools import partial
from standoff.simulation.cluster import Cluster, ClusterError
from tests.cluster.clusters import strike
try:
    list(Cluster(sys.argv[1]).done(partial(strike, int(sys.argv[2])), range(6)))
except ClusterError as error:
    print(error)
"""


@pytest.mark.slow
def test_a_scheduler_lost_before_it_answers_is_told_in_one_line(tmp_path: Path) -> None:
    with workers(tmp_path, 1) as cluster:
        address, scheduler = cluster.crew.address, cluster.running[0].pid
        done = subprocess.run(
            [sys.executable, "-c", LOSES_IT, address, str(scheduler)],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (ROOT, *sys.path)))},
            capture_output=True,
            text=True,
            check=False,
        )
    assert (done.stdout, done.stderr) == (f"the cluster at {address} was lost\n", "")


@pytest.mark.slow
def test_a_tournament_comes_to_the_same_on_a_cluster(
    cluster: Workers, capsys: pytest.CaptureFixture[str]
) -> None:
    def numbers(*arguments: str) -> dict[str, Any]:
        match = "tournament --population timid random grudge --games 60 --json"
        assert main([*match.split(), *arguments]) == 0
        found = json.loads(capsys.readouterr().out)
        return {key: value for key, value in found.items() if key != "seconds"}

    assert numbers("--cluster", cluster.crew.address) == numbers()
