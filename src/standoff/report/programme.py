"""What is played for a report when nobody brings files."""

from collections.abc import Iterator

from standoff.cards.reading import house_cards, proposed_cards
from standoff.rules.cards import Cards
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.teams import teams_of
from standoff.rules.live.words import Variant
from standoff.simulation.classic.game import Setup
from standoff.simulation.live.game import LiveSetup, arena_of

LIVE_PART = 10
"""A game of Live takes so many times as long as one of the classic."""
WEAPONS_PART = 4
"""Tables of weapons are compared over more games: their differences are small."""
USUAL_GAMES = 2_000
"""Of the classic, for each set of options."""

CLASSIC = (
    Options(5),
    Options(5, PowerSet.ALL_AND_BACKSTAB),
    Options(5, cop=True),
    Options(5, PowerSet.ALL_AND_BACKSTAB, cop=True),
)

SCRIPTED = ("accountant", "grudge", "reckless", "timid", "random")
"""The tempers a page compares."""


def programme(games: int, seed: bytes) -> Iterator[tuple[str, Setup | LiveSetup, int]]:
    """Every study: what to call it while it runs, its set-up and how many games."""
    for options in CLASSIC:
        bots = tuple(SCRIPTED[seat % len(SCRIPTED)] for seat in range(options.players))
        yield "the classic", Setup(options, bots, seed, rotating=True), games
    for live, part in _live():
        tempers = SCRIPTED[:4]
        bots = tuple(tempers[team % len(tempers)] for team in live.team_of)
        setup = LiveSetup(live, bots, seed, arena_of(live), rotating=True)
        yield "Live", setup, -(-games // part)


def _live() -> Iterator[tuple[LiveOptions, int]]:
    """Tables of Live, and which part of the games each gets."""
    four = teams_of(3, 3, 3, 3)

    def plain(cards: Cards, *variants: Variant) -> LiveOptions:
        return LiveOptions(four, cards, variants)

    yield plain(house_cards()), WEAPONS_PART
    yield plain(proposed_cards()), WEAPONS_PART
    for variant in Variant:
        yield plain(house_cards(), variant), LIVE_PART
    for sizes in ((4, 4, 3), (5, 4, 4, 4)):
        yield LiveOptions(teams_of(*sizes), house_cards()), LIVE_PART
