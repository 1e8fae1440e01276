"""Whole games in simulated time, each from its seed, with all that must be true of them."""

from collections import Counter

import msgspec

from standoff.protocol.deeds.play import Answer
from standoff.protocol.deeds.seats import AddBot
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.messages import Played, Welcome
from standoff.protocol.refusal import Code
from standoff.protocol.tempo import Tempo
from standoff.record.verify import Fit, verify
from standoff.rooms import entries, stored
from standoff.rooms.entries import SERVER, Done, Opened
from standoff.rooms.records import records
from standoff.rooms.room import Room, Stage
from standoff.rooms.server_deeds import Close, EnterRoom
from standoff.server.frames import frames
from tests.properties.games import TABLES
from tests.simulated.client import Client
from tests.simulated.disk import Disk
from tests.simulated.server import Server
from tests.simulated.world import World

BAD_TIMES = 6 * 60_000
"""How long things go wrong; then they stop, and the game must come to its end."""
LONGEST = 4 * 60 * 60_000
TEMPOS = (Tempo.QUICK, Tempo.QUICK, Tempo.STANDARD, Tempo.NONE)


def play(seed: int, kind: type[Server] = Server) -> Counter[str]:
    """The game of a seed; returns what happened in it, and fails if anything untrue did."""
    world = World(seed)
    disk = Disk(world)
    server = kind(world, disk)
    people = _set_up(world, disk)
    server.start()
    clients = [Client(world, server, member) for member in people]
    for client in clients:
        world.after(world.dice.randint(0, 2_000), client.live)
    world.after(BAD_TIMES, world.calm)
    world.run(lambda: _is_over(server, clients), LONGEST)
    _check(seed, disk, clients)
    world.note("games")
    world.happened["rows"] += len(disk.rows)
    world.happened["acked"] += sum(len(client.acked) for client in clients)
    return world.happened


def _set_up(world: World, disk: Disk) -> list[MemberId]:
    """A room with people, bots, a watcher and a screen, safe on disk."""
    dice = world.dice
    options = dice.choice(TABLES)
    opening = Opened(world.now, "BCDF", options, dice.choice(TEMPOS), dice.randbytes(32))
    room = entries.opened(opening)
    disk.rows.append(stored.encode(opening))

    def done(deed: EnterRoom | AddBot, by: MemberId = SERVER) -> None:
        nonlocal room
        command = 0 if by == SERVER else -(options.players - len(room.chairs))
        entry = Done(world.now, by, command, deed, bytes(32))
        disk.rows.append(stored.encode(entry))
        room, _ = entries.done(room, entry)

    people = dice.randint(1, options.players)
    for number in range(people):
        done(EnterRoom(Kind.PLAYER, f"person {number}", "token", "link"))
    while not room.full():
        done(AddBot(dice.choice(["reckless", "timid", "grudge", "random", "accountant"])), by=1)
    done(EnterRoom(Kind.WATCHER, "Wanda", "token", "link"))
    done(EnterRoom(Kind.TV, "TV", "token", "link"))
    disk.durable = len(disk.rows)
    return list(room.members)


def _is_over(server: Server, clients: list[Client]) -> bool:
    """Whether the game is over, and everybody at the table knows."""
    return (
        server.up
        and not server.busy
        and server.room.stage is Stage.REPORT
        and all(client.over for client in clients if client.member in server.room.members)
    )


def _check(seed: int, disk: Disk, clients: list[Client]) -> None:
    """Everything that anybody was told or promised is what the journal says."""
    written = [stored.decode(row) for row in disk.rows]
    done = [entry for entry in written if isinstance(entry, Done)]
    ids = Counter((entry.by, entry.command) for entry in done if entry.by != SERVER)
    assert max(ids.values(), default=1) == 1, f"seed {seed}: a command was done twice"
    told, views = _replayed(written)
    for client in clients:
        who = f"seed {seed}, member {client.member}"
        for command in client.acked:
            assert (client.member, command) in ids, f"{who}: command {command} is lost"
        for command, code in client.refused.items():
            if code != Code.STALE:
                assert (client.member, command) not in ids, f"{who}: {command} was refused ({code})"
        for number, body in client.frames:
            assert told[client.member][number - 1] == body, f"{who}: message {number} differs"
        for number, welcome in client.welcomes:
            view = msgspec.json.encode(welcome.view)
            assert views[client.member, number] == view, f"{who}: the view at {number} differs"
        assert client.seen <= len(told[client.member]), f"{who}: was told too much"
        last = msgspec.json.encode(client.view)
        assert views[client.member, client.seen] == last, f"{who}: the last view differs"
    for record in records(written):
        assert verify(record).fit is Fit.FITS, f"seed {seed}: the record does not fit"


def _replayed(
    written: list[entries.Entry],
) -> tuple[dict[MemberId, list[bytes]], dict[tuple[MemberId, int], bytes]]:
    """Every frame of every stream, and what everybody could see at each number."""
    room: Room | None = None
    told: dict[MemberId, list[bytes]] = {}
    views: dict[tuple[MemberId, int], bytes] = {}
    held: dict[tuple[MemberId, int], bytes] = {}
    for entry in written:
        if isinstance(entry, Opened):
            room = entries.opened(entry)
            continue
        assert room is not None
        assert isinstance(entry, Done)
        _check_choices(room, entry, held)
        room, tells = entries.done(room, entry)
        for tell, (member, number, frame) in zip(tells, frames(room, tells), strict=True):
            stream = told.setdefault(member, [])
            assert number == len(stream) + 1
            stream.append(frame)
            view = views.get((member, number - 1), msgspec.json.encode(None))
            if isinstance(tell.message, Played | Welcome):
                view = msgspec.json.encode(tell.message.view)
            views[member, number] = view
    return told, views


def _check_choices(room: Room, entry: Done, held: dict[tuple[MemberId, int], bytes]) -> None:
    """What somebody said last in a window is what they said in the game."""
    if isinstance(entry.deed, Answer):
        held[entry.by, entry.deed.window] = bytes(entry.deed.say)
    elif isinstance(entry.deed, Close) and room.game is not None:
        for seat in room.game.table.asking:
            member = room.game.chairs[seat].member
            if member is not None and (member, entry.deed.window) in held:
                choice = msgspec.json.encode(room.game.choices[seat])
                assert choice == held[member, entry.deed.window]
                assert str(seat) not in entry.deed.bots


def play_many(first: int, count: int) -> Counter[str]:
    """So many games from a seed on, and what happened in all of them together."""
    happened: Counter[str] = Counter()
    for seed in range(first, first + count):
        try:
            happened += play(seed)
        except Exception as fault:
            fault.add_note(f"tests.simulated.games.play({seed})")
            raise
    return happened


EVERY_FAULT = (
    "dropped",
    "doubled",
    "reordered",
    "delayed",
    "disconnected",
    "absent",
    "crash before the sync",
    "crash between sync and ack",
    "crash between ack and tells",
    "unsynced row lost",
    "unsynced row kept",
    "stall",
    "repeated command",
    "resent",
    "gap",
    "welcome",
)
"""What must have happened for many games to prove anything."""
