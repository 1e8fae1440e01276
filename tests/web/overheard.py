"""Overheard: random evenings of both editions, with what one member was told, step by step.

Beside everything told stands what the server would say to somebody who came in just now, and
how the storyteller tells what happened: a browser that only listened must know and say the same.
"""

from random import Random
from typing import Any

import msgspec
from msgspec import Raw

from standoff.bots.catalogue import NAMES as BOTS
from standoff.protocol.deeds import lobby, play, seats
from standoff.protocol.deeds.teams import Confide, FillUp, TakeWhistle, Wish
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.messages import Message, Played
from standoff.protocol.sent import MemberDeed
from standoff.protocol.setting import Godfather, LiveSetting, Setting
from standoff.protocol.tempo import Tempo
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Stage
from standoff.rooms.server_deeds import AnyDeed
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Money, PowerSet
from standoff.rules.events import Seen
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.words import Variant
from standoff.server.frames import frames
from standoff.story.cast import Cast
from standoff.story.classic.storyteller import Storyteller
from standoff.story.live.storyteller import LiveStoryteller
from standoff.words.phrase import Phrase
from tests.rooms.evenings import an_answer, one_thing
from tests.rooms.live_evening import PEOPLE, LiveEvening

_encode = msgspec.json.encode


class Overheard(LiveEvening):
    """An evening in which one member writes down everything that is heard."""

    listener: MemberId | None = None
    teller: Storyteller | LiveStoryteller | None = None

    def listen(self, member: MemberId) -> None:
        self.listener = member
        self.lines: list[bytes] = [self.line([_encode(self.room.welcome(member, self.now))], [])]
        self.steps = 0

    def write(self, by: MemberId, deed: AnyDeed, command: int) -> bool:
        before = len(self.heard.get(self.listener or 0, ()))
        # Once a game is over others may have a bot's name.
        playing = self.room.stage is Stage.GAME
        names = [chair.name for chair in self.room.chairs] if playing else []
        done = super().write(by, deed, command)
        if self.listener is None or self.listener not in self.room.members:
            return done
        fresh = self.heard.get(self.listener, [])[before:]
        heard = [body_of(frame) for _, _, frame in frames(self.room, fresh)]
        names = names or [chair.name for chair in self.room.chairs]
        told = [self.storied(tell.message, names) for tell in fresh]
        self.steps += sum(isinstance(tell.message, Played) for tell in fresh)
        armed = by == self.listener and isinstance(deed, play.Arm | play.Disarm)
        if heard or armed:
            self.lines.append(self.line(heard, told, armed=armed))
        return done

    def line(self, heard: list[bytes], told: list[Any], *, armed: bool = False) -> bytes:
        assert self.listener is not None
        welcome = self.room.welcome(self.listener, self.now)
        return _encode(
            {
                "heard": [Raw(body) for body in heard],
                "told": told,
                "now": welcome,
                **({"armed": welcome.held.armed} if armed else {}),
            }
        )

    def storied(self, message: Message, names: list[str]) -> list[Any]:
        """How the storyteller tells each event of a step."""
        if not isinstance(message, Played):
            return []
        options, me = message.view.options, message.view.seat
        sentences = []
        for event in message.events:
            if getattr(event, "round", 0) == 1 or self.teller is None:
                self.teller = (
                    LiveStoryteller(options, names)
                    if isinstance(options, LiveOptions)
                    else Storyteller(names)
                )
            self.teller.cast = Cast(names, me)
            assert isinstance(event, Seen)
            sentences.append([plain(one) for one in self.teller.tell(event)])
        return sentences


def plain(value: Any) -> Any:
    """A sentence as a browser would have it: what speaks of nothing has no values."""
    if isinstance(value, Phrase):
        values = {name: plain(one) for name, one in value.values.items()}
        return {"message": value.message, **({"values": values} if values else {})}
    return [plain(one) for one in value] if isinstance(value, tuple) else value


def body_of(frame: bytes) -> bytes:
    """The message in a frame."""
    return bytes(msgspec.json.decode(frame, type=dict[str, Raw])["message"])


SIZES = ((), (3, 3), (3, 4), (4, 4, 4), (3, 3, 3, 3))
GODFATHERS = (*[Godfather.PERSON, Godfather.PLAYER] * 3, Godfather.ARENA)
"""An arena takes time to walk about in."""


def an_evening(seed: int, steps: int) -> Overheard:
    """A random evening of so many steps or a few more; every other one is of Live."""
    dice = Random(seed)
    setting: Setting = a_live_setting(dice) if seed % 2 else classic_options(dice)
    tempo = dice.choice([Tempo.QUICK, Tempo.STANDARD, Tempo.RELAXED])
    evening = Overheard(setting, tempo, dice.randbytes(32))
    chairs = min(12, evening.room.edition.chairs(setting))
    people = [evening.enter(name) for name in PEOPLE[: dice.randint(1, chairs)]]
    watcher = evening.enter("Wanda", Kind.WATCHER)
    evening.enter("TV", Kind.TV)
    evening.listen(dice.choice([*people, watcher]))
    while evening.steps < steps and evening.listener in evening.room.members:
        if evening.room.stage is not Stage.GAME:
            begin(evening, dice)
        one_thing(evening, dice)
        play_on(evening, dice)
    return evening


def classic_options(dice: Random) -> Options:
    players = dice.randint(4, 6)
    cop = players > 4 and dice.random() < 0.4
    return Options(players, dice.choice(list(PowerSet)), cop, dice.choice(list(Money)))


def a_live_setting(dice: Random) -> LiveSetting:
    variants = tuple(one for one in Variant if dice.random() < 0.3)
    return LiveSetting(
        dice.choice(SIZES),
        variants,
        dice.choice(list(Money)),
        godfather=dice.choice(GODFATHERS),
    )


def attempt(evening: Overheard, by: MemberId, deed: MemberDeed) -> None:
    """Try something that may be refused."""
    try:
        evening.do(by, deed)
    except RefusedError:
        evening.wait(400)


def begin(evening: Overheard, dice: Random) -> None:
    """Fill the chairs, and have cards dealt."""
    host, setting = evening.room.host, evening.room.options
    if isinstance(setting, LiveSetting):
        attempt(evening, host, TakeWhistle())
        attempt(evening, host, FillUp("random", dice.randint(6, 9)))
    else:
        for _ in range(setting.players):
            attempt(evening, host, seats.AddBot(dice.choice(BOTS)))
    attempt(evening, host, lobby.Start())


def play_on(evening: Overheard, dice: Random) -> None:
    """Most of those who are asked answer, and time passes."""
    if evening.room.stage is not Stage.GAME:
        return
    for chair in list(evening.game.chairs):
        if chair.member is None or chair.by_bot:
            continue
        if dice.random() < 0.1:
            wish, word = Wish(dice.randrange(4)), Confide("hush")
            attempt(evening, chair.member, wish if dice.random() < 0.5 else word)
        if dice.random() < 0.8 and evening.room.stage is Stage.GAME:
            attempt(evening, chair.member, an_answer(evening, chair.member, dice))
        if dice.random() < 0.05 and chair.stand_in:
            attempt(evening, chair.member, play.Rest(on=False))
    evening.wait(dice.choice([3_000, 10_000, 30_000]))
