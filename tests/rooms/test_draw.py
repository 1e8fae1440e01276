"""The draw: all commit, all is told, then parts are opened; nobody chooses who knows the others'."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from standoff.protocol.deeds.drawing import Commit, OpenPart
from standoff.protocol.deeds.hosting import CallOff, Kick
from standoff.protocol.deeds.lobby import Ready, Start
from standoff.protocol.deeds.seats import AddBot, Leave, Reorder, Sit, StandUp
from standoff.protocol.messages import Report, RoomChanged
from standoff.protocol.refusal import Code
from standoff.protocol.sent import MemberDeed
from standoff.record.verify import Fit, verify
from standoff.rooms.clockwork import STALL, due
from standoff.rooms.deeds import drawing
from standoff.rooms.draw import HASTE, PATIENCE, begun
from standoff.rooms.public import PROMISED
from standoff.rooms.records import record, records
from standoff.rooms.room import Stage
from standoff.rooms.server_deeds import DrawOn, Stalled
from standoff.rules.chance import Seeded, commitment, fingerprint, game_seed, house_part
from standoff.rules.classic.options import POOLS, Options
from standoff.rules.classic.words import PowerSet
from tests.rooms.evening import Evening

NOTHING = bytes(32)


def seated(people: int = 4, *, committed: int | None = None) -> tuple[Evening, list[int]]:
    """People at a table of four, of whom so many have devices that commit; bots fill it."""
    evening = Evening(Options(4, PowerSet.STARTER), seed=b"\x07" * 32)
    members = evening.sit(people)
    for _ in range(4 - people):
        evening.do(members[0], AddBot("random"))
    evening.commit(*members[:committed])
    return evening, members


def test_everything_is_fixed_and_told_before_anybody_opens() -> None:
    evening, (anna, bert, carl) = seated(3)
    parts = [evening.part(member) for member in (anna, bert, carl)]
    evening.do(anna, Start())
    assert evening.stage() is Stage.LOBBY
    room = evening.told(bert, RoomChanged)[-1].room
    assert room.fingerprint == fingerprint(evening.room.seed)
    assert room.draw is not None
    bots = house_part(evening.room.seed, 3)
    expected = tuple(commitment(part) for part in (*parts, bots))
    assert (room.draw.round.commitments, room.draw.round.house) == (expected, (3,))
    evening.open_parts(anna, carl)
    assert evening.room.game is None
    evening.open_parts(bert)
    assert evening.stage() is Stage.GAME
    assert evening.game.contributions == (*parts, bots)
    chance = Seeded(game_seed(evening.game.seed, evening.game.contributions))
    assert evening.classic.chance == chance


def test_nobody_hears_a_part_before_the_game_is_over() -> None:
    evening, members = seated()
    parts = {member: evening.part(member).hex().encode() for member in members}
    evening.do(members[0], Start())
    evening.open_parts(*members)
    for listener in members:
        heard = b"".join(evening.all_told(listener))
        assert not any(part in heard for part in parts.values())
    evening.do(members[0], CallOff())
    told = evening.told(members[1], Report)[-1]
    assert told.contributions == tuple(part.decode() for part in parts.values())
    assert told.draws == evening.game.draws


def test_alone_among_bots_the_deal_follows_the_opened_part_at_once() -> None:
    evening, (anna,) = seated(1)
    evening.do(anna, Start())
    began = evening.now
    evening.open_parts(anna)
    assert (evening.stage(), evening.now) == (Stage.GAME, began)


def test_scripts_and_sleepers_add_nothing_and_are_not_waited_for() -> None:
    evening, (anna, bert, *_) = seated(4, committed=2)
    seen = evening.told(anna, RoomChanged)[-1].room
    assert [chair.committed for chair in seen.chairs] == [True, True, False, False]
    evening.do(anna, Start())
    evening.open_parts(anna, bert)
    assert evening.game.contributions[2:] == (NOTHING, NOTHING)
    assert evening.game.draws[0].commitments[2:] == ("", "")


def test_where_nobody_adds_anything_the_fingerprint_does_not_tell_the_deal() -> None:
    evening, (anna, *_) = seated(4, committed=0)
    evening.do(anna, Start())
    assert evening.stage() is Stage.GAME
    game = evening.game
    assert game_seed(game.seed, game.contributions).hex() != fingerprint(game.seed)


def test_who_does_not_open_is_named_and_all_others_commit_anew_once() -> None:
    evening, (anna, bert, carl, dora) = seated()
    evening.do(anna, Start())
    first = [evening.part(member) for member in (anna, carl, dora)]
    evening.open_parts(anna, carl, dora)
    evening.wait(PATIENCE)
    draw = evening.told(anna, RoomChanged)[-1].room.draw
    assert draw is not None
    assert (draw.before[0].missing, draw.opening, draw.waiting) == ((1,), False, (0, 2, 3))
    assert evening.refused(bert, Commit("ab" * 32)) is Code.STALE
    again = [evening.part(member) for member in (anna, carl, dora)]
    assert not set(first) & set(again)
    evening.commit(anna, carl, dora)
    assert evening.room.game is None
    evening.open_parts(carl, dora, anna)
    assert evening.game.contributions == (again[0], NOTHING, *again[1:])
    evening.do(anna, CallOff())
    verdict = verify(record(evening.game))
    assert verdict.fit is Fit.FITS, verdict.sentence
    assert "Bert did not open what they had committed to" in verdict.sentence


def test_after_the_second_round_play_begins_without_those_who_failed() -> None:
    evening, (anna, bert, carl, dora) = seated()
    evening.do(anna, Start())
    evening.open_parts(anna, bert, carl)
    evening.wait(PATIENCE)
    evening.commit(anna, bert)
    evening.wait(PATIENCE)
    part = evening.part(anna)
    evening.open_parts(anna)
    evening.wait(PATIENCE)
    assert evening.game.contributions == (part, NOTHING, NOTHING, NOTHING)
    assert [one.missing for one in evening.game.draws] == [(3,), (1, 2)]
    assert evening.refused(dora, OpenPart("00" * 32)) is Code.STALE
    evening.do(anna, CallOff())
    assert verify(record(evening.game)).fit is Fit.FITS


def test_where_nobody_opens_play_begins_all_the_same() -> None:
    evening, (anna, *_) = seated()
    evening.do(anna, Start())
    evening.wait(PATIENCE)
    assert evening.stage() is Stage.GAME
    assert evening.game.contributions == (NOTHING,) * 4


@pytest.mark.parametrize(
    "deed",
    [StandUp(), Reorder((3, 2, 1, 0)), Ready(), Commit("ab" * 32)],
    ids=lambda d: type(d).__name__,
)
def test_nobody_stops_a_draw_to_wait_for_a_better_one(deed: MemberDeed) -> None:
    evening, (anna, bert, *_) = seated()
    evening.do(anna, Start())
    evening.open_parts(anna)
    assert evening.refused(bert, deed) is Code.STALE
    assert evening.refused(anna, Start()) is Code.STALE


@pytest.mark.parametrize(
    "go", [lambda _, b: (b, Leave()), lambda a, _: (a, Kick(1))], ids=["leave", "kick"]
)
def test_who_goes_in_a_draw_is_named_and_a_stand_in_plays(
    go: Callable[[int, int], tuple[int, MemberDeed]],
) -> None:
    evening, (anna, bert, carl, dora) = seated()
    evening.do(anna, Start())
    evening.open_parts(anna, carl, dora)
    evening.do(*go(anna, bert))
    late = evening.enter("Egon")
    assert evening.room.seat_of(late) is None
    assert evening.refused(late, Sit()) is Code.STALE
    evening.wait(PATIENCE)
    evening.commit(anna, carl, dora)
    evening.open_parts(anna, carl, dora)
    assert evening.game.draws[0].missing == (1,)
    assert evening.game.chairs[1].stand_in


def test_a_server_that_was_away_waits_for_devices_once_more() -> None:
    evening, members = seated()
    evening.do(members[0], Start())
    draw = evening.room.draw
    assert draw is not None
    stalled = due(evening.room, evening.bots, draw.until + STALL)
    assert isinstance(stalled, Stalled)
    assert isinstance(due(evening.room, evening.bots, draw.until + STALL - 1), DrawOn)
    evening.now += 10 * PATIENCE
    evening.open_parts(*members)
    assert [one.missing for one in evening.game.draws] == [()]


def test_parts_go_with_their_chairs_and_count_for_one_game() -> None:
    evening, (anna, bert, *_) = seated(4, committed=2)
    parts = [evening.part(anna), evening.part(bert)]
    evening.do(anna, Reorder((3, 1, 2, 0)))
    evening.do(anna, Start())
    evening.open_parts(bert, anna)
    assert evening.game.contributions == (NOTHING, parts[1], NOTHING, parts[0])
    evening.do(anna, CallOff())
    evening.do(anna, Start())
    assert evening.game.contributions == (NOTHING,) * 4


# The house plays too: it knows the sealed seed, and sees every part as soon as it is opened.


def ground(evening: Evening, member: int, wanted: str) -> bytes:
    """A part with which the operator, who knows everything else, would be dealt this power."""
    draw, seat = evening.room.draw, evening.room.seat_of(member)
    assert draw is not None
    assert seat is not None
    pool = POOLS[PowerSet.STARTER]
    for number in range(1000):
        part = number.to_bytes(32, "big")
        given = [*draw.contributions()]
        given[seat] = part
        if Seeded(game_seed(evening.room.seed, given)).power(seat, pool) == wanted:
            return part
    raise AssertionError("some part in a thousand deals any power")


def test_an_operator_who_grinds_a_part_with_the_seed_known_cannot_open_it() -> None:
    evening, (operator, *others) = seated()
    evening.do(operator, Start())
    evening.open_parts(*others)
    better = ground(evening, operator, "unbreakable")
    assert evening.refused(operator, OpenPart(better.hex())) is Code.ILLEGAL
    assert evening.refused(operator, Commit(commitment(better))) is Code.STALE
    # Not to open is the one thing left: it is named, and brings nothing into the next round.
    evening.wait(PATIENCE)
    assert evening.refused(operator, Commit(commitment(better))) is Code.STALE
    evening.commit(*others)
    evening.open_parts(*others)
    assert evening.game.contributions[0] == NOTHING
    assert evening.game.draws[0].missing == (0,)


def test_a_server_changed_to_let_its_operator_choose_last_is_caught_by_verify(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The old order, planted: a part is taken as it comes, whatever it was bound to."""
    evening, (operator, *others) = seated()
    evening.do(operator, Start())
    evening.open_parts(*others)
    better = ground(evening, operator, "unbreakable")
    bound = evening.room.draw
    assert bound is not None
    monkeypatch.setattr(drawing, "commitment", lambda _: bound.round.commitments[0])
    evening.do(operator, OpenPart(better.hex()))
    monkeypatch.undo()
    assert evening.classic.gangsters[0].power == "unbreakable"
    evening.do(operator, CallOff())
    verdict = verify(record(evening.game))
    assert verdict.fit is Fit.MISFIT
    assert "a part of seat 0 that is not what it committed to" in verdict.sentence


