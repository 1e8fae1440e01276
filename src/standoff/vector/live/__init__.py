"""Live as arrays: whole batches of tables at once, on a processor or on a GPU."""
