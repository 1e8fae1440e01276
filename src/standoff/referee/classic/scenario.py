"""A classic game as a scenario writes it down; here only its form is checked."""

from msgspec import Struct

from standoff.referee.reading import Fields, ObjectReader, RoundReader, is_name
from standoff.rules.asks import Seat
from standoff.rules.chance import Scripted
from standoff.rules.classic.options import NOTES_A_ROUND, ROUNDS, Options
from standoff.rules.classic.words import Bullet, Phase, PowerId, PowerSet
from standoff.rules.notes import BOX, NOTES, counted

KINDS = tuple(bullet.value for bullet in Bullet)


class RoundScript(Struct, frozen=True):
    """What everyone does in one round, by seat."""

    number: int
    play: dict[Seat, tuple[Bullet, ...]]
    aim: dict[Seat, tuple[Seat | None, ...] | None]
    withdraw: tuple[Seat, ...]
    reveal: dict[Seat, int]
    stab: dict[Seat, Seat]
    take: dict[Seat, Seat]
    swap: dict[Seat, Bullet]
    join: tuple[Seat, ...]
    call: bool


class Scenario(Struct, frozen=True):
    """A classic game written down."""

    names: tuple[str, ...]
    options: Options
    chance: Scripted
    rounds: tuple[RoundScript, ...]


def parse(fields: Fields) -> Scenario:
    """The scenario in these fields, or the first thing wrong with its form."""
    reader = ObjectReader(fields, "the scenario")
    reader.allow("edition", "players", "powers", "cop", "deck", "rounds")
    names = _players(reader)
    powers = _powers(reader, names)
    cop = _cop(reader, names)
    rounds = reader.needs("rounds")
    if not isinstance(rounds, list) or not 1 <= len(rounds) <= ROUNDS:
        reader.fail(f"'rounds' must be a list of 1 to {ROUNDS} rounds")
    deck = _deck(reader, len(rounds))
    return Scenario(
        names=names,
        options=Options(
            players=len(names),
            powers=PowerSet.ALL_AND_BACKSTAB if any(powers) else PowerSet.NONE,
            cop=cop is not None,
        ),
        chance=Scripted(deck, powers, cop or 0),
        rounds=tuple(
            _RoundReader(fields, names, number).script() for number, fields in enumerate(rounds, 1)
        ),
    )


def _players(reader: ObjectReader) -> tuple[str, ...]:
    names = reader.needs("players")
    if not isinstance(names, list) or not 4 <= len(names) <= 6:
        reader.fail("'players' must be a list of 4 to 6 names")
    for place, name in enumerate(names):
        if not is_name(name):
            reader.fail(f"'players' has {name!r}, which is not a name")
        if name in names[:place]:
            reader.fail(f"'players' has the name {name!r} twice")
    return tuple(names)


def _powers(reader: ObjectReader, names: tuple[str, ...]) -> tuple[PowerId | None, ...]:
    entries = reader.by_name("powers", names)
    held: dict[str, PowerId] = {}
    for name, power in entries.items():
        if not isinstance(power, str) or power not in tuple(PowerId):
            reader.fail(f"{power!r} is not a power", name)
        if power in held.values():
            reader.fail(f"{power} is somebody else's power already", name)
        held[name] = PowerId(power)
    return tuple(held.get(name) for name in names)


def _cop(reader: ObjectReader, names: tuple[str, ...]) -> Seat | None:
    if "cop" not in reader.fields:
        return None
    cop = reader.fields["cop"]
    if not isinstance(cop, str) or cop not in names:
        reader.fail(f"the cop {cop!r} is not at this table")
    if len(names) < 5:
        reader.fail("a cop needs 5 or 6 players")  # K1
    return names.index(cop)


def _deck(reader: ObjectReader, rounds: int) -> tuple[int, ...]:
    deck = reader.needs("deck")
    if not isinstance(deck, list):
        reader.fail("'deck' must be a list of notes")
    for note in deck:
        if type(note) is not int or note not in NOTES:
            reader.fail(f"the deck has {note!r}, which is no note")
    if len(deck) < NOTES_A_ROUND * rounds:
        reader.fail(f"the deck has {len(deck)} notes, {NOTES_A_ROUND * rounds} are turned up")
    left = BOX.less(counted(deck))
    for note, count in zip(NOTES, left, strict=True):
        if count < 0:
            reader.fail(f"the deck has more notes of {note} than the box")
    # The rest of the box, for the round after the last one written down.
    return (*deck, *left.listed())


class _RoundReader(RoundReader):
    """Reads one round of the classic edition."""

    def script(self) -> RoundScript:
        self.allow(*(key for key in RoundScript.__struct_fields__ if key != "number"))
        self.needs("play")
        assert self.round is not None
        return RoundScript(
            number=self.round,
            play={seat: self._bullets(seat, said) for seat, said in self.entries("play")},
            aim={seat: self._targets(seat, said) for seat, said in self.entries("aim")},
            withdraw=self.seats("withdraw"),
            reveal={seat: self._phase(seat, said) for seat, said in self.entries("reveal")},
            stab={seat: self.seat(seat, said) for seat, said in self.entries("stab")},
            take={seat: self.seat(seat, said) for seat, said in self.entries("take")},
            swap={seat: self._bullet(seat, said) for seat, said in self.entries("swap")},
            join=self.seats("join"),
            call=self._flag("call"),
        )

    def _bullet(self, seat: Seat, said: object) -> Bullet:
        if not isinstance(said, str) or said not in KINDS:
            self.fail(f"{said!r} is not a bullet", self.names[seat])
        return Bullet(said)

    def _bullets(self, seat: Seat, said: object) -> tuple[Bullet, ...]:
        if isinstance(said, list):
            self._pair(seat, said)
            return tuple(self._bullet(seat, one) for one in said)
        return (self._bullet(seat, said),)

    def _targets(self, seat: Seat, said: object) -> tuple[Seat | None, ...] | None:
        if said is None:
            return None
        if isinstance(said, list):
            self._pair(seat, said)
            return tuple(None if one is None else self.seat(seat, one) for one in said)
        return (self.seat(seat, said),)

    def _pair(self, seat: Seat, said: list[object]) -> None:
        if len(said) != 2:
            self.fail("two guns need a pair", self.names[seat])

    def _phase(self, seat: Seat, said: object) -> int:
        if type(said) is not int or not Phase.LOOT <= said <= Phase.AIM:
            self.fail("a power is revealed in phase 1, 2 or 3", self.names[seat])
        return said

    def _flag(self, key: str) -> bool:
        said = self.fields.get(key, False)
        if not isinstance(said, bool):
            self.fail(f"{key!r} must be true or false")
        return said
