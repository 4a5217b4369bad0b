-- es.projection
--
-- Which generation of a projection the views of its live schema show, and which older one is kept to go back to.
CREATE TABLE es.projection (
  name                text        PRIMARY KEY,
  live_generation     int         NOT NULL,
  previous_generation int,
  switched_at         timestamptz NOT NULL DEFAULT clock_timestamp()
);
