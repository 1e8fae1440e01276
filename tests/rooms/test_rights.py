"""Rights: the table of who may do what holds for every deed, every role and every stage, and stands in the document."""

from pathlib import Path
from typing import get_args

import pytest

from standoff.ledger.classic.facts import Turned
from standoff.protocol.deeds import (
    claims,
    dead,
    drawing,
    hosting,
    lobby,
    outing,
    play,
    real,
    seats,
    sharing,
    talk,
    teams,
)
from standoff.protocol.deeds.deed import Deed
from standoff.protocol.deeds.outing import Admission
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.refusal import Code
from standoff.protocol.seen import Bets
from standoff.protocol.sent import MemberDeed
from standoff.protocol.spoken import SpokenWords
from standoff.protocol.tempo import Tempo
from standoff.rooms import rights
from standoff.rooms.deeds.doing import DOES
from standoff.rooms.refusal import RefusedError
from standoff.rooms.rights import ALWAYS, RIGHTS, Who
from standoff.rooms.room import Stage
from standoff.rooms.server_deeds import AnyDeed
from standoff.rules.classic.decisions import Load, Show
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet
from tests.rooms.evening import Evening, game_of, raw

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
FOUR = ("Ada", "Bruno", "Cleo", "Dario")
RED, BLUE = ("Ada", "Bruno", "Cleo"), ("Dario", "Edie", "Fritz")
SAMPLES: tuple[MemberDeed, ...] = (
    lobby.Choose(Options(5), Tempo.QUICK), lobby.Pace(Tempo.QUICK), lobby.Start(), lobby.HoldOn(),
    lobby.Ready(), seats.Sit(), seats.StandUp(), seats.Leave(), seats.AddBot("random"),
    seats.RemoveBot(3), seats.Reorder((3, 2, 1, 0)), play.Answer(1, raw(Load((Bullet.BANG,)))),
    play.Arm(raw(Show())), play.Disarm(), play.Nudge(1), play.MoreTime(), play.GoOn(), play.Pause(),
    play.Unpause(), play.Rest(on=True), talk.Taunt("joke-1"), talk.Say("hello"), talk.Cry(None),
    talk.PointAt(2), talk.Bet(Bets()), talk.Vote("ice-cold", 0),
    dead.SayLast(SpokenWords("bluff")), dead.Haunt(0), hosting.Lock(on=True),
    hosting.Publish(on=True), hosting.Mute(2, on=True), hosting.Kick(1), hosting.ShowOut(4), hosting.HandOver(2),
    hosting.Forget(), claims.Claim(2), claims.Agree(4), hosting.CallOff(),
    drawing.Commit("0" * 64), drawing.OpenPart("0" * 64), sharing.Share(),
    sharing.ShowName("a" * 22, on=True), sharing.Unshare("a" * 22), sharing.Erase(),
    real.SetTable(FOUR, Options(4)), real.SitAs(3), real.BeginTable(), real.CloseTable(),
    real.Note(after=0, fact=Turned((20_000, 10_000, 10_000, 5_000, 5_000))),
    real.TakeBack(after=1), real.BringBack(after=0), real.AskPen(), real.KeepPen(),
    real.GivePen(), real.CountAloud(),
    real.PassPhone("pass"), outing.SetOut((RED, BLUE)), outing.SeatPhone(3, 3), outing.Whistled(),
    outing.Propose(()), outing.Settle(), outing.ShareTrusted(0, (), 0),
    outing.Admit("Ada", Admission.HIT, 0), outing.ShareOut((), 0), teams.JoinTeam(None),
    teams.TakeWhistle(), teams.FillUp("random", 4), teams.Wish(0), teams.Confide("psst"),
)  # fmt: skip
ROLES: dict[str, MemberId] = {"host": 1, "player": 2, "pen": 3, "watcher": 4, "screen": 5}
"""Everybody of an evening; only at a real table the third holds the pen."""
ARE: dict[Who, set[str]] = {
    Who.ANYBODY: set(ROLES),
    Who.PERSON: set(ROLES) - {"screen"},
    Who.PHONE: {"host", "player", "pen"},
    Who.CHAIRLESS: {"watcher"},
    Who.SEATED: {"host", "player", "pen"},
    Who.SEATED_OR_LATE: {"host", "player", "pen"},
    Who.SEATED_OR_HOST: {"host", "player", "pen"},
    Who.HOST: {"host"},
    Who.PEN: {"pen"},
}
"""Which of them may do what is given to whom, written down once more."""
NOT_THEIRS = frozenset({Code.NOT_HOST, Code.NOT_SEATED, Code.NO_PEN})


def evening_at(stage: Stage) -> Evening:
    """Somebody of every role, at one stage."""
    if stage is Stage.TABLE:
        return real_evening()
    if stage is Stage.LOBBY:
        evening = Evening()
        evening.sit(3)
        evening.do(1, seats.AddBot("random"))
    else:
        evening, _ = game_of(3)
    evening.enter("Wanda", Kind.WATCHER)
    evening.enter("TV", Kind.TV)
    if stage is Stage.REPORT:
        evening.do(1, hosting.CallOff())
    assert evening.stage() is stage
    return evening


def real_evening() -> Evening:
    evening = Evening(real=True)
    for _ in range(3):
        evening.enter("A phone")
    evening.enter("Wanda", Kind.WATCHER)
    evening.enter("TV", Kind.TV)
    evening.do(1, real.SetTable(FOUR, Options(4)))
    for member in (1, 2, 3):
        evening.do(member, real.SitAs(member - 1))
    evening.do(3, real.AskPen())
    evening.do(1, real.GivePen())
    return evening


def outcome(stage: Stage, member: MemberId, deed: MemberDeed) -> Code | None:
    """What becomes of it: None where it is done."""
    evening = evening_at(stage)
    try:
        evening.do(member, deed)
    except RefusedError as refusal:
        return refusal.code
    return None


def test_every_deed_has_its_right_its_function_and_an_example_here() -> None:
    assert set(RIGHTS) == set(get_args(MemberDeed)) == {type(sample) for sample in SAMPLES}
    assert set(get_args(AnyDeed)) <= DOES.keys()


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda one: one.__struct_config__.tag)
def test_who_may_do_it_may_and_nobody_else(sample: MemberDeed) -> None:
    right = RIGHTS[type(sample)]
    for stage in ALWAYS:
        for role, member in ROLES.items():
            if role == "pen" and right.who is Who.PEN and stage is not Stage.TABLE:
                continue  # nobody writes there
            code = outcome(stage, member, sample)
            if stage in right.stages and role in ARE[right.who]:
                assert code not in NOT_THEIRS, (stage, role, code)
            else:
                assert code is not None, (stage, role)


def test_the_document_has_the_table_of_rights() -> None:
    assert rights.table() in DOCUMENT


def test_the_table_refuses_whatever_a_deed_itself_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kind: type[Deed] = hosting.Lock
    monkeypatch.setitem(DOES, kind, lambda _, room, _act: room)
    assert outcome(Stage.LOBBY, ROLES["player"], hosting.Lock(on=True)) is Code.NOT_HOST
    assert outcome(Stage.LOBBY, ROLES["host"], hosting.Lock(on=True)) is None


def test_neither_a_screen_nor_a_watcher_writes_or_sits_at_a_real_table() -> None:
    takes: tuple[Deed, ...] = (real.AskPen(), real.SitAs(3))
    for deed in takes:
        for role in ("watcher", "screen"):
            assert outcome(Stage.TABLE, ROLES[role], deed) is Code.NOT_ASKED  # type: ignore[arg-type]
