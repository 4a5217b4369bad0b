-- people.session: by what a browser shows that it is signed in.
--
-- browser is the SHA-256 of the cookie of a session that a browser holds; the cookie itself is nowhere. Such a session has no
-- token to renew it with: two windows that renew at once would end it for both.
ALTER TABLE people.session
  ADD COLUMN browser bytea UNIQUE;

-- people.one_time_code: a code that signs a browser of this very computer in, once, as whoever started the house.
ALTER TABLE people.one_time_code
  DROP CONSTRAINT one_time_code_kind_check,
  ADD CONSTRAINT one_time_code_kind_check CHECK (kind IN ('reset', 'email', 'start'));

-- people.live: a session of a browser is looked up by the SHA-256 of its cookie too.
CREATE OR REPLACE VIEW people.live AS
SELECT s.id, s.browser AS digest, NULL::text[] AS scopes, a.id AS account_id, a.name AS account, a.operator,
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
