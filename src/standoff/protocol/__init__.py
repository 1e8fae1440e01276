"""The protocol: what crosses a socket between a table server and its clients."""
