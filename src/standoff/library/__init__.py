"""What programs outside may build on; `from standoff import …` gives the same names.

`docs/library.md` tells them one by one. They stay what they are within a major version; every
other module may change from one release to the next.
"""

from standoff.bots.bot import Bot as Bot
from standoff.bots.live.bot import LiveBot as LiveBot
from standoff.cards.tables import live_options as live_options
from standoff.library.files import settle as settle
from standoff.library.files import verify as verify
from standoff.library.game import Game as Game
from standoff.library.game import make_bot as make_bot
from standoff.record.reader import MisfitError as MisfitError
from standoff.record.reader import UnreadableError as UnreadableError
from standoff.referee.fault import ScenarioError as ScenarioError
from standoff.rules.asks import Ask as Ask
from standoff.rules.asks import Decision as Decision
from standoff.rules.asks import Dice as Dice
from standoff.rules.asks import GameOverError as GameOverError
from standoff.rules.asks import IllegalError as IllegalError
from standoff.rules.asks import RefusedAnswerError as RefusedAnswerError
from standoff.rules.cards import Card as Card
from standoff.rules.cards import Weapon as Weapon
from standoff.rules.classic.decisions import Aim as Aim
from standoff.rules.classic.decisions import Call as Call
from standoff.rules.classic.decisions import Join as Join
from standoff.rules.classic.decisions import Load as Load
from standoff.rules.classic.decisions import Pass as Pass
from standoff.rules.classic.decisions import Show as Show
from standoff.rules.classic.decisions import Swap as Swap
from standoff.rules.classic.decisions import Take as Take
from standoff.rules.classic.options import Options as Options
from standoff.rules.classic.views import View as View
from standoff.rules.classic.words import Bullet as Bullet
from standoff.rules.classic.words import PowerId as PowerId
from standoff.rules.classic.words import PowerSet as PowerSet
from standoff.rules.decisions import Forgo as Forgo
from standoff.rules.decisions import Stab as Stab
from standoff.rules.decisions import Stay as Stay
from standoff.rules.decisions import Withdraw as Withdraw
from standoff.rules.live.decisions import Aim as LiveAim
from standoff.rules.live.decisions import Divide as Divide
from standoff.rules.live.decisions import Freeze as Freeze
from standoff.rules.live.decisions import Touch as Touch
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.views import View as LiveView
from standoff.rules.options import ImpossibleTableError as ImpossibleTableError
from standoff.rules.options import Money as Money

__all__ = [
    "Aim",
    "Ask",
    "Bot",
    "Bullet",
    "Call",
    "Card",
    "Decision",
    "Dice",
    "Divide",
    "Forgo",
    "Freeze",
    "Game",
    "GameOverError",
    "IllegalError",
    "ImpossibleTableError",
    "Join",
    "LiveAim",
    "LiveBot",
    "LiveOptions",
    "LiveView",
    "Load",
    "MisfitError",
    "Money",
    "Options",
    "Pass",
    "PowerId",
    "PowerSet",
    "RefusedAnswerError",
    "ScenarioError",
    "Show",
    "Stab",
    "Stay",
    "Swap",
    "Take",
    "Touch",
    "UnreadableError",
    "View",
    "Weapon",
    "Withdraw",
    "live_options",
    "make_bot",
    "settle",
    "verify",
]
