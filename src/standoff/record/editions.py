"""What a record must know of the editions; another edition is added here and nowhere else."""

import msgspec

from standoff.record.lines import DrawLine, Finished, Opening, SeedOpened, StepLine
from standoff.rules.asks import Decision
from standoff.rules.classic.decisions import ClassicDecision
from standoff.rules.classic.events import Event as ClassicEvent
from standoff.rules.classic.options import Options as ClassicOptions
from standoff.rules.classic.outcome import Outcome as ClassicOutcome
from standoff.rules.classic.table import Table as ClassicTable
from standoff.rules.live.decisions import LiveDecision
from standoff.rules.live.events import Event as LiveEvent
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.outcome import Outcome as LiveOutcome
from standoff.rules.live.table import Table as LiveTable

Options = ClassicOptions | LiveOptions
Outcome = ClassicOutcome | LiveOutcome
Table = ClassicTable | LiveTable
Event = ClassicEvent | LiveEvent

FirstLine = Opening[Options]
LaterLine = DrawLine | StepLine[Decision] | SeedOpened | Finished[Outcome]

first_line = msgspec.json.Decoder(FirstLine)

_later_lines: dict[type[Options], msgspec.json.Decoder[LaterLine]] = {
    ClassicOptions: msgspec.json.Decoder(
        DrawLine | StepLine[ClassicDecision] | SeedOpened | Finished[ClassicOutcome]
    ),
    LiveOptions: msgspec.json.Decoder(
        DrawLine | StepLine[LiveDecision] | SeedOpened | Finished[LiveOutcome]
    ),
}


def later_line(options: Options) -> msgspec.json.Decoder[LaterLine]:
    """What decodes the lines behind the first, with the decisions of this edition."""
    return _later_lines[type(options)]


def seats(options: Options) -> int:
    """How many sit at this table."""
    return options.players
