"""How often somebody is hit, as far as it can be known: by guns that go off independently."""

Hits = tuple[float, float, float, float]
"""How likely never, once, twice, and more often."""
UNHURT: Hits = (1.0, 0.0, 0.0, 0.0)


def one_more(hits: Hits, hit: float) -> Hits:
    """The same with one more gun, which hits with this chance."""
    none, one, two, more = hits
    miss = 1 - hit
    return none * miss, one * miss + none * hit, two * miss + one * hit, more + two * hit
