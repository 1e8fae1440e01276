"""What an open house keeps to itself: names, keys, private tables, who blocked whom, and what was erased."""

import logging
from pathlib import Path

import msgspec
import pytest

from standoff.client.device import Device
from standoff.lobby.keys import person_of
from standoff.protocol import hello, sent
from standoff.protocol.deeds.hosting import Publish
from standoff.protocol.deeds.sharing import Erase
from standoff.protocol.deeds.talk import Say, Taunt
from standoff.protocol.lobby import Grievance
from standoff.protocol.refusal import Code
from standoff.protocol.replies import (
    Admitted,
    BlockedHere,
    ReportNoted,
    encode,
)
from standoff.protocol.sent import MemberDeed
from standoff.rooms.refusal import RefusedError
from standoff.rules.classic.options import Options
from tests.lobby.meeting import looked_in, new_key, opened
from tests.lobby.test_safety import told, until
from tests.server.serving import FAST, on_a_loop, socket
from tests.server.test_canaries import Recording, all_bytes_of


@on_a_loop
async def test_keys_names_and_reports_are_in_no_log_no_file_and_no_strangers_frame(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG, "standoff")
    key, other = new_key(), new_key()
    asked = hello.PlayNow(name="Nonesuch", key=key)
    async with (
        opened(tmp_path) as house,
        socket(house.origin, hello.LookIn(key=key)) as line,
        Recording(house.origin, asked) as ada,
        Recording(house.origin, hello.PlayNow(name="Bystander", key=other)) as bea,
    ):
        await line.send(encode(sent.BeCalled("Nonesuch")).decode())
        assert bea.admitted.code == ada.admitted.code
        place = hello.Attach(code=ada.admitted.code, token=ada.admitted.token)
        async with socket(house.origin, place) as again:
            me = await until(again, Admitted)
            for said in (
                sent.ReportMember(bea.admitted.member, Grievance.CHEATING),
                sent.BlockMember(bea.admitted.member, on=True),
            ):
                await again.send(encode(said).decode())
            await until(again, BlockedHere)
        seen = encode(await looked_in(house.origin))
        on_disk = all_bytes_of(tmp_path)
        heard = b"".join(bea.frames)
    secrets = (key, person_of(key), person_of(other), me.token)
    for secret in secrets:
        assert secret.encode() not in seen + heard + on_disk
    assert b"Nonesuch" not in seen + on_disk
    assert b'"noted"' not in heard  # who was reported or blocked hears nothing of it
    assert b'"blocked"' not in heard
    output = "".join(capfd.readouterr()) + caplog.text
    assert "report 1 is to be read" in output
    for secret in (*secrets, "Nonesuch", "Bystander"):
        assert secret not in output


async def spoken(device: Device, deed: MemberDeed) -> None:
    """Have something said, as soon as one may say something again."""
    while True:
        try:
            return await device.do(deed)
        except RefusedError as refused:
            if refused.code is not Code.TOO_OFTEN:
                raise


async def reported(house_origin: str, code: str, member: int) -> None:
    """Somebody comes to a table and reports somebody there."""
    async with socket(house_origin, hello.Enter(code=code, name="Vera", key=new_key())) as line:
        await line.send(encode(sent.ReportMember(member, Grievance.WORDS)).decode())
        await until(line, ReportNoted)


@on_a_loop
async def test_a_report_tells_nothing_that_was_said_among_friends_or_has_been_erased(
    tmp_path: Path,
) -> None:
    first = hello.Open(name="Ada", options=Options(4), key=new_key())
    async with (
        opened(tmp_path, side_door=tmp_path / "journal.db-door", speed=FAST) as house,
        Device(house.origin, first) as ada,
    ):
        code, member = ada.admitted.code, ada.admitted.member
        await ada.do(Say("among friends"))
        await ada.do(Publish(on=True))
        await spoken(ada, Taunt("joke-1"))
        await reported(house.origin, code, member)
        listed = await told(tmp_path, "list")
        assert "among friends" not in listed
        assert listed.count("Ada: ") == 1
        await ada.do(Erase())
        await reported(house.origin, code, member)
        assert (await told(tmp_path, "list")).count("Ada: ") == 1


@on_a_loop
async def test_nobody_learns_the_code_of_a_table_that_is_not_public(tmp_path: Path) -> None:
    async with (
        opened(tmp_path) as house,
        Device(house.origin, hello.Open(name="Ada", key=new_key())) as ada,
        Device(house.origin, hello.Open(name="Bea", key=new_key())) as bea,
    ):
        await bea.do(Publish(on=True))
        seen = await looked_in(house.origin)
        while not seen.tables:
            seen = await looked_in(house.origin)
        assert [table.code for table in seen.tables] == [bea.admitted.code]
        assert ada.admitted.code.encode() not in encode(seen)
        assert {field.name for field in msgspec.structs.fields(seen.tables[0])} == {
            "code", "stage", "options", "tempo", "language", "chairs", "people", "bots", "round",
            "free_text", "hosted", "starts_at",
        }  # fmt: skip
