"""Bots speak in character and sparingly, from what everybody sees and dice of their own."""

from collections import Counter
from functools import partial
from random import Random

import pytest

from standoff.bots.company import Company
from standoff.bots.outside import bot_named
from standoff.record.lines import open_seed, table_seed
from standoff.rooms.spoken import TAUNTS, is_coarse
from standoff.rules.classic.options import Options
from standoff.rules.game import asks, deal, redact, step, view
from standoff.voices.remark import Cause, Remark, causes, remark
from standoff.voices.voice import IDS, VOICES, Tone, voice_of
from standoff.words.families import FAMILIES, TEMPERAMENTS
from standoff.words.language import Language
from standoff.words.speech import Words

BOTS = ("accountant", "grudge", "reckless", "timid", "random")


def heard(number: int, bots: tuple[str, ...] = BOTS) -> list[Remark]:
    """Everything that bots say in one game."""
    options = Options(len(bots))
    chance = open_seed(table_seed(f"voices {number}"), len(bots)).chance()
    company = Company({seat: bot_named(bot) for seat, bot in enumerate(bots)}, chance.seed)
    table, _ = deal(options, chance)
    said, place = [], 0
    while asking := asks(table):
        before = table
        answers = company.answers(asking, partial(view, table))
        table, events = step(table, answers)
        seen = [redact(event, None) for event in events]
        public = view(before, None), seen, view(table, None)
        place += 1
        one = remark(*public, dict(enumerate(bots)), Random(f"{number}/{place}"))
        if one is not None:
            tone = Tone(one.words.split("-")[1])
            assert Cause(one.seat, tone, one.at) in list(causes(*public))
            assert table[one.seat].alive
            said.append(one)
    return said


GAMES = [heard(number) for number in range(30)]


def test_bots_are_sparing() -> None:
    counts = [len(game) for game in GAMES]
    assert 2 < sum(counts) / len(counts) < 8
    assert max(counts) <= 16  # no more than every window but those that load


def test_each_speaks_with_its_own_voice() -> None:
    spoken = Counter((BOTS[one.seat], one.words.split("-")[0]) for game in GAMES for one in game)
    assert spoken.keys() == {(bot, bot) for bot in BOTS}


def test_the_timid_are_afraid_and_the_reckless_threaten() -> None:
    tones = Counter(one.words.rsplit("-", 1)[0] for game in GAMES for one in game)
    assert tones["timid-fear"] > tones["timid-threat"]
    assert tones["reckless-threat"] > tones["reckless-fear"]
    assert {words.split("-")[1] for words in tones} == set(Tone)


def test_every_bot_that_comes_with_the_game_has_a_voice_and_a_teacher_none() -> None:
    assert {voice_of(name) for name in TEMPERAMENTS} == set(VOICES)
    assert voice_of("lesson") is None
    assert voice_of("my_bots:Mine") is None


def test_every_phrase_has_words_that_families_may_hear() -> None:
    assert set(FAMILIES["voice"]) == set(IDS)
    for language in Language:
        texts = [Words(language)(f"voice-{one}") for one in IDS]
        assert len(set(texts)) == len(texts)
        assert not any(map(is_coarse, texts))
        assert max(map(len, texts)) <= 40


def test_what_bots_say_is_told_from_what_people_say_by_its_id() -> None:
    assert not set(IDS) & set(TAUNTS)
    assert not any(one.startswith(("threat-", "plea-", "deal-", "joke-")) for one in IDS)


def test_a_view_that_knows_more_than_a_watcher_is_refused() -> None:
    table, _ = deal(Options(4), open_seed(table_seed("voices"), 4).chance())
    with pytest.raises(ValueError, match="everybody sees"):
        remark(view(table, None), [], view(table, 0), {1: "timid"}, Random(1))
