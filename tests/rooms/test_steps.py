"""Steps of a game: how far people walk in one, how long it is shown, and what is told with it."""

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from standoff.arena.arena import Arena
from standoff.arena.plane import Point
from standoff.protocol.deeds.hosting import CallOff
from standoff.protocol.deeds.lobby import Choose, Ready, Start
from standoff.protocol.deeds.play import Rest
from standoff.protocol.deeds.seats import AddBot, RemoveBot, Reorder, Sit, StandUp
from standoff.protocol.deeds.sharing import Erase, Share
from standoff.protocol.deeds.talk import PointAt
from standoff.protocol.deeds.teams import FillUp, JoinTeam, TakeWhistle
from standoff.protocol.editions import on_the_wire
from standoff.protocol.members import Kind
from standoff.protocol.messages import Played
from standoff.protocol.refusal import Code
from standoff.protocol.seen import NOTHING_HELD, Bets
from standoff.protocol.sent import MemberDeed
from standoff.protocol.setting import Godfather, LiveSetting
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting
from standoff.rooms.bots import _in_the_arena
from standoff.rooms.editions import CLASSIC, LIVE
from standoff.rooms.ghosts import Ghosts
from standoff.rooms.people import FormerMember, Keys, members_of
from standoff.rooms.sharing import can_be_shared, played_alone
from standoff.rooms.walk import LAPSE, STEPS_A_SECOND, THINKING
from standoff.rules.asks import Seat
from standoff.rules.classic.events import Aimed
from standoff.rules.classic.events import Fired as ClassicFired
from standoff.rules.classic.events import Split as ClassicSplit
from standoff.rules.classic.events import Withdrew as ClassicWithdrew
from standoff.rules.classic.events import Wounded as ClassicWounded
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet
from standoff.rules.decisions import STAY
from standoff.rules.live.views import View
from standoff.rules.notes import Notes, shares
from tests.rooms.evening import Evening, game_of
from tests.rooms.live_evening import live_game
from tests.rooms.test_draw import seated


def test_people_take_fifteen_steps_a_second_and_none_ahead_of_time() -> None:
    evening, _ = live_game(2, 6)
    evening.until(Waiting.MOVE)
    walk = evening.bots.walk
    assert walk is not None
    walk.steps, walk.began = 0, None

    def steps(now: int) -> int:
        walk.advance(now, lambda seat: _in_the_arena(evening.game.view(seat)))
        return walk.steps

    assert walk.next_at(1_000) == 1_000 + 1_000 // STEPS_A_SECOND
    assert steps(1_000) == 0
    assert [steps(1_000 + at) for at in (65, 66, 132, 133, 1_000)] == [0, 1, 1, 2, STEPS_A_SECOND]
    assert walk.next_at(5_000) == 1_000 + 1_000 * 16 // STEPS_A_SECOND
    assert steps(2_000 + LAPSE) == STEPS_A_SECOND + 2 * STEPS_A_SECOND
    assert steps(walk.next_at(0) + LAPSE + 1_000) == 0, "nobody can have seen it go on"


def test_bots_look_round_at_every_third_step() -> None:
    evening, _ = live_game(2, 6)
    evening.until(Waiting.MOVE)
    walk = evening.bots.walk
    assert walk is not None
    looked: list[int] = []
    wishes = walk.bots.wishes

    def noted(arena: Arena, view: Callable[[Seat], View]) -> dict[Seat, Point]:
        looked.append(walk.steps)
        return wishes(arena, view)

    walk.bots.wishes = noted  # type: ignore[method-assign]
    walk.steps, walk.began = 0, None
    for now in (0, 1_000):
        walk.advance(now, lambda seat: _in_the_arena(evening.game.view(seat)))
    assert looked == list(range(0, STEPS_A_SECOND, THINKING))


def test_where_people_walk_is_told_with_the_step_before_and_in_no_other_window() -> None:
    evening, (anna, *_) = live_game(2, 6)
    for _ in range(8):
        told = evening.told(anna, Played)[-1]
        walks = evening.waits() is Waiting.MOVE
        assert (told.ground is not None) is walks
        assert evening.game.walked() == told.ground
        assert evening.room.welcome(anna, evening.now).ground == evening.game.ground
        evening.pass_window()


def test_nobody_walks_on_after_the_whistle() -> None:
    evening, _ = live_game(2, 6)
    evening.until(Waiting.MOVE)
    ends = evening.window.closes_at
    assert ends is not None
    for now in range(evening.window.shown_at, ends + 1, 50):
        evening.bots.walk_on(evening.game, now)
    at_the_whistle = evening.walk.arena.places
    steps = evening.walk.steps
    for now in range(ends, ends + 2_000, 50):
        evening.bots.walk_on(evening.game, now)
    assert (evening.walk.arena.places, evening.walk.steps) == (at_the_whistle, steps)


