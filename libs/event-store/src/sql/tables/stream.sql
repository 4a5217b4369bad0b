-- es.stream
--
-- The head of each stream: the row whose lock makes the stream's appends take turns.
--
-- Invariant: version is the version of the stream's last event; a closed stream takes no more events.
-- No CHECK here: the server would parse and evaluate it with every append. es.take_versions() looks at the name of a new
-- stream instead. fillfactor 70 leaves room for HOT updates: the head moves with every append and no index must follow.
CREATE TABLE es.stream (
  stream_pk   int     GENERATED ALWAYS AS IDENTITY,
  campaign_no int     NOT NULL REFERENCES es.campaign,
  stream_id   text    NOT NULL,
  version     int     NOT NULL,
  closed      boolean NOT NULL DEFAULT false,
  PRIMARY KEY (campaign_no, stream_id)
) WITH (fillfactor = 70);

CREATE UNIQUE INDEX stream_pk ON es.stream (stream_pk);
