-- people.restraint
--
-- What an account may not do in a campaign, as its administrators have it: hold or ask for a place (banned), or write letters (muted).
-- What is lifted again is deleted; that it was there stands in the log of the campaign.
CREATE TABLE people.restraint (
  campaign   text        NOT NULL,
  account_id uuid        NOT NULL REFERENCES people.account ON DELETE CASCADE,
  kind       text        NOT NULL CHECK (kind IN ('banned', 'muted')),
  reason     text        NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  laid_by    uuid        REFERENCES people.account ON DELETE SET NULL,
  laid_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (campaign, account_id, kind)
);

CREATE INDEX restraint_account ON people.restraint (account_id);

-- people.correspondent_silenced
--
-- Who may write no letters in which campaign, and why: for correspondence, which asks before it takes one.
CREATE VIEW people.correspondent_silenced AS
SELECT campaign, account_id AS account, reason FROM people.restraint WHERE kind = 'muted';
