"""What a client sends once it is in, with what people do in a room inside."""

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from standoff.protocol.editions import in_plain_words
from standoff.protocol.sent import Command, GoTo, NewLink, Ping, Steer, WhatIf
from standoff.rooms.deeds.play import Answer, Arm
from standoff.rooms.entries import MemberDeed

AnySent = Command[MemberDeed] | Ping | NewLink | WhatIf | GoTo | Steer

_decoder = msgspec.json.Decoder(AnySent)


def compact(said: Raw) -> Raw:
    """The same without spaces: what is written is as long as it has to be, whatever was sent."""
    return Raw(msgspec.json.encode(msgspec.json.decode(said)))


def sent(frame: str) -> AnySent:
    """What stands in a frame, in the words of the rules; raises what msgspec raises."""
    said: AnySent = _decoder.decode(frame)
    if isinstance(said, Command) and isinstance(said.deed, Answer | Arm):
        return replace(said, deed=replace(said.deed, say=compact(in_plain_words(said.deed.say))))
    return said
