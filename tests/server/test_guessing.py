"""Guessing codes and words: counted before anybody is let in, for a block of addresses, a table and the house."""

import asyncio
import re
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from standoff.protocol import hello
from standoff.protocol.closing import CODES, Why
from standoff.protocol.members import Kind
from standoff.rooms.spoken import is_coarse
from standoff.server.guessing import Guessing
from standoff.server.limits import Limits, Rate, TooMuchError, block, household
from standoff.server.vocabulary import VOCABULARY
from tests.server.leaping import leap, on_a_leaping_loop
from tests.server.memory import Hall, StillClock, Visit, hall
from tests.server.serving import ROOMY, on_a_loop, served, socket, until_closed

TWICE = replace(ROOMY, slips=Rate(2, 0.001))
NO_SUCH = "AEIO"
WRONG = "zorro zorro zorro"


def shown_out(visit: Visit) -> str | None:
    return visit.peer.closed and visit.peer.closed[1]


async def tried(it: Hall, code: str, address: str = "192.0.2.7") -> str | None:
    """How somebody who tries a code is shown out, if they are."""
    return shown_out(await it.visit(hello.Enter(code=code), address))


@on_a_loop
async def test_a_right_guess_is_not_let_in_once_there_were_too_many_wrong_ones(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, TWICE) as it:
        code = (await it.visit(hello.Open(name="Ada"))).peer.me.code
        assert [await tried(it, NO_SUCH) for _ in range(3)] == ["no-entry", "no-entry", "too-much"]
        assert await tried(it, code) == "too-much"


@on_a_loop
async def test_right_codes_are_not_counted_and_a_token_is_no_guess(tmp_path: Path) -> None:
    async with hall(tmp_path, TWICE) as it:
        host = await it.visit(hello.Open(name="Ada"))
        code, token = host.peer.me.code, host.peer.me.token
        assert [await tried(it, code) for _ in range(3)] == [None] * 3
        for _ in range(3):
            await tried(it, NO_SUCH)
        again = await it.visit(hello.Attach(code=code, token=token))
        assert again.peer.me.member == host.peer.me.member


def test_only_tables_at_which_somebody_sat_of_late_are_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("standoff.server.guessing.MOST_REMEMBERED", 2)
    guessing = Guessing(ROOMY)
    for code in ("BCDF", "GHJK", "BCDF", "LMNP"):
        guessing.sits("192.0.2.7", code)
    assert list(guessing.homes) == ["BCDF", "LMNP"]


@on_a_loop
async def test_a_whole_block_guesses_together_and_others_are_not_shut_out(tmp_path: Path) -> None:
    async with hall(tmp_path, TWICE) as it:
        code = (await it.visit(hello.Open(name="Ada"))).peer.me.code
        for number in (1, 2):
            assert await tried(it, NO_SUCH, f"198.51.100.{number}") == "no-entry"
        assert await tried(it, code, "198.51.100.3") == "too-much"
        assert await tried(it, code, "203.0.113.3") is None


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("192.0.2.1", "192.0.2.254", True),
        ("192.0.2.1", "192.0.3.1", False),
        ("2001:db8:1::1", "2001:db8:1:ffff::1", True),
        ("2001:db8:1::1", "2001:db8:2::1", False),
    ],
)
def test_a_block_is_what_one_provider_gives_away(one: str, other: str, is_same: bool) -> None:
    assert (block(household(one)) == block(household(other))) is is_same


@on_a_loop
async def test_many_at_one_moment_are_counted_before_the_first_is_answered(tmp_path: Path) -> None:
    async with hall(tmp_path, TWICE) as it:
        await it.visit(hello.Open(name="Ada"))
        answers = await asyncio.gather(*(tried(it, NO_SUCH) for _ in range(20)))
        assert sorted(map(str, answers)) == ["no-entry"] * 2 + ["too-much"] * 18


@on_a_loop
async def test_where_the_whole_house_is_tried_everybody_waits_and_only_so_many() -> None:
    guessing = Guessing(Limits(slips_of_house=Rate(3, 0.001), waiting=2))
    clock = StillClock()

    def comes(number: int) -> "asyncio.Task[None]":
        attempt = guessing.begin(f"10.0.{number}.1", NO_SUCH, clock, words=False)
        return asyncio.create_task(attempt)

    tries = [comes(number) for number in range(6)]
    await asyncio.sleep(0)
    assert [one.done() for one in tries] == [True, True, True, False, False, True]
    assert isinstance(tries[5].exception(), TooMuchError)
    assert guessing.waiting == 2
    for one in tries:
        one.cancel()
    await asyncio.gather(*tries, return_exceptions=True)
    assert guessing.waiting == 0


