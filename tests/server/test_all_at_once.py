"""All at once: after a restart everybody comes back in one moment."""

from pathlib import Path

from standoff.protocol import hello
from standoff.server.doorman import AT_ONCE
from tests.server.memory import Visit, hall
from tests.server.serving import ROOMY, on_a_loop
from tests.server.test_rooms_in_the_house import OPEN


@on_a_loop
async def test_where_all_come_back_at_once_the_first_are_in_before_the_last_tables_are_looked_for(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        places = [(await it.visit(OPEN)).peer.me for _ in range(AT_ONCE + 3)]
    async with hall(tmp_path, ROOMY) as again:
        for me in places:
            first = hello.Attach(code=me.code, token=me.token, since=1)
            again.visits.append(Visit(again.house, again.doorman, first))
        await again.visits[0].let_in()
        assert 0 < len(again.house.rooms) <= AT_ONCE
        for visit in again.visits:
            assert (await visit.let_in()).peer.me.code in again.house.rooms
