"""Late friends: who comes while a game is on may play a bot's chair on from the next round."""

from standoff.protocol.deeds.claims import Agree, Claim
from standoff.protocol.deeds.hosting import CallOff, Kick, Lock
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.seats import AddBot, Leave, Sit, StandUp
from standoff.protocol.deeds.sharing import Erase
from standoff.protocol.deeds.talk import Bet, Say
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.messages import Played, Report, Said, Welcome
from standoff.protocol.refusal import Code
from standoff.protocol.seen import Bets
from standoff.protocol.window import Waiting
from standoff.record.reader import read
from standoff.record.verify import Fit, verify
from standoff.rooms.entries import SERVER, rooms
from standoff.rooms.records import record
from standoff.rooms.room import Stage
from standoff.rooms.server_deeds import EnterRoom
from standoff.rules.asks import Seat
from standoff.rules.classic.decisions import Aim, Load, Stay
from standoff.rules.classic.words import Bullet
from standoff.rules.game import asks
from tests.rooms.evening import Evening, game_of

BOT: Seat = 3
"""A chair that was dealt to a bot, at a table of two people and three bots."""


def late_to(evening: Evening, name: str = "Lea") -> MemberId:
    """Somebody comes to play in the middle of a game."""
    return evening.enter(name)


def next_round(evening: Evening) -> None:
    this = evening.classic.round
    while evening.classic.round == this or evening.waits() is not Waiting.LOAD:
        evening.pass_window()


def a_game() -> tuple[Evening, list[MemberId]]:
    evening, members = game_of(people=2, bots="accountant", options=None)
    assert [chair.bot is not None for chair in evening.room.chairs] == [False, False, True, True]
    evening.wait_for(Waiting.AIM)
    return evening, members


def test_a_latecomer_watches_and_plays_a_bots_chair_on_from_the_next_round() -> None:
    evening, _ = a_game()
    dealt = evening.game.names[BOT]
    lea = late_to(evening)
    assert evening.room.seat_of(lea) is None
    evening.do(lea, Claim(BOT))
    evening.wait_for(Waiting.NERVE)
    assert evening.room.seat_of(lea) is None
    next_round(evening)
    assert evening.room.seat_of(lea) == BOT
    chair = evening.room.chairs[BOT]
    assert (chair.name, chair.bot, evening.game.names[BOT]) == ("Lea", None, dealt)
    assert evening.game.bot_at(BOT) is None
    assert evening.room.claims == {}
    # Nothing of the seat was theirs before, and a snapshot of all that it knows is now.
    *before, welcome = evening.told(lea, Welcome)
    assert all(one.view is None or one.view.own is None for one in before)
    assert all(one.view.own is None for one in evening.told(lea, Played))
    assert welcome.seat == BOT
    assert welcome.view == evening.game.view(BOT)
    assert welcome.held.ask is not None
    evening.answer(lea)
    assert BOT in evening.game.choices


def test_the_record_keeps_the_dealt_name_and_says_who_plays_on() -> None:
    evening, _ = a_game()
    dealt = evening.game.names[BOT]
    lea = late_to(evening)
    evening.do(lea, Claim(BOT))
    next_round(evening)
    since = len(evening.game.said)
    while evening.stage() is Stage.GAME:
        evening.pass_window()
    written = record(evening.game)
    assert verify(written).fit is Fit.FITS
    told = read(written)
    assert told.opening.names[BOT] == dealt
    assert told.plays_on == {since: {BOT: "Lea"}}
    report = evening.game.report()
    assert report.names[BOT] == "Lea"
    assert report.played_on == {BOT: (dealt, 2)}
    assert set(evening.room.scores) <= set(report.names)
    # The evening goes on with them at the table, and its journal comes to the same room.
    assert evening.room.seat_of(lea) is not None
    *_, again = rooms(evening.journal)
    assert again.chairs == evening.room.chairs
    assert again.scores == evening.room.scores


def test_who_played_on_and_is_erased_has_a_gangsters_name_from_where_they_came() -> None:
    evening, (anna, _) = a_game()
    dealt = evening.game.names[BOT]
    lea = late_to(evening)
    evening.do(lea, Claim(BOT))
    next_round(evening)
    evening.do(anna, CallOff())
    evening.do(lea, Erase())
    report = evening.told(anna, Report)[-1]
    assert "Lea" not in report.names
    assert report.names[BOT] == evening.game.chairs[BOT].name != dealt
    assert report.played_on == {BOT: (dealt, 2)}
    assert evening.game.names[BOT] == dealt


def test_whoever_has_sat_or_watched_in_this_game_plays_no_bots_chair_on() -> None:
    evening, (anna, bert) = a_game()
    wanda = evening.enter("Wanda", Kind.WATCHER)
    wall = evening.enter("Wall", Kind.TV)
    evening.do(anna, Kick(1))
    gives_up = late_to(evening)
    evening.do(gives_up, StandUp())
    for somebody in (anna, bert, wanda, wall, gives_up):
        assert evening.refused(somebody, Claim(BOT)) is Code.ILLEGAL


