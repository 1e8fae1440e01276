"""What many want at one moment is done once."""

import asyncio

import pytest

from standoff.nodes.together import SharedWork
from tests.server.serving import on_a_loop


@on_a_loop
async def test_a_question_of_many_is_asked_once_also_where_the_first_of_them_hangs_up() -> None:
    shared, asked, answer = SharedWork[str, int](), [], asyncio.Event()

    async def ask() -> int:
        asked.append("ABCD")
        await answer.wait()
        return len(asked)

    first, *others = (asyncio.create_task(shared.shared("ABCD", ask)) for _ in range(100))
    await asyncio.sleep(0)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    answer.set()
    assert set(await asyncio.gather(*others)) == {1}
    assert await shared.shared("ABCD", ask) == 2, "who comes later asks anew"
