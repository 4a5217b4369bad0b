-- The correspondence that the gateway kept is taken over as it stands: nothing is copied that can be moved, and what was
-- written, read, muted, chosen or sent before is here afterwards. Account ids stand without a reference: accounts belong to
-- somebody else, and none is ever deleted.
--
-- A gateway of the release before goes on beside it: it finds its tables under their old names, as views. The notices it writes
-- meanwhile it sends itself.
--
-- The gateway's own history must have come this far. Who finds it has not waits, as for a database that is starting.
DO $wait$
BEGIN
  IF to_regclass('gateway.correspondent_seat') IS NULL THEN
    RAISE EXCEPTION 'the schema of the gateway is not there yet' USING ERRCODE = 'cannot_connect_now';
  END IF;
END
$wait$;

ALTER TABLE gateway.letter SET SCHEMA correspondence;
ALTER TABLE gateway.letter_copy SET SCHEMA correspondence;
ALTER TABLE gateway.letter_mute SET SCHEMA correspondence;
ALTER TABLE gateway.letter_delivery SET SCHEMA correspondence;
ALTER TABLE gateway.notice_settings SET SCHEMA correspondence;
ALTER TABLE gateway.notice_progress SET SCHEMA correspondence;
ALTER TABLE correspondence.notice_settings DROP CONSTRAINT notice_settings_account_fkey;

CREATE VIEW gateway.letter AS SELECT * FROM correspondence.letter;
CREATE VIEW gateway.letter_copy AS SELECT * FROM correspondence.letter_copy;
CREATE VIEW gateway.letter_mute AS SELECT * FROM correspondence.letter_mute;
CREATE VIEW gateway.letter_delivery AS SELECT * FROM correspondence.letter_delivery;
CREATE VIEW gateway.notice_settings AS SELECT * FROM correspondence.notice_settings;
CREATE VIEW gateway.notice_progress AS SELECT * FROM correspondence.notice_progress;

-- correspondence.outgoing
--
-- What is to be told to the owner of an account outside of Vedette, how it goes out, when, and what came of it.
--
-- Invariant: a secret in data (a token, a code) is sealed under a key of correspondence, and gone once the row is sent or given up.
-- key names the event and the recipient of a notice, and a mail about an account, so that each is written once. Messages with
-- the same bundle, account, channel and time go out as one; who takes messages to send them moves due_at, so that nobody else does
-- until it is clear that he failed. delivery is the name under which it is delivered: random, because the numbers of rows would
-- tell whoever gets two messages how many were written to others in between.
CREATE TABLE correspondence.outgoing (
  id         bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account    uuid        NOT NULL,
  kind       text        NOT NULL,
  data       jsonb       NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  sent_at    timestamptz,
  channel    text        NOT NULL DEFAULT 'mail' CHECK (channel IN ('mail', 'webhook')),
  key        text        UNIQUE,
  bundle     text,
  due_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempts   smallint    NOT NULL DEFAULT 0,
  last_error text,
  failed_at  timestamptz,
  dead_at    timestamptz,
  delivery   uuid        NOT NULL UNIQUE DEFAULT gen_random_uuid()
);

CREATE INDEX outgoing_waiting ON correspondence.outgoing (channel, due_at) WHERE sent_at IS NULL AND dead_at IS NULL;
CREATE INDEX outgoing_account ON correspondence.outgoing (account);

-- Notices, and what was said of any message; a mail about an account that waits stays with who keeps accounts, whose key sealed its
-- code, and is handed over.
INSERT INTO correspondence.outgoing OVERRIDING SYSTEM VALUE
SELECT id, account, kind, data - 'sealed', created_at, sent_at, channel, key, bundle, due_at, attempts, last_error, failed_at, dead_at,
       delivery
  FROM gateway.outgoing WHERE bundle IS NOT NULL OR sent_at IS NOT NULL OR dead_at IS NOT NULL;

SELECT setval(pg_get_serial_sequence('correspondence.outgoing', 'id'), coalesce(max(id), 0) + 1, false)
  FROM correspondence.outgoing;

DELETE FROM gateway.outgoing WHERE bundle IS NOT NULL OR sent_at IS NOT NULL OR dead_at IS NOT NULL;
