"""Records of a room's games: sealed while they are played, and open to all once they are over."""

import pytest

from standoff.protocol.deeds.hosting import CallOff
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.messages import Report
from standoff.protocol.refusal import Code
from standoff.protocol.tempo import Tempo
from standoff.record.verify import Fit, verify
from standoff.rooms.records import record, records
from standoff.rooms.room import Stage
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from tests.rooms.evening import Evening, game_of
from tests.rooms.evenings import random_evening


def test_a_game_in_play_has_a_sealed_record() -> None:
    evening, _ = game_of(2)
    evening.close()
    made = record(evening.game)
    assert evening.game.seed.hex().encode() not in made
    verdict = verify(made)
    assert verdict.fit is Fit.FITS
    assert "sealed" in verdict.sentence


def test_a_finished_game_has_a_record_that_can_be_verified() -> None:
    evening, members = game_of(2, Options(5, PowerSet.ALL, cop=True), bots="reckless")
    while not evening.game.over:
        evening.close()
    (made,) = records(evening.journal)
    verdict = verify(made)
    assert verdict.fit is Fit.FITS
    assert "a finished game" in verdict.sentence
    assert evening.told(members[0], Report)[-1].seed.encode() in made


def test_a_game_that_is_called_off_opens_its_seed() -> None:
    evening = Evening()
    anna, bert, *_ = evening.sit(4)
    part = evening.part(bert)
    evening.commit(bert)
    evening.do(anna, Start())
    evening.open_parts(bert)
    evening.close()
    seed = evening.game.seed
    assert evening.refused(bert, CallOff()) is Code.NOT_HOST
    evening.do(anna, CallOff())
    assert evening.stage() is Stage.REPORT
    report = evening.told(bert, Report)[-1]
    assert (report.seed, report.called_off) == (seed.hex(), True)
    assert report.contributions[1] == part.hex()
    (made,) = records(evening.journal)
    assert verify(made).fit is Fit.FITS
    assert "sealed" not in verify(made).sentence
    assert evening.room.seed != seed
    assert evening.refused(anna, CallOff()) is Code.STALE


def test_a_game_that_is_called_off_is_won_by_nobody() -> None:
    evening, (anna, *_) = game_of()
    evening.do(anna, CallOff())
    assert not evening.room.scores


@pytest.mark.parametrize("seed", range(5))
def test_every_game_of_an_evening_has_a_record_that_fits(seed: int) -> None:
    options = Options(5, PowerSet.ALL_AND_BACKSTAB, cop=True)
    evening = random_evening(seed, options, Tempo.QUICK, steps=900)
    made = records(evening.journal)
    assert len(made) == evening.room.games
    for one in made:
        assert verify(one).fit is Fit.FITS
