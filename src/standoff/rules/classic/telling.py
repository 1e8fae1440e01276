"""A telling of the classic edition."""

from standoff.rules import telling
from standoff.rules.classic.table import Table

Telling = telling.Telling[Table]
"""What has happened so far in this step, and the table it has come to."""
