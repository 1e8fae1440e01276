"""Self-play training of minds on the vector engine: imports JAX, optax and NumPy only."""
