"""Playing a seat by a bot that gets nothing but what the server tells that seat."""

from random import Random

import msgspec
from msgspec import Raw

from standoff.bots.bot import Bot
from standoff.bots.catalogue import make
from standoff.client.device import Device
from standoff.rooms.deeds.play import Answer
from standoff.rooms.messages import Played, Welcome
from standoff.rooms.refusal import RefusedError
from standoff.rules.asks import Decision


def answer(window: int, said: Decision) -> Answer:
    """The deed that says this in a window."""
    return Answer(window, Raw(msgspec.json.encode(said)))


async def play(device: Device, name: str, dice: Random) -> None:
    """Answer whatever the seat is asked, until the server shows this device out."""
    bot: Bot | None = None
    answered = 0
    async for message in device.messages():
        if not isinstance(message, Welcome | Played) or message.view is None:
            continue
        view, window, ask = message.view, message.window, message.held.ask
        if view.outcome is not None or view.seat is None:
            bot, answered = None, 0
            continue
        bot = bot or make(name)
        if ask is None or window is None:
            bot.watch(view)
        elif window.number != answered:
            answered = window.number
            try:
                await device.do(answer(window.number, bot.decide(view, ask, dice)))
            except RefusedError:
                continue  # the window closed in the meantime
