"""A stage of the classic edition."""

from standoff.rules import stage
from standoff.rules.classic.table import Table
from standoff.rules.stage import NOBODY as NOBODY
from standoff.rules.stage import Answers as Answers

Stage = stage.PlayStage[Table]
"""A module or object of the order of play."""
