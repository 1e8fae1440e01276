"""Whole games on paper: every option set and language, and what their screens must keep to."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from rich.cells import cell_len

from standoff.record.reader import read
from standoff.record.verify import Fit, verify
from standoff.rules.classic.options import Options
from standoff.terminal.classic.play import Play, Setting
from standoff.terminal.keeping import RecordKeeper
from standoff.words.language import Language
from standoff.words.speech import Words
from tests.terminal.consoles import (
    LANGUAGES,
    OPTION_SETS,
    HelpSeeker,
    PaperConsole,
    Typist,
    dicing,
    first_option,
    fumbling,
    leaving,
    play,
)

every_option_set = pytest.mark.parametrize(
    "options", OPTION_SETS, ids=lambda options: f"{options.powers}{'-cop' * options.cop}"
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_option_set
def test_whoever_always_takes_the_first_answer_comes_to_the_end_of_a_game(
    options: Options, tmp_path: Path
) -> None:
    record = tmp_path / "game.jsonl"
    console = play(options, first_option, record=record)
    assert Words("en")("terminal-end") in console.text
    assert Words("en")("table-sums") in console.text
    assert verify(record.read_bytes()).sentence.endswith("a finished game.")


@every_language
@every_option_set
@pytest.mark.parametrize("typing", [fumbling, dicing])
def test_80_columns_and_24_lines_are_enough_and_no_message_id_is_seen(
    options: Options, language: Language, typing: Callable[[int], Typist]
) -> None:
    console = play(options, typing(1), language=language, seed=1)
    assert [line for line in console.lines if cell_len(line) >= 80] == []
    # Nothing scrolls away before the player has typed something.
    assert [new for new in console.new_lines(language) if len(new) > console.height] == []
    leaks = re.compile(r"\b(terminal|replay|table|entry|power|phase)-|None|\{|\}|\$[a-z]")
    assert [line for line in console.lines if leaks.search(line)] == []


@every_language
@every_option_set
def test_every_prompt_answers_a_question_mark_with_the_rules(
    options: Options, language: Language
) -> None:
    words = Words(language)
    seeker = HelpSeeker(words)
    console = play(options, seeker, language=language)
    assert words("terminal-end") in console.text
    assert seeker.asked > 40
    assert console.text.count(words("terminal-help-title")) == seeker.asked // 2


def test_the_same_seed_and_the_same_answers_make_the_same_record(tmp_path: Path) -> None:
    records = [tmp_path / "first.jsonl", tmp_path / "second.jsonl"]
    for record in records:
        play(OPTION_SETS[-1], dicing(1), record=record)
    first, second = (record.read_bytes() for record in records)
    assert first == second


@every_option_set
@pytest.mark.parametrize("typed", [3, 10, 17])
@pytest.mark.parametrize("leaves", [EOFError, KeyboardInterrupt])
def test_whoever_leaves_in_the_middle_keeps_a_record_that_fits(
    options: Options, typed: int, leaves: type[BaseException], tmp_path: Path
) -> None:
    record = tmp_path / "game.jsonl"
    play(options, leaving(typed, leaves, first_option), record=record)
    verdict = verify(record.read_bytes())
    assert verdict.fit is Fit.FITS
    assert "unfinished" in verdict.sentence


def test_each_step_is_in_the_file_before_the_next_question(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    kept: list[int] = []

    def typist(console: PaperConsole) -> str:
        kept.append(len(read(record.read_bytes()).steps))
        return first_option(console)

    play(OPTION_SETS[0], typist, record=record)
    # The introduction and the deal take two Enters; then come load, aim and nerve of round 1.
    assert kept[:6] == [0, 0, 0, 1, 2, 3]


def test_a_full_disk_costs_the_record_and_not_the_game() -> None:
    console = PaperConsole(first_option)
    setting = Setting(OPTION_SETS[0], bytes(32), ("timid",) * 3, Words("en"))
    with suppress(OSError), Path("/dev/full").open("wb") as full:
        Play(setting, console, RecordKeeper(full)).run()
    assert console.text.count("The record cannot be written any further") == 1
    assert Words("en")("terminal-end") in console.text


def test_a_player_who_dies_may_skip_to_the_end() -> None:
    words = Words("en")
    for seed in range(100):
        console = play(OPTION_SETS[0], _reckless, seed=seed)
        if words("terminal-skipping") in console.text:
            _, after = console.text.split(words("terminal-skipping"))
            assert after.lstrip().startswith(f"── {words('terminal-end')}")
            return
    pytest.fail("nobody died in 100 games")


def test_a_player_who_dies_may_watch_the_others_round_by_round() -> None:
    words = Words("en")
    for seed in range(100):
        console = play(OPTION_SETS[0], first_option, seed=seed)
        if words("terminal-watch-round") in console.text:
            _, after = console.text.split(words("terminal-watch"), 1)
            assert words("terminal-load") not in after
            assert words("terminal-board-aim") in after
            return
    pytest.fail("nobody died in 100 games")


def _reckless(console: PaperConsole) -> str:
    """Stays under every gun, and does not care to watch."""
    offers_to_skip = Words("en")("terminal-watch") in console.lines[-1]
    return "s" if offers_to_skip else first_option(console)
