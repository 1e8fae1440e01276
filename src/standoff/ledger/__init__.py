"""The ledger of a real table: public facts in, the state of the game out, by the rules' own hand."""