@on_a_loop
async def test_three_words_bring_a_seat_back_once_its_device_is_gone(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        ada = await it.visit(hello.Open(name="Ada"))
        me = ada.peer.me
        assert me.words is not None
        recall = hello.Recall(code=me.code, words=me.words)
        assert shown_out(await it.visit(recall)) == "elsewhere"
        await ada.leave()
        again = await it.visit(recall)
        assert again.peer.me.member == me.member
        assert again.peer.me.words not in (None, me.words)
        await again.leave()
        assert shown_out(await it.visit(recall)) == "no-entry"
        for old in (
            hello.Attach(code=me.code, token=me.token),
            hello.Link(code=me.code, link=me.link or ""),
        ):
            assert shown_out(await it.visit(old)) == "no-entry"


@on_a_loop
async def test_words_are_of_one_table_and_outlive_the_server(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        ada, bert = [await it.visit(hello.Open(name=name)) for name in ("Ada", "Bert")]
        one, other = ada.peer.me, bert.peer.me
        await bert.leave()
        wrong = hello.Recall(code=other.code, words=one.words or "")
        assert shown_out(await it.visit(wrong)) == "no-entry"
    async with hall(tmp_path, ROOMY) as it:
        again = await it.visit(hello.Recall(code=one.code, words=one.words or ""))
        assert again.peer.me.member == one.member


@on_a_loop
async def test_the_words_of_a_table_are_tried_so_often_from_everywhere_together(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, replace(ROOMY, words=Rate(2, 0.001))) as it:
        ada = await it.visit(hello.Open(name="Ada"))
        me = ada.peer.me
        await ada.leave()
        for number in (1, 2):
            guess = hello.Recall(code=me.code, words=WRONG)
            assert shown_out(await it.visit(guess, f"10.0.{number}.1")) == "no-entry"
        right = hello.Recall(code=me.code, words=me.words or "")
        assert shown_out(await it.visit(right, "10.0.3.1")) == "too-much"
        # Whoever has more than words still comes in.
        assert await tried(it, me.code) is None
        again = await it.visit(hello.Attach(code=me.code, token=me.token))
        assert again.peer.me.member == me.member


@on_a_loop
async def test_one_block_does_not_use_up_the_words_that_bring_a_seat_back(tmp_path: Path) -> None:
    limits = replace(ROOMY, words=Rate(4, 0.001), words_of_block=Rate(2, 0.001))
    async with hall(tmp_path, limits) as it:
        ada = await it.visit(hello.Open(name="Ada"))
        me = ada.peer.me
        await ada.leave()
        guess = hello.Recall(code=me.code, words=WRONG)
        told = [shown_out(await it.visit(guess, f"10.0.1.{number}")) for number in range(1, 7)]
        assert told == ["no-entry"] * 2 + ["too-much"] * 4
        right = hello.Recall(code=me.code, words=me.words or "")
        assert (await it.visit(right, "10.0.2.1")).peer.me.member == me.member


@on_a_loop
async def test_many_blocks_do_not_use_up_the_words_of_whoever_is_where_people_sit(
    tmp_path: Path,
) -> None:
    limits = replace(ROOMY, words=Rate(3, 0.001), words_of_block=Rate(2, 0.001))
    async with hall(tmp_path, limits) as it:
        ada = await it.visit(hello.Open(name="Ada"), "203.0.113.7")
        me = ada.peer.me
        await ada.leave()
        watcher = await it.visit(hello.Enter(code=me.code, kind=Kind.WATCHER), "198.51.100.7")
        await watcher.leave()
        guess = hello.Recall(code=me.code, words=WRONG)
        told = [shown_out(await it.visit(guess, f"10.0.{block}.1")) for block in range(5)]
        assert told == ["no-entry"] * 3 + ["too-much"] * 2
        right = hello.Recall(code=me.code, words=me.words or "")
        # To have looked on is not to have sat there, and at home too one has only so many tries.
        assert shown_out(await it.visit(right, "198.51.100.7")) == "too-much"
        assert shown_out(await it.visit(guess, "203.0.113.8")) == "no-entry"
        assert (await it.visit(right, "203.0.113.9")).peer.me.member == me.member


def test_words_are_plain_and_no_two_are_nearly_the_same() -> None:
    assert len(VOCABULARY) == len(set(VOCABULARY)) == 256
    assert all(re.fullmatch("[a-z]{3,10}", word) and not is_coarse(word) for word in VOCABULARY)
    for one, other in combinations(VOCABULARY, 2):
        differ = sum(a != b for a, b in zip(one, other, strict=False))
        assert differ + abs(len(one) - len(other)) > 1, (one, other)


@pytest.mark.parametrize(("public_url", "letters"), [(None, 4), ("https://play.example", 6)])
@on_a_loop
async def test_codes_are_longer_where_strangers_may_try_them(
    public_url: str | None, letters: int, tmp_path: Path
) -> None:
    async with served(tmp_path, public_url=public_url) as server:
        first = hello.Open(name="Ada")
        async with socket(server.origin, first, says=public_url or "own") as line:
            said = await line.recv()
            code = re.search(r'"code":"([A-Z]+)"', str(said))
            assert code is not None
            assert len(code[1]) == letters
        bad = b'{"hello":"enter","protocol":2,"code":"BCDFGHJ"}'
        async with socket(server.origin, bad, says=public_url or "own") as line:
            assert await until_closed(line) == CODES[Why.GARBLED]


class Sleeps(StillClock):
    """A clock on which a sleep is as long as it says, in seconds of the loop."""

    def seconds_until(self, at: int) -> float:
        return max(0, at - self.time) / 1000


@on_a_leaping_loop
async def test_while_the_house_is_tried_newcomers_wait_three_seconds_and_are_then_let_on() -> None:
    guessing, clock = Guessing(replace(ROOMY, slips_of_house=Rate(1, 1e-9), waiting=2)), Sleeps()

    def trying() -> "asyncio.Task[None]":
        return asyncio.create_task(guessing.begin("192.0.2.7", NO_SUCH, clock, words=False))

    await trying()
    waiting = [trying(), trying()]
    await leap(0)
    await leap(2.9)
    assert guessing.waiting == 2
    assert not any(one.done() for one in waiting)
    with pytest.raises(TooMuchError):
        await trying()
    await leap(0.2)
    await asyncio.gather(*waiting)
    assert guessing.waiting == 0
    # Whoever gives up waiting takes no place of those who wait.
    gone = trying()
    await leap(0)
    gone.cancel()
    await leap(0)
    assert guessing.waiting == 0


def test_whoever_sits_here_uses_up_no_tries_of_the_table_and_others_their_own() -> None:
    guessing = Guessing(replace(ROOMY, words=Rate(1, 1e-9), words_of_block=Rate(2, 1e-9)))
    clock = StillClock()
    guessing.sits("192.0.2.7", "BCDF")

    def tries(address: str) -> bool:
        try:
            asyncio.run(guessing.begin(address, "BCDF", clock, words=True))
        except TooMuchError:
            return False
        return True

    assert [tries("192.0.2.9") for _ in range(3)] == [True, True, False]
    assert [tries("198.51.100.1") for _ in range(2)] == [True, False]
    guessing.was_right("198.51.100.1", "BCDF", words=True)
    assert tries("203.0.113.1")
    guessing.was_right("192.0.2.9", "BCDF", words=True)
    assert tries("192.0.2.9")
    assert not tries("203.0.113.2"), "what somebody at home gives back is no try of the table"


@on_a_leaping_loop
async def test_whoever_knows_a_code_makes_nobody_wait_however_often_they_come() -> None:
    guessing = Guessing(replace(ROOMY, slips=Rate(1, 1e-9), slips_of_house=Rate(1, 1e-9)))
    for _ in range(3):
        trying = guessing.begin("192.0.2.7", "BCDF", Sleeps(), words=False)
        await asyncio.wait_for(trying, 1)
        guessing.was_right("192.0.2.7", "BCDF", words=False)
    now = Sleeps().now()
    assert guessing.slipped("192.0.2.7", now)
    assert not guessing.slipped("192.0.2.7", now)
