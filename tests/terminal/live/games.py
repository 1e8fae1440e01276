"""Games of Live on paper, and somebody who types in them."""

import re
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryFile

from standoff.arena.obstacles import Column, Obstacle
from standoff.cards.reading import house_cards
from standoff.rules.live.options import Options
from standoff.rules.live.teams import teams_of
from standoff.rules.live.words import Variant
from standoff.rules.options import Money
from standoff.terminal.keeping import RecordKeeper, new_file
from standoff.terminal.live.play import LiveGameSetting, LivePlay
from standoff.words.speech import Words
from tests.terminal.consoles import PaperConsole, Typist

TABLES = [
    Options(teams_of(*sizes), house_cards(), variants, money=money)
    for sizes, variants, money in (
        ((3, 3), (), Money.CLOSED),
        ((3, 3, 3, 3), (Variant.CHAIN_OF_GRENADES,), Money.OPEN),
        ((5, 5, 4), (Variant.FOOLPROOF,), Money.CLOSED),
        ((3,) * 7, (Variant.CHAIN_OF_GRENADES, Variant.FOOLPROOF), Money.CLOSED),
    )
]
PILLARS = (Column(2_000, 2_500, 700), Column(3_500, 1_500, 500))
TEMPERS = ("accountant", "grudge", "reckless", "timid", "random")
NUMBERED = re.compile(r"(?<!\S)(\d{1,2})  (?=\S)")


def options_offered(console: PaperConsole) -> int:
    """How many numbered answers the last question has; none while the player walks."""
    since = console.prompts[-2] + 1 if len(console.prompts) > 1 else 0
    return max((int(one) for one in NUMBERED.findall("\n".join(console.lines[since:]))), default=0)


def wandering(seed: int) -> Typist:
    """Walks anywhere, and takes any of the answers there are."""
    dice = Random(seed)
    offered = 0

    def typist(console: PaperConsole) -> str:
        nonlocal offered
        if not console.asked:
            return ""
        offered = options_offered(console) or 0
        if offered:
            return str(dice.randint(1, offered))
        return dice.choice(["w3 d2", "a4", "sdw", "", "s2,d9", "x"])

    return typist


def play_live(
    options: Options,
    typist: Typist,
    *,
    language: str = "en",
    seed: int = 0,
    record: Path | None = None,
    height: int = 24,
    obstacles: tuple[Obstacle, ...] = (),
) -> PaperConsole:
    """A game on paper, as far as the typist goes with it."""
    console = PaperConsole(typist, height=height)
    others = options.gangsters - 1
    bots = (TEMPERS * others)[:others]
    setting = LiveGameSetting(
        options, seed.to_bytes(32, "big"), bots, Words(language), obstacles=obstacles
    )
    with (
        new_file(record) if record else TemporaryFile() as file,
        suppress(EOFError, KeyboardInterrupt),
    ):
        LivePlay(setting, console, RecordKeeper(file)).run()
    return console
