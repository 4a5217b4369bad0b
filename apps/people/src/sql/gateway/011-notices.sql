-- gateway.notice_settings
--
-- How the owner of an account wants to be told. Who has no row is told by mail, if he has an address, as the columns
-- say by default.
--
-- Invariant: webhook_secret is sealed under a key of the installation.
CREATE TABLE gateway.notice_settings (
  account        uuid        PRIMARY KEY REFERENCES gateway.account ON DELETE CASCADE,
  mail           boolean     NOT NULL DEFAULT true,
  webhook_url    text,
  webhook_secret text,
  kinds          text[]      NOT NULL DEFAULT '{turn,reminder,clock,letter}',
  reminder_hours smallint[]  NOT NULL DEFAULT '{24}',
  daily_at       text,
  quiet_from     text,
  quiet_until    text,
  zone           text        NOT NULL DEFAULT 'UTC',
  updated_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK ((quiet_from IS NULL) = (quiet_until IS NULL)),
  CHECK (webhook_url IS NULL OR webhook_secret IS NOT NULL)
);

-- gateway.outgoing: how a message goes out, when, and what came of it.
--
-- Invariant: key names the event and the recipient of a notice, so that it is written once however many gateways
-- read of the event. Messages with the same bundle, account, channel and time go out as one; who takes messages to send them
-- moves due_at, so that nobody else does until it is clear that he failed.
ALTER TABLE gateway.outgoing
  ADD COLUMN channel    text        NOT NULL DEFAULT 'mail' CHECK (channel IN ('mail', 'webhook')),
  ADD COLUMN key        text        UNIQUE,
  ADD COLUMN bundle     text,
  ADD COLUMN due_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  ADD COLUMN attempts   smallint    NOT NULL DEFAULT 0,
  ADD COLUMN last_error text,
  ADD COLUMN failed_at  timestamptz,
  ADD COLUMN dead_at    timestamptz;

DROP INDEX gateway.outgoing_waiting;
CREATE INDEX outgoing_waiting ON gateway.outgoing (channel, due_at) WHERE sent_at IS NULL AND dead_at IS NULL;

-- gateway.notice_progress
--
-- How far the news of a campaign has been read: versions of two streams of its log.
CREATE TABLE gateway.notice_progress (
  campaign       text    PRIMARY KEY,
  turn           integer NOT NULL,
  administration integer NOT NULL
);
