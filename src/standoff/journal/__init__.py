"""The journal: what every room decided, in order, on disk before anybody hears of it."""
