"""What is played for a report when nobody brings files."""

from collections.abc import Iterator

from standoff.cards.reading import house_cards, proposed_cards
from standoff.rules.cards import Cards
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.teams import teams_of
from standoff.rules.live.words import Variant
from standoff.simulation.game import Setup
from standoff.simulation.live_game import LiveSetup, arena_of

LIVE_PART = 10
"""A game of Live takes so many times as long as one of the classic."""
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
    for live in _live():
        tempers = SCRIPTED[:4]
        bots = tuple(tempers[team % len(tempers)] for team in live.team_of)
        yield "Live", LiveSetup(live, bots, seed, arena_of(live), True), -(-games // LIVE_PART)


def _live() -> Iterator[LiveOptions]:
    four = teams_of(3, 3, 3, 3)

    def plain(cards: Cards, *variants: Variant) -> LiveOptions:
        return LiveOptions(four, cards, variants)

    yield plain(house_cards())
    yield plain(proposed_cards())
    for variant in Variant:
        yield plain(house_cards(), variant)
    yield LiveOptions(teams_of(4, 4, 3), house_cards())
    yield LiveOptions(teams_of(5, 4, 4, 4), house_cards())
