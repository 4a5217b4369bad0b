-- es.campaign
--
-- The number behind a campaign's name. Events carry the number; everyone outside says the name.
--
-- Invariant: a row is never deleted and its name never reused, also after the campaign went to the archive.
CREATE TABLE es.campaign (
  campaign_no int         GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_id text        NOT NULL UNIQUE CHECK (campaign_id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$'),
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  closed_at   timestamptz,
  manifest    json
);