def test_whoever_came_late_hears_no_ghost_bets_on_nothing_and_is_heard_by_all() -> None:
    evening, (anna, _) = a_game()
    lea = late_to(evening)
    wanda = evening.enter("Wanda", Kind.WATCHER)
    evening.do(wanda, Say("I saw it"))
    assert evening.told(lea, Said) == []
    evening.do(lea, Say("hello"))
    assert [one.text for one in evening.told(anna, Said)] == ["hello"]
    assert evening.refused(lea, Bet(Bets(hit=0))) is Code.NOT_ASKED
    # Whoever only watches after all hears them from then on.
    evening.do(lea, StandUp())
    evening.wait(2_000)
    evening.do(wanda, Say("and again"))
    assert [one.text for one in evening.told(lea, Said) if one.ghost] == ["and again"]


def test_the_host_may_say_no_and_then_they_watch() -> None:
    evening, (anna, bert) = a_game()
    lea = late_to(evening)
    evening.do(lea, Claim(BOT))
    assert evening.refused(bert, Agree(lea, yes=False)) is Code.NOT_HOST
    assert evening.refused(bert, Agree(lea)) is Code.ILLEGAL
    evening.do(anna, Agree(lea, yes=False))
    assert evening.room.members[lea].kind is Kind.WATCHER
    assert evening.refused(lea, Claim(BOT)) is Code.ILLEGAL
    next_round(evening)
    assert evening.room.seat_of(lea) is None


def test_nobody_looks_into_one_bots_hand_after_another_by_leaving_and_coming_back() -> None:
    evening, (anna, _) = a_game()
    eve = late_to(evening, "Eve")
    evening.do(eve, Claim(BOT))
    next_round(evening)
    assert evening.room.seat_of(eve) == BOT
    evening.do(eve, Leave())
    back = late_to(evening, "Somebody else")
    assert evening.refused(back, Claim(BOT - 1)) is Code.SOMEBODY_LEFT
    # In the next game chairs are free again for whoever comes late.
    evening.do(anna, CallOff())
    *_, again = rooms(evening.journal)
    assert again.stage is Stage.REPORT


def test_nobody_hears_the_ghosts_and_comes_back_to_play() -> None:
    evening, _ = a_game()
    evening.do(late_to(evening, "Lea"), Leave())  # they have heard nothing
    wanda = evening.enter("Wanda", Kind.WATCHER)
    lea = late_to(evening)
    evening.do(wanda, Say("a card of mine"))
    evening.do(wanda, Leave())
    assert evening.refused(lea, Claim(BOT)) is Code.SOMEBODY_LEFT


def test_a_bots_chair_is_for_one_and_a_dead_bots_for_nobody() -> None:
    evening, _ = a_game()
    lea, mia = late_to(evening), late_to(evening, "Mia")
    evening.do(lea, Claim(BOT))
    assert evening.refused(mia, Claim(BOT)) is Code.FULL
    # Somebody may change their mind until the round begins.
    evening.do(lea, Claim(BOT - 1))
    evening.do(mia, Claim(BOT))
    asked = {member: one.seat for member, one in evening.room.claims.items()}
    assert asked == {lea: BOT - 1, mia: BOT}
    for _ in range(60):
        if evening.stage() is not Stage.GAME:
            break
        evening.pass_window()
    sits = {evening.room.seat_of(one) for one in (lea, mia)}
    assert sits == {BOT - 1, BOT}


def all_at_the_bot(seed: int) -> tuple[Evening, MemberId]:
    """Three people shoot at one bot, whose chair somebody asks for meanwhile."""
    evening = Evening(seed=bytes([seed]) * 32)
    people = evening.sit(3)
    evening.do(people[0], AddBot("random"))
    evening.do(people[0], Start())
    for one in people:
        evening.answer(one, Load((Bullet.BANG,)))
    for one in people:
        evening.answer(one, Aim((BOT,)))
    evening.close()
    lea = late_to(evening)
    evening.do(lea, Claim(BOT))
    for one in people:
        evening.answer(one, Stay())
    evening.close()
    return evening, lea


def test_a_chair_whose_bot_dies_before_the_round_begins_is_asked_for_in_vain() -> None:
    # Some bots withdraw.
    evenings = map(all_at_the_bot, range(20))
    evening, lea = next(one for one in evenings if not one[0].classic[BOT].alive)
    assert evening.stage() is Stage.GAME
    evening.wait_for(Waiting.LOAD)
    assert evening.room.claims == {}
    assert evening.room.is_late(lea)
    assert evening.refused(lea, Claim(BOT)) is Code.ILLEGAL


def test_nobody_else_comes_in_while_the_host_lets_nobody_in() -> None:
    evening, (anna, _) = a_game()
    lea = late_to(evening)
    evening.do(anna, Lock(on=True))
    for kind in Kind:
        assert evening.refused(SERVER, EnterRoom(kind, "Zoe", "token", "link")) is Code.LOCKED
    assert evening.refused(lea, Claim(BOT)) is Code.LOCKED
    evening.do(anna, Lock(on=False))
    evening.enter("Zoe", Kind.WATCHER)
    evening.do(lea, Claim(BOT))


def test_whoever_waits_until_the_game_is_over_sits_down_for_the_next() -> None:
    evening, _ = a_game()
    lea = late_to(evening)
    while evening.stage() is Stage.GAME:
        evening.pass_window()
    assert not evening.room.is_late(lea)
    evening.do(lea, Sit())
    assert evening.room.seat_of(lea) is not None


def test_a_bot_that_is_asked_nothing_any_more_says_nothing() -> None:
    evening, _ = a_game()
    lea = late_to(evening)
    evening.do(lea, Claim(BOT))
    next_round(evening)
    assert BOT in asks(evening.game.table)
    assert BOT not in evening.bots.say(evening.game)
    assert BOT not in evening.bots.minds
