"""The ledger of Live outdoors: people run, somebody taps who was touched, the rules do the rest."""
