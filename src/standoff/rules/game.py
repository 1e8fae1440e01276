"""The five functions for everybody, whatever the edition."""

from standoff.rules.classic import engine as classic
from standoff.rules.classic import views as classic_views

RULES_VERSION = 1
"""Raised when a golden playthrough changes: the same record may then play differently."""

deal = classic.deal
asks = classic.asks
step = classic.step
view = classic_views.view
redact = classic_views.redact