def test_what_was_still_being_shown_is_shown_to_its_end_unless_a_card_was_laid() -> None:
    evening, _ = game_of()
    game, lengths, now = evening.game, evening.room.lengths, evening.now
    takes = int(lengths.theatre * game.edition.theatre(game.events))
    assert takes > 0

    def shown(waiting: Waiting, shown_at: int, shown_by: int | None = None) -> int:
        before = replace(evening.window, waiting=waiting, shown_at=shown_at)
        after = replace(game, window=before).opening_window(now, lengths, shown_by)
        assert after.window is not None
        assert (after.window.number, after.windows) == (game.windows + 1, game.windows + 1)
        return after.window.shown_at - now

    assert shown(Waiting.OFFER, now + 4_000) == takes + 4_000
    assert shown(Waiting.OFFER, now - 4_000) == takes
    assert shown(Waiting.LOAD, now + 4_000) == takes
    assert shown(Waiting.OFFER, now, now + 10**6) == takes
    assert shown(Waiting.OFFER, now, now + 100) == 100
    assert shown(Waiting.OFFER, now, now - 100) == 0
    kept = replace(game, more_time=frozenset({1}), go_on=frozenset({1}), ready=frozenset({1}))
    opened = kept.opening_window(now, lengths)
    assert [opened.more_time, opened.go_on, opened.ready] == [frozenset()] * 3
    assert [opened.choices, opened.wishes] == [{}, {}]


def test_a_step_is_told_with_what_each_may_say_now_and_nothing_to_whoever_is_not_asked() -> None:
    evening, members = game_of(3)
    wanda = evening.enter("Wanda", Kind.WATCHER)
    for seat, member in enumerate(members):
        told = evening.told(member, Played)[-1]
        ask = evening.game.ask_of(seat)
        assert ask is not None
        assert told.held.ask == on_the_wire(ask)
    evening.pass_window()
    assert evening.told(wanda, Played)[-1].held == NOTHING_HELD
    assert evening.game.played(None).held == NOTHING_HELD


def test_nobody_starts_a_game_of_live_in_which_nobody_has_the_whistle() -> None:
    evening = Evening(LiveSetting(godfather=Godfather.PLAYER))
    members = evening.sit(6)
    assert evening.refused(members[0], Start()) is Code.TOO_FEW
    evening.do(members[3], TakeWhistle(on=True))
    evening.do(members[0], Start())
    few = Evening(LiveSetting(godfather=Godfather.PLAYER))
    (anna, *_) = few.sit(5)
    few.do(anna, TakeWhistle(on=True))
    assert few.refused(anna, Start()) is Code.TOO_FEW
    assert few.room.seen().teams == ()


def test_while_devices_draw_nobody_changes_the_table_they_draw_for() -> None:
    evening, (anna, bert, *_) = seated(3)
    evening.do(anna, Start())
    assert evening.room.draw is not None
    before = evening.room.chairs
    wanda = evening.enter("Wanda", Kind.WATCHER)
    options = Options(4)
    deeds: list[tuple[int, MemberDeed]] = [
        (anna, AddBot("random")),
        (anna, RemoveBot(3)),
        (anna, Reorder((1, 0, 2, 3))),
        (anna, Choose(options, Tempo.QUICK)),
        (anna, Start()),
        (anna, JoinTeam(0)),
        (anna, TakeWhistle(on=True)),
        (anna, FillUp("random", 4)),
        (anna, PointAt(1)),
        (bert, Ready()),
        (bert, StandUp()),
        (wanda, Sit()),
        (bert, Erase()),
    ]
    for by, deed in deeds:
        assert evening.refused(by, deed) is Code.STALE, deed
    assert evening.room.chairs == before


def test_only_a_game_that_was_played_to_its_end_can_be_shared() -> None:
    evening, (anna, *_) = game_of()
    assert not can_be_shared(evening.game)
    assert not played_alone(evening.game)
    evening.do(anna, CallOff())
    assert not can_be_shared(evening.game)
    assert evening.refused(anna, Share()) is Code.ILLEGAL
    alone, _ = game_of(1)
    assert played_alone(alone.game)
    assert not played_alone(replace(alone.game, witnesses=frozenset({1, 2})))


def test_the_stakes_are_what_each_would_get_if_one_two_or_all_of_the_living_shared() -> None:
    evening, _ = game_of()
    loot = evening.classic.loot
    expected = tuple([shares(loot, count).share for count in (1, 2, 3, 4)])
    assert evening.game.sight.stakes == expected
    assert evening.game.played(None).stakes == expected
    assert len(set(expected)) > 1


