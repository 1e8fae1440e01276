"""A room that keeps the ledger of a real table: one pen, every fact once, secrets on phones."""

from collections.abc import Callable

import msgspec
import pytest

from standoff.ledger.classic.facts import (
    AimsNoted,
    AnyFact,
    Hit,
    LoadsNoted,
    Phoned,
    Shared,
    Turned,
    WithdrawalsNoted,
)
from standoff.ledger.live.facts import Ran
from standoff.protocol.deeds.hosting import Lock
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.real import (
    AskPen,
    BeginTable,
    BringBack,
    CloseTable,
    CountAloud,
    GivePen,
    KeepPen,
    Note,
    PassPhone,
    SetTable,
    SitAs,
    TakeBack,
)
from standoff.protocol.deeds.seats import AddBot, Leave, Sit
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.messages import Counting, LedgerWritten
from standoff.protocol.real import LedgerSeen
from standoff.protocol.refusal import Code
from standoff.protocol.tempo import Tempo
from standoff.referee.classic.what_if import Part
from standoff.rooms import entries, stored
from standoff.rooms.classic.ledger_seen import supposed
from standoff.rooms.clockwork import WATCHER_AWAY, due_to_absence
from standoff.rooms.entries import SERVER, Done, Opened
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Tell
from standoff.rooms.tempo import LENGTHS
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet, PowerSet, Role, StageId
from standoff.server.frames import frames, told
from tests.rooms.evening import Evening
from tests.rooms.garden import Garden

NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Edie")
T1 = Turned((20_000, 10_000, 10_000, 5_000, 5_000))
NOBODY = Hit(())
BASE, COP = Options(5), Options(5, PowerSet.ALL, cop=True)


class RealEvening(Evening):
    """Five friends round a table, and a device or five."""

    def __init__(self) -> None:
        super().__init__(real=True)
        self.pen = self.enter("A phone")

    @property
    def seen(self) -> LedgerSeen:
        return self.room.ledger_seen(None)

    def begin(self, options: Options = BASE, *, phones: bool = False) -> "RealEvening":
        self.do(self.pen, SetTable(NAMES, options, phones))
        self.do(self.pen, BeginTable())
        return self

    def note(self, *facts: AnyFact) -> None:
        for fact in facts:
            self.do(self.pen, Note(after=self.seen.facts, fact=fact))


@pytest.fixture
def table() -> RealEvening:
    return RealEvening().begin()


def replayed(evening: Evening) -> Room:
    """The room as it is read from its journal."""
    first, *rest = (stored.decode(stored.encode(entry)) for entry in evening.journal)
    assert isinstance(first, Opened)
    room = entries.opened(first)
    for entry in rest:
        assert isinstance(entry, Done)
        room, _ = entries.done(room, entry)
    return room


def test_whoever_opens_a_real_table_holds_the_pen_and_takes_no_chair() -> None:
    evening = RealEvening()
    assert evening.seen.pen == evening.pen
    assert evening.room.chairs == ()


def test_names_at_the_table_never_look_alike() -> None:
    evening = RealEvening()
    evening.do(evening.pen, SetTable(("Ada", "ada", "", "Dario"), Options(4)))
    assert [chair.name for chair in evening.room.chairs] == ["Ada", "ada 2", "?", "Dario"]


def test_a_fact_of_the_other_edition_is_refused(table: RealEvening) -> None:
    assert table.refused(table.pen, Note(after=0, fact=Ran())) is Code.MALFORMED
    garden = Garden().begin()
    assert garden.refused(garden.pen, Note(after=0, fact=T1)) is Code.MALFORMED


def test_as_many_names_as_players() -> None:
    evening = RealEvening()
    assert evening.refused(evening.pen, SetTable(NAMES, Options(4))) is Code.MALFORMED


def test_a_table_without_names_cannot_begin() -> None:
    evening = RealEvening()
    assert evening.refused(evening.pen, BeginTable()) is Code.TOO_FEW


def test_everybody_is_told_what_was_noted(table: RealEvening) -> None:
    follower = table.enter("Another phone", Kind.WATCHER)
    table.note(T1)
    told = table.heard[follower][-1].message
    assert isinstance(told, LedgerWritten)
    assert told.ledger.step is StageId.LOAD
    assert [one.message for one in told.ledger.told] == ["round", "loot-turned"]


def test_a_round_is_told_from_its_beginning_and_no_earlier(table: RealEvening) -> None:
    table.note(T1, WithdrawalsNoted((3, 4)), NOBODY, NOBODY)
    first = [one.message for one in table.seen.told]
    assert first[0] == "round"
    assert len(first) > 3
    table.note(Shared(), T1)
    assert [one.message for one in table.seen.told] == ["round", "loot-turned"]


def test_only_the_pen_writes(table: RealEvening) -> None:
    other = table.enter("Another phone")
    assert table.refused(other, Note(after=0, fact=T1)) is Code.NO_PEN
    table.do(other, AskPen())
    table.do(table.pen, KeepPen())
    assert table.refused(other, Note(after=0, fact=T1)) is Code.NO_PEN
    table.do(other, AskPen())
    table.do(table.pen, GivePen())
    table.do(other, Note(after=0, fact=T1))
    assert table.refused(table.pen, TakeBack(after=1)) is Code.NO_PEN


