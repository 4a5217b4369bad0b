-- people.seeking
--
-- A campaign that seeks players: what it says of itself to everybody who is signed in, and the seats it offers, each with words or null.
-- A seat that somebody takes is offered no more, whatever stands here.
CREATE TABLE people.seeking (
  campaign text        PRIMARY KEY,
  words    text        NOT NULL CHECK (length(words) BETWEEN 1 AND 2000),
  seats    jsonb       NOT NULL,
  since    timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- people.join_request
--
-- Somebody without an invitation asks for a seat of a campaign that seeks players.
--
-- Invariant: an account has at most one open request to a campaign; one that was decided stays as it was decided.
CREATE TABLE people.join_request (
  id         uuid        PRIMARY KEY,
  campaign   text        NOT NULL,
  account_id uuid        NOT NULL REFERENCES people.account ON DELETE CASCADE,
  player     text        NOT NULL,
  words      text        NOT NULL CHECK (length(words) BETWEEN 1 AND 1000),
  asked_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  decision   text        CHECK (decision IN ('accepted', 'declined', 'withdrawn')),
  decided_at timestamptz,
  decided_by uuid        REFERENCES people.account ON DELETE SET NULL,
  answer     text        CHECK (length(answer) <= 1000),
  CHECK ((decision IS NULL) = (decided_at IS NULL))
);

CREATE UNIQUE INDEX join_request_open ON people.join_request (campaign, account_id) WHERE decision IS NULL;
CREATE INDEX join_request_account ON people.join_request (account_id, asked_at);
CREATE INDEX join_request_campaign ON people.join_request (campaign, asked_at);
