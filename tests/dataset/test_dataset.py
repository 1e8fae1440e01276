"""`standoff dataset`: numbers that are exactly what each seat saw, of games that may be used."""

import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np
import pytest

from standoff.cli.main import main
from standoff.dataset.bot_games import BotGames
from standoff.dataset.decisions import Seen, game_rows, observed
from standoff.dataset.split import PARTS, part_of
from standoff.env.classic.position import legal_for, shares
from standoff.env.classic.redeal import redealt
from standoff.protocol.deeds.lobby import Ready
from standoff.record.lines import NOTHING
from standoff.record.reader import Record, read
from standoff.record.replay import replay
from standoff.record.verify import Fit, verify
from standoff.record.writer import Writer
from standoff.rooms.entries import Entry, rooms
from standoff.rooms.records import records
from standoff.rooms.server_deeds import Permit
from standoff.rules.asks import Seat
from standoff.rules.chance import house_part
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.game import asks
from standoff.schema.encoding import Numbers, encoder
from standoff.schema.observation import SCHEMA
from tests.properties.games import Temper
from tests.record.games import random_record, sealed_record
from tests.rooms.evening import Evening

EVERYTHING = Options(6, "all+backstab", True, "closed")
TABLES = (Options(4), EVERYTHING)
BOTS = ("great-shark", "fox", "random", "accountant", "bully", "timid")
SPLIT = (80, 10, 10)


def bots_record(options: Options, number: int = 0) -> bytes:
    return BotGames(options, BOTS[: options.players], b"tests").record(number)


def decided(record: Record) -> Iterator[tuple[Table, Seat, object, Table]]:
    """Who was asked at which table, what they said, and how the game ended."""
    tables = [one.table for one in replay(record)]
    for before, answers in zip(tables, record.steps, strict=False):
        assert isinstance(before, Table)
        assert isinstance(tables[-1], Table)
        for seat, said in answers.items():
            yield before, seat, said, tables[-1]


def made(tmp_path: Path, *arguments: str, status: int = 0) -> dict[str, dict[str, np.ndarray]]:
    """The files of a dataset, by part."""
    assert main(["dataset", *arguments, "--to", str(tmp_path)]) == status
    found = {}
    for part in PARTS:
        with np.load(tmp_path / f"{part}.npz", allow_pickle=False) as file:
            found[part] = dict(file)
    return found


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["dataset", *arguments]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


@pytest.mark.parametrize("options", TABLES, ids=["base", "everything"])
def test_reading_back_gives_what_the_readable_rules_encode(
    options: Options, tmp_path: Path
) -> None:
    kept = tmp_path / "records"
    kept.mkdir()
    for number in range(3):
        (kept / f"{number}.jsonl").write_bytes(bots_record(options, number))
    found = made(tmp_path / "data", str(kept))
    rows = {
        (str(part["games"][part["game"][row]]), int(part["step"][row]), int(part["seat"][row])): (
            part["observation"][row],
            part["mask"][row],
            int(part["action"][row]),
            float(part["outcome"][row]),
        )
        for part in found.values()
        for row in range(len(part["action"]))
    }
    expected = 0
    for file in kept.iterdir():
        data = file.read_bytes()
        game = sha256(data).hexdigest()[:16]
        tables: list[Table] = []
        for before, seat, said, end in decided(read(data)):
            if not tables or tables[-1] is not before:
                tables.append(before)
            seen, mask, action, outcome = rows[game, len(tables) - 1, seat]
            (encoded,) = encoder(options).observations(before, (seat,))
            may = legal_for(before, seat)
            assert np.array_equal(seen, encoded)
            assert bytes(mask) == may.mask
            assert may.decisions[action] == said
            assert outcome == pytest.approx(shares(end)[seat])
            expected += 1
    assert len(rows) == expected > 100


def leaks(seen: Seen) -> bool:
    """Whether what a row tells depends on what its seat may not know."""
    record, dice = read(bots_record(EVERYTHING)), Random(1)
    return any(
        not np.array_equal(seen(table, seat), seen(redealt(table, seat, dice), seat))
        for table, seat, _, _ in decided(record)
    )


def _with(field: str, taken: Callable[[Table, Seat], Numbers]) -> Seen:
    def seen(table: Table, seat: Seat) -> Numbers:
        row = observed(table, seat).copy()
        row[SCHEMA.slices[field]] = taken(table, seat)
        return row

    return seen


