"""Minds: policies over observations, scripted or learned, in arrays that NumPy and JAX both fill."""
