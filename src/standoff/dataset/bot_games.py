"""Games of bots with records that say so themselves: the house speaks for every seat."""

from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from standoff.bots.company import Company
from standoff.bots.outside import bot_named
from standoff.record.lines import sealed_seed
from standoff.record.writer import Writer
from standoff.rules.chance import commitment, game_seed, house_part
from standoff.rules.classic.options import Options
from standoff.rules.classic.views import Sights
from standoff.rules.game import asks, deal, step


class BotGames(Struct, frozen=True):
    """Games by number, all at the same kind of table; everybody sits one seat further each time."""

    options: Options
    bots: tuple[str, ...]
    seed: bytes

    def record(self, number: int) -> bytes:
        """The record of one of them, played to its end."""
        shift = number % len(self.bots)
        bots = self.bots[shift:] + self.bots[:shift]
        table_seed = sha256(self.seed + number.to_bytes(8, "big")).digest()
        parts = [house_part(table_seed, seat) for seat in range(len(bots))]
        seed = sealed_seed(table_seed, parts)
        company = Company(
            {seat: bot_named(name) for seat, name in enumerate(bots)}, game_seed(table_seed, parts)
        )
        names = [f"{Path(name).name} {seat + 1}" for seat, name in enumerate(bots)]
        writer = Writer()
        lines = [
            writer.sealed_game(self.options, names, seed.fingerprint),
            writer.draw([commitment(part) for part in parts], range(len(bots)), ()),
        ]
        table, _ = deal(self.options, seed.chance())
        while asking := asks(table):
            answers = company.answers(asking, Sights(table))
            lines.append(writer.step(asking, answers))
            table, _ = step(table, answers)
        assert table.outcome is not None
        lines += [writer.seed(seed), writer.outcome(table.outcome)]
        return b"".join(lines)