def _neighbours(field: str) -> Callable[[Table, Seat], Numbers]:
    def taken(table: Table, seat: Seat) -> Numbers:
        row: Numbers = observed(table, (seat + 1) % len(table.gangsters))[SCHEMA.slices[field]]
        return row

    return taken


def test_no_row_tells_what_its_seat_may_not_know() -> None:
    assert not leaks(observed)


@pytest.mark.parametrize("field", ["hand", "loaded", "power", "role"])
def test_a_leak_of_another_seat_is_caught(field: str) -> None:
    assert leaks(_with(field, _neighbours(field)))


def test_bots_play_records_that_fit_and_say_that_all_were_bots() -> None:
    for options in TABLES:
        data = bots_record(options)
        assert verify(data).fit is Fit.FITS
        assert read(data).draws[0].house == tuple(range(options.players))


def test_games_of_people_are_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = Options(4)
    on_a_server = sealed_record(options, "people", [bytes([7] * 32), NOTHING, NOTHING, NOTHING])
    for name, lines in (
        ("terminal", random_record(options, "one")),
        ("server", on_a_server),
        ("unfinished", bots_record(options).splitlines(keepends=True)[:9]),
    ):
        (tmp_path / f"{name}.jsonl").write_bytes(b"".join(lines))
    (tmp_path / "bots.jsonl").write_bytes(bots_record(options))
    made(tmp_path / "data", str(tmp_path))
    card = json.loads((tmp_path / "data" / "card.json").read_bytes())
    assert card["games"] == 1
    assert card["left_out"] == {
        "does not say who was a bot": 1,
        "people played, and not all of them permitted it": 1,
        "was not finished": 1,
    }
    assert "Ada" not in (tmp_path / "data" / "README.md").read_text("utf-8")
    told = refused(capsys, str(tmp_path / "server.jsonl"), "--to", str(tmp_path / "none"))
    assert "no game can be used (1: people played, and not all of them" in told


def test_a_game_of_people_is_taken_without_their_names_where_all_permitted_it(
    tmp_path: Path,
) -> None:
    evening = Evening(Options(4), house="en")
    ada, bea = evening.enter("Unmistakable"), evening.enter("Bea")
    for member in (ada, bea):
        evening.do(0, Permit(member))
    evening.wait(20_000)
    while evening.room.stage == "game":
        evening.pass_window()
    # In the next game one of them has thought otherwise of that one alone.
    for member in (ada, bea):
        evening.do(member, Ready())
    evening.do(0, Permit(bea, on=False))
    while evening.room.stage == "game":
        evening.pass_window()
    first, second = records(evening.journal)
    assert not read(first).permitted, "taken back for all games so far"
    assert not read(second).permitted
    (only,) = records(evening.journal[: _end_of_the_first(evening.journal)])
    assert read(only).permitted
    (tmp_path / "permitted.jsonl").write_bytes(only)
    made(tmp_path / "data", str(tmp_path / "permitted.jsonl"))
    card = json.loads((tmp_path / "data" / "card.json").read_bytes())
    assert card["games"] == 1
    assert card["players"]["a person"] == 2
    for file in (tmp_path / "data").iterdir():
        assert b"Unmistakable" not in file.read_bytes()


def _end_of_the_first(rows: Sequence[Entry]) -> int:
    """How many rows there were when the first game was over."""
    return next(n for n, room in enumerate(rooms(rows), 1) if room.stage == "report")


def test_somebody_who_came_late_makes_it_a_game_of_people() -> None:
    record = read(bots_record(Options(4)))
    record.plays_on[1] = {0: "Ada"}
    with pytest.raises(ValueError, match="people played"):
        game_rows(b"", record)


def house_record(options: Options, text: str, temper: Temper) -> bytes:
    """A random game in which the house speaks for every seat."""
    table_seed = sha256(text.encode()).digest()
    parts = [house_part(table_seed, seat) for seat in range(options.players)]
    played = read(b"".join(sealed_record(options, text, parts, temper)))
    assert played.seed is not None
    assert played.outcome is not None
    writer = Writer()
    lines = [
        writer.sealed_game(options, played.opening.names, played.opening.fingerprint),
        writer.draw(played.draws[0].commitments, range(options.players), ()),
    ]
    tables = [one.table for one in replay(played)]
    for table, answers in zip(tables, played.steps, strict=False):
        lines.append(writer.step(asks(table), answers))
    return b"".join([*lines, writer.seed(played.seed), writer.outcome(played.outcome)])


