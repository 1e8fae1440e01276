"""The dead and the watchers: they bet, vote and talk, and the living learn it when they may."""

from standoff.protocol.deeds.dead import Haunt, SayLast
from standoff.protocol.deeds.hosting import CallOff
from standoff.protocol.deeds.sharing import Erase
from standoff.protocol.deeds.talk import Bet, Say, Taunt, Vote
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.messages import Awards, BetsShown, Haunted, LastWords, Report, Said
from standoff.protocol.refusal import Code
from standoff.protocol.seen import Bets
from standoff.protocol.spoken import SpokenWords
from standoff.protocol.window import Waiting
from standoff.rooms.deeds.talk import TALK_EVERY
from standoff.rules.classic.decisions import Aim, Load, Withdraw
from standoff.rules.classic.words import Bullet
from tests.rooms.evening import Evening, game_of


def with_a_death() -> tuple[Evening, list[MemberId]]:
    """A game of four in which the last seat dies in the first round."""
    evening, members = game_of()
    for member in members:
        evening.answer(member, Load((Bullet.BANG,)))
    for member in members[:3]:
        evening.answer(member, Aim((3,)))
    evening.answer(members[3], Aim((0,)))
    evening.close()
    evening.close()
    assert not evening.classic[3].alive
    return evening, members


def test_a_watcher_bets_on_the_next_volley_and_all_see_it_with_the_result() -> None:
    evening, members = game_of()
    wanda = evening.enter("Wanda", Kind.WATCHER)
    walt = evening.enter("Walt", Kind.WATCHER)
    for member in members:
        evening.answer(member, Load((Bullet.BANG,)))
    for member, target in zip(members, (1, 2, 1, 1), strict=True):
        evening.answer(member, Aim((target,)))
    evening.close()
    evening.do(wanda, Bet(Bets(hit=0, runs=2, shared=False)))
    evening.do(wanda, Bet(Bets(hit=1, runs=2, shared=False)))
    evening.do(walt, Bet(Bets(hit=3, shared=True)))
    evening.answer(members[2], Withdraw())
    for member in (*members, walt, wanda):
        assert not evening.told(member, BetsShown)
    evening.close()
    for member in (*members, walt, wanda):
        (shown,) = evening.told(member, BetsShown)
        assert shown.bets == {wanda: Bets(1, 2, False), walt: Bets(hit=3, shared=True)}
        assert shown.ladder == {wanda: 2, walt: 1}
    assert not evening.game.ghosts.bets


def test_one_may_bet_until_the_volley_and_only_on_the_living() -> None:
    evening, members = with_a_death()
    dora = members[3]
    assert evening.refused(dora, Bet(Bets(hit=3))) is Code.ILLEGAL
    assert evening.refused(dora, Bet(Bets(runs=9))) is Code.ILLEGAL
    evening.do(dora, Bet(Bets(hit=0)))
    assert evening.refused(members[0], Bet(Bets(hit=1))) is Code.NOT_ASKED


def test_one_remembers_ones_own_bet_and_nobody_elses() -> None:
    evening, members = with_a_death()
    wanda = evening.enter("Wanda", Kind.WATCHER)
    evening.do(members[3], Bet(Bets(hit=0)))
    assert evening.room.welcome(members[3], evening.now).held.bets == Bets(hit=0)
    assert evening.room.welcome(wanda, evening.now).held.bets is None


def test_the_dead_and_the_watchers_talk_among_themselves_until_the_report() -> None:
    evening, members = with_a_death()
    wanda = evening.enter("Wanda", Kind.WATCHER)
    tv = evening.enter("TV", Kind.TV)
    evening.do(members[3], Say("it was Anna"))
    heard = Said(members[3], "it was Anna", ghost=True)
    assert evening.told(wanda, Said) == [heard]
    assert evening.told(members[3], Said) == [heard]
    for living in (*members[:3], tv):
        assert not evening.told(living, Said)
    while not evening.game.over:
        evening.close()
    assert evening.told(members[0], Report)[-1].ghost_talk == (heard,)
    assert evening.told(tv, Report)[-1].ghost_talk == (heard,)


def test_a_screen_neither_bets_nor_votes() -> None:
    evening, _ = game_of()
    tv = evening.enter("TV", Kind.TV)
    assert evening.refused(tv, Bet(Bets(hit=0))) is Code.NOT_ASKED
    assert evening.refused(tv, Vote("grudge", 0)) is Code.NOT_ASKED


