"""The disciplines of a campaign: each has a full number, and can be run in slices, by seed."""

import asyncio
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict
from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct

from standoff.vector.law import EVERYTHING, Law
from standoff_drivers.chromium import launched
from tests.browser.house import House
from tests.browser.option_sets import OPTION_SETS, dealt_in
from tests.browser.players import Person, play_on
from tests.browser.test_watchers import ALL, watch_a_whole_game
from tests.env.examples import THEIRS, run_in_their_own_environment
from tests.journal.engines import ask_postgres
from tests.journal.kills import kill_often as kill_writer
from tests.journal.kills import kill_postmaster
from tests.journal.power_loss import lose_power, recorded
from tests.rooms.live_streams import compare_many as compare_many_live
from tests.rooms.streams import compare_many
from tests.rooms.test_speaking import all_compared
from tests.server.fuzz import Tally, fuzz_a_member, fuzz_the_door
from tests.server.kills import kill_often as kill_server
from tests.simulated.games import play_many
from tests.web.test_browser_tells import led_alone, noted_alone, overheard
from tools.postgres import Postgres, running_postgres

Figures = dict[str, int]
"""What a slice came to; the first figure is what is counted towards the full number."""

CHECKPOINTS = "PRAGMA wal_autocheckpoint = 16"
_UNTIL_THE_END = ExitStack()


@cache
def _postgres() -> Postgres:
    """One PostgreSQL for each worker, as long as it lives."""
    return _UNTIL_THE_END.enter_context(running_postgres())


def _database(name: str) -> str:
    ask_postgres(_postgres().url(), f"DROP DATABASE IF EXISTS {name}")
    ask_postgres(_postgres().url(), f"CREATE DATABASE {name}")
    return _postgres().url(name)


def _file(folder: str) -> str:
    return f"sqlite:///{folder}/journal.db"


def _server_kills(journal: str, seed: int) -> Figures:
    kills = 20
    found = asyncio.run(kill_server(journal, kills, seed))
    return {
        "kills": kills,
        "acknowledged": found.acknowledged,
        "lost": found.lost,
        "doubled": found.doubled,
        "messages": found.told,
        "contradicted": found.contradicted,
    }


