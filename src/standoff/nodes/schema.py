"""What nodes keep in the database besides the journal: who lives, who owns which room, shared limits."""

SCHEMA = (
    """CREATE TABLE IF NOT EXISTS standoff.node (
        id bigserial PRIMARY KEY, name text UNIQUE NOT NULL, address text NOT NULL,
        until timestamptz NOT NULL, draining boolean NOT NULL DEFAULT false,
        rooms bigint NOT NULL DEFAULT 0, lines bigint NOT NULL DEFAULT 0
    )""",
    """CREATE TABLE IF NOT EXISTS standoff.owner (
        room text PRIMARY KEY, node bigint, epoch bigint NOT NULL
    )""",
    """CREATE TABLE IF NOT EXISTS standoff.bucket (
        key text PRIMARY KEY, level double precision NOT NULL, at timestamptz NOT NULL
    )""",
    # Of an open house: the public tables of each node, and numbers for reports.
    "CREATE TABLE IF NOT EXISTS standoff.listing (node bigint PRIMARY KEY, tables bytea NOT NULL)",
    "CREATE SEQUENCE IF NOT EXISTS standoff.report",
    """CREATE TABLE IF NOT EXISTS standoff.authority (
        is_ours boolean PRIMARY KEY CHECK (is_ours), certificate bytea NOT NULL, key bytea NOT NULL
    )""",
    "ALTER TABLE standoff.journal ADD COLUMN IF NOT EXISTS epoch bigint",
    "ALTER TABLE standoff.owner ADD COLUMN IF NOT EXISTS opener bytea",
)
"""Tables are made once, by whoever comes first; the journal's own are as one server has them."""

AUTHORITY = "SELECT certificate, key FROM standoff.authority"
NEW_AUTHORITY = "INSERT INTO standoff.authority VALUES (true, $1, $2) ON CONFLICT DO NOTHING"

# An id is never given twice: a node that was found dead is dead for good, whatever it believes.
JOIN = """
INSERT INTO standoff.node (name, address, until)
    VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
    ON CONFLICT (name) DO NOTHING RETURNING id
"""
BURY = "DELETE FROM standoff.node WHERE until <= clock_timestamp()"
LEAVE = "DELETE FROM standoff.node WHERE id = $1"
DRAIN = "UPDATE standoff.node SET draining = true WHERE name = $1 RETURNING id"
# With the lease comes a look at everybody, as one question costs half of two.
RENEW = """
WITH renewed AS (
    UPDATE standoff.node
        SET until = clock_timestamp() + make_interval(secs => $2), rooms = $3, lines = $4
        WHERE id = $1 AND until > clock_timestamp() RETURNING id
)
SELECT id, name, address, until > clock_timestamp(), draining, rooms, lines,
        EXISTS (SELECT FROM renewed)
    FROM standoff.node
"""
HAS_NODES = "SELECT to_regclass('standoff.node') IS NOT NULL"
NODES = """
SELECT id, name, address, until > clock_timestamp(), draining, rooms, lines
    FROM standoff.node ORDER BY name COLLATE "C"
"""
NOW = "SELECT extract(epoch FROM clock_timestamp())::double precision"

EXISTS = "SELECT EXISTS (SELECT FROM standoff.room WHERE code = $1)"
SHARED = "SELECT room FROM standoff.shared WHERE id = $1"
OWNER = """
SELECT owner.epoch, node.id, node.until <= clock_timestamp()
    FROM standoff.owner LEFT JOIN standoff.node ON node.id = owner.node WHERE owner.room = $1
"""
FIRST = """
INSERT INTO standoff.owner (room, node, epoch) VALUES ($1, $2, 1)
    ON CONFLICT DO NOTHING RETURNING epoch
"""
OPEN = """
INSERT INTO standoff.owner (room, node, epoch, opener) VALUES ($1, $2, 1, $3)
    ON CONFLICT DO NOTHING RETURNING epoch
"""
OPENED = """
SELECT room FROM standoff.owner JOIN standoff.room ON code = room WHERE opener = $1
"""
# The epoch that was seen says that the owner is still the same, and so still dead; or is this node,
# which took it and did not hear of it, or is giving it back: either is over with a new epoch.
TAKE = """
UPDATE standoff.owner AS owner SET node = $2, epoch = epoch + 1
    WHERE room = $1 AND epoch = $3
        AND (node = $2 OR NOT EXISTS (SELECT FROM standoff.node WHERE id = owner.node))
    RETURNING epoch
"""
RELEASE = "UPDATE standoff.owner SET node = NULL WHERE room = $1 AND node = $2 AND epoch = $3"

