"""Sent by devices themselves for a fair deal: a part's hash, and then the part."""

from standoff.protocol.deeds.deed import Deed
from standoff.protocol.draw import Part


class Commit(Deed, frozen=True, tag="commit"):
    """A device fixes the part of its seat of the next deal by its hash: on sitting down, or anew."""

    hash: Part


class OpenPart(Deed, frozen=True, tag="open-part"):
    """A device opens its part: it was told first what everybody is bound to."""

    part: Part
