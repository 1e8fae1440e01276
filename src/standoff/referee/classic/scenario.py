"""A classic game as a scenario writes it down; here only its form is checked."""

from msgspec import Struct

from standoff.referee.classic.form import RoundForm, ScenarioForm
from standoff.referee.fault import shown
from standoff.referee.reading import Fields, ObjectReader, RoundReader, is_name, keys
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
    reader = ObjectReader(fields)
    reader.allow(*keys(ScenarioForm))
    names = _players(reader)
    powers = _powers(reader, names)
    cop = _cop(reader, names)
    rounds = reader.needs("rounds")
    if not isinstance(rounds, list) or not 1 <= len(rounds) <= ROUNDS:
        reader.fail("scenario-rounds", "C11", most=ROUNDS)
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
        reader.fail("scenario-players", "C1")
    for place, name in enumerate(names):
        if not is_name(name):
            reader.fail("scenario-not-a-name", key="players", said=shown(name))
        if name in names[:place]:
            reader.fail("scenario-same-name", key="players", said=shown(name))
    return tuple(names)


def _powers(reader: ObjectReader, names: tuple[str, ...]) -> tuple[PowerId | None, ...]:
    entries = reader.by_name("powers", names)
    held: dict[str, PowerId] = {}
    for name, power in entries.items():
        if not isinstance(power, str) or power not in tuple(PowerId):
            reader.fail(
                "scenario-none-of",
                "P1",
                who=name,
                key="powers",
                said=shown(power),
                choices=tuple(PowerId),
            )
        if power in held.values():
            reader.fail("scenario-power-taken", "P2", who=name, power=power)
        held[name] = PowerId(power)
    return tuple(held.get(name) for name in names)


def _cop(reader: ObjectReader, names: tuple[str, ...]) -> Seat | None:
    if "cop" not in reader.fields:
        return None
    cop = reader.fields["cop"]
    if not isinstance(cop, str) or cop not in names:
        reader.fail("scenario-stranger", key="cop", said=shown(cop), those=names)
    if len(names) < 5:
        reader.fail("scenario-cop-needs", "K1")
    return names.index(cop)


def _deck(reader: ObjectReader, rounds: int) -> tuple[int, ...]:
    deck = reader.needs("deck")
    if not isinstance(deck, list):
        reader.fail("scenario-not-a-list", key="deck")
    for note in deck:
        if type(note) is not int or note not in NOTES:
            reader.fail(
                "scenario-none-of",
                "C5",
                key="deck",
                said=shown(note),
                choices=tuple(map(str, NOTES)),
            )
    if len(deck) < NOTES_A_ROUND * rounds:
        needed = NOTES_A_ROUND * rounds
        reader.fail("scenario-deck-short", "C14", there=len(deck), needed=needed)
    left = BOX.less(counted(deck))
    for note, count, most in zip(NOTES, left, BOX, strict=True):
        if count < 0:
            reader.fail("scenario-deck-rich", "C5", note=str(note), most=most)
    # The rest of the box, for the round after the last one written down.
    return (*deck, *left.listed())


class _RoundReader(RoundReader):
    """Reads one round of the classic edition."""

    def script(self) -> RoundScript:
        self.allow(*keys(RoundForm))
        self.needs("play", "C17")
        assert self.round is not None
        return RoundScript(
            number=self.round,
            play={seat: self._bullets(seat, said) for seat, said in self.entries("play")},
            aim={seat: self._targets(seat, said) for seat, said in self.entries("aim")},
            withdraw=self.seats("withdraw"),
            reveal={seat: self._phase(seat, said) for seat, said in self.entries("reveal")},
            stab={seat: self.seat("stab", seat, said) for seat, said in self.entries("stab")},
            take={seat: self.seat("take", seat, said) for seat, said in self.entries("take")},
            swap={seat: self._bullet("swap", seat, said) for seat, said in self.entries("swap")},
            join=self.seats("join"),
            call=self._flag("call"),
        )

    def _bullet(self, key: str, seat: Seat, said: object) -> Bullet:
        if not isinstance(said, str) or said not in KINDS:
            who = self.names[seat]
            self.fail("scenario-none-of", "C3", who=who, key=key, said=shown(said), choices=KINDS)
        return Bullet(said)

    def _bullets(self, seat: Seat, said: object) -> tuple[Bullet, ...]:
        if isinstance(said, list):
            self._pair(seat, said)
            return tuple(self._bullet("play", seat, one) for one in said)
        return (self._bullet("play", seat, said),)

    def _targets(self, seat: Seat, said: object) -> tuple[Seat | None, ...] | None:
        if said is None:
            return None
        if isinstance(said, list):
            self._pair(seat, said)
            return tuple(None if one is None else self.seat("aim", seat, one) for one in said)
        return (self.seat("aim", seat, said),)

    def _pair(self, seat: Seat, said: list[object]) -> None:
        if len(said) != 2:
            self.fail("scenario-pair", "P15", who=self.names[seat])

    def _phase(self, seat: Seat, said: object) -> int:
        if type(said) is not int or not Phase.LOOT <= said <= Phase.AIM:
            phases = tuple(str(int(phase)) for phase in (Phase.LOOT, Phase.LOAD, Phase.AIM))
            who = self.names[seat]
            self.fail(
                "scenario-none-of", "P20", "P26", "P28", who=who, key="reveal",
                said=shown(said), choices=phases,
            )  # fmt: skip
        return said

    def _flag(self, key: str) -> bool:
        said = self.fields.get(key, False)
        if not isinstance(said, bool):
            self.fail("scenario-not-a-flag", key=key)
        return said