def server_kills_on_sqlite(seed: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        return _server_kills(_file(folder), seed)


def server_kills_on_postgres(seed: int) -> Figures:
    return _server_kills(_database("server_kills"), seed)


def writer_kills_on_sqlite(seed: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        killed = kill_writer(_file(folder), kills=60, seed=seed)
    return {"kills": killed.kills, "acknowledged": killed.acknowledged, "rows": killed.rows}


def writer_kills_on_postgres(seed: int) -> Figures:
    killed = kill_writer(_database("writer_kills"), kills=60, seed=seed)
    return {"kills": killed.kills, "acknowledged": killed.acknowledged, "rows": killed.rows}


def postmaster_kills(seed: int) -> Figures:
    with running_postgres() as postgres:
        killed = kill_writer(postgres.url(), 10, seed, strike=kill_postmaster(postgres))
    return {"kills": killed.kills, "acknowledged": killed.acknowledged, "rows": killed.rows}


def power_loss(seed: int) -> Figures:
    """Images of the file, and a control with weaker settings, which must lose something."""
    images = 2_000
    with tempfile.TemporaryDirectory() as folder:
        history = recorded(Path(folder) / "full", CHECKPOINTS)
        losses = asyncio.run(lose_power(history, images, seed))
        weaker = recorded(Path(folder) / "normal", CHECKPOINTS, "PRAGMA synchronous = NORMAL")
        control = asyncio.run(lose_power(weaker, images=100, seed=seed))
    assert losses.broken == 0, f"{losses.broken} of {images} images lost something"
    assert control.broken > 0, "the control lost nothing"
    return {"images": images, "broken": 0, "control": 100, "broken_control": control.broken}


def simulated_games(seed: int) -> Figures:
    games = 20
    happened = play_many(seed * games, games)
    return {
        "games": games,
        **{str(what): times for what, times in happened.items() if what != "games"},
    }


def stream_pairs(seed: int) -> Figures:
    seeds = 5
    return {"pairs": compare_many(seed * seeds, seeds)}


def live_stream_pairs(seed: int) -> Figures:
    seeds = 5
    return {"pairs": compare_many_live(seed * seeds, seeds)}


def speaking_pairs(seed: int) -> Figures:
    """The same of bots that speak."""
    seeds = 5
    return {"pairs": all_compared(seed * seeds, seeds)}


def mutated_messages(seed: int) -> Figures:
    messages = 40_000
    with tempfile.TemporaryDirectory() as folder:
        inside, outside = Path(folder) / "inside", Path(folder) / "outside"
        inside.mkdir()
        outside.mkdir()
        member = asyncio.run(fuzz_a_member(inside, messages // 2, seed))
        door = asyncio.run(fuzz_the_door(outside, messages // 2, seed))
    for tally in (member, door):
        assert is_clean(tally), tally
    return {"messages": messages, "accepted": member.accepted, "changed": 0, "unexpected": 0}


def rounds_led_alone(seed: int) -> Figures:
    """Evenings outdoors and at a table on a phone without a server, the line cut at every eighth tap.

    `./test` cuts it at every tap of fewer evenings.
    """
    evenings, every = 100, 8
    seeds = range(seed * evenings, (seed + 1) * evenings)
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        outdoors = led_alone(seeds, Path(folder), patch, every)
        indoors = noted_alone(seeds, Path(folder), patch, every)
    return {"rounds": outdoors, "rounds_indoors": indoors, "differences": 0}


def games_at_the_socket(seed: int) -> Figures:
    """Whole games over real sockets, every frame of which is searched for what others hide."""
    from tests.server.test_foreign_secrets import leaks_of, played

    games = 25
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(played(Path(folder), games, first=seed * games))
    leaks = [one for game in found for one in leaks_of(game)]
    assert not leaks, leaks[0]
    return {"games": games, "leaks": 0}


def browser_games(seed: int) -> Figures:
    """A whole game in Chromium: the sets of options take turns."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = House(Path(folder))
        server.start()
        try:
            ada = Person(browser, server.address, "Ada")
            dealt_in(ada, OPTION_SETS[seed % len(OPTION_SETS)])
            play_on(ada)
            assert ada.faults == [], ada.faults
        finally:
            server.terminate()
    return {"games": 1}


def games_watched(seed: int) -> Figures:
    """A whole game before six who only look on: in every language, on a phone and on the wall."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = House(Path(folder))
        server.start()
        try:
            watch_a_whole_game(browser, server.address, ALL)
        finally:
            server.terminate()
    return {"games": 1, "onlookers": len(ALL)}


def steps_overheard(seed: int) -> Figures:
    """What a browser works out for itself of steps by chance, beside what the server says."""
    evenings = 90
    seeds = range(seed * evenings, (seed + 1) * evenings)
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        return {"steps": overheard(seeds, Path(folder), patch), "differences": 0}


def is_clean(tally: Tally) -> bool:
    return not (tally.changed or tally.unexpected)


def games_in_lockstep(seed: int) -> Figures:
    """The vector engine beside the readable rules: all option sets mixed, then one known before."""
    from tests.vector.lockstep import Walk, engine  # JAX must not be there when workers are forked

    tables = EVERYTHING.tables
    known = Law((tables[seed % len(tables)],))
    mixed = Walk(engine(EVERYTHING), batch=1_120, seed=seed).walk(20_000)
    alone = Walk(engine(known), batch=256, seed=seed).walk(5_000)
    return {
        "games": mixed.games + alone.games,
        "answers": mixed.answers + alone.answers,
        "differences": 0,
    }


def live_games_in_lockstep(seed: int) -> Figures:
    """The same of Live: all teams and variants mixed."""
    from tests.vector.live_lockstep import Walk, engine
    from tests.vector.live_suites import EVERYTHING as ALL_OF_LIVE

    walked = Walk(engine(ALL_OF_LIVE), batch=4 * len(ALL_OF_LIVE.tables), seed=seed).walk(20_000)
    return {"games": walked.games, "answers": walked.answers, "differences": 0}


def broken_rules(seed: int) -> Figures:
    """One rule of the vector engine broken on purpose, which the lockstep must notice."""
    from tests.vector import breaks, live_breaks

    turn = seed % (len(breaks.BREAKS) + len(live_breaks.BREAKS))
    if turn < len(breaks.BREAKS):
        rule, noticed = breaks.BREAKS[turn].rule, breaks.noticed(breaks.BREAKS[turn])
    else:
        broken = live_breaks.BREAKS[turn - len(breaks.BREAKS)]
        rule, noticed = broken.rule, live_breaks.noticed(broken)
    assert noticed is not None, f"nobody noticed: {rule}"
    return {"broken": 1, "noticed": 1}


def checked_environments(seed: int) -> Figures:
    """All checks on some games: the classic's sets of options take turns, then Live."""
    import standoff.env
    from standoff.env.check import check
    from tests.env.suites import LIVE_TABLES

    tables, games = EVERYTHING.tables, 20
    turn = seed % (len(tables) + len(LIVE_TABLES))
    if turn < len(tables):
        options = asdict(tables[turn])
        check(lambda: standoff.env.parallel_env(**options), games=games, seed=games * seed)
    else:
        options, games = LIVE_TABLES[turn - len(tables)], 2
        check(lambda: standoff.env.live_env(**options), games=games, seed=games * seed)
    return {"games": games, "leaks": 0}


def _node_strikes(name: str) -> Callable[[int], Figures]:
    """Three nodes under play, struck in one way again and again.

    By turns with leases that run out, and with long ones, which any machine keeps, where that will do.
    """

    def strike(seed: int) -> Figures:
        from tests.nodes.faults import WITHOUT_TIME, strike_often

        timeless = name in WITHOUT_TIME and seed % 2 == 0
        with running_postgres() as postgres:
            found = asyncio.run(
                strike_often(postgres, postgres.url(), 5 * [name], seed, timeless=timeless)
            )
        return {
            "strikes": 5,
            "acknowledged": found.acknowledged,
            "lost": found.lost,
            "doubled": found.doubled,
            "messages": found.told,
            "contradicted": found.contradicted,
            "of_an_old_epoch": found.older,
        }

    return strike


def lease_walks(seed: int) -> Figures:
    """Long ways through the lease protocol by chance, and a control without a fence, which is caught."""
    from tests.nodes.model import Protocol, wandered

    walks = 500
    seeds = range(seed * walks, (seed + 1) * walks)
    for one in seeds:
        broken = wandered(Protocol(rows=50), one, 80)
        assert broken is None, broken
    controls = Protocol(fence=False, rows=50), Protocol(database_clock=False, rows=50)
    caught = [sum(wandered(one, seed, 80) is not None for seed in seeds) for one in controls]
    assert all(caught), caught
    return {"walks": walks, "broken": 0, "broken_unfenced": caught[0], "broken_clock": caught[1]}


def lease_states(seed: int) -> Figures:
    """Every state of the lease protocol, further than a check has time for."""
    from tests.nodes.model import Protocol, explored

    further = (Protocol(), 6), (Protocol(gives_back=True, rows=1), 2)
    states = 0
    for protocol, last in further:
        found, broken, _ = explored(protocol, last)
        assert broken is None, broken
        states += found
    return {"explorations": 1, "states": states, "broken": 0}


class Discipline(Struct, frozen=True):
    """Something to try again and again."""

    run: Callable[[int], Figures]
    full: int
    fetches: bool = False
    """Whether it fetches packages, and so runs only where it is named."""


def other_peoples_code(seed: int) -> Figures:
    """An example that needs PyTorch or Ray, in an environment of its own."""
    run_in_their_own_environment(seed)
    return {"examples": 1}


DISCIPLINES = {
    "server kills (SQLite)": Discipline(server_kills_on_sqlite, 10_000),
    "server kills (PostgreSQL)": Discipline(server_kills_on_postgres, 2_000),
    "writer kills (SQLite)": Discipline(writer_kills_on_sqlite, 10_000),
    "writer kills (PostgreSQL)": Discipline(writer_kills_on_postgres, 2_000),
    "postmaster kills": Discipline(postmaster_kills, 500),
    **{
        f"nodes: {name}": Discipline(_node_strikes(name), 150)
        for name in ("killed", "stopped", "terminated", "cut off", "alone", "database restarted")
    },
    "lease walks": Discipline(lease_walks, 10_000),
    "lease states": Discipline(lease_states, 1),
    "power-loss images": Discipline(power_loss, 1_000_000),
    "simulated games": Discipline(simulated_games, 250_000),
    "stream pairs": Discipline(stream_pairs, 50_000),
    "stream pairs that speak": Discipline(speaking_pairs, 10_000),
    "stream pairs of Live": Discipline(live_stream_pairs, 20_000),
    "browser games": Discipline(browser_games, 20 * len(OPTION_SETS)),
    "games watched": Discipline(games_watched, 20),
    "steps overheard": Discipline(steps_overheard, 50_000),
    "rounds led alone": Discipline(rounds_led_alone, 10_000),
    "games at the socket": Discipline(games_at_the_socket, 1_000),
    "mutated messages": Discipline(mutated_messages, 50_000_000),
    "checked environments": Discipline(checked_environments, 20_000),
    "games in lockstep": Discipline(games_in_lockstep, 1_000_000),
    "games of Live in lockstep": Discipline(live_games_in_lockstep, 1_000_000),
    "broken rules": Discipline(broken_rules, 27),
    "other people's code": Discipline(other_peoples_code, len(THEIRS), fetches=True),
}


def run_slice(name: str, seed: int) -> Figures:
    """One slice of a discipline; raises what went wrong."""
    return DISCIPLINES[name].run(seed)