def test_a_fact_is_noted_behind_those_its_writer_knew_or_not_at_all(table: RealEvening) -> None:
    table.note(T1)
    assert table.refused(table.pen, Note(after=0, fact=T1)) is Code.STALE


def test_a_command_sent_twice_notes_a_fact_once(table: RealEvening) -> None:
    note = Note(after=0, fact=T1)
    table.do(table.pen, note, 50)
    assert table.do(table.pen, note, 50) is False
    assert table.seen.facts == 1


def test_a_bad_fact_is_refused_with_what_is_wrong_and_its_rule(table: RealEvening) -> None:
    for _ in range(2):  # a command that came twice gets the same answer
        with pytest.raises(RefusedError) as refusal:
            table.do(table.pen, Note(after=0, fact=Turned((5_000,))), 7)
        assert (refusal.value.because, refusal.value.rule) == ("five-notes", "C14")


def test_facts_are_taken_back_and_brought_back(table: RealEvening) -> None:
    table.note(T1, WithdrawalsNoted((1,)), NOBODY)
    table.do(table.pen, TakeBack(after=3, facts=2))
    assert (table.seen.facts, table.seen.undone) == (1, 2)
    table.do(table.pen, BringBack(after=1))
    assert (table.seen.step, table.seen.undone) == (StageId.FAST_VOLLEY, 1)


def test_everybody_sees_what_the_loot_comes_to_for_one_for_two_and_for_all(
    table: RealEvening,
) -> None:
    table.note(T1)
    assert table.seen.stakes == (50_000, 25_000, 10_000, 0, 0)


def test_the_shares_are_there_before_they_are_handed_out(table: RealEvening) -> None:
    table.note(T1, WithdrawalsNoted((3, 4)), NOBODY)
    early = table.seen.split
    table.note(NOBODY)
    split = table.seen.split
    assert early is None
    assert split is not None
    assert split.portions == ((10_000,), (10_000,), (5_000, 5_000))


def test_a_room_read_from_its_journal_is_the_same(table: RealEvening) -> None:
    table.note(T1, WithdrawalsNoted((1,)), Hit((1, 0, 0, 1)), NOBODY)
    table.do(table.pen, TakeBack(after=4))
    table.note(Hit((0, 0, 1)), Shared())
    again = replayed(table)
    assert again.ledger_seen(None) == table.seen
    assert again.real_table().ledger == table.room.real_table().ledger


def test_nobody_plays_an_ordinary_game_at_a_real_table(table: RealEvening) -> None:
    for deed in (Start(), Sit(), AddBot("random")):
        assert table.refused(table.pen, deed) is Code.STALE
    ordinary = Evening()
    (anna,) = ordinary.sit(1)
    assert ordinary.refused(anna, AskPen()) is Code.STALE


def test_a_closed_table_lets_nobody_else_in(table: RealEvening) -> None:
    table.do(table.pen, Lock(on=True))
    with pytest.raises(RefusedError):
        table.enter("Late")


def test_a_game_is_put_away_for_another(table: RealEvening) -> None:
    table.note(T1)
    assert table.refused(table.pen, SetTable(NAMES, BASE)) is Code.STALE
    table.do(table.pen, CloseTable())
    assert table.seen.step is None
    table.begin()
    assert table.seen.facts == 0


def test_every_step_has_its_time_from_when_the_one_before_was_noted(table: RealEvening) -> None:
    lengths = LENGTHS[Tempo.STANDARD]
    for fact, length in (
        (T1, lengths.load),
        (LoadsNoted(), lengths.aim),
        (AimsNoted(), lengths.talk),
    ):
        table.wait(7_000)
        table.note(fact)
        assert length is not None
        assert table.seen.until == table.now + length


def test_the_count_falls_at_one_time_for_all(table: RealEvening) -> None:
    follower = table.enter("Another phone")
    table.do(table.pen, CountAloud())
    counts = [table.heard[one][-1].message for one in (table.pen, follower)]
    assert counts[0] == counts[1]
    assert isinstance(counts[0], Counting)


def test_a_sleeping_phone_keeps_its_place(table: RealEvening) -> None:
    assert due_to_absence(table.room, {table.pen: table.now}, table.now + WATCHER_AWAY) is None


def test_the_pen_of_somebody_who_left_is_there_to_be_taken(table: RealEvening) -> None:
    table.do(table.pen, Leave())
    other = table.enter("Another phone")
    assert table.seen.pen == other


def test_the_referee_answers_from_the_beginning_of_this_round(table: RealEvening) -> None:
    parts = (
        Part(Bullet.BBB, 1),
        Part(Bullet.BANG, 0),
        Part(withdraws=True),
        Part(),
        Part(),
    )
    with pytest.raises(RefusedError):
        supposed(table.room.real_table(), parts)
    table.note(T1, WithdrawalsNoted((0,)))
    told = supposed(table.room.real_table(), parts)
    by_message = {one.message: one.rules for one in told}
    assert by_message["fired"] == ("C35",)
    assert by_message["wounded"] == ("C36",)
    with pytest.raises(RefusedError):
        supposed(table.room.real_table(), parts[:2])