def test_every_record_of_an_evening_is_made_from_its_rows() -> None:
    evening, members = seated()
    evening.do(members[0], Start())
    evening.open_parts(*members)
    evening.do(members[0], CallOff())
    (made,) = records(evening.journal)
    assert made == record(evening.game)
    assert made.count(b'"line":"draw"') == 1


def test_a_table_of_before_goes_on_as_it_was_until_a_device_commits() -> None:
    evening = Evening()
    evening.room = replace(evening.room, commits=False)
    anna, *_ = evening.sit(4)
    evening.do(anna, Start())
    assert b'"format":1' in record(evening.game)
    evening.do(anna, CallOff())
    evening.commit(anna)
    evening.do(anna, Start())
    evening.open_parts(anna)
    assert b'"format":2' in record(evening.game)


def test_where_somebody_waits_for_their_card_the_time_left_is_shared_by_the_steps_to_come() -> None:
    evening, _ = seated()
    draw = begun(evening.room.seed, evening.room.chairs, 4, 1_000, 16_000)
    assert draw.until == 1_000 + 5_000
    assert draw.patience(16_000) == draw.patience(20_000) == HASTE
    anew = draw.opened(0, NOTHING).opened(1, NOTHING).going(4_000, time_is_up=True)
    assert (anew.opening, len(anew.before)) == (False, 1)
    assert anew.until == 4_000 + 6_000
    last = anew.committed(0, "hash").going(6_000, time_is_up=True)
    assert last.opening
    assert last.waiting == {0}
    assert last.until == 16_000
    patient = begun(evening.room.seed, evening.room.chairs, 4, 1_000)
    assert patient.until == 1_000 + PATIENCE


def test_strangers_have_drawn_half_a_second_before_their_card_was_promised() -> None:
    evening = Evening(house="en")
    anna = evening.enter("Anna")
    evening.commit(anna)
    promised = evening.room.fills_at
    assert promised is not None
    evening.now = promised
    evening.let_due()
    draw = evening.room.draw
    assert draw is not None
    assert draw.by == promised + PROMISED - drawing.TO_SHOW
    evening.open_parts(anna)
    assert evening.window.shown_at <= promised + PROMISED
