"""`standoff leaderboard`: a suite that stays as it is, and figures that come out the same again."""

import json
from hashlib import sha256
from pathlib import Path
from shutil import copy
from typing import Any

import pytest

import standoff.minds
from standoff.bots.fingerprint import fingerprint
from standoff.bots.minds.cast import shark
from standoff.cli.hunters import hunters_of
from standoff.cli.main import main
from standoff.cli.policy_option import weights_fingerprint
from standoff.record.lines import table_seed
from standoff.rules.chance import Seeded, game_seed
from standoff.rules.classic.options import PLAYERS, Options
from standoff.rules.classic.words import Money, PowerSet
from standoff.rules.game import deal
from standoff.schema.encoding import encoder
from standoff.simulation.estimates import share
from standoff.simulation.tally import WHOLE_WIN, Sample
from standoff.tournament.board_page import page
from standoff.tournament.leaderboard import entry, parse_leaderboard, won, work
from standoff.tournament.suite import suite

FROZEN = "3359d58fa4af35be"
DEALT = "be2bb93e14ca8fa2"
SHARK = Path(standoff.minds.__file__).with_name("shark.npz")
RUNNER = "tests.bots.outsiders:Runner"
SMALL = ("--games", "10", "--tables", "none")


def played(folder: Path, *arguments: str) -> dict[str, Any]:
    assert main(["leaderboard", *arguments, "--to", str(folder)]) == 0
    found: dict[str, Any] = json.loads((folder / "leaderboard.json").read_bytes())
    return found


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["leaderboard", *arguments]) == 2
    return capsys.readouterr().err


def test_the_suite_is_frozen() -> None:
    # If this fails, figures of before do not compare any more: give the new suite a new name.
    assert (suite().name, suite().hash) == ("standoff suite 1", FROZEN)


