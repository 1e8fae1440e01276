"""Phase 2: each Chief receives a card for every member in play, and divides them in secret."""

from standoff.rules.live.decisions import Divide, DivideAsk
from standoff.rules.live.events import Dealt, Divided
from standoff.rules.live.table import Table
from standoff.rules.live.telling import Telling
from standoff.rules.live.words import StageId
from standoff.rules.stage import NOBODY, Answers, Asks


class Dealing:
    """The stage in which the Godfather hands out the cards (L17)."""

    name = StageId.DEAL
    only_asks = False

    def asks(self, table: Table) -> Asks:
        return NOBODY

    def resolve(self, telling: Telling, answers: Answers) -> None:
        table = telling.table
        teams = table.teams_in_play
        cards = iter(table.chance.dealt(table.round, table.row, sum(map(len, teams))))
        for team, members in zip(table.options.members, teams, strict=True):
            if members:  # A75
                dealt = tuple([next(cards) for _ in members])
                telling.tell(Dealt(members[0], team, dealt))


class Dividing:
    """The stage in which each team decides who holds what (L18)."""

    name = StageId.DIVIDE
    only_asks = False

    def asks(self, table: Table) -> Asks:
        return {
            members[0]: DivideAsk(cards, members)
            for members, cards in zip(table.teams_in_play, table.dealt, strict=False)
            if len(members) > 1
        }

    def resolve(self, telling: Telling, answers: Answers) -> None:
        table = telling.table
        for team, members in zip(table.options.members, table.teams_in_play, strict=True):
            if members:
                said = answers.get(members[0])
                to = said.to if isinstance(said, Divide) else members
                telling.tell(Divided(members[0], team, to))


deal = Dealing()
divide = Dividing()