def test_silence_is_no_decision() -> None:
    data = house_record(EVERYTHING, "hush", Temper(silence=0.5))
    said = [said for _, _, said, _ in decided(read(data))]
    rows = game_rows(data, read(data))
    assert rows.silences >= said.count(None) > 10  # a hand of two may be silent alone
    assert len(rows.action) + rows.silences == len(said)


def test_a_game_lies_in_one_part_whatever_else_is_there(tmp_path: Path) -> None:
    few = made(tmp_path / "few", "--play", "10", "--bots", "random", "--seed", "s")
    more = made(tmp_path / "more", "--play", "30", "--bots", "random", "--seed", "s")
    where = {str(game): part for part, one in more.items() for game in one["games"]}
    assert len(where) == 30
    for part, one in few.items():
        assert all(where[str(game)] == part for game in one["games"])
    assert [part_of(game, (1, 0, 0)) for game in where] == ["train"] * 30
    counts = [part_of(str(number), SPLIT) for number in range(2000)]
    assert counts.count("train") == pytest.approx(1600, abs=80)


def test_the_same_command_writes_the_same_bytes_and_the_card_names_them(tmp_path: Path) -> None:
    for name in ("one", "two"):
        made(tmp_path / name, "--play", "6", "--bots", "fox", "--seed", "s", "--powers", "all")
    for file in (tmp_path / "one").iterdir():
        assert file.read_bytes() == (tmp_path / "two" / file.name).read_bytes()
    card = json.loads((tmp_path / "one" / "card.json").read_bytes())
    assert card["schema_hash"] == SCHEMA.hash
    assert card["players"] == {"fox": 30}
    assert card["options"][0]["options"]["powers"] == "all"
    for one in card["files"].values():
        assert sha256((tmp_path / "one" / one["file"]).read_bytes()).hexdigest() == one["sha256"]
    assert str(tmp_path) not in json.dumps(card)


def test_records_that_are_kept_make_the_same_dataset(tmp_path: Path) -> None:
    kept = str(tmp_path / "kept")
    made(tmp_path / "one", "--play", "4", "--bots", "random", "--seed", "s", "--keep", kept)
    made(tmp_path / "two", kept, str(tmp_path / "kept" / "000001.jsonl"))
    for part in PARTS:
        one, two = ((tmp_path / name / f"{part}.npz").read_bytes() for name in ("one", "two"))
        assert one == two
    card = json.loads((tmp_path / "two" / "card.json").read_bytes())
    assert card["left_out"] == {"was there already": 1}


def test_a_damaged_record_is_named_and_the_others_are_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = bots_record(Options(4))
    (tmp_path / "good.jsonl").write_bytes(good)
    (tmp_path / "bad.jsonl").write_bytes(good.replace(b'"stay"', b'"withdraw"', 1))
    found = made(tmp_path / "data", str(tmp_path), status=1)
    assert sum(len(part["games"]) for part in found.values()) == 1
    assert "bad.jsonl: line" in capsys.readouterr().err


def test_parquet_says_what_it_needs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("standoff.cli.dataset.find_spec", {}.get)
    told = refused(capsys, "--play", "1", "--format", "parquet", "--to", str(tmp_path))
    assert "needs pyarrow, which is not installed" in told


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="an extra that few need")
    found = made(tmp_path / "npz", "--play", "3", "--bots", "random", "--seed", "s")["train"]
    told = ["--play", "3", "--bots", "random", "--seed", "s", "--format", "parquet", "--to"]
    assert main(["dataset", *told, str(tmp_path / "parquet")]) == 0
    rows = parquet.read_table(tmp_path / "parquet" / "train.parquet").to_pydict()
    for name in ("observation", "mask", "action", "seat", "step", "outcome"):
        assert np.array_equal(np.array(rows[name]), found[name])
    assert rows["game"] == found["games"][found["game"]].tolist()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "name records, or say --play N"),
        (["--play", "0"], "--play must be at least 1"),
        (["--play", "1", "x.jsonl"], "one of the two"),
        (["none.jsonl"], "none.jsonl cannot be read"),
        (["x.jsonl", "--keep", "y"], "--keep is for the games of --play"),
        (["--play", "1", "--split", "0", "0", "0"], "not all 0"),
        (["--play", "1", "--bots", "nobody"], "nobody"),
    ],
)
def test_a_slip_is_told_in_one_line(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in refused(capsys, *arguments, "--to", str(tmp_path / "data"))


def test_a_folder_with_something_in_it_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine").touch()
    assert "is not empty" in refused(capsys, "--play", "1", "--to", str(tmp_path))
