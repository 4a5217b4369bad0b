-- es.dead_letter
--
-- An event that a consumer could not apply. While a campaign has one, that consumer passes over the campaign's events and
-- goes on with the others; nothing is skipped silently, and a retry applies the campaign from this position on.
CREATE TABLE es.dead_letter (
  consumer    text        NOT NULL,
  generation  int         NOT NULL,
  campaign_no int         NOT NULL REFERENCES es.campaign,
  position    bigint      NOT NULL,
  stream_id   text        NOT NULL,
  version     int         NOT NULL,
  type        text        NOT NULL,
  error       text        NOT NULL,
  attempts    int         NOT NULL DEFAULT 1,
  failed_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (consumer, generation, campaign_no)
);
