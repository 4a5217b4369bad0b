-- gateway.account: a mail address that was verified, and when an operator shut the account.
--
-- Invariant: email is null or was proved by a code that was sent to it.
ALTER TABLE gateway.account
  ADD COLUMN email       text CHECK (length(email) BETWEEN 3 AND 254),
  ADD COLUMN disabled_at timestamptz;

-- gateway.device
--
-- Programs and browsers that have signed in to an account. They prove themselves with a signed code; failures of
-- strangers do not count against them.
CREATE TABLE gateway.device (
  id           uuid        PRIMARY KEY,
  account_id   uuid        NOT NULL REFERENCES gateway.account ON DELETE CASCADE,
  created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  last_used_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX device_account ON gateway.device (account_id);

-- gateway.session: from where, and when last. last_used_at is right to some minutes.
ALTER TABLE gateway.session
  ADD COLUMN device_id    uuid REFERENCES gateway.device ON DELETE SET NULL,
  ADD COLUMN user_agent   text,
  ADD COLUMN network      text,
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  DROP CONSTRAINT session_ended_by_check,
  ADD CONSTRAINT session_ended_by_check
    CHECK (ended_by IN ('logout', 'reuse', 'password', 'operator', 'owner', 'reset'));

-- gateway.personal_token
--
-- Tokens of players' own programs, by SHA-256; the tokens themselves are nowhere.
--
-- Invariant: a token that was revoked or has expired is worth nothing for ever.
CREATE TABLE gateway.personal_token (
  id           uuid        PRIMARY KEY,
  account_id   uuid        NOT NULL REFERENCES gateway.account ON DELETE CASCADE,
  digest       bytea       NOT NULL UNIQUE,
  name         text        NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  scopes       text[]      NOT NULL CHECK (cardinality(scopes) > 0),
  created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at   timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at   timestamptz
);

CREATE INDEX personal_token_account ON gateway.personal_token (account_id);

-- gateway.one_time_code
--
-- Codes that set a new password or prove a mail address, by SHA-256.
--
-- Invariant: a code is used once, and not after expires_at.
CREATE TABLE gateway.one_time_code (
  digest     bytea       PRIMARY KEY,
  account_id uuid        NOT NULL REFERENCES gateway.account ON DELETE CASCADE,
  kind       text        NOT NULL CHECK (kind IN ('reset', 'email')),
  email      text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  CHECK ((kind = 'email') = (email IS NOT NULL))
);

CREATE INDEX one_time_code_account ON gateway.one_time_code (account_id, kind);

-- gateway.invitation
--
-- A place in a campaign for whoever brings the code, which is the id signed with a key of the installation.
--
-- Invariant: an invitation is accepted once, and neither after it was revoked nor after expires_at.
CREATE TABLE gateway.invitation (
  id          uuid        PRIMARY KEY,
  campaign    text        NOT NULL,
  role        text        NOT NULL CHECK (role IN ('player', 'minister', 'administrator')),
  player      text,
  note        text        CHECK (length(note) <= 200),
  invited_by  uuid        REFERENCES gateway.account ON DELETE SET NULL,
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at  timestamptz NOT NULL,
  revoked_at  timestamptz,
  accepted_at timestamptz,
  accepted_by uuid        REFERENCES gateway.account ON DELETE SET NULL,
  CHECK (role = 'administrator' OR player IS NOT NULL),
  CHECK (revoked_at IS NULL OR accepted_at IS NULL)
);

CREATE INDEX invitation_campaign ON gateway.invitation (campaign, created_at);

-- gateway.failed_attempt
--
-- Failed attempts to give a password in a window of time: by account and network together, by network, and by device or
-- session. Never by account alone, or a stranger could lock its owner out.
CREATE TABLE gateway.failed_attempt (
  subject        text        PRIMARY KEY,
  count          integer     NOT NULL,
  window_ends_at timestamptz NOT NULL
);

-- gateway.account_event
--
-- What happened to an account, for its owner to read.
CREATE TABLE gateway.account_event (
  id         bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid        NOT NULL REFERENCES gateway.account ON DELETE CASCADE,
  at         timestamptz NOT NULL DEFAULT clock_timestamp(),
  kind       text        NOT NULL,
  network    text,
  user_agent text,
  data       jsonb       NOT NULL DEFAULT '{}'
);

CREATE INDEX account_event_account ON gateway.account_event (account_id, id DESC);
CREATE INDEX account_event_network ON gateway.account_event (network, at) WHERE kind = 'registered';
