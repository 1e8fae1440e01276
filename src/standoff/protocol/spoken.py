"""Words that people say to each other: ready ones by their ids, or their own."""

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=240)]


class SpokenWords(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something ready, by its id, or else one's own words."""

    ready: Id | None = None
    own: Text = ""