def test_the_published_deals_are_frozen() -> None:
    dealt = sha256()
    for options in suite().tables.values():
        for number in range(3):
            seed = sha256(table_seed(suite().seed) + number.to_bytes(8, "big")).digest()
            chance = Seeded(game_seed(seed, ()))
            table, _ = deal(options, chance)
            dealt.update(encoder(options).state(table).tobytes())
            dealt.update(bytes(chance.note(turned) // 5_000 for turned in range(40)))
    assert dealt.hexdigest()[:16] == DEALT


def test_every_option_set_for_five_is_in_the_suite() -> None:
    assert 5 in PLAYERS
    every = {Options(5, p, cop, m) for p in PowerSet for cop in (False, True) for m in Money}
    assert set(suite().tables.values()) == every
    assert len(suite().tables) == len(every)


def test_the_same_command_writes_the_same_page_and_figures(tmp_path: Path) -> None:
    for folder, jobs in (("one", "1"), ("two", "2")):
        played(tmp_path / folder, "great-shark", "random", *SMALL, "--jobs", jobs)
    for name in ("leaderboard.json", "leaderboard.md"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_a_cell_is_what_a_tournament_at_the_same_deals_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (row,) = played(tmp_path, "accountant", *SMALL)["entries"]
    capsys.readouterr()
    told = "--hero accountant --others fox --games 10 --json"
    assert main(["tournament", *told.split()]) == 0
    (match,) = json.loads(capsys.readouterr().out)["heroics"]["matches"]
    assert row["opponents"]["fox"] == match["share"]


def test_whoever_sits_among_copies_of_themselves_has_par() -> None:
    pieces = [piece for piece in work(suite(), "fox", ["none"], 10) if piece[0][1] == "fox"]
    found = {cell: won(deals) for cell, deals in pieces}
    row = entry("fox", "", found, {})
    assert row.mean.value == pytest.approx(0.2)
    assert row.mean.low == row.mean.high


def test_mean_and_worst_are_over_all_tables_and_opponents() -> None:
    found = {
        ("none", "fox"): [WHOLE_WIN, WHOLE_WIN],
        ("none", "mule"): [0, WHOLE_WIN * 2],
        ("all", "fox"): [0, 0],
        ("all", "mule"): [WHOLE_WIN, WHOLE_WIN * 3],
    }
    row = entry("x", "", found, {})
    assert row.games == 40
    assert row.mean.value == pytest.approx(8 / 40)
    assert row.worst.opponent == "fox"
    assert row.worst.share.value == pytest.approx(2 / 20)
    assert row.tables["all"].mean.value == pytest.approx(4 / 20)
    assert row.tables["none"].worst.share.value == pytest.approx(2 / 10)
    # Two deals, one with 2 wins in 20 games and one with 6; cells of one deal hang together.
    deals = Sample()
    for wins in (2, 6):
        deals.add(wins * WHOLE_WIN, 20)
    assert row.mean == share(deals, WHOLE_WIN, paired=True)


def test_one_deal_says_nothing_about_others() -> None:
    row = entry("x", "", {("none", "fox"): [WHOLE_WIN]}, {})
    assert (row.mean.low, row.mean.high) == (0, 1)


def test_files_and_classes_enter_with_fingerprints_of_their_own(tmp_path: Path) -> None:
    policy = copy(SHARK, tmp_path / "mine.npz")
    found = played(tmp_path, str(policy), "great-shark", RUNNER, *SMALL)
    rows = {row["name"]: row for row in found["entries"]}
    assert rows.keys() == {"mine.npz", "great-shark", RUNNER}
    assert rows["mine.npz"]["mean"] == rows["great-shark"]["mean"]
    assert rows["mine.npz"]["fingerprint"] == sha256(SHARK.read_bytes()).hexdigest()[:16]
    assert rows["great-shark"]["fingerprint"] == found["bots"] == fingerprint()
    module = Path("tests/bots/outsiders.py").read_bytes()
    assert rows[RUNNER]["fingerprint"] == sha256(module).hexdigest()[:16]
    assert str(tmp_path) not in (tmp_path / "leaderboard.md").read_text("utf-8")


def test_a_part_of_the_suite_says_so(tmp_path: Path) -> None:
    found = played(tmp_path, "random", *SMALL)
    assert found["is_whole"] is False
    assert "**only a part of it**" in (tmp_path / "leaderboard.md").read_text("utf-8")


def test_entrants_of_before_keep_their_rows_if_they_compare(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = played(tmp_path / "a", "random", *SMALL)
    file = str(tmp_path / "a" / "leaderboard.json")
    both = played(tmp_path / "b", "fox", *SMALL, "--beside", file)
    assert [row["name"] for row in both["entries"]] == ["fox", "random"]
    assert both["entries"][1] == before["entries"][0]
    told = refused(capsys, "fox", "--games", "5", "--tables", "none", "--beside", file)
    assert "do not compare: its games is 10, and here it is 5" in told


def test_a_hunter_belongs_to_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hunted = {
        "target": "folder/policy.npz",
        "policy": weights_fingerprint(shark().weights),
        "options": {"players": 5, "powers": "none", "cop": False, "money": "open"},
        "games": 1000,
        "alone": [0.3, 0.01],
    }
    file = tmp_path / "hunters.jsonl"
    file.write_text(json.dumps(hunted), "utf-8")
    rows = played(tmp_path, "great-shark", "random", *SMALL, "--hunters", str(file))["entries"]
    shares = {row["name"]: row["hunters"] for row in rows}
    assert shares["random"] == {}
    assert shares["great-shark"]["none"]["share"]["value"] == 0.3
    assert "0.300 ± 0.010 (none)" in (tmp_path / "leaderboard.md").read_text("utf-8")
    file.write_text(json.dumps(hunted | {"policy": "0" * 16}), "utf-8")
    told = refused(capsys, "great-shark", *SMALL, "--hunters", str(file))
    assert "which no entrant has" in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nobody"], "nobody"),
        (["random", "--games", "0"], "--games must be at least 1, not 0"),
        (["a/x.npz"], "a/x.npz is no policy of Standoff"),
        (["random", "random"], "two entrants have the same name"),
        (["random", "--beside", "none.json"], "none.json cannot be read"),
        (["random", "--hunters", "none.json"], "is not what `standoff exploit --json` prints"),
    ],
)
def test_a_slip_is_told_in_one_line(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused(capsys, *arguments)
    assert told in said
    assert said.count("\n") == 1


def test_the_published_page_shows_the_published_figures() -> None:
    docs = Path(__file__).parents[2] / "docs"
    board = parse_leaderboard((docs / "leaderboard.json").read_bytes())
    assert (docs / "leaderboard.md").read_text("utf-8") == page(board)
    assert (board.suite, board.suite_hash, board.is_whole) == (suite().name, FROZEN, True)
    assert f"`{FROZEN}`" in (docs / "research.md").read_text("utf-8")
    hunted = hunters_of(docs / "hunters.jsonl", {"great-shark": "great-shark"})
    assert {one.name: one.hunters for one in board.entries if one.hunters} == hunted
