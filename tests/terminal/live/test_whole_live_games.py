"""Whole games of Live on paper: several teams, variants and languages, and what screens keep to."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from rich.cells import cell_len

from standoff.arena.figures import figures_for
from standoff.arena.ground import pillars
from standoff.record.reader import read
from standoff.record.replay import replay
from standoff.record.verify import Fit, verify
from standoff.rules.live.decisions import Freeze
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table
from standoff.terminal.going_on import reopened, unfinished
from standoff.terminal.keeping import RecordKeeper
from standoff.terminal.live.play import LiveGameSetting, LivePlay
from standoff.words.language import Language
from standoff.words.speech import Words
from tests.terminal.consoles import LANGUAGES, HelpSeeker, PaperConsole, Typist, leaving, typing
from tests.terminal.live.games import TABLES, TEMPERS, play_live, wandering

every_table = pytest.mark.parametrize(
    "options", TABLES, ids=lambda one: "-".join(str(team.size) for team in one.teams)
)
every_language = pytest.mark.parametrize("language", LANGUAGES)
ENGLISH = Words("en")


def waiting(console: PaperConsole) -> str:
    """Whoever never walks, and always takes the first answer."""
    if not console.asked:
        return ""
    return "x" if ENGLISH("terminal-live-walk", seconds=10) in " ".join(console.lines[-4:]) else "1"


@every_table
def test_a_game_is_played_to_its_end_and_its_record_fits(options: Options, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    console = play_live(options, wandering(1), record=record)
    assert ENGLISH("terminal-end") in console.text
    assert ENGLISH("table-sums") in console.text
    assert ENGLISH("terminal-all-cards") in console.text
    assert verify(record.read_bytes()).sentence.endswith("a finished game.")


@every_language
@every_table
def test_80_columns_and_24_lines_are_enough_and_no_message_id_is_seen(
    options: Options, language: Language
) -> None:
    console = play_live(options, wandering(2), language=language, seed=2)
    assert [line for line in console.lines if cell_len(line) >= 80] == []
    # Nothing scrolls away before the player has typed something.
    assert [new for new in console.new_lines(language) if len(new) > console.height] == []
    leaks = re.compile(r"\b(terminal|live|table|weapon|team|phase)-|None|\{|\}|\$[a-z]|circles")
    assert [line for line in console.lines if leaks.search(line)] == []


@every_language
def test_every_prompt_answers_a_question_mark_with_the_rules(language: Language) -> None:
    words = Words(language)
    seeker = HelpSeeker(words, wandering(4))
    console = play_live(TABLES[1], seeker, language=language)
    assert words("terminal-end") in console.text
    assert console.text.count(words("terminal-help-title")) == seeker.asked // 2


def test_the_same_seed_and_the_same_answers_make_the_same_record(tmp_path: Path) -> None:
    records = [tmp_path / "first.jsonl", tmp_path / "second.jsonl"]
    for record in records:
        play_live(TABLES[0], wandering(5), record=record)
    first, second = (record.read_bytes() for record in records)
    assert first == second


def test_where_all_froze_is_kept_in_the_record(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    play_live(TABLES[1], wandering(6), record=record)
    freezes = [
        said
        for answers in read(record.read_bytes()).steps
        for said in answers.values()
        if isinstance(said, Freeze)
    ]
    assert len(freezes) == 5
    assert all(freeze.spots for freeze in freezes)


def test_whoever_walks_stands_somewhere_else_at_the_whistle(tmp_path: Path) -> None:
    places = []
    for name, walk in (("still", "x"), ("west", "a20")):
        record = tmp_path / name
        play_live(TABLES[0], typing(["s", "", "1", walk], then=_leave), record=record)
        *_, (_, table, _) = replay(read(record.read_bytes()))
        assert isinstance(table, Table)
        places.append(table.spots[0])
    still, west = places
    assert west.x < still.x


@pytest.mark.parametrize("typed", [3, 6, 12])
def test_whoever_leaves_in_the_middle_keeps_a_record_that_fits(typed: int, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    play_live(TABLES[1], leaving(typed, KeyboardInterrupt, wandering(7)), record=record)
    verdict = verify(record.read_bytes())
    assert verdict.fit is Fit.FITS
    assert "unfinished" in verdict.sentence


def test_a_full_disk_costs_the_record_and_not_the_game() -> None:
    console = PaperConsole(wandering(8))
    setting = LiveGameSetting(TABLES[0], bytes(32), ("timid",) * 5, ENGLISH)
    with suppress(OSError), Path("/dev/full").open("wb") as full:
        LivePlay(setting, console, RecordKeeper(full)).run()
    assert console.text.count("The record cannot be written any further") == 1
    assert ENGLISH("terminal-end") in console.text


OFFER = ENGLISH("terminal-live-out")


def skipping(seed: int) -> Typist:
    """Does not care to watch a round from the Coward's Corner."""
    wander = wandering(seed)
    return lambda console: "s" if OFFER in console.lines[-1] else wander(console)


def after_a_fall(kind: Callable[[int], Typist]) -> str:
    """What a player saw from the moment they were offered to watch."""
    for seed in range(40):
        text = play_live(TABLES[0], kind(seed), seed=seed).text
        if OFFER in text:
            return text.split(OFFER, 1)[1]
    pytest.fail("nobody fell in 40 games")


def test_whoever_fell_may_watch_the_next_round() -> None:  # L53
    after = after_a_fall(wandering)
    assert ENGLISH("terminal-live-no-card") in after
    assert ENGLISH("terminal-live-skipping") not in after


def test_whoever_fell_may_skip_the_next_round() -> None:
    after = after_a_fall(skipping)
    assert ENGLISH("terminal-live-skipping") in after.splitlines()[1]


def test_pillars_hide_people_from_each_other() -> None:  # L25
    for seed in range(10):
        console = play_live(
            TABLES[0],
            wandering(seed),
            seed=seed,
            obstacles=pillars(figures_for(TABLES[0].gangsters)),
        )
        assert "▒" in console.text
        if "You cannot see" in console.text:
            return
    pytest.fail("everybody saw everybody in 10 games")


def test_slips_while_walking_are_met_kindly() -> None:
    console = play_live(TABLES[0], typing(["s", "", "1", "north", "w3"], then=_leave))
    assert ENGLISH("terminal-live-walk-slip")[:40] in console.text


def test_whoever_waits_and_takes_the_first_answer_comes_to_the_end() -> None:
    assert ENGLISH("terminal-end") in play_live(TABLES[0], waiting).text


def _leave(console: PaperConsole) -> str:
    raise EOFError


@pytest.mark.parametrize("answers", [6, 8, 14])
def test_a_game_that_was_left_goes_on_wherever_that_was(answers: int, tmp_path: Path) -> None:
    options, record = TABLES[0], tmp_path / "game.jsonl"
    play_live(options, leaving(answers, EOFError, wandering(1)), record=record)
    past = unfinished(record).steps
    assert past
    bots = TEMPERS[: options.gangsters - 1]
    setting = LiveGameSetting(options, bytes(32), bots, ENGLISH, past=past)
    console = PaperConsole(wandering(2))
    file, before = reopened(record)
    with file:
        LivePlay(setting, console, RecordKeeper(file, before)).run()
    assert "The game goes on where it was left, in round" in console.text
    assert verify(record.read_bytes()).sentence.endswith("a finished game.")
