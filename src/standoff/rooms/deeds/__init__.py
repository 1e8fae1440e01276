"""What may be done in a room, one function a deed; what is sent stands in `standoff.protocol.deeds`.

All of them are imported here, so that none is missing where deeds are done.
"""

from standoff.rooms.deeds import claims as claims
from standoff.rooms.deeds import dead as dead
from standoff.rooms.deeds import drawing as drawing
from standoff.rooms.deeds import hosting as hosting
from standoff.rooms.deeds import lobby as lobby
from standoff.rooms.deeds import outing as outing
from standoff.rooms.deeds import play as play
from standoff.rooms.deeds import real as real
from standoff.rooms.deeds import seats as seats
from standoff.rooms.deeds import server as server
from standoff.rooms.deeds import sharing as sharing
from standoff.rooms.deeds import talk as talk
from standoff.rooms.deeds import teams as teams
