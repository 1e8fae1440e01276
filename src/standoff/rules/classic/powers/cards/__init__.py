"""One Super Power a file; no card knows another."""
