-- es.era
--
-- One row for each cluster life the log has been through. Transaction ids restart when a dump is restored into another
-- cluster, so a tick's snapshot means something only together with its era.
--
-- Invariant: every event of era n has seq >= first_seq of era n and < first_seq of era n + 1.
CREATE TABLE es.era (
  era               smallint    PRIMARY KEY,
  system_identifier bigint      NOT NULL,
  first_seq         bigint      NOT NULL,
  began_at          timestamptz NOT NULL DEFAULT clock_timestamp()
);

INSERT INTO es.era (era, system_identifier, first_seq)
SELECT 1, system_identifier, 1 FROM pg_control_system();
