-- gateway.session
--
-- One sign-in and everything that was renewed from it.
--
-- Invariant: a session that has ended never begins again; its tokens are worth nothing from that moment.
CREATE TABLE gateway.session (
  id         uuid        PRIMARY KEY,
  account_id uuid        NOT NULL REFERENCES gateway.account ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  ended_at   timestamptz,
  ended_by   text        CHECK (ended_by IN ('logout', 'reuse', 'password', 'operator'))
);

CREATE INDEX session_account ON gateway.session (account_id);

-- gateway.refresh_token
--
-- The tokens a session was renewed with, by SHA-256; the tokens themselves are nowhere.
--
-- Invariant: a token is used once. A token that comes a second time was stolen, from us or from its owner, and ends the
-- session, whoever of the two came first.
CREATE TABLE gateway.refresh_token (
  digest     bytea       PRIMARY KEY,
  session_id uuid        NOT NULL REFERENCES gateway.session ON DELETE CASCADE,
  issued_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  used_at    timestamptz
);

CREATE INDEX refresh_token_session ON gateway.refresh_token (session_id);
