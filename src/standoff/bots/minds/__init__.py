"""Bots with a mind over observations, scripted or learned; NumPy is all they need."""
