"""The table server: rooms behind sockets, with a journal under them."""