def test_who_wins_together_shares_the_victory_and_each_has_what_their_team_came_to() -> None:
    evening, _ = live_game(1, 6)
    evening.play_out()
    table = evening.table
    assert table.outcome is not None
    both = replace(table, outcome=replace(table.outcome, winners=(0, 1)))
    assert LIVE.won(both) == dict.fromkeys(range(6), 0.5)
    alone = replace(table, outcome=replace(table.outcome, winners=(1,)))
    assert LIVE.won(alone) == dict.fromkeys((3, 4, 5), 1)
    first, second = (account.total for account in table.outcome.accounts)
    assert LIVE.totals(table) == {0: first, 1: first, 2: first, 3: second, 4: second, 5: second}
    classic, _ = game_of(1)
    while not classic.game.over:
        classic.pass_window()
    outcome = classic.classic.outcome
    assert outcome is not None
    three = replace(classic.classic, outcome=replace(outcome, winners=(0, 1, 3)))
    assert CLASSIC.won(three) == {0: 1 / 3, 1: 1 / 3, 3: 1 / 3}
    alive = [one for one in outcome.accounts if one.total is not None]
    assert CLASSIC.totals(three) == {one.seat: one.total for one in alive}


def test_what_an_edition_does_not_have_it_says_so() -> None:
    live, _ = live_game(1, 6)
    table, setting = live.table, LiveSetting()
    assert LIVE.stakes(table) == ()
    assert LIVE.at_stake(table, 0) is None
    assert not LIVE.is_dead(table, 0)
    assert not LIVE.may_be_armed(STAY)
    assert not LIVE.still_armed(table, 0)
    assert not LIVE.gives_away(())
    view = live.game.view(None)
    assert LIVE.remark(view, (), view, {}, Random(1)) is None
    classic, _ = game_of()
    options, chairs = classic.game.options, classic.room.chairs
    assert isinstance(options, Options)
    assert CLASSIC.team_sizes(options, chairs) == ()
    assert not CLASSIC.has_whistle(options)
    assert CLASSIC.ground(options, options) is None
    assert CLASSIC.walk(classic.classic, None, {}, bytes(32)) is None
    assert CLASSIC.refereed(classic.classic, None) is None
    assert CLASSIC.team(classic.classic, 0) == ()
    assert LIVE.team_sizes(setting, live.room.chairs) == (3, 3)
    assert not LIVE.has_whistle(setting)
    assert LIVE.has_whistle(LiveSetting(godfather=Godfather.PLAYER))


def test_hands_and_cards_give_away_what_a_window_opens_after() -> None:
    assert CLASSIC.gives_away((ClassicWithdrew(0),))
    assert CLASSIC.gives_away((Aimed(0, (1,)), ClassicFired(0, 0, Bullet.BANG, 1)))
    assert not CLASSIC.gives_away((Aimed(0, (1,)),))
    assert not CLASSIC.gives_away(())


def test_somebody_is_found_at_a_table_by_their_key_also_once_they_have_left() -> None:
    keys = {1: Keys(("t",), "l", person="p"), 2: Keys(("t",), "l", person="q")}
    former = {3: FormerMember("Ada", "p")}
    assert members_of("p", keys, former) == [1, 3]
    assert members_of("q", keys, former) == [2]
    assert members_of("r", keys, former) == []


def test_who_lets_a_bot_play_for_a_while_has_missed_nothing_when_they_are_back() -> None:
    evening, (anna, bert, *others) = game_of()
    for member in (anna, *others):
        evening.answer(member)
    evening.close()
    assert evening.room.chairs[1].missed == 1
    for on in (True, False):
        evening.do(bert, Rest(on=on))
        chair = evening.room.chairs[1]
        assert (chair.stand_in, chair.missed, chair.out_of_reach) == (on, 0, False)


def test_a_bet_pays_only_where_it_came_true() -> None:
    evening, _ = game_of()
    wounded, ran = ClassicWounded(1, 1), ClassicWithdrew(2)
    over = ClassicSplit((), 0, (), Notes())
    for bets, right in (
        (Bets(hit=1, runs=2, shared=False), 3),
        (Bets(hit=2, runs=1, shared=True), 0),
        (Bets(hit=1), 1),
        (Bets(runs=2), 1),
        (Bets(runs=3), 0),
        (Bets(hit=3), 0),
        (Bets(), 0),
    ):
        ghosts = Ghosts(bets={7: bets}, ladder={7: 2})
        after, shown = ghosts.watching(evening.game.edition, (wounded, ran, over))
        assert shown is not None
        assert after.ladder == shown.ladder == {7: 2 + right}
        assert (after.bets, after.round) == ({}, ())
        waiting, nothing = ghosts.watching(evening.game.edition, (wounded,))
        assert (waiting.round, nothing) == ((wounded,), None)