def phones() -> tuple[RealEvening, list[MemberId]]:
    """A table at which phones deal powers and roles."""
    evening = RealEvening()
    evening.do(evening.pen, SetTable(NAMES, COP, phones=True))
    people = [evening.pen, *(evening.enter(f"Phone {name}") for name in NAMES[1:])]
    assert evening.refused(evening.pen, BeginTable()) is Code.TOO_FEW
    for seat, member in enumerate(people):
        evening.do(member, SitAs(seat))
    evening.do(evening.pen, BeginTable())
    return evening, people


def test_phones_deal_powers_and_one_cop_each_to_its_owner() -> None:
    evening, people = phones()
    views = [evening.room.welcome(member, 0).ledger for member in people]
    owns = [seen.view.own for seen in views if seen and seen.view and seen.view.own]
    assert len({own.power for own in owns}) == 5
    assert [own.role for own in owns].count(Role.COP) == 1
    public = evening.seen.view
    assert public is not None
    assert public.own is None


def test_a_chair_is_one_phones(table: RealEvening) -> None:
    evening, people = phones()
    stranger = evening.enter("Stranger")
    assert evening.refused(stranger, SitAs(0)) is Code.FULL
    assert evening.refused(people[0], SitAs(None)) is Code.STALE


def telephoned(call: Callable[[MemberId], bool]) -> RealEvening:
    """Everybody shares, and holds the telephone."""
    evening, people = phones()
    evening.note(T1, WithdrawalsNoted(()), NOBODY, NOBODY, Shared())
    assert evening.seen.holders == (0, 1, 2, 3, 4)
    for member in people:
        assert evening.seen.step is StageId.PHONE
        evening.do(member, PassPhone("call" if call(member) else "pass"))
    return evening


def test_the_telephone_is_laid_down_once_all_have_held_it() -> None:
    evening = telephoned(lambda _: False)
    assert evening.seen.step is StageId.LOOT
    assert evening.seen.view is not None
    assert evening.seen.view.calls == 0


def test_the_telephone_goes_round_again_in_the_next_round() -> None:
    evening = telephoned(lambda _: False)
    members = [chair.member for chair in evening.room.chairs]
    evening.note(T1, WithdrawalsNoted(()), NOBODY, NOBODY, Shared())
    for member in members:
        assert evening.seen.step is StageId.PHONE
        assert member is not None
        evening.do(member, PassPhone("pass"))
    assert evening.seen.step is StageId.LOOT


def test_only_the_cop_may_call_and_nobody_twice() -> None:
    evening, people = phones()
    evening.note(T1, WithdrawalsNoted(()), NOBODY, NOBODY, Shared())
    ledger = evening.room.real_table().ledger
    assert ledger is not None
    assert ledger.dealt is not None
    cop = ledger.dealt.roles.index(Role.COP)
    for seat, member in enumerate(people):
        if seat != cop:
            assert evening.refused(member, PassPhone("call")) is Code.ILLEGAL
    evening.do(people[cop], PassPhone("call"))
    assert evening.refused(people[cop], PassPhone("pass")) is Code.NOT_ASKED
    for seat, member in enumerate(people):
        if seat != cop:
            evening.do(member, PassPhone("pass"))
    assert evening.seen.view is not None
    assert evening.seen.view.calls == 1


def test_a_telephone_that_somebody_cannot_pass_is_noted_by_hand() -> None:
    evening, _ = phones()
    evening.note(T1, WithdrawalsNoted(()), NOBODY, NOBODY, Shared(), Phoned(used=False))
    assert evening.seen.step is StageId.LOOT


def test_frames_of_phones_are_of_one_size_and_hold_nobody_elses_card() -> None:
    evening, people = phones()
    evening.note(T1, WithdrawalsNoted(()), NOBODY, NOBODY, Shared())
    tells = [evening.heard[member][-1] for member in people]
    made = [frame for _, _, frame in frames(evening.room, tells)]
    bodies = [msgspec.json.decode(frame) for frame in made]
    sizes = {len(frame) - len(str(body["n"])) for frame, body in zip(made, bodies, strict=True)}
    assert len(sizes) == 1
    welcomes = [Tell(one, 1, evening.room.welcome(one, evening.now)) for one in people]
    assert len({len(told(evening.room, one.message)) for one in welcomes}) > 1
    assert len({len(frame) for _, _, frame in frames(evening.room, welcomes)}) == 1
    ledger = evening.room.real_table().ledger
    assert ledger is not None
    assert ledger.dealt is not None
    for seat, frame in enumerate(made):
        others = [p for place, p in enumerate(ledger.dealt.powers) if place != seat]
        assert not any(str(power).encode() in frame for power in others)


def test_the_server_alone_does_not_write() -> None:
    evening = RealEvening().begin()
    with pytest.raises(RefusedError):
        evening.do(SERVER, Note(after=0, fact=T1))
