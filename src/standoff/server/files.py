"""Files: how many may be open at once, connections among them."""

MOST_FILES = 65_536


def open_files() -> int:
    """How many files may be open at once: as many as the system lets us ask for."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise, and generously
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted
