"""What only the server does in a room: written down like the deeds of members, and sent by nobody."""

from typing import Annotated

from msgspec import UNSET, Meta, Raw, UnsetType

from standoff.protocol.deeds.deed import Deed
from standoff.protocol.draw import Part
from standoff.protocol.members import Kind, Look, MemberId
from standoff.protocol.sent import MemberDeed
from standoff.protocol.spoken import Id
from standoff.rules.asks import Seat

Hash = Annotated[str, Meta(max_length=64)]


class Drop(Deed, frozen=True, tag="drop-claim"):
    """Nobody is asked any more: the chair's own person is back, or too much time has passed."""

    member: MemberId


class Give(Deed, frozen=True, tag="give-chair"):
    """Somebody gets the chair they asked for, and what belongs to it; never the hosting."""

    member: MemberId


class ConsentAtOnce(Deed, frozen=True, tag="consent"):
    """How chairs were given once: at the moment most agreed, with the hosting. Only read from disk."""

    member: MemberId
    yes: bool = True


class DrawOn(Deed, frozen=True, tag="draw-on"):
    """Devices have been waited for long enough."""


class Contribute(Deed, frozen=True, tag="contribute"):
    """Of the time when a part was given at once: read from journals, and never done any more."""

    entropy: Part


class EnterRoom(Deed, frozen=True, tag="enter"):
    """Somebody comes in; players take a chair if there is one, and no game is on."""

    kind: Kind
    name: str
    token: Hash
    """Hash of the secret of this device."""
    link: Hash
    """Hash of the secret of the seat link."""
    look: Look | None = None
    words: Hash = ""
    """Hash of the three words."""
    person: Hash | UnsetType = UNSET
    """Hash of the key of whoever has one, in an open house."""
    waited: int = 0
    """Milliseconds since they tapped "Play now"."""


class FillChairs(Deed, frozen=True, tag="fill-chairs"):
    """A table without a host has waited long enough: bots take what is free, and cards are dealt."""


class EraseMember(Deed, frozen=True, tag="erase-member"):
    """Somebody wants the whole house to forget them; they may have left this table."""

    member: MemberId


class Permit(Deed, frozen=True, tag="permit"):
    """Somebody's games may be shared and studied from now on; or none of theirs any more, whenever it was."""

    member: MemberId
    on: bool = True


class Close(Deed, frozen=True, tag="close"):
    """A window closes: what the bots say in it is written down with it, and the game goes on."""

    window: int
    bots: dict[str, Raw]


class Deal(Deed, frozen=True, tag="deal"):
    """The moment in which somebody could stop the deal is over."""


class Count(Deed, frozen=True, tag="count"):
    """Nobody is waited for any more: the count of three begins."""

    window: int


class Speak(Deed, frozen=True, tag="speak"):
    """A bot says something aloud, by its id."""

    seat: Seat
    words: Id
    at: Seat


class Stalled(Deed, frozen=True, tag="stalled"):
    """The server was away: the window is longer by that, for all alike."""

    by_ms: int


class EndPause(Deed, frozen=True, tag="end-pause"):
    """A pause has lasted long enough."""


class Succeed(Deed, frozen=True, tag="succeed"):
    """The host's device has been gone for long: somebody else at the table is host now."""

    member: MemberId


class Depart(Deed, frozen=True, tag="depart"):
    """A watcher or a screen has been gone for long, and is not waited for."""

    member: MemberId


class Rotate(Deed, frozen=True, tag="rotate"):
    """A member's device got a new token; the one it came with is good until that is used."""

    member: MemberId
    used: Hash
    token: Hash


class Renew(Deed, frozen=True, tag="renew"):
    """A seat link was used or renewed: every secret from before is worthless."""

    member: MemberId
    token: Hash
    link: Hash
    words: Hash = ""


class StandIn(Deed, frozen=True, tag="stand-in"):
    """The Godfather's device has been out of reach for long: a bot whistles and answers."""

    member: MemberId


class HandBack(Deed, frozen=True, tag="hand-back"):
    """The Godfather's device is back, and the whistle theirs again."""

    member: MemberId


class PassPen(Deed, frozen=True, tag="pass-pen"):
    """Nobody has objected: whoever asked for the pen has it."""


class TakePen(Deed, frozen=True, tag="take-pen"):
    """How the pen was taken once: without a question. Only read from disk."""


ServerDeed = (
    EnterRoom | Deal | FillChairs | EraseMember | Permit | Close | Count | Speak | Stalled | EndPause | Succeed | Depart | Rotate
    | Renew | Give | Drop | ConsentAtOnce | DrawOn | Contribute | PassPen | TakePen | StandIn | HandBack
)  # fmt: skip
AnyDeed = MemberDeed | ServerDeed
"""What is done in a room, and written down."""
