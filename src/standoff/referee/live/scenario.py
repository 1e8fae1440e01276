"""A game of Live as a scenario writes it down; here only its form is checked."""

from typing import NoReturn

from msgspec import Struct

from standoff.cards.reading import house_cards
from standoff.referee.fault import shown
from standoff.referee.live.form import LARGE_DECK, SMALL_DECK, RoundForm, ScenarioForm
from standoff.referee.reading import Fields, ObjectReader, RoundReader, is_name, keys
from standoff.rules.asks import Seat
from standoff.rules.cards import GUNS, NUMBERED, Card, Weapon
from standoff.rules.chance import LiveScripted
from standoff.rules.live.decisions import Aim
from standoff.rules.live.options import ROUNDS, Options
from standoff.rules.live.teams import Team
from standoff.rules.live.words import Variant
from standoff.rules.notes import FIVE, NOTES
from standoff.rules.options import ImpossibleTableError


class RoundScript(Struct, frozen=True):
    """What everyone does in one round, by seat."""

    number: int
    deck: tuple[Card, ...]
    hold: dict[Seat, Card]
    aim: dict[Seat, Aim]
    withdraw: tuple[Seat, ...]
    touch: dict[Seat, tuple[Seat, ...]]
    stab: dict[Seat, Seat]


class Scenario(Struct, frozen=True):
    """A game of Live written down."""

    names: tuple[str, ...]
    options: Options
    chance: LiveScripted
    rounds: tuple[RoundScript, ...]


def parse(fields: Fields) -> Scenario:
    """The scenario in these fields, or the first thing wrong with its form."""
    reader = ObjectReader(fields)
    reader.allow(*keys(ScenarioForm))
    teams = _teams(reader)
    names = tuple(name for members in teams.values() for name in members)
    options = _options(reader, teams)
    rounds = reader.needs("rounds")
    if not isinstance(rounds, list) or not 1 <= len(rounds) <= ROUNDS:
        reader.fail("scenario-rounds", "L15", most=ROUNDS)
    scripts = tuple(
        _RoundReader(said, names, number, options).script() for number, said in enumerate(rounds, 1)
    )
    return Scenario(names, options, _chance(scripts, options), scripts)


def _teams(reader: ObjectReader) -> dict[str, tuple[str, ...]]:
    said = reader.needs("teams")
    if not isinstance(said, Fields):
        reader.fail("scenario-not-an-object", key="teams")
    if said.repeated is not None:
        reader.fail("scenario-key-twice", key=shown(said.repeated))
    names: list[str] = []
    teams: dict[str, tuple[str, ...]] = {}
    for team, members in said.items():
        if not isinstance(members, list):
            reader.fail("scenario-not-a-list", key=shown(team))
        for name in members:
            if not is_name(name):
                reader.fail("scenario-not-a-name", key=shown(team), said=shown(name))
            if name in names:
                reader.fail("scenario-same-name", key="teams", said=shown(name))
            names.append(name)
        teams[team] = tuple(members)
    return teams


def _options(reader: ObjectReader, teams: dict[str, tuple[str, ...]]) -> Options:
    variants = reader.fields.get("variants", [])
    if not isinstance(variants, list):
        reader.fail("scenario-not-a-list", key="variants")
    for variant in variants:
        if not isinstance(variant, str) or variant not in tuple(Variant):
            choices = tuple(Variant)
            reader.fail("scenario-none-of", key="variants", said=shown(variant), choices=choices)
    if len(set(variants)) < len(variants):
        reader.fail("scenario-variant-twice")
    try:
        return Options(
            teams=tuple(Team(team, len(members)) for team, members in teams.items()),
            cards=house_cards(),
            variants=tuple(map(Variant, variants)),
        )
    except ImpossibleTableError:
        reader.fail("scenario-teams", "L10", "A79")


def _chance(scripts: tuple[RoundScript, ...], options: Options) -> LiveScripted:
    # Decks for the rounds that nobody wrote down; they begin, but are not told.
    spare = ((Card(Weapon.BBB, FIVE),) * _deck_size(options),) * (ROUNDS - len(scripts))
    return LiveScripted(
        decks=(*(script.deck for script in scripts), *spare),
        hands=tuple(tuple(script.hold[seat] for seat in sorted(script.hold)) for script in scripts),
    )


def _deck_size(options: Options) -> int:
    return LARGE_DECK if options.red else SMALL_DECK


