CREATE SCHEMA standoff;
CREATE TABLE standoff.journal (
    room text NOT NULL,
    number bigint NOT NULL,
    body bytea NOT NULL,
    hash bytea NOT NULL
);
CREATE TABLE standoff.room (
    code text NOT NULL,
    rows bigint NOT NULL,
    bytes bigint NOT NULL,
    first double precision NOT NULL,
    last double precision NOT NULL
);
CREATE TABLE standoff.version (
    version integer NOT NULL
);
INSERT INTO standoff.journal VALUES ('BCDF', 1, '\x7b226e616d65223a22416461227d', '\x4f9fbdca1bd3fa6ac64c4aa394790cdbac9d0c91cc83ba07a3dc577e491e9531');
INSERT INTO standoff.journal VALUES ('BCDF', 2, '\x7b226e616d65223a224272756e6f222c2273656174223a327d', '\x74ecca1c74b6d276f36b5495cf4bc5dcc882dc82e8125a330f1f7a1554f2c70f');
INSERT INTO standoff.journal VALUES ('BCDF', 3, '\x7b2273616964223a22c3a974c3a9222c226174223a397d', '\x7285ea01c29e1da12fd9eed0ede73d09cff323cbdd15ee1615e697cf7b0056b8');
INSERT INTO standoff.journal VALUES ('GHJK', 1, '\x7b7d', '\xa612078fa142d5cd33f3d7a9d0af3c6bc9c845d5eee6bf5378675b9fc05597c5');
INSERT INTO standoff.room VALUES ('BCDF', 3, 62, 100, 102);
INSERT INTO standoff.room VALUES ('GHJK', 1, 2, 103, 103);
INSERT INTO standoff.version VALUES (1);
ALTER TABLE ONLY standoff.journal
    ADD CONSTRAINT journal_pkey PRIMARY KEY (room, number);
ALTER TABLE ONLY standoff.room
    ADD CONSTRAINT room_pkey PRIMARY KEY (code);
