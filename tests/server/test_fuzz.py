"""Mutated messages, in memory and over sockets: no crash, no change, no leak."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from standoff.protocol import hello
from standoff.protocol.deeds.hosting import ShowOut
from standoff.protocol.deeds.talk import Say
from standoff.protocol.replies import Admitted
from tests.server.fuzz import Tally, fuzz_a_member, fuzz_the_door, mutated, seeds
from tests.server.serving import ROOMY, heard, on_a_loop, served, socket, table


def check(tally: Tally, messages: int) -> None:
    assert tally.messages == messages
    assert tally.changed == 0
    assert tally.unexpected == 0


def test_mutated_messages_of_a_member_change_nothing(tmp_path: Path) -> None:
    tally = asyncio.run(fuzz_a_member(tmp_path, 4_000, seed=1))
    check(tally, 4_000)
    assert tally.answers["Refused"] > 3_000


def test_mutated_first_frames_let_nobody_in(tmp_path: Path) -> None:
    check(asyncio.run(fuzz_the_door(tmp_path, 1_000, seed=1)), 1_000)


@pytest.mark.slow
def test_thousands_of_mutated_messages_change_nothing(tmp_path: Path) -> None:
    for name in ("member", "door"):
        (tmp_path / name).mkdir()
    check(asyncio.run(fuzz_a_member(tmp_path / "member", 24_000, seed=2)), 24_000)
    check(asyncio.run(fuzz_the_door(tmp_path / "door", 6_000, seed=2)), 6_000)


@pytest.mark.slow
@on_a_loop
async def test_mutated_messages_over_real_sockets_disturb_nobody(tmp_path: Path) -> None:
    dice = Random(3)
    frames = seeds()
    sent_so_far = 0
    async with served(tmp_path, limits=ROOMY) as server, table(server.origin) as devices:
        watch = hello.Enter(code=devices[0].admitted.code, kind="watcher")  # type: ignore[arg-type]
        while sent_so_far < 3_000:
            async with socket(server.origin, watch) as line:
                me = await heard(line)
                assert isinstance(me, Admitted)
                try:
                    for _ in range(200):
                        frame = mutated(dice, dice.choice(frames))
                        as_bytes = frame.encode("utf-8", "surrogatepass")
                        await line.send(as_bytes if dice.random() < 0.003 else frame)
                        sent_so_far += 1
                        await heard(line)
                except ConnectionClosed:
                    pass
            # Only so many may watch: the next one finds room.
            await devices[0].do(ShowOut(me.member))
        for device in devices:
            await device.do(Say("still here"))