def test_ghosts_vote_awards_and_the_living_learn_it_at_the_end() -> None:
    evening, members = with_a_death()
    evening.do(members[3], Vote("grudge", 1))
    evening.do(members[3], Vote("grudge", 0))
    assert evening.refused(members[0], Vote("grudge", 1)) is Code.NOT_ASKED
    assert evening.refused(members[3], Vote("best-dressed", 1)) is Code.MALFORMED
    assert evening.refused(members[3], Vote("grudge", 4)) is Code.MALFORMED
    assert not evening.told(members[0], Awards)
    while not evening.game.over:
        evening.close()
    assert evening.told(members[0], Report)[-1].votes == {"grudge": {0: 1}}
    evening.do(members[0], Vote("grudge", 0))
    assert evening.told(members[1], Awards)[-1].votes == {"grudge": {0: 2}}


def test_bets_wait_for_a_window_before_the_volley() -> None:
    evening, _ = game_of()
    wanda = evening.enter("Wanda", Kind.WATCHER)
    evening.wait_for(Waiting.NERVE)
    evening.do(wanda, Bet(Bets(shared=True)))
    evening.close()
    (shown,) = evening.told(wanda, BetsShown)
    assert shown.bets == {wanda: Bets(shared=True)}


def test_the_dead_leave_last_words_to_everybody_once() -> None:
    evening, members = with_a_death()
    dora = members[3]
    assert evening.refused(members[0], SayLast(SpokenWords("bluff"))) is Code.NOT_ASKED
    assert evening.refused(dora, SayLast(SpokenWords("nothing"))) is Code.MALFORMED
    assert not evening.room.welcome(dora, evening.now).spoken
    evening.do(dora, SayLast(SpokenWords(own=" It was\u200b empty ")))
    for member in members:
        assert evening.told(member, LastWords) == [LastWords(3, SpokenWords(own="It was empty"))]
    evening.wait(TALK_EVERY)
    assert evening.refused(dora, SayLast(SpokenWords("bluff"))) is Code.TOO_OFTEN
    assert evening.room.welcome(dora, evening.now).spoken
    evening.do(members[0], CallOff())
    assert evening.told(members[0], Report)[-1].last_words == {3: SpokenWords(own="It was empty")}


def test_the_dead_taunt_nobody_and_their_last_words_are_erased_with_their_name() -> None:
    evening, members = with_a_death()
    dora = members[3]
    assert evening.refused(dora, Taunt("joke-1")) is Code.NOT_ASKED
    evening.do(members[0], Taunt("joke-1"))
    evening.do(dora, SayLast(SpokenWords(own="It was empty")))
    evening.do(members[0], CallOff())
    evening.do(members[0], Erase())
    assert evening.game.ghosts.last_words == {3: SpokenWords(own="It was empty")}
    evening.do(dora, Erase())
    assert evening.game.ghosts.last_words == {}


def test_a_watcher_has_no_last_words_and_haunts_nobody() -> None:
    evening, _ = with_a_death()
    wanda = evening.enter("Wanda", Kind.WATCHER)
    assert evening.refused(wanda, SayLast(SpokenWords("bluff"))) is Code.NOT_SEATED
    assert evening.refused(wanda, Haunt(0)) is Code.NOT_SEATED


def test_the_dead_haunt_one_of_the_living_a_round() -> None:
    evening, members = with_a_death()
    dora = members[3]
    assert evening.refused(members[0], Haunt(1)) is Code.NOT_ASKED
    assert evening.refused(dora, Haunt(3)) is Code.ILLEGAL
    assert evening.refused(dora, Haunt(9)) is Code.ILLEGAL
    evening.do(dora, Haunt(1))
    assert evening.told(members[1], Haunted) == [Haunted(1, 3)]
    assert evening.refused(dora, Haunt(0)) is Code.TOO_OFTEN
    first = evening.classic.round
    while evening.classic.round == first:
        evening.pass_window()
    evening.do(dora, Haunt(0))


def test_who_comes_back_is_told_who_hit_whom() -> None:
    evening, members = with_a_death()
    shots = {(1, seat, 3) for seat in range(3)}
    for member in members:
        assert shots <= set(evening.room.welcome(member, evening.now).shots)
