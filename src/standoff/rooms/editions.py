"""Which editions a room can play; another edition is added here and nowhere else."""

from typing import cast

from standoff.bots.player import Player
from standoff.protocol.editions import View
from standoff.protocol.setting import LiveSetting, Setting
from standoff.rooms.classic.edition import Classic
from standoff.rooms.edition import Edition
from standoff.rooms.live.edition import Live
from standoff.rules.classic.events import Event as ClassicEvent
from standoff.rules.classic.options import Options as ClassicOptions
from standoff.rules.classic.table import Table as ClassicTable
from standoff.rules.live.events import Event as LiveEvent
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.table import Table as LiveTable

Options = ClassicOptions | LiveOptions
Table = ClassicTable | LiveTable
Event = ClassicEvent | LiveEvent
Mind = Player[View]

AnyEdition = Edition[Setting, Options, Table, Event, Mind]
"""One edition or another: everything that is put to it is of the one it was asked for with."""

CLASSIC, LIVE = Classic(), Live()

_EDITIONS = {ClassicOptions: CLASSIC, LiveSetting: LIVE, LiveOptions: LIVE}


def of(options: Setting | Options) -> AnyEdition:
    """The edition of what a host has chosen, or of a table's options."""
    return cast("AnyEdition", _EDITIONS[type(options)])
