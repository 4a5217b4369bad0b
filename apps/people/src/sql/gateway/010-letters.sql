-- gateway.letter
--
-- What one who plays a campaign wrote to others of it. Letters belong to the seats, not to the accounts: whoever takes a
-- seat over finds its correspondence. They are no events: every event passes the broker and is read by every service,
-- and a letter is for those it is addressed to.
--
-- Invariant: a letter is never changed; ids are random, so that they tell nobody how many letters there are.
CREATE TABLE gateway.letter (
  id       uuid        PRIMARY KEY,
  campaign text        NOT NULL,
  sender   text        NOT NULL,
  text     text        NOT NULL CHECK (text <> ''),
  sent_at  timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX letter_sender ON gateway.letter (campaign, sender, sent_at);

-- gateway.letter_copy
--
-- A letter as one of its recipients has it.
--
-- Invariant: a copy with delivered_at null is on its way, and its recipient is told nothing of it.
CREATE TABLE gateway.letter_copy (
  letter        uuid        NOT NULL REFERENCES gateway.letter ON DELETE CASCADE,
  recipient     text        NOT NULL,
  place         smallint    NOT NULL,
  campaign      text        NOT NULL,
  delivered_at  timestamptz,
  read_at       timestamptz,
  reported_at   timestamptz,
  report_reason text,
  PRIMARY KEY (letter, recipient),
  CHECK (read_at IS NULL OR delivered_at IS NOT NULL),
  CHECK ((reported_at IS NULL) = (report_reason IS NULL))
);

CREATE INDEX letter_copy_recipient ON gateway.letter_copy (campaign, recipient, delivered_at DESC, letter);
CREATE INDEX letter_copy_reported ON gateway.letter_copy (campaign, reported_at) WHERE reported_at IS NOT NULL;

-- gateway.letter_mute
--
-- Whose letters a player does not want to see. The sender is not told.
CREATE TABLE gateway.letter_mute (
  campaign text NOT NULL,
  player   text NOT NULL,
  sender   text NOT NULL,
  PRIMARY KEY (campaign, player, sender)
);
