"""`standoff teams`: which teams so many people can make for Live."""

import argparse

from standoff.cli.command import CommandError
from standoff.cli.table_options import add_language
from standoff.rules.live.teams import (
    FEWEST_PEOPLE,
    MOST_PEOPLE,
    Arrangement,
    arrangements,
    suggestion,
)
from standoff.words.language import language_of
from standoff.words.phrase import Phrase
from standoff.words.speech import Words

HELP = "say which teams so many people can make for Live"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "people", type=int, metavar="N", help=f"how many you are: {FEWEST_PEOPLE} to {MOST_PEOPLE}"
    )
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    people: int = given.people
    if not FEWEST_PEOPLE <= people <= MOST_PEOPLE:
        raise CommandError(f"Live is for {FEWEST_PEOPLE} to {MOST_PEOPLE} people, not {people}")
    words = Words(given.language or language_of())
    suggested = suggestion(people)
    print(words("teams-suggested", people=people, teams=_phrase(suggested)))
    others = [other for other in arrangements(people) if other != suggested]
    if others:
        print(words("teams-others"))
    for other in others:
        print(f"  {words.say(_phrase(other))}")
    return 0


def _phrase(arrangement: Arrangement) -> Phrase:
    """These teams, and who only watches over them."""
    sizes = arrangement.sizes
    large, small = sizes[0], sizes[-1]
    if large == small:
        teams = Phrase("teams-equal", {"teams": len(sizes), "size": large})
    else:
        counts = {"larger": sizes.count(large), "smaller": sizes.count(small)}
        teams = Phrase("teams-mixed", {"large": large, "small": small, **counts})
    if not arrangement.godfathers:
        return teams
    return Phrase("teams-and-godfathers", {"teams": teams, "godfathers": arrangement.godfathers})