class _RoundReader(RoundReader):
    """Reads one round of Live."""

    def __init__(
        self, fields: object, names: tuple[str, ...], number: int, options: Options
    ) -> None:
        super().__init__(fields, names, number)
        self.options = options

    def script(self) -> RoundScript:
        self.allow(*keys(RoundForm))
        self.needs("hold")
        assert self.round is not None
        return RoundScript(
            number=self.round,
            deck=self._deck(),
            hold={seat: self._card(said, self.names[seat]) for seat, said in self.entries("hold")},
            aim={seat: self._aim(seat, said) for seat, said in self.entries("aim")},
            withdraw=self.seats("withdraw"),
            touch={seat: self._touched(seat, said) for seat, said in self.entries("touch")},
            stab={seat: self._victim(seat, said) for seat, said in self.entries("stab")},
        )

    def _deck(self) -> tuple[Card, ...]:
        deck = self.needs("deck")
        size = _deck_size(self.options)
        if not isinstance(deck, list) or len(deck) != size:
            self.fail("scenario-deck-size", "L13", "L14", size=size)
        return tuple(self._card(card) for card in deck)

    def _card(self, said: object, who: str | None = None) -> Card:
        """A weapon and a value, and a number for a weapon that has one."""
        if not isinstance(said, list) or len(said) < 2:
            self.fail("scenario-not-a-card", "L3", said=shown(said), who=who)
        weapon, value, *numbers = said
        if not isinstance(weapon, str) or weapon not in tuple(Weapon):
            self._none_of(said, weapon, tuple(Weapon), who)
        if type(value) is not int or value not in NOTES:
            self._none_of(said, value, tuple(map(str, NOTES)), who)
        if weapon not in NUMBERED and numbers:
            self.fail("scenario-no-number", "L4", card=weapon, who=who)
        if weapon in NUMBERED and (len(numbers) != 1 or type(numbers[0]) is not int):
            self.fail("scenario-one-number", "L4", card=weapon, who=who)
        return Card(Weapon(weapon), value, *numbers)

    def _none_of(
        self, card: object, said: object, choices: tuple[str, ...], who: str | None
    ) -> NoReturn:
        key = shown(card)
        self.fail("scenario-none-of", "L3", key=key, said=shown(said), choices=choices, who=who)

    def _aim(self, seat: Seat, said: object) -> Aim:
        who = self.names[seat]
        if not isinstance(said, Fields):
            self.fail("scenario-aim-form", "L23", who=who)
        ObjectReader(said, self.round).allow("mime", "at")
        if len(said) != 2:
            self.fail("scenario-aim-form", "L23", who=who)
        mime, at = said["mime"], said["at"]
        if not isinstance(mime, str) or mime not in GUNS:
            choices: tuple[str, ...] = GUNS
            self.fail(
                "scenario-none-of", "L26", who=who, key="mime", said=shown(mime), choices=choices
            )
        guns = 2 if mime == Weapon.DOUBLE else 1
        if not isinstance(at, list) or len(at) != guns:
            self.fail("scenario-aim-size", "L27", who=who, guns=guns, mime=mime)
        targets = tuple(self.seat("at", seat, name) for name in at)
        for target in targets:
            self._check_adversary(seat, target, "at", "L24")
        return Aim(Weapon(mime), targets)

    def _touched(self, seat: Seat, said: object) -> tuple[Seat, ...]:
        who = self.names[seat]
        touched = self.names_in(said, "touch", self.names, who)
        if who in touched:
            self.fail("scenario-touches-self", "L38", who=who)
        return tuple(self.names.index(name) for name in touched)

    def _victim(self, seat: Seat, said: object) -> Seat:
        victim = self.seat("stab", seat, said)
        self._check_adversary(seat, victim, "stab", "L40", "A70")
        return victim

    def _check_adversary(self, seat: Seat, other: Seat, key: str, *rules: str) -> None:
        """L24, A70: never oneself or a team-mate."""
        team_of = self.options.team_of
        if team_of[other] != team_of[seat]:
            return
        who, whom = self.names[seat], self.names[other]
        names = tuple(name for one, name in enumerate(self.names) if team_of[one] != team_of[seat])
        if other == seat:
            self.fail("scenario-at-self", *rules, who=who, key=key, those=names)
        self.fail("scenario-at-mate", *rules, who=who, key=key, other=whom, those=names)
