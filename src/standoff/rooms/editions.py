"""Which editions a room can play; another edition is added here and nowhere else."""

from typing import Any

from standoff.rooms.classic import Classic
from standoff.rooms.edition import Edition
from standoff.rooms.live import Live
from standoff.rooms.setting import LiveSetting
from standoff.rules.classic.options import Options as ClassicOptions
from standoff.rules.classic.views import View as ClassicView
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.views import View as LiveView

Setting = ClassicOptions | LiveSetting
"""What the host chooses."""
View = ClassicView | LiveView
AnyAsk = Any
AnyDecision = Any
AnySeen = Any
"""Asks, decisions and events of one edition or another, which call different things by one name:
which of them it is, the view says that comes with it."""

CLASSIC, LIVE = Classic(), Live()

_EDITIONS: dict[type, Edition] = {
    ClassicOptions: CLASSIC,
    LiveSetting: LIVE,
    LiveOptions: LIVE,
}


def of(options: object) -> Edition:
    """The edition of what a host has chosen, or of a table's options."""
    return _EDITIONS[type(options)]
