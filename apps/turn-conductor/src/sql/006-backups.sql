-- conductor.backup
--
-- When the last backup was made (`made`), and when one was last restored and compared (`verified`). Whoever makes backups writes it as
-- the owner of the database; conductors tell how long ago that was.
--
-- Invariant: one row a kind; at never goes back.
CREATE TABLE conductor.backup (
  kind   text        PRIMARY KEY CHECK (kind IN ('made', 'verified')),
  at     timestamptz NOT NULL,
  file   text        NOT NULL,
  bytes  bigint      NOT NULL CHECK (bytes >= 0)
);
