-- contracts
--
-- No gateway of the release before runs any more: its notices that still wait come here, and what it alone read goes.
INSERT INTO correspondence.outgoing
  (account, kind, data, created_at, sent_at, channel, key, bundle, due_at, attempts, last_error, failed_at, dead_at, delivery)
SELECT account, kind, data, created_at, sent_at, channel, key, bundle, due_at, attempts, last_error, failed_at, dead_at, delivery
  FROM gateway.outgoing WHERE bundle IS NOT NULL ORDER BY id
ON CONFLICT (key) DO NOTHING;

DELETE FROM gateway.outgoing WHERE bundle IS NOT NULL;

ALTER TABLE gateway.outgoing
  DROP COLUMN channel,
  DROP COLUMN key,
  DROP COLUMN bundle,
  DROP COLUMN due_at,
  DROP COLUMN attempts,
  DROP COLUMN last_error,
  DROP COLUMN failed_at,
  DROP COLUMN dead_at;

CREATE INDEX outgoing_waiting ON gateway.outgoing (id) WHERE sent_at IS NULL;

DROP VIEW gateway.letter, gateway.letter_copy, gateway.letter_mute, gateway.letter_delivery, gateway.notice_settings,
  gateway.notice_progress;

-- Webhooks are signed by correspondence, which has the key of their secrets; without it there they would be lost.
DELETE FROM vault.key WHERE name = 'webhooks' AND EXISTS (SELECT FROM correspondence.key WHERE name = 'webhooks');
