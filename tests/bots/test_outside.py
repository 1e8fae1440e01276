"""Bots of other packages play without a change to ours, and cannot spoil a game."""

import json
import subprocess
import sys
from pathlib import Path
from shutil import copy

import pytest

from standoff.bots.bot import Bot
from standoff.bots.catalogue import BotError
from standoff.bots.guarded import GuardedBot
from standoff.bots.outside import bot_named, bot_title, live_bot_named
from standoff.cli.main import main
from standoff.library import Game, Options, make_bot
from standoff.rooms.editions import CLASSIC, LIVE
from standoff.words.speech import Words
from tests.bots.outsiders import Brooder, Cheat, Thrower

OURS = "tests.bots.outsiders"
RUNNER = f"{OURS}:Runner"


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["simulate", "--json", "--seed", "s", *arguments]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_a_class_of_another_module_sits_among_ours(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"{RUNNER},timid,timid,timid,timid"
    found = simulated(capsys, "--games", "5", "--bots", bots)
    assert found["bots"] == bots.split(",")
    shame = found["shame_by_bot"]
    assert isinstance(shame, dict)
    assert shame[RUNNER]["value"] == 8


def test_a_policy_in_a_file_plays_as_the_shark_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import standoff.minds

    policy = copy(Path(standoff.minds.__file__).with_name("shark.npz"), tmp_path / "mine.npz")
    wins = [
        simulated(capsys, "--games", "2", "--bots", f"{bot},timid,timid,timid,timid")[
            "money_by_bot"
        ]
        for bot in (str(policy), "great-shark")
    ]
    assert all(isinstance(one, dict) for one in wins)
    assert list(wins[0].values()) == list(wins[1].values())  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", "no bot called 'nobody'; there are accountant"),
        ("tests.bots.nowhere:Bot", "no module"),
        ("nowhere:Bot", "no module nowhere"),
        (f"{OURS}:Nobody", f"{OURS} has no Nobody"),
        (f"{OURS}:NEVER", "is no class that derives from standoff.Bot"),
        (f"{OURS}:Nameless", "has no name"),
        (f"{OURS}:Unmade", "cannot be made: RuntimeError: no model"),
        (f"{OURS}:LiveStroller", "plays Live only"),
        ("nowhere.npz", "no policy of Standoff"),
    ],
)
def test_who_cannot_play_is_refused_in_one_line(
    name: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--games", "1", "--bots", name]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert why in said


@pytest.mark.parametrize(
    ("name", "why"), [(RUNNER, "plays the classic only"), ("nowhere.npz", "is no policy")]
)
def test_a_bot_of_the_classic_is_refused_for_live_in_one_line(
    name: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--live", "--games", "1", "--bots", name]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"standoff: {name} {why}")
    assert said.count("\n") == 1


def test_one_name_may_play_both_editions_and_who_is_lost_stands_still(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    found = simulated(
        capsys, "--live", "--teams", "2x3", "--games", "1", "--bots", f"{OURS}:Stroller"
    )
    assert found["games"] == 1
    assert told(caplog) == [
        "stroller raised RuntimeError: lost; the accountant plays that move (told once)"
    ]


@pytest.mark.parametrize(
    ("bot", "what"),
    [(Thrower(), "raised RuntimeError: no idea"), (Cheat(), "says Withdraw(), which is not among")],
)
def test_a_bot_that_fails_is_replaced_for_that_move_and_it_is_said(
    bot: Bot, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = Game(Options(), seed="s").finish({0: GuardedBot(bot.name, bot)})
    assert game.outcome is not None
    (line,) = told(caplog)
    assert line.startswith(f"{bot.name} {what}")
    said = [line.answers[0] for line in game if 0 in line.answers]
    assert None not in said


def test_a_bot_that_does_not_come_to_an_end_is_waited_for_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = Game(Options(), seed="s").finish({0: GuardedBot("brooder", Brooder(), seconds=0.01)})
    assert game.outcome is not None
    assert [line for line in told(caplog) if "thinks for more than 0.01 s" in line]


def test_a_bot_is_called_in_the_language_it_speaks() -> None:
    titles = [bot_title(RUNNER, Words(language)) for language in ("en", "fr", "it")]
    assert titles == ["Runner", "Fuyard", "Runner"]
    assert bot_title("gone:Away", Words("en")) == "gone:Away"


def test_what_comes_over_a_wire_loads_nothing() -> None:
    for made in (CLASSIC.bot, LIVE.bot):
        with pytest.raises(BotError, match="no bot called"):
            made(RUNNER)


def test_the_starter_passes_its_test_plays_and_is_found_once_it_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["bot", "new", "careful"]) == 0
    assert "standoff simulate --games 200 --bots careful:Careful," in capsys.readouterr().out
    assert main(["bot", "new", "careful"]) == 2
    folder = tmp_path / "careful"
    subprocess.run([sys.executable, "-m", "unittest", "-q"], cwd=folder, check=True)
    # What pip would write, without its network.
    kept = folder / "standoff_careful-0.1.0.dist-info"
    kept.mkdir()
    (kept / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: standoff-careful\nVersion: 0.1.0\n"
    )
    (kept / "entry_points.txt").write_text("[standoff.bots]\ncareful = careful:Careful\n")
    monkeypatch.syspath_prepend(str(folder))
    assert main(["bot", "list", "--language", "en"]) == 0
    assert "Plays at random, but not against two guns." in capsys.readouterr().out
    assert isinstance(make_bot("careful"), GuardedBot)
    assert simulated(capsys, "--games", "1", "--bots", "careful")["games"] == 1
    with pytest.raises(BotError, match="plays the classic only"):
        live_bot_named("careful")


@pytest.mark.parametrize(
    "name", ["../up", "Careful", "class", "shark", "json", "standoff", "1st", ""]
)
def test_a_starter_needs_a_name_a_module_can_have(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["bot", "new", name]) == 2
    assert list(tmp_path.iterdir()) == []


def test_our_own_bots_are_not_guarded() -> None:
    assert not isinstance(bot_named("timid"), GuardedBot)
