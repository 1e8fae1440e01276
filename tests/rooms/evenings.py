"""Random evenings: people do anything they may, and much they may not, and games go on and on."""

from collections.abc import Callable
from random import Random

from standoff.bots.catalogue import NAMES as BOTS
from standoff.protocol.deeds import (
    claims,
    dead,
    drawing,
    hosting,
    lobby,
    play,
    seats,
    talk,
)
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.seen import Bets
from standoff.protocol.sent import MemberDeed
from standoff.protocol.spoken import SpokenWords
from standoff.protocol.tempo import Tempo
from standoff.rooms.deeds.talk import AWARDS
from standoff.rooms.entries import SERVER
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Stage
from standoff.rooms.server_deeds import Stalled
from standoff.rooms.spoken import CRIES, LAST_WORDS, TAUNTS
from standoff.rules.chance import commitment
from standoff.rules.classic.decisions import Join, Show, Stab, Swap, Take
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet
from tests.rooms.evening import Evening, raw

Draw = Callable[[Evening, MemberId, Random], MemberDeed]


def an_answer(evening: Evening, member: MemberId, dice: Random) -> MemberDeed:
    """Something legal where the member is asked, for the window that is open."""
    game = evening.game
    ask = game.ask_of(evening.room.seat_of(member))
    if ask is None or game.window is None:
        return play.MoreTime()
    return play.Answer(game.window.number, raw(ask.draw(dice)))


def a_seat(dice: Random) -> int:
    return dice.randrange(-1, 7)


def a_member(dice: Random) -> int:
    return dice.randrange(0, 12)


def something_armed(evening: Evening, member: MemberId, dice: Random) -> MemberDeed:
    said = dice.choice([Show(), Join(), Take(a_seat(dice)), Stab(a_seat(dice)), Swap(Bullet.CLICK)])
    return play.Arm(raw(said))


IN_A_GAME: tuple[tuple[int, Draw], ...] = (
    (60, an_answer),
    (6, something_armed),
    (1, lambda _e, _m, _d: play.Disarm()),
    (2, lambda _e, _m, dice: play.Rest(on=dice.random() < 0.3)),
    (2, lambda _e, _m, _d: play.MoreTime()),
    (2, lambda _e, _m, _d: play.GoOn()),
    (1, lambda _e, _m, _d: play.Pause()),
    (3, lambda _e, _m, _d: play.Unpause()),
    (2, lambda _e, _m, _d: lobby.Ready()),
    (2, lambda _e, _m, dice: play.Nudge(a_seat(dice))),
    (4, lambda _e, _m, dice: talk.Taunt(dice.choice(TAUNTS), dice.choice([None, 0, 9]))),
    (4, lambda _e, _m, dice: talk.Say("x" * dice.randrange(80))),
    (9, lambda _e, _m, dice: talk.Bet(Bets(a_seat(dice), a_seat(dice), dice.random() < 0.5))),
    (3, lambda _e, _m, dice: talk.Vote(dice.choice(AWARDS), a_seat(dice))),
    (4, lambda _e, _m, dice: dead.SayLast(SpokenWords(dice.choice(LAST_WORDS)))),
    (4, lambda _e, _m, dice: dead.Haunt(a_seat(dice))),
    (2, lambda _e, _m, dice: talk.Cry(SpokenWords(dice.choice(CRIES)))),
    (1, lambda _e, _m, dice: hosting.Kick(a_seat(dice))),
    (2, lambda _e, _m, dice: claims.Claim(a_seat(dice))),
    (6, lambda _e, _m, dice: claims.Agree(a_member(dice), yes=dice.random() < 0.8)),
    (1, lambda _e, _m, dice: hosting.HandOver(a_member(dice))),
    (1, lambda _e, _m, dice: hosting.Mute(a_member(dice), on=dice.random() < 0.3)),
    (1, lambda _e, _m, dice: hosting.Lock(on=dice.random() < 0.3)),
    (1, lambda _e, _m, dice: lobby.Pace(dice.choice(list(Tempo)))),
)
BETWEEN_GAMES: tuple[tuple[int, Draw], ...] = (
    (6, lambda _e, _m, dice: lobby.Start(soon=dice.random() < 0.3)),
    (2, lambda _e, _m, _d: lobby.HoldOn()),
    (6, lambda _e, _m, dice: lobby.Ready(on=dice.random() < 0.8)),
    (3, lambda e, m, _d: drawing.Commit(commitment(e.part(m)))),
    (9, lambda e, m, _d: drawing.OpenPart(e.part(m).hex())),
    (8, lambda _e, _m, dice: seats.AddBot(dice.choice(BOTS))),
    (1, lambda _e, _m, dice: seats.RemoveBot(a_seat(dice))),
    (4, lambda _e, _m, _d: seats.Sit()),
    (1, lambda _e, _m, _d: seats.StandUp()),
    (3, lambda e, _m, dice: seats.Reorder(tuple(dice.sample(range(n := len(e.room.chairs)), n)))),
    (2, lambda _e, _m, dice: talk.Vote(dice.choice(AWARDS), a_seat(dice))),
    (2, lambda _e, _m, _d: talk.Say("well played")),
    (4, lambda _e, _m, dice: talk.PointAt(a_seat(dice))),
)


def drawn(evening: Evening, member: MemberId, dice: Random) -> MemberDeed:
    """Something a member may try now."""
    table = IN_A_GAME if evening.room.stage is Stage.GAME else BETWEEN_GAMES
    weights = [weight for weight, _ in table]
    ((_, draw),) = dice.choices(table, weights)
    return draw(evening, member, dice)


def random_evening(
    seed: int, options: Options, tempo: Tempo = Tempo.STANDARD, steps: int = 400
) -> Evening:
    """The evening of a seed."""
    dice = Random(seed)
    evening = Evening(options, tempo, dice.randbytes(32))
    people = evening.sit(dice.randint(1, options.players))
    people.append(evening.enter("Wanda", Kind.WATCHER))
    evening.enter("TV", Kind.TV)
    for _ in range(options.players - len(evening.room.chairs)):
        evening.do(people[0], seats.AddBot(dice.choice(BOTS)))
    evening.do(people[0], lobby.Start())
    for _ in range(steps):
        one_thing(evening, dice)
    return evening


def one_thing(evening: Evening, dice: Random) -> None:
    """Somebody does something, or time passes."""
    chance = dice.random()
    members = list(evening.room.members)
    try:
        if chance < 0.15 or not members:
            evening.wait(dice.choice([10, 500, 3_000, 20_000]))
        elif chance < 0.165:
            evening.enter(dice.choice(["Ann", "Ben", "Kim"]), dice.choice(list(Kind)))
        elif chance < 0.168:
            evening.do(dice.choice(members), seats.Leave())
        elif chance < 0.173:
            evening.do(SERVER, Stalled(dice.randrange(5_000)))
        elif chance < 0.175:
            evening.do(evening.room.host or SERVER, hosting.CallOff())
        else:
            member = dice.choice(members)
            evening.do(member, drawn(evening, member, dice))
    except RefusedError:
        evening.wait(dice.randrange(400))
