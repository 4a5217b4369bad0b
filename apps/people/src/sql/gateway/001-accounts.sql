-- gateway.account
--
-- Who may sign in. Names are lower case, so two accounts never differ by case alone.
--
-- Invariant: password_hash is an argon2id hash in PHC form, or null for an account that cannot sign in yet.
CREATE TABLE gateway.account (
  id            uuid        PRIMARY KEY,
  name          text        NOT NULL UNIQUE CHECK (name ~ '^[a-z0-9][a-z0-9._-]{1,39}$'),
  password_hash text,
  operator      boolean     NOT NULL DEFAULT false,
  created_at    timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- gateway.membership
--
-- What an account is in a campaign. player is the player id of the campaign's position the account plays, if it plays.
--
-- Invariant: one place a campaign for an account; players and ministers have a player, and two accounts never the same.
CREATE TABLE gateway.membership (
  campaign   text        NOT NULL,
  account_id uuid        NOT NULL REFERENCES gateway.account ON DELETE CASCADE,
  role       text        NOT NULL CHECK (role IN ('player', 'minister', 'administrator')),
  player     text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (campaign, account_id),
  CHECK (role = 'administrator' OR player IS NOT NULL)
);

CREATE UNIQUE INDEX membership_player ON gateway.membership (campaign, player) WHERE player IS NOT NULL;
CREATE INDEX membership_account ON gateway.membership (account_id);
