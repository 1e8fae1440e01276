"""Put a mutant into modules that are imported already, so that tests need not be imported anew."""

import gc
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType


def grafted(path: str, before: bytes, after: bytes) -> bool:
    """Have all functions of a module run what they now say: `False` if it also says more than that."""
    was, now = (compile(source, path, "exec", dont_inherit=True) for source in (before, after))
    changed: dict[CodeType, CodeType] = {}
    for old, new in _pairs(was, now):
        if old.co_flags & inspect.CO_OPTIMIZED:
            if old.co_freevars != new.co_freevars:
                return False
            changed[old] = new
        elif _own(old) != _own(new):
            return False  # it runs while the module is imported
    import_module(".".join(Path(path).relative_to("src").with_suffix("").parts))
    for one in gc.get_objects():
        # Some that stand for another say that they are a function: their class does not.
        if type(one) is FunctionType and one.__code__.co_filename.endswith(path):
            one.__code__ = changed.get(one.__code__, one.__code__)
    return True


def _pairs(was: CodeType, now: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    yield was, now
    for old, new in zip(_inner(was), _inner(now), strict=False):
        yield from _pairs(old, new)


def _inner(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def _own(code: CodeType) -> tuple[bytes, tuple[str, ...], list[str]]:
    """What code does by itself, without the functions in it."""
    constants = [repr(one) for one in code.co_consts if not isinstance(one, CodeType)]
    return code.co_code, code.co_names, constants
