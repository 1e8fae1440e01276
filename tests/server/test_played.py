"""Records of finished games: for whoever played, from a real server, and for nobody else."""

from pathlib import Path

from standoff.client.device import Device
from standoff.protocol import hello
from standoff.protocol.deeds.hosting import CallOff
from standoff.protocol.members import Kind
from standoff.record.verify import Fit, verify
from tests.server.serving import FAST, deal, on_a_loop, served, table
from tests.server.test_pages import Answer, fetched


async def asked(origin: str, code: str, token: str) -> Answer:
    return await fetched(f"{origin}/record?{code}", Authorization=f"Bearer {token}")


@on_a_loop
async def test_only_who_played_gets_the_record_and_only_when_the_game_is_over(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, speed=FAST) as server, table(server.origin) as devices:
        host = devices[0]
        code = host.admitted.code
        await deal(devices)
        watching = hello.Enter(code=code, kind=Kind.WATCHER)
        async with Device(server.origin, watching) as watcher:
            in_play = [await asked(server.origin, code, one.admitted.token) for one in devices]
            assert {answer.status for answer in in_play} == {404}
            await host.do(CallOff())
            for device in devices:
                given = await asked(server.origin, code, device.admitted.token)
                assert given.status == 200
                assert f'filename="standoff-{code}-1.jsonl"' in given.headers["content-disposition"]
                assert verify(given.body).fit is Fit.FITS
            for token in (watcher.admitted.token, "", "x" * 43):
                refused = await asked(server.origin, code, token)
                assert (refused.status, refused.body) == (404, b"Not here.\n")
            nobody = await fetched(f"{server.origin}/record?{code}")
            assert (nobody.status, nobody.body) == (404, b"Not here.\n")
            other = await asked(server.origin, "ZZZZ", host.admitted.token)
            assert (other.status, other.body) == (404, b"Not here.\n")
