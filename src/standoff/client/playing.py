"""Playing a seat by a bot that gets nothing but what the server tells that seat."""

import asyncio
from random import Random
from typing import Any

import msgspec
from msgspec import Raw

from standoff.arena.ground import Ground
from standoff.bots.outside import bot_named, live_bot_named
from standoff.bots.player import Player
from standoff.client.device import Device
from standoff.client.walking import walk
from standoff.protocol.deeds.play import Answer
from standoff.protocol.editions import View, on_the_wire
from standoff.protocol.messages import Played, Welcome
from standoff.protocol.replies import ArenaSeen
from standoff.rooms.refusal import RefusedError
from standoff.rules.asks import Ask, Decision
from standoff.rules.live.views import View as LiveView


def answer(window: int, said: Decision) -> Answer:
    """The deed that says this in a window."""
    return Answer(window, Raw(msgspec.json.encode(on_the_wire(said))))


async def play(device: Device, name: str, dice: Random) -> None:
    """Answer whatever the seat is asked, until the server shows this device out."""
    gangster = SeatedBot(device, name, dice)
    walking = asyncio.create_task(gangster.walk_about())
    try:
        async for message in device.messages():
            if isinstance(message, Welcome | Played) and message.view is not None:
                await gangster.hear(message, message.view)
    finally:
        walking.cancel()


class SeatedBot:
    """A bot in its seat, game after game."""

    def __init__(self, device: Device, name: str, dice: Random) -> None:
        self.device = device
        self.name = name
        self.dice = dice
        self.bot: Player[Any] | None = None
        self.view: View | None = None
        self.ground: Ground | None = None
        self.answered = 0

    async def hear(self, message: Welcome | Played, view: View) -> None:
        """Take in how the table looks, and answer what is asked."""
        self.view, self.ground = view, message.ground or self.ground
        if view.outcome is not None or view.seat is None:
            self.bot, self.answered = None, 0
            return
        self.bot = self.bot or _seated(view, self.name)
        window, ask = message.window, message.held.ask
        if ask is None or window is None:
            self.bot.watch(view)
        elif window.number != self.answered and isinstance(ask, Ask):
            self.answered = window.number
            try:
                said = self.bot.decide(view, ask, self.dice)
                await self.device.do(answer(window.number, said))
            except RefusedError:
                return  # the window closed in the meantime

    async def walk_about(self) -> None:
        """Go where the bot wants to, whenever the arena is shown."""
        while True:
            await self.walk(await self.device.arenas.get())

    async def walk(self, shown: ArenaSeen) -> None:
        if self.bot is not None and self.view is not None and self.ground is not None:
            wish = walk(self.bot, self.view, self.ground, shown, self.dice)
            if wish is not None:
                await self.device.say(wish)


def _seated(view: View, name: str) -> Player[Any]:
    """The bot for this game; it runs where it was named, so it may be anybody's."""
    return live_bot_named(name) if isinstance(view, LiveView) else bot_named(name)
