"""Players who take any legal decision with the same chance, as fast as they can."""

from standoff.vector.flow import AIM, LOAD
from standoff.vector.luck import Luck, Numbers, below, coins
from standoff.vector.phases import load
from standoff.vector.rows import EVERY, Row, Word, at, count, lanes, nth, of
from standoff.vector.table import Tables

_SEAT, _HEIR, _LAST, _NERVE, _WINDOW = 3, 9, 10, 11, 12
"""The draws of a round: notes first, then one for each seat, then those of single seats."""


class RandomPlayers:
    """Random players for one round; the table counts how often there was something to choose."""

    def __init__(self, table: Tables, luck: Luck) -> None:
        self.luck = luck
        self.rests: list[Numbers] = [luck.number(_SEAT + seat) for seat in range(table.law.seats)]
        self.heir_rest = luck.number(_HEIR)
        self.last_rest = luck.number(_LAST)
        self.table = table

    def shows(self, table: Tables, moment: int, asked: Row, may: Row) -> Row:
        return self._toss(moment, may & table.go)

    def loads(self, table: Tables, moment: int, asked: Row) -> tuple[Row, Word]:
        asked &= table.go
        kinds = load.kinds(table)
        if moment != LOAD:
            last, self.last_rest, choices = _one_of(self.last_rest, of(kinds, asked))
            self.table.decisions += lanes(choices > 1) & 1
            return asked * last, 0
        laid: Row = 0
        for seat, rest in enumerate(self.rests):
            bit, self.rests[seat], _ = _one_of(rest, at(kinds, seat))
            laid |= bit << (4 * seat)
        several = kinds & (kinds >> 1 | kinds >> 2) | kinds >> 1 & kinds >> 2
        second: Word = 0
        if table.law.has_powers:
            armed = lanes((asked & table.heir) != 0)
            second, self.heir_rest, choices = _one_of(self.heir_rest, load.second_kinds(table))
            second &= armed
            several |= table.heir & lanes(choices > 1)
        self.table.decisions += count(several & asked & EVERY)
        return laid & (asked * 7), second

    def aims(self, table: Tables, moment: int, asked: Row) -> tuple[Row, Word]:
        asked &= table.go
        others = count(table.alive) - 1
        self.table.decisions += count(asked) & lanes(others > 1)
        if moment != AIM:
            chosen, self.last_rest = below(self.last_rest, others)
            return asked * (nth(table.alive & ~asked, chosen) + 1), 0
        aims: Row = 0
        for seat, rest in enumerate(self.rests):
            chosen, self.rests[seat] = below(rest, others)
            target = nth(table.alive & ~(1 << (4 * seat)), chosen) + 1
            aims |= target << (4 * seat)
        second: Word = 0
        if table.law.has_powers:
            heir = asked & table.heir
            chosen, self.heir_rest = below(self.heir_rest, others)
            second = (nth(table.alive & ~heir, chosen) + 1) & lanes(heir != 0)
        return aims & (asked * 15), second

    def withdraws(self, table: Tables, moment: int, asked: Row) -> Row:
        asked &= table.go
        self.table.decisions += count(asked)
        return asked & coins(self.luck.number(_NERVE))

    def stabs(
        self,
        table: Tables,
        moment: int,
        asked: Row,
        stabber: Row,
        victims: Row,
    ) -> Row:
        victims &= lanes(stabber != 0) & table.go
        return self._one_or_none(moment, victims)

    def ends(
        self,
        table: Tables,
        moment: int,
        asked: Row,
        taker: Row,
        swapper: Row,
    ) -> tuple[Row, Word]:
        dead = self._one_or_none(moment, table.heritage & lanes(taker != 0) & table.go)
        if isinstance(swapper, int):
            return dead, 0
        return dead, self._throw(of(load.kinds(table), swapper & table.go))

    def _throw(self, kinds: Word) -> Word:
        """A kind to throw away, or none: each as likely."""
        many = _POPULATION >> (2 * kinds) & 3
        self.table.decisions += lanes(many > 0) & 1
        chosen, _ = below(self.luck.number(_WINDOW + 15), many + 1)
        return _nth_bit(kinds, chosen - 1) & lanes(chosen > 0)

    def joins(self, table: Tables, moment: int, asked: Row, may: Row) -> Row:
        return self._toss(moment, may & table.go)

    def calls(self, table: Tables, moment: int, asked: Row, may: Row) -> Row:
        return self._toss(moment, may & table.go)

    def _toss(self, moment: int, may: Row) -> Row:
        if isinstance(may, int):
            return 0
        self.table.decisions += count(may)
        return may & coins(self.luck.number(_WINDOW + moment))

    def _one_or_none(self, moment: int, those: Row) -> Row:
        """One seat of a set, or nobody: each as likely."""
        if isinstance(those, int):
            return 0
        many = count(those)
        self.table.decisions += lanes(many > 0) & 1
        chosen, _ = below(self.luck.number(_WINDOW + moment), many + 1)
        return (1 << (nth(those, chosen - 1) << 2)) & lanes(chosen > 0)


_POPULATION = 0xE994
"""How many bits each number below eight has, two bits each."""


def _one_of(number: Numbers, kinds: Word) -> tuple[Word, Numbers, Word]:
    """One bit of three, what is left of the number, and how many there were to choose from."""
    many = _POPULATION >> (kinds << 1) & 3
    chosen, rest = below(number, many)
    return _nth_bit(kinds, chosen), rest, many


def _nth_bit(bits: Word, rank: Word) -> Word:
    """The lowest, the second or the third of up to three bits."""
    without = bits & (bits - 1)
    first, second, third = bits ^ without, without & -without, without & (without - 1)
    return (first & lanes(rank == 0)) | (second & lanes(rank == 1)) | (third & lanes(rank == 2))
