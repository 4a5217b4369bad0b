-- vault.document
--
-- Documents too large for the broker (opening positions), each under the SHA-256 of its JSON text.
--
-- Invariant: a row never changes: its content is what its digest says. content is the JSON text in UTF-8, gzipped.
CREATE TABLE vault.document (
  digest     text        PRIMARY KEY CHECK (digest ~ '^[0-9a-f]{64}$'),
  content    bytea       NOT NULL,
  bytes      int         NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