# The rows whose room has still this epoch, and is this node's. The lock makes whoever takes one over wait
# for the end of this statement, and see its rows; and this statement for whoever came first. Each row
# brings its epoch, so that one join does for fence and rows.
FENCE = """
written AS (
    SELECT row.* FROM unnest($2::text[], $3::bigint[], $4::bytea[], $5::bytea[], $6::bigint[])
            AS row (room, number, body, hash, epoch)
        JOIN standoff.owner AS owner USING (room, epoch)
        WHERE owner.node = $1 FOR SHARE OF owner
)
"""
WRITE = f"""
WITH {FENCE}, kept AS (
    INSERT INTO standoff.journal (room, number, body, hash, epoch)
        SELECT room, number, body, hash, epoch FROM written
), counted AS (
    INSERT INTO standoff.room AS room (code, rows, bytes, first, last)
        SELECT room, max(number), sum(length(body)), $7::float8, $7::float8
            FROM written GROUP BY room
        ON CONFLICT (code) DO UPDATE
        SET rows = excluded.rows, bytes = room.bytes + excluded.bytes, last = excluded.last
)
SELECT room FROM written
"""
# The same for what changes or deletes a whole room.
HELD = """
held AS (
    SELECT owner.room FROM standoff.owner AS owner
        WHERE owner.room = $2 AND owner.epoch = $3 AND owner.node = $1 FOR SHARE
)
"""
REWRITE = f"""
WITH {HELD}, written AS (
    SELECT * FROM unnest($4::bigint[], $5::bytea[], $6::bytea[]) AS row (number, body, hash)
), kept AS (
    UPDATE standoff.journal AS old SET body = new.body, hash = new.hash
        FROM written AS new, held WHERE old.room = held.room AND old.number = new.number
), counted AS (
    UPDATE standoff.room SET bytes = (SELECT sum(length(body)) FROM written)
        WHERE code IN (SELECT room FROM held)
)
SELECT room FROM held
"""
DELETE = f"""
WITH {HELD}, gone AS (DELETE FROM standoff.journal WHERE room IN (SELECT room FROM held)),
    unshared AS (DELETE FROM standoff.shared WHERE room IN (SELECT room FROM held)),
    unowned AS (DELETE FROM standoff.room WHERE code IN (SELECT room FROM held)),
    unnamed AS (UPDATE standoff.owner SET opener = NULL WHERE room IN (SELECT room FROM held))
SELECT room FROM held
"""

# A bucket that fills steadily; a row comes back where there was enough in it.
LEVEL = "least($2, bucket.level + extract(epoch FROM clock_timestamp() - bucket.at) * $3)"
TAKE_ONE = f"""
INSERT INTO standoff.bucket AS bucket (key, level, at)
    VALUES ($1, $2::float8 - 1, clock_timestamp())
    ON CONFLICT (key) DO UPDATE SET level = {LEVEL}::float8 - 1, at = clock_timestamp()
        WHERE {LEVEL}::float8 >= 1
    RETURNING level
"""
GIVE_BACK = "UPDATE standoff.bucket SET level = level + 1 WHERE key = $1"
SWEEP = "DELETE FROM standoff.bucket WHERE at < clock_timestamp() - interval '1 day'"
