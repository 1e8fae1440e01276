"""Files: how many may be open at once, connections among them."""

MOST_FILES = 65_536
OPEN_MAX = 10_240
"""What macOS lets a process ask for, whatever it says the most is."""


def open_files() -> int:
    """How many files may be open at once: as many as the system lets us ask for."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise, and generously
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST_FILES
    for most in (MOST_FILES, OPEN_MAX):
        wanted = most if hard == resource.RLIM_INFINITY else min(hard, most)
        if soft >= wanted:
            break
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            continue
        return wanted
    return min(soft, MOST_FILES)
