-- intake.seat_desk
--
-- The private document of each seat: drafts, marks, what was read. It is no part of the campaign: it stands outside the log,
-- no phase, report or rollback knows of it, and nobody reads it but the account that has the seat.
--
-- Invariant: one row a seat. `account` wrote it; a row of another account than asks is never told, and is dropped when the seat's
-- new holder looks or writes. `tag` is the digest of `document`, and a row is replaced only by who names it.
CREATE TABLE intake.seat_desk (
  campaign  text        NOT NULL,
  player    text        NOT NULL,
  account   uuid        NOT NULL,
  tag       text        NOT NULL,
  -- JSON as it was sent: nothing here looks into it.
  document  text        NOT NULL,
  saved_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (campaign, player)
);

CREATE INDEX seat_desk_of_account ON intake.seat_desk (account);
