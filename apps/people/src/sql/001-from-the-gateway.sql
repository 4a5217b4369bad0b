-- What the gateway kept of people is taken over as it stands: tables move with their rows, indexes, constraints and references,
-- and views upon them follow. Who signed in before is signed in afterwards.
--
-- The gateway's own history must have come this far. Who finds it has not waits, as for a database that is starting.
DO $wait$
BEGIN
  IF to_regclass('gateway.account') IS NULL THEN
    RAISE EXCEPTION 'the schema of the gateway is not there yet' USING ERRCODE = 'cannot_connect_now';
  END IF;
END
$wait$;

ALTER TABLE gateway.account SET SCHEMA people;
ALTER TABLE gateway.membership SET SCHEMA people;
ALTER TABLE gateway.session SET SCHEMA people;
ALTER TABLE gateway.refresh_token SET SCHEMA people;
ALTER TABLE gateway.device SET SCHEMA people;
ALTER TABLE gateway.personal_token SET SCHEMA people;
ALTER TABLE gateway.one_time_code SET SCHEMA people;
ALTER TABLE gateway.invitation SET SCHEMA people;
ALTER TABLE gateway.failed_attempt SET SCHEMA people;
ALTER TABLE gateway.account_event SET SCHEMA people;

-- people.outgoing
--
-- Mail about accounts (codes, that a password was changed) on its way to who sends it. Whoever writes a row does it in the
-- transaction of what it tells of; the rows are handed over in the order they were written.
--
-- Invariant: a secret in data is sealed under a key of the installation, and gone once the row is handed over. delivery names
-- the mail to who sends it: handed over twice, it is sent once.
CREATE TABLE people.outgoing (
  id         bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  delivery   uuid        NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  account    uuid        NOT NULL REFERENCES people.account ON DELETE CASCADE,
  kind       text        NOT NULL,
  data       jsonb       NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  sent_at    timestamptz
);

CREATE INDEX outgoing_waiting ON people.outgoing (id) WHERE sent_at IS NULL;
CREATE INDEX outgoing_account ON people.outgoing (account);

-- What waits of it in the gateway's outbox comes along; notices (they have a bundle) go another way. Which columns that outbox
-- still has depends on how far others have come.
WITH waiting AS (
  DELETE FROM gateway.outgoing AS o
   WHERE o.sent_at IS NULL AND to_jsonb(o)->>'bundle' IS NULL AND to_jsonb(o)->>'dead_at' IS NULL
  RETURNING o.id, o.delivery, o.account, o.kind, o.data, o.created_at
)
INSERT INTO people.outgoing (delivery, account, kind, data, created_at)
SELECT delivery, account, kind, data, created_at FROM waiting ORDER BY id;

-- people.live
--
-- All that the gateway learns of people: one row for each session that is not over, and for each personal access token that is
-- good, of accounts that are open, with the places of the account. No password, no refresh token, no code can be read by it.
-- A session is looked up by its id, which a signed token names; a personal token by the SHA-256 of what was presented. A token
-- never carries the powers of an operator, whoever made it. unnoted: it is time to note that it is in use.
CREATE VIEW people.live AS
SELECT s.id, NULL::bytea AS digest, NULL::text[] AS scopes, a.id AS account_id, a.name AS account, a.operator,
       s.last_used_at < clock_timestamp() - interval '5 minutes' AS unnoted,
       (SELECT coalesce(json_agg(json_build_object('campaign', m.campaign, 'role', m.role, 'player', m.player)
                                 ORDER BY m.campaign, m.player), '[]')
          FROM people.membership m WHERE m.account_id = a.id) AS places
  FROM people.session s JOIN people.account a ON a.id = s.account_id
 WHERE s.ended_at IS NULL AND s.expires_at > clock_timestamp() AND a.disabled_at IS NULL
UNION ALL
SELECT t.id, t.digest, t.scopes, a.id, a.name, false,
       coalesce(t.last_used_at < clock_timestamp() - interval '1 minute', true),
       (SELECT coalesce(json_agg(json_build_object('campaign', m.campaign, 'role', m.role, 'player', m.player)
                                 ORDER BY m.campaign, m.player), '[]')
          FROM people.membership m WHERE m.account_id = a.id)
  FROM people.personal_token t JOIN people.account a ON a.id = t.account_id
 WHERE t.revoked_at IS NULL AND t.expires_at > clock_timestamp() AND a.disabled_at IS NULL;
